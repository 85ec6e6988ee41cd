"""The blocks at the lower edge of the board's pictures: one for each player with tracks, dice, points and goods."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Literal, NamedTuple, TypeAlias

from engine.games.mesopotamia.content.tables import GOODS, SixCounts
from engine.games.mesopotamia.reading.scoring import total_points
from engine.games.mesopotamia.state import Player, Realm
from engine.games.mesopotamia.view import MesopotamiaView
from render.context import PictureContext
from render.drawing.text import BOLD, HEAVY, text_width
from render.games.mesopotamia.setting import MAX_BLOCKS_IN_ROW, amounts, deciding, empire, name_of, signs_of, winners
from render.games.mesopotamia.sprites.pieces import Seal
from render.games.mesopotamia.sprites.tokens import Die, Good, Points, Sign
from render.kit.names import MIN_SIZE, fit_player_name, shorten_name
from render.layouts.frame import Frame
from render.scene import Item
from render.sprites.cards import INK, MUTED, TEXT, Figure, Gilded, Glow, Wreath
from render.sprites.ground import Rect

_BLOCKS_BOTTOM, _HEIGHT, _LOW_HEIGHT, _ROW_GAP = 694.0, 82.0, 78.0, 4.0
"""The lower edge of the blocks, their height in one row and in each of two, and the gap between rows."""

_ROW_LEFT, _ROW_WIDTH, _BLOCK_GAP = 7.0, 1086.0, 6.0
"""Left edge and width of a row of blocks, and the gap between blocks."""

_FIRST_LINE, _GOODS_LINE, _POINTS_RADIUS = 0.27, 0.755, 0.255
"""The middle of a block's lines as fractions of its height (name, tracks, dice and points; goods), and the radius of
the points' disc."""

_COUNT_SIZES, _MIN_GOOD_ROOM = (30.0, 28.0, MIN_SIZE), 31.0
"""Sizes of the numbers of goods in a narrow block, in units: the first one is used that leaves each good a room of
`_MIN_GOOD_ROOM`."""

_GOLD_SHARE = 0.54
"""Height of the golden part of a winner's block, as a fraction."""

_GOOD_WIDTH, _GOOD_GAP, _NARROW_GOOD_GAP = 38.0, 5.0, 2.0
"""Width of a good, the gap between goods of that width, and the gap between narrower ones."""

_NAME_X, _MAX_NAME_WIDTH, _TRACKS_WIDTH, _POINTS_WIDTH, _DIE_GAP = 50.0, 200.0, 130.0, 58.0, 5.0
"""Left edge and maximum width of the name, the widths of both tracks and of the points, and the gap between dice."""

_DICE_WIDTH = 72.0
"""Room for the number of dice, if it stands instead of the dice."""

_ALL_GOODS_WIDTH = 500.0
"""Minimum width of a block that has room for all goods."""

_CACHED_BLOCKS = 2000
"""Number of cached blocks: those of some hundreds of tables."""

_COUNTS_IN_PAIRS = (2, 4)
"""Numbers of players for which two blocks stand side by side."""


class BlockFacts(NamedTuple):
    """The facts that a block shows about a player in any game.

    `empire`: its name in the code.
    `name`: the player's name.
    `points`: the score so far.
    `goods`: the number of each good.
    `zeros`: whether goods that the player lacks are shown too.
    `won`: whether the player has won.
    """

    empire: str
    name: str
    points: int
    goods: SixCounts
    zeros: bool = False
    won: bool = False


_Dice: TypeAlias = Literal["all", "unspent", "counted", "none"]


class _Style(NamedTuple):
    """The facts that all blocks of a board show.

    `dice`: which dice, or their number.
    `zeros`: whether they show the goods that a player lacks.
    `tracked`: whether they show the tracks.
    """

    dice: _Dice
    zeros: bool
    tracked: bool = False

    def pieces(self, realm: Realm) -> Sequence[Die]:
        """Return the dice that are shown individually."""
        if self.dice in {"counted", "none"}:
            return ()
        return [die for die in _dice(realm) if self.dice == "all" or not die.used]

    def room(self, realm: Realm) -> float:
        """Return the width of dice and tracks, in units."""
        return _dice_width(self.pieces(realm)) + _DICE_WIDTH * (self.dice == "counted") + _TRACKS_WIDTH * self.tracked


