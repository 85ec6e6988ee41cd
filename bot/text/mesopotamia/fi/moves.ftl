# Siirrot: miltä ne kuulostavat painikkeissa, valikoissa ja komennoissa, ja siirto lauseena.
command-play = Siirrot pelissä Mesopotamia
command-play-battle = Taistelut ja mitä niistä seuraa
verb-use = Valitse toiminto
verb-reroll = Heitä uudelleen
verb-end = Päätä vuoro
verb-move = Siirrä joukkoa
verb-sail = Purjehdi
verb-build = Rakenna
verb-convert = Savi tauluiksi
verb-discover = Kehitä teknologia
verb-gather = Kerää
verb-trade = Käy kauppaa
verb-bones = Ota luita
verb-train = Kouluta joukko
verb-done = Valmis
verb-option = Valitse vaihtoehto
verb-take = Ota tavaroita
verb-pay = Maksa tavaroilla
verb-order = Seuraava taistelu
verb-first = Kuka heimoa vastaan
verb-pair = Valitse taistelijat
verb-reveal = Paljasta tapahtuma
verb-bid = Tarjoa luita
verb-place = Aseta luita
verb-row = Järjestä rivit
verb-tire = Poista luu
verb-retreat = Peräänny
verb-lose = Luovu joukosta
verb-duel = Kaksintaistelu
verb-conquer = Valtaa asutus
verb-destroy = Tuhoa asutus
verb-decline = Jätä väliin
verb-home = Valitse kotialue
verb-die = Valitse noppa
verb-camp = Aseta leiri
verb-harbour = Ankkuroi laiva
verb-keep = Pidä tehtävät
verb-use-description = Valitsee toiminnon merkillä tai nopilla
verb-reroll-description = Heittää taululla uudelleen käyttämättömiä noppia
verb-end-description = Päättää vuorosi; noppasi heitetään
verb-move-description = Siirtää joukon, halutessa muurinmurtajan kanssa
verb-sail-description = Siirtää laivan jokia pitkin
verb-build-description = Rakentaa muurin, kerroksen, murtajan, laivan, asutuksen tai puutarhan
verb-convert-description = Muuttaa savea tauluiksi
verb-discover-description = Nostaa teknologiaa tason
verb-gather-description = Kerää tavaran kotoa, joukolta, asutukselta tai laivalta
verb-trade-description = Käyttää kauppalaatan
verb-bones-description = Ottaa sodankäyntikortin luut
verb-train-description = Kouluttaa maajoukon
verb-done-description = Päättää toiminnon tai vaiheen
verb-option-description = Valitsee tapahtuman vaihtoehdon
verb-take-description = Ottaa mitä tahansa tavaroita
verb-pay-description = Maksaa millä tahansa tavaroilla
verb-order-description = Valitsee seuraavan taistelun
verb-first-description = Valitsee, kuka kohtaa heimon ensin
verb-pair-description = Valitsee kaksi seuraavaa taistelijaa
verb-reveal-description = Valitsee paljastettavan tapahtuman
verb-bid-description = Tarjoaa luita salaa; yksinkertaisessa taistelussa yksi luku
verb-place-description = Asettaa luita taistelukortille
verb-row-description = Sijoittaa kortin riviin
verb-tire-description = Valitsee väsymyksen viemän luun
verb-retreat-description = Valitsee perääntymisalueen
verb-lose-description = Valitsee menetettävän joukon
verb-duel-description = Valitsee kaksintaistelun parit
verb-conquer-description = Valtaa asutuksen itsellesi
verb-destroy-description = Tuhoaa asutuksen
verb-decline-description = Jättää väliin
verb-home-description = Valitsee kotialueesi
verb-die-description = Valitsee uuden nopan värin
verb-camp-description = Asettaa Elamin asutuksen ja muurin
verb-harbour-description = Ankkuroi Eblan laivan
verb-keep-description = Valitsee pidettävät tehtävät
argument-action = Toiminto, esim. löytöretki
argument-die = Noppasi
argument-die-2 = Toinen noppa
argument-die-3 = Toinen noppa
argument-die-4 = Toinen noppa
argument-die-5 = Toinen noppa
argument-die-6 = Toinen noppa
argument-area = Alue, esim. C3
argument-unit = Joukon laji
argument-step = Minne; C3+ram ottaa murtajan
argument-step-2 = Toinen alue, nopeille
argument-segment = Jokiraja, esim. B3/C3
argument-to = Minne
argument-to-2 = Ja sitten
argument-to-3 = Ja sitten
argument-what = Mitä rakennetaan
argument-where = Alue tai jokiraja
argument-source = Mistä kerätään
argument-good = Tavara
argument-good-2 = Toinen tavara
argument-good-3 = Toinen tavara
argument-good-4 = Toinen tavara
argument-good-5 = Toinen tavara
argument-good-6 = Toinen tavara
argument-slot = Kauppapaikka, esim. 42
argument-option = 1 tai 2
argument-empire = Valtakunta
argument-other = Toinen valtakunta
argument-bones = Luut voimaan
argument-tactics = Luut taktiikkaan
argument-mobility = Luut liikkuvuuteen
argument-card = Taistelukortti
argument-count = Montako luuta
argument-behind = Kortti, jonka riviin liitytään
argument-row = Voima, taktiikka tai liikkuvuus
argument-foe = Vihollisen kortti
argument-number = Kotialueen numero
argument-colour = Valkoinen, hopeinen tai musta
argument-quest = Tehtävä
argument-quest-2 = Toinen tehtävä
argument-quest-3 = Kolmas tehtävä
pick-action = Mikä toiminto?
pick-die = Mikä noppa?
pick-die-2 = Vielä noppa?
pick-die-3 = Vielä noppa?
pick-die-4 = Vielä noppa?
pick-die-5 = Vielä noppa?
pick-die-6 = Vielä noppa?
pick-area = Mikä alue?
pick-unit = Mikä joukko?
pick-step = Minne?
pick-step-2 = Entä siitä?
pick-segment = Mikä jokiraja?
pick-to = Minne?
pick-to-2 = Entä siitä?
pick-to-3 = Entä siitä?
pick-what = Mitä rakennetaan?
pick-where = Minne?
pick-source = Mistä kerätään?
pick-good = Mikä tavara?
pick-good-2 = Vielä tavara?
pick-good-3 = Vielä tavara?
pick-good-4 = Vielä tavara?
pick-good-5 = Vielä tavara?
pick-good-6 = Vielä tavara?
pick-slot = Mikä kauppapaikka?
pick-option = Kumpi vaihtoehto?
pick-empire = Mikä valtakunta?
pick-other = Ja mikä toinen?
pick-bones = Montako luuta voimaan?
pick-tactics = Montako luuta taktiikkaan?
pick-mobility = Montako luuta liikkuvuuteen?
pick-card = Mikä kortti?
pick-count = Montako luuta?
pick-behind = Kenen riviin?
pick-row = Miltä riviltä?
pick-foe = Mitä korttia vastaan?
pick-number = Mikä kotialue?
pick-colour = Mikä väri?
pick-keep-quest = Minkä tehtävän palautat?
pick-quest = Mikä tehtävä?
pick-quest-2 = Toinen tehtävä?
pick-quest-3 = Kolmas tehtävä?
move-use = { $count ->
    [0] valitse toiminto
    [1] { $one } merkillä
    [2] { $one } nopalla { $two }
   *[other] { $one } nopilla { $two } ja { $three }
}
move-reroll = { $count ->
    [0] heitä noppia uudelleen
   *[other] heitä uudelleen: { $words }
}
move-end = päätä vuoro
move-move = { $count ->
    [0] siirrä joukkoa
    [1] siirrä joukko alueelta { $one }
    [2] { $two } alueelta { $one }
    [3] { $two } alueelta { $one } alueelle { $three }
   *[other] { $two } alueelta { $one } alueen { $three } kautta alueelle { $four }
}
move-sail = { $count ->
    [0] purjehdi
    [1] purjehdi rajalta { $one }
   *[other] purjehdi: { $words }
}
move-build = { $count ->
    [0] rakenna
    [1] rakenna { $one }
   *[other] rakenna { $one } alueelle { $two }
}
move-convert = muuta savea tauluiksi
move-discover = { $count ->
    [0] kehitä teknologia
   *[other] nosta teknologiaa: { $one }
}
move-gather = { $count ->
    [0] kerää
    [1] kerää: { $one }
   *[other] kerää ({ $one }): { $two }
}
move-trade = { $count ->
    [0] käy kauppaa
   *[other] käy kauppaa paikassa { $one }
}
move-bones = ota luita
move-train = { $count ->
    [0] kouluta joukko
    [1] kouluta { $one }
   *[other] kouluta { $one } alueelle { $two }
}
move-done = siinä kaikki
move-option = { $count ->
    [0] valitse vaihtoehto
   *[other] vaihtoehto { $one }
}
move-take = { $count ->
    [0] ota tavaroita
   *[other] ota { $words_numbered }
}
move-pay = { $count ->
    [0] maksa tavaroilla
   *[other] maksa { $words_numbered }
}
move-order = { $count ->
    [0] valitse seuraava taistelu
   *[other] seuraava taistelu: { $one }
}
move-first = { $count ->
    [0] valitse, kuka kohtaa heimon
   *[other] heimoa vastaan: { $one }
}
move-pair = { $count ->
    [0] valitse taistelijat
    [1] taistelija: { $one }
   *[other] { $one } vastaan { $two }
}
move-reveal = { $count ->
    [0] paljasta tapahtuma
   *[other] paljasta alueen { $one } tapahtuma
}
move-bid = { $count ->
    [0] tarjoa luita
    [1] tarjoa { $one }
    [2] tarjoa: voima { $one }, taktiikka { $two }
   *[other] tarjoa: voima { $one }, taktiikka { $two }, liikkuvuus { $three }
}
move-place = { $count ->
    [0] aseta luita
    [1] aseta luita: { $one }
   *[other] aseta luita: { $one }, { $two }
}
move-row = { $count ->
    [0] järjestä rivit
    [1] sijoita: { $one }
   *[other] { $one } vastaan { $two }
}
move-tire = { $count ->
    [0] poista luu
   *[other] poista luu: { $one }
}
move-retreat = { $count ->
    [0] peräänny
   *[other] peräänny alueelle { $one }
}
move-lose = { $count ->
    [0] luovu joukosta
   *[other] menetä: { $one }
}
move-duel = { $count ->
    [0] kaksintaistelu
    [1] kaksintaistelu: { $one }
   *[other] kaksintaistelu: { $one } vastaan { $two }
}
move-conquer = valtaa asutus
move-destroy = tuhoa asutus
move-decline = jätä väliin
move-home = { $count ->
    [0] valitse kotialue
   *[other] kotialue { $one }
}
move-die = { $count ->
    [0] valitse noppa
   *[other] dingir-noppa: { $one }
}
move-camp = { $count ->
    [0] aseta asutus ja muuri
   *[other] asutus ja muuri alueelle { $one }
}
move-harbour = { $count ->
    [0] ankkuroi laiva
   *[other] ankkuroi rajalle { $one }
}
move-keep = { $count ->
    [0] pidä tehtävät
   *[other] pidä: { $words }
}
# Lyhyet muodot painikkeisiin, joita on monta vierekkäin.
short-use = { $count ->
    [1] { $one } · merkki (ei noppia)
    [2] { $one } · noppa { $two }
   *[other] { $one } · nopat { $two } + { $three }
}
short-reroll = Heitä taas: { $words }
short-move = { $count ->
    [3] { $two } { $one } → { $three }
   *[other] { $two } { $one } → { $three } → { $four }
}
short-sail = { $count ->
    [2] { $one } → { $two }
    [3] { $one } → { $two } → { $three }
   *[other] { $one } → { $two } → { $three } → { $four }
}
single-gather = yksitellen
short-gather = { $two } ({ $one })
short-take = { $count ->
    [0] { verb-take }
   *[other] { $words_numbered }
}
short-pay = { $count ->
    [0] { verb-pay }
   *[other] { $words_numbered }
}
short-place = { $one }: +{ $two }
short-row = { $one } × { $two }
short-duel = { $one } × { $two }
short-pair = { $one } × { $two }
short-keep = { $count ->
    [2] { $one_bare } + { $two_bare }
   *[other] { $one_bare } + { $two_bare } + { $three_bare }
}
short-bid = { $count ->
    [1] luita: { $one }
    [2] voima { $one } · taktiikka { $two }
   *[other] voima { $one } · taktiikka { $two } · liikkuvuus { $three }
}

# Kinds of moves on the first page of a panel.
kind-use = Toiminto
kind-reroll = Heitä taas

# Labels beside a sign.
brief-use = { $one_word ->
    [gather] keruu
   *[other] { $one }
}{ $count ->
    [1] { "" }
    [2] { " " }· { $two_bare }
   *[other] { " " }· { $two_bare } + { $three_bare }
}
brief-reroll = { kind-reroll }: { $words_bare }
brief-move = { $count ->
    [3] { $one } → { $three }
   *[other] { $one } → { $four }
}
brief-sail = { $count ->
    [2] { $one } → { $two }
    [3] { $one } → { $three }
   *[other] { $one } → { $four }
}
brief-build = { $count ->
    [1] { $one }
   *[other] { $one } { $two }
}
brief-train = { $one } { $two }
brief-retreat = { $one }
brief-lose = { $one }
brief-tire = { $one }
brief-discover = { $one }
brief-gather = { $two }
brief-trade = kauppa { $one }

# Labels with a number and no sign.
signless-use = { brief-use }
signless-reroll = { brief-reroll }
