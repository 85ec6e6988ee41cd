"""Learned weights of the features at each stage, the last stage first: a won game is worth 10.

They were fitted with a simulation of the game that is no part of this project: first to 4,000 games played by a
hand-set evaluation, then in three series of rounds: eleven rounds of 2,500 to 4,000 games with a lookahead of one move;
ten rounds of 1,800 games with a lookahead of both actions; and ten rounds of 1,800 to 2,000 games, of which at least
half were against the hand-set evaluation. The weights are the mean of the last three rounds. The target for a position
was one seventh of the value of the seat's next position and six sevenths of that position's own target (least squares
with eligibility traces: Boyan 2002), and at the end the margin of the win.

Each table has the weights of three moments by their names: before the last action of the seat's turn (FIRST), after it
(LAST), and in the turn of others (OTHERS).
"""

from engine.ai.evaluator import read_weights

TWO_SEATS = read_weights(__package__, "two_seats")

SEVERAL_SEATS = read_weights(__package__, "several_seats")
"""Weights for three and four seats, fitted in the same way, beginning with those for two, in ten rounds of 700 games
each for three and for four. The mean of the last three rounds counts."""
