# למה משהו לא נעשה, ומה היה נכון.
refused-not-your-turn = זה לא התור שלך: עכשיו התור של { $who }.
refused-game-over = המשחק הזה הסתיים. משחק חדש: `/game new`.
refused-unknown-verb = מהלך כזה לא מוכר לי. אפשר: { $verbs_or }.
refused-stale = המשחק התקדם בינתיים. נא להסתכל בלוח החדש ביותר ולנסות שוב.
refused-cannot-undo = אין מהלך שאפשר לבטל לבד: בעקבות המהלך האחרון שלך מישהו השלים את היד או נחשף דבר שגם לך לא היה ידוע, או שמישהו אחר כבר שיחק.
refused-other-game = בשולחן הזה משחקים משחק אחר. הפקודות שלו מתחילות ב־`/{ $game }`.
refused-no-such-option = למשחק { $game } אין אפשרות ״{ $option }״. נא להשמיט אותה.
refused-unknown-option = האפשרות ״{ $typed }״ לא מוכרת לי. נא לכתוב אפשרות ובחירה, למשל map=advanced. יש: { $known }.
refused-no-such-choice = אי אפשר לבחור ב־״{ $typed }״. הערכים האפשריים של { $option }: { $known }.
refused-without-effect = ל־{ $typed } אין השפעה יחד עם { $because }. נא להשמיט.

refused-no-table = אין משחק בערוץ הזה. פתיחת משחק: `/game new`.
refused-no-content = המשחק הזה נערך עם טבלאות רכיבים שלא ניתנו לי בהפעלה האחרונה (`{ $content }`). שום דבר לא אבד: ברגע שמי שמפעיל אותי יחזיר אותן, ממשיכים מכאן.
refused-not-started = המשחק עוד לא התחיל. כל מי שיושב ליד השולחן יכול ללחוץ על התחלה.
refused-already-started = המשחק כבר התחיל. אפשר לראות אותו: `/game board`.
refused-channel-taken = כבר יש משחק בערוץ הזה. אפשר לפתוח שולחן בערוץ אחר או בשרשור.
refused-cancel-first = כבר יש משחק בערוץ הזה. `/game cancel` מסיים אותו לכולם, ובהצבעה אם גם אחרים כבר שיחקו; אפשר גם לפתוח שולחן בערוץ אחר או בשרשור.
refused-not-seated = אין לך מקום בשולחן הזה. אפשר לצפות: `/game board`.
refused-no-hands = במשחק הזה אף אחד לא מחזיק דבר: הכול מונח על הלוח. `/game board` מציג אותו.
refused-no-such-component = אין במשחק הזה דבר בשם ״{ $typed }״. יש לבחור מההצעות.
refused-several-components = ״{ $typed }״ יכול להיות אחד מאלה: { $names }. יש לכתוב עוד מהשם.
refused-not-host = רק מי שפתח את השולחן, או מי שמנהל את השרת, רשאי לעשות זאת.
refused-vote-first = גם אחרים כבר שיחקו במשחק הזה, ולכן אי אפשר לסיים אותו בלעדיהם. לשאול אותם? אם הרוב יסכים, המשחק יסתיים באמצע ולא ייחשב לאיש.
refused-table-full = { $most ->
    [one] המקום היחיד תפוס.
    [two] שני המקומות תפוסים.
   *[other] כל { $most } המקומות תפוסים.
}
refused-too-few = { $least ->
    [one] דרוש לפחות שחקן אחד. נא ללחוץ על הצטרפות.
    [two] דרושים לפחות שני שחקנים. עוד מישהו יכול להצטרף, ואפשר להוסיף מחשב.
   *[other] דרושים לפחות { $least } שחקנים. עוד מישהו יכול להצטרף, ואפשר להוסיף מחשב.
}
refused-mark-taken = הצד הזה ({ $mark }) כבר תפוס. נא לבחור צד אחר.
refused-mark-reserved = המשחק עצמו משחק כאן בצד הזה ({ $mark }). נא לבחור צד אחר, או לשנות את הבחירה ב״אפשרויות״.
refused-mark-held = מישהו ליד השולחן כבר משחק בצד הזה ({ $mark }). נא לבחור למשחק צד אחר.
refused-mark-reserved-twice = שחקן אחר של המשחק כבר משחק בצד הזה ({ $mark }). נא לבחור צד אחר.
refused-unknown-mark = אין ״{ $mark }״ במשחק הזה. נא לבחור מהתפריט.
refused-already-joined = המקום שלך כבר שמור.
refused-no-computer = אין שחקן מחשב להסיר.
refused-table-closed = השולחן הזה סגור. שולחן חדש: `/game new`.
refused-missing-permission = עדיין אי אפשר לנהל כאן משחק. על מי שמנהל את הערוץ לתת לי: { $permissions }.

refused-not-written = אני קורא רק מה שכותבים לי: לא הודעה שהועברה, סקר, מדבקה או קובץ. אפשר לכתוב לי מהלך, או `?` לעזרה.
refused-unknown-move = אין כרגע מהלך כמו ״{ $typed }״. אפשר לשחק: { $moves }.
refused-ambiguous-move = ״{ $typed }״ יכול להיות כמה מהלכים. יש לכתוב אחד מהם: { $moves }.
refused-nobody-waits = אף שולחן לא מחכה לך כרגע.
refused-several-wait = כמה שולחנות מחכים לך: { $places }. אפשר להתחיל את ההודעה בשם הערוץ, או להשיב להודעה שלי על אותו שולחן.
refused-too-many-invited = אפשר להזמין לשולחן אחד עד { $most } אנשים.
