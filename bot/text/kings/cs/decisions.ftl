# Na co se u stolu čeká.
decision-support = { $conflict_word ->
    [revolt] { $side_word ->
        [attacker] Vnitřní konflikt { $leader_many }, { $attack } : { $defence }. Útočí { $who } a může zahrát chrámy.
       *[defender] Vnitřní konflikt { $leader_many }, { $attack } : { $defence }; { $added ->
            [0] útočník nezahrál nic
            [one] útočník zahrál { $added } chrám
            [few] útočník zahrál { $added } chrámy
           *[other] útočník zahrál { $added } chrámů
        }. Brání se { $who } a může zahrát chrámy.
    }
   *[war] { $side_word ->
        [attacker] Vnější konflikt { $leader_many }, { $attack } : { $defence }. Útočí { $who } a může zahrát { $leader_cards }.
       *[defender] Vnější konflikt { $leader_many }, { $attack } : { $defence }; { $added ->
            [0] útočník nezahrál nic
            [one] útočník zahrál { $added } kartu
            [few] útočník zahrál { $added } karty
           *[other] útočník zahrál { $added } karet
        }. Brání se { $who } a může zahrát { $leader_cards }.
    }
}
decision-war = { $who } vybírá, který vnější konflikt se řeší jako další: { $leaders_few }.
decision-treasure = { $who } si může vzít poklad výměnou za chrám z ruky: { $places_or }.
decision-ship = { $who } tu může stavět: { $ships_or }.
decision-point = { $who } si může uložit { $colour_accusative } kartu z ruky za { $source_word ->
    [card] zahranou kartu
    [ship] loď
    [revolt] vnitřní konflikt
   *[war] vnější konflikt
}.

# The same to whom it is put, above the controls of their panel.
ask-point = Můžete si uložit { $colour_accusative } kartu z ruky za { $source_word ->
    [card] zahranou kartu
    [ship] loď
    [revolt] vnitřní konflikt
   *[war] vnější konflikt
}. Chcete?
ask-treasure = Můžete si vzít poklad výměnou za chrám z ruky. Který?
ask-support = { $conflict_word ->
    [revolt] Vnitřní konflikt { $leader_many }, při rovnosti { $side_word ->
        [attacker] prohráváte
       *[defender] vítězíte
    }: kolik chrámů zahrajete?
   *[war] Vnější konflikt { $leader_many }, při rovnosti { $side_word ->
        [attacker] prohráváte
       *[defender] vítězíte
    }: kolik karet zahrajete?
}
ask-war = Který vnější konflikt se řeší jako další?
ask-ship = Můžete postavit loď. Kterou?
