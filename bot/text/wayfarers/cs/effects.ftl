# Co dělají karty, destičky a místa.

# Druhy součástí.
component-land = karta území
component-water = karta vody
component-space = karta nebes
component-townsfolk = karta měšťana
component-inspiration = karta inspirace
component-home = místo pro kostku
component-tile = destička vylepšení
component-journal-tile = destička zápisníku
component-node = místo v zápisníku
component-way = čára v zápisníku
component-spot = pole řady
component-cell = místo v karavaně
component-guild = cech
component-scheme = karta intrik
component-rival = deska protivníka

# Účinky. Stojí za dvojtečkou: zboží s číslem, úkony jako na tlačítku.
effect-silver = { $count ->
    [one] 1 mince
    [few] { $count } mince
   *[other] { $count } mincí
}
effect-provision = { $count ->
    [one] 1 proviant
    [few] { $count } provianty
   *[other] { $count } proviantů
}
effect-influence-science = { $count ->
    [one] 1 vliv ve vědě
    [few] { $count } vlivy ve vědě
   *[other] { $count } vlivů ve vědě
}
effect-influence-trade = { $count ->
    [one] 1 vliv v obchodu
    [few] { $count } vlivy v obchodu
   *[other] { $count } vlivů v obchodu
}
effect-influence-exploration = { $count ->
    [one] 1 vliv u badatelů
    [few] { $count } vlivy u badatelů
   *[other] { $count } vlivů u badatelů
}
effect-influence-any = { $count ->
    [one] 1 vliv v libovolném cechu
    [few] { $count } vlivy v libovolném cechu
   *[other] { $count } vlivů v libovolném cechu
}
effect-mark = { $count ->
    [one] 1 vliv na kartu
    [few] { $count } vlivy na karty
   *[other] { $count } vlivů na karty
}
effect-rival-mark = { $count ->
    [one] 1 vliv na kartu
    [few] { $count } vlivy na karty
   *[other] { $count } vlivů na karty
}
effect-move = { $count ->
    [one] 1 přesun vlivu
    [few] { $count } přesuny vlivu
   *[other] { $count } přesunů vlivu
}
effect-retrieve = { $count ->
    [one] 1 pomocník zpět
    [few] { $count } pomocníci zpět
   *[other] { $count } pomocníků zpět
}
effect-refresh = { $count ->
    [one] 1 obnovení kostky
    [few] { $count } obnovení kostky
   *[other] { $count } obnovení kostky
}
effect-shift = { $count ->
    [one] kostka ±1
    [few] { $count }× kostka ±1
   *[other] { $count }× kostka ±1
}
effect-journal = { $count ->
    [one] 1 krok v zápisníku
    [few] { $count } kroky v zápisníku
   *[other] { $count } kroků v zápisníku
}
effect-rival-journal = { $count ->
    [one] 1 krok v zápisníku
    [few] { $count } kroky v zápisníku
   *[other] { $count } kroků v zápisníku
}
effect-journal-tile = destička zápisníku, která tu leží
effect-new-die = nová kostka
effect-card-land = karta území
effect-card-water = karta vody
effect-card-inspiration = karta inspirace
effect-card-space = { $off ->
    [0] koupě karty nebes
    [one] koupě karty nebes se slevou 1 mince
   *[other] koupě karty nebes se slevou { $off } mincí
}
effect-card-townsfolk = najmutí měšťana
effect-card-townsfolk-free = najmutí měšťana zdarma
effect-draw-land = { $count ->
    [one] jedna z 1 karty území
    [few] jedna ze { $count } karet území
   *[other] jedna ze { $count } karet území
}
effect-draw-water = { $count ->
    [one] jedna z 1 karty vody
    [few] jedna ze { $count } karet vody
   *[other] jedna ze { $count } karet vody
}
effect-tile-basic = koupě základní destičky
effect-tile-basic-free = základní destička zdarma
effect-tile-land = koupě územní destičky
effect-tile-water = koupě vodní destičky
effect-tile-space = koupě nebeské destičky
effect-tile-land-free = územní destička zdarma
effect-tile-water-free = vodní destička zdarma
effect-tile-space-free = nebeská destička zdarma
effect-tile-special = speciální destička
effect-tile-any-non-special = destička, ne speciální
effect-comet = ukazatel komet +{ $count }
effect-comet-if-last = ukazatel komet +1 (má-li poslední intrika kometu)
effect-focus = úkon jeho zaměření
effect-pay = cena { $cost } → { $then }

