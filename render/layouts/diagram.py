"""A game's text diagram on a card, for a game without pictures of its own."""

import unicodedata
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from msgspec import Struct

from engine.game import Event
from render.context import PictureContext
from render.drawing.text import MEDIUM, text_width, writable
from render.scene import Item, Scene, shorten, stack
from render.sprites.cards import Label
from render.sprites.ground import Wall

_MARGIN, _LEADING = 40.0, 1.45
_LARGEST, _SMALLEST = 26.0, 9.0
_SIZE = (1100, 700)


class Diagram(Struct, frozen=True):
    """The pictures of a game without its own pictures.

    `name`: the game's name.
    `diagram`: writes a view as text, in columns.
    """

    name: str
    diagram: Callable[[Any], str]

    def board(self, view: object, context: PictureContext, _recent: Sequence[Event], /) -> Scene:
        """Draw the diagram with each character in a column."""
        return self._scene("board", view, context, "")

    def hand(self, view: object, context: PictureContext, /) -> Scene:
        """Draw the diagram of the view's seat."""
        return self._scene("hand", view, context, shorten(self.diagram(view)))

    def describe(self, view: object, _context: PictureContext, /) -> tuple[str, ...]:
        """Return the diagram line by line."""
        return tuple(self.diagram(view).splitlines())

    def _scene(self, kind: str, view: object, context: PictureContext, alt: str) -> Scene:
        card = (12.0, 12.0, _SIZE[0] - 24.0, _SIZE[1] - 24.0)
        wall = Wall(_SIZE, (card,), ())
        items = stack(_lines(self.diagram(view)))
        return Scene(kind, f"{_ascii(self.name)}-{kind}", _SIZE, context.theme, wall, items, alt)


def _lines(text: str) -> Iterator[Item]:
    """Yield the lines character by character, so that columns stay aligned in a proportional font."""
    rows = text.expandtabs(4).splitlines() or [""]
    longest = max(1, *(len(row) for row in rows))
    fits = min((_SIZE[0] - 2 * _MARGIN) / longest / 0.68, (_SIZE[1] - 2 * _MARGIN) / len(rows) / _LEADING)
    size = max(_SMALLEST, min(_LARGEST, fits))
    pitch = max(size * 0.68, text_width("m", size, MEDIUM) * 0.75)
    for number, row in enumerate(rows):
        y = _MARGIN + size * (0.7 + _LEADING * number)
        for column, sign in enumerate(row):
            if writable(sign) and not sign.isspace():
                yield Item(0, _MARGIN + pitch * (column + 0.5), y, Label(sign, size, MEDIUM, align=0))


def _ascii(name: str) -> str:
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode("ascii")
    return "".join(sign if sign.isalnum() else "-" for sign in plain) or "game"
