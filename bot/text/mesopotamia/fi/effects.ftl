# Mitä teknologiat, tapahtumat, laatat ja paikat tekevät.

# Osien lajit.
component-action = toiminto
component-technology = teknologia
component-event = tapahtuma
component-quest = tehtävä
component-fighter = taistelukortti
component-trade = kauppalaatta
component-slot = kauppapaikka
component-garden = riippuva puutarha
component-building = rakennelma
component-unit = maajoukko
component-empire = valtakunta
component-area = alue
component-track = rata
component-die = dingir-noppa
component-strategy = strategiakortti
component-wave = aalto
word-wave = aalto

# Vaikutukset. Ne ovat kaksoispisteen perässä; ilman lukua yksi.
effect-activations = { $count ->
    [one] { $count } joukon tai laivan siirto
   *[other] { $count } joukon tai laivan siirtoa
}
effect-gathers = kerättäviä tavaroita: { $count }
effect-builds = rakennuksia: { $count } ({ $things })
effect-convert = kerran { $cost_numbered } → { $then_numbered }
effect-discoveries = nostettavia teknologioita, taulu kustakin: { $count }
effect-trades = kauppoja tasolle { $level } asti: { $count }
effect-bones = ota { $gain_numbered }
effect-units = koulutettavia joukkoja: { $count } ({ $things })
effect-pay = maksa { $cost_numbered } → { $then }
effect-track = tapahtumarata +{ $count }
effect-rounds = kuusi kierrosta, joka kierros { $each }, sitten { $last }
effect-end = pisteitä lopussa, jos hallitset aluetta: { $count }
term-several = { $count } × { $one }

# Kehykset: milloin jotain tapahtuu ja minkä arvoinen osa on.
frame-technology = Toimintomerkki tai nopat ({ $signs }): { $effects }.
frame-name = Teknologia: { $name }.
frame-option = { $number }) { $effects_numbered }.
frame-quest = { $count } { $count ->
    [one] piste
   *[other] pistettä
}, jos sinulla on lopussa: { $needs_numbered }.
frame-fighter = Taistelussa: { $unit }.
frame-strength = Voima { $bones }, paikkoja luille: { $spaces }.
frame-tactics = Taktiikka { $bones }, paikkoja luille: { $spaces }.
frame-mobility = Liikkuvuus { $bones }, paikkoja luille: { $spaces }.
frame-against = Taktiikan kohteet: { $units }.
frame-trade = Maksa { $cost_numbered } → ota { $then_numbered }.
frame-amphora = Amforasi laatalla, pisteitä lopussa: { $count }.
frame-slot = Torin taso { $level }.
frame-slot-ship = Tarvitset laivan.
frame-cost = Hinta: { $cost_numbered }.
frame-needs = Ehto: { $needs_numbered }.
frame-points = Pisteitä: { $count }.
frame-build = Rakentaminen tasolta { $level }: { $cost_numbered }.
frame-build-free = Rakentaminen tasolta { $level }.
frame-warfare = Sodankäynti tasolta { $level }: { $cost_numbered }.
frame-speed = { $count ->
    [one] Liikkuu enintään { $count } alueen päähän.
   *[other] Liikkuu enintään { $count } alueen päähän.
}
frame-speed-ship = { $count ->
    [one] Liikkuu enintään { $count } rajan päähän.
   *[other] Liikkuu enintään { $count } rajan päähän.
}
frame-starts = Alussa: { $things_numbered }.
frame-head-start = Etumatka pisteinä ilman automaatteja: { $points }.
term-head-start = { $players } pelaajaa +{ $count }
term-special-may-place = asutus ja muuri kodin vieressä
term-special-free-reroll = yksi ilmainen uudelleenheitto joka vuoro
term-special-ship = laiva kodin vieressä
frame-home = Kotialue { $number }. Sinne ei voi hyökätä.
frame-gives = Antaa: { $good }.
frame-gives-nothing = Ei anna tavaroita.
frame-shape-plains = Pyöreä tapahtumapaikka.
frame-shape-mountain = Kolmikulmainen tapahtumapaikka.
frame-shape-desert = Neliön muotoinen tapahtumapaikka.
frame-tribe = Heimo: { $units_numbered }.
frame-blocker-X = Suljettu kahden ja kolmen pelissä: ei tapahtumaa, tavaroita eikä rakennuksia; läpi saa kulkea.
frame-blocker-Y = Suljettu kahden pelissä: ei tapahtumaa, tavaroita eikä rakennuksia; läpi saa kulkea.
frame-ranks = Pisteet lopussa sijoituksen mukaan: { $ranks }.
frame-limits = Joukkoraja radan kohdan mukaan, ykkösestä: { $limits }.
frame-positions = Kohtia: { $count }.
frame-die = Sivut: { $faces }. Tähti käy miksi tahansa merkiksi.
frame-wave = Mukana: { $units_numbered }.