# Co se platí, za slovem „cena“ a za dvojtečkou.
price-silver = { $count ->
    [one] 1 mince
    [few] { $count } mince
   *[other] { $count } mincí
}
price-provision = { $count ->
    [one] 1 proviant
    [few] { $count } provianty
   *[other] { $count } proviantů
}
price-influence-science = { $count ->
    [one] 1 vliv z cechu vědy
    [few] { $count } vlivy z cechu vědy
   *[other] { $count } vlivů z cechu vědy
}
price-influence-trade = { $count ->
    [one] 1 vliv z cechu obchodu
    [few] { $count } vlivy z cechu obchodu
   *[other] { $count } vlivů z cechu obchodu
}
price-influence-exploration = { $count ->
    [one] 1 vliv z cechu badatelů
    [few] { $count } vlivy z cechu badatelů
   *[other] { $count } vlivů z cechu badatelů
}

# Rámce: kdy se co stane a co součást přináší.
frame-slot = Kostka ({ $assets }): { $effects }.
frame-slot-any = Libovolná kostka: { $effects }.
frame-gain = Hned: { $effects }.
frame-trigger = Při každém zisku ({ $gained }): { $effects }.
frame-host = Spolu s kartou nahoře: { $effects }.
frame-lends = Půjčuje kartě nahoře: { $assets }.
frame-rest = Odpočinek: { $effects }.
frame-rival-rest = Odpočinek: { $effects }.
frame-hire = { $price ->
    [0] Zdarma
    [one] 1 mince
    [few] { $price } mince
   *[other] { $price } mincí
}; patří pod: { $under }.
frame-left = Navazuje na předchozí kartu: { $bars }.
frame-right = Další karta může navázat: { $bars }.
term-bar = pruh { $number }
term-bar-brings = pruh { $number }: { $effect }
frame-worth = { $base ->
    [0] VB: { $each } { $per }.
   *[other] VB: { $base } + { $each } { $per }.
}
frame-worth-sets = VB: { $each } za každou sadu: { $set }.
frame-worth-most = VB: { $then }, máte-li nejvíc ({ $most }), jinak { $otherwise }.
frame-worth-has = VB: { $then }, máte-li { $has }, jinak { $otherwise }.
frame-goal = Zdvojnásobí VB své karty nebes, máte-li: { $needs }.
frame-tags = Ikony: { $tags }.
frame-points = VB: { $count }.
frame-columns = Sloupce zleva: { $columns }.
frame-turned = Po obrácení: { $columns }.
frame-reached = Zde: { $effects }.
frame-empty = Nepřináší nic.
frame-green = Kdo přijde první, vezme zeleného pomocníka.
frame-last = Pak má každý ještě jeden tah.
frame-way-have = { $side }: potřebujete mít: { $needs }.
frame-way-pay = { $side }: cena { $cost }.
frame-way-free = { $side }: zdarma.
frame-spot = Pomocník zde: { $effects }.
frame-spot-price = Cena karty nebes zde: { $cost }.
frame-covered = Po zakrytí destičkou: { $effects }.
frame-guild = Jednou za tah za 1 vliv: { $power }.
frame-majority = Nejvíc vlivu na konci: { $count } VB.
effect-guild-science = krok v zápisníku navíc
effect-guild-trade = úprava kostek celkem o 2
effect-guild-exploration = loď pro tuto kostku
frame-scheme-worker = Nejdřív: umístí pomocníka, barva: { $colours_or }.
frame-scheme-pay = Nejdřív: cena { $cost } → { $then }.
frame-scheme-else = Když to nejde: { $effects }.
frame-scheme-open = Dokud leží odkrytá, platí: { $colour }, mince { $count }.
frame-scheme-special = Speciální destičku hledá od hromádky { $number }.
frame-scheme-comet = Má kometu.
frame-focus = Zaměření: { $effects }.
frame-track = Když jeho ukazatel zdrojů přejde z modré na žlutou: { $effects }.
frame-cells = Zakryté jeho destičkami: { $cells }.
term-cell = { $place }: { $effects }
frame-price-basic = Základní destička: { $cost }.
frame-price-land = Územní destička: { $cost }.
frame-price-water = Vodní destička: { $cost }.
frame-price-space = Nebeská destička: { $cost }.

