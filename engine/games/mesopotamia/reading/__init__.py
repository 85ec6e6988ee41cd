"""Facts derived from a position: locations of pieces, legal actions, and their value.

The whole game except `state` and `content` may import it. It takes a position and changes nothing.
"""
