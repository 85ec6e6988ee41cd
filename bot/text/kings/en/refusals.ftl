# Why a move was not made, and what would be right.

refused-unknown-card = There is no card “{ $word }”. Choose { $cards_or }.
refused-unknown-place = “{ $word }” can't be chosen here. Columns go from A to H, their cards from C1 downwards, and CD is the gap between C and D.
refused-unknown-count = “{ $word }” is not a number of cards. Enter how many to play, 0 for none.
refused-unknown-ship = There is no ship “{ $word }”. Choose { $ships_or }.

refused-not-in-hand = { $cards_count ->
    [0] You don't have that: your hand is empty.
   *[other] You don't have that. In your hand: { $cards_numbered }.
}
refused-column-full = Column { $column } is full. Choose a shorter one.
refused-gap-taken = A card lies at { $place } already. Choose an empty gap.
refused-too-short = Column { $column } is too short. A gap can be filled once both columns beside it have at least { $least } cards.
refused-leader-there = A leader stands on { $place }. Choose a card without one.
refused-leader-on-ship = { $place } is a ship, and no leader may go there. Choose another card.
refused-no-card-there = There is no card at { $place }. Choose a card on the table.
refused-leader-stays = Your { $leader } stands on { $place } already. Choose another card.
refused-no-catastrophe = You have played your catastrophe. Choose another action.
refused-catastrophe-on-leader = A leader stands on { $place }. Choose a card without one.
refused-catastrophe-on-treasure = { $place } is a treasure, and no catastrophe can take it. Choose another card.
refused-catastrophe-on-ship = { $place } is a ship, and no catastrophe can take it. Choose another card.
refused-too-few-cards = { $held ->
    [0] You hold no { $card_plural }. Play 0.
    [one] You hold only { $held } { $card }.
   *[other] You hold only { $held } { $card_plural }.
}
refused-no-such-war = There is no such conflict. Still to be fought: { $leaders_plural }.
refused-no-such-treasure = You can't take a treasure from { $place } now. Choose { $places_or }.
refused-no-such-ship = You can't build that ship here. Choose { $ships_or }.
refused-nothing-to-bank = You hold no { $colour } card to bank. Keep your cards.
