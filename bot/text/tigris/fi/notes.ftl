# Notes beside a move: what it brings, starts and costs (`note-`), and their short forms on buttons (`gain-`, `tag-`).
gain-monument = 🏛️
note-from = lähtee ruudusta { $from }
note-monument = monumentin voi rakentaa
note-removed = laattoja pois: { $removed }
note-revolt = sisäinen konflikti: { $revolt }
note-temples = temppeleitä vieressä: { $temples }
note-war = ulkoinen konflikti: { $war }
# Mitä painikkeiden merkit tarkoittavat.
sign-monument = 🏛️ monumentin voi rakentaa
label-stays = Muut kuin { $stays_numbered }
