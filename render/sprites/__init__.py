"""Sprites that games share: how each thing that a scene can hold is painted."""
