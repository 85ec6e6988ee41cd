"""Contents of the components: tables read once into frozen values, and checked as they are read (28.3).

All of the game may import it. It imports nothing of the game but itself.
"""
