"""Components in the box, as the tables in `data` list them, and the words for their effects.

All of the game may import it. It imports nothing of the game but itself.
"""
