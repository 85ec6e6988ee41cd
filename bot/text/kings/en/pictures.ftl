# Words in the pictures and what the pictures tell those who hear them.
picture-letter-red = T
picture-letter-blue = F
picture-letter-green = M
picture-letter-black = S

picture-your-hand = Your hand
picture-only-you = only you see this
picture-catastrophe = Catastrophe
picture-pile = Victory pile
picture-pile-top = only its top card is seen
picture-points = Victory points
picture-treasures = Treasures
picture-discarded = Discarded

picture-attacker = Attacker
picture-defender = Defender
picture-on-table = on the table
picture-from-hand = from the hand
picture-revolt = Internal conflict
picture-war = External conflict
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
picture-alt-revolt = Internal conflict of the { $leader_plural }: { $attacker } { $attack }, { $defender } { $defence }.
picture-alt-war = External conflict of the { $leader_plural }: { $attacker } { $attack }, { $defender } { $defence }.
picture-alt-kingdom = Kingdom { $numeral } ({ $columns }): { $leaders }.
picture-alt-leader = { $leader } of { $name } on { $place } ({ $strength })
picture-alt-left = Cards in the deck: { $count }, treasures on the table: { $treasures }.
picture-alt-targets = Possible places: { $places }.
picture-alt-leaders = Leaders to choose from: { $leaders }.
picture-alt-ships = Ships that may be built: { $ships }.
picture-alt-hand = Your hand: { $cards }.
picture-alt-empty = no cards
picture-alt-cards = { $card } × { $count }
picture-alt-points = Points: black { $black }, green { $green }, red { $red }, blue { $blue }. Treasures: { $treasures }.
picture-alt-pile = { $count ->
    [one] Victory pile: { $count } card, on top: { $card }.
   *[other] Victory pile: { $count } cards, on top: { $card }.
}
picture-alt-no-pile = Victory pile: empty.
