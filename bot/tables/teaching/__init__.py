"""Teach a game: the pages of a lesson, and explanations of the questions in a first game.

What imports `tables` may import it. It imports what `tables` imports.
"""
