# What happened. The present tense tells it, as a commentator would.
event-die-placed = { $who } places a die on { $slot }: { $value }{ $altered ->
    [0] .
   *[other] , used as { $face }.
}
event-worker-placed = { $who } places the { $worker } worker on { $card }, slot { $slot } of the { $kind } row.
event-rested = { $count ->
    [0] { $who } rests.
    [one] { $who } rests and takes { $count } die back.
   *[other] { $who } rests and takes { $count } dice back.
}
event-rolled = { $who } rolls { $dice }.
event-die-shifted = { $who } turns a { $value } into a { $to }.
event-die-refreshed = { $who } refreshes a die ({ $place }) and rolls { $value }.
event-new-die = { $who } gets a new die and rolls { $value }.
event-guild-used = { $guild_word ->
    [science] { $who } removes one influence from the { $guild } guild: one more step in the journal.
    [trade] { $who } removes one influence from the { $guild } guild to change dice.
   *[exploration] { $who } removes one influence from the { $guild } guild: one ship for this die.
}
event-chosen = { $who } chooses at { $source }: { $branch }.
event-paid = { $good_word ->
    [silver] { $who } pays { $count } silver.
    [provision] { $who } pays { $count } { $count ->
        [one] provision
       *[other] provisions
    }.
   *[other] { $who } removes { $count } influence from the { $good } guild.
}
event-gained-goods = { $good_word ->
    [silver] { $who } gains { $count } silver.
   *[provision] { $who } gains { $count } { $count ->
        [one] provision
       *[other] provisions
    }.
}
event-fee-paid = { $who } pays { $owner } one { $good } for the influence on { $card }.
event-fee-to-rival = { $who } pays one { $good } for the opponent's influence on { $card }.
event-influence-placed = { $who } places { $count } influence on the { $guild } guild.
event-influence-moved = { $who } moves influence from the { $start } guild to the { $end } guild.
event-influence-fetched = { $who } has none left and takes influence from { $place }.
event-card-marked = { $who } places influence on { $card }.
event-worker-retrieved = { $who } takes the { $worker } worker back from { $card }.
event-workers-gained = { $workers_count ->
    [one] { $who } gains a { $workers } worker.
   *[other] { $who } gains { $workers } workers.
}
event-card-gained = { $kind_word ->
    [land] { $who } adds a land card: { $card }.
    [water] { $who } adds a water card: { $card }.
   *[space] { $who } adds a space card: { $card }.
}
event-townsfolk-hired = { $who } hires { $card } for { $host }.
event-inspiration-tucked = { $who } tucks { $card } behind { $space }.
event-inspiration-discarded = { $who } discards { $card } for the effect beside it.
event-drew = { $count ->
    [one] { $who } looks at the top { $kind } card of the deck.
   *[other] { $who } looks at the top { $count } { $kind } cards of the deck.
}
event-drew-cards = You look at { $cards }.
event-tile-gained = { $who } lays { $tile } ({ $face }) in the caravan at { $cell }.
event-journaled = { $who } moves to { $node } in the journal.
event-last-round = { $who } has reached the end of the journal. **Everybody has one more turn.**
event-last-round-started = Nobody can take another step in the journal, so { $who } starts the last round. **Everybody has one more turn.**
event-turn-ended = { $who } ends the turn.
event-cards-turned-up = New { $kind } cards: { $cards }.
event-game-ended = { $reason_word ->
    [blocked] The game is over: nobody could take another step in the journal.
   *[journal] The game is over: the journal is finished.
}
event-final-score = { $rank }. { $who }: { $points } VP. Cities, vistas, harbours and open seas { $tags }, full sets { $sets }, space { $space }, tiles { $tiles }, guilds { $guilds }.

# The opponent of the solo game, with its reasons.
event-rival-scheme = The opponent turns up scheme card { $card } ({ $colour }, silver { $silver }).
event-rival-second-half = { $card }: its first half isn't possible, so the second half applies.
event-rival-rests = The opponent has three open scheme cards of one colour and rests. Its focus: { $board_word ->
    [journal] journal
   *[other] { $board }
}.
event-rival-shuffled = The opponent shuffles its scheme cards.
event-rival-marker = The opponent's resource marker moves { $count ->
    [one] { $count } step
   *[other] { $count } steps
}; its colour is now { $colour }.
event-rival-paid = The opponent removes { $count } influence from the { $guild } guild.
event-rival-influence = The opponent places { $count } influence on the { $guild } guild.
event-rival-took = The opponent takes { $card }: { $kind }, slot { $slot }{ $why_count ->
    [0] .
   *[other] . Order of slots: { $why }.
}
event-rival-drew = The opponent takes { $card }, the top { $kind } card of the deck.
event-rival-marked = The opponent places influence on { $card }: { $kind }, slot { $slot }{ $why_count ->
    [0] .
   *[other] . Order of slots: { $why }.
}
event-rival-placed-worker = The opponent places a { $worker } worker on { $card }, slot { $slot }{ $why_count ->
    [0] .
   *[other] . Order of slots: { $why }.
}
event-rival-retrieved = The opponent takes the { $worker } worker back from { $card }{ $why_count ->
    [0] .
   *[other] . Order of slots: { $why }.
}
event-rival-tile = The opponent takes { $tile }, as its colour is { $colour }{ $beside ->
    [0] .
   *[other] . Its caravan is full, so the tile lies beside it.
}
event-rival-comets = The opponent's comets: { $count }.
event-rival-journaled = The opponent moves to { $node } in the journal, along the { $upper ->
    [0] lower path: most of its scheme cards are red
   *[other] upper path: most of its scheme cards are blue
}.
event-rival-last-round = The opponent has reached the end of the journal. **{ $who } has one more turn, then so does the opponent.**
event-rival-allowed = { $who } lets the opponent use { $card } and takes one { $good }.
event-rival-denied = { $who } pays one { $good } to keep the opponent off { $card }.
event-rival-score = { $rank }. The opponent: { $points } VP. Cards { $cards }, tiles { $tiles }, guilds { $guilds }.
