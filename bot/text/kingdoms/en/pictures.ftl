# Words in the pictures and what the pictures tell those who hear them.
picture-letter-red = T
picture-letter-blue = F
picture-letter-green = M
picture-letter-black = S
picture-your-hand = Your hand
picture-only-you = only you see this
picture-points = Victory points
picture-treasures = Treasures
picture-attacker = Attacker
picture-defender = Defender
picture-from-hand = from the hand
picture-winner = Winner
picture-weakest = Weakest colour
picture-course = Weakest colour, move by move
picture-key-home = leader to be placed
picture-key-placed = leader already placed
picture-alt-over = The game is over.
picture-alt-turn = { $name } decides ({ $left ->
    [one] { $left } action left
   *[other] { $left } actions left
}).
picture-alt-leaders = Leaders to choose from: { $leaders }.
picture-alt-decides = { $name } decides.
