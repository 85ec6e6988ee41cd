# What cards, tiles and places do.

# Kinds of components.
component-land = land card
component-water = water card
component-space = space card
component-townsfolk = townsfolk card
component-inspiration = inspiration card
component-home = place for a die
component-tile = upgrade tile
component-journal-tile = journal tile
component-node = place in the journal
component-way = line in the journal
component-spot = slot of a row
component-cell = place in the caravan
component-guild = guild
component-scheme = scheme card
component-rival = the opponent's board

# Effects. They stand behind a colon: goods by their number, deeds as on a button.
effect-silver = { $count ->
    [one] 1 silver
   *[other] { $count } silver
}
effect-provision = { $count ->
    [one] 1 provision
   *[other] { $count } provisions
}
effect-influence-science = { $count ->
    [one] 1 influence on science
   *[other] { $count } influence on science
}
effect-influence-trade = { $count ->
    [one] 1 influence on trade
   *[other] { $count } influence on trade
}
effect-influence-exploration = { $count ->
    [one] 1 influence on exploration
   *[other] { $count } influence on exploration
}
effect-influence-any = { $count ->
    [one] 1 influence on any guild
   *[other] { $count } influence on any guild
}
effect-mark = { $count ->
    [one] 1 influence on a card
   *[other] { $count } influence on cards
}
effect-rival-mark = { $count ->
    [one] 1 influence on a card
   *[other] { $count } influence on cards
}
effect-move = { $count ->
    [one] move 1 influence
   *[other] move { $count } influence
}
effect-retrieve = { $count ->
    [one] 1 worker back
   *[other] { $count } workers back
}
effect-refresh = { $count ->
    [one] refresh 1 die
   *[other] refresh { $count } dice
}
effect-shift = { $count ->
    [one] a die ±1
   *[other] a die ±1, { $count } times
}
effect-journal = { $count ->
    [one] 1 journal step
   *[other] { $count } journal steps
}
effect-rival-journal = { $count ->
    [one] 1 journal step
   *[other] { $count } journal steps
}
effect-journal-tile = the journal tile that lies here
effect-new-die = a new die
effect-card-land = take a land card
effect-card-water = take a water card
effect-card-inspiration = take an inspiration card
effect-card-space = { $off ->
    [0] buy a space card
   *[other] buy a space card, { $off } silver off
}
effect-card-townsfolk = hire townsfolk
effect-card-townsfolk-free = hire townsfolk for free
effect-draw-land = { $count ->
    [one] look at 1 land card, take 1
   *[other] look at { $count } land cards, take 1
}
effect-draw-water = { $count ->
    [one] look at 1 water card, take 1
   *[other] look at { $count } water cards, take 1
}
effect-tile-basic = buy a basic tile
effect-tile-basic-free = take a basic tile for free
effect-tile-land = buy a land tile
effect-tile-water = buy a water tile
effect-tile-space = buy a space tile
effect-tile-land-free = take a land tile for free
effect-tile-water-free = take a water tile for free
effect-tile-space-free = take a space tile for free
effect-tile-special = take a special tile
effect-tile-any-non-special = any tile but a special one
effect-comet = comet track +{ $count }
effect-comet-if-last = comet track +1 (if the last scheme shows a comet)
effect-focus = its focus action
effect-pay = pay { $cost } → { $then }

# What is paid, as it stands behind “pay” and “costs”.
price-silver = { $count ->
    [one] 1 silver
   *[other] { $count } silver
}
price-provision = { $count ->
    [one] 1 provision
   *[other] { $count } provisions
}
price-influence-science = { $count ->
    [one] 1 influence from the science guild
   *[other] { $count } influence from the science guild
}
price-influence-trade = { $count ->
    [one] 1 influence from the trade guild
   *[other] { $count } influence from the trade guild
}
price-influence-exploration = { $count ->
    [one] 1 influence from the exploration guild
   *[other] { $count } influence from the exploration guild
}

