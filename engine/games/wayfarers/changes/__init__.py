"""Changes that several moves share.

`gains` and `stepping` apply cards, tiles and steps of the journal, `marker` moves the resource marker of the game's own
player; `turns` ends turns, rounds and the game; `supposing` makes hypothetical positions. Questions and the game's own
player in `solo` import it.
"""
