# Notes beside a move: what it brings, starts and costs (`note-`), and their short forms on buttons (`gain-`, `tag-`).
gain-ship = ⛵
note-from = עוזב את { $from }
note-no-card = אין קלף: { $no-card }
note-removed = קלפים שמוסרים: { $removed }
note-revolt = סכסוך פנימי: { $revolt }
note-ship = אפשר לבנות ספינה
note-temples = { $temples ->
    [0] לא על מקדש
   *[other] על מקדש
}
note-war = סכסוך חיצוני: { $war }
# מה מציינים הסימנים על הכפתורים.
sign-ship = ⛵ אפשר לבנות ספינה
