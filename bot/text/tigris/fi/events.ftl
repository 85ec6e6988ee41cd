# Mitä tapahtui. Kerrotaan preesensissä.
event-leader-placed = { $who } asettaa { $leader_genitive } ruutuun { $cell }.
event-leader-moved = { $who } siirtää { $leader_genitive } ruudusta { $start } ruutuun { $cell }.
event-leader-withdrawn = { $who } ottaa { $leader_genitive } pois ruudusta { $cell }.
event-leader-home = { $who }: { $leader } joutuu poistumaan ruudusta { $cell }.
event-tile-placed = { $who } asettaa { $tile_genitive } ruutuun { $cell }.
event-kingdoms-joined = { $who } yhdistää kuningaskunnat { $first } ja { $second } ruudussa { $cell }.
event-points = { $who } saa { $count ->
    [one] { $count } { $colour_genitive } pisteen
   *[other] { $count } { $colour_partitive } pistettä
} { $source_word ->
    [tile] laatasta
    [revolt] sisäisestä konfliktista
    [war] ulkoisesta konfliktista
   *[monument] monumentista
}.
event-catastrophe-placed = { $who } pelaa katastrofin ruutuun { $cell }.
event-tile-destroyed = Katastrofi tuhoaa { $tile_genitive } ruudussa { $cell }.
event-swapped = { $who } vaihtaa { $count ->
    [one] { $count } laatan
   *[other] { $count } laattaa
}.
event-drew = { $who } nostaa { $count ->
    [one] { $count } laatan
   *[other] { $count } laattaa
}.
event-drew-tiles = Nostat { $tiles_genitive_numbered }.
event-revolt-began = Sisäinen konflikti ruudussa { $cell } ({ $leader }): { $attacker } hyökkää, { $defender } puolustaa. Temppelit { $attack }–{ $defence }.
event-war-began = Ulkoinen konflikti ({ $leader_plural }): { $attacker } ({ $first }) hyökkää, { $defender } ({ $second }) puolustaa. Kannattajat { $attack }–{ $defence }.
event-support-added = { $count ->
    [0] { $who } ei lisää mitään; voima { $total }.
    [one] { $who } lisää { $count } { $tile_genitive }; voima { $total }.
   *[other] { $who } lisää { $count } { $tile_partitive }; voima { $total }.
}
event-conflict-won = { $winner } voittaa, { $loser } menettää { $leader_genitive }. Hyökkäys { $attack }, puolustus { $defence }.
event-tiles-removed = Laudalta poistuu { $count ->
    [one] { $count } { $tile }
   *[other] { $count } { $tile_partitive }
}: { $cells }.
event-monument-built = { $who } rakentaa { $monument_genitive } ruutuun { $cell }.
event-monument-declined = { $who } ei rakenna monumenttia.
event-treasure-taken = { $who } ottaa aarteen ruudusta { $cell }.
event-game-ended = { $reason_word ->
    [treasures] Peli päättyy: laudalla on enää korkeintaan kaksi aarretta.
   *[tiles] Peli päättyy: pussissa ei ole enää tarpeeksi laattoja.
}
event-final-score = { $rank }. { $who }: punainen { $red }, sininen { $blue }, vihreä { $green }, musta { $black }; aarteita { $treasures }.
