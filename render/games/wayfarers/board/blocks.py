"""The lower edge of the board's pictures: a block for each player with dice, points and goods."""

from collections.abc import Iterator
from typing import NamedTuple

from engine.game import Seat
from engine.games.wayfarers.components.tables import GUILDS, WORKER_COLOURS
from engine.games.wayfarers.ending import ranked_seats
from engine.games.wayfarers.state import RIVAL, Player
from engine.games.wayfarers.view import WayfarersView
from render.context import PictureContext
from render.drawing.shapes import Point
from render.drawing.text import BOLD, HEAVY, text_width
from render.games.wayfarers.setting import deciding_seat, mark_of, name_of, points_of
from render.games.wayfarers.sprites.pieces import PLACED_MARK, Die, PlayersBadge, Worker
from render.games.wayfarers.sprites.tokens import Token, TokenSign
from render.kit.names import fit_player_name
from render.layouts.frame import Frame
from render.scene import Item
from render.sprites.cards import INK, MUTED, TEXT, DecidingRim, GoldNumber, Plate, WinnerGround, Wreath
from render.sprites.ground import Rect

BLOCKS_TOP, BLOCK_WIDTH = 612.0, 540.0
_TWO_LINE_GOODS_WIDTH, _ONE_LINE_GOODS_WIDTH = 460.0, 172.0
"""Width for the goods in a block of two lines, and of one line, in units."""

_ONE_LINE_SIGN_SIZE, _NUMBER_SIZE = 26.0, 30.0
"""Size of signs in a block of one line, and font size of numbers in all blocks, in units."""

_TWO_LINE_HEIGHT = 82.0
"""Height of a block of two lines, in units."""

MAX_FULL_BLOCKS, _MAX_HIGH_BLOCKS, _NARROW_BLOCK_WIDTH = 2, 3, 358.0
"""Maximum number of players whose blocks show all goods, maximum number of players whose blocks have two lines or more,
and width of each of three blocks, in units."""


