# מילות המשחק. הצורה שאחרי המילה משמשת במשפטים: מיודע.
word-sumer = שומר
word-babylon = בבל
word-akkad = אכד
word-elam = עילם
word-assyria = אשור
word-hittites = האימפריה החיתית
word-mari = מארי
word-ebla = אבלה
word-tribe = השבט

word-explore = סיור
word-build = בנייה
word-research = מחקר
word-gather = איסוף ומסחר
word-warfare = לוחמה
word-growth = צמיחה
word-star = כוכב

word-stone = { $count ->
    [one] אבן
    [two] שתי אבנים
   *[other] { $count } אבנים
}
    .numbered = אבן אחת
word-wood = { $count ->
    [one] עץ
    [two] שני עצים
   *[other] { $count } עצים
}
    .numbered = עץ אחד
word-clay = { $count ->
    [one] חימר
    [two] שתי יחידות חימר
   *[other] { $count } יחידות חימר
}
    .numbered = יחידת חימר אחת
word-food = { $count ->
    [one] מזון
    [two] שתי יחידות מזון
   *[other] { $count } יחידות מזון
}
    .numbered = יחידת מזון אחת
word-tablet = { $count ->
    [one] לוח
    [two] שני לוחות
   *[other] { $count } לוחות
}
    .numbered = לוח אחד
word-bone = { $count ->
    [one] עצם
    [two] שתי עצמות
   *[other] { $count } עצמות
}
    .numbered = עצם אחת
word-any = { $count ->
    [one] משאב כלשהו
    [two] שני משאבים כלשהם
   *[other] { $count } משאבים כלשהם
}
    .numbered = משאב אחד כלשהו

word-spearman = { $count ->
    [one] נושא חנית
    [two] שני נושאי חנית
   *[other] { $count } נושאי חנית
}
word-archer = { $count ->
    [one] קשת
    [two] שני קשתים
   *[other] { $count } קשתים
}
word-rider = { $count ->
    [one] פרש
    [two] שני פרשים
   *[other] { $count } פרשים
}
word-chariot = { $count ->
    [one] מרכבה
    [two] שתי מרכבות
   *[other] { $count } מרכבות
}
word-ram = { $count ->
    [one] איל ניגוח
    [two] שני אילי ניגוח
   *[other] { $count } אילי ניגוח
}
word-ship = { $count ->
    [one] ספינה
    [two] שתי ספינות
   *[other] { $count } ספינות
}
word-wall = { $count ->
    [one] חומה
    [two] שתי חומות
   *[other] { $count } חומות
}
word-settlement = { $count ->
    [one] יישוב
    [two] שני יישובים
   *[other] { $count } יישובים
}
word-floor = { $count ->
    [one] קומת זיגורט
    [two] שתי קומות זיגורט
   *[other] { $count } קומות זיגורט
}
word-garden = { $count ->
    [one] גן תלוי
    [two] שני גנים תלויים
   *[other] { $count } גנים תלויים
}
word-home = אזור הבית
word-unit = { $count ->
    [one] יחידה
    [two] שתי יחידות
   *[other] { $count } יחידות
}
word-area = { $count ->
    [one] אזור
    [two] שני אזורים
   *[other] { $count } אזורים
}
word-amphora = { $count ->
    [one] כד
    [two] שני כדים
   *[other] { $count } כדים
}
word-quest = { $count ->
    [one] משימה
    [two] שתי משימות
   *[other] { $count } משימות
}

word-gardens = הגנים התלויים
word-events = מסלול האירועים
word-population = מסלול האוכלוסייה
word-events-at = { $count } במסלול האירועים
word-population-at = { $count } במסלול האוכלוסייה
word-population-up = מסלול האוכלוסייה +{ $count }

word-explore-level = סיור ברמה { $count }
word-build-level = בנייה ברמה { $count }
word-research-level = מחקר ברמה { $count }
word-gather-level = איסוף ומסחר ברמה { $count }
word-warfare-level = לוחמה ברמה { $count }
word-growth-level = צמיחה ברמה { $count }
word-discover-explore = טכנולוגיית סיור
word-discover-build = טכנולוגיית בנייה
word-discover-research = טכנולוגיית מחקר
word-discover-gather = טכנולוגיית איסוף ומסחר
word-discover-warfare = טכנולוגיית לוחמה
word-discover-growth = טכנולוגיית צמיחה
word-discover-any = טכנולוגיה כלשהי

word-half-convert = הפיכת חימר ללוחות
word-half-discover = { $count ->
    [one] גילוי טכנולוגיה
    [two] גילוי שתי טכנולוגיות
   *[other] גילוי { $count } טכנולוגיות
}
word-half-gather = { $count ->
    [one] איסוף משאב אחד
    [two] איסוף שני משאבים
   *[other] איסוף { $count } משאבים
}
word-half-trade = { $count ->
    [one] עסקה אחת
    [two] שתי עסקאות
   *[other] { $count } עסקאות
}
word-half-bones = לקיחת עצמות
word-half-train = { $count ->
    [one] אימון יחידה אחת
    [two] אימון שתי יחידות
   *[other] אימון { $count } יחידות
}

