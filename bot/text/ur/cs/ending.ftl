# What the ranks at the end count.
game-over-score = { $one ->
    [one] { $one } kámen v cíli
    [few] { $one } kameny v cíli
   *[other] { $one } kamenů v cíli
}
aim-race = první vyvést { $count ->
    [one] { $count } kámen
    [few] všechny { $count } kameny
   *[other] všech { $count } kamenů
} z desky.{ $dice ->
    [three] { " " }Tři kostky: samé nuly platí za 4.
   *[four] { "" }
}{ $rosettes ->
    [safe] { " " }Kámen na rozetě je v bezpečí.
    [open] { " " }Kámen na rozetě není v bezpečí.
   *[usual] { "" }
}{ $captures ->
    [again] { " " }Kdo zajme kámen, hází znovu.
   *[plain] { "" }
}
