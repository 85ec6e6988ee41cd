"""The settings, the files that an operator names, and the name and version of the program.

Everything in `bot` may import it; it imports nothing of `bot`.
"""
