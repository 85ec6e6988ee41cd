# The words of the game. The forms after a word are for sentences.
word-temple = temple
    .plural = temples
word-farm = farm
    .plural = farms
word-market = market
    .plural = markets
word-settlement = settlement
    .plural = settlements
word-archer = archer
word-bull = bull
word-lion = lion
