# Moves: what buttons, menus and slash commands call them, and how a move reads as a sentence.
verb-card = Play a card
verb-catastrophe = Play the catastrophe
verb-support = Play cards in the conflict
verb-war = Choose a conflict
verb-ship = Build a ship
verb-bank = Bank a card
verb-keep = Keep your cards
verb-decline = Skip

verb-leader-description = Place one of your leaders on a card, or move it to another card
verb-card-description = Play a card from your hand: below a column, or in a gap to join two kingdoms
verb-catastrophe-description = Remove a card without a leader, once a game; no treasure and no ship
verb-support-description = Play cards from your hand in the conflict, or none
verb-war-description = Choose which external conflict is fought next
verb-treasure-description = Take a treasure from your trader's kingdom for a temple from your hand
verb-ship-description = Put a ship in the place of the last four cards of the column
verb-bank-description = Put a card of that colour from your hand on your victory pile
verb-keep-description = Keep your cards and give up the point
verb-decline-description = Take no treasure, or build no ship
verb-end-description = End your turn; everyone draws back up to eight cards

argument-leader = One of your leaders: king, trader, priest or farmer
argument-place = A card on the table: C4 is the fourth in column C, CD the one between C and D
argument-card = A card from your hand: settlement, market, temple or farm
argument-where = Below a column, such as C, or in the gap between two, such as CD
argument-count = How many cards to play, 0 for none
argument-ship = The ship's two colours

pick-place = Which card on the table?
pick-card = Which card?
pick-where = Which column or gap?
pick-count = How many cards from your hand?
pick-ship = Which ship?

move-leader = { $count ->
    [0] place or move a leader
    [1] place or move the { $one }
   *[other] the { $one } goes to { $two }
}
move-card = { $count ->
    [0] play a card
    [1] play a { $one }
   *[other] play a { $one } at { $two }
}
move-catastrophe = { $count ->
    [0] play the catastrophe
   *[other] play the catastrophe on { $one }
}
move-support = { $count ->
    [0] play cards in the conflict
   *[other] { $one ->
        [0] play no cards
        [one] play { $one } card
       *[other] play { $one } cards
    }
}
move-war = { $count ->
    [0] choose a conflict
   *[other] the conflict of the { $one_plural } is next
}
move-treasure = { $count ->
    [0] take a treasure
   *[other] take the treasure on { $one }
}
move-ship = { $count ->
    [0] build a ship
   *[other] build the { $one }
}
move-bank = bank a card
move-keep = bank no card
move-decline = skip

# Kinds of moves on the first page of a panel.
kind-card = Card
piece-card = { $one }
kind-bank = Bank

# Labels beside a sign.
brief-card = { $two }
