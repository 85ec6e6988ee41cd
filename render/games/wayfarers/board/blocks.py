"""The lower edge of the board's pictures: a block for each player with dice, points and goods."""

from collections.abc import Iterator

from engine.game import Seat
from engine.games.wayfarers.components.tables import GUILDS, WORKERS
from engine.games.wayfarers.ending import places
from engine.games.wayfarers.reading.scoring import rival_sheet, sheet
from engine.games.wayfarers.state import RIVAL, Player
from engine.games.wayfarers.view import WayfarersView
from render.context import PictureContext
from render.drawing.text import BOLD, HEAVY, width
from render.games.wayfarers.setting import deciding, mark_of, name_of
from render.games.wayfarers.sprites.pieces import OUT, Badge, Die, Worker
from render.games.wayfarers.sprites.tokens import Sign, Token
from render.kit.names import LEAST, fit_player_name
from render.layouts.frame import Frame
from render.scene import Item
from render.sprites.cards import MUTED, TEXT, Glow, Plate, Wreath
from render.sprites.ground import Card

TOP, WIDE = 612.0, 540.0
_GOODS, _FEW_GOODS = 460.0, 172.0
"""The room for goods in a block of two lines, and of one."""

FEW, _THREE, _NARROW = 2, 3, 358.0
"""Players whose blocks have room for all that is counted, those whose blocks are high, and how wide are those of three.
"""


