# Co dělají technologie, události, žetony a místa.

# Druhy součástí.
component-action = akce
component-technology = technologie
component-event = událost
component-quest = úkol
component-fighter = karta soubojů
component-trade = žeton obchodu
component-slot = obchodní místo
component-garden = Visutá zahrada
component-building = stavba
component-unit = pozemní jednotka
component-empire = říše
component-area = oblast
component-track = stupnice
component-die = kostka dingir
component-strategy = karta strategie
component-wave = vlna
word-wave = vlna

# Účinky. Stojí za dvojtečkou; co nemá číslo, je tam jednou.
effect-activations = { $count ->
    [one] { $count } pohyb jednotky nebo lodě
    [few] { $count } pohyby jednotek nebo lodí
   *[other] { $count } pohybů jednotek nebo lodí
}
effect-gathers = sběr zdrojů: { $count }
effect-builds = stavby: { $count } ({ $things })
effect-convert = jednou { $cost_numbered } → { $then_numbered }
effect-discoveries = vylepšení technologií, každé za tabulku: { $count }
effect-trades = obchody do úrovně { $level }: { $count }
effect-bones = zisk: { $gain_numbered }
effect-units = výcvik jednotek: { $count } ({ $things })
effect-pay = cena { $cost_numbered } → { $then }
effect-track = stupnice událostí +{ $count }
effect-rounds = šest kol vždy { $each }, pak { $last }
effect-end = body na konci, ovládáte-li oblast: { $count }
term-several = { $count }× { $one }

# Rámce: kdy se co stane a co součást přináší.
frame-technology = Žeton výběru akce, nebo kostky ({ $signs }): { $effects }.
frame-name = Technologie: { $name }.
frame-option = { $number }) { $effects_numbered }.
frame-quest = { $count ->
    [one] { $count } bod
    [few] { $count } body
   *[other] { $count } bodů
}, máte-li na konci: { $needs_numbered }.
frame-fighter = V boji: { $unit }.
frame-strength = Síla { $bones }, místa pro kůstky: { $spaces }.
frame-tactics = Taktika { $bones }, místa pro kůstky: { $spaces }.
frame-mobility = Pohyblivost { $bones }, místa pro kůstky: { $spaces }.
frame-against = Taktika platí proti: { $units }.
frame-trade = Cena { $cost_numbered } → zisk { $then_numbered }.
frame-amphora = Vaše amfora na něm, body na konci: { $count }.
frame-slot = Na úrovni { $level } trhu.
frame-slot-ship = Potřebujete loď.
frame-cost = Cena: { $cost_numbered }.
frame-needs = Musíte mít: { $needs_numbered }.
frame-points = Body: { $count }.
frame-build = Stavba od úrovně { $level }: { $cost_numbered }.
frame-build-free = Stavba od úrovně { $level }.
frame-warfare = Válčení od úrovně { $level }: { $cost_numbered }.
frame-speed = { $count ->
    [one] Pohyb o { $count } oblast.
    [few] Pohyb až o { $count } oblasti.
   *[other] Pohyb až o { $count } oblastí.
}
frame-speed-ship = { $count ->
    [one] Pohyb o { $count } hranici.
    [few] Pohyb až o { $count } hranice.
   *[other] Pohyb až o { $count } hranic.
}
frame-starts = Začíná s tímto: { $things_numbered }.
frame-head-start = Náskok v bodech bez automatonů: { $points }.
term-head-start = { $players ->
    [few] { $players } hráči +{ $count }
   *[other] { $players } hráčů +{ $count }
}
term-special-may-place = osada a hradby vedle výchozí oblasti
term-special-free-reroll = každý tah jeden hod znovu zdarma
term-special-ship = loď u výchozí oblasti
frame-home = Výchozí oblast { $number }. Nelze na ni útočit.
frame-gives = Dává: { $good }.
frame-gives-nothing = Nedává zdroje.
frame-shape-plains = Kulaté místo události.
frame-shape-mountain = Trojúhelníkové místo události.
frame-shape-desert = Čtvercové místo události.
frame-tribe = Kmen: { $units_numbered }.
frame-blocker-X = Pro dva a tři hráče blokovaná: bez událostí, zdrojů a staveb, jednotky projdou.
frame-blocker-Y = Pro dva hráče blokovaná: bez událostí, zdrojů a staveb, jednotky projdou.
frame-ranks = Body na konci podle pořadí: { $ranks }.
frame-limits = Limit jednotek podle pozice, od 1: { $limits }.
frame-positions = Pozice: { $count }.
frame-die = Strany: { $faces }. Hvězda platí za kterýkoli symbol.
frame-wave = Přichází s tímto: { $units_numbered }.

