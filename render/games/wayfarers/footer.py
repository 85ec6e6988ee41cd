"""The board's foot: a block for each player with dice, goods, influence, workers and how much was gained."""

from collections.abc import Iterator
from typing import NamedTuple

from engine.game import Seat
from engine.wayfarers.ending import places
from engine.wayfarers.reading.scoring import rival_sheet, sheet
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
from render.sprites.cards import Glow, Plate
from render.sprites.ground import Card

SEATS = 4
FEWEST = 2
"""Blocks for which there is room at least; so few are larger."""


class Measure(NamedTuple):
    """How large things in a block are, and how far its numbers are apart, in units."""

    name: float
    number: float
    sign: float
    pitch: float
    worker: float


_SMALL, _LARGE = Measure(17, 15, 17, 36.2, 21), Measure(21, 20, 22, 62, 25)


def block(place: int, blocks: int = SEATS) -> Card:
    """Return where a player's block lies."""
    wide = (FOOT[2] - 8) / max(FEWEST, blocks)
    return FOOT[0] + 4 + wide * place, FOOT[1] + 3, wide - 4, FOOT[3] - 6


def footer_items(view: WayfarersView, reader: Reader, frame: Frame) -> Iterator[Item]:
    """Yield the players' blocks, the game's own player last; who is to decide, or has won, is ringed."""
    table = view.table
    seats = [*range(len(table.players)), *((RIVAL,) if table.rival is not None else ())]
    blocks = FEWEST if len(seats) <= FEWEST else SEATS
    measure = _LARGE if blocks == FEWEST else _SMALL
    lit = {seat for rank, seat in places(table) if rank == 1} if table.ended else {deciding(view)}
    for place, seat in enumerate(seats):
        card = block(place, blocks)
        yield from _head(view, reader, frame, seat, card, measure, lit=seat in lit)
        x, y, wide, _ = card
        if seat != RIVAL:
            yield from _dice(frame, table.players[seat], mark_of(view, seat), x + wide - 12, y + 14)
        for number, (sign, count) in enumerate(_numbers(view, seat)):
            yield from _number(frame, sign, count, x + 17 + measure.pitch * number, y + 40, measure)
        if seat != RIVAL:
            yield from _workers(frame, table.players[seat], x + 5 + 6 * measure.pitch, y + 40, measure)


def _head(
    view: WayfarersView, reader: Reader, frame: Frame, seat: Seat, place: Card, measure: Measure, *, lit: bool
) -> Iterator[Item]:
    x, y, wide, high = place
    yield frame.wide(x, y, wide, Plate(wide, high))
    if lit:
        yield frame.wide(x, y, wide, Glow(wide, high))
    yield frame.item(x + 16, y + 14, Badge(mark_of(view, seat), 12))
    yield frame.start(x + 33, y + 14, *fit(name_of(view, reader, seat), wide - 156, measure.name, HEAVY, 9), HEAVY)


def _dice(frame: Frame, player: Player, mark: str, right: float, y: float) -> Iterator[Item]:
    """Yield the five dice: in the supply by value, placed ones small and pale, the reserve empty."""
    shown = [(value, mark, 21.0) for value in player.dice]
    shown += [(value, OUT, 15.0) for _, value in sorted(player.placed, key=lambda placed: placed[1])]
    shown += [(0, "", 12.0) for _ in range(player.reserve)]
    left = right - 23 * 4
    for number, (value, colour, size) in enumerate(shown):
        yield frame.item(left + 23 * number, y, Die(value, size, colour))


def _numbers(view: WayfarersView, seat: Seat) -> tuple[tuple[str, int], ...]:
    """Return what is counted of a seat, each with its sign."""
    table, rival = view.table, view.table.rival
    if seat == RIVAL and rival is not None:
        gained = (("cards", len(rival.cards)), ("tile-any", len(rival.tiles)), ("comet", rival.comets))
        return ("points", rival_sheet(table, rival).total), *gained
    player = table.players[seat]
    cards = len(player.land) + len(player.water) + len(player.space) + len(player.hosts) + len(player.tucked)
    return (
        ("points", sheet(table, seat).total),
        ("silver", player.silver),
        ("provision", player.provision),
        ("influence", player.stock),
        ("cards", cards),
        ("tile-any", len(player.tiles)),
    )


def _workers(frame: Frame, player: Player, x: float, y: float, measure: Measure) -> Iterator[Item]:
    held = [colour for colour, count in zip(WORKERS, player.workers, strict=True) for _ in range(count)]
    pitch = min(measure.worker * 0.62, 1.81 * measure.worker / max(1, len(held) - 1))
    for number, colour in enumerate(held):
        yield frame.item(x + pitch * number, y, Worker(colour, measure.worker))


def _number(frame: Frame, sign: str, count: int, x: float, y: float, measure: Measure) -> Iterator[Item]:
    """Yield a sign with its number; points carry theirs."""
    if sign == "points":
        yield frame.item(x, y, Sign(Token("points", count), 23))
        return
    yield frame.item(x - 3, y, Sign(Token(sign), measure.sign))
    number = fit(str(count), measure.pitch - 20, measure.number, BOLD, 9)
    yield frame.start(x + measure.sign / 2 - 1.5, y, *number, BOLD)
