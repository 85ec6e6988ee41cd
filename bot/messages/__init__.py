"""Which messages a change causes, and what they say: pure functions from values to values.

`tables`, `store` and everything above may import it. It imports `text`, `model` and the engine (tested).
"""
