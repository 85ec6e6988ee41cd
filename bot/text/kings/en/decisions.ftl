# What the table waits for.
decision-support = { $conflict_word ->
    [revolt] { $side_word ->
        [attacker] Internal conflict of the { $leader_plural }, { $attack } against { $defence }. { $who } attacks and may play temples.
       *[defender] Internal conflict of the { $leader_plural }, { $attack } against { $defence }: the attacker played { $added ->
            [0] no temples
            [one] { $added } temple
           *[other] { $added } temples
        }. { $who } defends and may play temples.
    }
   *[war] { $side_word ->
        [attacker] External conflict of the { $leader_plural }, { $attack } against { $defence }. { $who } attacks and may play { $leader_cards }.
       *[defender] External conflict of the { $leader_plural }, { $attack } against { $defence }: the attacker played { $added ->
            [0] no cards
            [one] { $added } card
           *[other] { $added } cards
        }. { $who } defends and may play { $leader_cards }.
    }
}
decision-war = { $who } chooses which external conflict is fought next: { $leaders_plural }.
decision-treasure = { $who } may take a treasure for a temple from the hand: { $places_or }.
decision-ship = { $who } may build here: { $ships_or }.
decision-point = { $who } may bank a { $colour } card from the hand for { $source_word ->
    [card] the card played
    [ship] the ship
    [revolt] the internal conflict
   *[war] the external conflict
}.

# The same to whom it is put, above the controls of their panel.
ask-point = You may bank a { $colour } card from your hand for { $source_word ->
    [card] the card played
    [ship] the ship
    [revolt] the internal conflict
   *[war] the external conflict
}. Do you?
ask-treasure = You may take a treasure for a temple from your hand. Which one?
ask-support = { $conflict_word ->
    [revolt] Internal conflict of the { $leader_plural }, { $side_word ->
        [attacker] you lose ties
       *[defender] you win ties
    }: how many temples do you play?
   *[war] External conflict of the { $leader_plural }, { $side_word ->
        [attacker] you lose ties
       *[defender] you win ties
    }: how many cards do you play?
}
ask-war = Which external conflict is fought next?
ask-ship = You may build a ship. Which one?
