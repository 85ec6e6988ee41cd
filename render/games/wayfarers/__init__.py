"""Wayfarers of the South Tigris: its views as scenes."""

from render.games.wayfarers.table import board

__all__ = ["board"]