def places_of(count: int) -> tuple[Rect, ...]:
    """Return the rectangles of the players' blocks: two or three side by side, more in two full rows."""
    across = 2 if count in _COUNTS_IN_PAIRS else MAX_BLOCKS_IN_ROW
    rows = [min(across, count - first) for first in range(0, count, across)]
    height = _HEIGHT if len(rows) == 1 else _LOW_HEIGHT
    top = _BLOCKS_BOTTOM - height * len(rows) - _ROW_GAP * (len(rows) - 1)
    return tuple(
        (_ROW_LEFT + (width + _BLOCK_GAP) * column, top + (height + _ROW_GAP) * row, width, height)
        for row, abreast in enumerate(rows)
        for width in [(_ROW_WIDTH - _BLOCK_GAP * (abreast - 1)) / abreast]
        for column in range(abreast)
    )


def block_items(view: MesopotamiaView, context: PictureContext, frame: Frame) -> Iterator[Item]:
    """Yield the players' blocks. A ring marks the deciding player, a wreath the winner."""
    state = view.position
    players = [*state.players]
    names, style = _style(view, context)
    won = winners(view)
    for player, (x, y, width, height) in zip(players, places_of(len(players)), strict=True):
        if player in won:
            yield frame.top_left(x, y, width, Gilded(width, height * _GOLD_SHARE))
            yield frame.item(x + 24, y + _FIRST_LINE * height + 1, Wreath(16, dark=True))
        elif player in deciding(view):
            yield frame.top_left(x, y, width, Glow(width, height))
        points, goods = total_points(state, player), state.realms[player].goods
        one = BlockFacts(empire(state, player), names[player], points, goods, style.zeros, player in won)
        yield from _block(view, frame, player, one, (x, y, width, height), style)


def _style(view: MesopotamiaView, context: PictureContext) -> tuple[Sequence[str], _Style]:
    """Return the names on the blocks, and what every block shows: as much as fits the block with the least room beside
    its name. If dice need too much room in narrow blocks, only the unspent ones are drawn, or their number, or nothing;
    the tracks are then only on the market's picture. Either all names are whole, or all are shortened to their first
    word."""
    state = view.position
    names, cards = [name_of(view, context, player) for player in state.players], places_of(len(state.players))
    zeros = all(width >= _ALL_GOODS_WIDTH for _, _, width, _ in cards)

    def rooms(style: _Style) -> list[float]:
        return [
            width - _POINTS_WIDTH - _NAME_X - style.room(realm)
            for (_, _, width, _), realm in zip(cards, state.realms, strict=True)
        ]

    def is_legible(style: _Style) -> bool:
        return all(_is_legible(name, room) for name, room in zip(names, rooms(style), strict=True))

    shown: tuple[_Dice, ...] = ("all",) if zeros else ("all", "unspent", "counted", "none")
    dice = next((way for way in shown if is_legible(_Style(way, zeros))), "all" if zeros else "counted")
    style = _Style(dice, zeros, tracked=is_legible(_Style(dice, zeros, tracked=True)))
    if all(text_width(name, MIN_SIZE, BOLD) <= room for name, room in zip(names, rooms(style), strict=True)):
        return names, style
    return [shorten_name(name) for name in names], style


