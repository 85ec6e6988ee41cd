"""Advice about moves before the player chooses one: possible first words, notes and proposals.

`handlers` may import it. It imports `tables`, `ui`, `text` and `model`.
"""
