# Notes beside a move: what it brings, starts and costs (`note-`), and their short forms on buttons (`gain-`, `tag-`, `piece-`).
gain-black = +{ $black } ⬛
gain-blue = +{ $blue } 🟦
gain-green = +{ $green } 🟩
gain-red = +{ $red } 🟥
gain-ship = ⛵
gain-treasure = 💎
note-against = { $own } to { $other } against { $against }
note-attack = { $attack } to { $defence }
note-black = +{ $black } black
note-blue = +{ $blue } blue
note-draws = draws { $draws }
note-ends = the game ends
note-facing = theirs so far: { $facing }
note-from = leaves { $from }
note-gives = gives { $gives } points
note-green = +{ $green } green
note-held = in hand: { $held }
note-home = you take home: { $home }
note-joins = joins { $joins }
note-kingdom = kingdom { $kingdom }
note-left = { $left } left
note-no-card = no card for { $no-card }
note-ousts = sends home: { $ousts }
note-red = +{ $red } red
note-removed = cards removed: { $removed }
note-revolt = internal conflict: { $revolt }
note-ship = a ship can be built
note-strength = your strength: { $strength }
note-temples = { $temples ->
    [0] not on a temple
   *[other] on a temple
}
note-ties = { $ties } wins ties
note-treasure = treasures: { $treasure }
note-war = external conflict: { $war }
note-winner = { $winner } wins
tag-from = ({ $from })
piece-held = × { $held }
tag-revolt = ⚔
tag-strength = → { $strength }
tag-war = ⚔
# What the signs on buttons mean.
sign-black = 🟥🟦🟩⬛ points of that colour
sign-blue = 🟥🟦🟩⬛ points of that colour
sign-green = 🟥🟦🟩⬛ points of that colour
sign-red = 🟥🟦🟩⬛ points of that colour
sign-revolt = ⚔ a conflict begins
sign-war = ⚔ a conflict begins
sign-treasure = 💎 a treasure
sign-strength = → your strength then
sign-ship = ⛵ a ship can be built
