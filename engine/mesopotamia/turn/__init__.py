"""A turn: actions by marker and dice, what they do, and the events that they bring (5-13, 19).

The modules of the game beside it and those of `solo` may import it. It imports the position, its draft and `battle`.
"""
