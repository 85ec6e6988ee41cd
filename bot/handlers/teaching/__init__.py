"""Help for newcomers to a game: lessons, explanations of components, advice.

`commands` and the other handlers may import it. It imports what they import.
"""
