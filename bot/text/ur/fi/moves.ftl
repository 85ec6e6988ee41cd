# Siirrot: miten painikkeet, valikot ja komennot niitä kutsuvat ja miten siirto luetaan lauseena.
verb-throw = Heitä nopat
verb-throw-description = Heittää nopat
verb-move = Siirrä nappulaa
verb-move-description = Siirtää yhtä nappulaasi heiton verran tai tuo uuden laudalle
argument-piece = Nappulasi ruutu, esimerkiksi B4, tai new
pick-piece = Mikä nappula?
move-throw = heitä nopat
move-move = { $count ->
    [0] siirrä nappulaa
   *[other] { $one_word ->
       [new] tuo uusi nappula laudalle
      *[other] siirrä nappulaa ruudusta { $one }
   }
}
short-move = { $one_word ->
    [new] uusi nappula
   *[other] { $one }
}
