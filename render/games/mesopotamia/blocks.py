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
from render.games.mesopotamia.setting import (
    MAX_BLOCKS_IN_ROW,
    deciding_seats,
    die_colour_and_sign,
    empire_of,
    goods_amounts,
    name_of,
    winners,
)
from render.games.mesopotamia.sprites.pieces import EmpireSeal
from render.games.mesopotamia.sprites.tokens import Die, GoodToken, PointsDisc, WordSign
from render.kit.names import MIN_SIZE, fit_player_name, shorten_name
from render.layouts.frame import Frame
from render.scene import Item
from render.sprites.cards import INK, MUTED, TEXT, DecidingRim, GoldNumber, WinnerGround, Wreath
from render.sprites.ground import Rect

_BLOCKS_BOTTOM, _ONE_ROW_HEIGHT, _TWO_ROWS_HEIGHT, _BLOCK_ROW_GAP = 694.0, 82.0, 78.0, 4.0
"""Y coordinate of the blocks' lower edge, height of a block in one row and in each of two rows, and gap between rows,
in units."""

_ROW_LEFT, _ROW_WIDTH, _BLOCK_GAP = 7.0, 1086.0, 6.0
"""Left edge and width of a row of blocks, and gap between blocks, in units."""

_FIRST_LINE_SHARE, _GOODS_LINE_SHARE, _POINTS_RADIUS_SHARE = 0.27, 0.755, 0.255
"""As fractions of a block's height: the middle of its first line (name, tracks, dice, points), the middle of its goods,
and the radius of the points' disc."""

_COUNT_SIZES, _MIN_GOOD_WIDTH = (30.0, 28.0, MIN_SIZE), 31.0
"""Font sizes of the numbers of goods, of which a block uses the first that leaves each good's sign the minimum width;
and that width, in units."""

_GOLD_SHARE = 0.54
"""Height of the golden part of a winner's block, as a fraction of the block's height."""

_GOOD_WIDTH, _GOOD_GAP, _NARROW_GOOD_GAP = 38.0, 5.0, 2.0
"""Width of a good's sign, gap between goods of that width, and gap between narrower goods, in units."""

_NAME_X, _MAX_NAME_WIDTH, _TRACKS_WIDTH, _POINTS_WIDTH, _DIE_GAP = 50.0, 200.0, 130.0, 58.0, 5.0
"""In units: distance of the name from the block's left edge, maximum width of the name, width of both tracks, width of
the points, and gap between dice."""

_DICE_COUNT_WIDTH = 72.0
"""Width of the number of dice, if it replaces the dice, in units."""

_ALL_GOODS_FROM_WIDTH = 500.0
"""Width, in units, from which a block has room for all goods, including those that the player lacks."""

_MAX_CACHED_BLOCKS = 2000
"""Maximum number of cached blocks: those of a few hundred tables."""

_PLAYER_COUNTS_IN_PAIRS = (2, 4)
"""Numbers of players whose blocks are two in a row; otherwise they are three in a row."""


class BlockFacts(NamedTuple):
    """The facts about a player that a block shows.

    `empire`: the name of the empire in code.
    `name`: the player's name.
    `points`: the score so far.
    `goods`: the number of each good.
    `shows_zeros`: whether the goods that the player lacks are shown, too.
    `has_won`: whether the player has won.
    """

    empire: str
    name: str
    points: int
    goods: SixCounts
    shows_zeros: bool = False
    has_won: bool = False


_ShownDice: TypeAlias = Literal["all", "unspent", "counted", "none"]


class _BlockStyle(NamedTuple):
    """The style of all blocks on a board.

    `dice`: whether all dice, the unspent ones, their number or none are shown.
    `shows_zeros`: whether the goods that a player lacks are shown.
    `shows_tracks`: whether the positions on the tracks are shown.
    """

    dice: _ShownDice
    shows_zeros: bool
    shows_tracks: bool = False

    def shown_dice(self, realm: Realm) -> Sequence[Die]:
        """Return the dice that are drawn one by one, in the style's selection."""
        if self.dice in {"counted", "none"}:
            return ()
        return [die for die in _dice_of(realm) if self.dice == "all" or not die.is_used]

    def dice_and_tracks_width(self, realm: Realm) -> float:
        """Return the width of dice and tracks in a player's block, in units."""
        return (
            _dice_width(self.shown_dice(realm))
            + _DICE_COUNT_WIDTH * (self.dice == "counted")
            + _TRACKS_WIDTH * self.shows_tracks
        )


