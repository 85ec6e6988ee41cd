"""Components in the box, as listed by the tables in `data`, and the words for their effects.

The whole game may import it. It imports nothing else of the game.
"""