# Co dělají automatony a kdy.
frame-priority = Priorita { $high }, když { $condition }, jinak { $low }.
frame-does = Nejdřív { $first }; pak { $second }.
term-plan = { $action }
term-plan-aims = { $action } ({ $aims })
term-plan-train = výcvik jednotek
term-plan-bones = kůstky
term-plan-draw = tažení až po kartu s výzkumem
term-event = událost
term-enemy-unit = cizí jednotka
term-enemy-wall = cizí hradby
term-free-area = volná oblast
term-most-vp = nejvíc bodů
term-next-free = další volné místo
term-condition-bot-lacks = nemá: { $what }
term-condition-bot-has = má: { $what }
term-condition-event-within = skrytá událost je do vzdálenosti { $count ->
    [one] { $count } oblasti
    [few] { $count } oblastí
   *[other] { $count } oblastí
}
term-condition-bot-below = není před nejlepším z vás ({ $what })
term-condition-enemy-within = jste do vzdálenosti { $count ->
    [one] { $count } oblasti
    [few] { $count } oblastí
   *[other] { $count } oblastí
}
term-condition-human-holds = držíte: { $what }
term-condition-vp-trade-free = je volné obchodní místo s body
term-condition-bot-units-below-limit = má méně jednotek než svůj limit
term-condition-bot-floors-below = má méně pater, než kolik ukazuje { $what }
term-condition-bot-settlements-below = má méně osad než { $count }

# K čemu věci a akce jsou.
purpose-explore = Pohyb jednotek a lodí; kdo skončí v oblasti se skrytou událostí, odhalí ji.
purpose-build = Stavba hradeb, pater zikkuratu, beranidel, lodí, osad a Visutých zahrad.
purpose-research = Hlína na tabulky; tabulka vylepší technologii.
purpose-gather = Po zdroji z výchozí oblasti, od každé jednotky, osady a lodi; potom obchody.
purpose-warfare = Kůstky a výcvik jednotek.
purpose-growth = Za jídlo výš na stupnici obyvatelstva.
purpose-wall = Nepustí nepřátele, dokud nepřijde beranidlo.
purpose-floor = Přináší kostku dingir; počet pater omezuje obyvatelstvo.
purpose-ram = Pustí vaše jednotky přes cizí hradby.
purpose-ship = Sbírá u své řeky; v bitvách tam přidá kůstku; některá obchodní místa ji vyžadují.
purpose-settlement = Ovládá svou oblast, sbírá a cvičí se v ní jednotky; 1 bod.
purpose-garden = Vrchní žeton zahrady, na kterém je cena a body.
purpose-population = Pořadí tahů, počet pater a limit jednotek.
purpose-events = Rozhoduje remízy, řadí bitvy, určuje, kdo hraje za kmen.

# Co znamenají pojmy, pod úplným textem.
keyword-frame-technology = Žeton výběru akce: jedna akce za tah je zdarma; další stojí kostky s těmito symboly, hvězda platí za kterýkoli.
keyword-effect-rounds = Šest kol: ovládne-li oblast na konci kola jiná říše, událost připadne jí a začíná znovu.
keyword-frame-trade = Kdo žeton využije první, položí na něj amforu; ostatní pak platí jemu místo do zásoby.

# Kde součást leží.
lies-empire = Hraje za ni { $who }.
lies-level = Má ji { $who }.
lies-own = Máte ho vy; nikdo jiný to neví.
lies-area = Leží v oblasti { $place }.
lies-stall = Leží na místě { $place }.
lies-token = Leží tu: { $token }.
lies-amphora = Amforu tam má { $who }.
lies-garden = Leží navrchu.
lies-army = Jednotky tu má { $who }.
lies-settlement = Osadu tu má { $who }.
