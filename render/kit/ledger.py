"""The score sheet of a game with kinds of points: a row for each kind, a column for each player. Sizes are in units."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from engine.score_history import ScoreHistory
from render.context import PictureContext
from render.drawing.text import BOLD, HEAVY, MEDIUM, fit_text, text_width
from render.kit.names import MIN_SIZE, break_name, in_lines, max_line_width
from render.kit.points_chart import Line, Ranking, chart_items
from render.layouts.frame import Frame
from render.scene import Item, Scene, Sprite, sort_by_layer
from render.sprites.cards import GOLD, MUTED, TEXT, Plate, Wreath
from render.sprites.ground import Rect, Wall

SIZE = (1100, 700)
"""Width and usual height of a score sheet."""

_TABLE_LEFT, _TABLE_WIDTH, _TABLE_TOP = 12.0, 1076.0, 12.0
"""Left edge, width and upper edge of the table's card."""

_TITLE_X, _SIGNED_TITLE_X = 24.0, 66.0
"""Left edges of titles without a sign and with one, from the left edge of the table."""

_FIRST_COLUMN_X, _MAX_COLUMN_WIDTH = 292.0, 388.0
"""Maximum distance of the players' columns from the left edge, and maximum width of a column."""

_BADGE_HEIGHT, _MAX_NAME_SIZE, _NAME_LINE_PITCH, _NOTE_LINE_PITCH = 52.0, 28.0, 28.0, 26.0
"""Height of a player's sign and rank, maximum font size of a name, distance between lines of a name and of the note."""

_ROW_HEIGHTS = (30.8, 36.0, 46.0)
"""Heights of a row: the minimum, the one that leaves the chart all its room, and the maximum."""

_SUM_HEIGHT, _MIN_CHART_HEIGHT, _CHART_HEIGHT, _SIGNS_HEIGHT = 54.0, 196.0, 232.0, 40.0
"""Heights: of the row with the sums; of a chart at least, and usually; and of each player's sign beside the chart."""

_NAME_GAP = 6.0
"""Minimum distance between names of neighbouring columns."""

_WREATH_RADIUS = 17.0
"""Radius of a wreath that covers neither the rank next to it nor the name below it."""

NO_POINTS = "–"
"""The sign for a player who cannot have points of a kind."""


class Column(NamedTuple):
    """One player's column.

    `sign`: the player's sign.
    `name`: the name to write.
    `rank`: 1 for the best.
    `total`: all points.
    """

    sign: Sprite
    name: str
    rank: int
    total: int


class Entry(NamedTuple):
    """A row: the name of a kind of points, each player's points in the order of the columns, and the kind's sign."""

    title: str
    points: tuple[str, ...]
    sign: Sprite | None = None


class Ledger(NamedTuple):
    """The contents of a score sheet.

    `columns`: the columns, the highest total first.
    `entries`: the rows.
    `ranks`: the rank of each seat, 1 for the best.
    `note`: the line below the title, or "".
    """

    columns: Sequence[Column]
    entries: Sequence[Entry]
    ranks: Sequence[int]
    note: str = ""


def draw_ledger(
    name: str, context: PictureContext, book: Ledger, lines: Sequence[Line], grown: ScoreHistory, alt: str
) -> Scene:
    """Return the score sheet, with the column of the highest total where reading begins, over a chart.

    `lines`: the style of each seat's line in the chart.
    `grown`: the points of each seat from move to move; without them there is no chart.
    """
    frame, (columns, entries, ranks, note) = Frame(SIZE[0], context.rtl), book
    columns_left = _first_column_x(context, entries, note)
    width = min(_MAX_COLUMN_WIDTH, (_TABLE_LEFT + _TABLE_WIDTH - columns_left - 8) / len(columns))
    names = [in_lines(column.name, width - _NAME_GAP) for column in columns]
    fits = max(max_line_width(lines, MIN_SIZE, BOLD) for lines in names) <= width - _NAME_GAP
    weight = BOLD if fits else MEDIUM
    note_lines = break_name(note, columns_left - _TITLE_X - 20) if note else ()
    head = (
        max(_BADGE_HEIGHT + _NAME_LINE_PITCH * max(map(len, names)), _BADGE_HEIGHT + _NOTE_LINE_PITCH * len(note_lines))
        + 8
    )
    pitch = _row_height(SIZE[1] - 2 * _TABLE_TOP - head - _SUM_HEIGHT, len(entries), len(columns) if grown else 0)
    table: Rect = (_TABLE_LEFT, _TABLE_TOP, _TABLE_WIDTH, head + pitch * len(entries) + _SUM_HEIGHT)
    items = [*_heading_items(context, frame, note_lines, columns_left)]
    for index, entry in enumerate(entries):
        items += _entry_items(
            frame, entry, (columns_left, width), _TABLE_TOP + head + pitch * index, pitch, index % 2 == 0
        )
    for index, (column, written) in enumerate(zip(columns, names, strict=True)):
        place = (columns_left + width * index, width, table[3])
        items += _column_items(context, frame, column, written, weight, place)
    y = _TABLE_TOP + table[3] - _SUM_HEIGHT / 2
    items.append(
        frame.write_from(
            _TABLE_LEFT + _TITLE_X, y, *fit_text(context.say("picture-score-total"), 250, 30, HEAVY, MIN_SIZE), HEAVY
        )
    )
    cards, bottom = [table], _TABLE_TOP + table[3]
    if grown:
        cards.append(
            (_TABLE_LEFT, bottom + 12, _TABLE_WIDTH, max(_min_chart_height(len(columns)), SIZE[1] - bottom - 24))
        )
        bottom = cards[1][1] + cards[1][3]
        items += chart_items(context, frame, cards[1], lines, grown, Ranking(ranks))
    size = (SIZE[0], round(bottom + _TABLE_TOP))
    return Scene("sheet", name, size, context.theme, Wall(size, tuple(cards), ()), sort_by_layer(items), alt)


