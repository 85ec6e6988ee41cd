# Poznámky k tahu: co přinese a kolik stojí (`note-`) a jejich zkratky na tlačítkách (`gain-`, `tag-`).
note-price = cena { $price }
note-net = platíte { $net }
note-good = platidlo: { $good }
note-guild = vliv z cechu { $guild_genitive }
note-fee = poplatek bere { $fee }
note-workers = pomocníci: { $workers_worker }
note-worker = přinese zeleného pomocníka
note-effect = přinese: { $effect }
note-links = spojnice: { $links }
note-lends = propůjčí: { $lends }
note-points = { $points } VB
note-cost = odebere vliv: { $cost }
note-dice = kostky zpět: { $dice }
note-last = ukončí hru
note-silver-off = sleva na mince { $silver-off }
note-provision-off = sleva na proviant { $provision-off }
note-pigeon = má holuba
