"""The card of a conflict in either game: two sides, each with its leader, two rows of pieces and a strength."""

from collections.abc import Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace

from engine.games.kingdoms.conflict import Conflict, Side
from render.context import PictureContext
from render.drawing.text import BOLD, HEAVY, MEDIUM, fit, text_width
from render.games.kingdoms.alt import Contest, name_of
from render.games.kingdoms.sprites.fight import Clash
from render.games.kingdoms.sprites.leaders import Leader
from render.games.kingdoms.symbols import letters_of
from render.kit.names import MIN_SIZE, fit_player_name
from render.layouts.frame import Frame
from render.scene import Item, Scene, Sprite, shorten, stack
from render.sprites.cards import GOLD, MUTED, Wreath
from render.sprites.ground import Rect, Wall

SIZE = (1100, 372)
PIECE_WIDTH = 68.0
"""The width of each piece."""

_WIDTH = 464.0
_CARD: Rect = (12, 10, _WIDTH, 352)
_THERE: Rect = (24, 154, 440, 82)
_ADDED: Rect = (24, 270, 440, 82)
_PIECES_WIDTH, _NAME_X, _STRENGTH_SIZE = 416.0, 148.0, 52.0
"""The width for pieces in a row, the left edge of the name, and the size of the strength."""

_WORDS_WIDTH = 140.0
"""The width for text between both cards."""

_WINNER_RADIUS = 38.0
"""The radius of a winner's leader. Its wreath stays clear of the title below it."""


class Duellist(Struct, frozen=True):
    """One side of a conflict.

    `role`: the word for attacker or defender, in the reader's language.
    `name`: the player's name.
    `leader`: the leader who fights.
    `there`: the pieces on the board that count for the side.
    `added`: the pieces from the hand, or shadows until they are committed.
    `committed`: whether they are committed.
    `strength`: the strength so far, as text.
    `won`: whether the side has won.
    """

    role: str
    name: str
    leader: Leader
    there: Sequence[Sprite]
    added: Sequence[Sprite]
    committed: bool
    strength: str
    won: bool = False


def duellist(
    view: Contest,
    context: PictureContext,
    fought: Conflict[Side],
    side: Side,
    sphere: int,
    pieces: tuple[int, Sprite, Sprite],
) -> Duellist:
    """Return one side of a conflict over the leaders of `sphere`. `pieces`: the number of its pieces on the board, a
    sprite of one, and a sprite of a piece that it may still add."""
    count, piece, hidden = pieces
    return Duellist(
        context.say("picture-attacker" if side is fought.attacker else "picture-defender"),
        name_of(view, context, side.seat),
        Leader(view.dynasties[side.seat], sphere, letters_of(context)[sphere], 48),
        [piece] * count,
        [piece] * side.added if side.committed else [hidden] * 3,
        side.committed,
        str(side.strength) if side.committed else f"{side.strength} + ?",
        fought.winner == side.seat,
    )


class Cause(Struct, frozen=True):
    """The cause of a conflict.

    `kind`: the kind of conflict, in the reader's language.
    `place`: the coordinate where it began.
    `kingdoms`: the numerals of both kingdoms at war.
    """

    kind: str
    place: str
    kingdoms: Sequence[str] = ()


def duel(
    name: str, context: PictureContext, sides: tuple[Duellist, Duellist], cause: Cause, words: tuple[str, str, str]
) -> Scene:
    """Draw both sides, the attacker where reading begins. `words`: the titles of the two rows, and the alt text."""
    items: list[Item] = []
    cards, trays = [], []
    for mirrored, side in zip((context.rtl, not context.rtl), sides, strict=True):
        frame = Frame(SIZE[0], mirrored)
        items += _side(context, frame, side, words[:2])
        cards.append(frame.card(_CARD))
        trays += [
            frame.card(_tray(tray, pieces)) for tray, pieces in ((_THERE, side.there), (_ADDED, side.added)) if pieces
        ]
    items += _middle(context, cause)
    wall = Wall(SIZE, tuple(sorted(cards)), tuple(sorted(trays)))
    return Scene("conflict", name, SIZE, context.theme, wall, stack(items), shorten(words[2]))


def _side(context: PictureContext, frame: Frame, side: Duellist, titles: tuple[str, str]) -> Iterator[Item]:
    """Yield one side's card, laid out as on the left. A winner is labelled and has a wreath."""
    leader = replace(side.leader, radius=_WINNER_RADIUS) if side.won else side.leader
    if side.won:
        yield frame.item(80, 68, Wreath(_WINNER_RADIUS))
    yield frame.item(80, 68 if side.won else 72, leader)
    yield frame.end(458, 46, side.strength, _STRENGTH_SIZE, HEAVY, GOLD)
    room = 458 - _NAME_X - text_width(side.strength, _STRENGTH_SIZE, HEAVY) - 12
    role, weight, ink = (context.say("picture-winner"), BOLD, GOLD) if side.won else (side.role, MEDIUM, MUTED)
    yield frame.start(_NAME_X, 44, *fit(role, room, MIN_SIZE, weight, 18), weight, ink)
    yield frame.start(_NAME_X, 96, *fit_player_name(side.name, 458 - _NAME_X, 34, HEAVY), HEAVY)
    for title, tray, pieces in zip(titles, (_THERE, _ADDED), (side.there, side.added), strict=True):
        yield frame.start(28, tray[1] - 17, *fit(title, _PIECES_WIDTH - 60, 28, MEDIUM, 18), MEDIUM, MUTED)
        if side.committed or tray is _THERE:
            yield frame.end(458, tray[1] - 17, str(len(pieces)), 30, HEAVY)
        yield from _row(frame, tray, pieces)


def _row(frame: Frame, tray: Rect, pieces: Sequence[Sprite]) -> Iterator[Item]:
    """Yield pieces side by side, overlapping if there are many."""
    for number, piece in enumerate(pieces):
        yield frame.top_left(tray[0] + 12 + _pitch(pieces) * number, tray[1] + 7, PIECE_WIDTH, piece)


def _tray(tray: Rect, pieces: Sequence[Sprite]) -> Rect:
    """Return a tray as wide as its pieces need."""
    x, y, width, height = tray
    return x, y, min(width, 24 + _pitch(pieces) * (len(pieces) - 1) + PIECE_WIDTH), height


def _pitch(pieces: Sequence[Sprite]) -> float:
    """Return the distance between the starts of pieces side by side."""
    return min(PIECE_WIDTH + 6, (_PIECES_WIDTH - PIECE_WIDTH) / max(1, len(pieces) - 1))


def _middle(context: PictureContext, cause: Cause) -> Iterator[Item]:
    frame = Frame(SIZE[0], False)
    x = SIZE[0] / 2
    yield frame.item(x, 92, Clash(58, False))
    top = 186.0
    for line in cause.kind.split():
        weight = BOLD if text_width(line, MIN_SIZE, BOLD) <= _WORDS_WIDTH else MEDIUM
        yield frame.middle(x, top, *fit(line, _WORDS_WIDTH, MIN_SIZE, weight, 18), weight)
        top += 30
    yield frame.middle(x, top + 18, cause.place, 38, HEAVY, GOLD)
    if cause.kingdoms:
        numerals = reversed(cause.kingdoms) if context.rtl else cause.kingdoms
        yield frame.middle(x, top + 64, *fit(" × ".join(numerals), _WORDS_WIDTH, MIN_SIZE, BOLD, 18), BOLD, GOLD)
