"""The Royal Game of Ur: its views as scenes. `render.registry` finds it by name. It imports its own game and the shared
parts of `render`."""

from render.games.ur.board import board, targets
from render.games.ur.described import describe
from render.games.ur.glance import glance
from render.games.ur.key import key, signs
from render.games.ur.sheet import cover, poster, sheet

__all__ = ["board", "cover", "describe", "glance", "key", "poster", "sheet", "signs", "targets"]
