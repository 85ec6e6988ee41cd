# Mihin voi vastata etukäteen. Aihe ja vastaukset ovat kaikille kysymyksille yhteisiä.
standing-attack = Kun hyökkään
standing-defence = Kun puolustan
standing-point = Kun voin pelata kortin voittopakkaani

standing-about-any = yleensä
standing-about-king = kuningas
standing-about-trader = kauppias
standing-about-priest = pappi
standing-about-farmer = maanviljelijä
standing-about-black = musta kortti
standing-about-green = vihreä kortti
standing-about-red = punainen kortti
standing-about-blue = sininen kortti

standing-answer-never = en käytä kortteja
standing-answer-win = pelaan juuri voittoon tarvittavat
standing-answer-always = pelaan, jos sellainen on kädessäni
standing-answer-ask = kysy minulta
standing-answer-count = { $count ->
    [one] pelaan enintään { $count } kortin
   *[other] pelaan enintään { $count } korttia
}
