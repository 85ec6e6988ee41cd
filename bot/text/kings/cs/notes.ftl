# Notes beside a move: what it brings, starts and costs (`note-`), and their short forms on buttons (`gain-`, `tag-`, `piece-`).
gain-black = +{ $black } ⬛
gain-blue = +{ $blue } 🟦
gain-green = +{ $green } 🟩
gain-red = +{ $red } 🟥
gain-ship = ⛵
gain-treasure = 💎
note-against = { $own } : { $other } proti: { $against }
note-attack = { $attack } : { $defence }
note-black = +{ $black } černé
note-blue = +{ $blue } modré
note-draws = dobírá { $draws }
note-ends = hra končí
note-facing = druhá strana zatím: { $facing }
note-from = odchází z { $from }
note-gives = dává body: { $gives }
note-green = +{ $green } zelené
note-held = v ruce: { $held }
note-home = domů se vám vrátí: { $home }
note-joins = spojuje { $joins }
note-kingdom = království { $kingdom }
note-left = zbývá { $left }
note-no-card = chybí karta: { $no-card }
note-ousts = posílá domů: { $ousts }
note-red = +{ $red } červené
note-removed = odstraní karet: { $removed }
note-revolt = vnitřní konflikt: { $revolt }
note-ship = lze postavit loď
note-strength = vaše síla: { $strength }
note-temples = { $temples ->
    [0] ne na chrámu
   *[other] na chrámu
}
note-ties = při rovnosti vítězí { $ties }
note-treasure = poklady: { $treasure }
note-war = vnější konflikt: { $war }
note-winner = vítězí { $winner }
tag-from = ({ $from })
piece-held = × { $held }
tag-revolt = ⚔
tag-strength = → { $strength }
tag-war = ⚔
# Co znamenají znaky na tlačítkách.
sign-black = 🟥🟦🟩⬛ body té barvy
sign-blue = 🟥🟦🟩⬛ body té barvy
sign-green = 🟥🟦🟩⬛ body té barvy
sign-red = 🟥🟦🟩⬛ body té barvy
sign-revolt = ⚔ začne konflikt
sign-war = ⚔ začne konflikt
sign-treasure = 💎 poklad
sign-strength = → vaše síla potom
sign-ship = ⛵ lze postavit loď
