# What the ranks at the end count.
game-over-score = { $one ->
    [one] { $one } nappula maalissa
   *[other] { $one } nappulaa maalissa
}
aim-race = vie ensimmäisenä kaikki { $count } nappulaasi pois laudalta.{ $dice ->
    [three] { " " }Kolme noppaa: pelkät nollat ovat 4.
   *[four] { "" }
}{ $rosettes ->
    [safe] { " " }Nappula on ruusukkeessa turvassa.
    [open] { " " }Nappula ei ole ruusukkeessa turvassa.
   *[usual] { "" }
}{ $captures ->
    [again] { " " }Lyönnin jälkeen heität uudelleen.
   *[plain] { "" }
}
