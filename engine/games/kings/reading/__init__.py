"""Facts derived from a table: its kingdoms, the legal places of pieces, and points.

The functions work on the table of a position, a view or a draft. All other packages of the game may import this one, as
may the game's pictures and its computer player.
"""
