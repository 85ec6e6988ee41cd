"""Rules that change a position and that several questions share. Each change records its events.

Questions and the automata of `solo` import it.
"""
