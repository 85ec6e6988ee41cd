"""Functions that derive facts from a position: locations of pieces, legal actions, points.

Every package of the game except `state` and `content` may import them. They change nothing.
"""
