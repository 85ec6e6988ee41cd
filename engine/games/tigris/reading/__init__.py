"""Facts derived from a board: its kingdoms, legal cells, available treasures, and scores.

All other packages of the game may import it, as may its pictures and its computer player. It changes nothing.
"""
