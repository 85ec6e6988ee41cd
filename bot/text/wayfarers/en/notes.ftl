# Notes beside a move: what it brings and costs (`note-`), and their short forms on buttons (`gain-`, `tag-`).
note-price = price { $price }
note-net = you pay { $net }
note-good = in { $good }
note-guild = influence from { $guild }
note-fee = fee to { $fee }
note-workers = brings workers: { $workers }
note-worker = brings a green worker
note-effect = brings: { $effect }
note-links = links: { $links }
note-lends = lends: { $lends }
note-points = { $points } VP
note-cost = removes influence: { $cost }
note-dice = dice back: { $dice }
note-last = ends the game
note-silver-off = { $silver-off } silver off
note-provision-off = { $provision-off } provisions off
note-pigeon = has a pigeon
