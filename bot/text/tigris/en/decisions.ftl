# What the table waits for.
decision-support = { $conflict_word ->
    [revolt] { $side_word ->
        [attacker] Revolt ({ $leader }), { $attack } against { $defence }. { $who } attacks and may add temples.
       *[defender] Revolt ({ $leader }), { $attack } against { $defence }: the attacker added { $added ->
            [0] no temples
            [one] { $added } temple
           *[other] { $added } temples
        }. { $who } defends and may add temples.
    }
   *[war] { $side_word ->
        [attacker] War of the { $leader_plural }, { $attack } against { $defence }. { $who } attacks and may add supporters.
       *[defender] War of the { $leader_plural }, { $attack } against { $defence }: the attacker added { $added ->
            [0] no supporters
            [one] { $added } supporter
           *[other] { $added } supporters
        }. { $who } defends and may add supporters.
    }
}
decision-war = { $who } chooses which war is fought next: { $leaders_plural }.
decision-monument = { $who } may build here: { $monuments_or }.
decision-treasure = { $who } chooses a treasure to take: { $cells_or }.

# The same to whom it is put, above the controls of their panel.
ask-support = { $conflict_word ->
    [revolt] Revolt ({ $leader }), { $side_word ->
        [attacker] you lose ties
       *[defender] you win ties
    }: how many temples do you add?
   *[war] War of the { $leader_plural }, { $side_word ->
        [attacker] you lose ties
       *[defender] you win ties
    }: how many supporters do you add?
}
ask-war = Which war is fought next?
ask-monument = You may build a monument. Which one?
ask-treasure = Which treasure do you take?
