# מהלכים: איך קוראים להם כפתורים, תפריטים ופקודות, ואיך מהלך נקרא כמשפט.
verb-die = הנחת קובייה
verb-worker = הנחת עוזר
verb-rest = מנוחה
verb-adjust = שינוי קוביות (גילדת המסחר)
verb-conclude = התחלת הסיבוב האחרון
verb-choose = בחירת אחת הפעולות
verb-pay = תשלום על הפעולה
verb-take = לקיחת קלף
verb-hire = גיוס תושב
verb-inspire = לקיחת קלף השראה
verb-draw = בחירה מתוך שלושה קלפים
verb-keep = שמירת אחד הקלפים
verb-tile = לקיחת אריח
verb-influence = השפעה בגילדה
verb-mark = השפעה על קלף
verb-move = העברת השפעה
verb-retrieve = החזרת עוזר
verb-refresh = רענון קובייה
verb-shift = שינוי קובייה ב־1
verb-journal = צעד ביומן
verb-onward = צעד נוסף (גילדת המדע)
verb-skip = ויתור על השאר
verb-end = סיום התור
verb-allow = הסכמה
verb-deny = סירוב

verb-die-description = הנחת קובייה על עיר, על נמל או על לוח השחקן
verb-worker-description = הנחת עוזר על קלף גלוי תמורת הפעולה של מקומו
verb-rest-description = הטלה מחדש של הקוביות שהונחו; אם נותרה קובייה אחת לכל היותר, פועלות יכולות המנוחה
verb-adjust-description = הסרת השפעה מהמסחר: קובייה אחת ב־2, או שתי קוביות ב־1
verb-conclude-description = תור אחרון לכולם, אם איש לא יוכל עוד להתקדם ביומן
verb-choose-description = בחירת אחת הפעולות של קלף או מקום
verb-pay-description = תשלום המחיר של הפעולה
verb-take-description = לקיחת קלף יבשה, מים או שמיים מהשורה שלו
verb-hire-description = לקיחת קלף תושבים עבור קלף יבשה או מים שלך
verb-inspire-description = הנחת קלף השראה מאחורי קלף שמיים, או השלכתו תמורת הפעולה שלצידו
verb-draw-description = הצצה בשלושה קלפים מהחפיסה ולקיחת אחד מהם
verb-keep-description = לקיחת אחד הקלפים שלפניך
verb-tile-description = הנחת אריח שיפור בשיירה שלך
verb-influence-description = הנחת השפעה בגילדה
verb-mark-description = הנחת השפעה על קלף גלוי
verb-move-description = העברת השפעה מגילדה לגילדה
verb-retrieve-description = לקיחת עוזר מקלף גלוי
verb-refresh-description = הטלה מחדש של קובייה שהונחה או של קובייה מהמאגר
verb-shift-description = שינוי קובייה מהמאגר ב־1, למעלה או למטה
verb-journal-description = התקדמות בצעד אחד ביומן
verb-onward-description = הסרת השפעה מהמדע תמורת צעד נוסף
verb-skip-description = ויתור על יתר הפעולות
verb-end-description = סיום התור שלך; נחשפים קלפים חדשים
verb-allow-description = הסכמה למעשה היריב תמורת מטבע או מנת צידה
verb-deny-description = תשלום מטבע או מנת צידה, והיריב מחפש במקום אחר

argument-die = ערך של קובייה במאגר שלך
argument-slot = איפה: HL, HW, H1 עד H4, או עיר או נמל שלך
argument-face = הערך שבו היא נחשבת; באריח: צד קדמי או אחורי
argument-help = עזרה של גילדה: ספינה או מסחר
argument-more = העזרה האחרת
argument-worker = ירוק, צהוב או כחול
argument-card = קלף לפי הסימון, למשל L05
argument-fee = מטבע או מנת צידה לבעלי ההשפעה שעל הקלף
argument-first = קובייה מהמאגר שתוטל גם היא
argument-second = קובייה נוספת
argument-third = קובייה נוספת
argument-fourth = קובייה נוספת
argument-fifth = קובייה נוספת
argument-to = הערך החדש; בהשפעה: הגילדה שאליה היא עוברת
argument-other = הקובייה השנייה
argument-then = הערך החדש שלה
argument-source = איפה בוחרים; בהשפעה: מאין היא באה
argument-branch = איזו מהפעולות
argument-host = קלף היבשה או המים שמעל התושב
argument-space = קלף השמיים, או discard
argument-lowest = איזה מהאחרים יונח בתחתית
argument-tile = אריח לפי הסימון, למשל UB1
argument-cell = המשבצת של הפינה השמאלית העליונה, למשל 2b
argument-payment = מטבעות, השפעה או חינם
argument-guild = מדע, מסחר או מחקר
argument-place = המקום של קובייה שהונחה, או ערך של קובייה במאגר
argument-node = מקום ביומן, למשל קום
argument-good = מטבע או מנת צידה

