# Siirrot: miksi painikkeet, valikot ja komennot niitä kutsuvat, ja miten siirto luetaan lauseena.
verb-die = Aseta noppa
verb-worker = Aseta apuri
verb-rest = Lepää
verb-adjust = Muuta noppia (kaupan kilta)
verb-conclude = Aloita viimeinen kierros
verb-choose = Valitse yksi toiminnoista
verb-pay = Maksa toiminnosta
verb-take = Ota kortti
verb-hire = Palkkaa asukas
verb-inspire = Ota oivalluskortti
verb-draw = Valitse kolmesta kortista
verb-keep = Pidä yksi korteista
verb-tile = Ota laatta
verb-influence = Vaikutus kiltaan
verb-mark = Vaikutus kortille
verb-move = Siirrä vaikutus
verb-retrieve = Ota apuri takaisin
verb-refresh = Heitä noppa uudelleen
verb-shift = Muuta noppaa yhdellä
verb-journal = Askel matkakirjassa
verb-onward = Vielä askel (tieteen kilta)
verb-skip = Jätä loput
verb-end = Päätä vuoro
verb-allow = Salli
verb-deny = Estä

verb-die-description = Asettaa nopan kaupunkiin, satamaan tai pelaajalaudallesi
verb-worker-description = Asettaa apurin avoimelle kortille ja käyttää sen paikan toiminnon
verb-rest-description = Ottaa asetetut nopat takaisin ja heittää ne; jos jäljellä on enintään yksi, saat levon edut
verb-adjust-description = Poistaa vaikutuksen kaupan killasta: yksi noppa kahdella tai kaksi noppaa yhdellä
verb-conclude-description = Antaa jokaiselle viimeisen vuoron, jos kukaan ei voi enää edetä matkakirjassa
verb-choose-description = Valitsee yhden kortin tai paikan toiminnoista
verb-pay-description = Maksaa toiminnon hinnan
verb-take-description = Ottaa maa-, vesi- tai taivaskortin rivistä
verb-hire-description = Ottaa asukaskortin maa- tai vesikorttisi alle
verb-inspire-description = Asettaa oivalluksen taivaskortin taakse tai hylkää sen ja tekee viereisen toiminnon
verb-draw-description = Katsoo kolme korttia pakasta ja ottaa niistä yhden
verb-keep-description = Ottaa yhden katsomistasi korteista
verb-tile-description = Asettaa laatan karavaaniisi
verb-influence-description = Asettaa vaikutuksen kiltaan
verb-mark-description = Asettaa vaikutuksen avoimelle kortille
verb-move-description = Siirtää vaikutuksen killasta toiseen
verb-retrieve-description = Ottaa apurin avoimelta kortilta
verb-refresh-description = Heittää asetetun nopan tai varastosi nopan uudelleen
verb-shift-description = Muuttaa varastosi noppaa yhdellä ylös tai alas
verb-journal-description = Etenee matkakirjassa yhden askeleen
verb-onward-description = Poistaa vaikutuksen tieteen killasta ja ottaa vielä askeleen
verb-skip-description = Jättää loput toiminnot käyttämättä
verb-end-description = Päättää vuorosi; uudet kortit käännetään esiin
verb-allow-description = Antaa vastustajan toimia; saat hopean tai muonan
verb-deny-description = Maksaa hopean tai muonan, niin vastustaja etsii muualta

argument-die = Varastossasi olevan nopan luku
argument-slot = Mihin: HL, HW, H1–H4 tai oma kaupunki tai satama
argument-face = Luku, jona noppaa käytetään; laatalla etu- tai kääntöpuoli
argument-help = Killan apu: laiva tai kauppa
argument-more = Toinen apu
argument-worker = Vihreä, keltainen tai sininen
argument-card = Kortti tunnuksella, esimerkiksi L05
argument-fee = Hopea tai muona sille, jonka vaikutus kortilla on
argument-first = Varaston noppa, joka myös heitetään
argument-second = Vielä noppa
argument-third = Vielä noppa
argument-fourth = Vielä noppa
argument-fifth = Vielä noppa
argument-to = Uusi luku; vaikutuksella kilta, johon se menee
argument-other = Toinen noppa
argument-then = Sen uusi luku
argument-source = Missä valitaan; vaikutuksella mistä se otetaan
argument-branch = Mikä toiminnoista
argument-host = Maa- tai vesikortti asukkaan yllä
argument-space = Taivaskortti tai discard
argument-lowest = Mikä muista menee alimmaksi
argument-tile = Laatta tunnuksella, esimerkiksi UB1
argument-cell = Vasemman yläkulman ruutu, esimerkiksi 2b
argument-payment = Hopea, vaikutus tai ilmaiseksi
argument-guild = Tiede, kauppa tai tutkimus
argument-place = Asetetun nopan paikka tai varaston nopan luku
argument-node = Kohta matkakirjassa, esimerkiksi Qom
argument-good = Hopea tai muona

