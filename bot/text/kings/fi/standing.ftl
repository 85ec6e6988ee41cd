# Mihin voi vastata etukäteen. Aihe ja vastaukset ovat kaikille kysymyksille yhteisiä.
standing-point = Kun voin pelata kortin voittopakkaani

standing-about-any = yleensä
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
