# Words in the pictures and what the pictures tell those who hear them.
picture-unit-spearman = K
picture-unit-archer = L
picture-unit-rider = J
picture-unit-chariot = V
picture-unit-ram = B
picture-unit-ship = O

picture-round = Kolo { $count }
picture-house = Vlastní obsah, ne vydané karty
picture-house-short = Vlastní obsah
picture-tribe = Kmen
picture-gardens-done = Zahrady stojí
picture-below = pod ní { $count }
picture-no-action = zatím bez akce
picture-battle-phase = Bitvy

picture-attacker = Útočník
picture-defender = Obránce
picture-strength = Síla
picture-tactics = Taktika
picture-mobility = Pohyblivost
picture-sealed = Tajný příhoz
picture-not-bid = Ještě bez příhozu
picture-ties = Vyhrává remízy

picture-quests = Úkoly
picture-supply = Zásoba
picture-only-you = Líce vidíte jen vy

picture-score-sheet = Konečné skóre
picture-score-events = Události
picture-score-population = Obyvatelstvo
picture-score-gardens = Zahrady
picture-score-trade = Obchod
picture-score-tokens = Žetony událostí
picture-score-settlements = Osady
picture-score-quests = Úkoly
picture-score-areas = Oblasti
picture-score-start = Náskok
picture-score-total = Celkem

picture-alt-over = Hra skončila.
picture-alt-round = Kolo { $count }.
picture-alt-decides = Rozhoduje: { $name }.
picture-alt-population = Stupnice obyvatelstva: { $order }.
picture-alt-events = Stupnice událostí: { $order }.
picture-alt-battle = Bitva v oblasti { $area }: útočí { $attacker }, brání se { $defender }.
picture-alt-targets = Možná místa: { $places }.

picture-twin-round = Kolo { $count }, pořadí { $order }.
picture-twin-area = { $area }: { $parts }.
picture-twin-ship = Loď ({ $owner }) na { $border }.
picture-twin-wall = hradby ({ $owner })
picture-twin-settlement = osada ({ $owner })
picture-twin-down = událost lícem dolů
picture-twin-open = událost { $event }
picture-twin-held = událost { $event }, bodů { $count }
picture-twin-running = událost { $event } ({ $owner }), kolo { $count }
picture-twin-blocked = zablokováno
picture-twin-closed = uzavřeno
picture-twin-home = výchozí oblast { $count }
picture-twin-home-of = výchozí oblast ({ $owner }), pater { $count }
picture-twin-player = { $name } ({ $empire }): zdroje { $goods }; technologie { $levels }; kostky { $dice }; zbylé amfory { $amphorae }; úkoly { $quests }; zahrady { $gardens }; zatím bodů { $points }.
picture-twin-stall = Obchod { $slot }: cena { $cost }, zisk { $gain }, bodů { $points }.
picture-twin-amphora = Obchod { $slot }: amfora ({ $owner }).
picture-twin-garden = Příští zahrada: { $garden }. Stojí { $cost }, bodů { $points }, pod ní { $below }.
picture-twin-bid = Příhoz, { $name }: { $bid }.
picture-twin-fighter = { $name }: karta { $card }, síla { $strength }, taktika { $tactics }, pohyblivost { $mobility }.
picture-twin-quests = Vaše úkoly: { $quests }.

word-boards = desky hráčů
word-battle = bitva
picture-deck = Balíček: { $count }
picture-discards = Odhozené: { $count }
picture-wave = Vlna { $count } z { $most }
picture-no-bids = Bez přihazování: kůstky jdou rovnou na karty
picture-twin-bones = Kůstky: { $name } – { $count }.
picture-twin-plans = Plány ({ $name }): { $plans }. Balíček: { $count }, odhozené: { $discards }.
picture-twin-together = Lidé hrají společně: vítězí všichni, pokud je i poslední z nich před nejlepším automatonem.
picture-twin-wave = Vlna { $count } přivede: { $army }, kůstky: { $bones }.
picture-twin-breaches = Hradby stržené v této vlně: { $areas }.
word-plans = plány automatonů
word-waves = příští vlny
