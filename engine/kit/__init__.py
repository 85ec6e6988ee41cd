"""Pieces of rules that games are composed of: whatever here knows a game by name belongs into that game."""
