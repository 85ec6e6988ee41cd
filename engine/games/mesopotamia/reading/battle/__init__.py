"""Facts derived from an open battle: its sides, their strength, bids, rows and duels.

The whole game except `state` and `content` may import it.
"""
