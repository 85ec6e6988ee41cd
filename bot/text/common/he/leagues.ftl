# ליגות: הרשמה, בתים, טבלאות, עונות.
command-league = הליגות של השרת הזה
command-league-join = הרשמה לעונה הבאה של ליגה
command-league-leave = ביטול ההרשמה: העונה הזאת תסתיים כרגיל, ובעונה הבאה לא תהיה השתתפות
command-league-show = הצגת הטבלה של ליגה והמשחקים שלך בה
command-admin-league = הליגות של השרת הזה
command-admin-league-start = פתיחת ליגה בערוץ הזה; כל משחק שלה מקבל כאן שרשור
command-admin-league-stop = סיום ליגה: העונה הזאת היא האחרונה
command-admin-league-replace = העברת המקום של שחקן בליגה ובשולחנות למישהו אחר
argument-league-game = המשחק של הליגה, אם יש כמה ליגות
argument-league-season = העונה, אם לא החדשה ביותר
argument-league-by = מי מקבל את המקום
argument-league-player = של מי המקום; אפשר להשמיט אם הנתונים של השחקן נמחקו

league-signup-title = ## ליגת { $game }: עונה { $number }
league-postponed = עד עכשיו נרשמו מעט מדי אנשים, ולכן העונה תתחיל שבוע מאוחר יותר. נדרשים לפחות { $least }.
league-least = נדרשים לפחות { $least } אנשים; אם יהיו פחות, העונה תתחיל שבוע מאוחר יותר.
league-signup = הכפתור **הצטרפות** רושם אותך. בתאריך { $starts } אגריל בתים של בערך ארבעה אנשים ואפתח שרשור לכל משחק. כל המשחקים יסתיימו עד { $ends }.
league-stay = מי ששיחקו בעונה הקודמת כבר רשומים.
league-plan = משחקים נגד האחרים בבית: לפחות שני משחקים, כולם בו־זמנית.
league-plan-duel = משחקים משחק אחד נגד כל אחד מהאחרים בבית, כולם בו־זמנית.
league-time = בהתחלה יש לך חמישה ימים לחשוב, וכל תור שלך מוסיף 12 שעות. אם הזמן שלך נגמר, מחשב משחק במקומך עד לחזרתך.
league-fair = אחרי כל עונה הראשון או שני הראשונים בבית עולים לבית גבוה יותר, והאחרון או שני האחרונים יורדים. הפקודה `/league leave` מבטלת את ההרשמה.
league-groups-title = ## ליגת { $game }: עונה { $number } מתחילה
league-until = המשחקים שלך הם השרשורים שמתחת לבית שלך. העונה מסתיימת בתאריך { $ends }. בהצלחה!
league-group-of = **בית { $letter }**: { $people }
league-games = משחקים: { $games }
league-standings-title = ## ליגת { $game }: הטבלה של עונה { $number }
league-end-title = ## ליגת { $game }: עונה { $number } הסתיימה
league-champion = **הניצחון בעונה { $number }: { $person }**
league-next = ההרשמה לעונה הבאה תיפתח בתאריך { $opens }. מי ששיחקו כבר רשומים, אלא אם ביטלו בפקודה `/league leave` או שמחשב סיים לפחות שני משחקים שלהם: הם יכולים להירשם שוב בפקודה `/league join`.
league-ended = זאת הייתה העונה האחרונה של הליגה. תודה ששיחקתם!
league-more = הפקודה `/league show` מציגה את כל הבתים.
league-group = בית { $letter }
league-line = { $place }. { $person } · נקודות: **{ $points }**
league-line-games = שוחקו: { $games } · מקום ראשון: { $won }
league-absent = { $count ->
    [one] מחשב סיים משחק אחד
    [two] מחשב סיים שני משחקים
   *[other] מחשב סיים { $count } משחקים
}
league-moves = -# בית { $letter } הוא הגבוה ביותר. { $up } מסמן עלייה לבית גבוה יותר בסוף העונה, { $down } ירידה לבית נמוך יותר.
league-moves-now = -# בית { $letter } הוא הגבוה ביותר. { $up } מסמן מי היו עולים אילו העונה הסתיימה עכשיו, { $down } מי היו יורדים.
league-levels = -# בתים עם אותה האות נמצאים באותה רמה.
league-show-title = ## ליגת { $game }, עונה { $number }
league-state-rest = ההרשמה תיפתח בתאריך { $opens }.
league-state-signup = ההרשמה פתוחה עד { $starts }.
league-state-playing = העונה מסתיימת בתאריך { $ends }.
league-open = { $count ->
    [one] משחק אחד עדיין פתוח.
    [two] שני משחקים עדיין פתוחים.
   *[other] { $count } משחקים עדיין פתוחים.
}
league-away = { $count ->
    [one] יום אחד לא הייתי כאן, ולכן היא מסתיימת יום אחד מאוחר יותר.
    [two] יומיים לא הייתי כאן, ולכן היא מסתיימת יומיים מאוחר יותר.
   *[other] { $count } ימים לא הייתי כאן, ולכן היא מסתיימת { $count } ימים מאוחר יותר.
}
league-state-extra = העונה הסתיימה; רק המשחקים האחרונים עוד נמשכים.
league-state-over = העונה הסתיימה בתאריך { $ends }.
league-signed-up = { $count ->
    [one] נרשם אדם אחד.
    [two] נרשמו שני אנשים.
   *[other] נרשמו { $count } אנשים.
}
league-only-you = עד עכשיו יש רק את ההרשמה שלך.
league-you-in = גם ההרשמה שלך ביניהם.
league-you-out = הפקודה `/league join` רושמת אותך.
league-your-games = **המשחקים הפתוחים שלך:** { $games }
league-your-turn = { $game } (התור שלך)
league-points = -# הנקודות במשחק: 6 למקום הראשון, 3 לשני, 1 לשלישי; שחקנים שחולקים מקום מתחלקים בנקודות שלו. בשוויון נקודות מכריעים המשחקים ההדדיים, ואחריהם הנקודות של השחקנים שניצחת.
league-points-duel = -# הנקודות במשחק: 2 לניצחון, 1 לתיקו. בשוויון נקודות מכריעים המשחקים ההדדיים, ואחריהם הנקודות של השחקנים שניצחת.
league-joined = ההרשמה שלך לליגת { $game } נקלטה. העונה מתחילה בתאריך { $starts }.
league-left = ההרשמה שלך לליגת { $game } בוטלה.
league-leaves = אחרי העונה הזאת ההרשמה שלך לליגת { $game } מבוטלת. כדאי לסיים את המשחקים; הפקודה `/game leave` מעבירה מקום למחשב.
league-started = ליגת { $game } נפתחה. ההודעות יופיעו בערוץ הזה; העונה הראשונה מתחילה בתאריך { $starts }.
league-goes-on = ליגת { $game } נמשכת בערוץ הזה.
league-stops = ליגת { $game } מסתיימת עם העונה הזאת, בתאריך { $ends }.
league-stopped = ליגת { $game } הסתיימה.
league-replaced = המקום עבר אל { $person }, עם { $count ->
    [one] משחק פתוח אחד.
    [two] שני משחקים פתוחים.
   *[other] { $count } משחקים פתוחים.
}
league-silent = אי אפשר יותר לכתוב בערוץ של ליגת { $game } שפתחת. הטבלאות עדיין מופיעות בפקודה `/league show`. הפקודה `/admin league start` בערוץ אחר מעבירה את הליגה לשם.
league-refused = אי אפשר לפתוח בערוץ { $channel } שרשורים למשחקים של ליגת { $game } שלך. כדאי לבדוק שיש לי שם את ההרשאות { $permissions }. אני מנסה שוב כל שעה, והבתים יופיעו כשכל השרשורים ייפתחו.
league-thread = ליגת { $game }, בית { $letter }, משחק { $number }
league-thread-name = { $game }: { $letter }-{ $number }
league-player = שחקן { $number }
button-older = עונה קודמת
button-newer = העונה הבאה
pick-group = בית אחר …
decimal-point = .
picture-standings = ליגת { $game }, עונה { $number }
picture-standings-played = שוחקו
picture-standings-won = מקום 1
picture-standings-points = נקודות
picture-standings-line = { $place }. { $name }: נקודות: { $points }, שוחקו: { $games }, מקום ראשון: { $won }
picture-standings-own = השורה שלך
picture-standings-up = מקום שעולה
picture-standings-down = מקום שיורד

refused-no-league = אין ליגה כזאת בשרת הזה. מי שמנהלים את השרת יכולים לפתוח אחת בפקודה `/admin league start`.
refused-several-leagues = יש כמה ליגות בשרת הזה. צריך לבחור גם משחק.
refused-league-exists = כבר יש ליגה במשחק הזה. הפקודה `/league show` מציגה אותה.
refused-league-stops = הליגה הזאת מסתיימת עם העונה הנוכחית, ולכן אין הרשמה לעונה נוספת.
refused-already-in-league = ההרשמה כבר קיימת. הפקודה `/league show` מציגה את התאריכים.
refused-not-in-league = אין הרשמה כזאת. הפקודה `/league join` רושמת אותך.
refused-results-off = הליגה צריכה את התוצאות שלך. הפקודה `/settings stats` מפעילה אותן.
refused-league-table = זה משחק ליגה, ולכן השחקנים והזמנים נשארים כפי שהם.
