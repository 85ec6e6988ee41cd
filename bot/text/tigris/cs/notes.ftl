# Notes beside a move: what it brings, starts and costs (`note-`), and their short forms on buttons (`gain-`, `tag-`).
gain-monument = 🏛️
note-from = odchází z { $from }
note-monument = lze postavit monument
note-removed = odstraní kartiček: { $removed }
note-revolt = vnitřní konflikt: { $revolt }
note-temples = chrámy vedle: { $temples }
note-war = vnější konflikt: { $war }
# Co znamenají znaky na tlačítkách.
sign-monument = 🏛️ lze postavit monument
label-stays = Vše, nechat { $stays_accusative_numbered }
