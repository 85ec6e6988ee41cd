# Kuvien sanat ja se, mitä kuvat kertovat kuuntelijalle.

picture-catastrophes = Katastrofit

picture-on-board = laudalla
picture-revolt = Sisäinen konflikti
picture-war = Ulkoinen konflikti

picture-key-hand = laattoja kädessä
picture-key-left = laattoja pussissa
picture-alt-revolt = Sisäinen konflikti, { $leader }: { $attacker } { $attack }, { $defender } { $defence }.
picture-alt-war = Ulkoinen konflikti, { $leader }: { $attacker } { $attack }, { $defender } { $defence }.
picture-alt-kingdom = Kuningaskunta { $numeral }: { $leaders }.
picture-alt-leader = { $leader } – { $name } ({ $strength })
picture-alt-left = Laattoja pussissa: { $bag }, aarteita laudalla: { $treasures }.
picture-alt-targets = Mahdolliset paikat: { $cells }.
picture-alt-hand = Kätesi: { $tiles_count ->
    [0] ei laattoja
   *[other] { $tiles_numbered }
}.
picture-alt-points = Pisteet: punainen { $red }, sininen { $blue }, vihreä { $green }, musta { $black }. Aarteet: { $treasures }.
