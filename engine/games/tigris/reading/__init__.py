"""What can be read off a board: its kingdoms, where pieces may go, which treasures are to be taken, and what is scored.

All other rooms of the game may import it, and so may its pictures and its computer player. It changes nothing.
"""
