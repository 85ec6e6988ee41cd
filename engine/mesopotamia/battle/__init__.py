"""The battle phase: who fights whom, the battles themselves, what they leave behind (15-18, 23).

The modules of the game beside it and those of `turn` may import it. It imports the position and its draft alone.
"""
