# מהלכים: שמותיהם בכפתורים, בתפריטים ובפקודות, והמהלך כמשפט.
verb-card = הנחת קלף
verb-catastrophe = קלף אסון
verb-support = קלפים לסכסוך
verb-war = בחירת סכסוך
verb-ship = בניית ספינה
verb-bank = קלף לערמת הניצחון
verb-keep = השארת הקלפים ביד
verb-decline = ויתור

verb-leader-description = הנחת אחד המנהיגים שלך על קלף, או העברתו לקלף אחר
verb-card-description = הנחת קלף מהיד בתחתית טור, או ברווח שבו הוא מחבר שתי ממלכות
verb-catastrophe-description = הסרת קלף שאין עליו מנהיג, פעם אחת במשחק; לא אוצר ולא ספינה
verb-support-description = הוספת קלפים מהיד לסכסוך, או אף אחד
verb-war-description = בחירת הסכסוך החיצוני הבא שייפתר
verb-treasure-description = לקיחת אוצר מהממלכה של הסוחר שלך תמורת מקדש מהיד
verb-ship-description = הנחת ספינה במקום ארבעת הקלפים האחרונים בטור
verb-bank-description = העברת קלף בצבע הזה מהיד לערמת הניצחון שלך
verb-keep-description = השארת הקלפים ביד וויתור על הנקודה
verb-decline-description = ויתור על אוצר, או על בניית ספינה
verb-end-description = סיום התור; כולם משלימים את היד לשמונה קלפים

argument-leader = אחד המנהיגים שלך: מלך, סוחר, כהן או חוואי
argument-place = קלף על השולחן: C4 הוא הרביעי בטור C, ו־CD הוא זה שבין C ל־D
argument-card = קלף מהיד: התיישבות, שוק, מקדש או חווה
argument-where = תחתית טור, למשל C, או הרווח שבין שני טורים, למשל CD
argument-count = כמה קלפים לשחק; 0 פירושו אף אחד
argument-ship = שני צבעי הספינה

pick-place = איזה קלף על השולחן?
pick-card = איזה קלף?
pick-where = באיזה טור או רווח?
pick-count = כמה קלפים מהיד?
pick-ship = איזו ספינה?

move-leader = { $count ->
    [0] הנחה או העברה של מנהיג
    [1] הנחה או העברה של { $one_definite }
   *[other] { $one_definite } אל { $two }
}
move-card = { $count ->
    [0] הנחת קלף
    [1] הנחת { $one }
   *[other] הנחת { $one } ב־{ $two }
}
move-catastrophe = { $count ->
    [0] קלף אסון
   *[other] קלף אסון על { $one }
}
move-support = { $count ->
    [0] קלפים לסכסוך
   *[other] { $one ->
        [0] בלי קלפים
        [one] קלף אחד
        [two] שני קלפים
       *[other] { $one } קלפים
    }
}
move-war = { $count ->
    [0] בחירת סכסוך
   *[other] הסכסוך הבא: { $one_plural }
}
move-treasure = { $count ->
    [0] לקיחת אוצר
   *[other] לקיחת האוצר מ־{ $one }
}
move-ship = { $count ->
    [0] בניית ספינה
   *[other] בניית { $one }
}
move-bank = קלף לערמת הניצחון
move-keep = השארת הקלפים ביד
move-decline = ויתור

# Kinds of moves on the first page of a panel.
kind-card = קלף
piece-card = { $one }
kind-bank = לניצחון

# Labels beside a sign.
brief-card = { $two }
