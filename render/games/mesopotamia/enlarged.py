"""Pictures of battle cards, dice and goods to choose from, enlarged side by side in the order of the buttons."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from engine.games.mesopotamia.content.tables import BATTLE_ROWS, GOODS
from engine.games.mesopotamia.view import MesopotamiaView
from render.context import PictureContext
from render.drawing.text import BOLD, HEAVY, text_width
from render.games.mesopotamia.question import unit_card
from render.games.mesopotamia.setting import SIZE, die_colour_and_sign
from render.games.mesopotamia.sprites.duel import UNIT_CARD_HEIGHT, UNIT_CARD_WIDTH, SectionSign
from render.games.mesopotamia.sprites.inks import DIE_FACE_COLOURS
from render.games.mesopotamia.sprites.tablets import CountPlate, ReedMat
from render.games.mesopotamia.sprites.tokens import Die, GoodToken
from render.kit.names import MIN_SIZE, fit_player_name
from render.layouts.frame import Frame
from render.scene import Item, Scene, Sprite, sort_by_layer
from render.sprites.ground import Rect, Wall

_MAX_IN_ROW, _MAX_PIECES = 5, 10
"""Maximum number of enlarged pieces in a row and in a picture. If there are more pieces, they are not drawn."""

_PICTURE_MARGIN, _CARD_GAP, _CARD_PADDING = 6.0, 6.0, 12.0
_MAX_CARD_WIDTH, _MAX_CARD_WIDTH_IN_TWO_ROWS = 268.0, 226.0
"""Maximum width of a piece's place in one row, and in two rows, in units. Two rows are as high as other pictures."""

_TEXT_HEIGHT = 46.0
_DIE_SIZE, _GOOD_SIZE = 108.0, 100.0
_MAX_MAT_PIECE_WIDTH, _MAT_TEXT_HEIGHT, _MAT_TEXT_SIZE = 264.0, 58.0, 36.0
"""Maximum width of each piece on a mat, and height and font size of the words below it."""

_GROUND_PADDING = 20.0
"""Distance of the outer pieces from the ends of their mat or field, in units."""


class ChoicesPicture(NamedTuple):
    """A picture of choices, and the rectangle of each choice in order, in units; () for a picture of the market."""

    scene: Scene
    choice_rects: tuple[Rect, ...]


class EnlargedPiece(NamedTuple):
    """A card, a die or a good to choose.

    `sprite`: its sprite.
    `height`: its height, in units.
    `is_on_mat`: whether it is on a reed mat and anchored at its middle; a card is anchored at its top-left corner.
    `section`: the index of its section of the battle, or None.
    `text`: the text below it.
    `owned_count`: the number that the player has, or None if that is not shown.
    """

    sprite: Sprite
    height: float
    is_on_mat: bool
    section: int | None
    text: str
    owned_count: int | None = None