def block_rects(count: int) -> tuple[Rect, ...]:
    """Return the rectangles of `count` blocks: two or three in a row, in two rows if there are more players."""
    columns = 2 if count in _PLAYER_COUNTS_IN_PAIRS else MAX_BLOCKS_IN_ROW
    rows = [min(columns, count - first) for first in range(0, count, columns)]
    height = _ONE_ROW_HEIGHT if len(rows) == 1 else _TWO_ROWS_HEIGHT
    top = _BLOCKS_BOTTOM - height * len(rows) - _BLOCK_ROW_GAP * (len(rows) - 1)
    return tuple(
        (_ROW_LEFT + (width + _BLOCK_GAP) * column, top + (height + _BLOCK_ROW_GAP) * row, width, height)
        for row, abreast in enumerate(rows)
        for width in [(_ROW_WIDTH - _BLOCK_GAP * (abreast - 1)) / abreast]
        for column in range(abreast)
    )


def block_items(view: MesopotamiaView, context: PictureContext, frame: Frame) -> Iterator[Item]:
    """Yield a block for each player, with a rim around the deciding players' and a wreath in the winners'."""
    state = view.position
    players = [*state.players]
    names, style = _choose_style(view, context)
    won = winners(view)
    for player, (x, y, width, height) in zip(players, block_rects(len(players)), strict=True):
        if player in won:
            yield frame.place_rectangle(x, y, width, WinnerGround(width, height * _GOLD_SHARE))
            yield frame.place_sprite(x + 24, y + _FIRST_LINE_SHARE * height + 1, Wreath(16, dark=True))
        elif player in deciding_seats(view):
            yield frame.place_rectangle(x, y, width, DecidingRim(width, height))
        points, goods = total_points(state, player), state.realms[player].goods
        facts = BlockFacts(empire_of(state, player), names[player], points, goods, style.shows_zeros, player in won)
        yield from _block_items(view, frame, player, facts, (x, y, width, height), style)


def _choose_style(view: MesopotamiaView, context: PictureContext) -> tuple[Sequence[str], _BlockStyle]:
    """Return the names on the blocks, and the style that shows as much as fits the block with the least room beside its
    name. If dice are too wide, only the unspent ones are shown, or their number, or none; the tracks are then only in
    the market's picture. Either all names are whole, or all are shortened to their first word."""
    state = view.position
    names, cards = [name_of(view, context, player) for player in state.players], block_rects(len(state.players))
    zeros = all(width >= _ALL_GOODS_FROM_WIDTH for _, _, width, _ in cards)

    def rooms(style: _BlockStyle) -> list[float]:
        return [
            width - _POINTS_WIDTH - _NAME_X - style.dice_and_tracks_width(realm)
            for (_, _, width, _), realm in zip(cards, state.realms, strict=True)
        ]

    def is_legible(style: _BlockStyle) -> bool:
        return all(_is_legible(name, room) for name, room in zip(names, rooms(style), strict=True))

    shown: tuple[_ShownDice, ...] = ("all",) if zeros else ("all", "unspent", "counted", "none")
    dice = next(
        (dice_style for dice_style in shown if is_legible(_BlockStyle(dice_style, zeros))),
        "all" if zeros else "counted",
    )
    style = _BlockStyle(dice, zeros, shows_tracks=is_legible(_BlockStyle(dice, zeros, shows_tracks=True)))
    if all(text_width(name, MIN_SIZE, BOLD) <= room for name, room in zip(names, rooms(style), strict=True)):
        return names, style
    return [shorten_name(name) for name in names], style


