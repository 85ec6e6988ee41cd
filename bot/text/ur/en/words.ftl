# The words of the game.
word-light = light
word-dark = dark
word-new = a new piece
