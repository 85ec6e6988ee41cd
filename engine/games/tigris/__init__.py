"""The rules of Tigris & Euphrates, one topic of the rulebook in each file. `play` has the class of the game.

Only `engine/registry.py`, its computer player and its pictures may import it. It imports the engine's core and kit.
"""
