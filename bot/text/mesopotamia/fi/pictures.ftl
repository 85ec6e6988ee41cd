# Words in the pictures and what the pictures tell those who hear them.
picture-unit-spearman = K
picture-unit-archer = J
picture-unit-rider = R
picture-unit-chariot = V
picture-unit-ram = M
picture-unit-ship = L

picture-round = Kierros { $count }
picture-house = Omaa sisältöä, ei julkaistuja kortteja
picture-house-short = Omaa sisältöä
picture-tribe = Heimo
picture-gardens-done = Puutarhat valmiit
picture-below = alla { $count }
picture-no-action = ei vielä toimintoa
picture-battle-phase = Taistelut

picture-attacker = Hyökkääjä
picture-defender = Puolustaja
picture-strength = Voima
picture-tactics = Taktiikka
picture-mobility = Liikkuvuus
picture-sealed = Salainen tarjous
picture-not-bid = Ei vielä tarjousta
picture-ties = Voittaa tasapelit

picture-quests = Tehtävät
picture-supply = Varasto
picture-only-you = Vain sinä näet etupuolet

picture-score-sheet = Lopputulos
picture-score-events = Tapahtumat
picture-score-population = Väestö
picture-score-gardens = Puutarhat
picture-score-trade = Kauppa
picture-score-tokens = Tapahtumalaatat
picture-score-settlements = Asutukset
picture-score-quests = Tehtävät
picture-score-areas = Alueet
picture-score-start = Etumatka
picture-score-total = Yhteensä

picture-alt-over = Peli on päättynyt.
picture-alt-round = Kierros { $count }.
picture-alt-decides = Vuorossa: { $name }.
picture-alt-population = Väestörata: { $order }.
picture-alt-events = Tapahtumarata: { $order }.
picture-alt-battle = Taistelu alueella { $area }: hyökkääjä { $attacker }, puolustaja { $defender }.
picture-alt-targets = Mahdolliset paikat: { $places }.

picture-twin-round = Kierros { $count }, järjestys { $order }.
picture-twin-area = { $area }: { $parts }.
picture-twin-ship = Laiva ({ $owner }) rajalla { $border }.
picture-twin-wall = muuri ({ $owner })
picture-twin-settlement = asutus ({ $owner })
picture-twin-down = tapahtuma kuvapuoli alaspäin
picture-twin-open = tapahtuma { $event }
picture-twin-held = tapahtuma { $event }, pisteitä { $count }
picture-twin-running = tapahtuma { $event } ({ $owner }), kierros { $count }
picture-twin-blocked = estetty
picture-twin-closed = suljettu
picture-twin-home = koti { $count }
picture-twin-home-of = koti ({ $owner }), kerroksia { $count }
picture-twin-player = { $name } ({ $empire }): tavarat { $goods }; teknologiat { $levels }; nopat { $dice }; amforoita jäljellä { $amphorae }; tehtäviä { $quests }; puutarhat { $gardens }; pisteitä nyt { $points }.
picture-twin-stall = Kauppa { $slot }: { $cost }, saa { $gain }, pisteitä { $points }.
picture-twin-amphora = Kauppa { $slot }: amfora ({ $owner }).
picture-twin-garden = Seuraava puutarha: { $garden }. Hinta { $cost }, pisteitä { $points }, alla { $below }.
picture-twin-bid = Tarjous, { $name }: { $bid }.
picture-twin-fighter = { $name }: kortti { $card }, voima { $strength }, taktiikka { $tactics }, liikkuvuus { $mobility }.
picture-twin-quests = Tehtäväsi: { $quests }.

word-boards = pelaajalaudat
word-battle = taistelu
picture-deck = Pakka: { $count }
picture-discards = Poistot: { $count }
picture-wave = Aalto { $count } / { $most }
picture-no-bids = Ei tarjouksia: luut menevät suoraan korteille
picture-twin-bones = Luita, { $name }: { $count }.
picture-twin-plans = Suunnitelmat, { $name }: { $plans }. Pakka: { $count }, poistot: { $discards }.
picture-twin-together = Ihmiset pelaavat yhdessä: kaikki voittavat, jos heistä viimeinenkin on parhaan automaatin edellä.
picture-twin-wave = Aalto { $count } tuo: { $army }, luita: { $bones }.
picture-twin-breaches = Tässä aallossa alas revityt muurit: { $areas }.
word-plans = automaattien suunnitelmat
word-waves = tulevat aallot
