"""What empires do that nobody sits behind: automata, the defenders of Ur, the enemy of Ashur (22, 24, 25).

`perform` and `setup` may import it, through `bots`. It imports the position, its draft and `turn`.
"""