# Frames: when something happens, and what a component is worth.
frame-slot = Die with { $assets }: { $effects }.
frame-slot-any = Any die: { $effects }.
frame-gain = At once: { $effects }.
frame-trigger = Whenever you gain { $gained }: { $effects }.
frame-host = With the card above: { $effects }.
frame-lends = Lends the card above: { $assets }.
frame-rest = Rest: { $effects }.
frame-rival-rest = Rest: { $effects }.
frame-hire = { $price ->
    [0] Free
   *[other] { $price } silver
}; goes below: { $under }.
frame-left = Bars for the card before: { $bars }.
frame-right = Bars for the next card: { $bars }.
term-bar = bar { $number }
term-bar-brings = bar { $number }: { $effect }
frame-worth = { $base ->
    [0] { $each } VP { $per }.
   *[other] { $base } VP + { $each } { $per }.
}
frame-worth-sets = { $each } VP for each set: { $set }.
frame-worth-most = { $then } VP if you have the most { $most }, else { $otherwise }.
frame-worth-has = { $then } VP with { $has }, else { $otherwise }.
frame-goal = Doubles the VP of its space card if you have { $needs }.
frame-tags = Shows { $tags }.
frame-points = { $count } VP.
frame-columns = Columns from the left: { $columns }.
frame-turned = Turned over: { $columns }.
frame-reached = Here: { $effects }.
frame-empty = Brings nothing.
frame-green = The first to get here takes the green worker.
frame-last = Then everybody has one more turn.
frame-way-have = { $side }: needs { $needs }.
frame-way-pay = { $side }: pay { $cost }.
frame-way-free = { $side }: free.
frame-spot = A worker here: { $effects }.
frame-spot-price = A space card here costs { $cost }.
frame-covered = Covered by a tile: { $effects }.
frame-guild = Once a turn, for 1 influence: { $power }.
frame-majority = Most influence at the end: { $count } VP.
effect-guild-science = one more journal step
effect-guild-trade = change dice by 2 in all
effect-guild-exploration = a ship for this die
frame-scheme-worker = First: places a worker ({ $colours_or }).
frame-scheme-pay = First: pays { $cost } → { $then }.
frame-scheme-else = Otherwise: { $effects }.
frame-scheme-open = Counts while face up: { $colour }, { $count } silver.
frame-scheme-special = Looks for a special tile from pile { $number } on.
frame-scheme-comet = It shows a comet.
frame-focus = Focus: { $effects }.
frame-track = When its resource marker turns from blue to yellow: { $effects }.
frame-cells = Covered by its tiles: { $cells }.
term-cell = { $place }: { $effects }
frame-price-basic = Basic tile: { $cost }.
frame-price-land = Land tile: { $cost }.
frame-price-water = Water tile: { $cost }.
frame-price-space = Space tile: { $cost }.

