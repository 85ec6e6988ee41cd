# What technologies, events, tokens and places do.

# Kinds of components.
component-action = action
component-technology = technology
component-event = event
component-quest = quest
component-fighter = combat card
component-trade = trade token
component-slot = trade place
component-garden = Hanging Garden
component-building = thing to build
component-unit = land unit
component-empire = empire
component-area = area
component-track = track
component-die = dingir die
component-strategy = strategy card
component-wave = wave
word-wave = wave

# Effects. They stand behind a colon; what has no number is there once.
effect-activations = { $count ->
    [one] { $count } move of a unit or ship
   *[other] { $count } moves of units or ships
}
effect-gathers = goods to gather: { $count }
effect-builds = builds: { $count } ({ $things })
effect-convert = once { $cost_numbered } → { $then_numbered }
effect-discoveries = technologies to raise, a tablet each: { $count }
effect-trades = trades up to level { $level }: { $count }
effect-bones = take { $gain_numbered }
effect-units = units to train: { $count } ({ $things })
effect-pay = pay { $cost_numbered } → { $then }
effect-track = event track +{ $count }
effect-rounds = { $each } in each of six rounds, then { $last }
effect-end = { $count } VP at the end if you control the area
term-several = { $count } × { $one }

# Frames: when something happens, and what a component is worth.
frame-technology = Marker, or dice { $signs }: { $effects }.
frame-name = Technology: { $name }.
frame-option = { $number }) { $effects_numbered }.
frame-quest = { $count } VP if at the end you have: { $needs_numbered }.
frame-fighter = In battle: { $unit }.
frame-strength = Strength { $bones }, spaces for bones: { $spaces }.
frame-tactics = Tactics { $bones }, spaces for bones: { $spaces }.
frame-mobility = Mobility { $bones }, spaces for bones: { $spaces }.
frame-against = Tactics count against: { $units }.
frame-trade = Pay { $cost_numbered } → take { $then_numbered }.
frame-amphora = Your amphora on it: { $count } VP at the end.
frame-slot = At level { $level } of the market.
frame-slot-ship = You need a ship.
frame-cost = Costs { $cost_numbered }.
frame-needs = You must have: { $needs_numbered }.
frame-points = { $count } VP.
frame-build = From build level { $level }: { $cost_numbered }.
frame-build-free = From build level { $level }.
frame-warfare = From warfare level { $level }: { $cost_numbered }.
frame-speed = { $count ->
    [one] Moves 1 area.
   *[other] Moves { $count } areas.
}
frame-speed-ship = { $count ->
    [one] Moves 1 border.
   *[other] Moves { $count } borders.
}
frame-starts = Starts with: { $things_numbered }.
frame-head-start = Head start in VP without automata: { $points }.
term-head-start = { $players } players +{ $count }
term-special-may-place = a settlement and a wall beside home
term-special-free-reroll = a free reroll each turn
term-special-ship = a ship at home
frame-home = Home { $number }. It can't be attacked.
frame-gives = Gives: { $good }.
frame-gives-nothing = Gives no goods.
frame-shape-plains = Round event place.
frame-shape-mountain = Triangular event place.
frame-shape-desert = Square event place.
frame-tribe = Tribe: { $units_numbered }.
frame-blocker-X = Blocked with two or three players: no event, goods or buildings; units may pass.
frame-blocker-Y = Blocked with two players: no event, goods or buildings; units may pass.
frame-ranks = VP at the end by rank: { $ranks }.
frame-limits = Unit limit by position, from 1: { $limits }.
frame-positions = Positions: { $count }.
frame-die = Faces: { $faces }. A star is any sign.
frame-wave = Comes with: { $units_numbered }.

# What automata do, and when.
frame-priority = Priority { $high } if { $condition }, otherwise { $low }.
frame-does = First { $first }; then { $second }.
term-plan = { $action }
term-plan-aims = { $action } ({ $aims })
term-plan-train = training units
term-plan-bones = taking bones
term-plan-draw = drawing until a research card comes
term-event = an event
term-enemy-unit = an enemy unit
term-enemy-wall = an enemy wall
term-free-area = a free area
term-most-vp = the most VP
term-next-free = the next free place
term-condition-bot-lacks = it lacks: { $what }
term-condition-bot-has = it has: { $what }
term-condition-event-within = a hidden event is at most { $count } areas away
term-condition-bot-below = it is not ahead of the best of you on the { $what }
term-condition-enemy-within = you are at most { $count } areas away
term-condition-human-holds = you hold: { $what }
term-condition-vp-trade-free = a trade place with VP is free
term-condition-bot-units-below-limit = it has fewer units than its limit
term-condition-bot-floors-below = it has fewer floors than its position on the { $what }
term-condition-bot-settlements-below = it has fewer than { $count } settlements

# What things and actions are for.
purpose-explore = Move units and ships; ending on a hidden event reveals it.
purpose-build = Build walls, floors of the ziggurat, rams, ships, settlements and Hanging Gardens.
purpose-research = Turn clay into tablets; a tablet raises a technology.
purpose-gather = A good from the home, each unit, settlement and ship; then trades.
purpose-warfare = Take bones and train units.
purpose-growth = Pay food and rise on the population track.
purpose-wall = Keeps enemies out until a ram comes.
purpose-floor = Gives a dingir die; population limits the floors.
purpose-ram = Lets your units past an enemy wall.
purpose-ship = Gathers beside its river; adds a bone in battles there; some trade places need one.
purpose-settlement = Controls its area, gathers, and units are trained there; 1 VP.
purpose-garden = The top garden token, which shows its price and its VP.
purpose-population = Turn order, number of floors and limit of units.
purpose-events = Wins ties, orders the battles, decides who plays a tribe.

# What terms mean, below a full text.
keyword-frame-technology = Marker: one action a turn is free; more cost dice whose signs match, a star is any sign.
keyword-effect-rounds = Six rounds: if another empire controls the area at the end of a round, the event becomes theirs and starts over.
keyword-frame-trade = The first to use a token puts an amphora on it; others then pay its owner instead of the supply.

# Where a component lies.
lies-empire = Played by { $who }.
lies-level = { $who } has it.
lies-own = You hold it; nobody else knows.
lies-area = Lies in { $place }.
lies-stall = Lies in place { $place }.
lies-token = Here lies: { $token }.
lies-amphora = { $who } has an amphora there.
lies-garden = It is on top.
lies-army = { $who } has units here.
lies-settlement = { $who } has a settlement here.
