"""A game that nobody has drawn yet: its text diagram on a card."""

import unicodedata
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from engine.game import Event
from render.drawing.text import MEDIUM, width, writable
from render.reader import Reader
from render.scene import Item, Scene, shorten, stack
from render.sprites.cards import Label
from render.sprites.ground import Wall

_MARGIN, _LEADING = 40.0, 1.45
_LARGEST, _SMALLEST = 22.0, 9.0
_SIZE = (1100, 700)


@dataclass(frozen=True, slots=True)
class Plain:
    """The pictures of the game called `name`, whose views `diagram` writes."""

    name: str
    diagram: Callable[[Any], str]

    def board(self, view: object, look: Reader, recent: Sequence[Event], /) -> Scene:
        """The diagram, each sign in a column of its own."""
        return self._scene("board", view, look)

    def hand(self, view: object, look: Reader, /) -> Scene:
        """The diagram of what the view's seat knows."""
        return self._scene("hand", view, look)

    def conflict(self, view: object, look: Reader, /) -> None:
        """No conflict is known to a diagram."""

    def targets(self, view: object, look: Reader, words: Sequence[str], /) -> None:
        """No places are known to a diagram."""

    def sheet(self, view: object, look: Reader, history: Sequence[Sequence[Event]], /) -> None:
        """No scores are known to a diagram."""

    def twin(self, view: object, _look: Reader, /) -> tuple[str, ...]:
        """The diagram line by line."""
        return tuple(self.diagram(view).splitlines())

    def _scene(self, kind: str, view: object, look: Reader) -> Scene:
        text = self.diagram(view)
        card = (12.0, 12.0, _SIZE[0] - 24.0, _SIZE[1] - 24.0)
        wall = Wall(_SIZE, (card,), ())
        return Scene(kind, f"{_ascii(self.name)}-{kind}", _SIZE, look.theme, wall, stack(_lines(text)), shorten(text))


def _lines(text: str) -> Iterator[Item]:
    """The lines sign by sign, so that columns stay columns in a font that has no fixed pitch."""
    rows = text.expandtabs(4).splitlines() or [""]
    longest = max(1, *(len(row) for row in rows))
    fits = min((_SIZE[0] - 2 * _MARGIN) / longest / 0.68, (_SIZE[1] - 2 * _MARGIN) / len(rows) / _LEADING)
    size = max(_SMALLEST, min(_LARGEST, fits))
    pitch = max(size * 0.68, width("m", size, MEDIUM) * 0.75)
    for number, row in enumerate(rows):
        y = _MARGIN + size * (0.7 + _LEADING * number)
        for column, sign in enumerate(row):
            if writable(sign) and not sign.isspace():
                yield Item(0, _MARGIN + pitch * (column + 0.5), y, Label(sign, size, MEDIUM, align=0))


def _ascii(name: str) -> str:
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode("ascii")
    return "".join(sign if sign.isalnum() else "-" for sign in plain) or "game"
