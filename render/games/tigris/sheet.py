"""Scores as pictures show them: where treasures go, who is ahead, how everybody's weakest colour grew; and the score
sheet of a game that is over."""

from collections.abc import Sequence

from engine.course import Course
from engine.game import Who
from engine.tigris.state import FourCounts
from engine.tigris.view import TigrisView
from render.games.tigris.setting import SHOWN, name_of
from render.kit.points_chart import ahead
from render.kit.score_sheet import Score, ranked, scoresheet
from render.reader import Reader
from render.scene import Scene, shorten

NOTHING: FourCounts = (0, 0, 0, 0)


def open_scores(view: TigrisView) -> tuple[tuple[FourCounts, int], ...]:
    """Return each seat's points and treasures as far as they are known; nothing counts as none."""
    return tuple(
        (points or NOTHING, treasures or 0) for points, treasures in zip(view.points, view.treasures, strict=True)
    )


def ranks(view: TigrisView) -> tuple[int, ...]:
    """Return each seat's rank once the game is over, equal ones alike; nothing before that."""
    if not view.over:
        return ()
    return ranked(open_scores(view))


def sheet(view: TigrisView, reader: Reader, points: Course) -> Scene | None:
    """Draw how it ended; `points` are everybody's from move to move. None while the game goes on."""
    places = ranks(view)
    if not places:
        return None
    scores = [
        Score(dynasty, name_of(view, reader, seat), places[seat], *open_scores(view)[seat])
        for seat, dynasty in enumerate(view.dynasties)
    ]
    shown = [(sphere, sphere) for sphere in SHOWN]
    return scoresheet("tigris-sheet", reader, scores, shown, points, _alt(view, reader, places, points))


def _alt(view: TigrisView, reader: Reader, places: Sequence[int], points: Course) -> str:
    """Return everybody's points and treasures, the winner first, and who was ahead when."""
    sentences = [reader.say("picture-score-sheet") + "."]
    for seat in sorted(range(len(places)), key=lambda seat: places[seat]):
        (red, blue, green, black), treasures = open_scores(view)[seat]
        counts = {"red": red, "blue": blue, "green": green, "black": black, "treasures": treasures}
        sentences.append(reader.say("event-final-score", who=Who(seat), rank=places[seat], **counts))
    sentences.append(ahead(reader, points))
    return shorten(" ".join(sentences).rstrip())
