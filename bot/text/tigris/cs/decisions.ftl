# Na co se u stolu čeká.
decision-support = { $conflict_word ->
    [revolt] { $side_word ->
        [attacker] Vnitřní konflikt ({ $leader }), { $attack } : { $defence }. Útočí { $who } a může přidat chrámy.
       *[defender] Vnitřní konflikt ({ $leader }), { $attack } : { $defence }; { $added ->
            [0] útočník nic nepřidal
            [one] útočník přidal { $added } chrám
            [few] útočník přidal { $added } chrámy
           *[other] útočník přidal { $added } chrámů
        }. Brání se { $who } a může přidat chrámy.
    }
   *[war] { $side_word ->
        [attacker] Vnější konflikt { $leader_many }, { $attack } : { $defence }. Útočí { $who } a může přidat stoupence.
       *[defender] Vnější konflikt { $leader_many }, { $attack } : { $defence }; { $added ->
            [0] útočník nic nepřidal
            [one] útočník přidal { $added } stoupence
            [few] útočník přidal { $added } stoupence
           *[other] útočník přidal { $added } stoupenců
        }. Brání se { $who } a může přidat stoupence.
    }
}
decision-war = { $who } vybírá, který vnější konflikt se řeší jako další: { $leaders_few }.
decision-monument = { $who } tu může postavit: { $monuments_or }.
decision-treasure = { $who } vybírá poklad, který si vezme: { $cells_or }.

# The same to whom it is put, above the controls of their panel.
ask-support = { $conflict_word ->
    [revolt] Vnitřní konflikt ({ $leader }), při rovnosti { $side_word ->
        [attacker] prohráváte
       *[defender] vítězíte
    }: kolik chrámů přidáte?
   *[war] Vnější konflikt { $leader_many }, při rovnosti { $side_word ->
        [attacker] prohráváte
       *[defender] vítězíte
    }: kolik stoupenců přidáte?
}
ask-war = Který vnější konflikt se řeší jako další?
ask-monument = Můžete postavit monument. Který?
ask-treasure = Který poklad si vezmete?
