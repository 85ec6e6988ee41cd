"""The picture of a conflict in both games: two sides, each with its leader, two rows of pieces, and its strength."""

from collections.abc import Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace

from engine.games.kingdoms.conflict import Conflict, Side
from render.context import PictureContext
from render.drawing.text import BOLD, HEAVY, MEDIUM, fit_text, text_width
from render.games.kingdoms.alt import Contest, name_of
from render.games.kingdoms.sprites.fight import ClashMark
from render.games.kingdoms.sprites.leaders import Leader
from render.games.kingdoms.symbols import letters_of
from render.kit.names import MIN_SIZE, fit_player_name
from render.layouts.frame import Frame
from render.scene import Item, Scene, Sprite, shorten_alt, sort_by_layer
from render.sprites.cards import GOLD, MUTED, Wreath
from render.sprites.ground import Rect, Wall

CONFLICT_SIZE = (1100, 372)
PIECE_WIDTH = 68.0
"""Width of a piece, in units."""

_CARD_WIDTH = 464.0
_CARD_RECT: Rect = (12, 10, _CARD_WIDTH, 352)
_BOARD_TRAY: Rect = (24, 154, 440, 82)
_HAND_TRAY: Rect = (24, 270, 440, 82)
_ROW_WIDTH, _NAME_X, _STRENGTH_SIZE = 416.0, 148.0, 52.0
"""Width of a row of pieces, x coordinate of the name, and font size of the strength, in units."""

_CAUSE_WIDTH = 140.0
"""Width of the text between both cards, in units."""

_WINNER_RADIUS = 38.0
"""Radius of a winner's leader, in units. Its wreath stays clear of the title below."""


class ConflictSide(Struct, frozen=True):
    """One side of a conflict.

    `role`: the word for attacker or defender, in the reader's language.
    `name`: the player's name.
    `leader`: the sprite of the leader who fights.
    `board_pieces`: the pieces on the board that support the side.
    `hand_pieces`: the pieces that the side added from the hand, or shadows of those that it may add.
    `is_committed`: whether the side has added its pieces.
    `strength`: the strength so far, as text.
    `has_won`: whether the side has won.
    """

    role: str
    name: str
    leader: Leader
    board_pieces: Sequence[Sprite]
    hand_pieces: Sequence[Sprite]
    is_committed: bool
    strength: str
    has_won: bool = False


def conflict_side(
    view: Contest,
    context: PictureContext,
    fought: Conflict[Side],
    side: Side,
    sphere: int,
    pieces: tuple[int, Sprite, Sprite],
) -> ConflictSide:
    """Return one side of a conflict over leaders of the colour `sphere`. `pieces`: the number of its supporters on the
    board, the sprite of a supporter, and the sprite of a piece that it may still add."""
    count, piece, hidden = pieces
    return ConflictSide(
        context.say("picture-attacker" if side is fought.attacker else "picture-defender"),
        name_of(view, context, side.seat),
        Leader(view.dynasties[side.seat], sphere, letters_of(context)[sphere], 48),
        [piece] * count,
        [piece] * side.added if side.committed else [hidden] * 3,
        side.committed,
        str(side.strength) if side.committed else f"{side.strength} + ?",
        fought.winner == side.seat,
    )


class ConflictCause(Struct, frozen=True):
    """The cause of a conflict.

    `kind`: the kind of conflict, in the reader's language.
    `place`: the place where it began.
    `kingdoms`: the numerals of both kingdoms in a war, otherwise ().
    """

    kind: str
    place: str
    kingdoms: Sequence[str] = ()


def draw_conflict(
    name: str,
    context: PictureContext,
    sides: tuple[ConflictSide, ConflictSide],
    cause: ConflictCause,
    words: tuple[str, str, str],
) -> Scene:
    """Draw both sides of a conflict, the attacker at the start of the line, and its cause between them. `words`: the
    titles of the two rows of pieces, and the alt text."""
    items: list[Item] = []
    cards, trays = [], []
    for mirrored, side in zip((context.rtl, not context.rtl), sides, strict=True):
        frame = Frame(CONFLICT_SIZE[0], mirrored)
        items += _side_items(context, frame, side, words[:2])
        cards.append(frame.place_card(_CARD_RECT))
        trays += [
            frame.place_card(_fitted_tray(tray, pieces))
            for tray, pieces in ((_BOARD_TRAY, side.board_pieces), (_HAND_TRAY, side.hand_pieces))
            if pieces
        ]
    items += _cause_items(context, cause)
    wall = Wall(CONFLICT_SIZE, tuple(sorted(cards)), tuple(sorted(trays)))
    return Scene("conflict", name, CONFLICT_SIZE, context.theme, wall, sort_by_layer(items), shorten_alt(words[2]))


