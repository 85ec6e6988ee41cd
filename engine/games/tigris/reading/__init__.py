"""Facts derived from a board: its kingdoms, legal cells, available treasures, and scores.

All other packages of the game, its pictures and its computer player may import this package. It changes nothing.
"""
