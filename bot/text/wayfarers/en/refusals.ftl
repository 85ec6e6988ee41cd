# Why a move was not made, and what would be right.
refused-unknown-die = “{ $word }” is not a die. Dice go from 1 to 6.
refused-unknown-slot = “{ $word }” is not a place for a die. Enter HL, HW, H1 to H4, or a city or harbour such as L05.
refused-unknown-card = There is no card “{ $word }”. IDs are printed on the cards: L05, W12, S24, T06, I03.
refused-unknown-worker = There is no worker “{ $word }”. Choose { $words_or }.
refused-unknown-good = “{ $word }” can't be paid here. Choose { $words_or }.
refused-unknown-source = There is nothing to choose at “{ $word }”. Enter the card or place that offers the choice.
refused-unknown-branch = “{ $word }” is not an effect. Choose { $words_or }.
refused-unknown-host = “{ $word }” is not a land or water card. Enter one of yours, such as HL.
refused-unknown-space = “{ $word }” is not a space card. Enter its ID, such as S24, or discard.
refused-unknown-tile = There is no tile “{ $word }”. IDs are printed on the tiles: UB1, UL2, UX7.
refused-unknown-face = A tile has no side “{ $word }”. Choose { $words_or }.
refused-unknown-cell = “{ $word }” is not a cell of the caravan. Enter 2b, for example: column 2, middle row.
refused-unknown-payment = You can't pay with “{ $word }” here. Choose { $words_or }.
refused-unknown-guild = There is no guild “{ $word }”. Choose { $words_or }.
refused-unknown-from = Influence can't come from “{ $word }”. Enter a guild or a card.
refused-unknown-place = There is no die at “{ $word }”. Enter its place, or the value of a die in your supply.
refused-unknown-node = “{ $word }” is not a place in the journal. Choose one from the list, such as Qom.
refused-unknown-help = “{ $word }” is no help for a die. Choose { $words_or }.
refused-incomplete = Something is missing from “{ $verb }”. Choose it step by step with the buttons.
refused-too-many-words = “{ $verb }” has too many words. Leave the last ones out.

