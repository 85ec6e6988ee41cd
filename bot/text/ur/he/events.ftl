# מה קרה.
event-thrown = { $who }: בזריקה יצא { $count }.
event-turn-lost = { $count ->
    [0] התור נגמר.
   *[other] שום כלי לא יכול לזוז: התור נגמר.
}
event-entered = { $who }: כלי חדש נכנס למשבצת { $square }.
event-moved = { $who }: כלי עובר ממשבצת { $start } למשבצת { $end }.
event-captured = { $who }: נלכד כלי של { $other }, והוא מתחיל מחדש.
event-rosette = { $who }: רוזטה, וזריקה נוספת.
event-capture-again = { $who }: לכידה, וזריקה נוספת.
event-borne-off = { $who }: הכלי שעל { $start } יוצא מהלוח.
event-game-ended = המשחק נגמר בניצחון של { $who }: כל הכלים בחוץ.