word-strength = כוח
word-tactics = טקטיקה
word-mobility = ניידות

word-white = לבנה
word-silver = כסופה
word-black = שחורה

word-table = כולם נגד כולם
word-kings = קרב המלכים (עם אוטומטים)
word-ur = המצור על אור (יחיד)
word-ashur = מגיני אשור (יחיד)
word-full = קרב מלא
word-simple = קרב פשוט
word-dice = מטילים קוביות
word-none = בלי הטלות
word-fitting = של האימפריות שבמשחק
word-all = כל שלוש
word-igigi = איגיגי (בינוני)
word-caesar = קיסר (קל)
word-anunnaki = אנונאקי (קשה)
word-alone = כל אחד לעצמו
word-together = כל האנשים יחד

word-cartography = קרטוגרפיה
word-astronomy = אסטרונומיה
word-calendar = לוח שנה
word-navigation = ניווט
word-construction = בנאות
word-woodworking = נגרות
word-urbanisation = עיור
word-architecture = אדריכלות
word-cuneiform = כתב יתדות
word-mathematics = מתמטיקה
word-literature = ספרות
word-code-of-laws = ספר חוקים
word-resource-gathering = איסוף משאבים
word-weights-and-measures = מידות ומשקלות
word-trade-routes = נתיבי מסחר
word-currency = מטבע
word-bronze-smelting = התכת ברונזה
word-archery = קשתות
word-animal-husbandry = גידול בעלי חיים
word-chariot-wheel = גלגל המרכבה
word-agriculture = חקלאות
word-irrigation = השקיה
word-pottery = קדרות
word-brewing = בישול בירה

word-d1 = כפר החוכמה העתיקה
word-d2 = נווה מדבר
word-d3 = העיר הקבורה
word-d4 = קשתים נוודים
word-d5 = דרך השיירות
word-d6 = סופת חול
word-d7 = צופי הכוכבים
word-d8 = מעיינות האספלט
word-d9 = המקדש הנשכח
word-d10 = מחנה השודדים
word-d11 = מישורי המלח
word-d12 = רוכבי גמלים
word-d13 = באר השבטים
word-d14 = מבריחים
word-m1 = עורק הנחושת
word-m2 = יער הארזים
word-m3 = מחצבה
word-m4 = שבועת שבט ההר
word-m5 = המקדש שבפסגה
word-m6 = סוסי פרא
word-m7 = מעבר ההרים
word-m8 = מכרה הלפיס
word-m9 = כור הברזל
word-m10 = שער אל הסערה
word-m11 = דרך הכסף
word-m12 = קן הנשר
word-p1 = השדות המוצפים
word-p2 = רועים נודדים
word-p3 = בורות החימר
word-p4 = סוחרים נודדים
word-p5 = יושבי הביצות
word-p6 = התעלה הישנה
word-p7 = משתה הבירה
word-p8 = חג איננה
word-p9 = עריקים
word-p10 = כפר הקדרים
word-p11 = פיראטי הנהר
word-p12 = בית הלוחות
word-p13 = הציד המלכותי
word-p14 = אומנים גולים
word-p15 = ארכיון הארמון
word-p16 = שליחי בעלי הברית

word-an = ״אן״
word-ki = ״כי״
word-lu = ״לו״
word-e = ״אה״
word-me = ״מה״
word-gal = ״גל״

word-sp1 = נושא חנית 1
word-sp2 = נושא חנית 2
word-sp3 = נושא חנית 3
word-sp4 = נושא חנית 4
word-sp5 = נושא חנית 5
word-sp6 = נושא חנית 6
word-sp7 = נושא חנית 7
word-sp8 = נושא חנית 8
word-ar1 = קשת 1
word-ar2 = קשת 2
word-ar3 = קשת 3
word-ar4 = קשת 4
word-ar5 = קשת 5
word-ar6 = קשת 6
word-ar7 = קשת 7
word-ar8 = קשת 8
word-ri1 = פרש 1
word-ri2 = פרש 2
word-ri3 = פרש 3
word-ri4 = פרש 4
word-ri5 = פרש 5
word-ch1 = מרכבה 1
word-ch2 = מרכבה 2
word-ch3 = מרכבה 3
word-ch4 = מרכבה 4
word-ch5 = מרכבה 5
word-sp9 = נושא חנית 9
word-sp10 = נושא חנית 10
word-ar9 = קשת 9
word-ar10 = קשת 10
word-ri6 = פרש 6
word-ch6 = מרכבה 6
word-sp11 = נושא חנית 11
word-sp12 = נושא חנית 12
word-ar11 = קשת 11
word-ar12 = קשת 12
word-ri7 = פרש 7
word-ch7 = מרכבה 7

word-SC1 = קדמה (SC1)
word-SC2 = התפשטות (SC2)
word-SC3 = שגשוג (SC3)
word-SC4 = הגנה (SC4)
word-SC5 = התקפה (SC5)
word-SC6 = סחר (SC6)
word-SC7 = גיוס (SC7)
word-SC8 = אדיקות (SC8)
word-SC9 = פיתוח (SC9)
word-SC10 = פלא (SC10)
word-SC11 = קדמה (SC11)
word-SC12 = אדיקות (SC12)
word-SC13 = אדיקות (SC13)
word-SC14 = שגשוג (SC14)
word-SC15 = גיוס (SC15)
word-SC16 = התקפה (SC16)
word-SC17 = סחר (SC17)
word-SC18 = הגנה (SC18)

