"""Wayfarers of the South Tigris: its views as scenes. `render.registry` finds it by name. It imports no other game, and
only views and readings of its own."""

from render.games.wayfarers.board import further_boards
from render.games.wayfarers.board.market import board
from render.games.wayfarers.choices.question import card, question
from render.games.wayfarers.choices.targets import targets
from render.games.wayfarers.described import describe
from render.games.wayfarers.glance import glance
from render.games.wayfarers.key import key, sign_of, signs
from render.games.wayfarers.rival import extra_names, extra_picture
from render.games.wayfarers.sheet import cover, poster, sheet
from render.games.wayfarers.sprites.inks import inks
from render.games.wayfarers.tableau import lower_tableau, tableau

__all__ = [
    "board",
    "card",
    "cover",
    "describe",
    "extra_names",
    "extra_picture",
    "further_boards",
    "glance",
    "inks",
    "key",
    "lower_tableau",
    "poster",
    "question",
    "sheet",
    "sign_of",
    "signs",
    "tableau",
    "targets",
]