pick-die = איזו קובייה?
pick-slot = על איזה מקום?
pick-face = באיזה ערך?
pick-tile-face = איזה צד למעלה?
pick-help = באיזו עזרה?
pick-more = באיזו עזרה נוספת?
pick-worker = איזה עוזר?
pick-card = איזה קלף?
pick-fee = במה לשלם?
pick-first = להטיל קובייה נוספת?
pick-second = להטיל קובייה נוספת?
pick-third = להטיל קובייה נוספת?
pick-fourth = להטיל קובייה נוספת?
pick-fifth = להטיל קובייה נוספת?
pick-to = לאיזה ערך?
pick-move-to = לאיזו גילדה?
pick-other = לשנות גם קובייה שנייה?
pick-then = לאיזה ערך?
pick-source = מאין?
pick-branch = איזו פעולה?
pick-host = עבור איזה קלף שלך?
pick-space = מאחורי איזה קלף שמיים?
pick-lowest = איזה מהאחרים יונח בתחתית?
pick-tile = איזה אריח?
pick-cell = איפה בשיירה?
pick-payment = במה לשלם?
pick-guild = איזו גילדה?
pick-place = איזו קובייה?
pick-node = לאיזה מקום ביומן?
pick-good = מטבע או מנת צידה?

move-die = { $count ->
    [0] הנחת קובייה
    [1] הנחת קובייה { $one }
    [2] קובייה { $one } על { $two }
    [3] { $repeated ->
        [0] קובייה { $one } על { $two } בתור { $three }
       *[other] קובייה { $one } על { $two }
    }
    [4] { $repeated ->
        [0] קובייה { $one } על { $two } בתור { $three }
       *[other] קובייה { $one } על { $two }
    }, בעזרת { $four }
   *[other] קובייה { $one } על { $two } בתור { $three }, בעזרת { $four } ו{ $five }
}
move-worker = { $count ->
    [0] הנחת עוזר
    [1] הנחת עוזר { $one }
    [2] עוזר { $one } על { $two }
   *[other] עוזר { $one } על { $two }, תשלום: { $three }
}
move-rest = { $count ->
    [0] מנוחה
   *[other] מנוחה והטלה גם של { $words }
}
move-adjust = { $count ->
    [0] שינוי קוביות
    [1] שינוי קובייה { $one }
    [2] שינוי קובייה מ־{ $one } ל־{ $two }
    [3] שינוי קובייה מ־{ $one } ל־{ $two }, וגם קובייה { $three }
   *[other] שינוי קובייה מ־{ $one } ל־{ $two }, ומ־{ $three } ל־{ $four }
}
move-choose = { $count ->
    [0] בחירת אחת הפעולות
    [1] בחירה: { $one }
   *[other] { $one }: { $two }
}
move-pay = תשלום על הפעולה
move-take = { $count ->
    [0] לקיחת קלף
    [1] לקיחת { $one }
   *[other] לקיחת { $one }, תשלום: { $two }
}
move-hire = { $count ->
    [0] גיוס תושב
    [1] גיוס { $one }
    [2] גיוס { $one } עבור { $two }
   *[other] גיוס { $one } עבור { $two }, תשלום: { $three }
}
move-inspire = { $count ->
    [0] לקיחת קלף השראה
    [1] לקיחת הקלף { $one }
    [2] { $two_word ->
        [discard] השלכת הקלף { $one } תמורת הפעולה שלצידו
       *[other] הקלף { $one } מאחורי { $two }
    }
   *[other] { $two_word ->
        [discard] השלכת הקלף { $one } תמורת הפעולה שלצידו, תשלום: { $three }
       *[other] הקלף { $one } מאחורי { $two }, תשלום: { $three }
    }
}
move-draw = בחירה מתוך שלושה קלפים
move-keep = { $count ->
    [0] שמירת אחד הקלפים
    [1] שמירת { $one }
   *[other] שמירת { $one }; בתחתית: { $two }
}
move-tile = { $count ->
    [0] לקיחת אריח
    [1] לקיחת { $one }
    [2] לקיחת { $one }, { $two } למעלה
    [3] { $one }, { $two } למעלה, ב־{ $three }
   *[other] { $one }, { $two } למעלה, ב־{ $three }, תשלום: { $four }
}
move-influence = { $count ->
    [0] השפעה בגילדה
    [1] השפעה בגילדת { $one_definite }
   *[other] השפעה בגילדת { $one_definite }, מאין: { $two }
}
move-mark = { $count ->
    [0] השפעה על קלף
    [1] השפעה על { $one }
   *[other] השפעה על { $one }, מאין: { $two }
}
move-move = { $count ->
    [0] העברת השפעה
    [1] העברת השפעה מגילדת { $one_definite }
   *[other] העברת השפעה מגילדת { $one_definite } לגילדת { $two_definite }
}
move-retrieve = { $count ->
    [0] החזרת עוזר
    [1] החזרת עוזר מהקלף { $one }
    [2] החזרת עוזר { $two } מהקלף { $one }
   *[other] החזרת עוזר { $two } מהקלף { $one }, תשלום: { $three }
}
move-refresh = { $count ->
    [0] רענון קובייה
   *[other] רענון הקובייה: { $one }
}
move-shift = { $count ->
    [0] שינוי קובייה ב־1
    [1] שינוי קובייה { $one } ב־1
   *[other] שינוי קובייה מ־{ $one } ל־{ $two }
}
move-journal = { $count ->
    [0] צעד ביומן
   *[other] צעד ביומן אל { $one }
}
move-onward = { $count ->
    [0] צעד נוסף ביומן
   *[other] צעד נוסף ביומן אל { $one }
}
move-skip = ויתור על השאר
move-conclude = התחלת הסיבוב האחרון
move-end = סיום התור
move-allow = { $count ->
    [0] הסכמה
   *[other] הסכמה וקבלה: { $one }
}
move-deny = { $count ->
    [0] סירוב
   *[other] סירוב ותשלום: { $one }
}

