# Mitä tapahtui. Kerrotaan preesensissä.
event-leader-placed = { $who } asettaa { $leader_genitive } kortille { $place }.
event-leader-moved = { $who } siirtää { $leader_genitive } kortilta { $start } kortille { $place }.
event-leader-home = { $who }: { $leader } palaa kortilta { $place }.
event-card-placed = { $who } pelaa { $card_genitive } pystyriviin { $column } ({ $place }).
event-kingdoms-joined = { $who } yhdistää kuningaskunnat { $first } ja { $second }: { $card } väliin { $place }.
event-card-turned = Kortti { $place } kääntyy kuvapuoli ylöspäin: { $card }.
event-point = { $who } pelaa { $colour_genitive } kortin voittopakkaansa ja saa { $source_word ->
    [card] pisteen pelatusta kortista
    [ship] pisteen laivasta
    [revolt] pisteen sisäisestä konfliktista
   *[war] pisteen ulkoisesta konfliktista
}.
event-point-kept = { $who } ei pelaa { $colour_partitive } korttia voittopakkaansa eikä saa pistettä { $source_word ->
    [card] pelatusta kortista
    [ship] laivasta
    [revolt] sisäisestä konfliktista
   *[war] ulkoisesta konfliktista
}.
event-revolt-began = Sisäinen konflikti kortilla { $place } ({ $leader_plural }): { $attacker } hyökkää, { $defender } puolustaa. Voima { $attack }–{ $defence }.
event-war-began = Ulkoinen konflikti ({ $leader_plural }): { $attacker } ({ $first }) hyökkää, { $defender } ({ $second }) puolustaa. Voima { $attack }–{ $defence }.
event-support-added = { $count ->
    [0] { $who } ei pelaa mitään; voima { $total }.
    [one] { $who } pelaa { $count } { $card_genitive }; voima { $total }.
   *[other] { $who } pelaa { $count } { $card_partitive }; voima { $total }.
}
event-conflict-won = { $winner } voittaa, { $loser } menettää { $leader_genitive }. Hyökkäys { $attack }, puolustus { $defence }.
event-card-banked = { $who } ottaa pelatuista korteista { $card_genitive } voittopakkaansa.
event-cards-taken = { $who } ottaa häviäjän puolelta voittopakkaansa { $count ->
    [one] { $count } { $card_genitive }
   *[other] { $count } { $card_partitive }
}: { $places }.
event-link-lost = Välistä { $place } poistuu { $card }, ja yhteys katkeaa.
event-ship-built = { $who } rakentaa { $ship_genitive } paikkaan { $place }.
event-ship-declined = { $who } ei rakenna laivaa.
event-treasure-taken = { $who } ottaa aarteen paikasta { $place } ja jättää tilalle temppelin.
event-treasure-declined = { $who } ei ota aarretta.
event-catastrophe-played = { $who } pelaa katastrofin: paikasta { $place } poistuu { $card }.
event-drew = { $who } nostaa { $count ->
    [one] { $count } kortin
   *[other] { $count } korttia
}.
event-drew-cards = Nostat { $cards_genitive_numbered }.
event-game-ended = { $reason_word ->
    [treasures] Peli päättyy: pöydässä on enää yksi aarre.
    [standstill] Peli päättyy: pöytään ei voi lisätä korttia, eikä yksikään kortti ole lähtenyt kenenkään kädestä koko kierroksen aikana.
   *[cards] Peli päättyy: pakassa ei ole enää tarpeeksi kortteja.
}
event-final-score = { $rank }. { $who }: musta { $black }, vihreä { $green }, punainen { $red }, sininen { $blue }; aarteita { $treasures }.
