"""Cards, tiles and places for dice to choose from, enlarged in rows, each with its price and its effects."""

import math
from collections.abc import Sequence
from itertools import accumulate
from typing import NamedTuple

from engine.games.wayfarers.components.effects import GAIN_CARD, GAIN_TILE, SILVER
from engine.games.wayfarers.components.tables import CARDS, SPACE, SPACE_PRICES, TILE_PRICES, TILES, TOWNSFOLK
from engine.games.wayfarers.reading.prices import find_in_rows, net_price, owes_fee, silver_price
from engine.games.wayfarers.state import Batch
from engine.games.wayfarers.view import WayfarersView
from render.context import PictureContext
from render.games.wayfarers.names import card_name
from render.games.wayfarers.setting import SIZE, mark_of
from render.games.wayfarers.sprites.cards.choice import EnlargedCard
from render.games.wayfarers.sprites.cards.told import card_heights
from render.layouts.frame import Frame
from render.scene import Item

MAX_IN_PAIRS, CARDS_IN_ROW = 4, 3
"""Maximum number of components that are drawn two in a row, and the number in a row if there are more."""

_ROW_GAP, _COLUMN_GAP = 7.0, 6.0
"""Distances between rows and between the components in a row, in units."""

_WORDLESS_HEIGHT = 296.0
"""Height of a component without its text, in units, if there are too many to draw their text."""


class ChoiceCost(NamedTuple):
    """The cost of a choice: its current silver (None if it has no price), its silver without a discount, and the mark
    of the player who receives a fee ("" for nobody)."""

    silver: int | None
    usual_silver: int
    fee_owner: str


def cost_of(view: WayfarersView, name: str) -> ChoiceCost:
    """Return the current cost of a card or tile."""
    task = view.table.agenda[0] if view.table.agenda else None
    items = {(item.word, item.about): item for item in task.items} if isinstance(task, Batch) else {}
    position = find_in_rows(view.table, name)
    if position is not None and view.seat is not None:
        kind, slot, face_up = position
        owner = mark_of(view, face_up.owner) if owes_fee(view.seat, face_up) else ""
        item = items.get((GAIN_CARD, kind))
        if item is None or kind not in (SPACE, TOWNSFOLK):
            return ChoiceCost(None, 0, owner)
        usual = SPACE_PRICES[slot] if kind == SPACE else CARDS[name].cost
        return ChoiceCost(net_price(view.table, SILVER, silver_price(kind, slot, name, item)), usual, owner)
    item = items.get((GAIN_TILE, TILES[name].kind)) if name in TILES else None
    if item is None:
        return ChoiceCost(None, 0, "")
    listed = sum(dict(cost).get(SILVER, 0) for cost in TILE_PRICES.get(TILES[name].kind, ()))
    return ChoiceCost(0 if item.free else net_price(view.table, SILVER, listed), listed, "")


class EnlargedCards(NamedTuple):
    """Enlarged components at their positions, the width of each, and width and height of the picture, in units."""

    cards: list[Item]
    width: float
    size: tuple[int, int]


def enlarge(
    view: WayfarersView,
    context: PictureContext,
    effects_by_card: Sequence[tuple[str, tuple[str, ...]]],
    cards_in_row: int,
    max_height: float = math.inf,
) -> EnlargedCards:
    """Return components enlarged, `cards_in_row` in a row; a shorter row is centred. `effects_by_card`: the id of each
    component with the sentences on its effects. `max_height`: the total height, in units, above which every row is as
    low as possible."""
    width = (SIZE[0] - 2 * _COLUMN_GAP - _COLUMN_GAP * (cards_in_row - 1)) / cards_in_row
    rows, letters = card_heights(
        effects_by_card,
        width,
        cards_in_row,
        SIZE[1] - _COLUMN_GAP - _ROW_GAP * -(-len(effects_by_card) // cards_in_row),
    )
    if sum(rows) > max_height:
        rows = (_WORDLESS_HEIGHT,) * len(rows)
    tops = [*accumulate((height + _ROW_GAP for height in rows), initial=_COLUMN_GAP)]
    frame, cards = Frame(SIZE[0], context.rtl), list[Item]()
    for index, (name, effects) in enumerate(effects_by_card):
        row, column = divmod(index, cards_in_row)
        first = (
            _COLUMN_GAP
            + (width + _COLUMN_GAP) * (cards_in_row - min(cards_in_row, len(effects_by_card) - row * cards_in_row)) / 2
        )
        drawn = EnlargedCard(name, card_name(context, name), effects, *cost_of(view, name), width, rows[row], letters)
        cards.append(frame.place_rectangle(first + (width + _COLUMN_GAP) * column, tops[row], width, drawn))
    return EnlargedCards(cards, width, (SIZE[0], round(tops[-1])))
