"""Tigris & Euphrates: its views as scenes."""

from render.games.tigris.conflict import conflict
from render.games.tigris.described import twin
from render.games.tigris.hand import hand
from render.games.tigris.land import board, targets
from render.games.tigris.sheet import sheet

__all__ = ["board", "conflict", "hand", "sheet", "targets", "twin"]
