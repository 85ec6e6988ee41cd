# Notes beside a move: what it brings, starts and costs (`note-`), and their short forms on buttons (`gain-`, `tag-`).
gain-black = +{ $black } ⬛
gain-blue = +{ $blue } 🟦
gain-green = +{ $green } 🟩
gain-red = +{ $red } 🟥
gain-treasure = 💎
note-against = { $own } to { $other } against { $against }
note-attack = { $attack } to { $defence }
note-black = +{ $black } black
note-blue = +{ $blue } blue
note-draws = draws { $draws }
note-ends = the game ends
note-facing = other side so far: { $facing }
note-gives = scores for { $gives }
note-green = +{ $green } green
note-held = in hand: { $held }
note-home = comes back to you: { $home }
note-joins = joins { $joins }
note-kingdom = kingdom { $kingdom }
note-left = { $left } left
note-ousts = sends home: { $ousts }
note-red = +{ $red } red
note-strength = your strength: { $strength }
note-treasure = treasures: { $treasure }
note-winner = { $winner } wins
tag-from = ({ $from })
label-needs = Add { $added }: { $strength }, { $rival } needs { $needs }
label-outcome = Add { $added }: { $outcome_word ->
    [win] you win { $strength }–{ $facing }
    [tie] tie { $strength }–{ $facing }, you win
   *[lose] you lose { $strength }–{ $facing }
}
label-stock = { $stock }
tag-revolt = ⚔️
tag-war = ⚔️
# What the signs on buttons mean.
sign-black = ⬛ black points ({ picture-letter-black })
sign-blue = 🟦 blue points ({ picture-letter-blue })
sign-green = 🟩 green points ({ picture-letter-green })
sign-red = 🟥 red points ({ picture-letter-red })
sign-revolt = ⚔️ a conflict begins
sign-war = ⚔️ a conflict begins
sign-treasure = 💎 a treasure
