"""Rules of the games, and what is true of all of them: pure, with nothing but the standard library and `msgspec`.

A file here is true of every game; `tigris`, `kings` and further folders are one game each; `ai` holds computer players.
Everything may import it. It imports nothing outside of itself (tested).
"""
