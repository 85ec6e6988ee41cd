"""Buttons, menus and files as values of discord.py: custom ids, components, and the pages on which moves are chosen.

`handlers`, `commands`, `outbox` and `gateway` may import it. It imports `text`, `model` and the engine.
"""
