"""The rival, the opponent in a solo game: its board, its next actions, and both in words. Only the game's own pictures
import it. It imports nothing of the board or of a tableau."""
