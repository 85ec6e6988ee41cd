"""Computer players. They see a seat's view and sample states that fit it, never the true state of a game.

`bot/tables` and tests may import it. It imports the engine's core and, by name, the `computer` module of each game.
"""

from engine.ai.advising import Proposal, propose_moves, reasons_for_moves
from engine.ai.ahead import TurnPlan
from engine.ai.chooser import (
    ADVISING_WITH_LINES,
    BEGINNER,
    EASY,
    LEVELS,
    NORMAL,
    Level,
    Ranking,
    choose,
    rank_moves,
    remember_open_cards,
)
from engine.ai.evaluator import ReviewLimits
from engine.ai.reviewing import Remark, review_limits, review_move, total_luck

__all__ = [
    "ADVISING_WITH_LINES",
    "BEGINNER",
    "EASY",
    "LEVELS",
    "NORMAL",
    "Level",
    "Proposal",
    "Ranking",
    "Remark",
    "ReviewLimits",
    "TurnPlan",
    "choose",
    "propose_moves",
    "rank_moves",
    "reasons_for_moves",
    "remember_open_cards",
    "review_limits",
    "review_move",
    "total_luck",
]
