"""The vocabulary of the words in moves, and the names of shared events."""

from engine.games.ur.places import SQUARES
from engine.kit.vocabulary import plain_vocabulary

NEW_PIECE = "new"
"""A piece that enters the board."""

PIECE = plain_vocabulary("piece", (*SQUARES, NEW_PIECE))

EVENTS = ("borne-off", "captured", "entered", "moved")
"""The events that several verbs report."""
