"""Changes that several moves share.

`gains` applies the effects of cards and tiles; `marker` moves the resource marker of the rival; `turns` ends turns,
rounds and the game; `supposing` makes hypothetical positions. Questions and the opponent in `solo` import this package.
"""
