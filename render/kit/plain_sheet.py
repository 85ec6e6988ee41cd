"""The score sheet of a game in which each seat has one number of points: everybody's points, over a chart of their
growth."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from engine.game import Seat
from engine.kit.counts import WinningPoints, seats_by_rank
from engine.score_history import ScoreHistory
from render.context import PictureContext
from render.drawing.text import BOLD, HEAVY, fit, plain
from render.kit.points_chart import Line, Ranking, chart, lead_text
from render.layouts.frame import Frame
from render.scene import Item, Scene, Sprite, shorten, stack
from render.sprites.cards import INK, TEXT, Figure, Gilded, Plate, Wreath
from render.sprites.charts import Dot
from render.sprites.ground import Rect, Wall
from render.theme import THEMES

_WIDTH, _EDGE, _CHART = 1100, 12.0, 370.0
_HEAD, _ROW, _SIGN, _LEFT, _POINTS = 58.0, 72.0, 70.0, 124.0, 1030.0


class Player(NamedTuple):
    """A seat on the sheet.

    `name`: the name as written there.
    `rank`: 1 for the best.
    `sign`: the seat's sign.
    `line`: the style of the seat's line in the chart.
    """

    name: str
    rank: int
    sign: Sprite
    line: Line


def plain_players(context: PictureContext, ranks: Sequence[int]) -> list[Player]:
    """Return the players of a game without its own signs, in the order of the seats, each with a colour."""
    return [_plain_player(context, seat, rank) for seat, rank in enumerate(ranks)]


def _plain_player(context: PictureContext, seat: Seat, rank: int) -> Player:
    colour, number = THEMES[context.theme].kingdom(seat), str(seat + 1)
    name = plain(context.names[seat], number) if seat < len(context.names) else number
    return Player(name, rank, Dot(colour, 17), Line(colour, Dot(colour, 11)))


def plain_sheet(
    name: str,
    context: PictureContext,
    players: Sequence[Player],
    points: ScoreHistory,
    progress: ScoreHistory | None = None,
) -> Scene:
    """Draw the end of a game.

    `players`: the players by seat.
    `points`: the points of each seat from move to move, at least once.
    `progress`: a finer measure, which the chart shows instead; its falls are marked as drops.
    """
    frame, ranks = Frame(_WIDTH, context.rtl), [player.rank for player in players]
    seats = seats_by_rank(ranks)
    table: Rect = (_EDGE, _EDGE, _WIDTH - 2 * _EDGE, _HEAD + len(seats) * _ROW + 14)
    below: Rect = (_EDGE, table[3] + 2 * _EDGE, _WIDTH - 2 * _EDGE, _CHART)
    items: list[Item] = [frame.start(34, _EDGE + _HEAD / 2, context.say("picture-score-sheet"), 32, HEAVY)]
    for place, seat in enumerate(seats):
        items += _row(frame, players[seat], points[-1][seat], _EDGE + _HEAD + _ROW * (place + 0.5))
    best: WinningPoints = "least" if points[-1][seats[0]] < max(points[-1]) else "most"
    grown = progress or points
    lines = [player.line for player in players]
    items += chart(context, frame, below, lines, grown, Ranking(ranks, best), drops=progress is not None)
    scores = ", ".join(context.points(players[seat].name, points[-1][seat]) for seat in seats)
    alt = shorten(f"{context.say('picture-score-sheet')}: {scores}. {lead_text(context, grown, best)}".rstrip())
    size = (_WIDTH, round(below[1] + below[3] + _EDGE))
    return Scene("sheet", f"{name}-sheet", size, context.theme, Wall(size, (table, below), ()), stack(items), alt)


def _row(frame: Frame, player: Player, points: int, y: float) -> Iterator[Item]:
    """Yield a player's sign, name and points, on gold if the player has won."""
    width, has_won = _WIDTH - 44, player.rank == 1
    yield frame.top_left(22, y - _ROW / 2 + 3, width, (Gilded if has_won else Plate)(width, _ROW - 6))
    if has_won:
        yield frame.item(_SIGN, y, Wreath(22, dark=True))
    yield frame.item(_SIGN, y, player.sign)
    name = fit(player.name, 700, 36 if has_won else 32, BOLD, 12)
    yield frame.start(_LEFT, y, *name, BOLD, INK if has_won else TEXT)
    number = str(points)
    yield frame.item(_POINTS, y, Figure(number, 44)) if has_won else frame.middle(_POINTS, y, number, 44, HEAVY)
