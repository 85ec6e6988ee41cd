# Moves: what buttons, menus and slash commands call them, and how a move reads as a sentence.
verb-throw = Throw the dice
verb-throw-description = Throw the dice
verb-move = Move a piece
verb-move-description = Move one of your pieces by the number thrown, or bring a new one in
argument-piece = The square of your piece, such as B4, or new
pick-piece = Which piece?
move-throw = throw the dice
move-move = { $count ->
    [0] move a piece
   *[other] { $one_word ->
       [new] bring in a new piece
      *[other] move the piece on { $one }
   }
}
short-move = { $one_word ->
    [new] new piece
   *[other] { $one }
}
