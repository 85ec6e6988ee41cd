"""The computer player of Mesopotamia: evaluation of positions, candidate moves and expected answers.

`engine.ai.evaluator` imports it by its name. It imports views and readings of its game, and nothing else.
"""

from engine.ai.evaluator import Evaluator
from engine.games.mesopotamia.computer import foresight
from engine.games.mesopotamia.computer.worth import CARELESS, terms
from engine.games.mesopotamia.view import MesopotamiaView

EVALUATOR: Evaluator[object, MesopotamiaView] = Evaluator(
    features=terms,
    usual=foresight.usual,
    expected=foresight.EXPECTED,
    left=foresight.left,
    lines=foresight.lines,
    careless=CARELESS,
    short=foresight.short,
    lucky=foresight.LUCKY,
    steadied=foresight.STEADIED,
)
