"""Pieces of games with four colours, each a frozen value that paints itself; lengths are units of the scene.

`render.games.kingdoms` and the pictures of its two games import it. It knows of no view.
"""
