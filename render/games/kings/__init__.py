"""Contest of Kings: its views as scenes. `render.registry` finds it by name. It imports its own game,
`render.games.kingdoms` and the shared parts of `render`."""

from render.games.kings.board import board, targets
from render.games.kings.described import describe
from render.games.kings.glance import glance
from render.games.kings.key import key, signs
from render.games.kings.panel import letters
from render.games.kings.question import question
from render.games.kings.sheet import cover, poster, sheet
from render.games.kings.tableau import hand, tableau

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
