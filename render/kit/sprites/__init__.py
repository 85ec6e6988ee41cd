"""Pieces of games with four colours, each a frozen value that paints itself; lengths are units of the scene.

`render.kit` and the pictures of games import it. It knows of no game and no view.
"""
