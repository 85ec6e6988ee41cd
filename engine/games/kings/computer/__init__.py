"""The computer player of Contest of Kings: evaluates positions, and expects everybody's answers.

`engine.ai.evaluator` imports it by its name. It imports only views and readings of its game.
"""

from engine.ai.evaluator import Evaluator
from engine.games.kings.computer import worth
from engine.games.kings.computer.same import sampled_equivalence_key

EVALUATOR = Evaluator(
    features=worth.features,
    default_answer=worth.default_answer,
    expected_orders=worth.EXPECTED_ORDERS,
    remaining=worth.remaining,
    lookahead_width=worth.lookahead_width,
    beginner_margins=worth.BEGINNER_MARGINS,
    equivalence_key=worth.equivalence_key,
    sampled_equivalence_key=sampled_equivalence_key,
    careful_verbs=worth.CAREFUL_VERBS,
    revisited_moves=worth.REVISITED_MOVES,
)
