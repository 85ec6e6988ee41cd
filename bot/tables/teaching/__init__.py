"""Teach a game: the pages of a lesson, explanations of the questions in a first game, and reviews. What imports
`tables` may import it. It imports what `tables` imports."""
