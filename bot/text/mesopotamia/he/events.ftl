# מה קרה. שמות פעולה, כדי לא לנחש את מין השחקן.
event-home-chosen = { $who }: התיישבות באזור בית { $home } ({ $area }).
event-camp-made = { $who }: יישוב וחומה ב־{ $area } כבר בהתחלה.
event-camp-declined = { $who }: התחלה בלי היישוב והחומה הנוספים.
event-ship-anchored = { $who }: ספינה עוגנת ב־{ $border }.
event-quests-kept = { $who }: המשימות נבחרו.
event-quests-chosen = המשימות שלך: { $quests }.
event-quest-drawn = { $who }: לקיחת משימה.
event-quest-got = המשימה החדשה שלך: { $quest }.
event-no-quest = { $who }: בלי משימה.
event-round-began = סיבוב { $round } מתחיל. הסדר: { $order }.
event-turn-ended = { $who }: סיום התור.
event-dice-rolled = { $who }: תוצאת ההטלה: { $dice }.
event-die-gained = { $who }: קוביית דינגיר חדשה ({ $colour }).
event-action-used = { $dice_count ->
    [0] { $who }: אסימון הפעולה על { $action }.
   *[other] { $who }: פעולה נוספת ({ $action }) בתשלום קוביות: { $dice }.
}
event-goods-gained = { $who }: קבלת { $goods_numbered }.
event-goods-paid = { $who }: תשלום של { $goods_numbered }.
event-gathered = { $who }: איסוף { $goods } ({ $source }).
event-traded = { $who }: מסחר במקום { $slot }.
event-amphora-placed = { $who }: כד על מקום מסחר { $slot }{ $points ->
    [0] .
    [one] , נקודה אחת בסוף.
    [two] , שתי נקודות בסוף.
   *[other] , { $points } נקודות בסוף.
}
event-toll-taken = { $who }: קבלת { $goods_numbered } בזכות הכד.
event-technology-discovered = { $who }: גילוי { $name } ({ $action }, רמה { $level }).
event-nothing-to-discover = { $who }: כל הטכנולוגיות כבר התגלו.
event-unit-trained = { $who }: אימון { $unit } ב־{ $area }.
event-unit-gained = { $who }: הצטרפות של { $unit } ב־{ $area }.
event-unit-not-gained = { $who }: אין מקום ליחידה ({ $unit }), ובמקומה מתקבלת עצם.
event-unit-moved = { $who }: מעבר של { $unit } מ־{ $start } אל { $path }.
event-unit-met-enemies = { $who }: מפגש עם אויב ב־{ $area }. אם איש לא יעזוב, יהיה קרב.
event-ship-sailed = { $who }: הפלגה מ־{ $start } אל { $path }.
event-ship-lost = ספינות נפגשות ב־{ $border }: ספינה של { $who } אובדת.
event-rams-lost = { $count ->
    [one] איל ניגוח של { $who } נותר לבדו ב־{ $area } ואבד.
    [two] שני אילי ניגוח של { $who } נותרו לבדם ב־{ $area } ואבדו.
   *[other] { $count } אילי ניגוח של { $who } נותרו לבדם ב־{ $area } ואבדו.
}
event-piece-built = { $who }: בניית { $what } ב־{ $area }.
event-ship-built = { $who }: בניית ספינה ב־{ $border }.
event-floor-built = { $who }: בניית קומה { $count } בזיגורט.
event-garden-built = { $who }: בניית { $garden }, { $points ->
    [one] נקודה אחת.
    [two] שתי נקודות.
   *[other] { $points } נקודות.
}
event-garden-taken = { $who }: אסימון גן על הגל שנהדף: { $garden }.
event-garden-shown = הבא בתור לבנייה: { $garden }.
event-gardens-complete = כל חמשת הגנים התלויים עומדים: המשחק מסתיים אחרי הסיבוב הזה.
event-track-climbed = { $who }: עלייה למקום { $position } ב{ $track }.
event-track-blocked = { $who }: אי אפשר לעלות עוד ב{ $track }.
event-event-revealed = { $who }: גילוי אירוע ב־{ $area }: **{ $event }**.
event-event-left-open = אי אפשר לנצל עדיין את האירוע ב־{ $area }. הוא נשאר פתוח.
event-option-chosen = { $who }, { $event }: { label-kind }.
event-event-runs = { $who }: אירוע של שישה סיבובים מתחיל ב־{ $area }.
event-event-goes-on = { $who }: סיבוב { $round } מתוך 6 של האירוע ב־{ $area }.
event-event-passed = { $who }: שליטה ב־{ $area }, ואיתה האירוע { $event }.
event-event-ends = { $who }: האירוע ב־{ $area } הושלם אחרי שישה סיבובים ({ $event }).
event-settlement-gained = { $who }: יישוב חדש ב־{ $area }.
event-settlement-not-gained = { $who }: אי אפשר להניח יישוב ב־{ $area }.
event-settlement-conquered = { $who }: כיבוש היישוב ב־{ $area }.
event-settlement-destroyed = { $who }: הרס היישוב ב־{ $area }.
event-battles-begin = { $areas_count ->
    [one] קרב צפוי ב־{ $areas }.
    [two] קרבות צפויים ב־{ $areas }.
   *[other] קרבות צפויים ב־{ $areas }.
}
event-battle-ordered = { $who }: הקרב הבא ב־{ $area }.
event-battle-began = קרב ב־{ $area }: { $who } בהתקפה, { $other } בהגנה.
event-tribe-rolled = השבט ב־{ $area }: הטלה { $die }, ובסך הכול { $count ->
    [one] עצם אחת.
    [two] שתי עצמות.
   *[other] { $count } עצמות.
}
event-cards-drawn = { $who }: לקיחת קלפי קרב ({ $cards }).
event-bid-sealed = { $who }: ההימור נקבע.
event-bid-opened = { $count ->
    [0] { $who }: בלי הימור.
    [one] { $who }: הימור של עצם אחת: כוח { $strength }, טקטיקה { $tactics }, ניידות { $mobility }.
    [two] { $who }: הימור של שתי עצמות: כוח { $strength }, טקטיקה { $tactics }, ניידות { $mobility }.
   *[other] { $who }: הימור של { $count } עצמות: כוח { $strength }, טקטיקה { $tactics }, ניידות { $mobility }.
}
event-section-won = { $who }: ניצחון בתחום ({ $row }){ $count ->
    [0] , בלי בונוס.
    [one] , עצם בונוס אחת.
    [two] , שתי עצמות בונוס.
   *[other] , { $count } עצמות בונוס.
}
event-bones-placed = { $who }: הנחת { $count ->
    [one] עצם אחת
    [two] שתי עצמות
   *[other] { $count } עצמות
} על { $card } ({ $row }).
event-row-made = שורה { $count }: { $attackers } מול { $defenders }.
event-duel = דו־קרב: ניצחון של { $winner } על { $loser }, { $value } מול { $other }{ $tied_word ->
    [track] {" "}(מסלול האירועים הכריע את התיקו)
    [tribe] {" "}(שבטים מפסידים בתיקו)
   *[no] {""}
}. הזוכה: { $who }.
event-unit-tired = התשישות עולה לקלף { $card } עצם אחת ({ $row }, { $who }).
event-unit-destroyed = { $who }: אובדן יחידה ב־{ $area } ({ $unit }).
event-unit-retreated = { $who }: נסיגה אל { $area } ({ $card }).
event-army-destroyed = { $who }: כל היחידות שנלחמו ב־{ $area } אבדו.
event-strengths-compared = { $tied_word ->
    [track] תיקו, { $value } מול { $other }: ההכרעה לפי מסלול האירועים, והזוכה: { $who }.
    [tribe] תיקו, { $value } מול { $other }: שבטים מפסידים בתיקו, והזוכה: { $who }.
   *[no] היתרון של { $who }: { $value } מול { $other }.
}
event-battle-ended = קרב ב־{ $area }: ניצחון של { $who }.
event-tribe-removed = { $who }: השבט גורש מ־{ $area }. עכשיו אפשר לגלות שם את האירוע.
event-wall-fell = { $who }: החומה ב־{ $area } נפרצה, ואיל הניגוח אבד.
event-plans-judged = האוטומט { $who }: סדר העדיפויות הוא { $cards }.
event-actions-drawn = { $cards_count ->
    [0] { $who }: בלי קלפי פעולה, כי הזיגורט עוד לא גבוה מספיק.
   *[other] { $who }: לקיחת קלפי פעולה ({ $cards }).
}
event-bot-acts = { $who }: פעולה לפי האסטרטגיה { $card }: { $action }.
event-city-acts = { $who }: ביצוע קלף הפעולה { $action }.
event-bot-chose = { $who }: נבחרה האפשרות עם יותר צעדים במסלול האירועים.
event-bot-idle = { $reason_word ->
    [no-trade] { $who }: אין מקום מסחר לכד.
    [no-goal] { $who }: אין מה לבנות לפי האסטרטגיה.
    [no-unit] { $who }: אין יחידה לאמן.
   *[nowhere-to-go] { $who }: אין לאן לנוע.
}
event-bot-duels = { $reason_word ->
    [wins-and-catches] { $who }: קרב עם { $card }, עצמות: { $count }, די כדי לנצח וגם לרדוף.
    [wins] { $who }: קרב עם { $card }, עצמות: { $count }, בדיוק די כדי לנצח.
    [gets-away] { $who }: אין ניצחון עם { $card }. עצמות על ניידות כדי להימלט: { $count }.
   *[beaten] { $who }: אין ניצחון ואין מנוסה עם { $card }, ולכן מוותרים על עצם, אם יש.
}
event-strategy-drawn = { $who }: אסטרטגיה חדשה: { $card }.
event-strategies-done = { $who }: השלמת { $cards }.
event-wave-came = גל { $count } מתוך 6 מתאסף מול העיר.
event-wave-broken = { $who }: גל { $count } נהדף.
event-wall-torn-down = { $who }: החומה ב־{ $area } נהרסה.
event-tribe-trampled = האויב רומס את השבט ב־{ $area }.
event-event-trampled = האויב הורס את האירוע ב־{ $area }.
event-city-entered = { $who }: כניסה לעיר אור ב־{ $area }!
event-game-ended = { $reason_word ->
    [gardens] המשחק הסתיים: חמשת הגנים התלויים עומדים.
    [rounds] המשחק הסתיים: הסיבוב האחרון שנקבע הושלם.
    [ur-reached] המצור הצליח: אור נפלה.
    [ur-grew] המצור נכשל: אור התחזקה מדי.
    [waves-broken] אשור עומדת: כל ששת הגלים נהדפו.
   *[city-fell] אשור נפלה.
}
event-people-won = ניצחתם יחד! הכי מעט נקודות אצלכם: { $who }, { $points }. האוטומט הטוב ביותר: { $other }, { $count }. בתיקו מכריעה האוכלוסייה.
event-people-lost = האוטומטים ניצחו. הכי מעט נקודות אצלכם: { $who }, { $points }. האוטומט הטוב ביותר: { $other }, { $count }. בתיקו מכריעה האוכלוסייה.
event-final-score = { $who }: נקודות { $points }. מסלול האירועים { $events }, אוכלוסייה { $population }, גנים { $gardens }, מסחר { $trade }, אסימוני אירוע { $tokens }, יישובים { $settlements }, משימות { $quests }, אזורים { $areas }.{ $start ->
    [0] { "" }
   *[other] { " " }יתרון פתיחה { $start }.
}
