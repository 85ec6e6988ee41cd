"""Sprites that both games share, each a frozen value that paints itself. Lengths are in units of the scene.

`render.games.kingdoms` and the pictures of its two games import them. They import no view.
"""
