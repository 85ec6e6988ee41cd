# מהלכים: איך קוראים להם בכפתורים, בתפריטים ובפקודות, ואיך מהלך נקרא כמשפט.
verb-throw = זריקת הקוביות
verb-throw-description = זריקה של הקוביות
verb-move = הזזת כלי
verb-move-description = הזזה של אחד הכלים במספר שיצא, או הכנסה של כלי חדש
argument-piece = המשבצת של הכלי, למשל B4, או new
pick-piece = איזה כלי?
move-throw = זריקת הקוביות
move-move = { $count ->
    [0] הזזת כלי
   *[other] { $one_word ->
       [new] הכנסת כלי חדש
      *[other] הזזת הכלי שעל { $one }
   }
}
short-move = { $one_word ->
    [new] כלי חדש
   *[other] { $one }
}
