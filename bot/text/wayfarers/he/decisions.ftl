# למה מחכים.
decision-turn = { $last ->
    [0] { $blocked ->
        [0] התור של { $who }: הנחת קובייה, הנחת עוזר או מנוחה.
       *[other] איש אינו יכול עוד להתקדם ביומן. התור של { $who }: הנחת קובייה, הנחת עוזר, מנוחה או התחלת הסיבוב האחרון.
    }
   *[other] התור האחרון של { $who }: הנחת קובייה, הנחת עוזר או מנוחה.
} { $dice_count ->
    [0] אין קוביות
    [one] קובייה: { $dice }
    [two] קוביות: { $dice }
   *[other] קוביות: { $dice }
}; { $workers_count ->
    [0] אין עוזרים.
    [one] עוזר: { $workers }.
    [two] עוזרים: { $workers }.
   *[other] עוזרים: { $workers }.
}
decision-effects = { $must ->
    [0] { $left_count ->
        [one] { $who }: אפשר עוד: { $left }.
       *[other] { $who }: אפשר עוד, בכל סדר: { $left }.
    }
   *[other] { $who }: חובה לבצע לפחות אחת: { $left }.
} המקור: { $by_word ->
    [node] מקום { $source } ביומן
   *[other] { $source }
}.
decision-keep = { $who }: בחירת קלף אחד מקלפי { $kind_definite }.
decision-onward = { $who } ביומן, במקום { $node }: אפשר להסיר השפעה אחת מגילדת המדע תמורת צעד נוסף.
decision-wrap = { $adjust ->
    [0] { $who }: נותר רק לסיים את התור.
   *[other] { $who }: אפשר עוד לשנות קוביות בעזרת גילדת המסחר, ואז לסיים את התור.
}
decision-target = { $want_word ->
    [take] היריב רוצה לקחת את הקלף { $card }.
    [place] היריב רוצה להניח עוזר { $worker } על הקלף { $card }.
   *[retrieve] היריב רוצה את העוזר ({ $worker }) שעל הקלף { $card }.
} יש שם השפעה של { $who }: אפשר להסכים ולקבל מטבע או מנת צידה, או לשלם אחד מהם ולסרב{ $denied ->
    [0] .
   *[other] , גם הפעם.
}
ask-turn = { $last ->
    [0] { $blocked ->
        [0] קובייה, עוזר או מנוחה?
       *[other] איש אינו יכול עוד להתקדם ביומן. קובייה, עוזר, מנוחה או התחלת הסיבוב האחרון?
    }
   *[other] התור האחרון שלך: קובייה, עוזר או מנוחה?
}
ask-effects = { $must ->
    [0] אפשר עוד{ $left_count ->
        [one] { "" }
       *[other] , בכל סדר
    }: { $left }.
   *[other] חובה לבצע לפחות אחת: { $left }.
} מה עכשיו?
ask-wrap = { $adjust ->
    [0] לסיים את התור?
   *[other] לשנות קוביות בעזרת גילדת המסחר, או לסיים את התור?
}
ask-keep = איזה קלף מקלפי { $kind_definite } לשמור?
ask-onward = ביומן, במקום { $node }: להסיר השפעה אחת מגילדת המדע תמורת צעד נוסף?
ask-target = { $want_word ->
    [take] היריב רוצה לקחת את הקלף { $card }.
    [place] היריב רוצה להניח עוזר { $worker } על הקלף { $card }.
   *[retrieve] היריב רוצה את העוזר ({ $worker }) שעל הקלף { $card }.
} להסכים או לסרב?
