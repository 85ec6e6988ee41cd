# למה מחכים.
decision-home = { $who }: בחירת אזור בית.
decision-die = { $who }: בחירת צבע לקוביית דינגיר.
decision-camp = { $who }: אפשר להניח יישוב וחומה ליד אזור הבית.
decision-harbour = { $who }: איפה תעגון הספינה הראשונה?
decision-quests = { $people ->
    [1] { $waiting }: צריך לבחור { $count ->
        [one] משימה אחת
        [two] שתי משימות
       *[other] { $count } משימות
    } לשמור.
   *[other] כולם בוחרים { $count ->
        [one] משימה אחת
        [two] שתי משימות
       *[other] { $count } משימות
    } לשמור. עוד לא בחרו: { $waiting }.
}
decision-act = סיבוב { $round }, { $who }: בחירת פעולה או סיום התור.
decision-explore = { $who } בסיור: { $left ->
    [one] נותרה הפעלה אחת.
    [two] נותרו שתי הפעלות.
   *[other] נותרו { $left } הפעלות.
}
decision-build = { $who }: אפשר לבנות { $left ->
    [one] עוד מבנה אחד.
    [two] עוד שני מבנים.
   *[other] עוד { $left } מבנים.
}
decision-research = לבחירת { $who }: { $halves }{ $halves_count ->
    [one] .
    [two] , בכל סדר.
   *[other] , בכל סדר.
}
decision-gather = לבחירת { $who }: { $halves }{ $halves_count ->
    [one] .
    [two] , בכל סדר.
   *[other] , בכל סדר.
}
decision-warfare = לבחירת { $who }: { $halves }{ $halves_count ->
    [one] .
    [two] , בכל סדר.
   *[other] , בכל סדר.
}
decision-event = { $who }: בחירת אפשרות באירוע { $event } ב־{ $area }.
decision-goods = { $who }: אפשר לבחור { $count ->
    [one] משאב אחד כלשהו.
    [two] שני משאבים כלשהם.
   *[other] { $count } משאבים כלשהם.
}
decision-price = { $who }: התשלום עבור { $event } הוא { $count ->
    [one] משאב אחד כלשהו
    [two] שני משאבים כלשהם
   *[other] { $count } משאבים כלשהם
}.
decision-discovery = { $who }: בחירת טכנולוגיה לשדרוג בלי תשלום.
decision-order = { $who } בראש מסלול האירועים: איזה קרב הבא? { $areas_or }.
decision-first = { $who }: מי נלחם ראשון בשבט שב־{ $area }? { $empires_or }.
decision-pair = { $who }: אילו שתי אימפריות נלחמות עכשיו ב־{ $area }? { $empires }.
decision-reveal = { $who }: איזה אירוע שהשתחרר לגלות עכשיו? { $areas_or }.
decision-settlement = { $area } בידי { $who }, ושם יישוב של { $empire }: לכבוש או להרוס?
decision-bid = קרב ב־{ $area }: הימור סודי על נס אור. עוד לא הימרו: { $waiting }.
decision-place-strength = { $tribe ->
    [0] { $who } – זכייה בכוח ב־{ $area }: הנחת עצמות בונוס (נותרו { $left }).
   *[other] השבט זכה בכוח ב־{ $area }. { $who }, בשם השבט: הנחת עצמות בונוס (נותרו { $left }).
}
decision-place-tactics = { $tribe ->
    [0] { $who } – זכייה בטקטיקה ב־{ $area }: הנחת עצמות בונוס (נותרו { $left }).
   *[other] השבט זכה בטקטיקה ב־{ $area }. { $who }, בשם השבט: הנחת עצמות בונוס (נותרו { $left }).
}
decision-place-mobility = { $tribe ->
    [0] { $who } – זכייה בניידות ב־{ $area }: הנחת עצמות בונוס (נותרו { $left }).
   *[other] השבט זכה בניידות ב־{ $area }. { $who }, בשם השבט: הנחת עצמות בונוס (נותרו { $left }).
}
decision-row = { $tribe ->
    [0] { $who } – זכייה בטקטיקה ב־{ $area }: סידור השורות.
   *[other] השבט זכה בטקטיקה ב־{ $area }. { $who }, בשם השבט: סידור השורות.
}
decision-place = { $who }: הנחת עצמות על הקלפים לפני הקרב ב־{ $area }.
decision-duel = { $who }: בחירת הדו־קרב הבא ב־{ $area }.
decision-tire = { $tribe ->
    [0] { $who }: ניצחון ב־{ $area }, אבל היחידה תשושה ({ $card }). מאיזו שורה יורדת עצם?
   *[other] השבט ניצח ב־{ $area }, אבל היחידה תשושה ({ $card }). { $who }, בשם השבט: מאיזו שורה יורדת עצם?
}
decision-retreat = { $who }: לאן ייסוג { $card } מ־{ $area }?
decision-lose = { $who }: ניצחון ב־{ $area }. איזו יחידה אובדת?
ask-explore = סיור: { $left ->
    [one] נותרה הפעלה אחת.
    [two] נותרו שתי הפעלות.
   *[other] נותרו { $left } הפעלות.
} לאן?
ask-build = אפשר לבנות { $left ->
    [one] עוד מבנה אחד.
    [two] עוד שני מבנים.
   *[other] עוד { $left } מבנים.
} מה?
ask-quests = שומרים { $count ->
    [one] משימה אחת
    [two] שתי משימות
   *[other] { $count } משימות
}. איזו משימה להחזיר?
ask-act = { $goal_rounds ->
    [0] סיבוב { $round }. איזו פעולה?
   *[other] איזו פעולה?
}
ask-research = אפשר { $halves }. מה קודם?
ask-gather = אפשר { $halves }. מה קודם?
ask-warfare = אפשר { $halves }. מה קודם?
ask-event = { $event } ב־{ $area }. איזו אפשרות?
ask-goods = לקיחת { $count ->
    [one] משאב אחד כלשהו. איזה?
    [two] שני משאבים כלשהם. אילו?
   *[other] { $count } משאבים כלשהם. אילו?
}
ask-price = המחיר של { $event }: { $count ->
    [one] משאב אחד כלשהו. איזה?
    [two] שני משאבים כלשהם. אילו?
   *[other] { $count } משאבים כלשהם. אילו?
}
ask-discovery = שדרוג טכנולוגיה בלי תשלום. איזו?
ask-settlement = ב־{ $area } יש יישוב של { $empire }. לכבוש או להרוס?
ask-place-strength = { $tribe ->
    [0] זכייה בכוח ב־{ $area }: הנחת עצמות בונוס (נותרו { $left }).
   *[other] השבט זכה בכוח ב־{ $area }: הנחת עצמות הבונוס שלו (נותרו { $left }).
}
ask-place-tactics = { $tribe ->
    [0] זכייה בטקטיקה ב־{ $area }: הנחת עצמות בונוס (נותרו { $left }).
   *[other] השבט זכה בטקטיקה ב־{ $area }: הנחת עצמות הבונוס שלו (נותרו { $left }).
}
ask-place-mobility = { $tribe ->
    [0] זכייה בניידות ב־{ $area }: הנחת עצמות בונוס (נותרו { $left }).
   *[other] השבט זכה בניידות ב־{ $area }: הנחת עצמות הבונוס שלו (נותרו { $left }).
}
ask-row = { $tribe ->
    [0] זכייה בטקטיקה ב־{ $area }: סידור השורות.
   *[other] השבט זכה בטקטיקה ב־{ $area }: סידור השורות.
}
ask-place = קרב ב־{ $area }: עצמות על איזה קלף?
ask-duel = קרב ב־{ $area }: איזה דו־קרב הבא?
ask-tire = { $tribe ->
    [0] ניצחון ב־{ $area }, והיחידה תשושה ({ $card }). מאיזו שורה יורדת עצם?
   *[other] השבט ניצח ב־{ $area }, והיחידה תשושה ({ $card }). מאיזו שורה יורדת עצם?
}
ask-retreat = לאן ייסוג { $card } מ־{ $area }?
ask-lose = ניצחון ב־{ $area }. איזו יחידה אובדת?
ask-home = איזה אזור בית לבחור?
ask-die = איזה צבע לבחור לקוביית הדינגיר?
ask-camp = להניח יישוב וחומה ליד אזור הבית?
ask-harbour = איפה תעגון הספינה הראשונה?
ask-order = מקומך בראש מסלול האירועים. איזה קרב הבא?
ask-first = מי נלחם ראשון בשבט שב־{ $area }?
ask-pair = אילו שתי אימפריות נלחמות עכשיו ב־{ $area }?
ask-reveal = איזה אירוע לגלות עכשיו?
ask-bid = קרב ב־{ $area }: על כמה עצמות להמר?
