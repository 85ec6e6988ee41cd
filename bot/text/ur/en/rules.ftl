# The game's name, its options, and the summary of the rules.
game-name = Royal Game of Ur
command-play = Moves in the Royal Game of Ur

option-pieces = Pieces
option-pieces-description = Pieces of each player: fewer make a quicker game

game-rules-1 =
    ## The Royal Game of Ur
    A race for two, four and a half thousand years old. **Bear off all your pieces first.**
    { "" }
    ### The board
    - Each player's way has 14 squares: their own row (A or C) from 4 to 1, then the shared row from B1 to B8, then their own row from 8 to 7, and off.
    - Five squares are **rosettes**: A1, A7, B4, C1, C7.
    { "" }
    ### Your turn (2)
    - **Throw** four dice, each of which counts 0 or 1. On 0 your turn is over.
    - **Move** one piece on by exactly that number, or bring one in. Whoever can move must; nobody may end on a piece of their own.
    - On the shared row you **capture** what you land on: it has to start again. Only the piece on the rosette B4 is safe (2.5).
    - Whoever ends on a rosette **throws again** (2.6).
    - Pieces leave the board by an exact throw: one more than the squares left (2.7).
    { "" }
    ### A good first game
    Land on rosettes, keep a piece on B4, and bring your pieces in one after the other: those that still wait can't be captured.
