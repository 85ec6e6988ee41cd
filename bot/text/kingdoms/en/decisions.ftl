# What the table waits for.
decision-act = { $left ->
    [0] { $who } has used both actions. End the turn or undo.
    [one] { $who } has { $left } action left.
   *[other] { $who }'s turn: { $left } actions.
}
ask-act = { $left ->
    [0] Both actions are used. End the turn?
    [one] { $left } action left. What do you play?
   *[other] { $left } actions. What do you play?
}
