# Mitä kortit, laatat ja kohdat tekevät.

# Osien lajit.
component-land = maakortti
component-water = vesikortti
component-space = taivaskortti
component-townsfolk = asukaskortti
component-inspiration = oivalluskortti
component-home = nopan paikka
component-tile = parannuslaatta
component-journal-tile = matkakirjalaatta
component-node = matkakirjan kohta
component-way = matkakirjan viiva
component-spot = rivin paikka
component-cell = karavaanin ruutu
component-guild = kilta
component-scheme = juonikortti
component-rival = vastustajan lauta

# Vaikutukset. Ne ovat kaksoispisteen perässä: tavarat lukuineen, teot kuten painikkeissa.
effect-silver = { $count ->
    [one] 1 hopea
   *[other] { $count } hopeaa
}
effect-provision = { $count ->
    [one] 1 muona
   *[other] { $count } muonaa
}
effect-influence-science = { $count ->
    [one] 1 vaikutus tieteeseen
   *[other] { $count } vaikutusta tieteeseen
}
effect-influence-trade = { $count ->
    [one] 1 vaikutus kauppaan
   *[other] { $count } vaikutusta kauppaan
}
effect-influence-exploration = { $count ->
    [one] 1 vaikutus tutkimukseen
   *[other] { $count } vaikutusta tutkimukseen
}
effect-influence-any = { $count ->
    [one] 1 vaikutus mihin tahansa kiltaan
   *[other] { $count } vaikutusta mihin tahansa kiltaan
}
effect-mark = { $count ->
    [one] 1 vaikutus kortille
   *[other] { $count } vaikutusta korteille
}
effect-rival-mark = { $count ->
    [one] 1 vaikutus kortille
   *[other] { $count } vaikutusta korteille
}
effect-move = { $count ->
    [one] 1 vaikutuksen siirto
   *[other] { $count } vaikutuksen siirtoa
}
effect-retrieve = { $count ->
    [one] 1 apuri takaisin
   *[other] { $count } apuria takaisin
}
effect-refresh = { $count ->
    [one] 1 nopan uudelleenheitto
   *[other] { $count } nopan uudelleenheittoa
}
effect-shift = { $count ->
    [one] noppa ±1
   *[other] { $count } × noppa ±1
}
effect-journal = { $count ->
    [one] 1 askel matkakirjassa
   *[other] { $count } askelta matkakirjassa
}
effect-rival-journal = { $count ->
    [one] 1 askel matkakirjassa
   *[other] { $count } askelta matkakirjassa
}
effect-journal-tile = tässä oleva matkakirjalaatta
effect-new-die = uusi noppa
effect-card-land = ota maakortti
effect-card-water = ota vesikortti
effect-card-inspiration = ota oivalluskortti
effect-card-space = { $off ->
    [0] osta taivaskortti
   *[other] osta taivaskortti { $off } hopean alennuksella
}
effect-card-townsfolk = palkkaa asukas
effect-card-townsfolk-free = palkkaa asukas ilmaiseksi
effect-draw-land = { $count ->
    [one] yksi 1 maakortista
   *[other] yksi { $count } maakortista
}
effect-draw-water = { $count ->
    [one] yksi 1 vesikortista
   *[other] yksi { $count } vesikortista
}
effect-tile-basic = osta peruslaatta
effect-tile-basic-free = ota peruslaatta ilmaiseksi
effect-tile-land = osta maalaatta
effect-tile-water = osta vesilaatta
effect-tile-space = osta taivaslaatta
effect-tile-land-free = ota maalaatta ilmaiseksi
effect-tile-water-free = ota vesilaatta ilmaiseksi
effect-tile-space-free = ota taivaslaatta ilmaiseksi
effect-tile-special = ota erikoislaatta
effect-tile-any-non-special = laatta, ei erikoislaatta
effect-comet = komeettarata +{ $count }
effect-comet-if-last = komeettarata +1 (jos viimeisessä juonessa on komeetta)
effect-focus = sen painopisteen teko
effect-pay = hinta { $cost } → { $then }