def _block_items(
    view: MesopotamiaView, frame: Frame, player: Player, facts: BlockFacts, card: Rect, style: _BlockStyle
) -> Iterator[Item]:
    """Yield a player's block: a line with name, tracks, dice and points, and below it the goods."""
    x, top, width, height = card
    y, state = top + _FIRST_LINE_SHARE * height, view.position
    realm = state.realms[player]
    right = x + width - _POINTS_WIDTH
    room = min(_MAX_NAME_WIDTH, right - x - _NAME_X - style.dice_and_tracks_width(realm))
    yield from _cached_items(frame, facts, card, room)
    for die in reversed(style.shown_dice(realm)):
        yield frame.place_sprite(right - die.width / 2, y - 0.5, die)
        right -= die.width + _DIE_GAP
    if style.dice == "counted":
        left = sum(not die.is_used for die in _dice_of(realm))
        yield frame.place_sprite(right - _DICE_COUNT_WIDTH + 24, y - 0.5, Die("silver", "", size=32))
        yield frame.write_from(
            right - _DICE_COUNT_WIDTH + 45, y - 0.5, str(left), 28, HEAVY, INK if facts.has_won else TEXT
        )
    if not style.shows_tracks:
        return
    start = max(min(x + width - 278, right - _TRACKS_WIDTH + 16), x + _NAME_X + room + 22)
    for index, (name, track) in enumerate((("population", state.population), ("events", state.events))):
        yield frame.place_sprite(start + 62 * index, y + 1, WordSign(name, 28, INK if facts.has_won else "gold"))
        ink = INK if facts.has_won else TEXT
        yield frame.write_from(start + 62 * index + 18, y + 1, str(track.at[player]), 30, HEAVY, ink)


def _dice_of(realm: Realm) -> list[Die]:
    """Return the sprites of an empire's dice, with a bar across spent ones."""
    return [
        Die(*die_colour_and_sign(word), bool(realm.spent >> index & 1), 38) for index, word in enumerate(realm.dice)
    ]


def _dice_width(dice: Sequence[Die]) -> float:
    """Return the width of dice side by side with a gap after each, in units."""
    return sum(die.width + _DIE_GAP for die in dice)


def _is_legible(name: str, room: float) -> bool:
    """Whether a name, or its first word, is legible if it is `room` units wide."""
    return fit_player_name(name, room, MIN_SIZE).size >= MIN_SIZE


@lru_cache(maxsize=_MAX_CACHED_BLOCKS)
def _cached_items(frame: Frame, facts: BlockFacts, card: Rect, room: float) -> tuple[Item, ...]:
    """Return the name, the points and the goods of a block from the cache, since most moves leave them unchanged.
    `room`: the width for the name, in units."""
    x, top, width, height = card
    y, goods = top + _FIRST_LINE_SHARE * height + 1, top + _GOODS_LINE_SHARE * height
    items = [
        frame.place_sprite(x + 24, y, EmpireSeal(facts.empire, 16.5 if facts.has_won else 18)),
        frame.write_from(x + _NAME_X, y, *fit_player_name(facts.name, room, 31), BOLD, INK if facts.has_won else TEXT),
        frame.place_sprite(x + width - 32, y, GoldNumber(str(facts.points), 30))
        if facts.has_won
        else frame.place_sprite(x + width - 29, y + 1, PointsDisc(facts.points, _POINTS_RADIUS_SHARE * height)),
    ]
    if not facts.shows_zeros:
        return (*items, *_goods_items(frame, facts, x + 8, x + width - 8, goods))
    for index, (name, count) in enumerate(zip(GOODS, facts.goods, strict=True)):
        sign_x = x + 26 + 88 * index
        items.append(frame.place_sprite(sign_x, goods, GoodToken(name, 32)))
        items.append(frame.write_from(sign_x + 23, goods, str(count), 31, HEAVY, TEXT if count else MUTED))
    return tuple(items)


def _goods_items(frame: Frame, facts: BlockFacts, x: float, end: float, y: float) -> Iterator[Item]:
    """Yield the goods that a player has, with their numbers, spread over the line at y from x `x` to x `end`."""
    goods = goods_amounts(facts.goods)
    room = end - x - _MIN_GOOD_WIDTH * len(goods)
    sizes = (size for size in _COUNT_SIZES if sum(text_width(str(count), size, BOLD) for _, count in goods) <= room)
    size = next(sizes, MIN_SIZE)
    digits = [text_width(str(count), size, BOLD) for _, count in goods]
    each = (end - x - sum(digits)) / max(1, len(goods))
    gap = _GOOD_GAP if each >= _GOOD_WIDTH + _GOOD_GAP else _NARROW_GOOD_GAP
    good = min(_GOOD_WIDTH, each - gap)
    for (name, count), digits_width in zip(goods, digits, strict=True):
        yield frame.place_sprite(
            x + good / 2, y, GoodToken(name, min(32.0, good * (0.78 if good == _GOOD_WIDTH else 0.84)))
        )
        yield frame.write_from(x + good, y, str(count), size, BOLD)
        x += good + digits_width + gap
