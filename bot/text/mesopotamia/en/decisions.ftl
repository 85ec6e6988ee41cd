# What the table waits for.
decision-home = { $who } chooses a home.
decision-die = { $who } chooses the colour of a dingir die.
decision-camp = { $who } may place a settlement and a wall beside the home.
decision-harbour = { $who } chooses where the first ship anchors.
decision-quests = { $people ->
    [1] { $waiting } chooses { $count } quests to keep.
   *[other] Everyone chooses { $count } quests to keep. Still to choose: { $waiting }.
}
decision-act = Round { $round }: { $who } chooses an action, or ends the turn.
decision-explore = { $who } explores: { $left ->
    [one] { $left } activation left.
   *[other] { $left } activations left.
}
decision-build = { $who } may build { $left ->
    [one] { $left } more thing.
   *[other] { $left } more things.
}
decision-research = { $who } may { $halves }{ $halves_count ->
    [one] .
   *[other] , in either order.
}
decision-gather = { $who } may { $halves }{ $halves_count ->
    [one] .
   *[other] , in either order.
}
decision-warfare = { $who } may { $halves }{ $halves_count ->
    [one] .
   *[other] , in either order.
}
decision-event = { $who } chooses an option of { $event } on { $area }.
decision-goods = { $who } takes { $count ->
    [one] { $count } good of any kind.
   *[other] { $count } goods of any kind.
}
decision-price = { $who } pays { $count ->
    [one] { $count } good
   *[other] { $count } goods
} of any kind for { $event }.
decision-discovery = { $who } chooses a technology to raise for free.
decision-order = { $who } leads the event track and chooses which battle comes next: { $areas_or }.
decision-first = { $who } chooses who fights the tribe on { $area } first: { $empires_or }.
decision-pair = { $who } chooses which two fight on { $area } next: { $empires }.
decision-reveal = { $who } chooses which event to reveal next: { $areas_or }.
decision-settlement = { $who } holds { $area }, where { $empire } has a settlement: conquer it or destroy it?
decision-bid = Battle on { $area }: secret bids on the Standard of Ur. Waiting for { $waiting }.
decision-place-strength = { $tribe ->
    [0] { $who } won strength on { $area } and places bonus bones ({ $left } left).
   *[other] The tribe won strength on { $area }: { $who } plays it and places its bonus bones ({ $left } left).
}
decision-place-tactics = { $tribe ->
    [0] { $who } won tactics on { $area } and places bonus bones ({ $left } left).
   *[other] The tribe won tactics on { $area }: { $who } plays it and places its bonus bones ({ $left } left).
}
decision-place-mobility = { $tribe ->
    [0] { $who } won mobility on { $area } and places bonus bones ({ $left } left).
   *[other] The tribe won mobility on { $area }: { $who } plays it and places its bonus bones ({ $left } left).
}
decision-row = { $tribe ->
    [0] { $who } won tactics on { $area } and arranges the rows.
   *[other] The tribe won tactics on { $area }: { $who } plays it and arranges the rows.
}
decision-place = { $who } places bones on the cards before the battle on { $area }.
decision-duel = { $who } chooses the next duel on { $area }.
decision-tire = { $tribe ->
    [0] { $who } won on { $area }, but { $card } is exhausted. Which row loses a bone?
   *[other] The tribe won on { $area }, but { $card } is exhausted. { $who } plays it: which row loses a bone?
}
decision-retreat = { $who } chooses where { $card } retreats from { $area }.
decision-lose = { $who } won on { $area } and chooses which unit is lost.
ask-explore = Explore: { $left ->
    [one] { $left } activation left.
   *[other] { $left } activations left.
} Where to?
ask-build = You may build { $left ->
    [one] { $left } more thing.
   *[other] { $left } more things.
} What?
ask-quests = You keep { $count } quests. Which one do you put back?
ask-act = { $goal_rounds ->
    [0] Round { $round }. Which action?
   *[other] Which action?
}
ask-research = You may { $halves }. What first?
ask-gather = You may { $halves }. What first?
ask-warfare = You may { $halves }. What first?
ask-event = { $event } on { $area }. Which option?
ask-goods = Take { $count ->
    [one] { $count } good of any kind. Which one?
   *[other] { $count } goods of any kind. Which ones?
}
ask-price = { $event } costs { $count ->
    [one] { $count } good of any kind. Which one?
   *[other] { $count } goods of any kind. Which ones?
}
ask-discovery = Raise a technology for free. Which one?
ask-settlement = { $empire } has a settlement on { $area }. Conquer or destroy it?
ask-place-strength = { $tribe ->
    [0] You won strength on { $area }: place bonus bones ({ $left } left).
   *[other] The tribe won strength on { $area }: place its bonus bones ({ $left } left).
}
ask-place-tactics = { $tribe ->
    [0] You won tactics on { $area }: place bonus bones ({ $left } left).
   *[other] The tribe won tactics on { $area }: place its bonus bones ({ $left } left).
}
ask-place-mobility = { $tribe ->
    [0] You won mobility on { $area }: place bonus bones ({ $left } left).
   *[other] The tribe won mobility on { $area }: place its bonus bones ({ $left } left).
}
ask-row = { $tribe ->
    [0] You won tactics on { $area }: arrange the rows.
   *[other] The tribe won tactics on { $area }: arrange the rows.
}
ask-place = Battle on { $area }: bones on which card?
ask-duel = Battle on { $area }: which duel next?
ask-tire = { $tribe ->
    [0] You won on { $area }, but { $card } is exhausted. Which row loses a bone?
   *[other] The tribe won on { $area }, but { $card } is exhausted. Which row loses a bone?
}
ask-retreat = Where does { $card } retreat from { $area }?
ask-lose = You won on { $area }. Which unit do you lose?
ask-home = Which home do you choose?
ask-die = Which colour is your dingir die?
ask-camp = Place a settlement and a wall beside your home?
ask-harbour = Where does your first ship anchor?
ask-order = You lead the event track. Which battle comes next?
ask-first = Who fights the tribe on { $area } first?
ask-pair = Which two fight on { $area } next?
ask-reveal = Which event is revealed next?
ask-bid = Battle on { $area }: how many bones do you bid?
