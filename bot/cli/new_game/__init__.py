"""A new game to begin from: a working game for two, written from `templates`, where each file stands at its place in
the tree with the name left open.

Only `__main__` imports it. It imports the list of languages, and writes into the copy of the source where it is
started.
"""
