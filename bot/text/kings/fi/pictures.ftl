# Kuvien sanat ja se, mitä kuvat kertovat kuuntelijalle.

picture-catastrophe = Katastrofi
picture-pile = Voittopakka
picture-pile-top = vain päällimmäinen kortti näkyy
picture-discarded = Poistettu

picture-on-table = pöydässä
picture-revolt = Sisäinen konflikti
picture-war = Ulkoinen konflikti

picture-key-hand = kortteja kädessä
picture-key-left = kortteja pakassa
picture-alt-revolt = Sisäinen konflikti ({ $leader_plural }): { $attacker } { $attack }, { $defender } { $defence }.
picture-alt-war = Ulkoinen konflikti ({ $leader_plural }): { $attacker } { $attack }, { $defender } { $defence }.
picture-alt-kingdom = Kuningaskunta { $numeral } ({ $columns }): { $leaders }.
picture-alt-leader = { $leader } – { $name }, kortilla { $place } ({ $strength })
picture-alt-left = Kortteja pakassa: { $count }, aarteita pöydässä: { $treasures }.
picture-alt-targets = Mahdolliset paikat: { $places }.
picture-alt-ships = Laivat, jotka voi rakentaa: { $ships }.
picture-alt-hand = Kätesi: { $cards_count ->
    [0] ei kortteja
   *[other] { $cards_numbered }
}.
picture-alt-points = Pisteet: musta { $black }, vihreä { $green }, punainen { $red }, sininen { $blue }. Aarteet: { $treasures }.
picture-alt-pile = { $count ->
    [one] Voittopakka: { $count } kortti, päällimmäisenä { $card }.
   *[other] Voittopakka: { $count } korttia, päällimmäisenä { $card }.
}
picture-alt-no-pile = Voittopakka: tyhjä.
