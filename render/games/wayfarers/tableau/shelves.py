"""The places for dice on a player's board, and the player's cards: land, water in the order of their links, space with
tucked cards. If there are few, they have names and illustrations; otherwise they are arranged in the number of rows
that makes them largest."""

from collections.abc import Iterator
from typing import NamedTuple

from engine.game import Seat
from engine.games.wayfarers.components.tables import CARDS
from engine.games.wayfarers.reading.counting import townsfolk_under
from engine.games.wayfarers.reading.journal import requirement_progress
from engine.games.wayfarers.reading.scoring import score_sheet
from engine.games.wayfarers.state import Player, Table
from render.context import PictureContext
from render.games.wayfarers.names import card_name
from render.games.wayfarers.setting import Layer
from render.games.wayfarers.sprites.cards.faces import NAMED_HEAD_HEIGHT, Face, has_name_room
from render.games.wayfarers.sprites.cards.holdings import Holding
from render.games.wayfarers.sprites.pieces import Die
from render.games.wayfarers.sprites.places.plates import SlotPlate, Tucked
from render.games.wayfarers.sprites.tokens import Sign, Token
from render.scene import Item
from render.sprites.ground import Rect

AREA: Rect = (6, 114, 1088, 580)
"""The area of the cards."""

SLOTS = ("H1", "H2", "H3", "H4")
"""The places for dice printed on a player's board."""

SLOT_WIDTH, SLOT_HEIGHT = 268.0, 102.0
_SLOT_PITCH = 273.3

_MOST_WIDTH, _SHAPE, _GAP, _STRIP = 265.0, 0.95, 4.0, 33.0
MAX_NAMED_CARDS, _MAX_IN_ROW = 12, 4
"""Maximum number of cards that have names, and of cards side by side."""

_MIN_NAMED_HEIGHT = 150.0
"""Minimum height of a card that has a name even if there are many cards."""

_WIDEST, _FEW_HEIGHT = 360.0, 196.0
_ROWS = range(1, 5)


class Place(NamedTuple):
    """A card's place, in units.

    `x`, `y`: its top-left corner.
    `width`, `height`: its size.
    """

    x: float
    y: float
    width: float
    height: float


def slot_places() -> dict[str, Place]:
    """Return the rectangles of the places for dice that are printed on the board."""
    return {slot: Place(6 + _SLOT_PITCH * number, 6, SLOT_WIDTH, SLOT_HEIGHT) for number, slot in enumerate(SLOTS)}


def places(player: Player) -> dict[str, Place]:
    """Return the place of each of a player's cards. Townsfolk and inspiration cards are at the cards under which they
    are tucked."""
    cards = cards_of(player)
    across, width, pitch = _grid(len(cards))
    tucked = dict(player.tucked)
    found: dict[str, Place] = {}
    for number, card in enumerate(cards):
        x = AREA[0] + (width + _GAP) * (number % across)
        y = AREA[1] + pitch * (number // across)
        strip = _STRIP if townsfolk_under(player, card) or card in tucked else 0.0
        found[card] = Place(x, y, width, pitch - _GAP - strip)
    return found


def cards_of(player: Player) -> tuple[str, ...]:
    """Return a player's cards, except those tucked under others."""
    return (*player.land, *player.water, *player.space)


def height(player: Player) -> int:
    """Return the height of a picture of a player's cards."""
    count = len(cards_of(player))
    across, _, pitch = _grid(count)
    return round(AREA[1] + pitch * -(-count // across) - _GAP) + 6


def _grid(count: int) -> tuple[int, float, float]:
    """Return the number of cards side by side, the width of each, and the distance between rows."""
    few = count <= MAX_NAMED_CARDS
    rows = max(1, -(-count // _MAX_IN_ROW)) if few else max(_ROWS, key=lambda number: _area(count, number))
    across = max(1, -(-count // rows))
    if few:
        return across, min(_WIDEST, AREA[2] / across - _GAP), min(AREA[3] / rows, _FEW_HEIGHT)
    return across, _width(count, rows), min(AREA[3] / rows, _MOST_WIDTH)


def _width(count: int, rows: int) -> float:
    return min(_MOST_WIDTH, AREA[2] / -(-count // rows) - _GAP)


def _area(count: int, rows: int) -> float:
    """Return the area of a card if there are `rows` rows. Cards keep their shape."""
    width, height = _width(count, rows), AREA[3] / rows - _GAP
    return min(width, height * 1.3) * min(height, width / _SHAPE)


def _short_name(card: str, name: str, width: float, height: float) -> str:
    """Return a card's name, or "" if a card of that size has no room for a word of it."""
    return name if height >= _MIN_NAMED_HEIGHT and has_name_room(card, name, width, height) else ""


def shelf_items(table: Table, seat: Seat, mark: str, context: PictureContext) -> Iterator[Item]:
    """Yield the places for dice, all cards, dice on both, tucked cards, and the current values of space cards."""
    player, turn = table.players[seat], table.turn
    placed, tucked = dict(player.placed), dict(player.tucked)
    for slot, (x, y, width, height) in slot_places().items():
        yield Item(Layer.CARD, x, y, SlotPlate(slot, card_name(context, slot), width, height))
        if slot in placed:
            yield Item(Layer.PIECE, x + 31, y + 70, Die(placed[slot], 46, mark))
    named = len(cards_of(player)) <= MAX_NAMED_CARDS
    worth = {scored.card: scored for scored in score_sheet(table, seat).space}
    for card, (x, y, width, height) in places(player).items():
        total = worth[card].total if card in worth else -1
        state_of = card in turn.fresh, placed.get(card, 0), mark
        if named:
            yield Item(Layer.CARD, x, y, Holding(card, card_name(context, card), width, height, total, *state_of))
        else:
            face = Face(card, _short_name(card, card_name(context, card), width, height), width, height, *state_of)
            yield Item(Layer.CARD, x, y, face)
            if card in worth:
                low = y + face.head - NAMED_HEAD_HEIGHT / 2 + 14 if face.name else y + 19
                yield Item(Layer.PIECE, x + width - 22, low, Sign(Token("points", total), 29))
        below = townsfolk_under(player, card)
        state, met = "", False
        if card in tucked:
            below = tucked[card]
            goals = [requirement_progress(player, goal) for goal in CARDS[below].goal]
            state, met = " ".join(f"{have}/{need}" for have, need in goals), worth[card].doubled
        if below:
            strip = Tucked(below, width, _STRIP - 1, state, met, below in turn.fresh, card_name(context, below))
            yield Item(Layer.CARD, x, y + height + 1, strip)
