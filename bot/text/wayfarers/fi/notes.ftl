# Siirron huomautukset: mitä se tuo ja maksaa (`note-`), ja niiden lyhenteet painikkeissa (`gain-`, `tag-`).
note-price = hinta { $price }
note-net = maksat { $net }
note-good = maksu: { $good }
note-guild = vaikutus { $guild_elative }
note-fee = maksun saa { $fee }
note-workers = apurit: { $workers }
note-worker = tuo vihreän apurin
note-effect = tuo: { $effect }
note-links = yhteydet: { $links }
note-lends = lainaa: { $lends }
note-points = { $points } vp
note-cost = poistaa vaikutusta: { $cost }
note-dice = noppia takaisin: { $dice }
note-last = päättää pelin
note-silver-off = hopeaa säästyy { $silver-off }
note-provision-off = muonaa säästyy { $provision-off }
note-pigeon = mukana kyyhky
