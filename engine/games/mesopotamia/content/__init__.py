"""The game's tables of components, read once, checked (28.3) and frozen.

The whole game may import it. It imports nothing else of the game.
"""
