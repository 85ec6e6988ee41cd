"""Wayfarers of the South Tigris: its views as scenes."""

from render.games.wayfarers.described import described
from render.games.wayfarers.table import board
from render.games.wayfarers.tableau import tableau

__all__ = ["board", "described", "tableau"]
