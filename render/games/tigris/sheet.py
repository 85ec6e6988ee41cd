"""Scores for pictures, score sheet and poster of a finished game, and the cover of a new game, with the ziggurat."""

from engine.games.tigris.state import FourCounts
from engine.games.tigris.view import TigrisView
from engine.score_history import ScoreHistory
from render.context import PictureContext
from render.games.kingdoms.poster import Posters
from render.games.kingdoms.score_sheet import draw_score_sheet
from render.games.tigris.setting import SHOWN_SPHERES
from render.games.tigris.sprites.riverbank import Riverbank
from render.scene import Scene

NO_POINTS: FourCounts = (0, 0, 0, 0)


def open_scores(view: TigrisView) -> tuple[tuple[FourCounts, int], ...]:
    """Return each seat's points by colour and its treasures, or zeros if they are hidden."""
    return tuple(
        (points or NO_POINTS, treasures or 0) for points, treasures in zip(view.points, view.treasures, strict=True)
    )


def sheet(view: TigrisView, context: PictureContext, points: ScoreHistory) -> Scene | None:
    """Draw the score sheet with a chart, or return None before the end. `points`: each seat's from move to move."""
    spheres = [(sphere, sphere) for sphere in SHOWN_SPHERES]
    return draw_score_sheet("tigris-sheet", view, context, open_scores(view), spheres, points)


_POSTERS = Posters("tigris", Riverbank)

poster, cover = _POSTERS.draw_poster, _POSTERS.draw_cover
