"""Sprites of the Royal Game of Ur: squares of shell and lapis, pieces with five dots, four-sided dice.

Only the pictures of this game import them. They import the shared parts of `render`.
"""
