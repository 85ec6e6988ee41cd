# Poznámky k tahu: co přinese a kolik stojí (`note-`) a jejich zkratky na tlačítkách (`gain-`, `tag-`).
note-net = { $good_word ->
    [silver] stojí { $net } { $net ->
        [one] minci
        [few] mince
       *[other] mincí
    }
    [provision] stojí { $net } { $net ->
        [one] proviant
        [few] provianty
       *[other] proviantů
    }
   *[other] stojí { $net } { $net ->
        [one] vliv
        [few] vlivy
       *[other] vlivů
    } z cechu { $good_genitive }
}
note-guild = { $guild_count ->
    [one] stojí 1 vliv z cechu { $guild_genitive }
    [few] stojí { $guild_count } vlivy z cechů { $guild_genitive }
   *[other] stojí { $guild_count } vlivů z cechů { $guild_genitive }
}
note-fee = poplatek bere { $fee }
note-workers = přinese { $workers_worker_accusative }
note-worker = přinese zeleného pomocníka
note-effect = přinese: { $effect }
note-links = navazující pruhy: { $links }
note-lends = půjčí: { $lends }
note-points = { $points } VB
note-cost = stojí { $cost_price_numbered }
note-dice = kostky zpět: { $dice }
note-last = potom má každý ještě jeden tah
note-silver-off = sleva { $silver-off ->
    [one] 1 mince
    [few] { $silver-off } mince
   *[other] { $silver-off } mincí
}
note-provision-off = sleva { $provision-off ->
    [one] 1 proviant
    [few] { $provision-off } provianty
   *[other] { $provision-off } proviantů
}
note-pigeon = má holuba
note-left = zbývá: { $left }
gain-points = +{ $points } VB
gain-silver = +{ $silver } 🪙
gain-provision = +{ $provision } 🍞
gain-influence = +{ $influence_sign }
tag-fee = (poplatek bere { $fee })
tag-cost = −{ $cost_sign }
tag-last = 🏁
tag-guild = −{ $guild_count } { $guild_sign }
tag-net = { $net ->
    [0] zdarma
   *[other] −{ $net } { $good_word ->
        [silver] 🪙
        [provision] 🍞
       *[other] { $good_sign }
    }
}
# Co znamenají znaky na tlačítkách.
sign-last = 🏁 potom má každý ještě jeden tah
sign-guild = { $guild_sign } vliv z cechu { $guild_genitive }
sign-influence = { $influence_sign }: { $influence_numbered }
