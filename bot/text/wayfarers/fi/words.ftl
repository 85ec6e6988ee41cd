# Pelin sanat. Vaikutus ilman lukua on kerran. Sanan perässä olevat muodot ovat lauseita varten.
word-silver = { $count ->
    [one] hopea
   *[other] { $count } hopeaa
}
    .genitive = hopean
    .partitive = hopeaa
    .sign = { $count } 🪙
word-provision = { $count ->
    [one] muona
   *[other] { $count } muonaa
}
    .genitive = muonan
    .partitive = muonaa
    .sign = { $count } 🍞
word-influence = vaikutus
    .partitive = vaikutusta
word-influence-science = { $count ->
    [one] vaikutus tieteeseen
   *[other] { $count } vaikutusta tieteeseen
}
    .price = { $count ->
        [one] vaikutus tieteen killasta
       *[other] { $count } vaikutusta tieteen killasta
    }
    .sign = { $count } ⚛️
word-influence-trade = { $count ->
    [one] vaikutus kauppaan
   *[other] { $count } vaikutusta kauppaan
}
    .price = { $count ->
        [one] vaikutus kaupan killasta
       *[other] { $count } vaikutusta kaupan killasta
    }
    .sign = { $count } ⚖️
word-influence-exploration = { $count ->
    [one] vaikutus tutkimukseen
   *[other] { $count } vaikutusta tutkimukseen
}
    .price = { $count ->
        [one] vaikutus tutkimuksen killasta
       *[other] { $count } vaikutusta tutkimuksen killasta
    }
    .sign = { $count } 🧭
word-influence-any = { $count ->
    [one] vaikutus mihin tahansa kiltaan
   *[other] { $count } vaikutusta mihin tahansa kiltaan
}
    .sign = { $count } ♣️
word-mark = { $count ->
    [one] vaikutus kortille
   *[other] vaikutus { $count } kortille
}
word-move = { $count ->
    [one] vaikutuksen siirto
   *[other] { $count } vaikutuksen siirtoa
}
word-retrieve = { $count ->
    [one] apuri takaisin
   *[other] { $count } apuria takaisin
}
word-refresh = { $count ->
    [one] nopan uudelleenheitto
   *[other] { $count } nopan uudelleenheittoa
}
word-shift = { $count ->
    [one] noppa ±1
   *[other] { $count } × noppa ±1
}
word-journal = { $count ->
    [one] askel matkakirjassa
   *[other] { $count } askelta matkakirjassa
}
word-new-die = uusi noppa
word-card = kortti
word-tile = laatta
word-draw = kolmesta valitseminen
word-card-land = maakortti
word-card-water = vesikortti
word-card-space = taivaskortti
word-card-townsfolk = asukaskortti
word-card-inspiration = oivalluskortti
word-draw-land = yksi kolmesta maakortista
word-draw-water = yksi kolmesta vesikortista
word-tile-basic = peruslaatta
word-tile-land = maalaatta
word-tile-water = vesilaatta
word-tile-space = taivaslaatta
word-tile-special = erikoislaatta

word-land = maa
    .cards = maakortit
    .partitive = maakorttia
word-water = vesi
    .cards = vesikortit
    .partitive = vesikorttia
word-space = taivas
    .cards = taivaskortit
    .partitive = taivaskorttia
word-townsfolk = asukkaat
    .cards = asukaskortit
    .partitive = asukaskorttia
word-inspiration = oivallus
    .cards = oivalluskortit
    .partitive = oivalluskorttia
word-upgrade = laatat
word-basic = perus
word-special = erikois

word-science = tiede
    .genitive = tieteen
    .sign = ⚛️
word-trade = kauppa
    .genitive = kaupan
    .sign = ⚖️
word-exploration = tutkimus
    .genitive = tutkimuksen
    .sign = 🧭

word-green = vihreä
    .genitive = vihreän
    .partitive = vihreää
word-yellow = keltainen
    .genitive = keltaisen
    .partitive = keltaista
word-blue = sininen
    .genitive = sinisen
    .partitive = sinistä
word-black = musta
    .genitive = mustan
word-red = punainen
    .genitive = punaisen
word-none = ei mitään
word-rival = vastustaja

word-camel = { $count ->
    [one] kameli
   *[other] { $count } kamelia
}
word-ship = { $count ->
    [one] laiva
   *[other] { $count } laivaa
}
word-telescope = { $count ->
    [one] kaukoputki
   *[other] { $count } kaukoputkea
}
word-pigeon = { $count ->
    [one] kyyhky
   *[other] { $count } kyyhkyä
}

word-city = kaupunki
word-vista = näköala
word-harbour = satama
word-open_sea = aava meri
word-observatory = observatorio
word-library = kirjasto

word-tag-city = kaupungit
word-tag-vista = näköalat
word-tag-harbour = satamat
word-tag-open-sea = aavat meret
word-tag-observatory = observatoriot
word-tag-library = kirjastot
word-tag-stars = tähdet
word-tag-planet = planeetat
word-tag-comet = komeetat
word-tag-sun-or-moon = aurinko tai kuu
word-cards-townsfolk = asukaskortit
word-tiles-any = laatat
word-tiles-basic = peruslaatat
word-tiles-land = maalaatat
word-tiles-water = vesilaatat
word-tiles-space = taivaslaatat

word-front = etupuoli
    .brief = etu
word-back = kääntöpuoli
    .brief = taka
word-free = ilmaiseksi
word-discard = pois
word-rest = lepo
word-random = satunnainen

word-crimson = karmiini
word-saffron = sahrami
word-azure = taivaansini
word-violet = violetti

word-aaa = A · A · A
word-aab = A · A · B
word-aba = A · B · A
word-abb = A · B · B
word-baa = B · A · A
word-bab = B · A · B
word-bba = B · B · A
word-bbb = B · B · B

# Osista kootut nimet, ensimmäisen tai viimeisen osan mukaan.
joined-n = { $first }–{ $second }