# Mitä maksetaan, sanan ”hinta” ja kaksoispisteen perässä.
price-silver = { $count ->
    [one] 1 hopea
   *[other] { $count } hopeaa
}
price-provision = { $count ->
    [one] 1 muona
   *[other] { $count } muonaa
}
price-influence-science = { $count ->
    [one] 1 vaikutus tieteen killasta
   *[other] { $count } vaikutusta tieteen killasta
}
price-influence-trade = { $count ->
    [one] 1 vaikutus kaupan killasta
   *[other] { $count } vaikutusta kaupan killasta
}
price-influence-exploration = { $count ->
    [one] 1 vaikutus tutkimuksen killasta
   *[other] { $count } vaikutusta tutkimuksen killasta
}

# Kehykset: milloin jotain tapahtuu ja minkä arvoinen osa on.
frame-slot = Noppa ({ $assets }): { $effects }.
frame-slot-any = Mikä tahansa noppa: { $effects }.
frame-gain = Heti: { $effects }.
frame-trigger = Aina kun saat ({ $gained }): { $effects }.
frame-host = Yllä olevan kortin kanssa: { $effects }.
frame-lends = Lainaa yllä olevalle kortille: { $assets }.
frame-rest = Lepo: { $effects }.
frame-rival-rest = Lepo: { $effects }.
frame-hire = { $price ->
    [0] Ilmainen
    [one] 1 hopea
   *[other] { $price } hopeaa
}; tulee kortin alle: { $under }.
frame-left = Osuu edelliseen korttiin: { $bars }.
frame-right = Seuraava kortti voi osua: { $bars }.
term-bar = juova { $number }
term-bar-brings = juova { $number }: { $effect }
frame-worth = { $base ->
    [0] { $each } vp { $per }.
   *[other] { $base } vp + { $each } { $per }.
}
frame-worth-sets = { $each } vp jokaisesta sarjasta: { $set }.
frame-worth-most = { $then } vp, jos sinulla on eniten ({ $most }), muuten { $otherwise }.
frame-worth-has = { $then } vp, jos sinulla on { $has }, muuten { $otherwise }.
frame-goal = Kaksinkertaistaa taivaskorttinsa vp:t, jos sinulla on { $needs }.
frame-tags = Merkit: { $tags }.
frame-points = { $count } vp.
frame-columns = Sarakkeet vasemmalta: { $columns }.
frame-turned = Käännettynä: { $columns }.
frame-reached = Tässä: { $effects }.
frame-empty = Ei tuo mitään.
frame-green = Ensimmäinen saa vihreän apurin.
frame-last = Sitten kaikilla on vielä yksi vuoro.
frame-way-have = { $side }: pitää olla { $needs }.
frame-way-pay = { $side }: hinta { $cost }.
frame-way-free = { $side }: ilmainen.
frame-spot = Apuri tässä: { $effects }.
frame-spot-price = Taivaskortin hinta tässä: { $cost }.
frame-covered = Kun laatta peittää: { $effects }.
frame-guild = Kerran vuorossa 1 vaikutuksella: { $power }.
frame-majority = Eniten vaikutusta lopussa: { $count } vp.
effect-guild-science = yksi askel lisää
effect-guild-trade = muuta noppia yhteensä kahdella
effect-guild-exploration = laiva tälle nopalle
frame-scheme-worker = Ensin: asettaa apurin ({ $colours_or }).
frame-scheme-pay = Ensin: hinta { $cost } → { $then }.
frame-scheme-else = Jos se ei onnistu: { $effects }.
frame-scheme-open = Esillä se on: { $colour }, hopeaa { $count }.
frame-scheme-special = Etsii erikoislaattaa alkaen pinosta { $number }.
frame-scheme-comet = Siinä on komeetta.
frame-focus = Painopiste: { $effects }.
frame-track = Kun sen resurssimerkki siirtyy sinisestä keltaiseen: { $effects }.
frame-cells = Sen laattojen alla: { $cells }.
term-cell = { $place }: { $effects }
frame-price-basic = Peruslaatta: { $cost }.
frame-price-land = Maalaatta: { $cost }.
frame-price-water = Vesilaatta: { $cost }.
frame-price-space = Taivaslaatta: { $cost }.

