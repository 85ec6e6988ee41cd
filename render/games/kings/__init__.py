"""Contest of Kings: its views as scenes."""

from render.games.kings.conflict import conflict
from render.games.kings.described import twin
from render.games.kings.hand import hand
from render.games.kings.sheet import sheet
from render.games.kings.table import board, targets

__all__ = ["board", "conflict", "hand", "sheet", "targets", "twin"]
