"""Find moves of Contest of Kings that are equal in value although they lead to different positions."""

from collections.abc import Container, Sequence
from itertools import pairwise
from typing import Protocol, TypeAlias

from msgspec import Struct

from engine.game import Seat, Words
from engine.games.kings.pieces import COLOUR_BY_CARD, MAX_COLUMN_CARDS, MIN_JOINED_CARDS, SHIP_CARDS, Card, Colour
from engine.games.kings.places import COLUMN_BY_NAME, PLACE_BY_NAME
from engine.games.kings.reading.regions import Kingdom, kingdoms, treasures_of
from engine.games.kings.state import Table
from engine.kit.memory import cache_recent

ColumnCards: TypeAlias = tuple[Card, ...]
"""The cards of a column."""


class _Imagined(Protocol):
    """A sampled state or view, of which only the table counts."""

    @property
    def table(self) -> Table: ...


def sampled_equivalence_key(imagined: _Imagined, _seat: Seat, move: Words) -> tuple[object, ...] | None:
    """Return a key shared only by moves of equal value, or None if unknown. Cards on which no leader depends may lie
    anywhere, and in any column of a kingdom, as long as the columns change in the same way."""
    table = imagined.table
    match move:
        case ("card", card, where) if where in COLUMN_BY_NAME:
            colour, column = COLOUR_BY_CARD[card], COLUMN_BY_NAME[where]
            lying = table.columns[column]
            if lying[1 - SHIP_CARDS :] == (colour.card,) * (SHIP_CARDS - 1):  # the card may allow a ship
                return None
            effect = _leader_effect(table, column, (*lying, colour.card), colour, {colour, Colour.BLACK})
            return None if effect is None else ("card", colour, *effect)
        case ("catastrophe", where) if not PLACE_BY_NAME[where].is_link:
            place = PLACE_BY_NAME[where]
            lying = table.columns[place.column]
            colour = Colour(lying[place.row])
            effect = _leader_effect(table, place.column, lying[: place.row] + lying[place.row + 1 :], colour, {colour})
            return None if effect is None else ("catastrophe", *effect)
    return None


def _leader_effect(
    table: Table, column: int, after: ColumnCards, colour: Colour, leaders: Container[Colour]
) -> tuple[object, ...] | None:
    """Return the effect on leaders of one more or one less card of a colour in a column: () for no effect, None if
    unknown. `leaders`: those that depend on the number of cards of that colour."""
    home = _column_homes(table)[column]
    kingdom, cards = home.kingdom, table.columns[column]
    if not after and kingdom.first != kingdom.last:  # an empty column also loses its joining card
        return None
    lacks = max(0, MIN_JOINED_CARDS - len(after)) - max(0, MIN_JOINED_CARDS - len(cards))
    sides = (home.left and column == kingdom.first and lacks, home.right and column == kingdom.last and lacks)
    if not kingdom.leaders:
        return (kingdom.first, *sides) if any(sides) else ()
    if max(len(cards), len(after)) >= MAX_COLUMN_CARDS:
        return None
    ends = (_ship_cards(cards, home.leaders), _ship_cards(after, home.leaders))
    is_counted = colour == Colour.RED or any(leader in leaders for leader in home.leaders)
    if is_counted or any(sides) or ends[0] != ends[1]:
        return kingdom.first, colour if is_counted else None, *sides, *ends
    return ()


def _ship_cards(lying: ColumnCards, leaders: Container[Colour]) -> ColumnCards:
    """Return the two or three equal cards at the end of a column that might become a ship for one of the leaders, or
    none."""
    if len(lying) < 2 or lying[-1] != lying[-2] or lying[-1] >= Card.TREASURE:
        return ()
    if lying[-1].colour not in leaders and Colour.BLUE not in leaders:
        return ()
    return lying[-3:] if lying[-3:-2] == lying[-1:] else lying[-2:]


class _ColumnHome(Struct, frozen=True):
    """The kingdom of a column, and the leaders that depend on its distance to others.

    `kingdom`: its kingdom.
    `leaders`: the colours of the leaders there.
    `left`: whether joining it to the column on the left starts a war or gives treasures to a trader.
    `right`: the same for the column on the right.
    """

    kingdom: Kingdom
    leaders: frozenset[Colour]
    left: bool
    right: bool


@cache_recent
def _column_homes(table: Table) -> Sequence[_ColumnHome]:
    """Return the kingdom of each column, with the leaders that depend on its distance to others."""
    every_kingdom = kingdoms(table)
    treasures = [len(treasures_of(table, kingdom)) for kingdom in every_kingdom]
    leaders = [frozenset([leader.colour for leader in kingdom.leaders]) for kingdom in every_kingdom]
    joined = [
        bool(first & second) or (Colour.GREEN in first | second and left + right > 1)
        for (first, left), (second, right) in pairwise(zip(leaders, treasures, strict=True))
    ]
    homes: list[_ColumnHome] = []
    for kingdom, led, left, right in zip(every_kingdom, leaders, [False, *joined], [*joined, False], strict=True):
        homes += [_ColumnHome(kingdom, led, left, right)] * len(kingdom.columns)
    return homes
