"""The list of possible wars next to a board, in the order of the buttons: the fighters, their strengths on the board,
their gains, and their possible support from the hand."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from render.context import PictureContext
from render.drawing.text import BOLD, HEAVY, MEDIUM, fit_text, text_width
from render.games.kingdoms.side_panel import BLOCK_LEFT, BLOCK_WIDTH, name_item
from render.games.kingdoms.sprites.leaders import DynastyEmblem, Leader, LeaderSeal
from render.games.kingdoms.sprites.tiles import Tile
from render.games.kingdoms.symbols import letters_of
from render.kit.names import MIN_SIZE
from render.layouts.frame import Frame
from render.scene import Item, Sprite
from render.sprites.cards import GOLD, MUTED, GoldLine, Plate

_BLOCKS_TOP, _BLOCKS_HEIGHT, _BLOCK_GAP, _MAX_BLOCK_HEIGHT = 16.0, 668.0, 5.0, 320.0
"""Upper edge of the blocks, their total height, gap between them, and maximum height of a block, in units."""

_HEAD_HEIGHT, _MIN_LINE_PITCH, _RULE_MARGIN = 38.0, 29.0, 1.0
"""Height of the line with the leader, minimum distance between lines, and distance of lines from a rule, in units."""

_TEXT_MARGIN, _BLOCK_RIM, _EMBLEM_ROOM, _STRENGTH_FONT_SIZE = 6.0, 3.5, 40.0, 36.0
_MAX_SHORT_LINES, _TALL_LINE_CENTRES = 3, (14.0, 54.0, 98.0, 126.0)
"""Maximum number of lines of a side that does not show its leader; y coordinates of the lines of a side that does, in
units."""

_LEADER_RADIUS, _TALL_STRENGTH_FONT_SIZE = 26.0, 42.0
"""Radius of a leader, and font size of the strength next to it, in units."""

_MAX_EMBLEM = 18.0
"""Maximum radius of a dynasty's emblem, in units."""

_MIN_STRETCH = 0.9
"""Minimum width of the letters of a long word, as a fraction of the usual width."""

BACK_WIDTH, _PIECE_WIDTH = 20.0, 26.0
"""Width of the back of a piece, and of a piece of the war's colour, in units."""


class WarSide(NamedTuple):
    """One side of a war.

    `mark`: the player's dynasty.
    `name`: the player's name.
    `strength`: the strength on the board.
    `gains`: the points that the player gets if this side wins.
    `hand_size`: the number of pieces in the player's hand.
    `war_pieces_in_hand`: the number of these that the side may add, or None if the reader may not know it.
    """

    mark: str
    name: str
    strength: int
    gains: int
    hand_size: int
    war_pieces_in_hand: int | None


class PossibleWar(NamedTuple):
    """A possible war: its colour as an index of `Theme.spheres`, the word for its leaders, attacker and defender."""

    sphere: int
    leader: str
    sides: tuple[WarSide, WarSide]


def war_block_items(frame: Frame, context: PictureContext, wars: Sequence[PossibleWar], back: Sprite) -> Iterator[Item]:
    """Yield a block for each war. The fewer wars, the more details a block shows. `back`: the back of a piece,
    `BACK_WIDTH` wide."""
    height = min(_MAX_BLOCK_HEIGHT, (_BLOCKS_HEIGHT - _BLOCK_GAP * (len(wars) - 1)) / len(wars))
    part = (height - _HEAD_HEIGHT) / 2
    for index, war in enumerate(wars):
        top = _BLOCKS_TOP + (height + _BLOCK_GAP) * index
        yield frame.place_rectangle(BLOCK_LEFT, top, BLOCK_WIDTH, Plate(BLOCK_WIDTH, height))
        yield from _leader_items(frame, context, war, top + _HEAD_HEIGHT / 2)
        for side in range(len(war.sides)):
            y = top + _HEAD_HEIGHT + part * side
            yield frame.place_rectangle(BLOCK_LEFT + 8, y, BLOCK_WIDTH - 16, GoldLine(BLOCK_WIDTH - 16))
            yield from _side_items(frame, context, war, side, y + _RULE_MARGIN, part - 2 * _RULE_MARGIN, back)


def _leader_items(frame: Frame, context: PictureContext, war: PossibleWar, y: float) -> Iterator[Item]:
    """Yield the line with a war's leader at y: its word, with narrower letters if it is long, and its sign if there is
    room for both."""
    room, left = BLOCK_WIDTH - _EMBLEM_ROOM - _TEXT_MARGIN, _BLOCK_RIM
    bold, thin = (text_width(war.leader, MIN_SIZE, weight) for weight in (BOLD, MEDIUM))
    sign = thin * _MIN_STRETCH <= room
    if sign:
        yield frame.place_sprite(BLOCK_LEFT + 20, y, LeaderSeal(war.sphere, letters_of(context)[war.sphere], True, 15))
        left = _EMBLEM_ROOM
    max_width = room if sign else BLOCK_WIDTH - 2 * _BLOCK_RIM
    weight = BOLD if bold <= max_width else MEDIUM
    yield frame.write_from(BLOCK_LEFT + left, y, war.leader, MIN_SIZE, weight, max_width=max_width)


