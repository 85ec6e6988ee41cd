"""Facts read off a board: its kingdoms, where pieces may go, the treasures to take, and the scores.

All other rooms of the game may import it, and so may its pictures and its computer player. It changes nothing.
"""
