"""What can be read off a position: who stands where, what may be done, what it is worth.

All of the game but `state` and `content` may import it. It takes a position and changes nothing.
"""
