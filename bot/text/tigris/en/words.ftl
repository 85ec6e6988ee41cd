# The words of the game. The forms after a word are for sentences.

word-priest = priest
    .plural = priests
word-farmer = farmer
    .plural = farmers
word-trader = trader
    .plural = traders
word-king = king
    .plural = kings

word-red = red
word-blue = blue
word-green = green
word-black = black

word-pot = pot

word-temple-farm = red and blue monument
word-temple-market = red and green monument
word-temple-settlement = red and black monument
word-farm-market = blue and green monument
word-farm-settlement = blue and black monument
word-market-settlement = green and black monument

word-standard = standard
word-advanced = advanced
