"""A turn: what actions do, the conflicts, ships and treasures that they bring, and the end of a turn and of the game.

The modules of the game beside it and its computer player may import it. It imports the position and its draft.
"""
