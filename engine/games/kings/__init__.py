"""The rules of Contest of Kings, one idea of the rulebook in each file. `play` puts them together.

Only `engine/registry.py`, its computer player and its pictures may import it. It imports the engine's core and kit.
"""
