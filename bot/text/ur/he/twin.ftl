# כל המצב במילים.
twin-way = המסלול ({ $side }): { $squares }.
twin-rosettes = רוזטות: { $squares }.
twin-throws = זריקות עד כה: { $count }.
twin-off = אפשרי: { $piece } יוצא מהלוח.
twin-move = אפשרי: { $piece } אל { $square }{ $captures ->
    [0] {""}
   *[other] {", לוכד כלי"}
}{ $again ->
    [0] .
   *[other] {", זריקה נוספת."}
}
