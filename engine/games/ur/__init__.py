"""The rules of the Royal Game of Ur, for two players. Numbers as `2.5` are those of the rules.

`play.py` puts the game together from the questions in `questions/`. It imports the engine's core and its kit.
"""
