"""Facts read off a table: its kingdoms, where pieces may go, and the resulting points.

It takes tables alone, of a position, a view or a draft alike. All other rooms of the game may import it, and so may its
pictures and its computer player.
"""
