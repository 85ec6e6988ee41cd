# מילים בתמונות, ומה שהתמונות אומרות למי ששומע אותן.
picture-waiting = מחכים
picture-off = בבית
picture-way-light = המסלול של הבהירים
picture-way-dark = המסלול של הכהים
picture-way-both = המסלול של שניהם
picture-course = משבצות שנעברו, מהלך אחר מהלך; טיפה אדומה: כלי שנלכד
picture-captured = כלים שנלכדו
picture-alt-over = המשחק נגמר.
picture-alt-throws = עכשיו זריקה של { $name }.
picture-alt-moves = עכשיו הזזת כלי של { $name }. יצא { $count }.
picture-alt-pieces = { $name } ({ $side }): על הלוח { $squares_count ->
    [0] אין כלים
   *[other] { $squares }
}; ממתינים: { $waiting }; בבית: { $off }.
picture-alt-targets = משבצות אפשריות: { $places }.
