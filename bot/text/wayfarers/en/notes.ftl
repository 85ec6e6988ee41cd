# Notes beside a move: what it brings and costs (`note-`), and their short forms on buttons (`gain-`, `tag-`).
note-net = { $good_word ->
    [silver] costs { $net } silver
    [provision] costs { $net } { $net ->
        [one] provision
       *[other] provisions
    }
   *[other] costs { $net } influence on { $good }
}
note-guild = costs { $guild_count } influence from the { $guild } guild
note-fee = fee to { $fee }
note-workers = workers gained: { $workers }
note-worker = and a green worker
note-effect = gives: { $effect }
note-links = from matching bars: { $links }
note-lends = lends: { $lends }
note-points = { $points } VP
note-cost = costs { $cost_price_numbered }
note-dice = dice back: { $dice }
note-last = then everybody has one more turn
note-silver-off = { $silver-off } silver off
note-provision-off = { $provision-off ->
    [one] 1 provision off
   *[other] { $provision-off } provisions off
}
note-pigeon = has a pigeon
note-left = left: { $left }
gain-points = +{ $points } VP
gain-silver = +{ $silver } 🪙
gain-provision = +{ $provision } 🍞
gain-influence = +{ $influence_sign }
tag-fee = (fee to { $fee })
tag-cost = −{ $cost_sign }
tag-last = 🏁
tag-guild = −{ $guild_count } { $guild_sign }
tag-net = { $net ->
    [0] free
   *[other] −{ $net } { $good_word ->
        [silver] 🪙
        [provision] 🍞
       *[other] { $good_sign }
    }
}
# What the signs on buttons mean.
sign-last = 🏁 then everybody has one more turn
sign-guild = { $guild_sign } influence on { $guild }
sign-influence = { $influence_sign }: { $influence_numbered }
