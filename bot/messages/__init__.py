"""The messages that a change causes, and their wording: pure functions from values to values.

`tables`, `store` and everything above may import it. It imports `text`, `model` and the engine (tested).
"""
