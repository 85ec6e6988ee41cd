# What may be answered in advance. Both kinds of questions share what it is about and the answers.
standing-point = When I can bank a card

standing-about-any = in general
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
