"""The places for dice on a player's board, and the player's cards: land, water in the order of their links, space. A
few cards have names and illustrations. Many are arranged in the number of rows that makes them largest."""

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
from render.games.wayfarers.sprites.cards.faces import NAMED_HEAD_HEIGHT, PlayersCard, has_name_room
from render.games.wayfarers.sprites.cards.holdings import PlayersWideCard
from render.games.wayfarers.sprites.pieces import Die
from render.games.wayfarers.sprites.places.plates import SlotPlate, TuckedCard
from render.games.wayfarers.sprites.tokens import Token, TokenSign
from render.scene import Item
from render.sprites.ground import Rect

CARDS_RECT: Rect = (6, 114, 1088, 580)
"""The rectangle of all cards, in units."""

PRINTED_SLOTS = ("H1", "H2", "H3", "H4")
"""The ids of the places for dice that are printed on a player's board."""

SLOT_WIDTH, SLOT_HEIGHT = 268.0, 102.0
_SLOT_PITCH = 273.3

_MAX_CARD_WIDTH, _MIN_ASPECT, _CARD_GAP, _TUCKED_HEIGHT = 265.0, 0.95, 4.0, 33.0
MAX_NAMED_CARDS, _MAX_IN_ROW = 12, 4
"""Maximum number of cards that are all drawn with names, and maximum number of such cards in a row."""

_MIN_NAMED_HEIGHT = 150.0
"""Minimum height of a card with a name if there are more than `MAX_NAMED_CARDS`, in units."""

_MAX_NAMED_CARD_WIDTH, _MAX_NAMED_ROW_PITCH = 360.0, 196.0
_ROW_COUNTS = range(1, 5)


class Area(NamedTuple):
    """A rectangle in a picture, in units.

    `x`, `y`: its top-left corner.
    `width`, `height`: its size.
    """

    x: float
    y: float
    width: float
    height: float


def slot_rects() -> dict[str, Area]:
    """Return the rectangle of each place for a die that is printed on the board, by its id."""
    return {slot: Area(6 + _SLOT_PITCH * index, 6, SLOT_WIDTH, SLOT_HEIGHT) for index, slot in enumerate(PRINTED_SLOTS)}


def card_places(player: Player) -> dict[str, Area]:
    """Return the rectangle of each untucked card of a player, by its id. Below a card with tucked cards it leaves a
    strip for them."""
    cards = untucked_cards(player)
    columns, width, pitch = _card_grid(len(cards))
    tucked = dict(player.tucked)
    areas: dict[str, Area] = {}
    for index, card in enumerate(cards):
        x = CARDS_RECT[0] + (width + _CARD_GAP) * (index % columns)
        y = CARDS_RECT[1] + pitch * (index // columns)
        strip = _TUCKED_HEIGHT if townsfolk_under(player, card) or card in tucked else 0.0
        areas[card] = Area(x, y, width, pitch - _CARD_GAP - strip)
    return areas


def untucked_cards(player: Player) -> tuple[str, ...]:
    """Return the ids of a player's cards that are not tucked under others."""
    return (*player.land, *player.water, *player.space)


def picture_height(player: Player) -> int:
    """Return the height of the picture of a player's places for dice and cards, in units."""
    count = len(untucked_cards(player))
    columns, _, pitch = _card_grid(count)
    return round(CARDS_RECT[1] + pitch * -(-count // columns) - _CARD_GAP) + 6


def _card_grid(count: int) -> tuple[int, float, float]:
    """Return the number of cards in a row, the width of each, and the distance between rows, in units."""
    few = count <= MAX_NAMED_CARDS
    rows = max(1, -(-count // _MAX_IN_ROW)) if few else max(_ROW_COUNTS, key=lambda number: _card_area(count, number))
    columns = max(1, -(-count // rows))
    if few:
        return (
            columns,
            min(_MAX_NAMED_CARD_WIDTH, CARDS_RECT[2] / columns - _CARD_GAP),
            min(CARDS_RECT[3] / rows, _MAX_NAMED_ROW_PITCH),
        )
    return columns, _card_width(count, rows), min(CARDS_RECT[3] / rows, _MAX_CARD_WIDTH)


def _card_width(count: int, rows: int) -> float:
    return min(_MAX_CARD_WIDTH, CARDS_RECT[2] / -(-count // rows) - _CARD_GAP)


def _card_area(count: int, rows: int) -> float:
    """Return the area of a card, in square units, if `count` cards are in `rows` rows. Cards keep their proportions."""
    width, height = _card_width(count, rows), CARDS_RECT[3] / rows - _CARD_GAP
    return min(width, height * 1.3) * min(height, width / _MIN_ASPECT)


def _name_if_room(card: str, name: str, width: float, height: float) -> str:
    """Return a card's name, or "" if a card of this size has no room for any word of it."""
    return name if height >= _MIN_NAMED_HEIGHT and has_name_room(card, name, width, height) else ""


def shelf_items(table: Table, seat: Seat, mark: str, context: PictureContext) -> Iterator[Item]:
    """Yield a seat's places for dice and its cards, with the dice on them, tucked cards, and the VP of space cards."""
    player, turn = table.players[seat], table.turn
    placed, tucked = dict(player.placed), dict(player.tucked)
    for slot, (x, y, width, height) in slot_rects().items():
        yield Item(Layer.CARD, x, y, SlotPlate(slot, card_name(context, slot), width, height))
        if slot in placed:
            yield Item(Layer.PIECE, x + 31, y + 70, Die(placed[slot], 46, mark))
    has_names = len(untucked_cards(player)) <= MAX_NAMED_CARDS
    worth = {scored.card: scored for scored in score_sheet(table, seat).space}
    for card, (x, y, width, height) in card_places(player).items():
        total = worth[card].total if card in worth else -1
        state_of = card in turn.fresh, placed.get(card, 0), mark
        if has_names:
            yield Item(
                Layer.CARD, x, y, PlayersWideCard(card, card_name(context, card), width, height, total, *state_of)
            )
        else:
            face = PlayersCard(
                card, _name_if_room(card, card_name(context, card), width, height), width, height, *state_of
            )
            yield Item(Layer.CARD, x, y, face)
            if card in worth:
                name_y = y + face.head_height - NAMED_HEAD_HEIGHT / 2 + 14 if face.name else y + 19
                yield Item(Layer.PIECE, x + width - 22, name_y, TokenSign(Token("points", total), 29))
        below = townsfolk_under(player, card)
        state, met = "", False
        if card in tucked:
            below = tucked[card]
            goals = [requirement_progress(player, goal) for goal in CARDS[below].goal]
            state, met = " ".join(f"{count}/{need}" for count, need in goals), worth[card].doubled
        if below:
            strip = TuckedCard(
                below, width, _TUCKED_HEIGHT - 1, state, met, below in turn.fresh, card_name(context, below)
            )
            yield Item(Layer.CARD, x, y + height + 1, strip)
