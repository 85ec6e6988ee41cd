# Notes beside a move: what it brings, starts and costs (`note-`), and their short forms on buttons (`gain-`, `tag-`).
gain-ship = ⛵
note-from = leaves { $from }
note-no-card = no card for { $no-card }
note-removed = cards removed: { $removed }
note-revolt = internal conflict: { $revolt }
note-ship = a ship can be built
note-temples = { $temples ->
    [0] not on a temple
   *[other] on a temple
}
note-war = external conflict: { $war }
# What the signs on buttons mean.
sign-ship = ⛵ a ship can be built
