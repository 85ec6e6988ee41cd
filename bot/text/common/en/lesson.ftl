# A first turn, told page by page.
lesson-page = *Page { $number } of { $count }*
button-lesson = A first turn: { $game }
button-lesson-back = Back
button-lesson-on = Next
button-rules = The rules in short
