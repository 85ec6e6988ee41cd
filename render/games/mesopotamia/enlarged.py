"""Cards of a battle, dice and goods to choose from, enlarged side by side in the order of the buttons."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from engine.games.mesopotamia.content.tables import BATTLE_ROWS, GOODS
from engine.games.mesopotamia.view import MesopotamiaView
from render.context import PictureContext
from render.drawing.text import BOLD
from render.games.mesopotamia.question import unit_card
from render.games.mesopotamia.setting import SIZE, signs_of
from render.games.mesopotamia.sprites.duel import HEIGHT, WIDTH, Section
from render.games.mesopotamia.sprites.inks import DICE
from render.games.mesopotamia.sprites.tokens import Die, Good
from render.kit.names import MIN_SIZE, fit_player_name
from render.layouts.frame import Frame
from render.scene import Item, Scene, Sprite, stack
from render.sprites.ground import Rect, Wall

_MAX_IN_ROW, _MAX_PIECES = 5, 10
"""Maximum numbers of enlarged pieces in a row and in total; more would be too small."""

_EDGE, _GAP, _INSIDE = 6.0, 6.0, 12.0
_MAX_WIDTH, _LOW_MAX_WIDTH = 268.0, 226.0
"""Maximum width of each piece in one row, and in two rows, which are then no higher than other pictures."""

_WORDS = 46.0
_DIE, _GOOD = 96.0, 84.0


class Piece(NamedTuple):
    """A card, a die or a good to choose.

    `sprite`: its picture.
    `height`: its height in units.
    `centred`: whether the sprite is anchored at its centre instead of its top left corner.
    `row`: the index of its section; None: it has none.
    `text`: the words below it.
    """

    sprite: Sprite
    height: float
    centred: bool
    row: int | None
    text: str


def enlarge(view: MesopotamiaView, context: PictureContext, words: Sequence[str], alt: str) -> Scene | None:
    """Draw the items among `words` one by one. None if there are too many, or if a word is no card of the battle,
    section, die or good."""
    across = _count_abreast(len(words))
    width = min(
        _MAX_WIDTH if len(words) <= _MAX_IN_ROW else _LOW_MAX_WIDTH, (SIZE[0] - 2 * _EDGE + _GAP) / across - _GAP
    )
    pieces = [_piece(view, context, word, width) for word in words]
    found = [piece for piece in pieces if piece is not None]
    if not 0 < len(found) == len(words) <= _MAX_PIECES:
        return None
    frame = Frame(SIZE[0], context.rtl)
    words_height = _WORDS if any(piece.text for piece in found) else 0.0
    height = 2 * _INSIDE + max(piece.height for piece in found) + words_height
    first = (SIZE[0] - (width + _GAP) * across + _GAP) / 2
    cards: list[Rect] = [
        (first + (width + _GAP) * (number % across), _EDGE + (height + _GAP) * (number // across), width, height)
        for number in range(len(found))
    ]
    items = [item for piece, card in zip(found, cards, strict=True) for item in _draw_piece(frame, piece, card)]
    size = (SIZE[0], round(cards[-1][1] + height + _EDGE))
    wall = Wall(size, tuple(frame.card(card) for card in cards), ())
    return Scene("choices", "mesopotamia-choices", size, context.theme, wall, stack(items), alt)


def _count_abreast(count: int) -> int:
    """Return the number of pieces in a row that makes rows about equally long."""
    rows = max(1, -(-count // _MAX_IN_ROW))
    return max(1, -(-count // rows))


def _piece(view: MesopotamiaView, context: PictureContext, word: str, width: float) -> Piece | None:
    """Return the item of a word, or None if it is no card, die or good."""
    first, section = signs_of(word)
    if first in DICE:
        return Piece(Die(first, section, size=_DIE), _DIE, True, None, context.word(word))
    if word in GOODS:
        return Piece(Good(word, _GOOD), _DIE, True, None, context.word(word))
    zoom = (width - 2 * _INSIDE) / WIDTH
    card = unit_card(view, context, first, zoom, front=False)
    if card is None or section not in {"", *BATTLE_ROWS}:
        return None
    row = BATTLE_ROWS.index(section) if section else None
    return Piece(card, HEIGHT * zoom, False, row, context.say(f"picture-{section}") if section else "")


def _draw_piece(frame: Frame, piece: Piece, card: Rect) -> Iterator[Item]:
    x, y, width, height = card
    middle = x + width / 2
    if piece.centred:
        yield frame.item(middle, y + _INSIDE + piece.height / 2, piece.sprite)
    else:
        yield frame.top_left(x + _INSIDE, y + _INSIDE, width - 2 * _INSIDE, piece.sprite)
    if not piece.text:
        return
    foot = y + height - 8 - _WORDS / 2
    sign = 0.0 if piece.row is None else 34.0
    text, size = fit_player_name(piece.text, width - 2 * _INSIDE - sign, MIN_SIZE)
    yield frame.middle(middle + sign / 2, foot, text, size, BOLD)
    if piece.row is not None:
        yield frame.item(x + _INSIDE + sign / 2, foot, Section(piece.row, 30))
