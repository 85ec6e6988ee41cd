# Notes beside a move: what it costs, brings and needs (`note-`), and the short forms on buttons (`gain-`, `tag-`).
note-price = costs { $price_numbered }
note-gain = gives { $gain_numbered }
note-also = and { $also_numbered }
note-rounds = each round: { $rounds }
note-any = any goods to pay: { $any }
note-kind = { $kind_word ->
    [six_rounds] for six rounds
    [end_vp] points at the end
   *[immediate] at once
}
note-steps = event track +{ $steps }
note-population = population track +{ $population }
note-points = points: { $points }
note-level = level { $level }
note-name = { $name }
note-signs = signs: { $signs }
note-activations = units and ships to move: { $activations }
note-builds = builds: { $builds }
note-clay = clay needed: { $clay }
note-tablets = makes tablets: { $tablets }
note-discoveries = technologies to raise: { $discoveries }
note-gathers = goods to gather: { $gathers }
note-trades = trades: { $trades }
note-bones = bones: { $bones }
note-units = units to train: { $units }
note-count = floor { $count }
note-dice = a die: { $dice_or }
note-to = paid to { $to }
note-enemies = enemies there: { $enemies }
note-own = own units there: { $own }
note-event = { $event_word ->
    [down] an event to reveal
   *[other] an event
}
note-blocked = blocked: no goods, no buildings
note-left = bones left: { $left }
note-side = { $side_word ->
    [tribe] you bid for the tribe
    [attack] you attack
   *[other] you defend
}
note-against = against { $against }
note-fighters = your cards: { $fighters }
note-facing = theirs: { $facing }
note-needs = needs { $needs_numbered }
note-met = met: { $met }
note-area = { $area }
note-around = beside it: { $around }
note-start = head start: { $start } VP
gain-points = +{ $points } VP
gain-gain = +{ $gain_numbered }
gain-also = +{ $also_numbered }
gain-population = (population track +{ $population })
gain-steps = (event track +{ $steps })
gain-rounds = (each round: { $rounds })
gain-start = +{ $start } VP head start
tag-price = −{ $price_numbered }
tag-any = { $any ->
    [one] −1 good (any)
   *[other] −{ $any } goods (any)
}
tag-area = ({ $area })
tag-around = · beside it { $around }
tag-enemies = ⚔️ { $enemies }
tag-blocked = 🚫
tag-event = { $event_word ->
    [down] ❓
   *[other] 🚩
}
# What the signs on buttons mean.
sign-enemies = ⚔️ how many enemies are there
sign-blocked = 🚫 a blocked area: no goods, no buildings
sign-event = { $event_word ->
    [down] ❓ a hidden event, which is revealed
   *[other] 🚩 an open event, for the empire that controls the area
}
label-kind = { $kind_word ->
    [six_rounds] for six rounds
    [end_vp] points at the end
   *[immediate] at once
}
chosen-kind = { label-kind }
label-goes = { $goes }
