# זמן לתורות: אפשרויות, אזהרות, תום הזמן, מנוחה והפסקה.
choice-pace = זמן לתורות
choice-late = כשהזמן נגמר
argument-pace = כמה זמן יש לכל שחקן לתורות שלו
argument-late = מה קורה כשהזמן של מישהו נגמר
pace-none = בלי הגבלה
pace-1d = יום אחד לתור
pace-2d = יומיים לתור
pace-3d = 3 ימים לתור
pace-7d = 7 ימים לתור
pace-bank-3d = 3 ימים בסך הכול, ועוד 12 שעות אחרי כל תור
pace-bank-5d = 5 ימים בסך הכול, ועוד 12 שעות אחרי כל תור
pace-bank-10d = 10 ימים בסך הכול, ועוד יום אחד אחרי כל תור
late-vote = האחרים מצביעים
late-turn = מחשב משחק את התור
late-seat = מחשב תופס את המקום

clock-options = זמן לתורות: { $pace }. כשהזמן נגמר: { $late }.
clock-until = הזמן עד { $until }
clock-warning = { $person }, הזמן שלך כאן נגמר { $until }; אחר כך { $follows }.
clock-warning-direct = הזמן שלך נגמר { $until }; אחר כך { $follows }.
clock-then-vote = האחרים יחליטו מה הלאה
clock-then-turn = מחשב ישחק את התור הזה
clock-then-seat = מחשב ימשיך עד לחזרתך
clock-flag-vote = הזמן נגמר; התור של { $who }. מה עכשיו?
clock-flag-first = הזמן נגמר, ועוד לא היה מהלך של { $who }. אפשר להתחיל בלי השחקן הזה או לסיים כאן את המשחק, בלי דירוג.
clock-flag-turn = הזמן נגמר: את התור של { $who } ישחק מחשב.
seat-late = הזמן של { $before } נגמר: { $name } ממשיך; אפשר לחזור עם `/table return`.
clock-rest = איש לא שיחק בזמן, ולכן השולחן הזה נח. **{ button-go-on }** או מהלך יעירו אותו; אחרת הוא ייסגר { $until }.
clock-goes-on = { $who }: השולחן ער, והמשחק נמשך.
clock-pause = המשחק בהפסקה. היא תסתיים במהלך הבא, או מעצמה { $until }.
clock-pause-over = ההפסקה הסתיימה: המשחק נמשך.
clock-abandoned = איש לא חזר למשחק הזה, ולכן הוא מסתיים באמצע.
clock-day = { $who }: עוד יום. הזמן נגמר { $until }.

button-day = עוד יום, בבקשה
button-go-on = ממשיכים
button-return = חזרה למקומי
return-offer = מחשב משחק כאן במקומך. לקבל את המקום בחזרה?
done-day = בסדר, יש לך עוד יום. הודעתי על כך לשולחן.
done-go-on = המשחק נמשך.
away-left = { $count ->
    [0] הזמן שלך ממשיך לרוץ בינתיים: ימי ההיעדרות שלך במשחק הזה נגמרו.
    [one] במשחק הזה הזמן שלך יכול לעצור לעוד יום היעדרות אחד.
    [two] במשחק הזה הזמן שלך יכול לעצור לעוד שני ימי היעדרות.
   *[other] במשחק הזה הזמן שלך יכול לעצור לעוד { $count } ימי היעדרות.
}
tables-until = { $state }; הזמן עד { $until }
panel-until = הזמן שלך נגמר { $until }.
vote-pause = האם לעשות הפסקה במשחק? היא תסתיים במהלך הבא, או אחרי 30 ימים.
button-vote-pause = הפסקה במשחק

refused-no-clock = אין יום נוסף: הזמן שלך לא רץ כאן, או שכבר קיבלת יום במשחק הזה.
refused-not-resting = השולחן הזה לא נח: המשחק כבר נמשך.
refused-already-resting = השולחן הזה כבר נח. המהלך הבא יעיר אותו.
vote-time = לקבוע כך מעכשיו? { $options }
button-vote-time = שינוי הזמן לתורות
clock-changed = מעכשיו: { $options }
refused-same-time = זה כבר הזמן לתורות. יש לבחור `pace` או `late` אחר.
