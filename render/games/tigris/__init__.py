"""Tigris & Euphrates: its views as scenes."""

from render.games.tigris.conflict import conflict
from render.games.tigris.hand import hand
from render.games.tigris.land import board, targets

__all__ = ["board", "conflict", "hand", "targets"]
