"""What several moves change alike.

`gains` and `stepping` say what cards, tiles and steps of the journal bring, `marker` what moves the resource marker of
the game's own player; `supposing` is a position as it would be. The verbs in `apply` are built on them, the game's own
player in `solo`, and in `closing` what goes on without a question.
"""