word-G11 = גן תלוי (G11)
word-G12 = גן תלוי (G12)
word-G13 = גן תלוי (G13)
word-G21 = גן תלוי (G21)
word-G22 = גן תלוי (G22)
word-G23 = גן תלוי (G23)
word-G31 = גן תלוי (G31)
word-G32 = גן תלוי (G32)
word-G33 = גן תלוי (G33)
word-G41 = גן תלוי (G41)
word-G42 = גן תלוי (G42)
word-G43 = גן תלוי (G43)
word-G51 = גן תלוי (G51)
word-G52 = גן תלוי (G52)
word-G53 = גן תלוי (G53)
word-G14 = גן תלוי (G14)
word-G24 = גן תלוי (G24)
word-G34 = גן תלוי (G34)
word-G44 = גן תלוי (G44)
word-G54 = גן תלוי (G54)
word-G15 = גן תלוי (G15)
word-G25 = גן תלוי (G25)
word-G35 = גן תלוי (G35)
word-G45 = גן תלוי (G45)
word-G55 = גן תלוי (G55)

word-Q1 = המייסדים (Q1)
    .bare = המייסדים
word-Q2 = בית ספר לסופרים (Q2)
    .bare = בית ספר לסופרים
word-Q3 = עיר הומה (Q3)
    .bare = עיר הומה
word-Q4 = מעשים גדולים (Q4)
    .bare = מעשים גדולים
word-Q5 = מדרגות לשמיים (Q5)
    .bare = מדרגות לשמיים
word-Q6 = אדון המסחר (Q6)
    .bare = אדון המסחר
word-Q7 = ממלכה רחבה (Q7)
    .bare = ממלכה רחבה
word-Q8 = צי הנהר (Q8)
    .bare = צי הנהר
word-Q9 = מחסנים מלאים (Q9)
    .bare = מחסנים מלאים
word-Q10 = סיירים וחניתות (Q10)
    .bare = סיירים וחניתות
word-Q11 = מאחורי חומות (Q11)
    .bare = מאחורי חומות
word-Q12 = צבא גדול (Q12)
    .bare = צבא גדול
word-Q13 = הגנן (Q13)
    .bare = הגנן
word-Q14 = בית האלים (Q14)
    .bare = בית האלים
word-Q15 = אמנות המלחמה (Q15)
    .bare = אמנות המלחמה
word-Q16 = ביבשה ובנהר (Q16)
    .bare = ביבשה ובנהר
word-Q17 = בתים חדשים (Q17)
    .bare = בתים חדשים
word-Q18 = רושם העיתים (Q18)
    .bare = רושם העיתים
word-Q19 = שיירות (Q19)
    .bare = שיירות
word-Q20 = מבצרי ספר (Q20)
    .bare = מבצרי ספר
word-Q21 = תור זהב (Q21)
    .bare = תור זהב
word-Q22 = אבני גבול (Q22)
    .bare = אבני גבול
word-Q23 = אגדה חיה (Q23)
    .bare = אגדה חיה
word-Q24 = צבא וצי (Q24)
    .bare = צבא וצי
word-Q25 = נסיכי הסוחרים (Q25)
    .bare = נסיכי הסוחרים
word-Q26 = חימר וחרט (Q26)
    .bare = חימר וחרט
word-Q27 = שתי דרכים (Q27)
    .bare = שתי דרכים
word-Q28 = מקדש ועיר (Q28)
    .bare = מקדש ועיר
word-Q29 = טבעת חומות (Q29)
    .bare = טבעת חומות
word-Q30 = נווה ירוק (Q30)
    .bare = נווה ירוק

# שמות שמורכבים מחלקים, לפי הראשון או האחרון שבהם.
joined-sumer = { $second }, רמה { $third } ({ $first })
joined-babylon = { $second }, רמה { $third } ({ $first })
joined-akkad = { $second }, רמה { $third } ({ $first })
joined-elam = { $second }, רמה { $third } ({ $first })
joined-assyria = { $second }, רמה { $third } ({ $first })
joined-hittites = { $second }, רמה { $third } ({ $first })
joined-mari = { $second }, רמה { $third } ({ $first })
joined-ebla = { $second }, רמה { $third } ({ $first })
joined-spearman = { $first } ב־{ $second }
joined-archer = { $first } ב־{ $second }
joined-rider = { $first } ב־{ $second }
joined-chariot = { $first } ב־{ $second }
joined-settlement = { $first } ב־{ $second }
joined-white = { $second } ({ $first })
    .bare = { $second }
joined-silver = { $second } ({ $first })
    .bare = { $second }
joined-black = { $second } ({ $first })
    .bare = { $second }
joined-strength = { $first } (כוח)
joined-tactics = { $first } (טקטיקה)
joined-mobility = { $first } (ניידות)
