"""Cards of a battle, dice and goods to choose from, enlarged side by side in the order of the buttons."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from engine.games.mesopotamia.content.tables import BATTLE_ROWS, GOODS
from engine.games.mesopotamia.view import MesopotamiaView
from render.context import PictureContext
from render.drawing.text import BOLD, HEAVY, text_width
from render.games.mesopotamia.question import unit_card
from render.games.mesopotamia.setting import SIZE, signs_of
from render.games.mesopotamia.sprites.duel import HEIGHT, WIDTH, Section
from render.games.mesopotamia.sprites.inks import DICE
from render.games.mesopotamia.sprites.tablets import Count, Mat
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
_DIE, _GOOD = 108.0, 100.0
_MAT_MAX_WIDTH, _MAT_WORDS, _MAT_TEXT = 330.0, 58.0, 36.0
"""Maximum width of each piece on a mat, and height and font size of the words below it."""


class Choices(NamedTuple):
    """A picture of choices, and the rectangles of the choices in their order, in units; () if they are in the picture
    of the market."""

    scene: Scene
    places: tuple[Rect, ...]


class Piece(NamedTuple):
    """A card, a die or a good to choose.

    `sprite`: its picture.
    `height`: its height in units.
    `on_mat`: whether it lies on a mat and is anchored at its centre instead of its top left corner.
    `row`: the index of its section; None: it has none.
    `text`: the words below it.
    `owned`: how many of it the player has; None if that is not shown.
    """

    sprite: Sprite
    height: float
    on_mat: bool
    row: int | None
    text: str
    owned: int | None = None


def enlarge(view: MesopotamiaView, context: PictureContext, words: Sequence[str], alt: str) -> Choices | None:
    """Draw the items among `words` one by one: dice and goods on a mat, cards on a field. None if there are too many,
    or if a word is no card of the battle, section, die or good."""
    across = _count_abreast(len(words))
    width = (SIZE[0] - 2 * _EDGE + _GAP) / across - _GAP
    low = min(width, _MAX_WIDTH if len(words) <= _MAX_IN_ROW else _LOW_MAX_WIDTH)
    pieces = [_piece(view, context, word, low) for word in words]
    found = [piece for piece in pieces if piece is not None]
    if not 0 < len(found) == len(words) <= _MAX_PIECES:
        return None
    is_mat = all(piece.on_mat for piece in found)
    width = min(width, _MAT_MAX_WIDTH) if is_mat else low
    frame = Frame(SIZE[0], context.rtl)
    words_height = (_MAT_WORDS if is_mat else _WORDS) if any(piece.text for piece in found) else 0.0
    height = 2 * _INSIDE + max(piece.height for piece in found) + words_height
    first = (SIZE[0] - (width + _GAP) * across + _GAP) / 2
    cards: list[Rect] = [
        (first + (width + _GAP) * (number % across), _EDGE + (height + _GAP) * (number // across), width, height)
        for number in range(len(found))
    ]
    ground: Rect = (_EDGE, _EDGE, SIZE[0] - 2 * _EDGE, cards[-1][1] + height - _EDGE)
    items = [item for piece, card in zip(found, cards, strict=True) for item in _draw_piece(frame, piece, card)]
    if is_mat:
        items.insert(0, frame.top_left(*ground[:3], Mat(*ground[2:])))
    size = (SIZE[0], round(ground[1] + ground[3] + _EDGE))
    wall = Wall(size, () if is_mat else (ground,), ())
    scene = Scene("choices", "mesopotamia-choices", size, context.theme, wall, stack(items), alt)
    return Choices(scene, tuple(map(frame.card, cards)))


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
        owned = view.position.realms[view.seat].goods[GOODS.index(word)] if view.seat is not None else None
        return Piece(Good(word, _GOOD), 1.22 * _GOOD, True, None, context.word(word), owned)
    zoom = (width - 2 * _INSIDE) / WIDTH
    card = unit_card(view, context, first, zoom, front=False)
    if card is None or section not in {"", *BATTLE_ROWS}:
        return None
    row = BATTLE_ROWS.index(section) if section else None
    return Piece(card, HEIGHT * zoom, False, row, context.say(f"picture-{section}") if section else "")


def _draw_piece(frame: Frame, piece: Piece, card: Rect) -> Iterator[Item]:
    x, y, width, _ = card
    if piece.on_mat:
        yield from _draw_on_mat(frame, piece, card)
        return
    yield frame.top_left(x + _INSIDE, y + _INSIDE, width - 2 * _INSIDE, piece.sprite)
    if not piece.text:
        return
    foot = y + card[3] - 8 - _WORDS / 2
    sign = 0.0 if piece.row is None else 34.0
    text, size = fit_player_name(piece.text, width - 2 * _INSIDE - sign, MIN_SIZE)
    yield frame.middle(x + width / 2 + sign / 2, foot, text, size, BOLD)
    if piece.row is not None:
        yield frame.item(x + _INSIDE + sign / 2, foot, Section(piece.row, 30))


def _draw_on_mat(frame: Frame, piece: Piece, card: Rect) -> Iterator[Item]:
    """Yield a die or a good, how many the player has, and its name on a dark plate."""
    x, y, width, height = card
    middle, centre = x + width / 2, y + _INSIDE + (height - _MAT_WORDS - 2 * _INSIDE) / 2
    yield frame.item(middle, centre, piece.sprite)
    if piece.owned is not None:
        yield from _on_plate(frame, middle + _GOOD * 0.62, centre + _GOOD * 0.42, str(piece.owned), _MAT_TEXT)
    text, size = fit_player_name(piece.text, width - 2 * _INSIDE, _MAT_TEXT)
    yield from _on_plate(frame, middle, y + height - _MAT_WORDS / 2 - 2, text, size)


def _on_plate(frame: Frame, x: float, y: float, text: str, size: float) -> Iterator[Item]:
    """Yield a text around (x, y) on a dark plate."""
    width = text_width(text, size, HEAVY) + 22
    yield frame.top_left(x - width / 2, y, width, Count(width, size * 1.3))
    yield frame.middle(x, y, text, size, HEAVY)