def _side_items(
    frame: Frame, context: PictureContext, war: PossibleWar, side: int, top: float, height: float, back: Sprite
) -> Iterator[Item]:
    """Yield the lines of one side between y `top` and its `height`: name, strength and gain; with more room also the
    possible support, and with most room the leader as a piece."""
    foe, lines = war.sides[side], int(height / _MIN_LINE_PITCH)
    if lines > _MAX_SHORT_LINES:
        yield from _tall_side_items(frame, context, war, side, top, back)
        return
    y, pitch = top + height / lines / 2, height / lines
    yield name_item(frame, y, foe.name)
    y += pitch
    yield from _strength_items(frame, foe, y, min(_MAX_EMBLEM, pitch * 0.47))
    if lines > 2:
        yield from _hand_items(frame, war, foe, y + pitch, back)


def _tall_side_items(
    frame: Frame, context: PictureContext, war: PossibleWar, side: int, top: float, back: Sprite
) -> Iterator[Item]:
    """Yield a side's role, its leader with the strength, its name, possible support and gain, from y `top` down."""
    foe, end = war.sides[side], BLOCK_LEFT + BLOCK_WIDTH - _TEXT_MARGIN
    role = context.say("picture-defender" if side else "picture-attacker")
    yield frame.write_from(
        BLOCK_LEFT + _TEXT_MARGIN,
        top + _TALL_LINE_CENTRES[0],
        role,
        MIN_SIZE,
        MEDIUM,
        MUTED,
        max_width=BLOCK_WIDTH - 2 * _TEXT_MARGIN,
    )
    leader = Leader(foe.mark, war.sphere, letters_of(context)[war.sphere], _LEADER_RADIUS)
    yield frame.place_sprite(BLOCK_LEFT + _TEXT_MARGIN + _LEADER_RADIUS + 2, top + _TALL_LINE_CENTRES[1], leader)
    left = BLOCK_LEFT + 2 * _LEADER_RADIUS + 16
    text, size = fit_text(f"{foe.strength}+?", end - left, _TALL_STRENGTH_FONT_SIZE, HEAVY, MIN_SIZE)
    yield frame.write_from(left, top + _TALL_LINE_CENTRES[1], text, size, HEAVY)
    yield name_item(frame, top + _TALL_LINE_CENTRES[2], foe.name)
    yield from _hand_items(frame, war, foe, top + _TALL_LINE_CENTRES[3], back)
    yield frame.write_to(end, top + _TALL_LINE_CENTRES[3], f"+{foe.gains}", MIN_SIZE, HEAVY, GOLD)


def _strength_items(frame: Frame, foe: WarSide, y: float, radius: float) -> Iterator[Item]:
    """Yield a side's emblem, strength and gain in a line at y, in smaller and narrower letters if they are wide."""
    text, gains = f"{foe.strength}+?", f"+{foe.gains}"
    left, end = BLOCK_LEFT + _EMBLEM_ROOM - 2, BLOCK_LEFT + BLOCK_WIDTH - _BLOCK_RIM
    behind, room = text_width(gains, MIN_SIZE, HEAVY), end - left - 4
    size = _STRENGTH_FONT_SIZE if text_width(text, _STRENGTH_FONT_SIZE, HEAVY) + behind <= room else MIN_SIZE
    width = text_width(text, size, HEAVY)
    stretch = min(1.0, room / (width + behind))
    yield frame.place_sprite(BLOCK_LEFT + 19, y, DynastyEmblem(foe.mark, radius))
    yield frame.write_from(left, y, text, size, HEAVY, max_width=width * stretch)
    yield frame.write_from(end - behind * stretch, y, gains, MIN_SIZE, HEAVY, GOLD, max_width=behind * stretch)


def _hand_items(frame: Frame, war: PossibleWar, foe: WarSide, y: float, back: Sprite) -> Iterator[Item]:
    """Yield the number of pieces in a side's hand and, if the reader may know it, of those that it may add, in a line
    at y."""
    yield frame.place_rectangle(BLOCK_LEFT + 5, y - BACK_WIDTH / 2, BACK_WIDTH, back)
    yield frame.write_from(BLOCK_LEFT + 29, y, str(foe.hand_size), MIN_SIZE, BOLD)
    if foe.war_pieces_in_hand is not None:
        yield frame.place_rectangle(
            BLOCK_LEFT + 51, y - _PIECE_WIDTH / 2, _PIECE_WIDTH, Tile(war.sphere, "", size=_PIECE_WIDTH)
        )
        yield frame.write_from(BLOCK_LEFT + 51 + _PIECE_WIDTH + 5, y, str(foe.war_pieces_in_hand), MIN_SIZE, BOLD)
