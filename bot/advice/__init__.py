"""Advice about moves before the player chooses one: possible first words, notes and proposals.

`app` and `handlers` may import it. It imports `ui`, `model` and the engine.
"""
