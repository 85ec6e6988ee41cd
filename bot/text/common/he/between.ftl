# בין השולחנות: השולחנות שלי והשולחן הבא.
command-tables = השולחנות שלך בכל השרתים
command-tables-mine = הצגת השולחנות שבהם התור שלך, ואחריהם כל השאר
typed-tables = שולחנות, השולחנות שלי
tables-mine = ## השולחנות שלך
tables-waiting = { $count ->
    [0] אף שולחן לא מחכה לך.
    [one] **שולחן אחד מחכה לך.**
    [two] **שני שולחנות מחכים לך.**
   *[other] **{ $count } שולחנות מחכים לך.**
}
tables-line = { $table } (עם { $players }), בשרת { $server }: { $state }
tables-line-alone = { $table }, בשרת { $server }: { $state }
tables-yours = **התור שלך**, שהתחיל { $since }
tables-yours-too = **התור שלך**, שהתחיל { $since }; מחכים גם למהלך של { $people }
tables-others = מחכים למהלך של { $people }; התור התחיל { $since }
tables-computers = שחקני המחשב משחקים
tables-lobby = מחכה לשחקנים, תפוסים { $count } מתוך { $most } מקומות
tables-hidden = { $count ->
    [one] שולחן אחד נוסף שלך נמצא בערוץ שאי אפשר להציג כאן: ייתכן שעזבת את השרת שלו, או שהערוץ כבר לא גלוי לך.
    [two] שני שולחנות נוספים שלך נמצאים בערוצים שאי אפשר להציג כאן: ייתכן שעזבת את השרתים שלהם, או שהערוצים כבר לא גלויים לך.
   *[other] { $count } שולחנות נוספים שלך נמצאים בערוצים שאי אפשר להציג כאן: ייתכן שעזבת את השרתים שלהם, או שהערוצים כבר לא גלויים לך.
}
button-next-table = השולחן הבא ({ $count })
command-tables-here = הצגת השולחנות בשרת הזה שמחפשים שחקנים, ואחריהם המשחקים שבעיצומם
argument-listed-game = רק השולחנות של המשחק הזה
tables-here = ## השולחנות בשרת הזה
tables-here-none = אין כאן שולחן פתוח שגלוי לך. הפקודה `/game new` פותחת שולחן.
tables-here-line = { $table } (שחקנים: { $players }): { $state }
tables-joined = יש לך מקום ליד השולחן { $place }.
button-join-numbered = הצטרפות לשולחן { $number }
button-find-table = חיפוש שולחן
pick-seat-to-leave = עזיבת שולחן …
leave-lobby = באמת לעזוב את השולחן הזה? המשחק בו עוד לא התחיל.
argument-waiting = אילו שולחנות להציג
waiting-yes = רק אלה שמחכים לי
waiting-all = כולם
argument-listed-state = רק שולחנות במצב הזה
listed-open = מחפשים שחקנים
listed-running = בעיצומם
pick-game-to-watch = צפייה במשחק …
digest-title = ## השולחנות שלך, { $day }
digest-more = { $count ->
    [one] … ועוד אחד: `/tables mine`
    [two] … ועוד שניים: `/tables mine`
   *[other] … ועוד { $count }: `/tables mine`
}
digest-end = -# הפקודה `/settings digest` משנה את שעת ההודעה הזאת או מפסיקה אותה.
digest-failed = לא הצלחתי לשלוח לך את רשימת השולחנות היומית, כי Discord לא מעביר אליך את ההודעות הישירות שלי. היא כבויה עכשיו; הפקודה `/settings digest` מפעילה אותה שוב.
command-settings-digest = קבלת הודעה יומית עם השולחנות שמחכים לך
argument-digest = השעה, למשל 8:00, או כבוי
done-digest = בכל יום בשעה { $time } ({ $zone }) תישלח אליך רשימת השולחנות שמחכים לך, אם אחד מהם מחכה יותר משש שעות.
done-digest-off = רשימת השולחנות היומית לא תישלח אליך יותר.
refused-digest-without-zone = צריך גם את אזור הזמן שלך, למשל 8:00 ו־Asia/Jerusalem.
command-settings-next = בחירה אם יופיע אחרי מהלך כפתור לשולחן הבא
argument-next = הצגת כפתור לשולחן הבא שמחכה לך
done-next-on = אחרי מהלך יופיע כפתור לשולחן הבא שמחכה לך.
done-next-off = אחרי מהלך לא יופיע יותר כפתור לשולחנות אחרים. הפקודה `/tables mine` מציגה אותם.
tables-level = דירוג ממוצע { $rating }
