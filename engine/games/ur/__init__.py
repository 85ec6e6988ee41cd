"""The rules of the Royal Game of Ur, for two players. Numbers such as `2.5` refer to the rules.

`play.py` builds the game from the questions in `questions/`. The package imports the engine's core and kit.
"""
