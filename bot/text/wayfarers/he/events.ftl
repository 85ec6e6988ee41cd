# מה קרה. כל שורה מתחילה בשם ואחריו שם פעולה.
event-die-placed = { $who }: הנחת קובייה על { $slot }: { $value }{ $altered ->
    [0] .
   *[other] , נחשבת { $face }.
}
event-worker-placed = { $who }: הנחת עוזר { $worker } על הקלף { $card }, מקום { $slot } בשורת { $kind_definite }.
event-rested = { $count ->
    [0] { $who }: מנוחה.
    [one] { $who }: מנוחה והחזרת קובייה אחת.
    [two] { $who }: מנוחה והחזרת שתי קוביות.
   *[other] { $who }: מנוחה והחזרת { $count } קוביות.
}
event-rolled = { $who }: בהטלה יצאו { $dice }.
event-die-shifted = { $who }: שינוי קובייה מ־{ $value } ל־{ $to }.
event-die-refreshed = { $who }: רענון קובייה ({ $place }), ויצא { $value }.
event-new-die = { $who }: קובייה חדשה, ויצא { $value }.
event-guild-used = { $guild_word ->
    [science] { $who }: הסרת השפעה אחת מגילדת { $guild_definite } תמורת צעד נוסף ביומן.
    [trade] { $who }: הסרת השפעה אחת מגילדת { $guild_definite } תמורת שינוי קוביות.
   *[exploration] { $who }: הסרת השפעה אחת מגילדת { $guild_definite } תמורת ספינה לקובייה הזאת.
}
event-chosen = { $who }: בחירה במקום { $source }: { $branch }.
event-paid = { $good_word ->
    [silver] { $who }: תשלום של { $count ->
        [one] מטבע אחד
        [two] שני מטבעות
       *[other] { $count } מטבעות
    }.
    [provision] { $who }: תשלום של { $count ->
        [one] מנת צידה אחת
        [two] שתי מנות צידה
       *[other] { $count } מנות צידה
    }.
   *[other] { $who }: הסרת { $count ->
        [one] השפעה אחת
        [two] שתי השפעות
       *[other] { $count } השפעות
    } מגילדת { $good_definite }.
}
event-gained-goods = { $good_word ->
    [silver] { $who }: קבלת { $count ->
        [one] מטבע אחד
        [two] שני מטבעות
       *[other] { $count } מטבעות
    }.
   *[provision] { $who }: קבלת { $count ->
        [one] מנת צידה אחת
        [two] שתי מנות צידה
       *[other] { $count } מנות צידה
    }.
}
event-fee-paid = { $who }: תשלום ל־{ $owner } ({ $good }) על ההשפעה בקלף { $card }.
event-fee-to-rival = { $who }: תשלום ליריב ({ $good }) על ההשפעה שלו בקלף { $card }.
event-influence-placed = { $who }: הנחת { $count ->
    [one] השפעה אחת
    [two] שתי השפעות
   *[other] { $count } השפעות
} בגילדת { $guild_definite }.
event-influence-moved = { $who }: העברת השפעה מגילדת { $start_definite } לגילדת { $end_definite }.
event-influence-fetched = { $who }: אין השפעה במאגר, והיא נלקחת ממקום אחר: { $place }.
event-card-marked = { $who }: הנחת השפעה על הקלף { $card }.
event-worker-retrieved = { $who }: החזרת עוזר { $worker } מהקלף { $card }.
event-workers-gained = { $workers_count ->
    [one] { $who }: קבלת עוזר { $workers }.
   *[other] { $who }: קבלת עוזרים ({ $workers }).
}
event-card-gained = { $kind_word ->
    [land] { $who }: לקיחת קלף היבשה { $card }.
    [water] { $who }: לקיחת קלף המים { $card }.
   *[space] { $who }: לקיחת קלף השמיים { $card }.
}
event-townsfolk-hired = { $who }: גיוס הקלף { $card } אל הקלף { $host }.
event-inspiration-tucked = { $who }: הנחת הקלף { $card } מאחורי הקלף { $space }.
event-inspiration-discarded = { $who }: השלכת הקלף { $card } תמורת הפעולה שלצידו.
event-drew = { $count ->
    [one] { $who }: הצצה בקלף העליון של חפיסת { $kind_definite }.
   *[other] { $who }: הצצה ב־{ $count } קלפי { $kind } מראש החפיסה.
}
event-drew-cards = הקלפים שלפניך: { $cards }.
event-tile-gained = { $who }: הנחת האריח { $tile } ({ $face }) בשיירה, במשבצת { $cell }.
event-journaled = { $who }: צעד ביומן אל מקום { $node }.
event-last-round = { $who }: הגעה לסוף היומן. **לכולם נותר עוד תור אחד.**
event-last-round-started = איש אינו יכול עוד להתקדם ביומן. { $who }: התחלת הסיבוב האחרון. **לכולם נותר עוד תור אחד.**
event-turn-ended = { $who }: סיום התור.
event-cards-turned-up = קלפי { $kind } חדשים: { $cards }.
event-game-ended = { $reason_word ->
    [blocked] המשחק הסתיים: איש לא יכול היה עוד להתקדם ביומן.
   *[journal] המשחק הסתיים: היומן הושלם.
}
event-final-score = { $rank }. { $who }: { $points } נקודות. ערים, תצפיות, נמלים וימים פתוחים { $tags }, סדרות שלמות { $sets }, שמיים { $space }, אריחים { $tiles }, גילדות { $guilds }.

