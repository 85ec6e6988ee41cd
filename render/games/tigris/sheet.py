"""Scores for pictures: treasures as colours, ranks, growth of everybody's weakest colour; and the score sheet of a
finished game."""

from engine.games.tigris.state import FourCounts
from engine.games.tigris.view import TigrisView
from engine.score_history import ScoreHistory
from render.context import PictureContext
from render.games.kingdoms.score_sheet import Score, rank_pairs, scoresheet
from render.games.tigris.setting import SHOWN, name_of
from render.scene import Scene

NOTHING: FourCounts = (0, 0, 0, 0)


def open_scores(view: TigrisView) -> tuple[tuple[FourCounts, int], ...]:
    """Return each seat's known points and treasures; unknown ones count as none."""
    return tuple(
        (points or NOTHING, treasures or 0) for points, treasures in zip(view.points, view.treasures, strict=True)
    )


def ranks(view: TigrisView) -> tuple[int, ...]:
    """Return each seat's rank once the game is over, equal scores sharing a rank; () before that."""
    return rank_pairs(open_scores(view)) if view.over else ()


def sheet(view: TigrisView, reader: PictureContext, points: ScoreHistory) -> Scene | None:
    """Draw the end of the game; `points`: everybody's points from move to move. None while the game goes on."""
    places = ranks(view)
    if not places:
        return None
    scores = [
        Score(dynasty, name_of(view, reader, seat), places[seat], *open_scores(view)[seat])
        for seat, dynasty in enumerate(view.dynasties)
    ]
    shown = [(sphere, sphere) for sphere in SHOWN]
    return scoresheet("tigris-sheet", reader, scores, shown, points)
