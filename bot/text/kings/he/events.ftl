# מה קרה. שמות פעולה, כדי לא לנחש את מין השחקן.
event-leader-placed = { $who }: הנחת { $leader_definite } על { $place }.
event-leader-moved = { $who }: העברת { $leader_definite } מ־{ $start } ל־{ $place }.
event-leader-home = { $who }: { $leader_definite } שעל { $place } חוזר לבעליו.
event-card-placed = { $who }: הנחת { $card } בטור { $column } ({ $place }).
event-kingdoms-joined = { $who }: איחוד הממלכות { $first } ו־{ $second } בעזרת { $card } ב־{ $place }.
event-card-turned = הקלף שב־{ $place } נחשף: { $card }.
event-point = { $who }: קלף { $colour } לערמת הניצחון עבור { $source_word ->
    [card] הקלף ששוחק
    [ship] הספינה
    [revolt] הסכסוך הפנימי
   *[war] הסכסוך החיצוני
}.
event-point-kept = { $who }: בלי קלף { $colour } עבור { $source_word ->
    [card] הקלף ששוחק
    [ship] הספינה
    [revolt] הסכסוך הפנימי
   *[war] הסכסוך החיצוני
}.
event-revolt-began = סכסוך פנימי על { $place } ({ $leader_plural }): { $attacker } בהתקפה, { $defender } בהגנה. כוח: { $attack } מול { $defence }.
event-war-began = סכסוך חיצוני ({ $leader_plural }): { $attacker } ({ $first }) בהתקפה, { $defender } ({ $second }) בהגנה. כוח: { $attack } מול { $defence }.
event-support-added = { $count ->
    [0] { $who }: בלי תוספת; כוח { $total }.
    [one] { $who }: תוספת של { $card }; כוח { $total }.
   *[other] { $who }: תוספת של { $count } { $card_plural }; כוח { $total }.
}
event-conflict-won = ניצחון ל־{ $winner }; { $leader_definite } של { $loser } יורד מהשולחן. התקפה { $attack }, הגנה { $defence }.
event-card-banked = { $who }: העברת { $card } מהקלפים ששוחקו אל ערמת הניצחון.
event-cards-taken = { $count ->
    [one] { $who }: העברת { $card } מצד המפסיד אל ערמת הניצחון ({ $places }).
   *[other] { $who }: העברת { $count } { $card_plural } מצד המפסיד אל ערמת הניצחון ({ $places }).
}
event-link-lost = מ־{ $place } הוסר הקלף המחבר ({ $card }), והחיבור נותק.
event-ship-built = { $who }: בניית { $ship } ב־{ $place }.
event-ship-declined = { $who }: בלי ספינה.
event-treasure-taken = { $who }: לקיחת האוצר מ־{ $place } והנחת מקדש במקומו.
event-treasure-declined = { $who }: בלי אוצר.
event-catastrophe-played = { $who }: קלף אסון על { $place }; יורד מהשולחן: { $card }.
event-drew = { $who }: לקיחת { $count ->
    [one] קלף אחד
    [two] שני קלפים
   *[other] { $count } קלפים
} מהקופה.
event-drew-cards = הקלפים החדשים שלך: { $cards_numbered }.
event-game-ended = { $reason_word ->
    [treasures] המשחק הסתיים: נותר רק אוצר אחד על השולחן.
    [standstill] המשחק הסתיים: אי אפשר להוסיף קלף לשולחן, ובמשך סיבוב שלם אף קלף לא יצא מיד של איש.
   *[cards] המשחק הסתיים: לא נותרו די קלפים בקופה.
}
event-final-score = { $rank }. { $who }: שחור { $black }, ירוק { $green }, אדום { $red }, כחול { $blue }; אוצרות: { $treasures }.
