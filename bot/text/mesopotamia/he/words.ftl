# מילות המשחק. הצורה שאחרי המילה משמשת במשפטים: מיודע.
word-sumer = שומר
word-babylon = בבל
word-akkad = אכד
word-elam = עילם
word-assyria = אשור
word-hittites = החיתים
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
word-wood = { $count ->
    [one] עץ
    [two] שני עצים
   *[other] { $count } עצים
}
word-clay = { $count ->
    [one] חימר
    [two] שתי יחידות חימר
   *[other] { $count } יחידות חימר
}
word-food = { $count ->
    [one] מזון
    [two] שתי יחידות מזון
   *[other] { $count } יחידות מזון
}
word-tablet = { $count ->
    [one] לוח
    [two] שני לוחות
   *[other] { $count } לוחות
}
word-bone = { $count ->
    [one] עצם
    [two] שתי עצמות
   *[other] { $count } עצמות
}
word-any = { $count ->
    [one] משאב כלשהו
    [two] שני משאבים כלשהם
   *[other] { $count } משאבים כלשהם
}

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
word-wall = חומה
word-settlement = יישוב
word-floor = קומת זיגורט
word-garden = גן תלוי
word-home = אזור הבית
word-unit = יחידה
word-quest = משימה
word-discover = טכנולוגיה

word-settlements = יישובים
word-floors = קומות זיגורט
word-units = יחידות
word-areas = אזורים
word-ships = ספינות
word-walls = חומות
word-gardens = הגנים התלויים
word-amphorae = כדים
word-events = מסלול האירועים
word-population = מסלול האוכלוסייה

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

word-an = אן
word-ki = כי
word-lu = לו
word-e = אה
word-me = מה
word-gal = גל

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

word-SC1 = SC1 קדמה
word-SC2 = SC2 התפשטות
word-SC3 = SC3 שגשוג
word-SC4 = SC4 הגנה
word-SC5 = SC5 התקפה
word-SC6 = SC6 סחר
word-SC7 = SC7 גיוס
word-SC8 = SC8 אדיקות
word-SC9 = SC9 פיתוח
word-SC10 = SC10 פלא
word-SC11 = SC11 קדמה
word-SC12 = SC12 אדיקות
word-SC13 = SC13 אדיקות
word-SC14 = SC14 שגשוג
word-SC15 = SC15 גיוס
word-SC16 = SC16 התקפה
word-SC17 = SC17 סחר
word-SC18 = SC18 הגנה

word-G11 = גן תלוי G11
word-G12 = גן תלוי G12
word-G13 = גן תלוי G13
word-G21 = גן תלוי G21
word-G22 = גן תלוי G22
word-G23 = גן תלוי G23
word-G31 = גן תלוי G31
word-G32 = גן תלוי G32
word-G33 = גן תלוי G33
word-G41 = גן תלוי G41
word-G42 = גן תלוי G42
word-G43 = גן תלוי G43
word-G51 = גן תלוי G51
word-G52 = גן תלוי G52
word-G53 = גן תלוי G53
word-G14 = גן תלוי G14
word-G24 = גן תלוי G24
word-G34 = גן תלוי G34
word-G44 = גן תלוי G44
word-G54 = גן תלוי G54
word-G15 = גן תלוי G15
word-G25 = גן תלוי G25
word-G35 = גן תלוי G35
word-G45 = גן תלוי G45
word-G55 = גן תלוי G55

word-Q1 = Q1 (יישובים, אבן)
word-Q2 = Q2 (לוח, מחקר, צמיחה)
word-Q3 = Q3 (מסלול האוכלוסייה, מזון)
word-Q4 = Q4 (מסלול האירועים, עצם)
word-Q5 = Q5 (קומות זיגורט, חימר)
word-Q6 = Q6 (כדים, עץ)
word-Q7 = Q7 (אזורים, מזון)
word-Q8 = Q8 (ספינות, עץ)
word-Q9 = Q9 (אבן, בנייה, איסוף ומסחר)
word-Q10 = Q10 (עצם, סיור, לוחמה)
word-Q11 = Q11 (חומות, אבן)
word-Q12 = Q12 (יחידות, מזון)
word-Q13 = Q13 (הגנים התלויים, חימר)
word-Q14 = Q14 (קומות זיגורט, לוח)
word-Q15 = Q15 (עצם, לוח, לוחמה, מחקר)
word-Q16 = Q16 (אזורים, ספינות, עץ)
word-Q17 = Q17 (מסלול האוכלוסייה, יישובים, מזון)
word-Q18 = Q18 (מסלול האירועים, כדים, לוח)
word-Q19 = Q19 (עץ, סיור, איסוף ומסחר)
word-Q20 = Q20 (יישובים, חומות, חימר)
word-Q21 = Q21 (מזון, צמיחה, בנייה)
word-Q22 = Q22 (אזורים, אבן)
word-Q23 = Q23 (מסלול האירועים, עצם)
word-Q24 = Q24 (יחידות, ספינות, עצם)
word-Q25 = Q25 (כדים, לוח)
word-Q26 = Q26 (חימר, איסוף ומסחר, מחקר)
word-Q27 = Q27 (מסלול האוכלוסייה, מסלול האירועים, מזון, עצם)
word-Q28 = Q28 (קומות זיגורט, יישובים, אבן)
word-Q29 = Q29 (חומות, עצם)
word-Q30 = Q30 (הגנים התלויים, יישובים, עץ)
