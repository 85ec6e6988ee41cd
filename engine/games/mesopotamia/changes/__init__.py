"""Changes of a position by rules that several questions share; each records its events.

Questions and the automata of `solo` import it.
"""
