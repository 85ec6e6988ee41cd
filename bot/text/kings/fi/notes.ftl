# Notes beside a move: what it brings, starts and costs (`note-`), and their short forms on buttons (`gain-`, `tag-`).
gain-ship = ⛵
note-from = lähtee kortilta { $from }
note-no-card = ei korttia: { $no-card }
note-removed = kortteja pois: { $removed }
note-revolt = sisäinen konflikti: { $revolt }
note-ship = laivan voi rakentaa
note-temples = { $temples ->
    [0] ei temppelillä
   *[other] temppelillä
}
note-war = ulkoinen konflikti: { $war }
# Mitä painikkeiden merkit tarkoittavat.
sign-ship = ⛵ laivan voi rakentaa