def block_rects(count: int) -> tuple[Rect, ...]:
    """Return the rectangles of `count` blocks: up to three high ones side by side, or low ones in pairs."""
    if count <= _MAX_HIGH_BLOCKS:
        width = BLOCK_WIDTH if count <= MAX_FULL_BLOCKS else _NARROW_BLOCK_WIDTH
        return tuple((7 + (width + 6) * index, BLOCKS_TOP, width, _TWO_LINE_HEIGHT) for index in range(count))
    return tuple((7 + 546 * (index % 2), BLOCKS_TOP + 43 * (index // 2), BLOCK_WIDTH, 40) for index in range(count))


class _BlockColours(NamedTuple):
    """Colours of the text in a player's block, and the width that a winner's wreath takes.

    `name`: the colour of the name.
    `number`: the colour of numbers above 0.
    `zero`: the colour of zeros.
    `wreath_width`: the width of the wreath, in units, or 0 if there is none.
    """

    name: str = TEXT
    number: str = TEXT
    zero: str = MUTED
    wreath_width: float = 0.0


_WREATH_X = 30.0
"""Distance from the left edge of a block to the middle of a winner's wreath, in units."""

_PLAIN_COLOURS, _WINNER_COLOURS = _BlockColours(), _BlockColours(INK, INK, INK, 20.0)


def block_items(view: WayfarersView, context: PictureContext, frame: Frame) -> Iterator[Item]:
    """Yield the players' blocks, the rival's last, with a ring around the deciding player's. After the end they are
    sorted by rank, and winners' blocks are gold with a wreath."""
    table = view.table
    seats = [*range(len(table.players)), *((RIVAL,) if table.rival is not None else ())]
    ranks = {seat: rank for rank, seat in ranked_seats(table)} if table.ended else {}
    seats.sort(key=lambda seat: ranks.get(seat, 0))
    for seat, (x, y, width, height) in zip(seats, block_rects(len(seats)), strict=False):
        won = ranks.get(seat) == 1
        yield frame.place_rectangle(x, y, width, (WinnerGround if won else Plate)(width, height))
        if won:
            yield from _winners_badge_items(
                frame, mark_of(view, seat), x + _WREATH_X, y + min(height / 2, 30), min(height / 2, 26) - 9
            )
        elif seat == deciding_seat(view):
            yield frame.place_rectangle(x, y, width, DecidingRim(width, height))
        block = (
            _two_line_block_items
            if len(seats) <= MAX_FULL_BLOCKS
            else _narrow_block_items
            if len(seats) <= _MAX_HIGH_BLOCKS
            else _one_line_block_items
        )
        yield from block(view, context, frame, seat, (x, y), _WINNER_COLOURS if won else _PLAIN_COLOURS)


def _winners_badge_items(frame: Frame, mark: str, x: float, y: float, radius: float) -> Iterator[Item]:
    """Yield the badge of a winner in a wreath."""
    yield frame.place_sprite(x, y, Wreath(radius, dark=True))
    yield frame.place_sprite(x, y, PlayersBadge(mark, radius))


def _badge_items(
    view: WayfarersView, frame: Frame, seat: Seat, middle: Point, radius: float, colours: _BlockColours
) -> Iterator[Item]:
    """Yield a player's badge, or nothing in a winner's block, whose badge is in the wreath."""
    if colours is not _WINNER_COLOURS:
        yield frame.place_sprite(*middle, PlayersBadge(mark_of(view, seat), radius))


def _points_item(
    view: WayfarersView, frame: Frame, seat: Seat, middle: Point, size: float, colours: _BlockColours
) -> Item:
    """Return a seat's VP as an item: on a coin, or on a gold plate in a winner's block."""
    points = points_of(view, seat)
    if colours is not _WINNER_COLOURS:
        return frame.place_sprite(*middle, TokenSign(Token("points", points), size))
    plate = GoldNumber(str(points), size)
    return frame.place_sprite(middle[0] + size / 2 - plate.box.right, middle[1], plate)


def _two_line_block_items(
    view: WayfarersView, context: PictureContext, frame: Frame, seat: Seat, corner: Point, colours: _BlockColours
) -> Iterator[Item]:
    x, y = corner
    yield from _badge_items(view, frame, seat, (x + 23, y + 23), 16, colours)
    name = fit_player_name(name_of(view, context, seat), 232, 32)
    yield frame.write_from(x + 48 + colours.wreath_width, y + 23, *name, BOLD, colours.name)
    yield _points_item(view, frame, seat, (x + BLOCK_WIDTH - 27, y + 23), 37, colours)
    if seat != RIVAL and not view.table.ended:
        player = view.table.players[seat]
        yield from die_items(frame, player, mark_of(view, seat), x + BLOCK_WIDTH - 76, y + 23, 36)
        yield from worker_items(frame, player, x + BLOCK_WIDTH - 22, y + 63)
    goods = goods_counts(view, seat)
    gap = (_TWO_LINE_GOODS_WIDTH - sum(_sign_width(count) for _, count in goods)) / len(goods)
    left = x + 24 + 2 * colours.wreath_width
    for sign, count in goods:
        yield from good_items(frame, sign, count, left, y + 60, 32, colours.number if count else colours.zero)
        left += _sign_width(count) + gap


def _sign_width(count: int) -> float:
    """Return the width of a good's sign with its number in a block of two lines, in units."""
    return 35 + text_width(str(count), 30, HEAVY)


def _narrow_block_items(
    view: WayfarersView, context: PictureContext, frame: Frame, seat: Seat, corner: Point, colours: _BlockColours
) -> Iterator[Item]:
    """Yield the three lines of a narrow block: name, workers and points; goods; dice."""
    x, y = corner
    player, right = view.table.players[seat], x + _NARROW_BLOCK_WIDTH
    yield from _badge_items(view, frame, seat, (x + 23, y + 23), 16, colours)
    name = fit_player_name(name_of(view, context, seat), 190, 30)
    yield frame.write_from(x + 48 + colours.wreath_width, y + 23, *name, BOLD, colours.name)
    yield _points_item(view, frame, seat, (right - 27, y + 25), 37, colours)
    if not view.table.ended:
        yield from worker_items(frame, player, right - 66, y + 23)
        yield from die_items(frame, player, mark_of(view, seat), right - 22, y + 61, 27)
    yield from _goods_items(view, frame, seat, (x + 24 + 2 * colours.wreath_width, y + 61), 190, colours)


def _one_line_block_items(
    view: WayfarersView, context: PictureContext, frame: Frame, seat: Seat, corner: Point, colours: _BlockColours
) -> Iterator[Item]:
    x, y = corner
    yield from _badge_items(view, frame, seat, (x + 20, y + 20), 15, colours)
    name = fit_player_name(name_of(view, context, seat), 153, 30)
    yield frame.write_from(x + 38 + colours.wreath_width, y + 20, *name, BOLD, colours.name)
    yield _points_item(view, frame, seat, (x + BLOCK_WIDTH - 22, y + 20), 32, colours)
    if seat != RIVAL and not view.table.ended:
        yield from die_items(frame, view.table.players[seat], mark_of(view, seat), x + BLOCK_WIDTH - 57, y + 20, 24)
    yield from _goods_items(view, frame, seat, (x + 212 + colours.wreath_width, y + 20), _ONE_LINE_GOODS_WIDTH, colours)


def _goods_items(
    view: WayfarersView, frame: Frame, seat: Seat, start: Point, room: float, colours: _BlockColours
) -> Iterator[Item]:
    """Yield the first three goods of a seat with their counts, spread over `room` units to the right of `start`."""
    (left, y), goods = start, goods_counts(view, seat)[:3]
    gap = (
        room - sum(_ONE_LINE_SIGN_SIZE + 2 + text_width(str(count), _NUMBER_SIZE, BOLD) for _, count in goods)
    ) / len(goods)
    for sign, count in goods:
        yield from good_items(
            frame, sign, count, left, y, _ONE_LINE_SIGN_SIZE, colours.number if count else colours.zero
        )
        left += _ONE_LINE_SIGN_SIZE + 2 + text_width(str(count), _NUMBER_SIZE, BOLD) + gap


def goods_counts(view: WayfarersView, seat: Seat) -> tuple[tuple[str, int], ...]:
    """Return the name of each good's sign with the number that a seat has: its goods and influence, or the rival's
    cards, tiles, comets and influence."""
    rival = view.table.rival
    if seat == RIVAL and rival is not None:
        guilds = zip(GUILDS, rival.guilds, strict=True)
        return ("cards", len(rival.cards)), ("tile-any", len(rival.tiles)), ("comet", rival.comets), *guilds
    player = view.table.players[seat]
    goods = (("silver", player.silver), ("provision", player.provision), ("influence", player.stock))
    return *goods, *zip(GUILDS, player.guilds, strict=True)


_NUMBER_SIZE_SHARE = 0.76
"""Font size of the number next to a large sign, as a fraction of the sign's size."""


def good_items(frame: Frame, sign: str, count: int, x: float, y: float, size: float, ink: str = "") -> Iterator[Item]:
    """Yield a good's sign with its middle at (x, y), and its number to the right. Without `ink`, a 0 is pale."""
    yield frame.place_sprite(x, y, TokenSign(Token(sign), size))
    gap, weight = (3, HEAVY) if size > _ONE_LINE_SIGN_SIZE else (2, BOLD)
    yield frame.write_from(
        x + size / 2 + gap,
        y,
        str(count),
        max(_NUMBER_SIZE, _NUMBER_SIZE_SHARE * size),
        weight,
        ink or (TEXT if count else MUTED),
    )


def die_items(
    frame: Frame, player: Player, mark: str, right: float, y: float, pitch: float, max_size: float = 32.0
) -> Iterator[Item]:
    """Yield a player's dice in a line that ends at `right`: those in the supply by value, placed ones smaller and pale,
    those in the reserve blank. `pitch`: the distance between dice; `max_size`: the maximum side of a die, in units."""
    large = min(max_size, pitch - 2)
    dice = [(value, mark, large) for value in player.dice]
    dice += [(value, PLACED_MARK, large * 0.76) for _, value in sorted(player.placed, key=lambda placed: placed[1])]
    dice += [(0, "", large * 0.5) for _ in range(player.reserve)]
    for index, (value, colour, size) in enumerate(reversed(dice)):
        yield frame.place_sprite(right - pitch * index, y, Die(value, size, colour))


def worker_items(
    frame: Frame, player: Player, right: float, y: float, size: float = 29.0, room: float = 46.0
) -> Iterator[Item]:
    """Yield a player's workers in a line that ends at `right`. They overlap if they are wider than `room`."""
    held = [colour for colour, count in zip(WORKER_COLOURS, player.workers, strict=True) for _ in range(count)]
    pitch = min(0.69 * size, room / max(1, len(held) - 1))
    for index, colour in enumerate(reversed(held)):
        yield frame.place_sprite(right - pitch * index, y, Worker(colour, size))
