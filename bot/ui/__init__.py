"""Buttons, menus and files as values of discord.py: custom ids, components, and the pages on which moves are chosen.

`pictures`, `advice` and everything above them may import it. It imports `text`, `model` and the engine.
"""
