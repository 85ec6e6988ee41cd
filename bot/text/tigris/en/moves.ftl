# Moves: what buttons, menus and slash commands call them, and how a move reads as a sentence.
verb-tile = Place a tile
verb-withdraw = Withdraw a leader
verb-catastrophe = Play a catastrophe
verb-swap = Swap tiles
verb-support = Add support
verb-war = Choose a war
verb-monument = Build a monument
verb-decline = Build no monument

verb-tile-description = Place a tile from your hand on the board
verb-leader-description = Place one of your leaders, or move it to another cell
verb-withdraw-description = Take one of your leaders off the board
verb-catastrophe-description = Play a catastrophe tile: it destroys a tile or blocks an empty cell
verb-swap-description = Discard 1 to 6 tiles from your hand and draw as many new ones
verb-support-description = Add tiles from your hand to the conflict, or none
verb-war-description = Choose which war is fought next
verb-monument-description = Build a monument on the square you have just completed
verb-decline-description = Build no monument on this square
verb-treasure-description = Take a treasure from your trader's kingdom
verb-end-description = End your turn; everyone draws back up to six tiles

argument-tile = A tile from your hand: temple, farm, market or settlement
argument-cell = A cell of the board, such as D5
argument-leader = One of your leaders: priest, farmer, trader or king
argument-tile1 = A tile to swap
argument-tile2 = A second tile to swap
argument-tile3 = A third tile to swap
argument-tile4 = A fourth tile to swap
argument-tile5 = A fifth tile to swap
argument-tile6 = A sixth tile to swap
argument-count = How many tiles to add, 0 for none
argument-monument = The monument's two colours

pick-tile = Which tile?
pick-cell = Which cell?
pick-tile1 = Which tile?
pick-tile2 = Another tile?
pick-tile3 = Another tile?
pick-tile4 = Another tile?
pick-tile5 = Another tile?
pick-tile6 = Another tile?
pick-count = How many tiles from your hand?
pick-monument = Which monument?

move-tile = { $count ->
    [0] place a tile
    [1] place a { $one }
   *[other] place a { $one } on { $two }
}
move-leader = { $count ->
    [0] place or move a leader
    [1] place or move the { $one }
   *[other] the { $one } goes to { $two }
}
move-withdraw = { $count ->
    [0] withdraw a leader
   *[other] withdraw the { $one }
}
move-catastrophe = { $count ->
    [0] play a catastrophe
   *[other] play a catastrophe on { $one }
}
move-swap = { $count ->
    [0] swap tiles
   *[other] swap { $words }
}
move-support = { $count ->
    [0] add support
   *[other] { $one ->
        [0] add nothing
        [one] add { $one } tile
       *[other] add { $one } tiles
    }
}
move-war = { $count ->
    [0] choose a war
   *[other] the war of the { $one_plural } is next
}
move-monument = { $count ->
    [0] build a monument
    [1] build the { $one }
   *[other] build the { $one } with its top left on { $two }
}
move-decline = build no monument
move-treasure = { $count ->
    [0] take a treasure
   *[other] take the treasure on { $one }
}

# A short form for buttons and menus.
short-swap = { $count ->
    [6] Swap all six tiles
    [4] Swap 4: { $words }
   *[other] Swap { $words }
}

rest-swap = { $count ->
    [0] { verb-swap }
    [6] All six
   *[other] { $words }
}

# Kinds of moves on the first page of a panel.
kind-tile = Tile
piece-tile = { $one }
kind-withdraw = Withdraw
kind-swap = Swap

# Labels beside a sign.
brief-tile = { $two }
brief-monument = { $two }
brief-withdraw = { kind-withdraw }
brief-swap = { kind-swap } { $count }

# Labels with a number and no sign.
signless-swap = { brief-swap }
