# מילים בתמונות, ומה שהתמונות אומרות למי ששומע אותן.
picture-waiting = מחכים
picture-off = בבית
picture-score-sheet = תוצאה סופית
picture-course = כלים בבית, מהלך אחר מהלך
picture-alt-over = המשחק נגמר.
picture-alt-throws = זורק: { $name }.
picture-alt-moves = מזיז: { $name }. יצא { $count }.
picture-alt-pieces = { $name } ({ $side }): על הלוח { $squares_count ->
    [0] כלום
   *[other] { $squares }
}; מחכים { $waiting }; בבית { $off }.
picture-alt-targets = משבצות אפשריות: { $places }.
