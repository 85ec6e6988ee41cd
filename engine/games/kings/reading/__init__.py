"""Facts read off a table: its kingdoms, where pieces may go, and the resulting points.

It works on the table of a position, a view or a draft. All other packages of the game may import it, as may its
pictures and its computer player.
"""
