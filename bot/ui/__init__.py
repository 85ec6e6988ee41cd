"""Buttons, menus and files as values of discord.py: custom ids, components, the picker of the next word.

`handlers`, `commands`, `outbox` and `gateway` may import it. It imports `text`, `model` and the engine.
"""
