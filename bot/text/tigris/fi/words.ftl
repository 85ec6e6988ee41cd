# Pelin sanat. Muodot sanan jälkeen ovat lauseita varten: genetiivi, partitiivi, monikko, monikon genetiivi, ”sinun …”.

word-priest = pappi
    .genitive = papin
    .plural = papit
    .plural_genitive = pappien
    .yours = pappisi
word-farmer = maanviljelijä
    .genitive = maanviljelijän
    .plural = maanviljelijät
    .plural_genitive = maanviljelijöiden
    .yours = maanviljelijäsi
word-trader = kauppias
    .genitive = kauppiaan
    .plural = kauppiaat
    .plural_genitive = kauppiaiden
    .yours = kauppiaasi
word-king = kuningas
    .genitive = kuninkaan
    .plural = kuninkaat
    .plural_genitive = kuninkaiden
    .yours = kuninkaasi

word-red = punainen
    .genitive = punaisen
    .partitive = punaista
word-blue = sininen
    .genitive = sinisen
    .partitive = sinistä
word-green = vihreä
    .genitive = vihreän
    .partitive = vihreää
word-black = musta
    .genitive = mustan
    .partitive = mustaa

word-pot = maljakko

word-temple-farm = punasininen monumentti
    .genitive = punasinisen monumentin
word-temple-market = punavihreä monumentti
    .genitive = punavihreän monumentin
word-temple-settlement = punamusta monumentti
    .genitive = punamustan monumentin
word-farm-market = sinivihreä monumentti
    .genitive = sinivihreän monumentin
word-farm-settlement = sinimusta monumentti
    .genitive = sinimustan monumentin
word-market-settlement = vihermusta monumentti
    .genitive = vihermustan monumentin

word-standard = tavallinen
word-advanced = vaativa
