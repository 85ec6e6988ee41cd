# המילים שבתמונות, ומה שהתמונות מספרות למי שמאזין.

picture-catastrophes = אסונות

picture-on-board = על הלוח
picture-revolt = סכסוך פנימי
picture-war = סכסוך חיצוני

picture-key-hand = אריחים ביד
picture-key-left = אריחים בשקית
picture-alt-revolt = סכסוך פנימי, { $leader }: { $attacker } { $attack }, { $defender } { $defence }.
picture-alt-war = סכסוך חיצוני, { $leader }: { $attacker } { $attack }, { $defender } { $defence }.
picture-alt-kingdom = ממלכה { $numeral }: { $leaders }.
picture-alt-leader = { $leader } של { $name } ({ $strength })
picture-alt-left = אריחים בשקית: { $bag }, אוצרות על הלוח: { $treasures }.
picture-alt-targets = מקומות אפשריים: { $cells }.
picture-alt-hand = היד שלך: { $tiles_count ->
    [0] אין אריחים
   *[other] { $tiles_numbered }
}.
picture-alt-points = נקודות: אדום { $red }, כחול { $blue }, ירוק { $green }, שחור { $black }. אוצרות: { $treasures }.
