# מה שהיה: היומן, העמדות, הרשומות והבדיקות.
command-table = ליד השולחן: מהלך המשחק, הצבעות, רשומה
command-table-log = קריאת היומן כולו, עמוד אחר עמוד
command-table-show = הצגת הלוח כפי שהיה אחרי מהלך
command-table-export = קבלת המשחק כקובץ
command-table-verify = בדיקת משחק שהסתיים מול החוקים והגרעין
command-game-replay = הצגת המשחק עד כאן כאנימציה
argument-last = רק המהלכים האחרונים

argument-page = איזה עמוד; בלי מספר – האחרון
argument-move = מספר המהלך ביומן; 0 הוא העמדה הראשונה
argument-table = השולחן הזה, או אחד המשחקים האחרונים כאן
past-this = המשחק הזה
past-game = { $game }, { $date }: { $names }

history-page = **מה קרה**, עמוד { $number } מתוך { $count }
history-position = { $number ->
    [0] העמדה הראשונה.
   *[other] אחרי מהלך { $number }.
}
history-export = המשחק כולו עם הגרעין; הפקודה `/table verify` בודקת אותו.
history-export-open = המשחק עד כאן. מה שעדיין סודי כתוב `…`, והגרעין נחשף בסוף: רק אז אפשר לבדוק.
history-replay = { $count ->
    [one] המשחק עד כאן: מהלך אחד.
    [two] המשחק עד כאן: שני מהלכים.
   *[other] המשחק עד כאן: { $count } מהלכים, זה אחר זה.
}
history-last-moves = המהלכים האחרונים.
history-replay-failed = סליחה, לא הצלחתי להכין את האנימציה. הפקודה `/table show` מראה את העמדה אחרי כל מהלך.
history-replay-soon = הציור עוד בעיצומו. האנימציה תופיע כאן ברגע שתהיה מוכנה.
history-replay-late = זה לוקח יותר זמן מהרגיל. הציור ממשיך: אפשר לבקש שוב בעוד כמה דקות.

verdict-holds = הכול נכון: הגרעין הוא זה שהובטח בהתחלה, ולפי החוקים הוא מוביל לכל עמדות המשחק. ({ $number ->
    [one] רישום אחד
    [two] שני רישומים
   *[other] { $number } רישומים
})
verdict-broken = { $number ->
    [0] לא נכון: הגרעין אינו זה שהובטח, או שהוא מוביל למקום אחר.
   *[other] לא נכון: אי אפשר לשחק שם את רישום { $number }.
}
verdict-unsown = נכון מן העמדה שבה גרסה חדשה של החוקים המשיכה את המשחק; את מה שלפניה כבר אי אפשר לבדוק. ({ $number ->
    [one] רישום אחד
    [two] שני רישומים
   *[other] { $number } רישומים
})

refused-no-such-move = אין מהלך { $number } להראות: הוא בוטל, או שעוד לא שוחק. המספרים נמצאים ב־`/table log`.
refused-still-open = את זה אפשר לעשות רק אחרי סוף המשחק.

button-rematch = משחק חוזר

command-stats = תוצאות ודירוגים בשרת הזה
command-stats-me = הצגת התוצאות והדירוג שלך
command-stats-player = הצגת התוצאות והדירוג של מישהו
command-stats-server = הצגת המדורגים ראשונים בכל משחק
command-settings-stats = בחירה אם לשמור את התוצאות שלך
argument-player = התוצאות של מי
argument-stats = האם לשמור את התוצאות שלך

done-stats-on = מעכשיו התוצאות של המשחקים שלך נשמרות.
done-stats-off = התוצאות שלך נמחקו, ומעכשיו לא יישמרו עוד.

stats-person = תוצאות – { $person }:
stats-game = - { $game }: { $count ->
    [one] משחק אחד
    [two] שני משחקים
   *[other] { $count } משחקים
}, ניצחונות: { $won }, דירוג { $rating }
stats-kind = **{ $game }**
stats-rank = { $person }: { $rating } ({ $count ->
    [one] משחק אחד
    [two] שני משחקים
   *[other] { $count } משחקים
}, ניצחונות: { $won })
stats-none = { $person }: עוד לא הסתיים כאן אף משחק.
stats-unlisted = לבקשת { $person } התוצאות אינן נשמרות. כל אחד יכול לשנות זאת לעצמו עם `/settings stats`.
stats-empty = עוד לא הסתיים כאן אף משחק.