def _first_column_x(context: PictureContext, entries: Sequence[Entry], note: str) -> float:
    """Return the left edge of the players' columns, to the right of the titles and the note."""
    titles = [
        text_width(row.title, MIN_SIZE, BOLD) + (_TITLE_X if row.sign is None else _SIGNED_TITLE_X) for row in entries
    ]
    whole = _TITLE_X + max(
        text_width(context.say("picture-score-sheet"), MIN_SIZE, HEAVY),
        text_width(note, MIN_SIZE, BOLD) if note else 0.0,
    )
    return min(_FIRST_COLUMN_X, _TABLE_LEFT + max(whole, *titles) + 24)


def _row_height(room: float, entries: int, lines: int) -> float:
    """Return the height of a row.

    `room`: the height for rows and chart.
    `entries`, `lines`: the numbers of rows, and of lines in the chart, 0 without a chart.
    """
    min_height, usual, max_height = _ROW_HEIGHTS
    if not lines:
        return min(max_height, max(usual, room / entries))
    return min(
        max_height,
        max(usual, (room - 12 - _CHART_HEIGHT) / entries),
        max(min_height, (room - 12 - _min_chart_height(lines)) / entries),
    )


def _min_chart_height(lines: int) -> float:
    return max(_MIN_CHART_HEIGHT, 60 + _SIGNS_HEIGHT * lines)


def _heading_items(context: PictureContext, frame: Frame, note: Sequence[str], right: float) -> Iterator[Item]:
    title = fit_text(context.say("picture-score-sheet"), right - _TABLE_LEFT - _TITLE_X - 16, 32, HEAVY, MIN_SIZE)
    yield frame.write_from(_TABLE_LEFT + _TITLE_X, _TABLE_TOP + 30, *title, HEAVY)
    for index, line in enumerate(note):
        yield frame.write_from(
            _TABLE_LEFT + _TITLE_X,
            _TABLE_TOP + _BADGE_HEIGHT + 10 + _NOTE_LINE_PITCH * index,
            *fit_text(line, right - _TITLE_X - 20, MIN_SIZE, MEDIUM, 18),
            MEDIUM,
            MUTED,
        )


def _entry_items(
    frame: Frame, entry: Entry, place: tuple[float, float], y: float, pitch: float, lit: bool
) -> Iterator[Item]:
    """Yield a row. `place`: the left edge of the players' columns, and the width of each. `pitch`: the height of the
    row. `lit`: whether its ground is lighter, as in every other row."""
    columns_left, width = place
    if lit:
        yield frame.place_rectangle(_TABLE_LEFT + 8, y, _TABLE_WIDTH - 16, Plate(_TABLE_WIDTH - 16, pitch))
    middle = y + pitch / 2
    if entry.sign is not None:
        yield frame.place_sprite(_TABLE_LEFT + 40, middle, entry.sign)
    left = _TABLE_LEFT + (_TITLE_X if entry.sign is None else _SIGNED_TITLE_X)
    yield frame.write_from(left, middle, *fit_text(entry.title, columns_left - left - 8, MIN_SIZE, BOLD, 18), BOLD)
    for index, text in enumerate(entry.points):
        ink = MUTED if text in ("0", NO_POINTS) else TEXT
        yield frame.write_around(columns_left + width * (index + 0.5), middle, text, 28, BOLD, ink)


def _column_items(
    context: PictureContext,
    frame: Frame,
    column: Column,
    written: Sequence[str],
    weight: int,
    place: tuple[float, float, float],
) -> Iterator[Item]:
    """Yield a player's rank, sign and name above the player's points, and the sum below them. `written`: the lines of
    the name. `place`: the column's left edge, its width and its height."""
    x, width, height = place
    is_winner, middle = column.rank == 1, x + width / 2
    if is_winner:
        yield frame.place_rectangle(x + 3, _TABLE_TOP + 5, width - 6, Plate(width - 6, height - 10))
        yield frame.place_sprite(middle + 22, _TABLE_TOP + 30, Wreath(_WREATH_RADIUS))
    yield frame.write_to(
        middle - (10 if is_winner else 4),
        _TABLE_TOP + 30,
        context.ordinal(column.rank),
        30,
        HEAVY,
        GOLD if is_winner else MUTED,
    )
    yield frame.place_sprite(middle + 22, _TABLE_TOP + 30, column.sign)
    for index, line in enumerate(written):
        y = _TABLE_TOP + _BADGE_HEIGHT + 12 + _NAME_LINE_PITCH * index
        yield frame.write_around(middle, y, *fit_text(line, width - _NAME_GAP, _MAX_NAME_SIZE, weight, 12), weight)
    y = _TABLE_TOP + height - _SUM_HEIGHT / 2
    yield frame.write_around(middle, y, str(column.total), 40, HEAVY, GOLD if is_winner else TEXT)
