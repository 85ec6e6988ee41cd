# The words of the game. The forms after a word are for sentences.
word-temple = { $count ->
    [one] temple
   *[other] { $count } temples
}
    .plural = temples
word-farm = { $count ->
    [one] farm
   *[other] { $count } farms
}
    .plural = farms
word-market = { $count ->
    [one] market
   *[other] { $count } markets
}
    .plural = markets
word-settlement = { $count ->
    [one] settlement
   *[other] { $count } settlements
}
    .plural = settlements
word-archer = archer
word-bull = bull
word-lion = lion
