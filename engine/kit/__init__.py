"""Pieces of rules that games are composed of: whatever here knows a game by name belongs into that game.

Games and their computer players may import it. It imports the engine's core alone.
"""