def _side_items(context: PictureContext, frame: Frame, side: ConflictSide, titles: tuple[str, str]) -> Iterator[Item]:
    """Yield the card of one side, laid out for the left half. A winner's leader has a wreath and a label."""
    leader = replace(side.leader, radius=_WINNER_RADIUS) if side.has_won else side.leader
    if side.has_won:
        yield frame.place_sprite(80, 68, Wreath(_WINNER_RADIUS))
    yield frame.place_sprite(80, 68 if side.has_won else 72, leader)
    yield frame.write_to(458, 46, side.strength, _STRENGTH_SIZE, HEAVY, GOLD)
    room = 458 - _NAME_X - text_width(side.strength, _STRENGTH_SIZE, HEAVY) - 12
    role, weight, ink = (context.say("picture-winner"), BOLD, GOLD) if side.has_won else (side.role, MEDIUM, MUTED)
    yield frame.write_from(_NAME_X, 44, *fit_text(role, room, MIN_SIZE, weight, 18), weight, ink)
    yield frame.write_from(_NAME_X, 96, *fit_player_name(side.name, 458 - _NAME_X, 34, HEAVY), HEAVY)
    for title, tray, pieces in zip(
        titles, (_BOARD_TRAY, _HAND_TRAY), (side.board_pieces, side.hand_pieces), strict=True
    ):
        yield frame.write_from(28, tray[1] - 17, *fit_text(title, _ROW_WIDTH - 60, 28, MEDIUM, 18), MEDIUM, MUTED)
        if side.is_committed or tray is _BOARD_TRAY:
            yield frame.write_to(458, tray[1] - 17, str(len(pieces)), 30, HEAVY)
        yield from _row_items(frame, tray, pieces)


def _row_items(frame: Frame, tray: Rect, pieces: Sequence[Sprite]) -> Iterator[Item]:
    """Yield pieces side by side in a tray, overlapping if there are many."""
    for index, piece in enumerate(pieces):
        yield frame.place_rectangle(tray[0] + 12 + _piece_pitch(pieces) * index, tray[1] + 7, PIECE_WIDTH, piece)


def _fitted_tray(tray: Rect, pieces: Sequence[Sprite]) -> Rect:
    """Return a tray that is only as wide as its pieces need."""
    x, y, width, height = tray
    return x, y, min(width, 24 + _piece_pitch(pieces) * (len(pieces) - 1) + PIECE_WIDTH), height


def _piece_pitch(pieces: Sequence[Sprite]) -> float:
    """Return the distance from piece to piece in a row, in units."""
    return min(PIECE_WIDTH + 6, (_ROW_WIDTH - PIECE_WIDTH) / max(1, len(pieces) - 1))


def _cause_items(context: PictureContext, cause: ConflictCause) -> Iterator[Item]:
    frame = Frame(CONFLICT_SIZE[0], False)
    x = CONFLICT_SIZE[0] / 2
    yield frame.place_sprite(x, 92, ClashMark(58, False))
    top = 186.0
    for line in cause.kind.split():
        weight = BOLD if text_width(line, MIN_SIZE, BOLD) <= _CAUSE_WIDTH else MEDIUM
        yield frame.write_around(x, top, *fit_text(line, _CAUSE_WIDTH, MIN_SIZE, weight, 18), weight)
        top += 30
    yield frame.write_around(x, top + 18, cause.place, 38, HEAVY, GOLD)
    if cause.kingdoms:
        numerals = reversed(cause.kingdoms) if context.rtl else cause.kingdoms
        yield frame.write_around(
            x, top + 64, *fit_text(" × ".join(numerals), _CAUSE_WIDTH, MIN_SIZE, BOLD, 18), BOLD, GOLD
        )
