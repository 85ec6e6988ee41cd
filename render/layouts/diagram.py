"""A game's text diagram as a picture, for a game without pictures of its own."""

import unicodedata
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from msgspec import Struct

from engine.game import Event
from render.context import PictureContext
from render.drawing.text import MEDIUM, is_writable, text_width
from render.scene import Item, Scene, shorten_alt, sort_by_layer
from render.sprites.cards import Label
from render.sprites.ground import Wall

_MARGIN, _LINE_HEIGHT_RATIO = 40.0, 1.45
"""Margin around the text in units, and height of a line relative to the font size."""

_MAX_FONT_SIZE, _MIN_FONT_SIZE, _SIZE = 26.0, 9.0, (1100, 700)
"""Limits of the font size, and width and height of the picture, in units."""


class DiagramPictures(Struct, frozen=True):
    """The pictures of a game without its own pictures.

    `name`: the game's name.
    `diagram`: returns a view as text in columns.
    """

    name: str
    diagram: Callable[[Any], str]

    def board(self, view: object, context: PictureContext, _recent: Sequence[Event], /) -> Scene:
        """Return the diagram of the public position."""
        return self._compose_scene("board", view, context, "")

    def hand(self, view: object, context: PictureContext, /) -> Scene:
        """Return the diagram of what one seat sees."""
        return self._compose_scene("hand", view, context, shorten_alt(self.diagram(view)))

    def describe(self, view: object, _context: PictureContext, /) -> tuple[str, ...]:
        """Return the lines of the diagram."""
        return tuple(self.diagram(view).splitlines())

    def _compose_scene(self, kind: str, view: object, context: PictureContext, alt: str) -> Scene:
        card = (12.0, 12.0, _SIZE[0] - 24.0, _SIZE[1] - 24.0)
        wall = Wall(_SIZE, (card,), ())
        items = sort_by_layer(_text_items(self.diagram(view)))
        return Scene(kind, f"{_ascii_name(self.name)}-{kind}", _SIZE, context.theme, wall, items, alt)


def _text_items(text: str) -> Iterator[Item]:
    """Yield the text character by character, so that columns are aligned in a proportional font."""
    rows = text.expandtabs(4).splitlines() or [""]
    longest = max(1, *(len(row) for row in rows))
    max_size = min((_SIZE[0] - 2 * _MARGIN) / longest / 0.68, (_SIZE[1] - 2 * _MARGIN) / len(rows) / _LINE_HEIGHT_RATIO)
    size = max(_MIN_FONT_SIZE, min(_MAX_FONT_SIZE, max_size))
    pitch = max(size * 0.68, text_width("m", size, MEDIUM) * 0.75)
    for index, row in enumerate(rows):
        y = _MARGIN + size * (0.7 + _LINE_HEIGHT_RATIO * index)
        for column, sign in enumerate(row):
            if is_writable(sign) and not sign.isspace():
                yield Item(0, _MARGIN + pitch * (column + 0.5), y, Label(sign, size, MEDIUM, align=0))


def _ascii_name(name: str) -> str:
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode("ascii")
    return "".join(sign if sign.isalnum() else "-" for sign in plain) or "game"
