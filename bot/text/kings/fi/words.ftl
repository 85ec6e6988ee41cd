# Pelin sanat. Muodot sanan jälkeen ovat lauseita varten: genetiivi, partitiivi, monikko, monikon genetiivi, ”sinun …”; `cards` ovat johtajan värin kortit.
word-treasure = aarre

word-king = kuningas
    .genitive = kuninkaan
    .plural = kuninkaat
    .plural_genitive = kuninkaiden
    .yours = kuninkaasi
    .cards = asutuksia
word-trader = kauppias
    .genitive = kauppiaan
    .plural = kauppiaat
    .plural_genitive = kauppiaiden
    .yours = kauppiaasi
    .cards = kauppapaikkoja
word-priest = pappi
    .genitive = papin
    .plural = papit
    .plural_genitive = pappien
    .yours = pappisi
    .cards = temppeleitä
word-farmer = maanviljelijä
    .genitive = maanviljelijän
    .plural = maanviljelijät
    .plural_genitive = maanviljelijöiden
    .yours = maanviljelijäsi
    .cards = maanviljelyksiä

word-black = musta
    .genitive = mustan
    .partitive = mustaa
word-green = vihreä
    .genitive = vihreän
    .partitive = vihreää
word-red = punainen
    .genitive = punaisen
    .partitive = punaista
word-blue = sininen
    .genitive = sinisen
    .partitive = sinistä

word-blue-black = sinimusta laiva
    .genitive = sinimustan laivan
word-blue-green = sinivihreä laiva
    .genitive = sinivihreän laivan
word-blue-red = sinipunainen laiva
    .genitive = sinipunaisen laivan

word-vase = maljakko
