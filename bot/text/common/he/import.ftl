# צפייה במשחק שמישהו מביא כקובץ.
command-table-import = צפייה פרטית, מהלך אחר מהלך, במשחק ששמור בקובץ
argument-record = רשומת המשחק: קובץ .tablet כמו זה שנותן /table export

button-first = להתחלה
button-on = הלאה
button-last = לסוף
button-position = הלוח
button-log = היומן
button-replay = אנימציה
button-verify = בדיקה

import-title = **{ $game }**, עמדה { $number } מתוך { $count }
import-until = **בהמשך הרשומה יש שגיאה**; עד אליה אפשר לצפות.
import-fault = { $line ->
    [0] { $text }
   *[other] שורה { $line }: { $text }
}
import-gone = הרשומה הזאת כבר לא אצלי. `/table import` עם הקובץ יראה אותה שוב.
import-lost = הקובץ לא הגיע. נא לנסות שוב.
import-replaying = אנימציה אחת עדיין בהכנה בשבילך. צריך לחכות לה.
import-replay-failed = סליחה, לא הצלחתי להכין את האנימציה. הכפתורים מראים כל עמדה.
import-holds = הכול נכון: לפי החוקים, הגרעין שבקובץ מוביל דרך { $count ->
    [one] הרישום היחיד
    [two] שני הרישומים
   *[other] כל { $count } הרישומים
} עד סוף המשחק. ההוכחה שפורסמה בתחילת המשחק צריכה להיות `{ $commitment }`.
import-holds-open = עד כאן נכון: לפי החוקים, הגרעין שבקובץ מוביל דרך { $count ->
    [one] הרישום היחיד
    [two] שני הרישומים
   *[other] כל { $count } הרישומים
}, אבל המשחק לא נגמר. ההוכחה שפורסמה בתחילת המשחק צריכה להיות `{ $commitment }`.
import-broken = לא נכון: { $count ->
    [0] אי אפשר לשחק אפילו את הרישום הראשון.
    [one] אפשר לשחק רק את הרישום הראשון.
    [two] אפשר לשחק רק את שני הרישומים הראשונים.
   *[other] אפשר לשחק רק את { $count } הרישומים הראשונים.
}

record-too-large = הקובץ גדול מדי: ברשומה יש לכל היותר { $most } KiB.
record-too-long = ברשומה מותרים לכל היותר { $most } רישומים.
record-no-text = זה לא טקסט ב־UTF-8. רשומה היא קובץ טקסט כמו זה שנותן `/table export`.
record-no-line = אי אפשר לקרוא את זה. לפני המהלכים כל שורה מתחילה באחת המילים האלה ובנקודתיים, וכל אחת רק פעם אחת: `{ $fields }`.
record-no-entry = כאן צריך להיות רישום { $number }: המספר, מי משחק, ומילות המהלך; לכן השורה מתחילה ב־`{ $number }`.
record-no-seat = אין כאן מי שנקרא כך. משחק מי שמופיע בשורה `seats:`, וכאן `{ $seats }`.
record-no-undo = אחרי `undo` בא מספר הרישום הראשון שמבטלים, מ־1 עד { $last }.
record-no-field = חסרה השורה `{ $field }:`. ברשומה היא באה לפני המהלכים.
record-seat-twice = בשורה `seats:` כל אחד מופיע רק פעם אחת.
record-no-rules = אחרי `game:` באים שם המשחק ומספר החוקים שלו.
record-no-seed = אחרי `seed:` באות { $count } ספרות הקסדצימליות.
record-other-seed = הגרעין הזה אינו זה שהובטח בשורה `commitment:`. אחד מהשניים הוחלף.
record-other-game = המשחק הזה לא מוכר לי. מוכרים לי: `{ $games }`.
record-other-rules = הרשומה היא לפי חוקים מספר { $number }, ולי מוכר מספר { $known }.
record-other-seats = בשורה `seats:` צריכים להופיע { $least } עד { $most } מאלה: `{ $seats }`.
record-other-option = אין במשחק אפשרות כזאת. יש בו: `{ $options }`.
record-other-content = המשחק הזה נערך עם טבלאות רכיבים אחרות (`{ $content }`); לי יש `{ $known }`. אפשר לקרוא אותו במקום שבו נמצאות הטבלאות שלו.
record-unfinished = זו רשומה של משחק שלא נגמר: הסודות והגרעין אינם בה, ובלעדיהם אי אפשר לדעת מה שוחק. אפשר לייצא אותו שוב אחרי סוף המשחק.
record-positioned = הרשומה מתחילה בעמדה משלה, שאיש לא יכול לבדוק. נקראים רק משחקים שמתחילים בגרעין.
record-no-position = אי אפשר לקרוא את העמדה.
record-refused = אי אפשר לשחק שם את רישום { $number }. { $text }