# מהלכים שלמים על כפתורים.
short-die = { $repeated ->
    [0] קובייה { $one } ← { $three }: { $two }
   *[other] קובייה { $one } על { $two }
}{ $count ->
    [3] { "" }
   *[other] { $four_word ->
        [ship] , { $four }
       *[other] { "" }
    }
}
short-worker = { $count ->
    [2] { "" }
   *[other] −{ $three }:{ " " }
}עוזר { $one } על { $two }
short-rest = מנוחה, וגם הטלת { $words }
short-adjust = קובייה מ־{ $one } ל־{ $two }{ $count ->
    [2] { "" }
   *[other] , מ־{ $three } ל־{ $four }
}
short-choose = { $two_word ->
    [provision] { $one }
    [silver] { $one }
   *[other] { $one }: { $two }
}
short-take = { $count ->
    [1] { "" }
   *[other] −{ $two }:{ " " }
}לקיחת { $one }
short-hire = { $count ->
    [2] { $one } ← { $two }
   *[other] −{ $three }: { $one_word } ← { $two }
}
short-inspire = { $two_word ->
    [discard] { $count ->
        [2] השלכת { $one }
       *[other] −{ $three }: השלכת { $one }
    }
   *[other] { $count ->
        [2] { $one } ← { $two }
       *[other] −{ $three }: { $one_word } ← { $two }
    }
}
short-keep = { $count ->
    [1] שמירת { $one }
   *[other] לתחתית: { $two_word }; שמירת { $one }
}
short-tile = { $three } { $two_brief }: { $one }
left-tile = { $two_word ->
    [back] { $three } ({ $two })
   *[other] { $three }
}
short-influence = השפעה בגילדת { $one_definite }{ $count ->
    [1] { "" }
   *[other] , מתוך { $two }
}
short-mark = השפעה על { $one }{ $count ->
    [1] { "" }
   *[other] , מתוך { $two }
}
short-move = השפעה מגילדת { $one_definite } לגילדת { $two_definite }
short-retrieve = { $count ->
    [2] { "" }
   *[other] −{ $three }:{ " " }
}עוזר { $two } בחזרה: { $one }
short-shift = קובייה מ־{ $one } ל־{ $two }

button-hand = השיירה שלי
your-hand = השיירה והקלפים שלך.

# Kinds of moves on the first page of a panel.
kind-die = קובייה
kind-worker = עוזר
kind-rest = מנוחה
kind-adjust = שינוי קוביות

# Labels beside a sign.
brief-die = { $two_word }{ $repeated ->
    [0] { " " }({ $three })
   *[other] { "" }
}{ $count ->
    [3] { "" }
   *[other] { $four_word ->
        [ship] { " " }⛵
       *[other] { "" }
    }
}
brief-worker = { $two_word }{ $count ->
    [2] { "" }
   *[other] { " " }−{ $three_sign }
}
brief-hire = { $one_word } ← { $two_word }{ $count ->
    [2] { "" }
   *[other] { " " }−{ $three_sign }
}
brief-take = { $one_word }{ $count ->
    [1] { "" }
   *[other] { " " }−{ $two_sign }
}
brief-inspire = { $two_word ->
    [discard] השלכת { $one_word }
   *[other] { $one_word } ← { $two_word }
}{ $count ->
    [2] { "" }
   *[other] { " " }−{ $three_sign }
}
brief-keep = { $one_word }{ $count ->
    [1] { "" }
   *[other] { " " }(↓ { $two_word })
}
brief-rest = { kind-rest } + קובייה { $words }
brief-adjust = { $one } ← { $two }{ $count ->
    [2] { "" }
   *[other] , { $three } ← { $four }
}
brief-shift = { $one } ← { $two }
brief-choose = { $two_word ->
    [provision] { $one_word }
    [silver] { $one_word }
   *[other] { $one_word }: { $two }
}
brief-mark = { $count ->
    [1] { $one_word }
   *[other] { $two } ← { $one_word }
}
brief-influence = { $count ->
    [1] { $one }
   *[other] { $two } ← { $one }
}
brief-move = { $one } ← { $two }
brief-retrieve = ↩ { $one_word }{ $count ->
    [2] { "" }
   *[other] { " " }−{ $three_sign }
}
brief-journal = { $one }
brief-tile = { $three } { $one_word }{ $two_word ->
    [back] { " " }({ $two })
   *[other] { "" }
}

# Labels with a number and no sign.
signless-rest = { brief-rest }
