# The first turns: what each page of the lesson says under its picture.
game-lesson-1 =
    ### The board
    You have the **light** pieces. All seven wait at the top left; your row is A. Your path goes from A4 to A1, then along the shared row from B1 to B8, and home over A8 and A7.
    The dice are thrown for you, so your turn begins with your throw.
game-lesson-2 =
    ### A four
    You threw **4**. A new piece may come in on the fourth square of your path: A1, a **rosette**. Press **New piece → A1**.
game-lesson-3 =
    ### A rosette
    When you land on a rosette you **throw again**. So it is still your turn.
game-lesson-4 =
    ### Both are on their way
    You threw 1 and brought in a second piece on A4. Your opponent threw 3 and came in on C2. On their own rows, pieces can't be captured; it gets dangerous from B1 on.
game-lesson-5 =
    ### The shared row
    You threw 2: from A1 to B2. From now on a dark piece that lands there sends yours back to the start. Only the rosette **B4** is safe, and it lets you throw again.
    That is all there is to it: get all seven pieces home first. Good luck!