# Znaky a to, co se počítá.
term-sign-raise = hodnota +1
term-sign-lower = hodnota −1
term-sign-turn = hodnota ±1
term-sign-silver-off = sleva 1 mince
term-sign-provision-off = sleva 1 proviantu
term-sign-none = nic
term-tag-city = { $count ->
    [one] město
    [few] { $count } města
   *[other] { $count } měst
}
term-tag-vista = { $count ->
    [one] výhled
    [few] { $count } výhledy
   *[other] { $count } výhledů
}
term-tag-harbour = { $count ->
    [one] přístav
    [few] { $count } přístavy
   *[other] { $count } přístavů
}
term-tag-open-sea = { $count ->
    [one] šíré moře
    [few] { $count } šírá moře
   *[other] { $count } šírých moří
}
term-tag-observatory = { $count ->
    [one] observatoř
    [few] { $count } observatoře
   *[other] { $count } observatoří
}
term-tag-library = { $count ->
    [one] knihovna
    [few] { $count } knihovny
   *[other] { $count } knihoven
}
term-tag-stars = { $count ->
    [one] hvězdy
    [few] { $count } ikony hvězd
   *[other] { $count } ikon hvězd
}
term-tag-planet = { $count ->
    [one] planeta
    [few] { $count } planety
   *[other] { $count } planet
}
term-tag-comet = { $count ->
    [one] kometa
    [few] { $count } komety
   *[other] { $count } komet
}
term-cards-townsfolk = { $count ->
    [one] karta měšťana
    [few] { $count } karty měšťanů
   *[other] { $count } karet měšťanů
}
term-cards-space = { $count ->
    [one] karta nebes
    [few] { $count } karty nebes
   *[other] { $count } karet nebes
}
term-cards-land = { $count ->
    [one] karta území
    [few] { $count } karty území
   *[other] { $count } karet území
}
term-cards-water = { $count ->
    [one] karta vody
    [few] { $count } karty vody
   *[other] { $count } karet vody
}
term-tiles-basic = { $count ->
    [one] základní destička
    [few] { $count } základní destičky
   *[other] { $count } základních destiček
}
term-tiles-land = { $count ->
    [one] územní destička
    [few] { $count } územní destičky
   *[other] { $count } územních destiček
}
term-tiles-water = { $count ->
    [one] vodní destička
    [few] { $count } vodní destičky
   *[other] { $count } vodních destiček
}
term-tiles-space = { $count ->
    [one] nebeská destička
    [few] { $count } nebeské destičky
   *[other] { $count } nebeských destiček
}
term-tiles-any = { $count ->
    [one] destička
    [few] { $count } destičky
   *[other] { $count } destiček
}
term-tag-sun = { $count ->
    [one] Slunce
    [few] { $count } ikony Slunce
   *[other] { $count } ikon Slunce
}
term-tag-moon = { $count ->
    [one] Měsíc
    [few] { $count } ikony Měsíce
   *[other] { $count } ikon Měsíce
}
term-influence-total = { $count ->
    [one] celkem 1 vliv
    [few] celkem { $count } vlivy
   *[other] celkem { $count } vlivů
}
term-silver = { $count ->
    [one] 1 mince
    [few] { $count } mince
   *[other] { $count } mincí
}
term-provision = { $count ->
    [one] 1 proviant
    [few] { $count } provianty
   *[other] { $count } proviantů
}
term-per-tag-city = { $count ->
    [one] za každé město
    [few] za každé { $count } města
   *[other] za každých { $count } měst
}
term-per-tag-vista = { $count ->
    [one] za každý výhled
    [few] za každé { $count } výhledy
   *[other] za každých { $count } výhledů
}
term-per-tag-harbour = { $count ->
    [one] za každý přístav
    [few] za každé { $count } přístavy
   *[other] za každých { $count } přístavů
}
term-per-tag-open-sea = { $count ->
    [one] za každé šíré moře
    [few] za každé { $count } šírá moře
   *[other] za každých { $count } šírých moří
}
term-per-tag-observatory = { $count ->
    [one] za každou observatoř
    [few] za každé { $count } observatoře
   *[other] za každých { $count } observatoří
}
term-per-tag-library = { $count ->
    [one] za každou knihovnu
    [few] za každé { $count } knihovny
   *[other] za každých { $count } knihoven
}
term-per-tag-planet = { $count ->
    [one] za každou planetu
    [few] za každé { $count } planety
   *[other] za každých { $count } planet
}
term-per-tiles-basic = { $count ->
    [one] za každou základní destičku
    [few] za každé { $count } základní destičky
   *[other] za každých { $count } základních destiček
}
term-per-tiles-land = { $count ->
    [one] za každou územní destičku
    [few] za každé { $count } územní destičky
   *[other] za každých { $count } územních destiček
}
term-per-tiles-water = { $count ->
    [one] za každou vodní destičku
    [few] za každé { $count } vodní destičky
   *[other] za každých { $count } vodních destiček
}
term-per-tiles-space = { $count ->
    [one] za každou nebeskou destičku
    [few] za každé { $count } nebeské destičky
   *[other] za každých { $count } nebeských destiček
}
term-per-tag-stars = { $count ->
    [one] za každou ikonu hvězd
    [few] za každé { $count } ikony hvězd
   *[other] za každých { $count } ikon hvězd
}
term-per-cards-inspiration = { $count ->
    [one] za každou kartu inspirace
    [few] za každé { $count } karty inspirace
   *[other] za každých { $count } karet inspirace
}
term-per-influence-science = { $count ->
    [one] za každý vliv ve vědě
    [few] za každé { $count } vlivy ve vědě
   *[other] za každých { $count } vlivů ve vědě
}
term-per-influence-trade = { $count ->
    [one] za každý vliv v obchodu
    [few] za každé { $count } vlivy v obchodu
   *[other] za každých { $count } vlivů v obchodu
}
term-per-influence-exploration = { $count ->
    [one] za každý vliv u badatelů
    [few] za každé { $count } vlivy u badatelů
   *[other] za každých { $count } vlivů u badatelů
}

