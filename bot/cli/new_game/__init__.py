"""The generator of a working two-player game from `templates`, as a starting point. Each template has the path of its
file in the source, with the game's name left open.

Only `__main__` imports it. It imports the list of languages, and writes into the copy of the source from which it is
run.
"""
