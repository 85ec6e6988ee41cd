"""Contents of the components: tables read once into frozen values, and checked on reading (28.3).

The whole game may import it. It imports nothing else of the game.
"""
