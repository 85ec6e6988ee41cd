"""The words of moves."""

from engine.games.ur.places import SQUARES
from engine.kit.vocabulary import plain_vocabulary

NEW = "new"
"""A piece that enters the board."""

PIECE = plain_vocabulary("piece", (*SQUARES, NEW))

EVENTS = ("borne-off", "captured", "entered", "moved")
"""The events that several actions report."""
