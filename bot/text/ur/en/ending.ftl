# What the ranks at the end count.
game-over-score = { $one ->
    [one] { $one } piece home
   *[other] { $one } pieces home
}
aim-race = bear off all { $count } pieces first.{ $dice ->
    [three] { " " }Three dice: nothing counts as 4.
   *[four] { "" }
}{ $rosettes ->
    [safe] { " " }A piece on a rosette is safe.
    [open] { " " }A piece on a rosette isn't safe.
   *[usual] { "" }
}{ $captures ->
    [again] { " " }Capture, and you throw again.
   *[plain] { "" }
}
