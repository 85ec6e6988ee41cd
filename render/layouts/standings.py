"""The standings of a league's group: a row for each entrant, best first."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from render.context import PictureContext
from render.drawing.text import BOLD, HEAVY, MEDIUM, fit, plain
from render.layouts.frame import Frame
from render.scene import Item, Scene, shorten, stack
from render.sprites.cards import GOLD, MUTED, TEXT, Plate
from render.sprites.ground import Card, Wall

WIDE = 640
"""The width of the picture: its letters are read on a telephone."""

_EDGE, _LEFT = 12.0, 30.0
_TITLE, _HEADS, _FIRST = 44.0, 96.0, 118.0
"""The heights of the title, of the columns' heads, and of the first row's upper edge."""

_ROW = 54.0
_NAME, _PLAYED, _WON, _POINTS = 84.0, 398.0, 482.0, 606.0
"""The beginning of names, the middles of the columns for games and those won, and the end of points."""


class StandingRow(NamedTuple):
    """An entrant: name, games that count, games won, and the points of the league in words."""

    name: str
    played: int
    won: int
    points: str


def standings(title: str, group: str, rows: Sequence[StandingRow], context: PictureContext) -> Scene:
    """Draw the standings. `title`: of the season; `group`: the group's name; `rows`: best first."""
    frame, high = Frame(WIDE, context.rtl), _FIRST + _ROW * len(rows) + _EDGE + 8
    size = (WIDE, round(high))
    table: Card = (_EDGE, _EDGE, WIDE - 2 * _EDGE, high - 2 * _EDGE)
    items = [*_heading(frame, title, group, context)]
    for place, row in enumerate(rows, 1):
        items += _row(frame, place, row, context)
    lines = [f"{title}, {group}"]
    lines += [
        context.say(
            "picture-standings-line", place=str(place), name=row.name, count=row.played, won=row.won, points=row.points
        )
        for place, row in enumerate(rows, 1)
    ]
    wall = Wall(size, (table,), ())
    return Scene("standings", "standings", size, context.theme, wall, stack(items), shorten("\n".join(lines)))


def _heading(frame: Frame, title: str, group: str, context: PictureContext) -> Iterator[Item]:
    yield frame.start(_LEFT, _TITLE, *fit(title, 400, 27, BOLD, 16), BOLD)
    yield frame.end(WIDE - _LEFT, _TITLE, *fit(group, 160, 27, HEAVY, 16), HEAVY, GOLD)
    yield frame.middle(
        _PLAYED, _HEADS, *fit(context.say("picture-standings-played"), 82, 20, MEDIUM, 12), MEDIUM, MUTED
    )
    yield frame.middle(_WON, _HEADS, *fit(context.say("picture-standings-won"), 80, 20, MEDIUM, 12), MEDIUM, MUTED)
    yield frame.end(_POINTS, _HEADS, *fit(context.say("picture-standings-points"), 90, 20, MEDIUM, 12), MEDIUM, MUTED)


def _row(frame: Frame, place: int, row: StandingRow, context: PictureContext) -> Iterator[Item]:
    """Yield an entrant's row: every other one is lit, the first one is gold."""
    top, ink = _FIRST + _ROW * (place - 1), GOLD if place == 1 else TEXT
    if place % 2:
        yield frame.wide(_EDGE + 8, top, WIDE - 2 * _EDGE - 16, Plate(WIDE - 2 * _EDGE - 16, _ROW))
    middle = top + _ROW / 2
    yield frame.end(_LEFT + 34, middle, context.ordinal(place), 28, HEAVY, GOLD if place == 1 else MUTED)
    yield frame.start(_NAME, middle, *fit(plain(row.name, "?"), _PLAYED - _NAME - 44, 28, BOLD, 15), BOLD, ink)
    yield frame.middle(_PLAYED, middle, str(row.played), 28, MEDIUM, MUTED if not row.played else TEXT)
    yield frame.middle(_WON, middle, str(row.won), 28, MEDIUM, MUTED if not row.won else TEXT)
    yield frame.end(_POINTS, middle, row.points, 34, HEAVY, ink)
