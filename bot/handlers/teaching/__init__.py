"""What helps somebody who does not know a game yet: lessons, what components do, advice.

`commands` and the other handlers may import it. It imports what they import.
"""
