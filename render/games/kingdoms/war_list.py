"""The possible wars, next to a board in the order of the buttons: the fighters, their strengths on the board, their
gains, and their possible support from the hand."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from render.context import PictureContext
from render.drawing.text import BOLD, HEAVY, MEDIUM, fit, text_width
from render.games.kingdoms.side_panel import BLOCK_LEFT, BLOCK_WIDTH, name_item
from render.games.kingdoms.sprites.leaders import Emblem, Leader, Seal
from render.games.kingdoms.sprites.tiles import Tile
from render.games.kingdoms.symbols import letters_of
from render.kit.names import MIN_SIZE
from render.layouts.frame import Frame
from render.scene import Item, Sprite
from render.sprites.cards import GOLD, MUTED, Plate, Rule

_BLOCKS_TOP, _BLOCKS_HEIGHT, _BLOCK_GAP, _MAX_BLOCK_HEIGHT = 16.0, 668.0, 5.0, 320.0
"""The upper edge of blocks, their total height, the gap between them, and the maximum height of a block."""

_HEAD_HEIGHT, _MIN_PITCH, _RULE_MARGIN = 38.0, 29.0, 1.0
"""Height of the line with the leader, minimum distance between lines, and minimum distance from a rule."""

_EDGE, _RIM, _SIDE_ROOM, _STRENGTH = 6.0, 3.5, 40.0, 36.0
_MOST_LINES, _TALL_LINES = 3, (14.0, 54.0, 98.0, 126.0)
"""Maximum number of lines of a side without its leader, and the middles of the lines with it."""

_LEADER, _TALL_STRENGTH = 26.0, 42.0
"""Radius of a leader, and size of the strength beside it."""

_MAX_EMBLEM = 18.0
"""Maximum radius of an emblem."""

_MIN_STRETCH = 0.9
"""Minimum width of the letters of a long word, relative to normal ones."""

BACK_WIDTH, _PIECE_WIDTH = 20.0, 26.0
"""Width of the back of a piece, and of a piece of the war's colour."""


class Foe(NamedTuple):
    """One side of a war.

    `mark`: the player's mark.
    `name`: the player's name.
    `strength`: its strength on the board.
    `gains`: the points for the player if this side wins.
    `hand`: the number of pieces that the player holds.
    `held`: how many of them this side may add, or None if that is hidden from the reader.
    """

    mark: str
    name: str
    strength: int
    gains: int
    hand: int
    held: int | None


class War(NamedTuple):
    """A possible war: its sphere, the name of its leaders, the attacker and the defender."""

    sphere: int
    leader: str
    foes: tuple[Foe, Foe]


def war_blocks(frame: Frame, context: PictureContext, wars: Sequence[War], back: Sprite) -> Iterator[Item]:
    """Yield a block for each war. With fewer wars, blocks show more details. `back`: a piece in a hand, `BACK_WIDTH`
    wide."""
    height = min(_MAX_BLOCK_HEIGHT, (_BLOCKS_HEIGHT - _BLOCK_GAP * (len(wars) - 1)) / len(wars))
    part = (height - _HEAD_HEIGHT) / 2
    for number, war in enumerate(wars):
        top = _BLOCKS_TOP + (height + _BLOCK_GAP) * number
        yield frame.top_left(BLOCK_LEFT, top, BLOCK_WIDTH, Plate(BLOCK_WIDTH, height))
        yield from _leader(frame, context, war, top + _HEAD_HEIGHT / 2)
        for side in range(len(war.foes)):
            y = top + _HEAD_HEIGHT + part * side
            yield frame.top_left(BLOCK_LEFT + 8, y, BLOCK_WIDTH - 16, Rule(BLOCK_WIDTH - 16))
            yield from _foe(frame, context, war, side, y + _RULE_MARGIN, part - 2 * _RULE_MARGIN, back)


def _leader(frame: Frame, context: PictureContext, war: War, y: float) -> Iterator[Item]:
    """Yield the war's leader: the word of the button, with narrower letters if it is long, and the sign if there is
    room for both."""
    room, left = BLOCK_WIDTH - _SIDE_ROOM - _EDGE, _RIM
    bold, thin = (text_width(war.leader, MIN_SIZE, weight) for weight in (BOLD, MEDIUM))
    sign = thin * _MIN_STRETCH <= room
    if sign:
        yield frame.item(BLOCK_LEFT + 20, y, Seal(war.sphere, letters_of(context)[war.sphere], True, 15))
        left = _SIDE_ROOM
    most = room if sign else BLOCK_WIDTH - 2 * _RIM
    weight = BOLD if bold <= most else MEDIUM
    yield frame.start(BLOCK_LEFT + left, y, war.leader, MIN_SIZE, weight, most=most)


