"""Changes that several moves share.

`gains` and `stepping` say what cards, tiles and steps of the journal bring, `marker` what moves the resource marker of
the game's own player; `turns` ends turns, rounds and the game; `supposing` is a position as it would be. Questions and
the game's own player in `solo` import it.
"""
