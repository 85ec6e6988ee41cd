"""The computer player of Mesopotamia: evaluates positions, proposes candidate moves and expects answers.

`engine.ai.evaluator` imports it by its name. It imports only views and readings of its game.
"""

from engine.ai.evaluator import Evaluator
from engine.games.mesopotamia.computer import foresight
from engine.games.mesopotamia.computer.worth import BEGINNER_MARGINS, carelessness, features
from engine.games.mesopotamia.view import MesopotamiaView

EVALUATOR: Evaluator[object, MesopotamiaView] = Evaluator(
    features=features,
    default_answer=foresight.default_answer,
    expected_orders=foresight.EXPECTED_ORDERS,
    remaining=foresight.remaining,
    lookahead_width=foresight.lookahead_width,
    beginner_margins=BEGINNER_MARGINS,
    carelessness=carelessness,
    candidates=foresight.candidates,
    chance_verbs=foresight.CHANCE_VERBS,
    confirmations=foresight.EXTRA_SAMPLES,
)
