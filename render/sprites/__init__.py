"""Sprites of any game: labels, plates, backdrops, charts, marks. Each is an immutable value that paints itself."""
