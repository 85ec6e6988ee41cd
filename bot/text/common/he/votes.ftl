# הצבעות: מי משחק במקום מי, ביטול מהלכים, סיום מוקדם.
command-table-vote = הצבעה: מחשב, מחליף, הפסקה או סיום המשחק
command-table-return = חזרה למקום שבו מישהו החליף אותך
command-admin-rewind = החזרת המשחק למצבו אחרי מהלך מסוים
argument-vote = מה לשאול את האחרים
argument-missing = באיזה שחקן מדובר; אחרת מי שמחכים לו
argument-rewind = מספר המהלך האחרון שנשאר בתוקף; 0 הוא ההתחלה

button-yes = כן
button-no = לא
button-take = תפיסת המקום
button-vote-wait = המתנה
button-vote-computer = מחשב ימשיך
button-vote-substitute = חיפוש מחליף
button-vote-end = סיום המשחק
button-consent = פנייה לאחרים

vote-title = 🗳️ **{ $who }**: { $question }
vote-computer = האם שחקן מחשב יקבל את המקום של **{ $name }**?
vote-substitute = האם מישהו אחר יקבל את המקום של **{ $name }**?
vote-end = האם לסיים את המשחק כאן, באמצע?
vote-return = האם אפשר לקבל בחזרה את המקום שלי, שבו עכשיו **{ $name }**?
vote-undo = האם אפשר לבטל את זה?
vote-yes = ✅ { $people }
vote-no = ❌ { $people }
vote-needed = { $number ->
    [one] דרוש קול אחד בעד.
    [two] דרושים שני קולות בעד.
   *[other] דרושים { $number } קולות בעד.
}
vote-offered = הוסכם. מי שרוצה להמשיך במקום **{ $name }** לוחץ על **תפיסת המקום**; היד עוברת בפרטיות.
vote-agreed = הוסכם.
vote-taken = הוסכם, והמקום נתפס.
vote-rejected = לא הוסכם: הכול נשאר כפי שהוא.
vote-lapsed = כבר אין צורך: המשחק התקדם.

seat-computer = { $name } ממשיך במקום { $before }; אפשר לחזור עם `/table return`.
seat-taken = המקום של { $before } עובר אל { $name }.
seat-returned = { $name } שוב במשחק, במקום { $before }.
game-ended-by-vote = השחקנים הסכימו לסיים כאן את המשחק.
taken-back-by-vote = כולם הסכימו: המהלכים בוטלו.
board-rewound = { $who }: המשחק חוזר למצבו אחרי מהלך { $number }. אלה כבר לא בתוקף:

undo-needs-consent = אי אפשר לבטל את זה לבד: בעקבות זאת מישהו השלים את היד או נחשף דבר שגם לך לא היה ידוע, או שמישהו אחר כבר שיחק. אפשר לבקש את הסכמת כולם לביטול:
voted-open = הקול שלך נספר. האחרים רואים אותו ועכשיו תורם להצביע.
voted-agreed = הוסכם.
voted-offered = הוסכם: המקום מוצע בערוץ.
voted-rejected = לא הוסכם: הכול נשאר כפי שהוא.
voted-lapsed = כבר אין בזה צורך: המשחק התקדם.
done-take = המקום שלך.
done-wait = בסדר, נחכה. שאר הכפתורים נשארים.
done-return = טוב שחזרת!
hand-below = **{ button-hand }** מתחת ללוח מראה מה יש לך.
done-rewind = המשחק חזר למהלך { $number }.

refused-vote-over = ההצבעה הזאת הסתיימה. התוצאה כתובה בהודעה שלה; הצבעה חדשה: `/table vote`.
refused-not-asked = כאן מצביעים האחרים; מהלך שלך יפתור את העניין.
refused-nobody-there = ההצבעה צריכה לעסוק במי שיושב ליד השולחן, ולא בך. הבחירה: `player`.
refused-namesakes = לכמה שחקנים יש השם הזה. אפשר לבחור אחד מהרשימה של `player`: { $players }.
refused-back-again = { $who }: כבר היה מהלך מאז, ואין מה להחליט.
refused-never-replaced = איש לא החליף אותך בשולחן הזה. `/table return` מיועד למי שהוחלף.
refused-not-permitted = לשם כך דרושה לך בשרת הזה ההרשאה { $permission }.
refused-nothing-after = אין דבר אחרי מהלך { $number }: נא לבחור מהלך קודם. המצב: `/game board`.
