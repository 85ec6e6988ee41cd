# Pelin sanat. Muodot sanan jälkeen ovat lauseita varten: genetiivi, partitiivi, monikko, monikon genetiivi, ”sinun …”.
word-temple = temppeli
    .genitive = temppelin
    .partitive = temppeliä
word-farm = maanviljelys
    .genitive = maanviljelyksen
    .partitive = maanviljelystä
word-market = kauppapaikka
    .genitive = kauppapaikan
    .partitive = kauppapaikkaa
word-settlement = asutus
    .genitive = asutuksen
    .partitive = asutusta
word-archer = jousimies
word-bull = härkä
word-lion = leijona
