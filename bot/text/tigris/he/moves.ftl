# מהלכים: שמותיהם בכפתורים, בתפריטים ובפקודות, והמהלך כמשפט.
verb-tile = הנחת אריח
verb-withdraw = הסרת מנהיג
verb-catastrophe = הנחת אריח אסון
verb-swap = החלפת אריחים
verb-support = הוספת תמיכה
verb-war = בחירת סכסוך
verb-monument = בניית מצבה
verb-decline = בלי מצבה

verb-tile-description = הנחת אריח מהיד על הלוח
verb-leader-description = הנחת אחד המנהיגים שלך, או העברתו לריבוע אחר
verb-withdraw-description = הסרת אחד המנהיגים שלך מהלוח
verb-catastrophe-description = הנחת אריח אסון, שהורס אריח או חוסם ריבוע ריק
verb-swap-description = הוצאת 1 עד 6 אריחים מהיד ולקיחת מספר זהה של חדשים
verb-support-description = הוספת אריחים מהיד לסכסוך, או אף אחד
verb-war-description = בחירת הסכסוך החיצוני הבא שייפתר
verb-monument-description = בניית מצבה על הריבוע שהושלם עכשיו
verb-decline-description = ויתור על בניית מצבה על הריבוע הזה
verb-treasure-description = לקיחת אוצר מהממלכה של הסוחר שלך
verb-end-description = סיום התור; כולם משלימים את היד לשישה אריחים

argument-tile = אריח מהיד: מקדש, חווה, שוק או התיישבות
argument-cell = ריבוע בלוח, למשל D5
argument-leader = אחד המנהיגים שלך: כהן, חוואי, סוחר או מלך
argument-tile1 = אריח להחלפה
argument-tile2 = אריח שני להחלפה
argument-tile3 = אריח שלישי להחלפה
argument-tile4 = אריח רביעי להחלפה
argument-tile5 = אריח חמישי להחלפה
argument-tile6 = אריח שישי להחלפה
argument-count = כמה אריחים להוסיף; 0 פירושו אף אחד
argument-monument = שני צבעי המצבה

pick-tile = איזה אריח?
pick-cell = איזה ריבוע?
pick-tile1 = איזה אריח?
pick-tile2 = עוד אריח?
pick-tile3 = עוד אריח?
pick-tile4 = עוד אריח?
pick-tile5 = עוד אריח?
pick-tile6 = עוד אריח?
pick-count = כמה אריחים מהיד?
pick-monument = איזו מצבה?

move-tile = { $count ->
    [0] הנחת אריח
    [1] הנחת { $one }
   *[other] הנחת { $one } ב־{ $two }
}
move-leader = { $count ->
    [0] הנחה או העברה של מנהיג
    [1] הנחה או העברה של { $one_definite }
   *[other] { $one_definite } אל { $two }
}
move-withdraw = { $count ->
    [0] הסרת מנהיג
   *[other] הסרת { $one_definite }
}
move-catastrophe = { $count ->
    [0] הנחת אריח אסון
   *[other] הנחת אריח אסון ב־{ $one }
}
move-swap = { $count ->
    [0] החלפת אריחים
   *[other] החלפה: { $words }
}
move-support = { $count ->
    [0] הוספת תמיכה
   *[other] { $one ->
        [0] בלי תוספת
        [one] הוספת אריח אחד
        [two] הוספת שני אריחים
       *[other] הוספת { $one } אריחים
    }
}
move-war = { $count ->
    [0] בחירת סכסוך
   *[other] הסכסוך הבא: { $one_plural }
}
move-monument = { $count ->
    [0] בניית מצבה
    [1] בניית { $one }
   *[other] בניית { $one }, הפינה העליונה משמאל ב־{ $two }
}
move-decline = בלי מצבה
move-treasure = { $count ->
    [0] לקיחת אוצר
   *[other] לקיחת האוצר מ־{ $one }
}

# צורה קצרה לכפתורים ולתפריטים.
short-swap = { $count ->
    [6] החלפת כל ששת האריחים
   *[other] החלפה: { $words }
}

rest-swap = { $count ->
    [0] { verb-swap }
    [6] כל השישה
   *[other] { $words }
}

# Kinds of moves on the first page of a panel.
kind-tile = אריח
piece-tile = { $one }
kind-withdraw = הסרה
kind-swap = החלפה

# Labels beside a sign.
brief-tile = { $two }
brief-monument = { $two }
brief-withdraw = { kind-withdraw }
brief-swap = { kind-swap } { $count }

# Labels with a number and no sign.
signless-swap = { brief-swap }
