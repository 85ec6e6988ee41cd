"""Sprites of Tigris & Euphrates alone, each a frozen value that paints itself. Lengths are in units.

Only the pictures of this game import it. It imports no view: all content is passed in as arguments.
"""
