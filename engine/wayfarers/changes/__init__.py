"""What a move changes.

`draft` is a position while it is changed, and `supposing` one as it would be. `gains` and `stepping` say what cards,
tiles and steps of the journal bring, `running` what goes on without a question. The verbs in `apply` are built on them,
and the game's own player in `solo`.
"""
