# מה קרה.
event-thrown = זריקה של { $who }: { $count }.
event-turn-lost = { $count ->
    [0] התור נגמר.
   *[other] שום כלי לא יכול לזוז: התור נגמר.
}
event-entered = כלי חדש של { $who } על { $square }.
event-moved = הכלי של { $who } עובר: { $start } ← { $end }.
event-captured = לכידה של { $who }: כלי אחד של { $other } מתחיל מחדש.
event-rosette = רוזטה: זריקה נוספת של { $who }.
event-capture-again = אחרי הלכידה: זריקה נוספת של { $who }.
event-borne-off = הכלי של { $who } שעל { $start } יוצא מהלוח.
event-game-ended = המשחק נגמר: כל הכלים בחוץ, והניצחון של { $who }.