def _block(
    view: MesopotamiaView, frame: Frame, player: Player, one: BlockFacts, card: Rect, style: _Style
) -> Iterator[Item]:
    """Yield a line with name, tracks, dice and points, and below it the goods."""
    x, top, width, height = card
    y, state = top + _FIRST_LINE * height, view.position
    realm = state.realms[player]
    right = x + width - _POINTS_WIDTH
    room = min(_MAX_NAME_WIDTH, right - x - _NAME_X - style.room(realm))
    yield from _cached_parts(frame, one, card, room)
    for die in reversed(style.pieces(realm)):
        yield frame.item(right - die.width / 2, y - 0.5, die)
        right -= die.width + _DIE_GAP
    if style.dice == "counted":
        left = sum(not die.used for die in _dice(realm))
        yield frame.item(right - _DICE_WIDTH + 24, y - 0.5, Die("silver", "", size=32))
        yield frame.start(right - _DICE_WIDTH + 45, y - 0.5, str(left), 28, HEAVY, INK if one.won else TEXT)
    if not style.tracked:
        return
    start = max(min(x + width - 278, right - _TRACKS_WIDTH + 16), x + _NAME_X + room + 22)
    for number, (name, track) in enumerate((("population", state.population), ("events", state.events))):
        yield frame.item(start + 62 * number, y + 1, Sign(name, 28, INK if one.won else "gold"))
        ink = INK if one.won else TEXT
        yield frame.start(start + 62 * number + 18, y + 1, str(track.at[player]), 30, HEAVY, ink)


def _dice(realm: Realm) -> list[Die]:
    """Return the dice of an empire."""
    return [Die(*signs_of(word), bool(realm.spent >> number & 1), 38) for number, word in enumerate(realm.dice)]


def _dice_width(dice: Sequence[Die]) -> float:
    """Return the width of dice side by side, in units."""
    return sum(die.width + _DIE_GAP for die in dice)


def _is_legible(name: str, room: float) -> bool:
    """Whether a name, or its first word, fits this room in legible letters."""
    return fit_player_name(name, room, MIN_SIZE).size >= MIN_SIZE


@lru_cache(maxsize=_CACHED_BLOCKS)
def _cached_parts(frame: Frame, one: BlockFacts, card: Rect, room: float) -> tuple[Item, ...]:
    """Return the name, the points and the goods of a block, from the cache: most are unchanged. `room`: the width for
    the name."""
    x, top, width, height = card
    y, goods = top + _FIRST_LINE * height + 1, top + _GOODS_LINE * height
    items = [
        frame.item(x + 24, y, Seal(one.empire, 16.5 if one.won else 18)),
        frame.start(x + _NAME_X, y, *fit_player_name(one.name, room, 31), BOLD, INK if one.won else TEXT),
        frame.item(x + width - 32, y, Figure(str(one.points), 30))
        if one.won
        else frame.item(x + width - 29, y + 1, Points(one.points, _POINTS_RADIUS * height)),
    ]
    if not one.zeros:
        return (*items, *_goods(frame, one, x + 8, x + width - 8, goods))
    for number, (name, count) in enumerate(zip(GOODS, one.goods, strict=True)):
        at = x + 26 + 88 * number
        items.append(frame.item(at, goods, Good(name, 32)))
        items.append(frame.start(at + 23, goods, str(count), 31, HEAVY, TEXT if count else MUTED))
    return tuple(items)


def _goods(frame: Frame, one: BlockFacts, first: float, end: float, y: float) -> Iterator[Item]:
    """Yield the goods that a player has, in a line from `first` to `end`."""
    goods = amounts(one.goods)
    room = end - first - _MIN_GOOD_ROOM * len(goods)
    sizes = (size for size in _COUNT_SIZES if sum(text_width(str(count), size, BOLD) for _, count in goods) <= room)
    size = next(sizes, MIN_SIZE)
    digits = [text_width(str(count), size, BOLD) for _, count in goods]
    each = (end - first - sum(digits)) / max(1, len(goods))
    apart = _GOOD_GAP if each >= _GOOD_WIDTH + _GOOD_GAP else _NARROW_GOOD_GAP
    good = min(_GOOD_WIDTH, each - apart)
    for (name, count), across in zip(goods, digits, strict=True):
        yield frame.item(first + good / 2, y, Good(name, min(32.0, good * (0.78 if good == _GOOD_WIDTH else 0.84))))
        yield frame.start(first + good, y, str(count), size, BOLD)
        first += good + across + apart