# Signs, and what is counted.
term-sign-raise = value +1
term-sign-lower = value −1
term-sign-turn = value ±1
term-sign-silver-off = 1 silver off
term-sign-provision-off = 1 provision off
term-sign-none = nothing
term-tag-city = { $count ->
    [one] a city
   *[other] { $count } cities
}
term-tag-vista = { $count ->
    [one] a vista
   *[other] { $count } vistas
}
term-tag-harbour = { $count ->
    [one] a harbour
   *[other] { $count } harbours
}
term-tag-open-sea = { $count ->
    [one] an open sea
   *[other] { $count } open seas
}
term-tag-observatory = { $count ->
    [one] an observatory
   *[other] { $count } observatories
}
term-tag-library = { $count ->
    [one] a library
   *[other] { $count } libraries
}
term-tag-stars = { $count ->
    [one] stars
   *[other] { $count } star tags
}
term-tag-planet = { $count ->
    [one] a planet
   *[other] { $count } planets
}
term-tag-comet = { $count ->
    [one] a comet
   *[other] { $count } comets
}
term-cards-townsfolk = { $count ->
    [one] a townsfolk card
   *[other] { $count } townsfolk cards
}
term-cards-space = { $count ->
    [one] a space card
   *[other] { $count } space cards
}
term-cards-land = { $count ->
    [one] a land card
   *[other] { $count } land cards
}
term-cards-water = { $count ->
    [one] a water card
   *[other] { $count } water cards
}
term-tiles-basic = { $count ->
    [one] a basic tile
   *[other] { $count } basic tiles
}
term-tiles-land = { $count ->
    [one] a land tile
   *[other] { $count } land tiles
}
term-tiles-water = { $count ->
    [one] a water tile
   *[other] { $count } water tiles
}
term-tiles-space = { $count ->
    [one] a space tile
   *[other] { $count } space tiles
}
term-tiles-any = { $count ->
    [one] an upgrade tile
   *[other] { $count } upgrade tiles
}
term-tag-sun = { $count ->
    [one] the sun
   *[other] { $count } suns
}
term-tag-moon = { $count ->
    [one] the moon
   *[other] { $count } moons
}
term-influence-total = { $count ->
    [one] 1 influence in all
   *[other] { $count } influence in all
}
term-silver = { $count ->
    [one] 1 silver
   *[other] { $count } silver
}
term-provision = { $count ->
    [one] 1 provision
   *[other] { $count } provisions
}
term-per-tag-city = { $count ->
    [one] for each city
   *[other] for every { $count } cities
}
term-per-tag-vista = { $count ->
    [one] for each vista
   *[other] for every { $count } vistas
}
term-per-tag-harbour = { $count ->
    [one] for each harbour
   *[other] for every { $count } harbours
}
term-per-tag-open-sea = { $count ->
    [one] for each open sea
   *[other] for every { $count } open seas
}
term-per-tag-observatory = { $count ->
    [one] for each observatory
   *[other] for every { $count } observatories
}
term-per-tag-library = { $count ->
    [one] for each library
   *[other] for every { $count } libraries
}
term-per-tag-planet = { $count ->
    [one] for each planet
   *[other] for every { $count } planets
}
term-per-tiles-basic = { $count ->
    [one] for each basic tile
   *[other] for every { $count } basic tiles
}
term-per-tiles-land = { $count ->
    [one] for each land tile
   *[other] for every { $count } land tiles
}
term-per-tiles-water = { $count ->
    [one] for each water tile
   *[other] for every { $count } water tiles
}
term-per-tiles-space = { $count ->
    [one] for each space tile
   *[other] for every { $count } space tiles
}
term-per-tag-stars = { $count ->
    [one] for each star tag
   *[other] for every { $count } star tags
}
term-per-cards-inspiration = { $count ->
    [one] for each inspiration card
   *[other] for every { $count } inspiration cards
}
term-per-influence-science = { $count ->
    [one] for each influence on science
   *[other] for every { $count } influence on science
}
term-per-influence-trade = { $count ->
    [one] for each influence on trade
   *[other] for every { $count } influence on trade
}
term-per-influence-exploration = { $count ->
    [one] for each influence on exploration
   *[other] for every { $count } influence on exploration
}

# What terms mean, below a full text.
keyword-effect-mark = Influence on a card: others pay you 1 silver or 1 provision to take it or to use a worker there.
keyword-effect-move = Moving influence: from one guild to another.
keyword-effect-retrieve = A worker back: from a face-up card into your supply.
keyword-effect-refresh = Refreshing a die: take a placed die back and roll it, or reroll one of your supply.
keyword-effect-shift = A die ±1: turn a die of your supply up or down by 1, never from 6 to 1.
keyword-effect-journal = A journal step: follow a line to the right if you have what its ink blot asks for.
keyword-effect-card-space = A space card goes above a land or water card and costs silver by its slot.
keyword-effect-card-townsfolk = Townsfolk go below a land or water card with a matching tag, one each.
keyword-effect-card-townsfolk-free = { keyword-effect-card-townsfolk }
keyword-effect-card-inspiration = An inspiration card goes behind a space card, or is discarded for the effect beside it.
keyword-frame-rest = Rest effects work with one die or none left in your supply.
keyword-frame-rival-rest = It rests when three red or three blue scheme cards lie open.
keyword-effect-rival-mark = The opponent's influence on a card: you pay 1 silver or 1 provision to take it or to use a worker there, and its resource marker moves 1 step.
keyword-effect-rival-journal = The opponent's journal step: it needs nothing an ink blot asks for.

# Where a component lies.
lies-row = Lies face up ({ $row }, slot { $number }).
lies-claim = { $who } has influence on it.
lies-claim-rival = The opponent has influence on it.
lies-workers = Workers on it: { $workers }.
lies-before = { $who } has it.
lies-rival = The opponent has it.
lies-pile = { $count ->
    [one] 1 is left in its pile.
   *[other] { $count } are left in their pile.
}
lies-at = Lies at { $place }.
lies-tile = The tile here: { $effects }.
lies-stands = { $who } stands here.
lies-die = { $who } has a { $value } here.
lies-influence = Influence there, { $who }: { $count }.
