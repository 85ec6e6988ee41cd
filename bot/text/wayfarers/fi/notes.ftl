# Siirron huomautukset: mitä se tuo ja maksaa (`note-`), ja niiden lyhenteet painikkeissa (`gain-`, `tag-`).
note-net = { $good_word ->
    [silver] maksaa { $net } { $net ->
        [one] hopean
       *[other] hopeaa
    }
    [provision] maksaa { $net } { $net ->
        [one] muonan
       *[other] muonaa
    }
   *[other] maksaa { $net } { $net ->
        [one] vaikutuksen
       *[other] vaikutusta
    } { $good_genitive } killasta
}
note-guild = { $guild_count ->
    [one] maksaa vaikutuksen { $guild_genitive } killasta
   *[other] maksaa { $guild_count } vaikutusta: { $guild }
}
note-fee = maksun saa { $fee }
note-workers = apurit: { $workers }
note-worker = tuo vihreän apurin
note-effect = tuo: { $effect }
note-links = osuvat juovat: { $links }
note-lends = lainaa: { $lends }
note-points = { $points } vp
note-cost = hinta: { $cost_price_numbered }
note-dice = noppia takaisin: { $dice }
note-last = sitten kaikilla on vielä yksi vuoro
note-silver-off = alennus { $silver-off ->
    [one] 1 hopea
   *[other] { $silver-off } hopeaa
}
note-provision-off = alennus { $provision-off ->
    [one] 1 muona
   *[other] { $provision-off } muonaa
}
note-pigeon = mukana kyyhky
note-left = jäljellä: { $left }
gain-points = +{ $points } vp
gain-silver = +{ $silver } 🪙
gain-provision = +{ $provision } 🍞
gain-influence = +{ $influence_sign }
tag-fee = (maksun saa { $fee })
tag-cost = −{ $cost_sign }
tag-last = 🏁
tag-guild = −{ $guild_count } { $guild_sign }
tag-net = { $net ->
    [0] ilmainen
   *[other] −{ $net } { $good_word ->
        [silver] 🪙
        [provision] 🍞
       *[other] { $good_sign }
    }
}
# Mitä painikkeiden merkit tarkoittavat.
sign-last = 🏁 sitten kaikilla on vielä yksi vuoro
sign-guild = { $guild_sign } vaikutus ({ $guild_genitive } kilta)
sign-influence = { $influence_sign }: { $influence_numbered }