def _foe(
    frame: Frame, context: PictureContext, war: War, side: int, top: float, height: float, back: Sprite
) -> Iterator[Item]:
    """Yield the lines of one side: its name, its strength and its gain. If there is more room, also its possible
    support, and with most room its leader as a piece."""
    foe, lines = war.foes[side], int(height / _MIN_PITCH)
    if lines > _MOST_LINES:
        yield from _tall_foe(frame, context, war, side, top, back)
        return
    y, pitch = top + height / lines / 2, height / lines
    yield name_item(frame, y, foe.name)
    y += pitch
    yield from _strength(frame, foe, y, min(_MAX_EMBLEM, pitch * 0.47))
    if lines > 2:
        yield from _hand(frame, war, foe, y + pitch, back)


def _tall_foe(frame: Frame, context: PictureContext, war: War, side: int, top: float, back: Sprite) -> Iterator[Item]:
    """Yield the role of a side, its leader with the strength beside it, its name, its possible support and its gain."""
    foe, end = war.foes[side], BLOCK_LEFT + BLOCK_WIDTH - _EDGE
    role = context.say("picture-defender" if side else "picture-attacker")
    yield frame.start(
        BLOCK_LEFT + _EDGE, top + _TALL_LINES[0], role, MIN_SIZE, MEDIUM, MUTED, most=BLOCK_WIDTH - 2 * _EDGE
    )
    leader = Leader(foe.mark, war.sphere, letters_of(context)[war.sphere], _LEADER)
    yield frame.item(BLOCK_LEFT + _EDGE + _LEADER + 2, top + _TALL_LINES[1], leader)
    left = BLOCK_LEFT + 2 * _LEADER + 16
    shown, size = fit(f"{foe.strength}+?", end - left, _TALL_STRENGTH, HEAVY, MIN_SIZE)
    yield frame.start(left, top + _TALL_LINES[1], shown, size, HEAVY)
    yield name_item(frame, top + _TALL_LINES[2], foe.name)
    yield from _hand(frame, war, foe, top + _TALL_LINES[3], back)
    yield frame.end(end, top + _TALL_LINES[3], f"+{foe.gains}", MIN_SIZE, HEAVY, GOLD)


def _strength(frame: Frame, foe: Foe, y: float, radius: float) -> Iterator[Item]:
    """Yield a side's emblem of this radius, its strength and its gain, with smaller and narrower letters if these are
    long."""
    shown, gains = f"{foe.strength}+?", f"+{foe.gains}"
    left, end = BLOCK_LEFT + _SIDE_ROOM - 2, BLOCK_LEFT + BLOCK_WIDTH - _RIM
    behind, room = text_width(gains, MIN_SIZE, HEAVY), end - left - 4
    size = _STRENGTH if text_width(shown, _STRENGTH, HEAVY) + behind <= room else MIN_SIZE
    width = text_width(shown, size, HEAVY)
    narrow = min(1.0, room / (width + behind))
    yield frame.item(BLOCK_LEFT + 19, y, Emblem(foe.mark, radius))
    yield frame.start(left, y, shown, size, HEAVY, most=width * narrow)
    yield frame.start(end - behind * narrow, y, gains, MIN_SIZE, HEAVY, GOLD, most=behind * narrow)


def _hand(frame: Frame, war: War, foe: Foe, y: float, back: Sprite) -> Iterator[Item]:
    """Yield the number of a player's pieces, and of those in the war's colour, as far as the reader may know it."""
    yield frame.top_left(BLOCK_LEFT + 5, y - BACK_WIDTH / 2, BACK_WIDTH, back)
    yield frame.start(BLOCK_LEFT + 29, y, str(foe.hand), MIN_SIZE, BOLD)
    if foe.held is not None:
        yield frame.top_left(
            BLOCK_LEFT + 51, y - _PIECE_WIDTH / 2, _PIECE_WIDTH, Tile(war.sphere, "", size=_PIECE_WIDTH)
        )
        yield frame.start(BLOCK_LEFT + 51 + _PIECE_WIDTH + 5, y, str(foe.held), MIN_SIZE, BOLD)
