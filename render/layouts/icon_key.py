"""The icon key of a game: every sign of its pictures with its name, in two pictures if there are many; and the sign of
a move for its button."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import NamedTuple

from render.context import PictureContext
from render.drawing.text import BOLD, HEAVY, fit, wrap_text
from render.layouts.frame import Frame
from render.scene import Item, Scene, Sprite, shorten, stack
from render.sprites.ground import Rect, Wall

KEY = "key"
"""The name of the key among the pictures of a game."""

_WIDTH, _HEAD, _ROW, _FOOT = 1100, 62.0, 60.0, 14.0
_MAX_SIGNS = ((6, 1), (12, 2))
"""Maximum number of signs in one and in two columns. If there are more, there are three columns."""
_MAX_HEIGHT = 700
"""Maximum height of a picture, so that it is no higher than others."""

_ICON, _TEXT, _NAME, _LINE, _BETWEEN = 54.0, 106.0, 26.0, 28.0, 4.0


class Sign(NamedTuple):
    """A sign of the pictures, at most 64 units high and 92 wide, and its name in the reader's language."""

    sprite: Sprite
    name: str


def icon_keys(game: str, context: PictureContext, signs: Sequence[Sign]) -> tuple[Scene, ...]:
    """Draw the signs row by row, in columns if there are many, and in several pictures if one would be too high."""
    columns = next((columns for most, columns in _MAX_SIGNS if len(signs) <= most), 3)
    most = max(1, -(-len(signs) // columns))
    divided = (_divide(signs, -(-most // count) * columns) for count in range(1, most + 1))
    parts = next(
        parts for parts in divided if max((_height(part, columns) for part in parts), default=0) <= _MAX_HEIGHT
    )
    title = context.say("picture-key", game=context.say("game-name"))
    return tuple(
        _key(f"{game}-{KEY}-{number}" if number > 1 else f"{game}-{KEY}", context, title, part, columns)
        for number, part in enumerate(parts, 1)
    )


def _divide(signs: Sequence[Sign], size: int) -> list[Sequence[Sign]]:
    return [signs[first : first + size] for first in range(0, len(signs), size)]


def _height(signs: Sequence[Sign], columns: int) -> int:
    """Return the height of a picture with these signs."""
    return round(24 + _HEAD + sum(_row_heights(signs, columns)) + _FOOT)


def _row_heights(signs: Sequence[Sign], columns: int) -> list[float]:
    """Return the height of each row, which its tallest name determines."""
    rows = -(-len(signs) // columns)
    lines = [len(_lines(sign, columns)) for sign in signs]
    return [max(_ROW, _LINE * max(lines[row::rows]) + _BETWEEN) for row in range(rows)]


def _lines(sign: Sign, columns: int) -> list[str]:
    """Return a sign's name in lines that fit one of the columns."""
    return wrap_text(sign.name, (_WIDTH - 24.0) / columns - _TEXT - 12, _NAME, BOLD)


def _key(name: str, context: PictureContext, title: str, signs: Sequence[Sign], columns: int) -> Scene:
    """Draw signs column by column."""
    heights = _row_heights(signs, columns)
    whole = (_WIDTH, _height(signs, columns))
    frame, pitch = Frame(_WIDTH, context.rtl), (_WIDTH - 24.0) / columns
    items = [frame.start(36, 12 + _HEAD / 2, *fit(title, 1000, 32, HEAVY, 16), HEAVY)]
    for number, sign in enumerate(signs):
        column, row = divmod(number, len(heights))
        y = 12 + _HEAD + sum(heights[:row]) + heights[row] / 2
        items += _sign(frame, sign, _lines(sign, columns), 12 + pitch * column, y)
    card: Rect = (12, 12, _WIDTH - 24.0, whole[1] - 24.0)
    alt = shorten(f"{title}: {', '.join(sign.name for sign in signs).rstrip('.')}.")
    return Scene(KEY, name, whole, context.theme, Wall(whole, (frame.card(card),), ()), stack(items), alt)


def _sign(frame: Frame, sign: Sign, lines: Sequence[str], left: float, y: float) -> Iterator[Item]:
    """Yield a sign, and the lines of its name next to it."""
    box = sign.sprite.box
    item = frame.item(left + _ICON, y - (box.top + box.bottom) / 2, sign.sprite)
    yield item._replace(x=item.x - (box.left + box.right) / 2)
    for number, text in enumerate(lines):
        low = y + _LINE * (number - (len(lines) - 1) / 2)
        yield frame.start(left + _TEXT, low, text, _NAME, BOLD)


def first_sign(signs: Collection[str], move: tuple[str, ...], begun: int) -> str:
    """Return the sign for a move's words, or "" if there is none.

    It is the sign of the only word with one after the first `begun` words and the verb. If there is no such word, or if
    several stand for different things, it is the sign of the verb, unless an earlier button showed words.
    """
    named = {word for word in move[max(1, begun) :] if word in signs}
    if len(named) == 1:
        return named.pop()
    return first_with_sign(signs, move[:1] if not begun else ())


def first_with_sign(signs: Collection[str], names: Iterable[str]) -> str:
    """Return the first of the names that has a sign, or "" if none has."""
    return next((name for name in names if name in signs), "")