def places_of(count: int) -> tuple[Card, ...]:
    """Return the rectangles of the players' blocks: two or three high ones, or low ones in pairs."""
    if count <= _THREE:
        wide = WIDE if count <= FEW else _NARROW
        return tuple((7 + (wide + 6) * number, TOP, wide, 82) for number in range(count))
    return tuple((7 + 546 * (number % 2), TOP + 43 * (number // 2), WIDE, 40) for number in range(count))


def block_items(view: WayfarersView, context: PictureContext, frame: Frame) -> Iterator[Item]:
    """Yield the players' blocks, the game's own player last; a ring marks the deciding player, a wreath the winner."""
    table = view.table
    seats = [*range(len(table.players)), *((RIVAL,) if table.rival is not None else ())]
    won = {seat for rank, seat in places(table) if rank == 1} if table.ended else set()
    for seat, (x, y, wide, high) in zip(seats, places_of(len(seats)), strict=False):
        yield frame.wide(x, y, wide, Plate(wide, high))
        if seat in won:
            yield frame.item(x + 23, y + 22, Wreath(13))
        elif seat == deciding(view):
            yield frame.wide(x, y, wide, Glow(wide, high))
        block = _large if len(seats) <= FEW else _narrow if len(seats) <= _THREE else _small
        yield from block(view, context, frame, seat, x, y)


def _large(
    view: WayfarersView, context: PictureContext, frame: Frame, seat: Seat, x: float, y: float
) -> Iterator[Item]:
    yield frame.item(x + 23, y + 23, Badge(mark_of(view, seat), 16))
    yield frame.start(x + 48, y + 23, *fit_player_name(name_of(view, context, seat), 232, 31), BOLD)
    yield frame.item(x + WIDE - 27, y + 23, Sign(Token("points", points_of(view, seat)), 37))
    if seat != RIVAL:
        player = view.table.players[seat]
        yield from die_items(frame, player, mark_of(view, seat), x + WIDE - 76, y + 23, 36)
        yield from worker_items(frame, player, x + WIDE - 22, y + 63)
    goods = goods_of(view, seat)
    gap = (_GOODS - sum(_sign_width(count) for _, count in goods)) / len(goods)
    left = x + 24
    for sign, count in goods:
        yield from good_items(frame, sign, count, left, y + 60, 32)
        left += _sign_width(count) + gap


def _sign_width(count: int) -> float:
    """Return the room of a sign and its number."""
    return 35 + width(str(count), 30, HEAVY)


def _narrow(
    view: WayfarersView, context: PictureContext, frame: Frame, seat: Seat, x: float, y: float
) -> Iterator[Item]:
    """Yield a line with name, workers and points, below it the means of payment, and the dice."""
    player, right = view.table.players[seat], x + _NARROW
    yield frame.item(x + 23, y + 23, Badge(mark_of(view, seat), 16))
    yield frame.start(x + 48, y + 23, *fit_player_name(name_of(view, context, seat), 190, 28), BOLD)
    yield frame.item(right - 27, y + 25, Sign(Token("points", points_of(view, seat)), 37))
    yield from worker_items(frame, player, right - 66, y + 23)
    yield from die_items(frame, player, mark_of(view, seat), right - 22, y + 61, 27)
    yield from _paying(view, frame, seat, x + 24, y + 61, 190)


def _small(
    view: WayfarersView, context: PictureContext, frame: Frame, seat: Seat, x: float, y: float
) -> Iterator[Item]:
    yield frame.item(x + 20, y + 20, Badge(mark_of(view, seat), 15))
    yield frame.start(x + 38, y + 20, *fit_player_name(name_of(view, context, seat), 154, 26), BOLD)
    yield frame.item(x + WIDE - 22, y + 20, Sign(Token("points", points_of(view, seat)), 32))
    if seat != RIVAL:
        yield from die_items(frame, view.table.players[seat], mark_of(view, seat), x + WIDE - 57, y + 20, 24)
    yield from _paying(view, frame, seat, x + 207, y + 20, _FEW_GOODS)


def _paying(view: WayfarersView, frame: Frame, seat: Seat, left: float, y: float, room: float) -> Iterator[Item]:
    """Yield the first counts of a seat, from `left` on."""
    goods = goods_of(view, seat)[:3]
    gap = (room - sum(28 + width(str(count), LEAST, BOLD) for _, count in goods)) / len(goods)
    for sign, count in goods:
        yield from good_items(frame, sign, count, left, y, 26)
        left += 28 + width(str(count), LEAST, BOLD) + gap


def points_of(view: WayfarersView, seat: Seat) -> int:
    """Return the points of a seat if they were counted now."""
    rival = view.table.rival
    return (
        rival_sheet(view.table, rival).total if seat == RIVAL and rival is not None else sheet(view.table, seat).total
    )


def goods_of(view: WayfarersView, seat: Seat) -> tuple[tuple[str, int], ...]:
    """Return the counts of a seat, each with its sign."""
    rival = view.table.rival
    if seat == RIVAL and rival is not None:
        guilds = zip(GUILDS, rival.guilds, strict=True)
        return ("cards", len(rival.cards)), ("tile-any", len(rival.tiles)), ("comet", rival.comets), *guilds
    player = view.table.players[seat]
    goods = (("silver", player.silver), ("provision", player.provision), ("influence", player.stock))
    return *goods, *zip(GUILDS, player.guilds, strict=True)


def good_items(frame: Frame, sign: str, count: int, x: float, y: float, size: float) -> Iterator[Item]:
    """Yield a sign of that size around (x, y), and its number."""
    yield frame.item(x, y, Sign(Token(sign), size))
    gap, letters, weight = (3, 30, HEAVY) if size > 28 else (2, 26, BOLD)
    yield frame.start(x + size / 2 + gap, y, str(count), letters, weight, TEXT if count else MUTED)


def die_items(
    frame: Frame, player: Player, mark: str, right: float, y: float, pitch: float, most: float = 32.0
) -> Iterator[Item]:
    """Yield the dice up to `right`: in the supply by value, placed ones small and pale, the reserve empty."""
    large = min(most, pitch - 2)
    shown = [(value, mark, large) for value in player.dice]
    shown += [(value, OUT, large * 0.76) for _, value in sorted(player.placed, key=lambda placed: placed[1])]
    shown += [(0, "", large * 0.5) for _ in range(player.reserve)]
    for number, (value, colour, size) in enumerate(reversed(shown)):
        yield frame.item(right - pitch * number, y, Die(value, size, colour))


def worker_items(
    frame: Frame, player: Player, right: float, y: float, size: float = 29.0, room: float = 46.0
) -> Iterator[Item]:
    """Yield the workers at the end of a line, a few of them over each other where they have not enough room."""
    held = [colour for colour, count in zip(WORKERS, player.workers, strict=True) for _ in range(count)]
    pitch = min(0.69 * size, room / max(1, len(held) - 1))
    for number, colour in enumerate(reversed(held)):
        yield frame.item(right - pitch * number, y, Worker(colour, size))
