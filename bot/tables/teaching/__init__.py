"""Teaching a game: the pages of a lesson, explanations of the questions in a first game, and reviews. Modules that
import `tables` may import it. It imports what `tables` imports."""
