# Notes beside a move: what it brings, starts and costs (`note-`), and their short forms on buttons (`gain-`, `tag-`, `piece-`).
gain-black = +{ $black } ⬛
gain-blue = +{ $blue } 🟦
gain-green = +{ $green } 🟩
gain-red = +{ $red } 🟥
gain-ship = ⛵
gain-treasure = 💎
note-against = { $own }–{ $other }, vastassa { $against }
note-attack = { $attack }–{ $defence }
note-black = +{ $black } mustaa
note-blue = +{ $blue } sinistä
note-draws = nostaa { $draws }
note-ends = peli päättyy
note-facing = vastapuoli toistaiseksi: { $facing }
note-from = lähtee kortilta { $from }
note-gives = antaa pisteitä: { $gives }
note-green = +{ $green } vihreää
note-held = kädessä: { $held }
note-home = sinulle palaa: { $home }
note-joins = yhdistää { $joins }
note-kingdom = kuningaskunta { $kingdom }
note-left = { $left } jäljellä
note-no-card = ei korttia: { $no-card }
note-ousts = palauttaa omistajalle: { $ousts }
note-red = +{ $red } punaista
note-removed = kortteja pois: { $removed }
note-revolt = sisäinen konflikti: { $revolt }
note-ship = laivan voi rakentaa
note-strength = voimasi: { $strength }
note-temples = { $temples ->
    [0] ei temppelillä
   *[other] temppelillä
}
note-ties = tasatilanteen voittaa { $ties }
note-treasure = aarteita: { $treasure }
note-war = ulkoinen konflikti: { $war }
note-winner = { $winner } voittaa
tag-from = ({ $from })
piece-held = × { $held }
tag-revolt = ⚔
tag-strength = → { $strength }
tag-war = ⚔
# Mitä painikkeiden merkit tarkoittavat.
sign-black = 🟥🟦🟩⬛ sen värin pisteitä
sign-blue = 🟥🟦🟩⬛ sen värin pisteitä
sign-green = 🟥🟦🟩⬛ sen värin pisteitä
sign-red = 🟥🟦🟩⬛ sen värin pisteitä
sign-revolt = ⚔ alkaa konflikti
sign-war = ⚔ alkaa konflikti
sign-treasure = 💎 aarre
sign-strength = → voimasi sen jälkeen
sign-ship = ⛵ laivan voi rakentaa
