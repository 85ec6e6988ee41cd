"""The standings of a league's group: a row for each entrant, best first."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from msgspec import Struct

from render.context import PictureContext
from render.drawing.canvas import Box, Canvas
from render.drawing.shapes import polygon
from render.drawing.text import BOLD, HEAVY, MEDIUM, fit_text, wrap_text, writable_name
from render.layouts.frame import Frame
from render.scene import Item, Scene, Sprite, shorten_alt, sort_by_layer
from render.sprites.cards import GOLD, MUTED, TEXT, DecidingRim, Plate
from render.sprites.ground import Rect, Wall
from render.theme import Theme

STANDINGS_WIDTH = 640
"""The width of the picture, chosen so that its text is legible on a phone."""

_TABLE_MARGIN, _TITLE_X = 12.0, 30.0
_TITLE_Y, _HEADS_Y, _FIRST_ROW_Y = 44.0, 96.0, 118.0
"""The heights of the title and of the columns' heads, and the first row's upper edge."""

_ROW_HEIGHT = 60.0
_NAME_X, _PLAYED_X, _WON_X, _POINTS_RIGHT, _SIGN_X = 84.0, 352.0, 452.0, 572.0, 596.0
"""The left edge of names, the middles of the columns for games played and won, the right edge of points, and the middle
of the sign next to them."""

_NAME_WIDTH, _MIN_NAME_SIZE = _PLAYED_X - _NAME_X - 44, 22.0
"""The width for a name, and the smallest letters in which it stays on one line."""


class StandingRow(NamedTuple):
    """An entrant.

    `name`: who it is; `note`: what is said below it.
    `games`: how many games are over, and of how many; `won`: games in which nobody was better; `points`: those of the
        league.
    `rise`: 1: moves up, -1: moves down, 0: stays.
    `is_own`: whether it is the reader: the row is marked.
    """

    name: str
    games: str
    won: int
    points: str
    note: str = ""
    rise: int = 0
    is_own: bool = False


class Trend(Struct, Sprite, frozen=True):
    """A triangle around its anchor. `rise`: 1: it points up and is gold, -1: down."""

    rise: int

    box = Box(-11, -11, 11, 11)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint one colour."""
        tip, foot = -9 * self.rise, 8 * self.rise
        canvas.fill(polygon((-10, foot), (10, foot), (0, tip)), theme.gold.light if self.rise > 0 else theme.muted)


def draw_standings(title: str, group: str, rows: Sequence[StandingRow], context: PictureContext) -> Scene:
    """Draw the standings. `title`: of the season; `group`: the group's name; `rows`: best first."""
    frame, height = Frame(STANDINGS_WIDTH, context.rtl), _FIRST_ROW_Y + _ROW_HEIGHT * len(rows) + _TABLE_MARGIN + 8
    size = (STANDINGS_WIDTH, round(height))
    table: Rect = (_TABLE_MARGIN, _TABLE_MARGIN, STANDINGS_WIDTH - 2 * _TABLE_MARGIN, height - 2 * _TABLE_MARGIN)
    items = [*_heading_items(frame, title, group, context)]
    for place, row in enumerate(rows, 1):
        items += _row_items(frame, place, row, context)
    lines = [f"{title}, {group}"]
    lines += [_row_text(place, row, context) for place, row in enumerate(rows, 1)]
    wall = Wall(size, (table,), ())
    return Scene(
        "standings", "standings", size, context.theme, wall, sort_by_layer(items), shorten_alt("\n".join(lines))
    )


def _row_text(place: int, row: StandingRow, context: PictureContext) -> str:
    """Return what an entrant's row says."""
    facts = {"place": str(place), "name": row.name, "points": row.points, "games": row.games}
    line = context.say("picture-standings-line", won=row.won, **facts)
    moves = {1: "picture-standings-up", -1: "picture-standings-down"}.get(row.rise)
    own = [context.say("picture-standings-own")] if row.is_own else []
    return "; ".join([line, *own, *([row.note] if row.note else []), *([context.say(moves)] if moves else [])])


