# המילים שבתמונות, ומה שהתמונות מספרות למי שמאזין.

picture-catastrophe = אסון
picture-pile = ערמת ניצחון
picture-pile-top = רואים רק את הקלף העליון
picture-discarded = יצאו מהמשחק

picture-on-table = על השולחן
picture-revolt = סכסוך פנימי
picture-war = סכסוך חיצוני

picture-key-hand = קלפים ביד
picture-key-left = קלפים בקופה
picture-alt-revolt = סכסוך פנימי ({ $leader_plural }): { $attacker } { $attack }, { $defender } { $defence }.
picture-alt-war = סכסוך חיצוני ({ $leader_plural }): { $attacker } { $attack }, { $defender } { $defence }.
picture-alt-kingdom = ממלכה { $numeral } ({ $columns }): { $leaders }.
picture-alt-leader = { $leader } של { $name } על { $place } ({ $strength })
picture-alt-left = קלפים בקופה: { $count }, אוצרות על השולחן: { $treasures }.
picture-alt-targets = מקומות אפשריים: { $places }.
picture-alt-ships = ספינות שאפשר לבנות: { $ships }.
picture-alt-hand = היד שלך: { $cards_count ->
    [0] אין קלפים
   *[other] { $cards_numbered }
}.
picture-alt-points = נקודות: שחור { $black }, ירוק { $green }, אדום { $red }, כחול { $blue }. אוצרות: { $treasures }.
picture-alt-pile = { $count ->
    [one] ערמת ניצחון: קלף אחד, { $card }.
    [two] ערמת ניצחון: שני קלפים, העליון { $card }.
   *[other] ערמת ניצחון: { $count } קלפים, העליון { $card }.
}
picture-alt-no-pile = ערמת ניצחון: ריקה.
