"""The chart of a game that is over: everybody's points from move to move."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from engine.game import Seat, SeatRef
from engine.score_history import ScoreHistory as Points
from render.context import PictureContext
from render.drawing.text import MEDIUM, fit
from render.layouts.frame import PIECES, Frame
from render.scene import Item, Sprite
from render.sprites.cards import MUTED
from render.sprites.charts import SIGN, Chart, Course
from render.sprites.ground import Card

_CHANGES = 6
"""Number of the last changes of the lead that are told."""


class Line(NamedTuple):
    """The style of a seat's line.

    `colour`, `edge`: its colour, and the one around it; "": the ink.
    `sign`: what stands at its end, around its anchor.
    """

    colour: str
    sign: Sprite
    edge: str = ""


def chart(reader: PictureContext, frame: Frame, card: Card, lines: Sequence[Line], points: Points) -> Iterator[Item]:
    """Yield a title, and on a card a line for each seat with its sign at the end; nothing if there are no points."""
    if not points:
        return
    x, y, wide, high = card
    yield frame.start(x + 22, y + 26, *fit(reader.say("picture-course"), wide - 60, 26, MEDIUM, 12), MEDIUM, MUTED)
    grown = zip(*points, strict=True)
    courses = [Course(line.colour, numbers, line.edge) for line, numbers in zip(lines, grown, strict=True)]
    drawn = Chart(tuple(courses), wide - 24, high - 56)
    yield Item(PIECES, x + 12, y + 48, drawn)
    for line, low in zip(lines, drawn.ends(), strict=True):
        yield Item(PIECES, x + 12 + drawn.width - SIGN / 2, y + 48 + low, line.sign)


def lead_text(reader: PictureContext, points: Points) -> str:
    """Return in words the leaders and the moves at which they took the lead; "" if nobody led, or nobody else plays."""
    if not points or len(points[0]) < 2:
        return ""
    first = ((move, _leader(now)) for move, now in enumerate(points))
    leads = [next(run) for _, run in groupby((one for one in first if one[1] is not None), key=lambda one: one[1])]
    leaders = [
        reader.say("picture-ahead-from", who=SeatRef(seat), move=str(move))
        for move, seat in leads[-_CHANGES:]
        if seat is not None
    ]
    return reader.say("picture-ahead", leads=", ".join(leaders)) if leaders else ""


def _leader(now: Sequence[int]) -> Seat | None:
    """Return the seat that is ahead of all others; None if two are equal."""
    best = max(now)
    return now.index(best) if now.count(best) == 1 else None
