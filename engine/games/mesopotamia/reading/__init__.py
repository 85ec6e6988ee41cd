"""Facts read off a position: where pieces stand, the legal actions, and their value.

All of the game but `state` and `content` may import it. It takes a position and changes nothing.
"""
