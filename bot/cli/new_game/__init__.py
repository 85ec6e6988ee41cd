"""A working game for two to start a new game from, written from `templates`; each template has its place in the tree,
with the name left open.

Only `__main__` imports it. It imports the list of languages, and writes into the copy of the source where it is
started.
"""