picture-ahead = בהובלה: { $leads }.
picture-ahead-from = { $who } ממהלך { $move }
picture-alt-points = { $name } { $points }
picture-since = מאז התור האחרון שלך:
picture-score-sheet = תוצאה סופית
picture-course = נקודות, מהלך אחר מהלך
picture-rating = דירוג: { $game }
picture-rating-alt = { $count ->
    [one] הדירוג במשחק { $game } אחרי משחק אחד: מ־{ $first } ל־{ $last }.
    [two] הדירוג במשחק { $game } אחרי שני משחקים: מ־{ $first } ל־{ $last }.
   *[other] הדירוג במשחק { $game } לאורך { $count } משחקים: מ־{ $first } ל־{ $last }.
}

# הכרזה בסוף המשחק. אחרי שם: ניצחון, הפסד; מעל שמות: מה שנאמר על כולם.
poster-moves = { $count ->
    [one] מהלך אחד
    [two] שני מהלכים
   *[other] { $count } מהלכים
}
poster-wins = ניצחון עם { $points }
poster-wins-against = ניצחון, { $points } : { $other }
poster-loses = הפסד, { $points } : { $other }
poster-tie = ניצחון משותף, { $points } לכל אחד
poster-together-won = ניצחון יחד, { $points } : { $other }
poster-together-lost = המשחק ניצח, { $other } : { $points }
poster-alt = כרזה לסיום המשחק { $game }. { $said }. המקומות: { $places }. { $fact }
poster-said = { $name }: { $said }
poster-place = { $place } { $name }
poster-scored = { $place } { $name }: { $points }

# תמונת השער בתחילת המשחק. `cover-people` מתחת לשם המשחק, `cover-begins` אחרי שם.
cover-people = { $count ->
    [one] משחק יחיד
    [two] משחק לשניים
   *[other] משחק ל־{ $count }
}
cover-begins = תור ראשון
cover-first = { $name } (תור ראשון)
cover-alt = תמונת השער של { $game }. משחקים: { $names }. { $chosen }

command-table-review = הצגה פרטית של מה שהמחשבים היו משחקים במשחק שלך שהסתיים
button-review = ניתוח המשחק שלי
button-before = לפני מהלך { $number }
review-queued = { $place ->
    [1] המהלכים שלך נבדקים עכשיו. בעוד כמה דקות יישלח אליך הניתוח בהודעה ישירה; הפקודה `/table review` מציגה אותו גם כאן.
   *[other] המהלכים שלך ייבדקו; מקומך בתור: { $place }. הניתוח יישלח אליך בהודעה ישירה; הפקודה `/table review` מציגה אותו גם כאן.
}
review-title = **ניתוח המשחק שלך: { $game }**
review-about = -# מאת מחשבים שמשחקים סביר, לא מבריק, ורואים רק עד סוף התור; הם ידעו רק מה שהיה אפשר לדעת ממקומך. הערה היא שאלה, לא פסק דין.
review-about-exact = -# לפי החוקים האלה המחשבים יודעים בדיוק מה הסיכוי לנצח אחרי כל מהלך.
review-none = לא נמצא מהלך שהמחשבים היו משחקים בבירור אחרת.
review-line-chance = - **מהלך { $number }**: { $played }. עדיף: { $better }. כך מנצחים { $loss } יותר מתוך 100 משחקים כאלה.
review-line = - **מהלך { $number }**: { $played }. המחשבים: { $better } – { $why }.
review-line-bare = - **מהלך { $number }**: { $played }. המחשבים: { $better }.
review-before = לפני מהלך { $number }, כפי שהמצב נראה לך
review-played = 1 · המהלך שלך: { $played }
review-better = 2 · עדיף: { $better }
review-luck = { $side ->
    [1] מזל: זריקה אחר זריקה, הקוביות העלו את סיכויי הניצחון שלך ב־{ $count } { $count ->
        [one] נקודת אחוז
       *[other] נקודות אחוז
    } בסך הכול. את השאר עשו המהלכים.
    [-1] מזל: זריקה אחר זריקה, הקוביות הורידו את סיכויי הניצחון שלך ב־{ $count } { $count ->
        [one] נקודת אחוז
       *[other] נקודות אחוז
    } בסך הכול. את השאר עשו המהלכים.
   *[0] מזל: בסך הכול הקוביות לא העדיפו אף אחד מכם. המהלכים הכריעו.
}
refused-no-review = אין אפשרות לנתח את המשחק הזה: המחשבים שלי לא שופטים אותו מספיק טוב.
refused-reviews-off = אין כאן ניתוחי משחקים: מי שמפעיל את הבוט כיבה אותם.
refused-too-many-reviews = אפשר לבקש { $count } ניתוחים ביום. כדאי לנסות שוב מחר.
