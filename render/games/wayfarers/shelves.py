"""A player's cards in as few rows as leave them largest: land, water in the order of their links, space with what is
tucked there."""

from collections.abc import Iterator
from typing import NamedTuple

from engine.wayfarers.components.tables import CARDS
from engine.wayfarers.reading.counting import townsfolk_under
from engine.wayfarers.reading.journal import progress
from engine.wayfarers.reading.scoring import Sheet
from engine.wayfarers.state import Player, Turn
from render.games.wayfarers.setting import Layer
from render.games.wayfarers.sprites.faces import Face
from render.games.wayfarers.sprites.pieces import Die
from render.games.wayfarers.sprites.plates import Tucked
from render.games.wayfarers.sprites.tokens import Sign, Token
from render.scene import Item
from render.sprites.ground import Card

AREA: Card = (6, 416, 1088, 278)
"""Where the cards lie."""

_MOST_WIDE, _SHAPE, _GAP, _STRIP = 190.0, 0.95, 4.0, 34.0
_ROWS = range(1, 5)


class Place(NamedTuple):
    """Where a card lies: its top left corner, how wide and how high it is."""

    x: float
    y: float
    width: float
    height: float


def places(player: Player) -> dict[str, Place]:
    """Return where each of a player's cards lies; townsfolk and inspiration cards with what they are tucked under."""
    cards = (*player.land, *player.water, *player.space)
    count = max(1, len(cards))
    rows = max(_ROWS, key=lambda number: _area(count, number))
    across = -(-count // rows)
    wide, pitch = _width(count, rows), AREA[3] / rows
    tucked = dict(player.tucked)
    found: dict[str, Place] = {}
    for number, card in enumerate(cards):
        x = AREA[0] + (wide + _GAP) * (number % across)
        y = AREA[1] + pitch * (number // across)
        strip = _STRIP if townsfolk_under(player, card) or card in tucked else 0.0
        found[card] = Place(x, y, wide, pitch - _GAP - strip)
    return found


def _width(count: int, rows: int) -> float:
    return min(_MOST_WIDE, AREA[2] / -(-count // rows) - _GAP)


def _area(count: int, rows: int) -> float:
    """Return how large each card is in so many rows, as far as its shape lets it use the room."""
    wide, high = _width(count, rows), AREA[3] / rows - _GAP
    return min(wide, high * 1.3) * min(high, wide / _SHAPE)


def shelf_items(player: Player, turn: Turn, sheet: Sheet, mark: str) -> Iterator[Item]:
    """Yield all cards, dice on them, what is tucked, and what space cards are worth now."""
    at, placed, tucked = places(player), dict(player.placed), dict(player.tucked)
    worth = {scored.card: scored for scored in sheet.space}
    for card, (x, y, wide, high) in at.items():
        face = Face(card, wide, high, card in turn.fresh)
        yield Item(Layer.CARD, x, y, face)
        if card in placed:
            size, down = (25, face.head / 2) if face.low else (34, high * 0.42)
            yield Item(Layer.PIECE, x + wide / 2, y + down, Die(placed[card], size, mark))
        if card in worth:
            yield Item(Layer.PIECE, x + wide - 21, y + 20, Sign(Token("points", worth[card].total), 29))
        below = townsfolk_under(player, card)
        state, met = "", False
        if card in tucked:
            below = tucked[card]
            goals = [progress(player, goal) for goal in CARDS[below].goal]
            state, met = " ".join(f"{have}/{need}" for have, need in goals), worth[card].doubled
        if below:
            strip = Tucked(below, wide, _STRIP - 2, state, met, below in turn.fresh)
            yield Item(Layer.CARD, x, y + high + 1.5, strip)
