# What may be answered in advance. Both kinds of questions share what it is about and the answers.
standing-attack = When I attack
standing-defence = When I am attacked
standing-point = When I can bank a card

standing-about-any = in general
standing-about-king = the king
standing-about-trader = the trader
standing-about-priest = the priest
standing-about-farmer = the farmer
standing-about-black = a black card
standing-about-green = a green card
standing-about-red = a red card
standing-about-blue = a blue card

standing-answer-never = use no card
standing-answer-win = play just enough to win
standing-answer-always = bank it if I hold one
standing-answer-ask = ask me
standing-answer-count = { $count ->
    [one] play up to { $count } card
   *[other] play up to { $count } cards
}
