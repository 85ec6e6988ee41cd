# Poznámky u tahu: co stojí, přinese a vyžaduje.
note-price = stojí { $price_accusative_numbered }
note-gain = přinese: { $gain_numbered }
note-also = a k tomu: { $also_numbered }
note-rounds = každé kolo: { $rounds }
note-any = libovolné zdroje k placení: { $any }
note-kind = { $kind_word ->
    [six_rounds] na šest kol
    [end_vp] body na konci
   *[immediate] hned
}
note-steps = stupnice událostí +{ $steps }
note-population = stupnice obyvatelstva +{ $population }
note-points = body: { $points }
note-level = úroveň { $level }
note-name = { $name }
note-signs = symboly: { $signs }
note-activations = pohyb jednotek a lodí: { $activations }
note-builds = stavby: { $builds }
note-clay = spotřebuje hlíny: { $clay }
note-tablets = dá tabulek: { $tablets }
note-discoveries = vylepšení technologií: { $discoveries }
note-gathers = sběr: { $gathers }
note-trades = obchody: { $trades }
note-bones = kůstky: { $bones }
note-units = výcvik jednotek: { $units }
note-count = { $count }. patro
note-dice = kostka: { $dice_or }
note-to = platí se: { $to }
note-enemies = nepřátel: { $enemies }
note-own = vlastních jednotek: { $own }
note-event = { $event_word ->
    [down] událost k odhalení
   *[other] událost
}
note-blocked = blokovaná: bez zdrojů a staveb
note-left = zbude kůstek: { $left }
note-side = { $side_word ->
    [tribe] přihazujete za kmen
    [attack] útočíte
   *[other] bráníte se
}
note-against = protivník: { $against }
note-fighters = vaše karty: { $fighters }
note-facing = proti nim: { $facing }
note-needs = vyžaduje: { $needs_numbered }
note-met = splněno: { $met }
note-area = { $area }
note-around = vedle: { $around }
note-start = náskok v bodech: { $start }
gain-points = +{ $points } b.
gain-gain = +{ $gain_numbered }
gain-also = +{ $also_numbered }
gain-population = (stupnice obyvatelstva +{ $population })
gain-steps = (stupnice událostí +{ $steps })
gain-rounds = (každé kolo: { $rounds })
gain-start = náskok +{ $start } b.
tag-price = −{ $price_numbered }
tag-any = { $any ->
    [one] −1 libovolný zdroj
    [few] −{ $any } libovolné zdroje
   *[other] −{ $any } libovolných zdrojů
}
tag-area = ({ $area })
tag-around = · vedle: { $around }
tag-enemies = ⚔️ { $enemies }
tag-blocked = 🚫
tag-event = { $event_word ->
    [down] ❓
   *[other] 🚩
}
# Co znamenají znaky na tlačítkách.
sign-enemies = ⚔️ tolik nepřátel tam je
sign-blocked = 🚫 blokovaná oblast: bez zdrojů a staveb
sign-event = { $event_word ->
    [down] ❓ skrytá událost, která se odhalí
   *[other] 🚩 odhalená událost pro toho, kdo oblast ovládá
}
label-kind = { $kind_word ->
    [six_rounds] na šest kol
    [end_vp] body na konci
   *[immediate] hned
}
chosen-kind = { label-kind }
label-goes = { $goes }
