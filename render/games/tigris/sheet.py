"""Scores for pictures: treasures as colours, ranks, growth of everybody's weakest colour; and the score sheet of a
finished game."""

from engine.games.tigris.state import FourCounts
from engine.games.tigris.view import TigrisView
from engine.score_history import ScoreHistory
from render.context import PictureContext
from render.games.kingdoms.score_sheet import scoresheet
from render.games.tigris.setting import SHOWN
from render.scene import Scene

NOTHING: FourCounts = (0, 0, 0, 0)


def open_scores(view: TigrisView) -> tuple[tuple[FourCounts, int], ...]:
    """Return each seat's known points and treasures; unknown ones count as none."""
    return tuple(
        (points or NOTHING, treasures or 0) for points, treasures in zip(view.points, view.treasures, strict=True)
    )


def sheet(view: TigrisView, context: PictureContext, points: ScoreHistory) -> Scene | None:
    """Draw the end of the game; `points`: everybody's points from move to move. None while the game goes on."""
    shown = [(sphere, sphere) for sphere in SHOWN]
    return scoresheet("tigris-sheet", view, context, open_scores(view), shown, points)
