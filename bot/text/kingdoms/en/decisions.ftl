# What the table waits for.
decision-act = { $left ->
    [0] { $who }: both actions are done. End the turn, or take something back.
    [one] { $who } has { $left } action left.
   *[other] { $who }'s turn: { $left } actions.
}
