"""Pictures of choices: enlarged cards and dice, and places on the board that are lit and priced.

Only the game's own package imports them. They put marks on the pictures of the board and of a tableau.
"""
