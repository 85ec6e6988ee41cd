"""Computer players. They see views and imagine states; they never see the state of a game.

`bot/tables` and tests may import it. It imports the engine's core, and each module here the game of its name.
"""

from engine.ai.ahead import Plan
from engine.ai.chooser import Proposal, choose, proposals, ranked, reasons
from engine.ai.levels import EASY, LEVELS, NORMAL, Level

__all__ = ["EASY", "LEVELS", "NORMAL", "Level", "Plan", "Proposal", "choose", "proposals", "ranked", "reasons"]
