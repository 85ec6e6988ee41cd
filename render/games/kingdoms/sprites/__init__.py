"""Pieces of games with four colours, each a frozen value that paints itself. Lengths are in units of the scene.

`render.games.kingdoms` and the pictures of its two games import it. It knows no views.
"""
