"""Empires that the game plays: automata, the defenders of Ur, the enemy of Ashur (22, 24, 25).

Questions and `setup` may import it. It imports `changes`, the draft and the position.
"""
