# The words of the game. The forms after a word are for sentences; a leader's `cards` are those of its colour.
word-treasure = treasure

word-king = king
    .plural = kings
    .cards = settlements
word-trader = trader
    .plural = traders
    .cards = markets
word-priest = priest
    .plural = priests
    .cards = temples
word-farmer = farmer
    .plural = farmers
    .cards = farms

word-black = black
word-green = green
word-red = red
word-blue = blue

word-blue-black = blue and black ship
word-blue-green = blue and green ship
word-blue-red = blue and red ship

word-vase = vase
