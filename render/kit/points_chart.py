"""The chart of a finished game: everybody's points from move to move."""

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from engine.game import Seat, SeatRef
from engine.kit.counts import Best
from engine.score_history import ScoreHistory as Points
from render.context import PictureContext
from render.drawing.text import BOLD, HEAVY, MEDIUM, fit, plain, width
from render.kit.names import LEAST
from render.layouts.frame import PIECES, WORDS, Frame
from render.scene import Item, Sprite
from render.sprites.cards import GOLD, MUTED, TEXT, Label
from render.sprites.charts import SIGN, Chart, Course, Turn
from render.sprites.ground import Card

_SIZE, _WORDS = 34.0, 0.7
"""The size of the numbers at the ends, and the part of the width that the words of a turning point may take."""

_CHANGES = 6
"""Number of the last changes of the lead that are told."""


_BEST: dict[Best, Callable[[Sequence[int]], int]] = {"most": max, "least": min}
"""The function that finds the leading number, by the points that win."""


class Line(NamedTuple):
    """The style of a seat's line.

    `colour`, `edge`: its colour, and the one around it; "": the ink.
    `sign`: the sign at its end, around its anchor.
    """

    colour: str
    sign: Sprite
    edge: str = ""


def chart(
    context: PictureContext,
    frame: Frame,
    card: Card,
    lines: Sequence[Line],
    points: Points,
    best: Best = "most",
    *,
    drops: bool = False,
) -> Iterator[Item]:
    """Yield a title, and on a card a line for each seat with its sign at the end; nothing if there are no points.
    `best`: which points win. `drops`: whether falls are marked."""
    if not points:
        return
    x, y, wide, high = card
    yield frame.start(x + 22, y + 26, *fit(context.say("picture-course"), wide - 60, 26, MEDIUM, 12), MEDIUM, MUTED)
    grown = zip(*points, strict=True)
    courses = [Course(line.colour, numbers, line.edge) for line, numbers in zip(lines, grown, strict=True)]
    drawn = Chart(tuple(courses), wide - 24, high - 56, _turn(context, points, best, wide - 24 - SIGN), drops)
    yield Item(PIECES, x + 12, y + 48, drawn)
    leading, end = _BEST[best](points[-1]), x + 12 + drawn.width
    size = _SIZE if drawn.apart >= _SIZE else LEAST
    for line, low, number in zip(lines, drawn.ends(), points[-1], strict=True):
        yield Item(PIECES, end - SIGN + 22, y + 48 + low, line.sign)
        label = Label(str(number), size, HEAVY, GOLD if number == leading else TEXT)
        yield Item(WORDS, end - SIGN + 42, y + 48 + low, label)


def _turn(context: PictureContext, points: Points, best: Best, room: float) -> Turn | None:
    """Return the last change of the lead, if its words fit; None if nobody was ever behind."""
    leads = _leads(points, best)
    if len(points[0]) < 2 or not leads:
        return None
    step, seat = leads[-1]
    text = plain(context.say("picture-ahead-from", who=SeatRef(seat), move=str(step)), "")
    return Turn(seat, step, text) if step and width(text, LEAST, BOLD) <= room * _WORDS else None


def lead_text(context: PictureContext, points: Points, best: Best = "most") -> str:
    """Return in words the leaders and the moves at which they took the lead; "" if nobody led, or nobody else plays."""
    if not points or len(points[0]) < 2:
        return ""
    leaders = [
        context.say("picture-ahead-from", who=SeatRef(seat), move=str(move))
        for move, seat in _leads(points, best)[-_CHANGES:]
    ]
    return context.say("picture-ahead", leads=", ".join(leaders)) if leaders else ""


def _leads(points: Points, best: Best) -> list[tuple[int, Seat]]:
    """Return each change of the lead: the number of moves before it, and the new leader."""
    first = [(move, seat) for move, now in enumerate(points) if (seat := _leader(now, best)) is not None]
    return [next(run) for _, run in groupby(first, key=lambda one: one[1])]


def _leader(now: Sequence[int], best: Best) -> Seat | None:
    """Return the seat ahead of all others; None if two are equal."""
    leading = _BEST[best](now)
    return now.index(leading) if now.count(leading) == 1 else None
