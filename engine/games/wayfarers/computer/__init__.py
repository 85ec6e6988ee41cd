"""The computer player of Wayfarers: evaluates positions, and ends its turn.

`engine.ai.evaluator` imports it by its name. It imports only views and readings of its game.
"""

from engine.ai.evaluator import Evaluator
from engine.games.wayfarers.computer import worth
from engine.games.wayfarers.computer.same import sampled_equivalence_key

EVALUATOR = Evaluator(
    features=worth.features,
    remaining=worth.remaining,
    lookahead_width=worth.lookahead_width,
    beginner_margins=worth.BEGINNER_MARGINS,
    candidates=worth.candidates,
    equivalence_key=worth.equivalence_key,
    sampled_equivalence_key=sampled_equivalence_key,
    final_move=worth.FINAL_MOVE,
    continue_after=worth.ROLLING_VERBS,
    max_alternatives=worth.MAX_ALTERNATIVES,
)
