"""Facts read off a position: locations of pieces, legal actions, and their value.

All of the game but `state` and `content` may import it. It takes a position and changes nothing.
"""
