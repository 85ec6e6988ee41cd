# The words of the game. An effect without a number is there once. The forms after a word are for sentences.
word-silver = { $count ->
    [one] silver
   *[other] { $count } silver
}
    .sign = { $count } 🪙
word-provision = { $count ->
    [one] provision
   *[other] { $count } provisions
}
    .sign = { $count } 🍞
word-influence = influence
word-influence-science = { $count ->
    [one] influence on science
   *[other] { $count } influence on science
}
    .price = { $count ->
        [one] influence from the science guild
       *[other] { $count } influence from the science guild
    }
    .sign = { $count } ⚛️
word-influence-trade = { $count ->
    [one] influence on trade
   *[other] { $count } influence on trade
}
    .price = { $count ->
        [one] influence from the trade guild
       *[other] { $count } influence from the trade guild
    }
    .sign = { $count } ⚖️
word-influence-exploration = { $count ->
    [one] influence on exploration
   *[other] { $count } influence on exploration
}
    .price = { $count ->
        [one] influence from the exploration guild
       *[other] { $count } influence from the exploration guild
    }
    .sign = { $count } 🧭
word-influence-any = { $count ->
    [one] influence on any guild
   *[other] { $count } influence on any guilds
}
    .sign = { $count } ♣️
word-mark = { $count ->
    [one] influence on a card
   *[other] influence on { $count } cards
}
word-move = { $count ->
    [one] move influence
   *[other] move influence { $count } times
}
word-retrieve = { $count ->
    [one] a worker back
   *[other] { $count } workers back
}
word-refresh = { $count ->
    [one] refresh a die
   *[other] refresh { $count } dice
}
word-shift = { $count ->
    [one] a die ±1
   *[other] a die ±1, { $count } times
}
word-journal = { $count ->
    [one] a journal step
   *[other] { $count } journal steps
}
word-new-die = new die
word-card = a card
word-tile = a tile
word-draw = drawing three cards
word-card-land = land card
word-card-water = water card
word-card-space = space card
word-card-townsfolk = townsfolk card
word-card-inspiration = inspiration card
word-draw-land = one of three land cards
word-draw-water = one of three water cards
word-tile-basic = basic tile
word-tile-land = land tile
word-tile-water = water tile
word-tile-space = space tile
word-tile-special = special tile

word-land = land
word-water = water
word-space = space
word-townsfolk = townsfolk
word-inspiration = inspiration
word-upgrade = upgrades
word-basic = basic
word-special = special

word-science = science
    .sign = ⚛️
word-trade = trade
    .sign = ⚖️
word-exploration = exploration
    .sign = 🧭

word-green = green
word-yellow = yellow
word-blue = blue
word-black = black
word-red = red
word-none = none
word-rival = the opponent

word-camel = { $count ->
    [one] camel
   *[other] { $count } camels
}
word-ship = { $count ->
    [one] ship
   *[other] { $count } ships
}
word-telescope = { $count ->
    [one] telescope
   *[other] { $count } telescopes
}
word-pigeon = { $count ->
    [one] pigeon
   *[other] { $count } pigeons
}

word-city = city
word-vista = vista
word-harbour = harbour
word-open_sea = open sea
word-observatory = observatory
word-library = library

word-tag-city = cities
word-tag-vista = vistas
word-tag-harbour = harbours
word-tag-open-sea = open seas
word-tag-observatory = observatories
word-tag-library = libraries
word-tag-stars = stars
word-tag-planet = planets
word-tag-comet = comets
word-tag-sun-or-moon = sun or moon
word-cards-townsfolk = townsfolk cards
word-tiles-any = tiles
word-tiles-basic = basic tiles
word-tiles-land = land tiles
word-tiles-water = water tiles
word-tiles-space = space tiles

word-front = front
word-back = back
word-free = free
word-discard = discard it
word-rest = rest
word-random = random

word-crimson = crimson
word-saffron = saffron
word-azure = azure
word-violet = violet

word-aaa = A · A · A
word-aab = A · A · B
word-aba = A · B · A
word-abb = A · B · B
word-baa = B · A · A
word-bab = B · A · B
word-bba = B · B · A
word-bbb = B · B · B

# Names made of parts, by their first or their last one.
joined-n = { $first } to { $second }