# Merkit ja se, mitä lasketaan.
term-sign-raise = luku +1
term-sign-lower = luku −1
term-sign-turn = luku ±1
term-sign-silver-off = 1 hopean alennus
term-sign-provision-off = 1 muonan alennus
term-sign-none = ei mitään
term-tag-city = { $count ->
    [one] kaupunki
   *[other] { $count } kaupunkia
}
term-tag-vista = { $count ->
    [one] näköala
   *[other] { $count } näköalaa
}
term-tag-harbour = { $count ->
    [one] satama
   *[other] { $count } satamaa
}
term-tag-open-sea = { $count ->
    [one] aava meri
   *[other] { $count } aavaa merta
}
term-tag-observatory = { $count ->
    [one] observatorio
   *[other] { $count } observatoriota
}
term-tag-library = { $count ->
    [one] kirjasto
   *[other] { $count } kirjastoa
}
term-tag-stars = { $count ->
    [one] tähdet
   *[other] { $count } tähtimerkkiä
}
term-tag-planet = { $count ->
    [one] planeetta
   *[other] { $count } planeettaa
}
term-tag-comet = { $count ->
    [one] komeetta
   *[other] { $count } komeettaa
}
term-cards-townsfolk = { $count ->
    [one] asukaskortti
   *[other] { $count } asukaskorttia
}
term-cards-space = { $count ->
    [one] taivaskortti
   *[other] { $count } taivaskorttia
}
term-cards-land = { $count ->
    [one] maakortti
   *[other] { $count } maakorttia
}
term-cards-water = { $count ->
    [one] vesikortti
   *[other] { $count } vesikorttia
}
term-tiles-basic = { $count ->
    [one] peruslaatta
   *[other] { $count } peruslaattaa
}
term-tiles-land = { $count ->
    [one] maalaatta
   *[other] { $count } maalaattaa
}
term-tiles-water = { $count ->
    [one] vesilaatta
   *[other] { $count } vesilaattaa
}
term-tiles-space = { $count ->
    [one] taivaslaatta
   *[other] { $count } taivaslaattaa
}
term-tiles-any = { $count ->
    [one] laatta
   *[other] { $count } laattaa
}
term-tag-sun = { $count ->
    [one] aurinko
   *[other] { $count } aurinkoa
}
term-tag-moon = { $count ->
    [one] kuu
   *[other] { $count } kuuta
}
term-influence-total = { $count ->
    [one] yhteensä 1 vaikutus
   *[other] yhteensä { $count } vaikutusta
}
term-silver = { $count ->
    [one] 1 hopea
   *[other] { $count } hopeaa
}
term-provision = { $count ->
    [one] 1 muona
   *[other] { $count } muonaa
}
term-per-tag-city = { $count ->
    [one] jokaisesta kaupungista
   *[other] jokaista { $count } kaupunkia kohti
}
term-per-tag-vista = { $count ->
    [one] jokaisesta näköalasta
   *[other] jokaista { $count } näköalaa kohti
}
term-per-tag-harbour = { $count ->
    [one] jokaisesta satamasta
   *[other] jokaista { $count } satamaa kohti
}
term-per-tag-open-sea = { $count ->
    [one] jokaisesta aavasta merestä
   *[other] jokaista { $count } aavaa merta kohti
}
term-per-tag-observatory = { $count ->
    [one] jokaisesta observatoriosta
   *[other] jokaista { $count } observatoriota kohti
}
term-per-tag-library = { $count ->
    [one] jokaisesta kirjastosta
   *[other] jokaista { $count } kirjastoa kohti
}
term-per-tag-planet = { $count ->
    [one] jokaisesta planeetasta
   *[other] jokaista { $count } planeettaa kohti
}
term-per-tiles-basic = { $count ->
    [one] jokaisesta peruslaatasta
   *[other] jokaista { $count } peruslaattaa kohti
}
term-per-tiles-land = { $count ->
    [one] jokaisesta maalaatasta
   *[other] jokaista { $count } maalaattaa kohti
}
term-per-tiles-water = { $count ->
    [one] jokaisesta vesilaatasta
   *[other] jokaista { $count } vesilaattaa kohti
}
term-per-tiles-space = { $count ->
    [one] jokaisesta taivaslaatasta
   *[other] jokaista { $count } taivaslaattaa kohti
}
term-per-tag-stars = { $count ->
    [one] jokaisesta tähtimerkistä
   *[other] jokaista { $count } tähtimerkkiä kohti
}
term-per-cards-inspiration = { $count ->
    [one] jokaisesta oivalluskortista
   *[other] jokaista { $count } oivalluskorttia kohti
}
term-per-influence-science = { $count ->
    [one] jokaisesta vaikutuksesta tieteessä
   *[other] jokaista { $count } vaikutusta kohti tieteessä
}
term-per-influence-trade = { $count ->
    [one] jokaisesta vaikutuksesta kaupassa
   *[other] jokaista { $count } vaikutusta kohti kaupassa
}
term-per-influence-exploration = { $count ->
    [one] jokaisesta vaikutuksesta tutkimuksessa
   *[other] jokaista { $count } vaikutusta kohti tutkimuksessa
}

