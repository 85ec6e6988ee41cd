"""Scores as pictures show them: where treasures go, who is ahead, how everybody's weakest colour grew; and the score
sheet of a game that is over."""

from collections.abc import Iterator, Sequence

from engine.game import Event, Who
from engine.tigris.pieces import COLOURS
from engine.tigris.state import FourCounts
from engine.tigris.view import TigrisView
from render.games.tigris.setting import SHOWN, name_of
from render.kit.score_sheet import Score, ranked, scoresheet, totals
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


def course(history: Sequence[Sequence[Event]], seats: int) -> Iterator[tuple[int, ...]]:
    """Yield each seat's weakest colour, treasures included, at the start and after the events of every move."""
    points = [[0, 0, 0, 0] for _ in range(seats)]
    treasures = [0] * seats
    yield (0,) * seats
    for events in history:
        for event in events:
            facts = dict(event.facts)
            who, count, colour = facts.get("who"), facts.get("count"), facts.get("colour")
            if event.name == "treasure-taken" and isinstance(who, Who):
                treasures[who.seat] += 1
            if event.name == "points" and isinstance(who, Who) and isinstance(count, int):
                points[who.seat][COLOURS.index(str(colour))] += count
        yield tuple(_least(own, more) for own, more in zip(points, treasures, strict=True))


def _least(points: Sequence[int], treasures: int) -> int:
    red, blue, green, black = points
    return min(totals((red, blue, green, black), treasures))


def sheet(view: TigrisView, reader: Reader, history: Sequence[Sequence[Event]]) -> Scene | None:
    """Draw how it ended; `history` is what everybody was told of each move. None while the game goes on."""
    places = ranks(view)
    if not places:
        return None
    scores = [
        Score(dynasty, name_of(view, reader, seat), places[seat], *open_scores(view)[seat])
        for seat, dynasty in enumerate(view.dynasties)
    ]
    shown = [(sphere, sphere) for sphere in SHOWN]
    grown = course(history, len(scores))
    return scoresheet("tigris-sheet", reader, scores, shown, grown, _alt(view, reader, places))


def _alt(view: TigrisView, reader: Reader, places: Sequence[int]) -> str:
    """Return everybody's points and treasures, the winner first."""
    sentences = [reader.say("picture-score-sheet") + "."]
    for seat in sorted(range(len(places)), key=lambda seat: places[seat]):
        (red, blue, green, black), treasures = open_scores(view)[seat]
        counts = {"red": red, "blue": blue, "green": green, "black": black, "treasures": treasures}
        sentences.append(reader.say("event-final-score", who=Who(seat), rank=places[seat], **counts))
    return shorten(" ".join(sentences))
