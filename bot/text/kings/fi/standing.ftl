# Mihin voi vastata etukäteen. Aihe ja vastaukset ovat kaikille kysymyksille yhteisiä.
standing-attack = Kun hyökkäät
standing-defence = Kun puolustat
standing-point = Kun voit pelata kortin voittopakkaasi

standing-about-any = yleensä
standing-about-king = kuningas
standing-about-trader = kauppias
standing-about-priest = pappi
standing-about-farmer = maanviljelijä
standing-about-black = musta kortti
standing-about-green = vihreä kortti
standing-about-red = punainen kortti
standing-about-blue = sininen kortti

standing-answer-never = älä käytä kortteja
standing-answer-win = pelaa juuri sen verran, että voitat
standing-answer-always = pelaa, jos sellainen on kädessä
standing-answer-ask = kysy minulta
standing-answer-count = { $count ->
    [one] pelaa enintään { $count } kortti
   *[other] pelaa enintään { $count } korttia
}
