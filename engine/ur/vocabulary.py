"""The words of moves."""

from engine.kit.vocabulary import plain
from engine.ur.places import SQUARES

NEW = "new"
"""A piece that is off the board and comes in."""

PIECE = plain("piece", (*SQUARES, NEW))
