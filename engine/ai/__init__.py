"""Computer players. They see views and imagine states; they never see the state of a game.

`bot/tables` and tests may import it. It imports the engine's core and, by name, the `computer` module of each game.
"""

from engine.ai.advising import Proposal, proposals, reasons
from engine.ai.ahead import Plan
from engine.ai.chooser import (
    BEGINNER,
    EASY,
    LEVELS,
    NORMAL,
    TELLING,
    Level,
    Ranking,
    choose,
    rank_moves,
    with_remembered_cards,
)
from engine.ai.evaluator import ReviewLimits
from engine.ai.reviewing import Remark, review_limits, review_move, total_luck

__all__ = [
    "BEGINNER",
    "EASY",
    "LEVELS",
    "NORMAL",
    "TELLING",
    "Level",
    "Plan",
    "Proposal",
    "Ranking",
    "Remark",
    "ReviewLimits",
    "choose",
    "proposals",
    "rank_moves",
    "reasons",
    "review_limits",
    "review_move",
    "total_luck",
    "with_remembered_cards",
]
