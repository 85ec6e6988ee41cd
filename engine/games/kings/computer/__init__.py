"""The computer player of Contest of Kings: evaluation of positions, and expectations of everybody's answers.

`engine.ai.evaluator` imports it by its name. It imports views and readings of its game, and nothing else.
"""

from engine.ai.evaluator import Evaluator
from engine.games.kings.computer import worth
from engine.games.kings.computer.same import same

EVALUATOR = Evaluator(
    features=worth.terms,
    usual=worth.usual,
    expected=worth.EXPECTED,
    left=worth.left,
    lines=worth.lines,
    careless=worth.CARELESS,
    alike=worth.alike,
    same=same,
    earnest=worth.EARNEST,
    retried=worth.RETRIED,
)
