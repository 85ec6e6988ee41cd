"""The standings of a league's group: a row for each entrant, the best first. Sizes are in units."""

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
"""Width of the picture, narrow enough for its text to be legible on a phone."""

_TABLE_MARGIN, _TITLE_X = 12.0, 30.0
"""Margin around the table, and distance of the title from the left edge."""

_TITLE_Y, _HEADS_Y, _FIRST_ROW_Y = 44.0, 96.0, 118.0
"""Heights of the middle of the title and of the columns' heads, and of the first row's upper edge."""

_ROW_HEIGHT = 60.0
"""Height of a row."""

_NAME_X, _PLAYED_X, _WON_X, _POINTS_RIGHT, _SIGN_X = 84.0, 352.0, 452.0, 572.0, 596.0
"""Distances from the left edge: of the start of names, of the middles of the columns for games played and won, of the
end of points, and of the middle of the sign next to them."""

_NAME_WIDTH, _MIN_NAME_SIZE = _PLAYED_X - _NAME_X - 44, 22.0
"""Maximum width of a name, and minimum font size in which it stays on one line."""


class StandingRow(NamedTuple):
    """An entrant's row.

    `name`: the entrant's name.
    `games`: how many games are over, and how many there are, such as "2/5".
    `won`: the number of games in which nobody was better.
    `points`: the points in the league.
    `note`: the text below the name, or "".
    `rise`: 1 if the entrant moves up to a better group, -1 if down, otherwise 0.
    `is_own`: whether it is the reader's row, which has a rim.
    """

    name: str
    games: str
    won: int
    points: str
    note: str = ""
    rise: int = 0
    is_own: bool = False


class Trend(Struct, Sprite, frozen=True):
    """A triangle around its anchor, for an entrant who changes groups. `rise`: 1 to point up, -1 to point down."""

    rise: int

    box = Box(-11, -11, 11, 11)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint the triangle in gold if it points up, otherwise in grey."""
        tip, foot = -9 * self.rise, 8 * self.rise
        canvas.fill(polygon((-10, foot), (10, foot), (0, tip)), theme.gold.light if self.rise > 0 else theme.muted)


def draw_standings(title: str, group: str, rows: Sequence[StandingRow], context: PictureContext) -> Scene:
    """Return the picture of a group's standings. `title`: the season's name. `group`: the group's name."""
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
    """Return the alt text of a row. `place`: the entrant's rank."""
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
    """Yield an entrant's row: every other one has a lighter ground, the first has gold text, the reader's has a rim."""
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
    first_line, *further_lines = wrap_text(writable_name(row.name, "?"), _NAME_WIDTH, _MIN_NAME_SIZE, BOLD)
    lines = [first_line, " ".join(further_lines)] if further_lines else [first_line]
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
