"""Layouts for any game: frames that can be mirrored, rating charts, standings, icon keys, text diagrams, previews of a
chat.

Games and `bot` may import them. This package imports sprites and scenes, and knows no game.
"""