# Mitä sanat tarkoittavat, koko tekstin alla.
keyword-effect-mark = Vaikutus kortilla: jos joku muu ottaa kortin tai käyttää siinä apuria, hän maksaa sinulle 1 hopean tai 1 muonan.
keyword-effect-move = Vaikutuksen siirto: killasta toiseen.
keyword-effect-retrieve = Apuri takaisin: avoimelta kortilta varastoosi.
keyword-effect-refresh = Nopan uudelleenheitto: ota asetettu noppa takaisin ja heitä se, tai heitä varastosi noppa uudelleen.
keyword-effect-shift = Noppa ±1: käännä varastosi noppaa yhdellä ylös tai alas, ei kuitenkaan kuutosesta ykköseen.
keyword-effect-journal = Askel matkakirjassa: viivaa pitkin oikealle, jos täytät sen musteläikän vaatimuksen.
keyword-effect-card-space = Taivaskortti tulee maa- tai vesikortin ylle ja maksaa hopeaa paikan mukaan.
keyword-effect-card-townsfolk = Asukkaat tulevat sopivan maa- tai vesikortin alle, yksi kunkin alle.
keyword-effect-card-townsfolk-free = { keyword-effect-card-townsfolk }
keyword-effect-card-inspiration = Oivalluskortti tulee taivaskortin taakse, tai hylkäät sen ja käytät sen vieressä olevan toiminnon.
keyword-frame-rest = Levon edut saat, kun varastossa on enintään yksi noppa.
keyword-frame-rival-rest = Se lepää, kun kolme punaista tai kolme sinistä juonikorttia on esillä.
keyword-effect-rival-mark = Vastustajan vaikutus kortilla: maksat 1 hopean tai 1 muonan, kun otat kortin tai käytät siinä apuria, ja vastustajan resurssimerkki etenee 1 paikan.
keyword-effect-rival-journal = Vastustajan askel matkakirjassa: se ei tarvitse mitään, mitä musteläikkä vaatii.

# Missä osa on.
lies-row = Esillä ({ $row }, paikka { $number }).
lies-claim = Vaikutus siinä: { $who }.
lies-claim-rival = Vaikutus siinä: vastustaja.
lies-workers = Apurit siinä: { $workers }.
lies-before = Omistaja: { $who }.
lies-rival = Omistaja: vastustaja.
lies-pile = { $count ->
    [one] Pinossa jäljellä 1.
   *[other] Pinossa jäljellä { $count }.
}
lies-at = Kohdassa { $place }.
lies-tile = Laatta tässä: { $effects }.
lies-stands = Tässä on { $who }.
lies-die = { $who }: tässä noppa { $value }.
lies-influence = Vaikutus siinä, { $who }: { $count }.
