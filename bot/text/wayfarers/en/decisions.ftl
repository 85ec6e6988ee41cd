# What the table waits for.
decision-turn = { $last ->
    [0] { $blocked ->
        [0] { $who }'s turn: place a die, place a worker or rest.
       *[other] Nobody can take another step in the journal. { $who }'s turn: place a die, place a worker, rest, or start the last round.
    }
   *[other] { $who }'s last turn: place a die, place a worker or rest.
} { $dice_count ->
    [0] No dice
    [one] Die: { $dice }
   *[other] Dice: { $dice }
}; { $workers_count ->
    [0] no workers.
    [one] worker: { $workers }.
   *[other] workers: { $workers }.
}
decision-effects = { $must ->
    [0] { $left_count ->
        [one] { $who } can still use this: { $left }.
       *[other] { $who } can still use these, in any order: { $left }.
    }
   *[other] { $who } must use at least one of these: { $left }.
} Source: { $by_word ->
    [node] journal place { $source }
   *[other] { $source }
}.
decision-keep = { $who } looks at { $kind } cards and keeps one.
decision-onward = { $who } has reached { $node } in the journal and may remove one influence from the science guild to take another step.
decision-wrap = { $adjust ->
    [0] { $who } only has to end the turn.
   *[other] { $who } may still change dice with the trade guild, then ends the turn.
}
decision-target = { $want_word ->
    [take] The opponent wants to take { $card }.
    [place] The opponent wants to place its { $worker } worker on { $card }.
   *[retrieve] The opponent wants the { $worker } worker from { $card }.
} { $who } has influence there and may allow it for a silver or a provision, or pay one and deny it{ $denied ->
    [0] .
   *[other] , again.
}
ask-turn = { $last ->
    [0] { $blocked ->
        [0] A die, a worker, or rest?
       *[other] Nobody can take another step in the journal. A die, a worker, rest, or the last round?
    }
   *[other] Your last turn: a die, a worker, or rest?
}
ask-effects = { $must ->
    [0] You may still use { $left_count ->
        [one] this
       *[other] these, in any order
    }: { $left }.
   *[other] You must use at least one of these: { $left }.
} What now?
ask-wrap = { $adjust ->
    [0] Nothing else to do: end the turn?
   *[other] Change dice with the trade guild, or end the turn?
}
ask-keep = Which { $kind } card do you keep?
ask-onward = You reached { $node } in the journal. Remove an influence from the science guild for another step?
ask-target = { $want_word ->
    [take] The opponent wants to take { $card }.
    [place] The opponent wants to place its { $worker } worker on { $card }.
   *[retrieve] The opponent wants the { $worker } worker from { $card }.
} Allow or deny it?