pick-die = Mikä noppa?
pick-slot = Mihin paikkaan?
pick-face = Minä lukuna?
pick-tile-face = Kumpi puoli ylöspäin?
pick-help = Millä avulla?
pick-more = Millä muulla avulla?
pick-worker = Mikä apuri?
pick-card = Mikä kortti?
pick-fee = Kummalla maksat?
pick-first = Heitetäänkö muukin noppa?
pick-second = Heitetäänkö muukin noppa?
pick-third = Heitetäänkö muukin noppa?
pick-fourth = Heitetäänkö muukin noppa?
pick-fifth = Heitetäänkö muukin noppa?
pick-to = Mihin lukuun?
pick-move-to = Mihin kiltaan?
pick-other = Muutetaanko toistakin noppaa?
pick-then = Mihin lukuun?
pick-source = Mistä?
pick-branch = Mikä toiminto?
pick-host = Minkä korttisi alle?
pick-space = Minkä taivaskortin taakse?
pick-lowest = Mikä muista menee alimmaksi?
pick-tile = Mikä laatta?
pick-cell = Mihin karavaanissa?
pick-payment = Millä maksat?
pick-guild = Mikä kilta?
pick-place = Mikä noppa?
pick-node = Mihin matkakirjan kohtaan?
pick-good = Hopea vai muona?

move-die = { $count ->
    [0] aseta noppa
    [1] aseta noppa { $one }
    [2] noppa { $one } paikkaan { $two }
    [3] { $repeated ->
        [0] noppa { $one } paikkaan { $two } lukuna { $three }
       *[other] noppa { $one } paikkaan { $two }
    }
    [4] { $repeated ->
        [0] noppa { $one } paikkaan { $two } lukuna { $three }
       *[other] noppa { $one } paikkaan { $two }
    }, apuna { $four }
   *[other] noppa { $one } paikkaan { $two } lukuna { $three }, apuna { $four } ja { $five }
}
move-worker = { $count ->
    [0] aseta apuri
    [1] aseta { $one } apuri
    [2] { $one } apuri kortille { $two }
   *[other] { $one } apuri kortille { $two }, maksu: { $three }
}
move-rest = { $count ->
    [0] lepää
   *[other] lepää ja heitä myös { $words }
}
move-adjust = { $count ->
    [0] muuta noppia
    [1] muuta noppaa { $one }
    [2] käännä noppa luvusta { $one } lukuun { $two }
    [3] käännä noppa luvusta { $one } lukuun { $two } ja muuta noppaa { $three }
   *[other] käännä noppa luvusta { $one } lukuun { $two } ja toinen luvusta { $three } lukuun { $four }
}
move-choose = { $count ->
    [0] valitse yksi toiminnoista
    [1] valitse: { $one }
   *[other] { $one }: { $two }
}
move-pay = maksa toiminnosta
move-take = { $count ->
    [0] ota kortti
    [1] ota { $one }
   *[other] ota { $one }, maksu: { $two }
}
move-hire = { $count ->
    [0] palkkaa asukas
    [1] palkkaa { $one }
    [2] palkkaa { $one } kortille { $two }
   *[other] palkkaa { $one } kortille { $two }, maksu: { $three }
}
move-inspire = { $count ->
    [0] ota oivalluskortti
    [1] ota { $one }
    [2] { $two_word ->
        [discard] hylkää { $one }, käytä sen vieressä oleva toiminto
       *[other] { $one } kortin { $two } taakse
    }
   *[other] { $two_word ->
        [discard] hylkää { $one }, käytä sen vieressä oleva toiminto, maksu: { $three }
       *[other] { $one } kortin { $two } taakse, maksu: { $three }
    }
}
move-draw = valitse kolmesta kortista
move-keep = { $count ->
    [0] pidä yksi korteista
    [1] pidä { $one }
   *[other] pidä { $one }; alimmaksi { $two }
}
move-tile = { $count ->
    [0] ota laatta
    [1] ota { $one }
    [2] ota { $one }, ylöspäin { $two }
    [3] { $one }, ylöspäin { $two }, ruutuun { $three }
   *[other] { $one }, ylöspäin { $two }, ruutuun { $three }, hinta: { $four }
}
move-influence = { $count ->
    [0] aseta vaikutus kiltaan
    [1] vaikutus { $one_genitive } kiltaan
   *[other] vaikutus { $one_genitive } kiltaan, mistä: { $two }
}
move-mark = { $count ->
    [0] aseta vaikutus kortille
    [1] vaikutus kortille { $one }
   *[other] vaikutus kortille { $one }, mistä: { $two }
}
move-move = { $count ->
    [0] siirrä vaikutus
    [1] siirrä vaikutus { $one_genitive } killasta
   *[other] siirrä vaikutus { $one_genitive } killasta { $two_genitive } kiltaan
}
move-retrieve = { $count ->
    [0] ota apuri takaisin
    [1] ota apuri kortilta { $one }
    [2] ota { $two } apuri kortilta { $one }
   *[other] ota { $two } apuri kortilta { $one }, maksu: { $three }
}
move-refresh = { $count ->
    [0] heitä noppa uudelleen
   *[other] heitä noppa uudelleen: { $one }
}
move-shift = { $count ->
    [0] muuta noppaa yhdellä
    [1] muuta noppaa { $one } yhdellä
   *[other] käännä noppa luvusta { $one } lukuun { $two }
}
move-journal = { $count ->
    [0] askel matkakirjassa
   *[other] askel matkakirjan kohtaan { $one }
}
move-onward = { $count ->
    [0] vielä askel matkakirjassa
   *[other] vielä askel kohtaan { $one }
}
move-skip = jätä loput
move-conclude = aloita viimeinen kierros
move-end = päätä vuoro
move-allow = { $count ->
    [0] salli
   *[other] salli ja ota { $one }
}
move-deny = { $count ->
    [0] estä
   *[other] estä ja maksa { $one }
}