def draw_enlarged(
    view: MesopotamiaView, context: PictureContext, words: Sequence[str], alt: str
) -> ChoicesPicture | None:
    """Draw the piece for each word, enlarged: dice and goods on a mat, cards on a field. Return None if there are too
    many, or if a word is no battle card, section, die or good."""
    columns = _count_in_row(len(words))
    width = (SIZE[0] - 2 * _PICTURE_MARGIN + _CARD_GAP) / columns - _CARD_GAP
    low = min(width, _MAX_CARD_WIDTH if len(words) <= _MAX_IN_ROW else _MAX_CARD_WIDTH_IN_TWO_ROWS)
    pieces = [_enlarge_piece(view, context, word, low) for word in words]
    drawn_pieces = [piece for piece in pieces if piece is not None]
    if not 0 < len(drawn_pieces) == len(words) <= _MAX_PIECES:
        return None
    is_mat = all(piece.is_on_mat for piece in drawn_pieces)
    width = min(width, _MAX_MAT_PIECE_WIDTH) if is_mat else low
    frame = Frame(SIZE[0], context.rtl)
    words_height = (_MAT_TEXT_HEIGHT if is_mat else _TEXT_HEIGHT) if any(piece.text for piece in drawn_pieces) else 0.0
    height = 2 * _CARD_PADDING + max(piece.height for piece in drawn_pieces) + words_height
    first = (SIZE[0] - (width + _CARD_GAP) * columns + _CARD_GAP) / 2
    cards: list[Rect] = [
        (
            first + (width + _CARD_GAP) * (index % columns),
            _PICTURE_MARGIN + (height + _CARD_GAP) * (index // columns),
            width,
            height,
        )
        for index in range(len(drawn_pieces))
    ]
    left = max(_PICTURE_MARGIN, first - _GROUND_PADDING)
    ground: Rect = (left, _PICTURE_MARGIN, SIZE[0] - 2 * left, cards[-1][1] + height - _PICTURE_MARGIN)
    items = [item for piece, card in zip(drawn_pieces, cards, strict=True) for item in _piece_items(frame, piece, card)]
    if is_mat:
        items.insert(0, frame.place_rectangle(*ground[:3], ReedMat(*ground[2:])))
    size = (SIZE[0], round(ground[1] + ground[3] + _PICTURE_MARGIN))
    wall = Wall(size, () if is_mat else (ground,), ())
    scene = Scene("choices", "mesopotamia-choices", size, context.theme, wall, sort_by_layer(items), alt)
    return ChoicesPicture(scene, tuple(map(frame.place_card, cards)))


def _count_in_row(count: int) -> int:
    """Return the number of pieces in a row at which all rows are about equally long."""
    rows = max(1, -(-count // _MAX_IN_ROW))
    return max(1, -(-count // rows))


def _enlarge_piece(view: MesopotamiaView, context: PictureContext, word: str, width: float) -> EnlargedPiece | None:
    """Return the piece for a word, or None if it is no battle card, section, die or good. `width`: of a card's place,
    in units."""
    colour, section = die_colour_and_sign(word)
    if colour in DIE_FACE_COLOURS:
        return EnlargedPiece(Die(colour, section, size=_DIE_SIZE), _DIE_SIZE, True, None, context.word(word))
    if word in GOODS:
        owned = view.position.realms[view.seat].goods[GOODS.index(word)] if view.seat is not None else None
        return EnlargedPiece(GoodToken(word, _GOOD_SIZE), 1.22 * _GOOD_SIZE, True, None, context.word(word), owned)
    zoom = (width - 2 * _CARD_PADDING) / UNIT_CARD_WIDTH
    card = unit_card(view, context, colour, zoom, front=False)
    if card is None or section not in {"", *BATTLE_ROWS}:
        return None
    row = BATTLE_ROWS.index(section) if section else None
    return EnlargedPiece(
        card, UNIT_CARD_HEIGHT * zoom, False, row, context.say(f"picture-{section}") if section else ""
    )


def _piece_items(frame: Frame, piece: EnlargedPiece, card: Rect) -> Iterator[Item]:
    x, y, width, _ = card
    if piece.is_on_mat:
        yield from _mat_items(frame, piece, card)
        return
    yield frame.place_rectangle(x + _CARD_PADDING, y + _CARD_PADDING, width - 2 * _CARD_PADDING, piece.sprite)
    if not piece.text:
        return
    foot = y + card[3] - 8 - _TEXT_HEIGHT / 2
    sign = 0.0 if piece.section is None else 34.0
    text, size = fit_player_name(piece.text, width - 2 * _CARD_PADDING - sign, MIN_SIZE)
    yield frame.write_around(x + width / 2 + sign / 2, foot, text, size, BOLD)
    if piece.section is not None:
        yield frame.place_sprite(x + _CARD_PADDING + sign / 2, foot, SectionSign(piece.section, 30))


def _mat_items(frame: Frame, piece: EnlargedPiece, card: Rect) -> Iterator[Item]:
    """Yield a die or a good, the number that the player has, and the name on a dark plate at the foot of `card`."""
    x, y, width, height = card
    middle, centre = x + width / 2, y + _CARD_PADDING + (height - _MAT_TEXT_HEIGHT - 2 * _CARD_PADDING) / 2
    yield frame.place_sprite(middle, centre, piece.sprite)
    if piece.owned_count is not None:
        yield from _plated_text_items(
            frame, middle + _GOOD_SIZE * 0.62, centre + _GOOD_SIZE * 0.42, str(piece.owned_count), _MAT_TEXT_SIZE
        )
    text, size = fit_player_name(piece.text, width - 2 * _CARD_PADDING, _MAT_TEXT_SIZE)
    yield from _plated_text_items(frame, middle, y + height - _MAT_TEXT_HEIGHT / 2 - 2, text, size)


def _plated_text_items(frame: Frame, x: float, y: float, text: str, size: float) -> Iterator[Item]:
    """Yield a text on a dark plate, both with their middle at (x, y)."""
    width = text_width(text, size, HEAVY) + 22
    yield frame.place_rectangle(x - width / 2, y, width, CountPlate(width, size * 1.3))
    yield frame.write_around(x, y, text, size, HEAVY)
