# Moves: what buttons, menus and slash commands call them, and how a move reads as a sentence.
verb-die = Place a die
verb-worker = Place a worker
verb-rest = Rest
verb-adjust = Change dice (trade guild)
verb-conclude = Start the last round
verb-choose = Choose one of the effects
verb-pay = Pay for the effect
verb-take = Take a card
verb-hire = Hire townsfolk
verb-inspire = Take an inspiration card
verb-draw = Draw three cards
verb-keep = Keep one of the cards
verb-tile = Take a tile
verb-influence = Influence on a guild
verb-mark = Influence on a card
verb-move = Move influence
verb-retrieve = Take a worker back
verb-refresh = Refresh a die
verb-shift = Change a die by 1
verb-journal = Step in the journal
verb-onward = One more step (science guild)
verb-skip = Skip the rest
verb-end = End the turn
verb-allow = Allow it
verb-deny = Deny it

verb-die-description = Place a die on a city, a harbour or your player board
verb-worker-description = Place a worker on a face-up card for the effect of its slot
verb-rest-description = Take back and roll your placed dice; with at most one die left, rest effects work
verb-adjust-description = Remove influence from trade: one die by 2, or two dice by 1 each
verb-conclude-description = Give everybody a last turn, if nobody can ever take another step in the journal
verb-choose-description = Choose one of the effects of a card or place
verb-pay-description = Pay the price to have the effect
verb-take-description = Gain a land, water or space card from its row
verb-hire-description = Gain townsfolk for one of your land or water cards
verb-inspire-description = Tuck an inspiration card behind a space card, or discard it for the effect beside it
verb-draw-description = Look at three cards of the deck and gain one of them
verb-keep-description = Gain one of the cards you have drawn
verb-tile-description = Lay an upgrade tile in your caravan
verb-influence-description = Place influence on a guild
verb-mark-description = Place influence on a face-up card
verb-move-description = Move influence from one guild to another
verb-retrieve-description = Take a worker from a face-up card
verb-refresh-description = Roll a placed die or a die of your supply again
verb-shift-description = Turn a die of your supply up or down by 1
verb-journal-description = Move one step along the journal
verb-onward-description = Remove influence from science for one more step
verb-skip-description = Do nothing more of these effects
verb-end-description = End your turn; new cards are turned up
verb-allow-description = Let the opponent do it and take a silver or a provision
verb-deny-description = Pay a silver or a provision, and the opponent looks elsewhere

argument-die = The value of a die in your supply
argument-slot = Where: HL, HW, H1 to H4, or one of your cities and harbours
argument-face = The value it is used with; for a tile, front or back
argument-help = Help of a guild: ship or trade
argument-more = The other help
argument-worker = Green, yellow or blue
argument-card = The ID of a card, such as L05
argument-fee = Silver or provision, for the player whose influence lies there
argument-first = A die from your supply to roll as well
argument-second = Another one
argument-third = Another one
argument-fourth = Another one
argument-fifth = Another one
argument-to = The new value; for influence, the guild it goes to
argument-other = The second die
argument-then = Its new value
argument-source = The card or place that offers the choice; for influence, where it comes from
argument-branch = Which of the effects
argument-host = The land or water card above the townsfolk
argument-space = The space card, or discard
argument-lowest = Which of the others goes to the very bottom
argument-tile = The ID of a tile, such as UB1
argument-cell = Where its top left corner goes, such as 2b
argument-payment = Silver, influence or free
argument-guild = Science, trade or exploration
argument-place = The slot of a placed die, or the value of one in your supply
argument-node = A place in the journal, such as Qom
argument-good = Silver or provision

pick-die = Which die?
pick-slot = On which place?
pick-face = With which value?
pick-tile-face = Which side up?
pick-help = With which help?
pick-more = Which other help?
pick-worker = Which worker?
pick-card = Which card?
pick-fee = How do you pay the fee?
pick-first = Roll another die too?
pick-second = Roll another die too?
pick-third = Roll another die too?
pick-fourth = Roll another die too?
pick-fifth = Roll another die too?
pick-to = To which value?
pick-move-to = To which guild?
pick-other = Change a second die?
pick-then = To which value?
pick-source = From where?
pick-branch = Which effect?
pick-host = For which of your cards?
pick-space = Behind which space card?
pick-lowest = Which of the others goes to the very bottom?
pick-tile = Which tile?
pick-cell = Where in the caravan?
pick-payment = How do you pay?
pick-guild = Which guild?
pick-place = Which die?
pick-node = To which place in the journal?
pick-good = Silver or a provision?

