# Pelin sanat. Muodot sanan jälkeen ovat lauseita varten: genetiivi, partitiivi, monikko, monikon genetiivi, ”sinun …”.
word-temple = { $count ->
    [one] temppeli
   *[other] { $count } temppeliä
}
    .genitive = temppelin
    .partitive = temppeliä
word-farm = { $count ->
    [one] maanviljelys
   *[other] { $count } maanviljelystä
}
    .genitive = maanviljelyksen
    .partitive = maanviljelystä
word-market = { $count ->
    [one] kauppapaikka
   *[other] { $count } kauppapaikkaa
}
    .genitive = kauppapaikan
    .partitive = kauppapaikkaa
word-settlement = { $count ->
    [one] asutus
   *[other] { $count } asutusta
}
    .genitive = asutuksen
    .partitive = asutusta
word-archer = jousimies
word-bull = härkä
word-lion = leijona
