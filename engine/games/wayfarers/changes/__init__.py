"""Changes that several moves share.

`gains` applies the effects of cards and tiles, `marker` moves the resource marker of the game's own player; `turns`
ends turns, rounds and the game; `supposing` makes hypothetical positions. Questions and the game's own player in `solo`
import it.
"""