move-die = { $count ->
    [0] place a die
    [1] place a { $one }
    [2] a { $one } on { $two }
    [3] { $repeated ->
        [0] a { $one } on { $two } as { $three }
       *[other] a { $one } on { $two }
    }
    [4] { $repeated ->
        [0] a { $one } on { $two } as { $three }
       *[other] a { $one } on { $two }
    }, with { $four }
   *[other] a { $one } on { $two } as { $three }, with { $four } and { $five }
}
move-worker = { $count ->
    [0] place a worker
    [1] place the { $one } worker
    [2] the { $one } worker on { $two }
   *[other] the { $one } worker on { $two }, fee: { $three }
}
move-rest = { $count ->
    [0] rest
   *[other] rest and also roll { $words }
}
move-adjust = { $count ->
    [0] change dice
    [1] change a { $one }
    [2] turn a { $one } into { $two }
    [3] turn a { $one } into { $two }, and change a { $three }
   *[other] turn a { $one } into { $two } and a { $three } into { $four }
}
move-choose = { $count ->
    [0] choose one of the effects
    [1] choose at { $one }
   *[other] at { $one }: { $two }
}
move-pay = pay for the effect
move-take = { $count ->
    [0] take a card
    [1] take { $one }
   *[other] take { $one }, fee: { $two }
}
move-hire = { $count ->
    [0] hire townsfolk
    [1] hire { $one }
    [2] hire { $one } for { $two }
   *[other] hire { $one } for { $two }, fee: { $three }
}
move-inspire = { $count ->
    [0] take an inspiration card
    [1] take { $one }
    [2] { $two_word ->
        [discard] discard { $one } for the effect beside it
       *[other] { $one } behind { $two }
    }
   *[other] { $two_word ->
        [discard] discard { $one } for the effect beside it, fee: { $three }
       *[other] { $one } behind { $two }, fee: { $three }
    }
}
move-draw = draw three cards
move-keep = { $count ->
    [0] keep one of the cards
    [1] keep { $one }
   *[other] keep { $one }; { $two } goes to the very bottom
}
move-tile = { $count ->
    [0] take a tile
    [1] take { $one }
    [2] take { $one }, { $two } up
    [3] { $one }, { $two } up, at { $three }
   *[other] { $one }, { $two } up, at { $three }, paid: { $four }
}
move-influence = { $count ->
    [0] place influence on a guild
    [1] influence on { $one }
   *[other] influence on { $one }, from { $two }
}
move-mark = { $count ->
    [0] place influence on a card
    [1] influence on { $one }
   *[other] influence on { $one }, from { $two }
}
move-move = { $count ->
    [0] move influence
    [1] move influence from { $one }
   *[other] move influence from { $one } to { $two }
}
move-retrieve = { $count ->
    [0] take a worker back
    [1] take a worker back from { $one }
    [2] take the { $two } worker back from { $one }
   *[other] take the { $two } worker back from { $one }, fee: { $three }
}
move-refresh = { $count ->
    [0] refresh a die
   *[other] refresh the die: { $one }
}
move-shift = { $count ->
    [0] change a die by 1
    [1] change a { $one } by 1
   *[other] turn a { $one } into { $two }
}
move-journal = { $count ->
    [0] step in the journal
   *[other] journal step to { $one }
}
move-onward = { $count ->
    [0] one more journal step
   *[other] one more journal step, to { $one }
}
move-skip = skip the rest
move-conclude = start the last round
move-end = end the turn
move-allow = { $count ->
    [0] allow it
   *[other] allow it and take: { $one }
}
move-deny = { $count ->
    [0] deny it
   *[other] deny it and pay: { $one }
}

