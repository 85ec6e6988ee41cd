"""The settings, the files that an operator names, and the program's name and version.

Everything in `bot` may import it; it imports nothing of `bot`.
"""