# Kokonaiset siirrot painikkeissa.
short-die = { $repeated ->
    [0] noppa { $one } lukuna { $three }: { $two }
   *[other] noppa { $one } paikkaan { $two }
}{ $count ->
    [3] { "" }
   *[other] { $four_word ->
        [ship] , { $four }
       *[other] { "" }
    }
}
short-worker = { $count ->
    [2] { "" }
   *[other] −1 { $three }:{ " " }
}{ $one } → { $two }
short-rest = Lepää, heitä myös { $words }
short-adjust = noppa { $one } → { $two }{ $count ->
    [2] { "" }
   *[other] , { $three } → { $four }
}
short-choose = { $two_word ->
    [provision] { $one }
    [silver] { $one }
   *[other] { $one }: { $two }
}
short-take = { $count ->
    [1] { "" }
   *[other] −1 { $two }:{ " " }
}Ota { $one }
short-hire = { $count ->
    [2] { $one } → { $two }
   *[other] −1 { $three }: { $one_word } → { $two }
}
short-inspire = { $two_word ->
    [discard] { $count ->
        [2] hylkää { $one }
       *[other] −1 { $three }: hylkää { $one }
    }
   *[other] { $count ->
        [2] { $one } → { $two }
       *[other] −1 { $three }: { $one_word } → { $two }
    }
}
short-keep = { $count ->
    [1] Pidä { $one }
   *[other] Alimmaksi { $two_word }; pidä { $one }
}
short-tile = { $three } { $two_brief }: { $one }
left-tile = { $two_word ->
    [back] { $three } ({ $two })
   *[other] { $three }
}
short-influence = Vaikutus { $one_genitive } kiltaan{ $count ->
    [1] { "" }
   *[other] , mistä: { $two }
}
short-mark = Vaikutus kortille { $one }{ $count ->
    [1] { "" }
   *[other] , mistä: { $two }
}
short-move = Vaikutus: { $one } → { $two }
short-retrieve = { $count ->
    [2] { "" }
   *[other] −1 { $three }:{ " " }
}{ $two } takaisin: { $one }
short-shift = Noppa { $one } → { $two }

button-hand = Karavaanini
your-hand = Karavaanisi ja korttisi.

# Kinds of moves on the first page of a panel.
kind-die = Noppa
kind-worker = Apuri
kind-rest = Lepo
kind-adjust = Muuta noppia

# Labels beside a sign.
brief-die = { $two_word }{ $repeated ->
    [0] { " " }({ $three })
   *[other] { "" }
}{ $count ->
    [3] { "" }
   *[other] { $four_word ->
        [ship] { " " }⛵
       *[other] { "" }
    }
}
brief-worker = { $two_word }{ $count ->
    [2] { "" }
   *[other] { " " }−{ $three_sign }
}
brief-hire = { $one_word } → { $two_word }{ $count ->
    [2] { "" }
   *[other] { " " }−{ $three_sign }
}
brief-take = { $one_word }{ $count ->
    [1] { "" }
   *[other] { " " }−{ $two_sign }
}
brief-inspire = { $two_word ->
    [discard] hylkää { $one_word }
   *[other] { $one_word } → { $two_word }
}{ $count ->
    [2] { "" }
   *[other] { " " }−{ $three_sign }
}
brief-keep = { $one_word }{ $count ->
    [1] { "" }
   *[other] { " " }(↓ { $two_word })
}
brief-rest = { kind-rest } + noppa { $words }
brief-adjust = { $one } → { $two }{ $count ->
    [2] { "" }
   *[other] , { $three } → { $four }
}
brief-shift = { $one } → { $two }
brief-choose = { $two_word ->
    [provision] { $one_word }
    [silver] { $one_word }
   *[other] { $one_word }: { $two }
}
brief-mark = { $count ->
    [1] { $one_word }
   *[other] { $two } → { $one_word }
}
brief-influence = { $count ->
    [1] { $one }
   *[other] { $two } → { $one }
}
brief-move = { $one } → { $two }
brief-retrieve = ↩ { $one_word }{ $count ->
    [2] { "" }
   *[other] { " " }−{ $three_sign }
}
brief-journal = { $one }
brief-tile = { $three } { $one_word }{ $two_word ->
    [back] { " " }({ $two })
   *[other] { "" }
}

# Labels with a number and no sign.
signless-rest = { brief-rest }
