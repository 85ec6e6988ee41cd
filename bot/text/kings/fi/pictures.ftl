# Kuvien sanat ja se, mitä kuvat kertovat kuuntelijalle.
picture-letter-red = T
picture-letter-blue = M
picture-letter-green = K
picture-letter-black = A

picture-your-hand = Kätesi
picture-only-you = vain sinä näet tämän
picture-catastrophe = Katastrofi
picture-pile = Voittopakka
picture-pile-top = vain päällimmäinen kortti näkyy
picture-points = Voittopisteet
picture-treasures = Aarteet
picture-discarded = Poistettu

picture-attacker = Hyökkääjä
picture-defender = Puolustaja
picture-on-table = pöydässä
picture-from-hand = kädestä
picture-revolt = Sisäinen konflikti
picture-war = Ulkoinen konflikti
picture-winner = Voittaja

picture-score-sheet = Lopputulos
picture-weakest = Heikoin väri
picture-course = Heikoin väri siirto siirrolta

picture-alt-over = Peli on päättynyt.
picture-alt-decides = Ratkaisuvuorossa { $name }.
picture-alt-turn = Vuorossa { $name } ({ $left ->
    [one] { $left } toiminto jäljellä
   *[other] { $left } toimintoa jäljellä
}).
picture-alt-revolt = Sisäinen konflikti ({ $leader_plural }): { $attacker } { $attack }, { $defender } { $defence }.
picture-alt-war = Ulkoinen konflikti ({ $leader_plural }): { $attacker } { $attack }, { $defender } { $defence }.
picture-alt-kingdom = Kuningaskunta { $numeral } ({ $columns }): { $leaders }.
picture-alt-leader = { $leader } – { $name }, kortilla { $place } ({ $strength })
picture-alt-left = Kortteja pakassa: { $count }, aarteita pöydässä: { $treasures }.
picture-alt-targets = Mahdolliset paikat: { $places }.
picture-alt-leaders = Valittavat johtajat: { $leaders }.
picture-alt-ships = Laivat, jotka voi rakentaa: { $ships }.
picture-alt-hand = Kätesi: { $cards }.
picture-alt-empty = ei kortteja
picture-alt-cards = { $card } × { $count }
picture-alt-points = Pisteet: musta { $black }, vihreä { $green }, punainen { $red }, sininen { $blue }. Aarteet: { $treasures }.
picture-alt-pile = { $count ->
    [one] Voittopakka: { $count } kortti, päällimmäisenä { $card }.
   *[other] Voittopakka: { $count } korttia, päällimmäisenä { $card }.
}
picture-alt-no-pile = Voittopakka: tyhjä.