# Mitä automaatit tekevät ja milloin.
frame-priority = Tärkeys { $high }, jos { $condition }, muuten { $low }.
frame-does = Ensin { $first }; sitten { $second }.
term-plan = { $action }
term-plan-aims = { $action } ({ $aims })
term-plan-train = joukkojen koulutus
term-plan-bones = luita
term-plan-draw = nosto tutkimuskorttiin asti
term-event = tapahtuma
term-enemy-unit = vihollisen joukko
term-enemy-wall = vihollisen muuri
term-free-area = vapaa alue
term-most-vp = eniten pisteitä
term-next-free = seuraava vapaa paikka
term-condition-bot-lacks = siltä puuttuu: { $what }
term-condition-bot-has = sillä on: { $what }
term-condition-event-within = piilossa oleva tapahtuma on enintään { $count } alueen päässä
term-condition-bot-below = se ei ole teistä parhaan edellä ({ $what })
term-condition-enemy-within = olet enintään { $count } alueen päässä
term-condition-human-holds = sinulla on: { $what }
term-condition-vp-trade-free = jokin kauppapaikka, josta saa pisteitä, on vapaa
term-condition-bot-units-below-limit = sillä on joukkoja alle rajansa
term-condition-bot-floors-below = sillä on vähemmän kerroksia kuin sen sijainti ({ $what })
term-condition-bot-settlements-below = sillä on alle { $count } asutusta

# Mihin osat ja toiminnot ovat.
purpose-explore = Liikuta joukkoja ja laivoja; piilossa oleva tapahtuma paljastuu, kun liike päättyy sinne.
purpose-build = Rakenna muureja, zikkuratin kerroksia, muurinmurtajia, laivoja, asutuksia ja riippuvia puutarhoja.
purpose-research = Savi tauluiksi; taulu nostaa teknologiaa.
purpose-gather = Tavara kotoa, kultakin joukolta, asutukselta ja laivalta; sitten kaupat.
purpose-warfare = Ota luita ja kouluta joukkoja.
purpose-growth = Ruoalla ylös väestörataa.
purpose-wall = Pitää viholliset loitolla, kunnes murtaja tulee.
purpose-floor = Tuo dingir-nopan; väestö rajoittaa kerroksia.
purpose-ram = Päästää joukkosi vihollisen muurin ohi.
purpose-ship = Kerää jokensa varrelta; lisää luun taisteluihin siellä; jotkin kauppapaikat vaativat laivan.
purpose-settlement = Hallitsee aluettaan, kerää, ja siellä koulutetaan joukkoja; 1 piste.
purpose-garden = Päällimmäinen puutarhalaatta, jossa on hinta ja pisteet.
purpose-population = Vuorojärjestys, kerrosten määrä ja joukkoraja.
purpose-events = Ratkaisee tasapelit, järjestää taistelut ja määrää, kuka pelaa heimoa.

# Mitä sanat tarkoittavat, koko tekstin alla.
keyword-frame-technology = Toimintomerkki: yksi toiminto vuorossa on ilmainen; muut maksetaan nopilla, joiden merkit sopivat, tähti käy miksi tahansa.
keyword-effect-rounds = Kuusi kierrosta: jos toinen valtakunta hallitsee aluetta kierroksen lopussa, tapahtuma siirtyy sille ja alkaa alusta.
keyword-frame-trade = Laatan ensimmäinen käyttäjä asettaa amforan; muut maksavat sitten hänelle varaston sijasta.

# Missä osa on.
lies-empire = Pelaaja: { $who }.
lies-level = Omistaja: { $who }.
lies-own = Sinulla; kukaan muu ei tiedä sitä.
lies-area = Alueella { $place }.
lies-stall = Paikassa { $place }.
lies-token = Tässä on: { $token }.
lies-amphora = Amfora siellä: { $who }.
lies-garden = Se on päällimmäisenä.
lies-army = Joukkoja täällä: { $who }.
lies-settlement = Asutus täällä: { $who }.
