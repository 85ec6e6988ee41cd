# מהלכים: שמותיהם בכפתורים, בתפריטים ובפקודות, והמהלך כמשפט.
verb-leader = הנחה או העברה של מנהיג
verb-treasure = לקיחת אוצר
verb-end = סיום התור
pick-leader = איזה מנהיג?
move-end = סיום התור

# Kinds of moves on the first page of a panel.
kind-leader = מנהיג
piece-leader = { $one }
kind-end = סיום
kind-catastrophe = אסון

# Labels beside a sign.
brief-leader = { $two }
brief-catastrophe = { $one }
brief-treasure = { $one }