# Co znamenají pojmy, pod úplným textem.
keyword-effect-mark = Vliv na kartě: kdo jiný kartu vezme nebo na ní použije pomocníka, zaplatí vám 1 minci nebo 1 proviant.
keyword-effect-move = Přesun vlivu: z jednoho cechu do druhého.
keyword-effect-retrieve = Pomocník zpět: z vyložené karty do vaší zásoby.
keyword-effect-refresh = Obnovení kostky: vezměte zpět umístěnou kostku a hoďte jí, nebo přehoďte jednu ze zásoby.
keyword-effect-shift = Kostka ±1: otočte kostku ze zásoby o 1 nahoru nebo dolů, nikdy ze 6 na 1.
keyword-effect-journal = Krok v zápisníku: po čáře doprava, splňujete-li, co žádá její kaňka.
keyword-effect-card-space = Karta nebes patří nad kartu území nebo vody a stojí mince podle pole.
keyword-effect-card-townsfolk = Měšťané patří pod kartu území nebo vody s vhodnou ikonou, pod každou jeden.
keyword-effect-card-townsfolk-free = { keyword-effect-card-townsfolk }
keyword-effect-card-inspiration = Karta inspirace patří pod kartu nebes, nebo ji odhodíte a využijete efekt vedle ní.
keyword-frame-rest = Schopnosti odpočinku platí, zbývá-li v zásobě nejvýš jedna kostka.
keyword-frame-rival-rest = Odpočívá, jakmile leží tři vyložené červené nebo tři modré karty intrik.
keyword-effect-rival-mark = Vliv protivníka na kartě: když ji vezmete nebo na ní použijete pomocníka, zaplatíte 1 minci nebo 1 proviant a protivník postoupí na stupnici zdrojů o 1 pole.
keyword-effect-rival-journal = Krok protivníka v zápisníku: nepotřebuje nic z toho, co žádá kaňka.

# Kde součást leží.
lies-row = Leží odkrytá ({ $row }, pole { $number }).
lies-claim = Vliv na ní má { $who }.
lies-claim-rival = Vliv na ní má protivník.
lies-workers = Pomocníci na ní: { $workers }.
lies-before = Má ji { $who }.
lies-rival = Má ji protivník.
lies-pile = { $count ->
    [one] V hromádce zbývá 1.
    [few] V hromádce zbývají { $count }.
   *[other] V hromádce zbývá { $count }.
}
lies-at = Leží na místě { $place }.
lies-tile = Zdejší destička: { $effects }.
lies-stands = Stojí tu { $who }.
lies-die = { $who } tu má kostku { $value }.
lies-influence = Vliv v něm, { $who }: { $count }.
