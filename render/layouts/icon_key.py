"""The icon key of a game: each sign of its pictures with its name, in several pictures if there are many; and the sign
of a move for its button."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import NamedTuple

from msgspec import Struct

from render.context import PictureContext
from render.drawing.canvas import Canvas
from render.drawing.shapes import box
from render.drawing.text import BOLD, HEAVY, fit_text, wrap_text
from render.layouts.frame import Frame
from render.scene import Item, RectangleSprite, Scene, Sprite, shorten_alt, sort_by_layer
from render.sprites.ground import Rect, Wall
from render.theme import Theme

KEY_NAME = "key"
"""The name of the icon key among the pictures of a game."""

_WIDTH, _HEAD_HEIGHT, _MIN_ROW_HEIGHT, _FOOT_HEIGHT = 1100, 55.0, 60.0, 14.0
"""Width of a picture, height of its title, minimum height of a row, height of the margin below the rows, in units."""

_MAX_SIGNS_BY_COLUMNS = ((6, 1), (12, 2))
"""Maximum numbers of signs, each with the number of columns for them. For more signs there are three columns."""

_MAX_HEIGHT = 700
"""Maximum height of a picture in units, which is that of other pictures."""

_ICON_X, _NAME_X, _NAME_SIZE, _LINE_PITCH, _ROW_GAP = 53.0, 106.0, 26.0, 28.0, 6.0
"""Distances from the left edge of a column to the middle of a sign and to its name, font size of the name, distance
between its lines, and gap between two rows, in units."""

_RULE_INSET, _RULE_HEIGHT, _RULE_OPACITY = 10.0, 1.6, 0.45
"""Distance of a rule between two rows from the sides of its column and its height, in units; and its opacity."""


class Rule(Struct, RectangleSprite, frozen=True):
    """A faint line between two rows, anchored at its top-left corner. `width`, `height`: its size in units."""

    width: float
    height: float

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Paint a translucent rectangle."""
        canvas.fill(box(0, 0, self.width, self.height), theme.faint, _RULE_OPACITY)


class NamedSign(NamedTuple):
    """A sign of the pictures, at most 64 units high and 92 wide, and its name in the reader's language."""

    sprite: Sprite
    name: str


def draw_icon_keys(game: str, context: PictureContext, signs: Sequence[NamedSign]) -> tuple[Scene, ...]:
    """Return the pictures of a game's key. `game`: the name of the game in code."""
    columns = next((columns for max_signs, columns in _MAX_SIGNS_BY_COLUMNS if len(signs) <= max_signs), 3)
    max_signs = max(1, -(-len(signs) // columns))
    divided = (_divide(signs, -(-max_signs // count) * columns) for count in range(1, max_signs + 1))
    parts = next(
        parts for parts in divided if max((_picture_height(part, columns) for part in parts), default=0) <= _MAX_HEIGHT
    )
    title = context.say("picture-key", game=context.say("game-name"))
    return tuple(
        _draw_icon_key(
            f"{game}-{KEY_NAME}-{number}" if number > 1 else f"{game}-{KEY_NAME}", context, title, part, columns
        )
        for number, part in enumerate(parts, 1)
    )


def _divide(signs: Sequence[NamedSign], size: int) -> list[Sequence[NamedSign]]:
    return [signs[first : first + size] for first in range(0, len(signs), size)]


def _picture_height(signs: Sequence[NamedSign], columns: int) -> int:
    """Return the height of a picture with these signs, in units."""
    return round(24 + _HEAD_HEIGHT + sum(_row_heights(signs, columns)) + _FOOT_HEIGHT)


def _row_heights(signs: Sequence[NamedSign], columns: int) -> list[float]:
    """Return the height of each row in units, enough for its longest name."""
    rows = -(-len(signs) // columns)
    lines = [len(_name_lines(sign, columns)) for sign in signs]
    return [max(_MIN_ROW_HEIGHT, _LINE_PITCH * max(lines[row::rows]) + _ROW_GAP) for row in range(rows)]


def _name_lines(sign: NamedSign, columns: int) -> list[str]:
    """Return a sign's name in lines, each no wider than its column."""
    return wrap_text(sign.name, (_WIDTH - 24.0) / columns - _NAME_X - 12, _NAME_SIZE, BOLD)


def _draw_icon_key(name: str, context: PictureContext, title: str, signs: Sequence[NamedSign], columns: int) -> Scene:
    """Return one picture of the key. `name`: that of its file."""
    heights = _row_heights(signs, columns)
    whole = (_WIDTH, _picture_height(signs, columns))
    frame, pitch = Frame(_WIDTH, context.rtl), (_WIDTH - 24.0) / columns
    items = [frame.write_from(36, 12 + _HEAD_HEIGHT / 2, *fit_text(title, 1000, 32, HEAVY, 16), HEAVY)]
    for index, sign in enumerate(signs):
        column, row = divmod(index, len(heights))
        y = 12 + _HEAD_HEIGHT + sum(heights[:row]) + heights[row] / 2
        if row:
            rule = Rule(pitch - 2 * _RULE_INSET, _RULE_HEIGHT)
            items.append(
                frame.place_rectangle(12 + pitch * column + _RULE_INSET, y - heights[row] / 2, rule.width, rule)
            )
        items += _sign_items(frame, sign, _name_lines(sign, columns), 12 + pitch * column, y)
    card: Rect = (12, 12, _WIDTH - 24.0, whole[1] - 24.0)
    alt = shorten_alt(f"{title}: {', '.join(sign.name for sign in signs).rstrip('.')}.")
    return Scene(
        KEY_NAME, name, whole, context.theme, Wall(whole, (frame.place_card(card),), ()), sort_by_layer(items), alt
    )


def _sign_items(frame: Frame, sign: NamedSign, lines: Sequence[str], left: float, y: float) -> Iterator[Item]:
    """Yield a sign and the lines of its name. `left`: the left edge of the column. `y`: the middle of the row."""
    box = sign.sprite.box
    item = frame.place_sprite(left + _ICON_X, y - (box.top + box.bottom) / 2, sign.sprite)
    yield item._replace(x=item.x - (box.left + box.right) / 2)
    for index, text in enumerate(lines):
        line_y = y + _LINE_PITCH * (index - (len(lines) - 1) / 2)
        yield frame.write_from(left + _NAME_X, line_y, text, _NAME_SIZE, BOLD)


def sign_of_move(signs: Collection[str], move: tuple[str, ...], words_before: int) -> str:
    """Return the name of the sign on a move's button, or "" if there is none.

    If only one of the move's words has a sign, apart from the verb and the first `words_before` words, it is that sign.
    Otherwise it is the sign of the verb, or "" if an earlier button showed words.
    """
    with_sign = {word for word in move[max(1, words_before) :] if word in signs}
    if len(with_sign) == 1:
        return with_sign.pop()
    return first_with_sign(signs, move[:1] if not words_before else ())


def first_with_sign(signs: Collection[str], names: Iterable[str]) -> str:
    """Return the first of the names that has a sign, or "" if none has."""
    return next((name for name in names if name in signs), "")
