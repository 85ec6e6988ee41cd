"""Write a working two-player game from `templates`, as a starting point; each template has its place in the tree, with
the name left open.

Only `__main__` imports it. It imports the list of languages, and writes into the copy of the source where it is
started.
"""
