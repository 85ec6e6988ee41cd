# What the ranks at the end count.
game-over-score = { $one ->
    [one] כלי אחד בחוץ
    [two] שני כלים בחוץ
   *[other] { $one } כלים בחוץ
}
aim-race = להוציא ראשונים מהלוח את כל { $count } הכלים.{ $dice ->
    [three] { " " }שלוש קוביות: אפס נחשב 4.
   *[four] { "" }
}{ $rosettes ->
    [safe] { " " }כלי על רוזטה מוגן.
    [open] { " " }כלי על רוזטה אינו מוגן.
   *[usual] { "" }
}{ $captures ->
    [again] { " " }אחרי לכידה זורקים שוב.
   *[plain] { "" }
}