# היריב במשחק ליחיד, עם הנימוקים שלו.
event-rival-scheme = היריב חושף את קלף המזימה { $card } ({ $colour }, מטבעות { $silver }).
event-rival-second-half = { $card }: אי אפשר לבצע את החצי הראשון, ולכן מבוצע השני.
event-rival-rests = ליריב שלושה קלפי מזימה גלויים באותו צבע, ולכן הוא נח. ההתמקדות שלו: { $board_word ->
    [journal] יומן
   *[other] { $board }
}.
event-rival-shuffled = היריב טורף את קלפי המזימה שלו.
event-rival-marker = סמן המשאבים של היריב מתקדם { $count ->
    [one] צעד אחד
    [two] שני צעדים
   *[other] { $count } צעדים
}; הצבע שלו עכשיו: { $colour }.
event-rival-paid = היריב מסיר { $count ->
    [one] השפעה אחת
    [two] שתי השפעות
   *[other] { $count } השפעות
} מגילדת { $guild_definite }.
event-rival-influence = היריב מניח { $count ->
    [one] השפעה אחת
    [two] שתי השפעות
   *[other] { $count } השפעות
} בגילדת { $guild_definite }.
event-rival-took = היריב לוקח את הקלף { $card }: { $kind }, מקום { $slot }{ $why_count ->
    [0] .
   *[other] . סדר המקומות: { $why }.
}
event-rival-drew = היריב לוקח את הקלף העליון מחפיסת { $kind_definite }: { $card }.
event-rival-marked = היריב מניח השפעה על הקלף { $card }: { $kind }, מקום { $slot }{ $why_count ->
    [0] .
   *[other] . סדר המקומות: { $why }.
}
event-rival-placed-worker = היריב מניח עוזר { $worker } על הקלף { $card }, מקום { $slot }{ $why_count ->
    [0] .
   *[other] . סדר המקומות: { $why }.
}
event-rival-retrieved = היריב מחזיר עוזר { $worker } מהקלף { $card }{ $why_count ->
    [0] .
   *[other] . סדר המקומות: { $why }.
}
event-rival-tile = היריב לוקח את האריח { $tile }, כי הצבע שלו הוא { $colour }{ $beside ->
    [0] .
   *[other] . השיירה שלו מלאה, ולכן האריח מונח לצידה.
}
event-rival-comets = השביטים של היריב: { $count }.
event-rival-journaled = היריב מתקדם ביומן אל מקום { $node }, { $upper ->
    [0] בדרך התחתונה, כי יש יותר קלפי מזימה אדומים
   *[other] בדרך העליונה, כי יש יותר קלפי מזימה כחולים
}.
event-rival-last-round = היריב הגיע לסוף היומן. **נותר עוד תור אחד ל־{ $who }, ואחריו תור ליריב.**
event-rival-allowed = { $who }: היריב רשאי להשתמש בקלף { $card }; בתמורה: { $good }.
event-rival-denied = { $who }: הקלף { $card } נמנע מהיריב; התשלום: { $good }.
event-rival-score = { $rank }. היריב: { $points } נקודות. קלפים { $cards }, אריחים { $tiles }, גילדות { $guilds }.
