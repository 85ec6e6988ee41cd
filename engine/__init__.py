"""Rules of the games and the engine that hosts them: pure functions on the standard library and `msgspec`.

A file here is true of every game; `tigris`, `kings` and further folders are one game each; `ai` holds computer players.
Everything may import it. It imports nothing outside of itself (tested).
"""
