# A first turn, told page by page.
lesson-page = *Page { $number } of { $count }*
button-lesson = A first turn: { $game }
button-lesson-leave = Back to the lesson
button-lesson-back = Back
button-lesson-on = Next
button-rules = The rules in short
button-lesson-try = Do it yourself
button-lesson-take-back = Take it back
lesson-task = **Your task:** { $move }
lesson-task-right = ✓ That's right.
lesson-task-other = You chose: **{ $move }**
lesson-task-goes-on = That is allowed as well. The lesson goes on with: { $move }
