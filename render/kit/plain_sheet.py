"""The score sheet of a game in which each seat has one number of points: the points, over a chart of their growth.
Sizes are in units."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from engine.game import Seat
from engine.kit.counts import WinningPoints, seats_by_rank
from engine.score_history import ScoreHistory
from render.context import PictureContext
from render.drawing.text import BOLD, HEAVY, fit_text, writable_name
from render.kit.points_chart import Line, Ranking, chart_items, lead_text
from render.layouts.frame import Frame
from render.scene import Item, Scene, Sprite, shorten_alt, sort_by_layer
from render.sprites.cards import INK, TEXT, GoldNumber, Plate, WinnerGround, Wreath
from render.sprites.charts import PlayerDot
from render.sprites.ground import Rect, Wall
from render.theme import THEMES

_WIDTH, _EDGE, _CHART_HEIGHT = 1100, 12.0, 370.0
"""Width of the sheet, distance of its cards from its edges, and height of the chart's card."""

_HEAD_HEIGHT, _ROW_HEIGHT, _SIGN_X, _NAME_X, _POINTS_X = 58.0, 72.0, 70.0, 124.0, 1030.0
"""Heights of the title and of a player's row, and distances from the left edge: of the middle of a sign, of the start
of a name, and of the end of a number of points."""


class Player(NamedTuple):
    """A player's row on the sheet.

    `name`: the name to write.
    `rank`: 1 for the best.
    `sign`: the player's sign.
    `line`: the style of the player's line in the chart.
    `full_name`: the name for the alt text, which may be in any script.
    """

    name: str
    rank: int
    sign: Sprite
    line: Line
    full_name: str


def plain_players(context: PictureContext, ranks: Sequence[int]) -> list[Player]:
    """Return the players of a game without its own signs, in the order of the seats, each with a colour."""
    return [_plain_player(context, seat, rank) for seat, rank in enumerate(ranks)]


def _plain_player(context: PictureContext, seat: Seat, rank: int) -> Player:
    colour, letter = THEMES[context.theme].kingdom_colour(seat), str(seat + 1)
    name = context.names[seat] if seat < len(context.names) else letter
    return Player(writable_name(name, letter), rank, PlayerDot(colour, 17), Line(colour, PlayerDot(colour, 11)), name)


def draw_plain_sheet(
    name: str,
    context: PictureContext,
    players: Sequence[Player],
    points: ScoreHistory,
    progress: ScoreHistory | None = None,
) -> Scene:
    """Return the score sheet of a finished game.

    `players`: the player of each seat.
    `points`: the points of each seat from move to move; there must be some.
    `progress`: a finer measure, which the chart shows instead, with a drop at each fall.
    """
    frame, ranks = Frame(_WIDTH, context.rtl), [player.rank for player in players]
    seats = seats_by_rank(ranks)
    table: Rect = (_EDGE, _EDGE, _WIDTH - 2 * _EDGE, _HEAD_HEIGHT + len(seats) * _ROW_HEIGHT + 14)
    below: Rect = (_EDGE, table[3] + 2 * _EDGE, _WIDTH - 2 * _EDGE, _CHART_HEIGHT)
    items: list[Item] = [frame.write_from(34, _EDGE + _HEAD_HEIGHT / 2, context.say("picture-score-sheet"), 32, HEAVY)]
    for place, seat in enumerate(seats):
        items += _row_items(frame, players[seat], points[-1][seat], _EDGE + _HEAD_HEIGHT + _ROW_HEIGHT * (place + 0.5))
    best: WinningPoints = "least" if points[-1][seats[0]] < max(points[-1]) else "most"
    grown = progress or points
    lines = [player.line for player in players]
    items += chart_items(context, frame, below, lines, grown, Ranking(ranks, best), drops=progress is not None)
    scores = ", ".join(context.name_with_points(players[seat].full_name, points[-1][seat]) for seat in seats)
    alt = shorten_alt(f"{context.say('picture-score-sheet')}: {scores}. {lead_text(context, grown, best)}".rstrip())
    size = (_WIDTH, round(below[1] + below[3] + _EDGE))
    return Scene(
        "sheet", f"{name}-sheet", size, context.theme, Wall(size, (table, below), ()), sort_by_layer(items), alt
    )


def _row_items(frame: Frame, player: Player, points: int, y: float) -> Iterator[Item]:
    """Yield a player's sign, name and points, on gold if the player has won. `y`: the middle of the row."""
    width, has_won = _WIDTH - 44, player.rank == 1
    yield frame.place_rectangle(
        22, y - _ROW_HEIGHT / 2 + 3, width, (WinnerGround if has_won else Plate)(width, _ROW_HEIGHT - 6)
    )
    if has_won:
        yield frame.place_sprite(_SIGN_X, y, Wreath(22, dark=True))
    yield frame.place_sprite(_SIGN_X, y, player.sign)
    name = fit_text(player.name, 700, 36 if has_won else 32, BOLD, 12)
    yield frame.write_from(_NAME_X, y, *name, BOLD, INK if has_won else TEXT)
    text = str(points)
    yield (
        frame.place_sprite(_POINTS_X, y, GoldNumber(text, 44))
        if has_won
        else frame.write_around(_POINTS_X, y, text, 44, HEAVY)
    )
