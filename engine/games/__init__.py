"""The games: one package each, with its rules and, in `computer`, its computer player.

`engine.registry` names them. A game imports the engine's core and kit, never another game; `kingdoms` is no game: it
holds the rules that two of them share.
"""
