"""The wording of everything that people read, in four languages: Fluent catalogs, and voices that format their entries.

Every layer above may import it: `messages`, `ui`, `tables`, `handlers`, `commands`. It imports `model` and the engine.
"""