refused-another-question = That isn't the question right now. You can: { $verbs_or }.
refused-must-do = Your worker has to use at least one effect first. You can: { $verbs_or }.
refused-not-drawn = You haven't drawn that. Choose one of { $cards_or }.
refused-nothing-to-pay = You have no silver and no provisions to deny it.
refused-cannot-deny = You can't deny it: the opponent has no other card to turn to.
refused-no-such-choice = { $sources_count ->
    [0] There is nothing to choose now.
   *[other] There is no choice at this place now. Choose at { $sources_or }.
}
refused-no-such-branch = That is not among the effects. Choose { $branches_or }.
refused-nothing-to-do = None of it could be done now. Choose something else.
refused-nothing-to-pay-for = There is nothing to pay for now.
refused-no-such-effect = None of your remaining effects allows this: { $kind }.
refused-not-in-row = { $cards_count ->
    [0] { $card } is not face up in its row.
   *[other] { $card } is not face up in its row. Choose { $cards_or }.
}
refused-worker-of-this-turn = You placed a worker on { $card } this turn, so it stays there.
refused-no-place-above = You need another land or water card first: every space card stands above one.
refused-another-verb = That kind of card is gained in another way: townsfolk are hired, inspiration is tucked.
refused-deck-empty = The { $kind } deck is empty. Take a face-up card instead.
refused-draw-needs-die = Only a die lets you draw three cards instead.
refused-no-host = { $hosts_count ->
    [0] You have no free card for { $card }. It needs: { $under_or }.
   *[other] { $card } can't go there. Choose { $hosts_or }.
}
refused-no-space-card = It can't be tucked there. Choose { $spaces_or }.
refused-pile-empty = No { $tile } is left.
refused-no-such-face = { $tile } has only one side.
refused-does-not-fit = { $cells_count ->
    [0] { $tile } fits nowhere in your caravan.
   *[other] { $tile } doesn't fit there. Choose { $cells_or }.
}
refused-other-payment = This tile is paid in another way. Choose { $payments_or }.
refused-supply-not-empty = You still have influence in your supply, so it comes from there.
refused-supply-empty = { $guilds_count ->
    [0] Your supply is empty. Enter the card that the influence comes from.
   *[other] Your supply is empty. Enter the guild ({ $guilds_or }) or card that the influence comes from.
}
refused-already-marked = Influence lies on { $card } already ({ $owner }). A card has room for one.
refused-same-guild = Choose two different guilds.
refused-no-worker-there = { $cards_count ->
    [0] There is no such worker on { $card }.
   *[other] There is no such worker on { $card }. Workers lie on { $cards }.
}
refused-no-such-die = { $dice_count ->
    [0] You have no such die; your supply is empty.
   *[other] You have no such die. In your supply: { $dice }.
}{ $slots_count ->
    [0] { "" }
   *[other] { "" } Placed: { $slots }.
}
refused-one-step-only = A { $die } goes up or down by 1, and never from 6 to 1 or back.
refused-guild-used = You have used this guild this turn: { $guild }.
refused-guild-empty = You need influence on the { $guild } guild, and you have none.
refused-other-dice = { $dice_count ->
    [0] You have no dice in your supply.
   *[other] That doesn't fit your dice. In your supply: { $dice }.
}
refused-not-your-slot = { $slots_count ->
    [0] { $slot } is not yours.
   *[other] { $slot } is not yours. Choose { $slots_or }.
}
refused-gained-this-turn = You gained { $card } this turn. It can be used from your next turn on.
refused-slot-taken = { $slots_count ->
    [0] A die lies on { $slot } already.
   *[other] A die lies on { $slot } already. Choose { $slots_or }.
}
refused-die-cannot-become = A { $die } can't be used as { $face }. Possible: { $faces_or }.
refused-asset-missing = A { $face } on { $slot } still lacks: { $assets }.
refused-help-not-needed = { $help_count ->
    [0] No help of a guild is needed for that.
   *[other] Exactly this help is needed: { $help }.
}
refused-no-such-worker = You have no { $worker } worker.
refused-other-worker = { $workers_count ->
    [0] Workers can't be placed on { $kind } cards.
   *[other] On { $kind } cards you can place only these workers: { $workers_or }.
}
refused-worker-there = A { $worker } worker lies on { $card } already.
refused-no-way-there = { $nodes_count ->
    [0] You have reached the end of the journal.
   *[other] No line leads from here to { $node }. Next: { $nodes_or }.
}
refused-node-occupied = Journal place { $node } is occupied. The last column has room for one each.
refused-journal-open = Somebody can still take a step in the journal. You may start the last round only once nobody can.
refused-requirement-open = Journal place { $node } asks for { $term }: at least { $need }. You have { $have }.
refused-influence-short = You need { $need } influence on the { $guild } guild and have { $have }: { $short } short.
refused-silver-short = You need { $need } silver and have { $have }: { $short } short.
refused-provision-short = You need { $need ->
    [one] { $need } provision
   *[other] { $need } provisions
} and have { $have }: { $short } short.
refused-science-short = You need { $need } influence on science and have { $have }: { $short } short.
refused-trade-short = You need { $need } influence on trade and have { $have }: { $short } short.
refused-exploration-short = You need { $need } influence on exploration and have { $have }: { $short } short.
refused-cannot-pay = You can't pay for that now.
refused-no-fee = Nobody gets a fee for { $card }.
refused-fee-short = You can't pay the fee for { $card } ({ $owner }).
refused-fee-missing = A fee is due for { $card } ({ $owner }). Choose { $goods_or }.
refused-no-dice = You have no die left.
refused-no-free-slot = No place is free for your dice.
refused-no-workers = You have no worker left.
refused-no-card-for-workers = No card takes your workers.
