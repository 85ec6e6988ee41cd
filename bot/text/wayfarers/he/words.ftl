# מילות המשחק. פעולה בלי מספר היא פעם אחת. הצורות שאחרי המילה נועדו למשפטים.
word-silver = { $count ->
    [one] מטבע
    [two] שני מטבעות
   *[other] { $count } מטבעות
}
    .numbered = מטבע אחד
    .sign = { $count } 🪙
word-provision = { $count ->
    [one] מנת צידה
    [two] שתי מנות צידה
   *[other] { $count } מנות צידה
}
    .numbered = מנת צידה אחת
    .sign = { $count } 🍞
word-influence = השפעה
word-influence-science = { $count ->
    [one] השפעה במדע
    [two] שתי השפעות במדע
   *[other] { $count } השפעות במדע
}
    .numbered = השפעה אחת במדע
    .price = { $count ->
        [one] השפעה אחת מגילדת המדע
        [two] שתי השפעות מגילדת המדע
       *[other] { $count } השפעות מגילדת המדע
    }
    .sign = { $count } ⚛️
word-influence-trade = { $count ->
    [one] השפעה במסחר
    [two] שתי השפעות במסחר
   *[other] { $count } השפעות במסחר
}
    .numbered = השפעה אחת במסחר
    .price = { $count ->
        [one] השפעה אחת מגילדת המסחר
        [two] שתי השפעות מגילדת המסחר
       *[other] { $count } השפעות מגילדת המסחר
    }
    .sign = { $count } ⚖️
word-influence-exploration = { $count ->
    [one] השפעה במחקר
    [two] שתי השפעות במחקר
   *[other] { $count } השפעות במחקר
}
    .numbered = השפעה אחת במחקר
    .price = { $count ->
        [one] השפעה אחת מגילדת המחקר
        [two] שתי השפעות מגילדת המחקר
       *[other] { $count } השפעות מגילדת המחקר
    }
    .sign = { $count } 🧭
word-influence-any = { $count ->
    [one] השפעה בגילדה כלשהי
    [two] שתי השפעות בגילדות כלשהן
   *[other] { $count } השפעות בגילדות כלשהן
}
    .sign = { $count } ♣️
word-mark = { $count ->
    [one] השפעה על קלף
    [two] השפעה על שני קלפים
   *[other] השפעה על { $count } קלפים
}
word-move = { $count ->
    [one] העברת השפעה
    [two] שתי העברות השפעה
   *[other] { $count } העברות השפעה
}
word-retrieve = { $count ->
    [one] החזרת עוזר
    [two] החזרת שני עוזרים
   *[other] החזרת { $count } עוזרים
}
word-refresh = { $count ->
    [one] רענון קובייה
    [two] רענון שתי קוביות
   *[other] רענון { $count } קוביות
}
word-shift = { $count ->
    [one] שינוי קובייה ב־1
    [two] שני שינויי קובייה ב־1
   *[other] { $count } שינויי קובייה ב־1
}
word-journal = { $count ->
    [one] צעד ביומן
    [two] שני צעדים ביומן
   *[other] { $count } צעדים ביומן
}
word-new-die = קובייה חדשה
word-card = קלף
word-tile = אריח
word-draw = בחירה מתוך שלושה קלפים
word-card-land = קלף יבשה
word-card-water = קלף מים
word-card-space = קלף שמיים
word-card-townsfolk = קלף תושבים
word-card-inspiration = קלף השראה
word-draw-land = אחד מתוך שלושה קלפי יבשה
word-draw-water = אחד מתוך שלושה קלפי מים
word-tile-basic = אריח בסיסי
word-tile-land = אריח יבשה
word-tile-water = אריח מים
word-tile-space = אריח שמיים
word-tile-special = אריח מיוחד

word-land = יבשה
    .definite = היבשה
word-water = מים
    .definite = המים
word-space = שמיים
    .definite = השמיים
word-townsfolk = תושבים
    .definite = התושבים
word-inspiration = השראה
    .definite = ההשראה
word-upgrade = שיפורים
word-basic = בסיסי
word-special = מיוחד

word-science = מדע
    .definite = המדע
    .sign = ⚛️
word-trade = מסחר
    .definite = המסחר
    .sign = ⚖️
word-exploration = מחקר
    .definite = המחקר
    .sign = 🧭

word-green = ירוק
word-yellow = צהוב
word-blue = כחול
word-black = שחור
word-red = אדום
word-none = אין
word-rival = היריב

word-camel = { $count ->
    [one] גמל
    [two] שני גמלים
   *[other] { $count } גמלים
}
    .numbered = גמל אחד
word-ship = { $count ->
    [one] ספינה
    [two] שתי ספינות
   *[other] { $count } ספינות
}
    .numbered = ספינה אחת
word-telescope = { $count ->
    [one] טלסקופ
    [two] שני טלסקופים
   *[other] { $count } טלסקופים
}
    .numbered = טלסקופ אחד
word-pigeon = { $count ->
    [one] יונה
    [two] שתי יונים
   *[other] { $count } יונים
}
    .numbered = יונה אחת

word-city = עיר
word-vista = תצפית
word-harbour = נמל
word-open_sea = ים פתוח
word-observatory = מצפה כוכבים
word-library = ספרייה

word-tag-city = ערים
word-tag-vista = תצפיות
word-tag-harbour = נמלים
word-tag-open-sea = ימים פתוחים
word-tag-observatory = מצפי כוכבים
word-tag-library = ספריות
word-tag-stars = כוכבים
word-tag-planet = כוכבי לכת
word-tag-comet = שביטים
word-tag-sun-or-moon = שמש או ירח
word-cards-townsfolk = קלפי תושבים
word-tiles-any = אריחים
word-tiles-basic = אריחים בסיסיים
word-tiles-land = אריחי יבשה
word-tiles-water = אריחי מים
word-tiles-space = אריחי שמיים

word-front = צד קדמי
    .brief = קדמי
word-back = צד אחורי
    .brief = אחורי
word-free = חינם
word-discard = השלכה
word-rest = מנוחה
word-random = אקראי

word-crimson = ארגמן
word-saffron = כרכום
word-azure = תכלת
word-violet = סגול

word-aaa = A · A · A
word-aab = A · A · B
word-aba = A · B · A
word-abb = A · B · B
word-baa = B · A · A
word-bab = B · A · B
word-bba = B · B · A
word-bbb = B · B · B

# שמות שמורכבים מחלקים, לפי הראשון או האחרון שבהם.
joined-n = { $first } עד { $second }
