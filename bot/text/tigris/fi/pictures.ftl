# Kuvien sanat ja se, mitä kuvat kertovat kuuntelijalle.
picture-letter-red = T
picture-letter-blue = M
picture-letter-green = K
picture-letter-black = A

picture-your-hand = Kätesi
picture-only-you = vain sinä näet tämän
picture-catastrophes = Katastrofit
picture-points = Voittopisteet
picture-treasures = Aarteet

picture-attacker = Hyökkääjä
picture-defender = Puolustaja
picture-on-board = laudalla
picture-from-hand = kädestä
picture-revolt = Sisäinen konflikti
picture-war = Ulkoinen konflikti
picture-winner = Voittaja

picture-score-sheet = Lopputulos
picture-weakest = Heikoin väri
picture-course = Heikoin väri siirto siirrolta

picture-alt-over = Peli on päättynyt.
picture-alt-decides = Päätösvuorossa { $name }.
picture-alt-turn = Vuorossa { $name } ({ $left ->
    [one] { $left } toiminto jäljellä
   *[other] { $left } toimintoa jäljellä
}).
picture-alt-revolt = Sisäinen konflikti, { $leader }: { $attacker } { $attack }, { $defender } { $defence }.
picture-alt-war = Ulkoinen konflikti, { $leader }: { $attacker } { $attack }, { $defender } { $defence }.
picture-alt-kingdom = Kuningaskunta { $numeral }: { $leaders }.
picture-alt-leader = { $leader } – { $name } ({ $strength })
picture-alt-left = Laattoja pussissa: { $bag }, aarteita laudalla: { $treasures }.
picture-alt-targets = Mahdolliset paikat: { $cells }.
picture-alt-leaders = Valittavat johtajat: { $leaders }.
picture-alt-hand = Kätesi: { $tiles }.
picture-alt-empty = ei laattoja
picture-alt-tiles = { $tile } × { $count }
picture-alt-points = Pisteet: punainen { $red }, sininen { $blue }, vihreä { $green }, musta { $black }. Aarteet: { $treasures }.
