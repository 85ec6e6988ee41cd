# Pelin sanat. Muodot sanan jälkeen ovat lauseita varten: genetiivi, partitiivi, monikko, monikon genetiivi, ”sinun …”.
word-temple = { $count ->
    [one] temppeli
   *[other] { $count } temppeliä
}
    .genitive = temppelin
    .partitive = temppeliä
    .letter = { $count ->
        [one] T
       *[other] { $count } T
    }
word-farm = { $count ->
    [one] maanviljelys
   *[other] { $count } maanviljelystä
}
    .genitive = maanviljelyksen
    .partitive = maanviljelystä
    .letter = { $count ->
        [one] M
       *[other] { $count } M
    }
word-market = { $count ->
    [one] kauppapaikka
   *[other] { $count } kauppapaikkaa
}
    .genitive = kauppapaikan
    .partitive = kauppapaikkaa
    .letter = { $count ->
        [one] K
       *[other] { $count } K
    }
word-settlement = { $count ->
    [one] asutus
   *[other] { $count } asutusta
}
    .genitive = asutuksen
    .partitive = asutusta
    .letter = { $count ->
        [one] A
       *[other] { $count } A
    }
word-archer = jousimies
word-bull = härkä
word-lion = leijona
