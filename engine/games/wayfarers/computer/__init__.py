"""The computer player of Wayfarers: evaluation of positions, and the end of its turn.

`engine.ai.evaluator` imports it by its name. It imports views and readings of its game, and nothing else.
"""

from engine.ai.evaluator import Evaluator
from engine.games.wayfarers.computer import worth
from engine.games.wayfarers.computer.same import same

EVALUATOR = Evaluator(
    features=worth.terms,
    left=worth.left,
    lines=worth.lines,
    careless=worth.CARELESS,
    short=worth.short,
    alike=worth.alike,
    same=same,
    last=worth.LAST,
    regardless=worth.REGARDLESS,
    alternatives=worth.ALTERNATIVES,
)
