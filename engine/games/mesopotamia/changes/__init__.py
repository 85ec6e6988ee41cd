"""What happens to a position by rules that several questions share, each told as it happens.

Questions and the automata of `solo` import it.
"""
