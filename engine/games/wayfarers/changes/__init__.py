"""Changes that several moves share.

`gains` applies the effects of cards and tiles, and moves the rival's resource marker; `turns` ends turns, rounds and
the game. Questions and the opponent in `solo` import this package.
"""
