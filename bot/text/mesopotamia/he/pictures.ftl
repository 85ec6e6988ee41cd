# Words in the pictures and what the pictures tell those who hear them.
picture-unit-spearman = ח
picture-unit-archer = ק
picture-unit-rider = פ
picture-unit-chariot = מ
picture-unit-ram = א
picture-unit-ship = ס

picture-round = סיבוב { $count }
picture-house = תוכן משלנו, לא הקלפים שפורסמו
picture-house-short = תוכן משלנו
picture-tribe = שבט
picture-gardens-done = כל הגנים נבנו
picture-below = עוד { $count }
picture-no-action = עוד אין פעולה
picture-battle-phase = קרבות

picture-attacker = תוקף
picture-defender = מגן
picture-strength = כוח
picture-tactics = טקטיקה
picture-mobility = ניידות
picture-sealed = הימור סודי
picture-not-bid = עוד אין הימור
picture-ties = מנצח בתיקו

picture-quests = משימות
picture-supply = מאגר
picture-only-you = רק לך נראות הפנים

picture-score-sheet = הניקוד הסופי
picture-score-events = אירועים
picture-score-population = אוכלוסייה
picture-score-gardens = גנים
picture-score-trade = מסחר
picture-score-tokens = אסימוני אירוע
picture-score-settlements = יישובים
picture-score-quests = משימות
picture-score-areas = אזורים
picture-score-start = יתרון פתיחה
picture-score-total = סך הכול

picture-alt-over = המשחק הסתיים.
picture-alt-round = סיבוב { $count }.
picture-alt-decides = מחליטים: { $name }.
picture-alt-population = מסלול האוכלוסייה: { $order }.
picture-alt-events = מסלול האירועים: { $order }.
picture-alt-battle = קרב ב־{ $area }: { $attacker } נגד { $defender }.
picture-alt-targets = מקומות אפשריים: { $places }.

picture-twin-round = סיבוב { $count }, הסדר: { $order }.
picture-twin-area = { $area }: { $parts }.
picture-twin-ship = ספינה של { $owner } על { $border }.
picture-twin-wall = חומה של { $owner }
picture-twin-settlement = יישוב של { $owner }
picture-twin-down = אירוע הפוך
picture-twin-open = אירוע { $event }
picture-twin-held = אירוע { $event }, נקודות: { $count }
picture-twin-running = אירוע { $event } של { $owner }, סיבוב { $count }
picture-twin-blocked = חסום
picture-twin-closed = סגור
picture-twin-home = בית { $count }
picture-twin-home-of = הבית של { $owner }, קומות: { $count }
picture-twin-player = { $name } ({ $empire }): משאבים { $goods }; טכנולוגיות { $levels }; קוביות { $dice }; כדים שנותרו { $amphorae }; משימות { $quests }; גנים { $gardens }; נקודות עד כה { $points }.
picture-twin-stall = מסחר { $slot }: { $cost } תמורת { $gain }, נקודות: { $points }.
picture-twin-amphora = מסחר { $slot }: כד של { $owner }.
picture-twin-garden = הגן הבא: { $garden }. מחיר: { $cost }, נקודות: { $points }, מתחתיו { $below }.
picture-twin-bid = ההימור של { $name }: { $bid }.
picture-twin-fighter = { $name }: קלף { $card }, כוח { $strength }, טקטיקה { $tactics }, ניידות { $mobility }.
picture-twin-quests = המשימות שלך: { $quests }.

word-boards = לוחות השחקנים
word-battle = הקרב
picture-deck = חפיסה: { $count }
picture-discards = מושלכים: { $count }
picture-wave = גל { $count } מתוך { $most }
picture-no-bids = בלי הימורים: העצמות מונחות ישר על הקלפים
picture-twin-bones = עצמות של { $name }: { $count }.
picture-twin-plans = תוכניות של { $name }: { $plans }. חפיסה: { $count }, מושלכים: { $discards }.
picture-twin-together = האנשים משחקים יחד: כולם מנצחים אם גם האחרון שבהם לפני האוטומט הטוב ביותר.
picture-twin-wave = גל { $count } יביא: { $army }, עצמות: { $bones }.
picture-twin-breaches = חומות שנהרסו בגל הזה: { $areas }.
word-plans = תוכניות האוטומטים
word-waves = הגלים הבאים
