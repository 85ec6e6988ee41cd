"""Advice about moves before one is chosen: possible beginnings, notes about them and proposals.

`handlers` may import it. It imports `tables`, `ui`, `text` and `model`.
"""
