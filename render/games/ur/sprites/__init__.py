"""Sprites of this game alone: squares of shell and lapis, pieces with five dots, four-sided dice.

The pictures of the game import this package. It imports the shared parts of `render`.
"""
