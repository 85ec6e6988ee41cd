# Notes beside a move: what it brings, starts and costs (`note-`), and their short forms on buttons (`gain-`, `tag-`).
gain-black = +{ $black } ⬛
gain-blue = +{ $blue } 🟦
gain-green = +{ $green } 🟩
gain-red = +{ $red } 🟥
gain-treasure = 💎
note-against = { $own }–{ $other }, vastassa { $against }
note-attack = { $attack }–{ $defence }
note-black = +{ $black } mustaa
note-blue = +{ $blue } sinistä
note-draws = nostaa { $draws }
note-ends = peli päättyy
note-facing = vastapuoli toistaiseksi: { $facing }
note-gives = antaa pisteitä: { $gives }
note-green = +{ $green } vihreää
note-held = kädessä: { $held }
note-home = sinulle palaa: { $home }
note-joins = yhdistää { $joins }
note-kingdom = kuningaskunta { $kingdom }
note-left = { $left } jäljellä
note-ousts = palauttaa omistajalle: { $ousts }
note-red = +{ $red } punaista
note-strength = voimasi: { $strength }
note-treasure = aarteita: { $treasure }
note-winner = { $winner } voittaa
tag-from = ({ $from })
label-needs = Lisää { $added }: { $strength }, { $rival } tarvitsee { $needs }
label-outcome = Lisää { $added }: { $outcome_word ->
    [win] voitat { $strength }–{ $facing }
    [tie] tasan { $strength }–{ $facing }, voitat
   *[lose] häviät { $strength }–{ $facing }
}
label-stock = { $stock }
tag-revolt = ⚔️
tag-war = ⚔️
# Mitä painikkeiden merkit tarkoittavat.
sign-black = ⬛ mustia pisteitä ({ picture-letter-black })
sign-blue = 🟦 sinisiä pisteitä ({ picture-letter-blue })
sign-green = 🟩 vihreitä pisteitä ({ picture-letter-green })
sign-red = 🟥 punaisia pisteitä ({ picture-letter-red })
sign-revolt = ⚔️ alkaa konflikti
sign-war = ⚔️ alkaa konflikti
sign-treasure = 💎 aarre
