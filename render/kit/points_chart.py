"""The chart of a finished game: each player's points from move to move."""

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from engine.game import Seat, SeatRef
from engine.kit.counts import WinningPoints
from engine.score_history import ScoreHistory as Points
from render.context import PictureContext
from render.drawing.text import BOLD, HEAVY, MEDIUM, fit_text, text_width, writable_name
from render.kit.names import MIN_SIZE
from render.layouts.frame import PIECES_LAYER, WORDS_LAYER, Frame
from render.scene import Item, Sprite
from render.sprites.cards import GOLD, MUTED, TEXT, Label
from render.sprites.charts import SIGN_WIDTH, Chart, ChartLine, TurningPoint
from render.sprites.ground import Rect

_NUMBER_SIZE, _MAX_TURN_TEXT_SHARE = 34.0, 0.7
"""Font size in units of the numbers at the ends of lines, and maximum width of a turning point's text as a share of the
chart's width."""

_MAX_LEAD_CHANGES = 6
"""Maximum number of changes of the lead in an alt text, the last ones."""


_BEST_OF: dict[WinningPoints, Callable[[Sequence[int]], int]] = {"most": max, "least": min}
"""The function that finds the leading player's points, by whether the most or the fewest points win."""


class Line(NamedTuple):
    """The style of a seat's line.

    `colour`, `edge`: its colour, and the colour around it; if "", that is the theme's ink.
    `sign`: the sign at its end.
    """

    colour: str
    sign: Sprite
    edge: str = ""


class Ranking(NamedTuple):
    """The ranks of a finished game and the rule behind them.

    `ranks`: the rank of each seat, 1 for the best.
    `best`: whether the most or the fewest points win.
    """

    ranks: Sequence[int]
    best: WinningPoints = "most"


def chart_items(
    context: PictureContext,
    frame: Frame,
    card: Rect,
    lines: Sequence[Line],
    points: Points,
    ranking: Ranking,
    *,
    drops: bool = False,
) -> Iterator[Item]:
    """Yield a title and a chart on a card, with a sign at the end of each line. Without points, yield nothing.

    `card`: the place of the card.
    `lines`: the style of each seat's line.
    `drops`: whether each fall is marked.
    """
    if not points:
        return
    x, y, width, height = card
    indent = SIGN_WIDTH if context.rtl else 0
    title = fit_text(context.say("picture-course"), width - 60 - indent, 26, MEDIUM, 12)
    yield frame.write_from(x + 22 + indent, y + 26, *title, MEDIUM, MUTED)
    grown = zip(*points, strict=True)
    rows = zip(lines, grown, ranking.ranks, strict=True)
    courses = [ChartLine(line.colour, numbers, line.edge, rank) for line, numbers, rank in rows]
    drawn = Chart(
        tuple(courses),
        width - 24,
        height - 56,
        _turning_point(context, points, ranking, width - 24 - SIGN_WIDTH),
        drops,
    )
    yield Item(PIECES_LAYER, x + 12, y + 48, drawn)
    end = x + 12 + drawn.width
    size = _NUMBER_SIZE if drawn.min_sign_distance >= _NUMBER_SIZE else MIN_SIZE
    for line, sign_y, value, rank in zip(lines, drawn.sign_heights(), points[-1], ranking.ranks, strict=True):
        yield Item(PIECES_LAYER, end - SIGN_WIDTH + 22, y + 48 + sign_y, line.sign)
        label = Label(str(value), size, HEAVY, GOLD if rank == 1 else TEXT)
        yield Item(WORDS_LAYER, end - SIGN_WIDTH + 42, y + 48 + sign_y, label)


def _turning_point(context: PictureContext, points: Points, ranking: Ranking, room: float) -> TurningPoint | None:
    """Return the move at which the winner took the lead for good, if its text is not wider than `room`. Return None if
    the winner was always ahead, or if nobody has won alone and by points."""
    ranks, best = ranking
    winner = _leader(points[-1], best)
    if len(ranks) < 2 or winner is None or ranks[winner] != 1 or ranks.count(1) > 1:
        return None
    step, seat = _lead_changes(points, best)[-1]
    text = writable_name(context.say("picture-ahead-from", who=SeatRef(seat), move=str(step)), "")
    return (
        TurningPoint(seat, step, text)
        if step and text_width(text, MIN_SIZE, BOLD) <= room * _MAX_TURN_TEXT_SHARE
        else None
    )


def lead_text(context: PictureContext, points: Points, best: WinningPoints = "most") -> str:
    """Return the alt text of who took the lead at which moves, or "" if nobody did or only one plays."""
    if not points or len(points[0]) < 2:
        return ""
    leaders = [
        context.say("picture-ahead-from", who=SeatRef(seat), move=str(move))
        for move, seat in _lead_changes(points, best)[-_MAX_LEAD_CHANGES:]
    ]
    return context.say("picture-ahead", leads=", ".join(leaders)) if leaders else ""


def _lead_changes(points: Points, best: WinningPoints) -> list[tuple[int, Seat]]:
    """Return each change of the lead: the number of moves before it, and the seat that took it."""
    leads = [(move, seat) for move, scores in enumerate(points) if (seat := _leader(scores, best)) is not None]
    return [next(run) for _, run in groupby(leads, key=lambda one: one[1])]


def _leader(scores: Sequence[int], best: WinningPoints) -> Seat | None:
    """Return the seat ahead of all others, or None if there is a tie."""
    leading = _BEST_OF[best](scores)
    return scores.index(leading) if scores.count(leading) == 1 else None
