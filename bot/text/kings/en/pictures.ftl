# Words in the pictures and what the pictures tell those who hear them.

picture-catastrophe = Catastrophe
picture-pile = Victory pile
picture-pile-top = only its top card is seen
picture-discarded = Discarded

picture-on-table = on the table
picture-revolt = Internal conflict
picture-war = External conflict

picture-key-hand = cards in hand
picture-key-left = cards in the deck
picture-alt-revolt = Internal conflict of the { $leader_plural }: { $attacker } { $attack }, { $defender } { $defence }.
picture-alt-war = External conflict of the { $leader_plural }: { $attacker } { $attack }, { $defender } { $defence }.
picture-alt-kingdom = Kingdom { $numeral } ({ $columns }): { $leaders }.
picture-alt-leader = { $leader } of { $name } on { $place } ({ $strength })
picture-alt-left = Cards in the deck: { $count }, treasures on the table: { $treasures }.
picture-alt-targets = Possible places: { $places }.
picture-alt-ships = Ships that may be built: { $ships }.
picture-alt-hand = Your hand: { $cards_count ->
    [0] no cards
   *[other] { $cards_numbered }
}.
picture-alt-points = Points: black { $black }, green { $green }, red { $red }, blue { $blue }. Treasures: { $treasures }.
picture-alt-pile = { $count ->
    [one] Victory pile: { $count } card, on top: { $card }.
   *[other] Victory pile: { $count } cards, on top: { $card }.
}
picture-alt-no-pile = Victory pile: empty.
