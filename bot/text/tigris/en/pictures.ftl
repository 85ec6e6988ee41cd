# Words in the pictures and what the pictures tell those who hear them.
picture-letter-red = T
picture-letter-blue = F
picture-letter-green = M
picture-letter-black = S

picture-your-hand = Your hand
picture-only-you = only you see this
picture-catastrophes = Catastrophes
picture-points = Victory points
picture-treasures = Treasures

picture-attacker = Attacker
picture-defender = Defender
picture-on-board = on the board
picture-from-hand = from the hand
picture-revolt = Revolt
picture-war = War
picture-winner = Winner

picture-score-sheet = Final score
picture-weakest = Weakest colour
picture-course = Weakest colour, move by move

picture-alt-over = The game is over.
picture-alt-decides = { $name } decides.
picture-alt-turn = { $name } decides ({ $left ->
    [one] { $left } action left
   *[other] { $left } actions left
}).
picture-alt-revolt = Revolt over the { $leader }: { $attacker } { $attack }, { $defender } { $defence }.
picture-alt-war = War over the { $leader }: { $attacker } { $attack }, { $defender } { $defence }.
picture-alt-kingdom = Kingdom { $numeral }: { $leaders }.
picture-alt-leader = { $leader } of { $name } ({ $strength })
picture-alt-left = Tiles in the bag: { $bag }, treasures on the board: { $treasures }.
picture-alt-targets = Possible places: { $cells }.
picture-alt-leaders = Leaders to choose from: { $leaders }.
picture-alt-hand = Your hand: { $tiles }.
picture-alt-empty = no tiles
picture-alt-tiles = { $tile } × { $count }
picture-alt-points = Points: red { $red }, blue { $blue }, green { $green }, black { $black }. Treasures: { $treasures }.
