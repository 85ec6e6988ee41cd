"""The games: one package each, with the rules and, in `computer`, the computer player.

`engine.registry` lists them. A game imports the engine's core and kit, never another game. `kingdoms` is not a game: it
holds the rules that two games share.
"""
