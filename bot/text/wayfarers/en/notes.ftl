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
gain-silver = +{ $silver } silver
gain-provision = +{ $provision } { $provision ->
    [one] provision
   *[other] provisions
}
gain-influence = +{ $influence_numbered }
tag-fee = (fee to { $fee })
tag-cost = −{ $cost_numbered }
tag-last = 🏁
tag-left = (left: { $left })
tag-guild = { $guild_count ->
    [one] −1 influence on { $guild }
   *[other] −{ $guild_count } influence
}
tag-net = { $good_word ->
    [silver] { $net ->
        [0] free
       *[other] −{ $net } silver
    }
    [provision] { $net ->
        [0] free
        [one] −{ $net } provision
       *[other] −{ $net } provisions
    }
   *[other] −{ $net } influence on { $good }
}
# What the signs on buttons mean.
sign-last = 🏁 then everybody has one more turn
