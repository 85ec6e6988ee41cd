"""Sprites of any game: labels and plates, backdrops, charts, marks. Each is a frozen value that paints itself."""
