# סוגי הרכיבים, ושמות נוספים.
component-leader = מנהיג
word-catastrophe = אסון

# מה הם עושים.
frame-count = במשחק: { $count }.
frame-each = לכל שחקן: { $count }.
