"""The game's own player: its board, what it does next, and both in words.

Only the game's own pictures import it. It imports nothing of the board or of a tableau.
"""