# Whole moves on buttons.
short-die = { $repeated ->
    [0] die { $one } as { $three } on { $two }
   *[other] die { $one } on { $two }
}{ $count ->
    [3] { "" }
   *[other] { $four_word ->
        [ship] , { $four }
       *[other] { "" }
    }
}
short-worker = { $count ->
    [2] { $one } worker on { $two }
   *[other] −1 { $three }: { $one } on { $two }
}
short-rest = Rest, also roll { $words }
short-adjust = die { $one } to { $two }{ $count ->
    [2] { "" }
   *[other] , die { $three } to { $four }
}
short-choose = { $two_word ->
    [provision] { $one }
    [silver] { $one }
   *[other] { $one }: { $two }
}
short-take = { $count ->
    [1] { "" }
   *[other] −1 { $two }:{ " " }
}Take { $one }
short-hire = { $count ->
    [2] { $one } for { $two }
   *[other] −1 { $three }: { $one_word } → { $two }
}
short-inspire = { $two_word ->
    [discard] { $count ->
        [2] discard { $one }
       *[other] −1 { $three }: discard { $one }
    }
   *[other] { $count ->
        [2] { $one } → { $two }
       *[other] −1 { $three }: { $one_word } → { $two }
    }
}
short-keep = { $count ->
    [1] Keep { $one }
   *[other] { $two_word } to the bottom; keep { $one }
}
short-tile = { $three } { $two }: { $one }
left-tile = { $two_word ->
    [back] { $three } ({ $two })
   *[other] { $three }
}
short-influence = Influence on { $one }{ $count ->
    [1] { "" }
   *[other] , from { $two }
}
short-mark = Influence on { $one }{ $count ->
    [1] { "" }
   *[other] , from { $two }
}
short-move = Influence: { $one } → { $two }
short-retrieve = { $count ->
    [2] { "" }
   *[other] −1 { $three }:{ " " }
}{ $two } worker back: { $one }
short-shift = Die { $one } to { $two }

button-hand = My caravan
your-hand = Your caravan and cards.

# Kinds of moves on the first page of a panel.
kind-die = Die
kind-worker = Worker
kind-rest = Rest
kind-adjust = Change dice

# Labels beside a sign.
brief-die = { $two_word }{ $repeated ->
    [0] { " " }({ $three })
   *[other] { "" }
}{ $count ->
    [3] { "" }
   *[other] { $four_word ->
        [ship] { " " }⛵
       *[other] { "" }
    }
}
brief-worker = { $two_word }{ $count ->
    [2] { "" }
   *[other] { " " }−{ $three_sign }
}
brief-hire = { $one_word } → { $two_word }{ $count ->
    [2] { "" }
   *[other] { " " }−{ $three_sign }
}
brief-take = { $one_word }{ $count ->
    [1] { "" }
   *[other] { " " }−{ $two_sign }
}
brief-inspire = { $two_word ->
    [discard] discard { $one_word }
   *[other] { $one_word } → { $two_word }
}{ $count ->
    [2] { "" }
   *[other] { " " }−{ $three_sign }
}
brief-keep = { $one_word }{ $count ->
    [1] { "" }
   *[other] { " " }(↓ { $two_word })
}
brief-rest = { kind-rest } + die { $words }
brief-adjust = { $one } → { $two }{ $count ->
    [2] { "" }
   *[other] , { $three } → { $four }
}
brief-shift = { $one } → { $two }
brief-choose = { $two_word ->
    [provision] { $one_word }
    [silver] { $one_word }
   *[other] { $one_word }: { $two }
}
brief-mark = { $count ->
    [1] { $one_word }
   *[other] { $two } → { $one_word }
}
brief-influence = { $count ->
    [1] { $one }
   *[other] { $two } → { $one }
}
brief-move = { $one } → { $two }
brief-retrieve = ↩ { $one_word }{ $count ->
    [2] { "" }
   *[other] { " " }−{ $three_sign }
}
brief-journal = { $one }
brief-tile = { $three } { $one_word }{ $two_word ->
    [back] { " " }({ $two })
   *[other] { "" }
}

# Labels with a number and no sign.
signless-rest = { brief-rest }
