"""Facts read off an open battle: its sides, their strength, bids, rows and duels.

All of the game but `state` and `content` may import it.
"""
