"""Tigris & Euphrates: its views as scenes. `render.registry` finds it by name. It imports its own game,
`render.games.kingdoms` and the shared parts of `render`."""

from render.games.tigris.board import board, targets
from render.games.tigris.described import describe
from render.games.tigris.glance import glance
from render.games.tigris.key import key, signs
from render.games.tigris.panel import letters
from render.games.tigris.question import question
from render.games.tigris.sheet import cover, poster, sheet
from render.games.tigris.tableau import hand, tableau

__all__ = [
    "board",
    "cover",
    "describe",
    "glance",
    "hand",
    "key",
    "letters",
    "poster",
    "question",
    "sheet",
    "signs",
    "tableau",
    "targets",
]
