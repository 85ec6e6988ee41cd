# מה קרה. שמות פעולה, כדי לא לנחש את מין השחקן.
event-leader-placed = { $who }: הנחת { $leader_definite } ב־{ $cell }.
event-leader-moved = { $who }: העברת { $leader_definite } מ־{ $start } ל־{ $cell }.
event-leader-withdrawn = { $who }: הסרת { $leader_definite } מ־{ $cell }.
event-leader-home = { $leader_definite } של { $who } שב־{ $cell } יורד מהלוח.
event-tile-placed = { $who }: הנחת { $tile } ב־{ $cell }.
event-kingdoms-joined = { $who }: איחוד הממלכות { $first } ו־{ $second } ב־{ $cell }.
event-points = { $who }: { $count ->
    [one] נקודה { $colour_feminine } אחת
    [two] שתי נקודות { $colour_feminine_plural }
   *[other] { $count } נקודות { $colour_feminine_plural }
} עבור { $source_word ->
    [tile] האריח
    [revolt] הסכסוך הפנימי
    [war] הסכסוך החיצוני
   *[monument] מצבה
}.
event-catastrophe-placed = { $who }: הנחת אריח אסון ב־{ $cell }.
event-tile-destroyed = האסון ב־{ $cell } הורס { $tile }.
event-swapped = { $who }: החלפת { $count ->
    [one] אריח אחד
    [two] שני אריחים
   *[other] { $count } אריחים
}.
event-drew = { $who }: לקיחת { $count ->
    [one] אריח אחד
    [two] שני אריחים
   *[other] { $count } אריחים
} מהשקית.
event-drew-tiles = האריחים החדשים שלך: { $tiles_numbered }.
event-revolt-began = סכסוך פנימי ב־{ $cell } ({ $leader }): { $attacker } בהתקפה, { $defender } בהגנה. מקדשים: { $attack } מול { $defence }.
event-war-began = סכסוך חיצוני ({ $leader_plural }): { $attacker } ({ $first }) בהתקפה, { $defender } ({ $second }) בהגנה. תומכים: { $attack } מול { $defence }.
event-support-added = { $count ->
    [0] { $who }: בלי תוספת; כוח { $total }.
    [one] { $who }: תוספת של { $tile }; כוח { $total }.
   *[other] { $who }: תוספת של { $count } { $tile_plural }; כוח { $total }.
}
event-conflict-won = ניצחון ל־{ $winner }; { $leader_definite } של { $loser } יורד מהלוח. התקפה { $attack }, הגנה { $defence }.
event-tiles-removed = { $count ->
    [one] הסרה מהלוח: { $tile } ({ $cells }).
   *[other] הסרה מהלוח: { $count } { $tile_plural } ({ $cells }).
}
event-monument-built = { $who }: בניית { $monument } ב־{ $cell }.
event-monument-declined = { $who }: בלי מצבה.
event-treasure-taken = { $who }: לקיחת האוצר מ־{ $cell }.
event-game-ended = { $reason_word ->
    [treasures] המשחק הסתיים: נותרו לכל היותר שני אוצרות על הלוח.
   *[tiles] המשחק הסתיים: לא נותרו די אריחים בשקית.
}
event-final-score = { $rank }. { $who }: אדום { $red }, כחול { $blue }, ירוק { $green }, שחור { $black }; אוצרות: { $treasures }.