def _heading_items(frame: Frame, title: str, group: str, context: PictureContext) -> Iterator[Item]:
    yield frame.write_from(_TITLE_X, _TITLE_Y, *fit_text(title, 400, 27, BOLD, 16), BOLD)
    yield frame.write_to(STANDINGS_WIDTH - _TITLE_X, _TITLE_Y, *fit_text(group, 160, 27, HEAVY, 16), HEAVY, GOLD)
    yield frame.write_around(
        _PLAYED_X, _HEADS_Y, *fit_text(context.say("picture-standings-played"), 108, 20, MEDIUM, 12), MEDIUM, MUTED
    )
    yield frame.write_around(
        _WON_X, _HEADS_Y, *fit_text(context.say("picture-standings-won"), 80, 20, MEDIUM, 12), MEDIUM, MUTED
    )
    yield frame.write_to(
        _POINTS_RIGHT, _HEADS_Y, *fit_text(context.say("picture-standings-points"), 90, 20, MEDIUM, 12), MEDIUM, MUTED
    )


def _row_items(frame: Frame, place: int, row: StandingRow, context: PictureContext) -> Iterator[Item]:
    """Yield an entrant's row: every other one is lit, the first one is gold, the reader's has a rim."""
    top, ink = _FIRST_ROW_Y + _ROW_HEIGHT * (place - 1), GOLD if place == 1 else TEXT
    if place % 2:
        yield frame.place_rectangle(
            _TABLE_MARGIN + 8,
            top,
            STANDINGS_WIDTH - 2 * _TABLE_MARGIN - 16,
            Plate(STANDINGS_WIDTH - 2 * _TABLE_MARGIN - 16, _ROW_HEIGHT),
        )
    middle = top + _ROW_HEIGHT / 2
    yield frame.write_to(_TITLE_X + 34, middle, context.ordinal(place), 28, HEAVY, GOLD if place == 1 else MUTED)
    if row.is_own:
        yield frame.place_rectangle(
            _TABLE_MARGIN + 10,
            top + 2,
            STANDINGS_WIDTH - 2 * _TABLE_MARGIN - 20,
            DecidingRim(STANDINGS_WIDTH - 2 * _TABLE_MARGIN - 20, _ROW_HEIGHT - 4),
        )
    yield from _name_items(frame, middle, row, ink)
    yield frame.write_around(_PLAYED_X, middle, row.games, 26, MEDIUM, TEXT)
    yield frame.write_around(_WON_X, middle, str(row.won), 28, MEDIUM, MUTED if not row.won else TEXT)
    yield frame.write_to(_POINTS_RIGHT, middle, row.points, 34, HEAVY, ink)
    if row.rise:
        yield frame.place_sprite(_SIGN_X, middle, Trend(row.rise))


def _name_items(frame: Frame, middle: float, row: StandingRow, ink: str) -> Iterator[Item]:
    """Yield an entrant's name around the height `middle`, on two lines if it is long, and the note below it."""
    first, *further_lines = wrap_text(writable_name(row.name, "?"), _NAME_WIDTH, _MIN_NAME_SIZE, BOLD)
    lines = [first, " ".join(further_lines)] if further_lines else [first]
    size, heights = 28.0, [-10.0 if row.note else 0.0]
    if len(lines) == 2:
        size, heights = (18.0, [-19.0, 0.0]) if row.note else (22.0, [-12.0, 12.0])
    for line, height in zip(lines, heights, strict=True):
        yield frame.write_from(_NAME_X, middle + height, *fit_text(line, _NAME_WIDTH, size, BOLD, 18), BOLD, ink)
    if row.note:
        below, small = (16.0, 18.0) if len(lines) == 1 else (19.0, 15.0)
        yield frame.write_from(
            _NAME_X, middle + below, *fit_text(row.note, _NAME_WIDTH + 8, small, MEDIUM, 12), MEDIUM, MUTED
        )
