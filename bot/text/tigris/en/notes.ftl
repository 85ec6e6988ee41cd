# Notes beside a move: what it brings, starts and costs (`note-`), and their short forms on buttons (`gain-`, `tag-`).
gain-monument = 🏛️
note-from = leaves { $from }
note-monument = a monument can be built
note-removed = tiles removed: { $removed }
note-revolt = revolt: { $revolt }
note-temples = temples beside it: { $temples }
note-war = war: { $war }
# What the signs on buttons mean.
sign-monument = 🏛️ a monument can be built
label-stays = All but { $stays_numbered }
