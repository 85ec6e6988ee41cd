# The game's name, its options, and the summary of the rules.
game-name = Royal Game of Ur
command-play = Moves in the Royal Game of Ur

game-turn = `{ $number }` { $what } ({ $who }: +{ $gain ->
    [one] { $gain } square
   *[other] { $gain } squares
})

option-pieces = Pieces
option-pieces-description = Pieces of each player: fewer make a quicker game
option-path = Path
option-path-description = The usual path over the board, or a longer one on which pieces meet almost everywhere
option-path-bell = usual, 14 squares
option-path-masters = Masters, 16 squares
option-dice = Dice
option-dice-description = Four dice, or three with which a throw of 0 counts as 4
option-dice-four = four
option-dice-three = three
option-rosettes = Rosettes
option-rosettes-description = Whether a piece on a rosette is safe; usually it is, but not on Masters' path
option-rosettes-usual = as usual
option-rosettes-safe = safe
option-rosettes-open = not safe
option-captures = Captures
option-captures-description = Whether you throw again after a capture
option-captures-plain = the turn ends
option-captures-again = throw again

game-rules-1 =
    ## The Royal Game of Ur
    A race for two, four and a half thousand years old. **Bear off all your pieces first.**
    { "" }
    ### The board
    - Each player's path has 14 squares: their own row (A or C) from 4 to 1, then the shared row from B1 to B8, then their own row from 8 to 7, and off.
    - Five squares are **rosettes**: A1, A7, B4, C1, C7.
    { "" }
    ### Your turn
    - **Throw** four dice, each of which counts 0 or 1. On 0 your turn is over.
    - **Move** one piece on by exactly that number, or bring one in. If you can move, you must; you can't land on your own piece.
    - On the shared row you **capture** what you land on: it has to start again. Only the piece on the rosette B4 is safe.
    - Land on a rosette and you **throw again**.
    - Dice are thrown for you, and a move that is the only one is made for you. Undo never changes the dice: a throw that was taken back comes again as it was.
    - Pieces leave the board by an exact throw: one more than the squares left.
    { "" }
    ### A good first game
    Land on rosettes, keep a piece on B4, and bring your pieces in one after the other: those that still wait can't be captured.
game-rules-2 =
    ## Other ways to play
    Boards and rules differ from house to house. Choose yours before the game:
    { "" }
    - **Pieces**: seven each, or five or three for a quicker game.
    - **Path**: the usual one, or that of James Masters with 16 squares: own row from 4 to 1, B1 to B7, then the **other** row's 7 and 8, B8, own row 8 and 7, and off. Pieces can be captured on every square but the first four, and every fourth square is a rosette.
    - **Dice**: four, or three. With three, a throw of 0 counts as 4, so nobody loses a turn to it.
    - **Rosettes**: if they are safe, nobody may end on a rosette that the other player holds. Usually they are safe; on Masters' path they are not.
    - **Captures**: usually a capture ends your turn like any move; or you throw again.
