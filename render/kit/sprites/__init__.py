"""Pieces of games with four colours, each a frozen value that paints itself; lengths are units of the scene."""
