# Notes beside a move: what it brings, starts and costs (`note-`), and their short forms on buttons (`gain-`, `tag-`).
gain-black = +{ $black } ⬛
gain-blue = +{ $blue } 🟦
gain-green = +{ $green } 🟩
gain-red = +{ $red } 🟥
gain-treasure = 💎
note-against = { $own } : { $other } proti: { $against }
note-attack = { $attack } : { $defence }
note-black = +{ $black } černé
note-blue = +{ $blue } modré
note-draws = dobírá { $draws }
note-ends = hra končí
note-facing = druhá strana zatím: { $facing }
note-gives = dává body: { $gives }
note-green = +{ $green } zelené
note-held = v ruce: { $held }
note-home = domů se vám vrátí: { $home }
note-joins = spojuje { $joins }
note-kingdom = království { $kingdom }
note-left = { $left ->
    [one] zbývá { $left }
    [few] zbývají { $left }
   *[other] zbývá { $left }
}
note-ousts = posílá domů: { $ousts }
note-red = +{ $red } červené
note-strength = vaše síla: { $strength }
note-treasure = poklady: { $treasure }
note-winner = vítězí { $winner }
tag-from = ({ $from })
label-needs = Přidat { $added }: { $strength }, { $rival } potřebuje { $needs }
label-outcome = Přidat { $added }: { $outcome_word ->
    [win] výhra { $strength }–{ $facing }
    [tie] shoda { $strength }–{ $facing }, výhra
   *[lose] prohra { $strength }–{ $facing }
}
label-stock = { $stock }
tag-revolt = ⚔️
tag-war = ⚔️
# Co znamenají znaky na tlačítkách.
sign-black = ⬛ černé body ({ picture-letter-black })
sign-blue = 🟦 modré body ({ picture-letter-blue })
sign-green = 🟩 zelené body ({ picture-letter-green })
sign-red = 🟥 červené body ({ picture-letter-red })
sign-revolt = ⚔️ začne konflikt
sign-war = ⚔️ začne konflikt
sign-treasure = 💎 poklad
