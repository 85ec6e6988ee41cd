"""What teaches a game: the pages of a lesson, and which questions of a first game are explained.

What imports `tables` may import it. It imports what `tables` imports.
"""
