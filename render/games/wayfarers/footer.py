"""The board's foot: a block for each player with dice, goods, influence, workers and how much was gained."""

from collections.abc import Iterator

from engine.game import Seat
from engine.wayfarers.ending import result
from engine.wayfarers.scoring import rival_sheet, sheet
from engine.wayfarers.state import RIVAL, Player
from engine.wayfarers.tables import WORKERS
from engine.wayfarers.view import WayfarersView
from render.drawing.text import BOLD, HEAVY, fit
from render.games.wayfarers.setting import FOOT, deciding, mark_of, name_of
from render.games.wayfarers.sprites.pieces import OUT, Badge, Die, Worker
from render.games.wayfarers.sprites.tokens import Sign, Token
from render.layouts.frame import Frame
from render.reader import Reader
from render.scene import Item
from render.sprites.cards import GOLD, Glow, Plate
from render.sprites.ground import Card

SEATS = 4
_WIDE = (FOOT[2] - 8) / SEATS


def block(place: int) -> Card:
    """Return where a player's block lies."""
    return FOOT[0] + 4 + _WIDE * place, FOOT[1] + 3, _WIDE - 4, FOOT[3] - 6


def footer_items(view: WayfarersView, reader: Reader, frame: Frame) -> Iterator[Item]:
    """Yield the players' blocks; who is to decide, or has won, is ringed."""
    table, ended = view.table, result(view.table)
    for seat, player in enumerate(table.players):
        x, y, wide, high = block(seat)
        lit = ended.ranks[seat] == 1 if ended else deciding(view) == seat
        yield from _head(view, reader, frame, seat, (x, y, wide, high), lit=lit)
        yield from _dice(frame, player, mark_of(view, seat), x + wide - 12, y + 14)
        yield from _goods(view, frame, player, seat, x, y + 40)
    if table.rival is not None:
        x, y, wide, high = block(1)
        yield from _head(view, reader, frame, RIVAL, (x, y, wide, high), lit=table.turn.seat == RIVAL)
        numbers = (
            ("points", rival_sheet(table, table.rival).total),
            ("cards", len(table.rival.cards)),
            ("tile-any", len(table.rival.tiles)),
            ("comet", table.rival.comets),
        )
        for number, (sign, count) in enumerate(numbers):
            yield from _number(frame, sign, count, x + 16 + 62 * number, y + 40)


def _head(view: WayfarersView, reader: Reader, frame: Frame, seat: Seat, place: Card, *, lit: bool) -> Iterator[Item]:
    x, y, wide, high = place
    yield frame.wide(x, y, wide, Plate(wide, high))
    if lit:
        yield frame.wide(x, y, wide, Glow(wide, high))
    yield frame.item(x + 16, y + 14, Badge(mark_of(view, seat), 12))
    yield frame.start(x + 33, y + 14, *fit(name_of(view, reader, seat), wide - 156, 17, HEAVY, 9), HEAVY)


def _dice(frame: Frame, player: Player, mark: str, right: float, y: float) -> Iterator[Item]:
    """Yield the five dice: in the supply by value, placed ones small and pale, the reserve empty."""
    shown = [(value, mark, 21.0) for value in player.dice]
    shown += [(value, OUT, 15.0) for _, value in sorted(player.placed, key=lambda placed: placed[1])]
    shown += [(0, "", 12.0) for _ in range(player.reserve)]
    left = right - 23 * 4
    for number, (value, colour, size) in enumerate(shown):
        yield frame.item(left + 23 * number, y, Die(value, size, colour))


def _goods(view: WayfarersView, frame: Frame, player: Player, seat: Seat, x: float, y: float) -> Iterator[Item]:
    cards = len(player.land) + len(player.water) + len(player.space) + len(player.hosts) + len(player.tucked)
    numbers = (
        ("points", sheet(view.table, seat).total),
        ("silver", player.silver),
        ("provision", player.provision),
        ("influence", player.stock),
        ("cards", cards),
        ("tile-any", len(player.tiles)),
    )
    for number, (sign, count) in enumerate(numbers):
        yield from _number(frame, sign, count, x + 17 + 36.2 * number, y)
    held = [colour for colour, count in zip(WORKERS, player.workers, strict=True) for _ in range(count)]
    for number, colour in enumerate(held):
        pitch = min(13.0, 38 / max(1, len(held) - 1))
        yield frame.item(x + 222 + pitch * number, y, Worker(colour, 21))


def _number(frame: Frame, sign: str, count: int, x: float, y: float) -> Iterator[Item]:
    """Yield a sign with its number; points carry theirs."""
    if sign == "points":
        yield frame.item(x, y, Sign(Token("points", count), 23))
        return
    yield frame.item(x - 3, y, Sign(Token(sign), 17))
    yield frame.start(x + 7, y, *fit(str(count), 16, 15, BOLD, 9), BOLD, GOLD if sign == "points" else "text")
