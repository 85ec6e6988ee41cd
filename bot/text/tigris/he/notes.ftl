# Notes beside a move: what it brings, starts and costs (`note-`), and their short forms on buttons (`gain-`, `tag-`).
gain-monument = 🏛️
note-from = עוזב את { $from }
note-monument = אפשר לבנות מצבה
note-removed = אריחים שמוסרים: { $removed }
note-revolt = סכסוך פנימי: { $revolt }
note-temples = מקדשים לידו: { $temples }
note-war = סכסוך חיצוני: { $war }
# מה מציינים הסימנים על הכפתורים.
sign-monument = 🏛️ אפשר לבנות מצבה
label-stays = הכול, לשמור { $stays_numbered }
