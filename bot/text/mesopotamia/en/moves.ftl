# Moves: what buttons, menus and slash commands call them, and how a move reads as a sentence.
command-play = Moves in Mesopotamia
command-play-battle = Battles and what follows them
verb-use = Choose an action
verb-reroll = Reroll dice
verb-end = End the turn
verb-move = Move a unit
verb-sail = Sail
verb-build = Build
verb-convert = Clay into tablets
verb-discover = Discover a technology
verb-gather = Gather
verb-trade = Trade
verb-bones = Take bones
verb-train = Train a unit
verb-done = Done
verb-option = Choose an option
verb-take = Take goods
verb-pay = Pay goods
verb-order = Next battle
verb-first = Who fights the tribe
verb-pair = Choose who fights whom
verb-reveal = Reveal an event
verb-bid = Bid bones
verb-place = Place bones
verb-row = Arrange rows
verb-tire = Remove a bone
verb-retreat = Retreat
verb-lose = Lose a unit
verb-duel = Duel
verb-conquer = Conquer the settlement
verb-destroy = Destroy the settlement
verb-decline = Decline
verb-home = Choose a home
verb-die = Choose a die
verb-camp = Place a camp
verb-harbour = Anchor the ship
verb-keep = Keep quests
verb-use-description = Choose an action, with the marker or with dice
verb-reroll-description = Reroll any of your unspent dice for a tablet
verb-end-description = End your turn; your dice are rolled
verb-move-description = Move a unit, with a ram or without
verb-sail-description = Move a ship along the rivers
verb-build-description = Build a wall, floor, ram, ship, settlement or garden
verb-convert-description = Turn clay into tablets
verb-discover-description = Raise a technology by a level
verb-gather-description = Gather a good from a home, unit, settlement or ship
verb-trade-description = Use a trade token
verb-bones-description = Take the bones of your warfare card
verb-train-description = Train a land unit
verb-done-description = End this action, or this step
verb-option-description = Choose an option of the event
verb-take-description = Take goods of any kind
verb-pay-description = Pay with goods of any kind
verb-order-description = Choose which battle comes next
verb-first-description = Choose who fights the tribe first
verb-pair-description = Choose which two empires fight next
verb-reveal-description = Choose which freed event to reveal
verb-bid-description = Bid bones in secret; in simple combat one number
verb-place-description = Place bones on a combat card
verb-row-description = Put a card into a row
verb-tire-description = Choose which bone fatigue takes
verb-retreat-description = Choose where the unit retreats
verb-lose-description = Choose which unit you lose
verb-duel-description = Choose who duels with whom
verb-conquer-description = Make the settlement yours
verb-destroy-description = Destroy the settlement
verb-decline-description = Do without it
verb-home-description = Choose your home
verb-die-description = Choose the colour of your new die
verb-camp-description = Place Elam's settlement and wall
verb-harbour-description = Anchor Ebla's ship
verb-keep-description = Choose which quests you keep
argument-action = An action, such as explore
argument-die = A die of yours
argument-die-2 = Another die
argument-die-3 = Another die
argument-die-4 = Another die
argument-die-5 = Another die
argument-die-6 = Another die
argument-area = An area, such as C3
argument-unit = A type of unit
argument-step = Where to; C3+ram takes a ram along
argument-step-2 = The second area, for faster units
argument-segment = A river border, such as B3/C3
argument-to = Where to
argument-to-2 = And on to
argument-to-3 = And on to
argument-what = What to build
argument-where = The area or river border
argument-source = Where to gather
argument-good = A good
argument-good-2 = Another good
argument-good-3 = Another good
argument-good-4 = Another good
argument-good-5 = Another good
argument-good-6 = Another good
argument-slot = A trade place, such as 42
argument-option = 1 or 2
argument-empire = An empire
argument-other = The other empire
argument-bones = Bones on strength
argument-tactics = Bones on tactics
argument-mobility = Bones on mobility
argument-card = A combat card
argument-count = How many bones
argument-behind = The enemy card whose row it joins
argument-row = Strength, tactics or mobility
argument-foe = The enemy card
argument-number = The number of a home
argument-colour = White, silver or black
argument-quest = A quest
argument-quest-2 = A second quest
argument-quest-3 = A third quest
pick-action = Which action?
pick-die = Which die?
pick-die-2 = Another die?
pick-die-3 = Another die?
pick-die-4 = Another die?
pick-die-5 = Another die?
pick-die-6 = Another die?
pick-area = Which area?
pick-unit = Which unit?
pick-step = Where to?
pick-step-2 = And from there?
pick-segment = Which river border?
pick-to = Where to?
pick-to-2 = And from there?
pick-to-3 = And from there?
pick-what = Build what?
pick-where = Where?
pick-source = Gather where?
pick-good = Which good?
pick-good-2 = Another good?
pick-good-3 = Another good?
pick-good-4 = Another good?
pick-good-5 = Another good?
pick-good-6 = Another good?
pick-slot = Which trade place?
pick-option = Which option?
pick-empire = Which empire?
pick-other = And which other?
pick-bones = How many bones on strength?
pick-tactics = How many bones on tactics?
pick-mobility = How many bones on mobility?
pick-card = Which card?
pick-count = How many bones?
pick-behind = In whose row?
pick-row = From which row?
pick-foe = Against which card?
pick-number = Which home?
pick-colour = Which colour?
pick-keep-quest = Which quest do you put back?
pick-quest = Which quest?
pick-quest-2 = A second quest?
pick-quest-3 = A third quest?
move-use = { $count ->
    [0] choose an action
    [1] { $one }, with the marker
    [2] { $one }, with { $two }
   *[other] { $one }, with { $two } and { $three }
}
move-reroll = { $count ->
    [0] reroll dice
   *[other] reroll { $words }
}
move-end = end the turn
move-move = { $count ->
    [0] move a unit
    [1] move a unit from { $one }
    [2] { $two } from { $one }
    [3] { $two } from { $one } to { $three }
   *[other] { $two } from { $one } over { $three } to { $four }
}
move-sail = { $count ->
    [0] sail
    [1] sail from { $one }
   *[other] sail: { $words }
}
move-build = { $count ->
    [0] build
    [1] build: { $one }
   *[other] build on { $two }: { $one }
}
move-convert = turn clay into tablets
move-discover = { $count ->
    [0] discover a technology
   *[other] raise a technology: { $one }
}
move-gather = { $count ->
    [0] gather
    [1] gather from { $one }
   *[other] gather { $two } from { $one }
}
move-trade = { $count ->
    [0] trade
   *[other] trade at place { $one }
}
move-bones = take bones
move-train = { $count ->
    [0] train a unit
    [1] train { $one_indefinite }
   *[other] train { $one_indefinite } on { $two }
}
move-done = that is all
move-option = { $count ->
    [0] choose an option
   *[other] option { $one }
}
move-take = { $count ->
    [0] take goods
   *[other] take { $words_numbered }
}
move-pay = { $count ->
    [0] pay goods
   *[other] pay { $words_numbered }
}
move-order = { $count ->
    [0] choose the next battle
   *[other] { $one } is fought next
}
move-first = { $count ->
    [0] choose who fights the tribe
   *[other] { $one } fights the tribe
}
move-pair = { $count ->
    [0] choose who fights whom
    [1] { $one } fights
   *[other] { $one } against { $two }
}
move-reveal = { $count ->
    [0] reveal an event
   *[other] reveal the event on { $one }
}
move-bid = { $count ->
    [0] bid bones
    [1] bid { $one }
    [2] bid: strength { $one }, tactics { $two }
   *[other] bid: strength { $one }, tactics { $two }, mobility { $three }
}
move-place = { $count ->
    [0] place bones
    [1] place bones: { $one }
   *[other] place bones: { $one }, { $two }
}
move-row = { $count ->
    [0] arrange the rows
    [1] put { $one } into a row
   *[other] { $one } goes against { $two }
}
move-tire = { $count ->
    [0] remove a bone
   *[other] remove a bone from { $one }
}
move-retreat = { $count ->
    [0] retreat
   *[other] retreat to { $one }
}
move-lose = { $count ->
    [0] lose a unit
   *[other] lose: { $one }
}
move-duel = { $count ->
    [0] duel
    [1] duel: { $one }
   *[other] duel: { $one } against { $two }
}
move-conquer = conquer the settlement
move-destroy = destroy the settlement
move-decline = decline
move-home = { $count ->
    [0] choose a home
   *[other] home { $one }
}
move-die = { $count ->
    [0] choose a die
   *[other] dingir die: { $one }
}
move-camp = { $count ->
    [0] place a settlement and a wall
   *[other] settlement and wall on { $one }
}
move-harbour = { $count ->
    [0] anchor the ship
   *[other] anchor on { $one }
}
move-keep = { $count ->
    [0] keep quests
   *[other] keep { $words }
}
# Short forms for buttons, where many stand beside each other.
short-use = { $count ->
    [1] { $one } · marker (no dice)
    [2] { $one } · die { $two }
   *[other] { $one } · dice { $two } + { $three }
}
short-reroll = Reroll: { $words }
short-move = { $count ->
    [3] { $two } { $one } → { $three }
   *[other] { $two } { $one } → { $three } → { $four }
}
short-sail = { $count ->
    [2] { $one } → { $two }
    [3] { $one } → { $two } → { $three }
   *[other] { $one } → { $two } → { $three } → { $four }
}
single-gather = one by one
short-gather = { $two } ({ $one })
short-take = { $count ->
    [0] { verb-take }
   *[other] { $words_numbered }
}
short-pay = { $count ->
    [0] { verb-pay }
   *[other] { $words_numbered }
}
short-place = { $one }: +{ $two }
short-row = { $one } × { $two }
short-duel = { $one } × { $two }
short-pair = { $one } × { $two }
short-keep = { $count ->
    [2] { $one_bare } + { $two_bare }
   *[other] { $one_bare } + { $two_bare } + { $three_bare }
}
short-bid = { $count ->
    [1] bones: { $one }
    [2] strength { $one } · tactics { $two }
   *[other] strength { $one } · tactics { $two } · mobility { $three }
}

# Kinds of moves on the first page of a panel.
kind-use = Action
kind-reroll = Reroll

# Labels beside a sign.
brief-use = { $one_word ->
    [gather] gather
   *[other] { $one }
}{ $count ->
    [1] { "" }
    [2] { " " }· { $two_bare }
   *[other] { " " }· { $two_bare } + { $three_bare }
}
brief-reroll = { kind-reroll }: { $words_bare }
brief-move = { $count ->
    [3] { $one } → { $three }
   *[other] { $one } → { $four }
}
brief-sail = { $count ->
    [2] { $one } → { $two }
    [3] { $one } → { $three }
   *[other] { $one } → { $four }
}
brief-build = { $count ->
    [1] { $one }
   *[other] { $one } { $two }
}
brief-train = { $one } { $two }
brief-retreat = { $one }
brief-lose = { $one }
brief-tire = { $one }
brief-discover = { $one }
brief-gather = { $two }
brief-trade = trade { $one }

# Labels with a number and no sign.
signless-use = { brief-use }
signless-reroll = { brief-reroll }
