"""The rules of the games and the engine that hosts them: pure functions on the standard library and `msgspec`.

Files directly in this package hold for every game. `games` has one package for each game, `kit` their building blocks,
and `ai` the computer players. Every layer may import the engine. The engine imports nothing outside itself (tested).
"""
