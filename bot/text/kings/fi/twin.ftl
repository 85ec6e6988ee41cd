# Koko asema sanoin.
twin-task-point = { $who } voi pelata { $colour_genitive } kortin voittopakkaansa: { $source_word ->
    [card] piste pelatusta kortista
    [ship] piste laivasta
    [revolt] piste sisäisestä konfliktista
   *[war] piste ulkoisesta konfliktista
}
twin-task-build = laiva pystyrivin { $column } alapäähän
twin-task-wars = yhdistävän kortin aiheuttamat ulkoiset konfliktit yksi kerrallaan
twin-task-fight = kortit kädestä
twin-task-claim = aarre kuningaskunnasta, jonka { $place } yhdistää
twin-task-refill = kaikki täydentävät kätensä kahdeksaan korttiin
twin-conflict = Konflikti alkoi paikassa { $place }.
twin-side = { $who }: johtaja kortilla { $place }; pöydässä: { $count }; { $added }.
twin-kingdom = Kuningaskunta { $numeral } ({ $columns }).
twin-leader = { $leader } – { $who }, kirjain { $letter }, kortilla { $place }, voima { $strength }.
twin-column = Pystyrivi { $column } ylhäältä alas: { $cards }.
twin-empty-column = Pystyrivi { $column }: tyhjä.
twin-link = Välissä { $place }: { $card }.
twin-face-down = Välissä { $place } kuvapuoli alaspäin: { $card }.
twin-ships = Laivat, joita ei ole vielä rakennettu: { $ships }.
twin-held = Kortteja kädessä: { $held }. Katastrofeja jäljellä: { $number }.
twin-home = Johtajat poissa pöydästä: { $leaders }.
twin-out = Poistetut kortit: { $cards_numbered }.
twin-idle = Peräkkäisiä vuoroja, joilla ei pelattu korttia eikä sellaista voinut lisätä: { $count }.
