# Words in the pictures and what the pictures tell those who hear them.

picture-catastrophes = Catastrophes

picture-on-board = on the board
picture-revolt = Revolt
picture-war = War

picture-key-hand = tiles in hand
picture-key-left = tiles in the bag
picture-alt-revolt = Revolt over the { $leader }: { $attacker } { $attack }, { $defender } { $defence }.
picture-alt-war = War over the { $leader }: { $attacker } { $attack }, { $defender } { $defence }.
picture-alt-kingdom = Kingdom { $numeral }: { $leaders }.
picture-alt-leader = { $leader } of { $name } ({ $strength })
picture-alt-left = Tiles in the bag: { $bag }, treasures on the board: { $treasures }.
picture-alt-targets = Possible places: { $cells }.
picture-alt-hand = Your hand: { $tiles_count ->
    [0] no tiles
   *[other] { $tiles_numbered }
}.
picture-alt-points = Points: red { $red }, blue { $blue }, green { $green }, black { $black }. Treasures: { $treasures }.
