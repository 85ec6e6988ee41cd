"""Wayfarers of the South Tigris: its views as scenes. `render.registry` finds it by name. It imports no other game, and
only views and readings of its own."""

from render.games.wayfarers.board import beside
from render.games.wayfarers.board.market import board
from render.games.wayfarers.choices.question import card, question
from render.games.wayfarers.choices.targets import targets
from render.games.wayfarers.described import describe
from render.games.wayfarers.glance import glance
from render.games.wayfarers.key import key, sign_of, signs
from render.games.wayfarers.rival import extra, names
from render.games.wayfarers.sheet import cover, poster, sheet
from render.games.wayfarers.sprites.inks import inks
from render.games.wayfarers.tableau import below, tableau

__all__ = [
    "below",
    "beside",
    "board",
    "card",
    "cover",
    "describe",
    "extra",
    "glance",
    "inks",
    "key",
    "names",
    "poster",
    "question",
    "sheet",
    "sign_of",
    "signs",
    "tableau",
    "targets",
]
