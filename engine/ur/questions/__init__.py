"""The questions of the game, one file each. `play.py` puts them together."""
