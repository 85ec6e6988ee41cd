# Notes beside a move: what it brings, starts and costs (`note-`), and their short forms on buttons (`gain-`, `tag-`).
gain-ship = ⛵
note-from = odchází z { $from }
note-no-card = chybí karta: { $no-card }
note-removed = odstraní karet: { $removed }
note-revolt = vnitřní konflikt: { $revolt }
note-ship = lze postavit loď
note-temples = { $temples ->
    [0] ne na chrámu
   *[other] na chrámu
}
note-war = vnější konflikt: { $war }
# Co znamenají znaky na tlačítkách.
sign-ship = ⛵ lze postavit loď
