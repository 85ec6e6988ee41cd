"""What empires do that nobody sits behind: automata, the defenders of Ur, the enemy of Ashur (22, 24, 25).

Questions and `setup` may import it. It imports `changes`, the draft and the position.
"""
