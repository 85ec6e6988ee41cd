# Notes beside a move: what it brings, starts and costs (`note-`), and their short forms on buttons (`gain-`, `tag-`, `piece-`).
gain-black = +{ $black } ⬛
gain-blue = +{ $blue } 🟦
gain-green = +{ $green } 🟩
gain-red = +{ $red } 🟥
gain-ship = ⛵
gain-treasure = 💎
note-against = { $own } מול { $other } נגד { $against }
note-attack = { $attack } מול { $defence }
note-black = +{ $black } שחור
note-blue = +{ $blue } כחול
note-draws = שולף { $draws }
note-ends = המשחק מסתיים
note-facing = הצד השני עד כה: { $facing }
note-from = עוזב את { $from }
note-gives = נותן נקודות: { $gives }
note-green = +{ $green } ירוק
note-held = ביד: { $held }
note-home = חוזר אליך: { $home }
note-joins = מחבר את { $joins }
note-kingdom = ממלכה { $kingdom }
note-left = נותרו { $left }
note-no-card = אין קלף: { $no-card }
note-ousts = חוזר לבעליו: { $ousts }
note-red = +{ $red } אדום
note-removed = קלפים שמוסרים: { $removed }
note-revolt = סכסוך פנימי: { $revolt }
note-ship = אפשר לבנות ספינה
note-strength = הכוח שלך: { $strength }
note-temples = { $temples ->
    [0] לא על מקדש
   *[other] על מקדש
}
note-ties = בתיקו מנצח { $ties }
note-treasure = אוצרות: { $treasure }
note-war = סכסוך חיצוני: { $war }
note-winner = { $winner } מנצח
tag-from = ({ $from })
piece-held = × { $held }
tag-revolt = ⚔
tag-strength = ← { $strength }
tag-war = ⚔
# מה מציינים הסימנים על הכפתורים.
sign-black = 🟥🟦🟩⬛ נקודות בצבע הזה
sign-blue = 🟥🟦🟩⬛ נקודות בצבע הזה
sign-green = 🟥🟦🟩⬛ נקודות בצבע הזה
sign-red = 🟥🟦🟩⬛ נקודות בצבע הזה
sign-revolt = ⚔ מתחיל סכסוך
sign-war = ⚔ מתחיל סכסוך
sign-treasure = 💎 אוצר
sign-strength = ← הכוח שלך אחר כך
sign-ship = ⛵ אפשר לבנות ספינה
