"""The rules of the Royal Game of Ur, for two players. Numbers such as `2.5` refer to the rules.

`play` has the class of the game, `questions` its two questions. The package imports the engine's core and kit.
"""
