# המילים שבתמונות, ומה שהתמונות מספרות למי שמאזין.
picture-letter-red = מ
picture-letter-blue = ח
picture-letter-green = ש
picture-letter-black = ה
picture-your-hand = היד שלך
picture-only-you = מוצג רק לך
picture-points = נקודות ניצחון
picture-treasures = אוצרות
picture-attacker = בהתקפה
picture-defender = בהגנה
picture-from-hand = מהיד
picture-winner = ניצחון
picture-weakest = הצבע החלש ביותר
picture-course = הצבע החלש ביותר, מהלך אחר מהלך
picture-key-home = מנהיג שטרם הוצב
picture-key-placed = מנהיג שכבר הוצב
picture-alt-over = המשחק הסתיים.
picture-alt-turn = ההחלטה בידי { $name } ({ $left ->
    [one] נותרה פעולה אחת
    [two] נותרו שתי פעולות
   *[other] נותרו { $left } פעולות
}).
picture-alt-leaders = מנהיגים לבחירה: { $leaders }.
picture-alt-decides = ההחלטה בידי { $name }.
