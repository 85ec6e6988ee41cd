# המילים שבתמונות, ומה שהתמונות מספרות למי שמאזין.
picture-letter-red = מ
picture-letter-blue = ח
picture-letter-green = ש
picture-letter-black = ה

picture-your-hand = היד שלך
picture-only-you = מוצג רק לך
picture-catastrophes = אסונות
picture-points = נקודות ניצחון
picture-treasures = אוצרות

picture-attacker = תוקף
picture-defender = מותקף
picture-on-board = על הלוח
picture-from-hand = מהיד
picture-revolt = סכסוך פנימי
picture-war = סכסוך חיצוני
picture-winner = מנצח

picture-score-sheet = תוצאה סופית
picture-weakest = הצבע החלש ביותר
picture-course = הצבע החלש ביותר, מהלך אחר מהלך

picture-alt-over = המשחק הסתיים.
picture-alt-decides = ההחלטה אצל { $name }.
picture-alt-turn = ההחלטה אצל { $name } ({ $left ->
    [one] נותרה פעולה אחת
    [two] נותרו שתי פעולות
   *[other] נותרו { $left } פעולות
}).
picture-alt-revolt = סכסוך פנימי, { $leader }: { $attacker } { $attack }, { $defender } { $defence }.
picture-alt-war = סכסוך חיצוני, { $leader }: { $attacker } { $attack }, { $defender } { $defence }.
picture-alt-kingdom = ממלכה { $numeral }: { $leaders }.
picture-alt-leader = { $leader } של { $name } ({ $strength })
picture-alt-left = אריחים בשקית: { $bag }, אוצרות על הלוח: { $treasures }.
picture-alt-targets = מקומות אפשריים: { $cells }.
picture-alt-leaders = מנהיגים לבחירה: { $leaders }.
picture-alt-hand = היד שלך: { $tiles }.
picture-alt-empty = אין אריחים
picture-alt-tiles = { $tile } × { $count }
picture-alt-points = נקודות: אדום { $red }, כחול { $blue }, ירוק { $green }, שחור { $black }. אוצרות: { $treasures }.
