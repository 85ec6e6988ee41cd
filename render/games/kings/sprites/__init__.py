"""Sprites of Contest of Kings, each a frozen value that paints itself. Lengths are in units.

Only the pictures of this game import them. They import no view: all content is passed in as arguments.
"""
