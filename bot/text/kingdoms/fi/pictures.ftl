# Kuvien sanat ja se, mitä kuvat kertovat kuuntelijalle.
picture-letter-red = T
picture-letter-blue = M
picture-letter-green = K
picture-letter-black = A
picture-your-hand = Kätesi
picture-only-you = vain sinä näet tämän
picture-points = Voittopisteet
picture-treasures = Aarteet
picture-attacker = Hyökkääjä
picture-defender = Puolustaja
picture-from-hand = kädestä
picture-winner = Voittaja
picture-weakest = Heikoin väri
picture-course = Heikoin väri siirto siirrolta
picture-key-home = johtaja, jota ei ole asetettu
picture-key-placed = asetettu johtaja
picture-alt-over = Peli on päättynyt.
picture-alt-turn = Vuorossa { $name } ({ $left ->
    [one] { $left } toiminto jäljellä
   *[other] { $left } toimintoa jäljellä
}).
picture-alt-leaders = Valittavat johtajat: { $leaders }.
picture-alt-decides = Päätösvuorossa { $name }.
