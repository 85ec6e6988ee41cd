"""Kingdoms (2): runs of columns that cards in the gaps join, read off the table."""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from engine.game import Seat
from engine.kings.pieces import EVERY_COLOUR, Card, Colour
from engine.kings.places import CELLS, COLUMNS, LINKS, Place
from engine.kings.state import Table
from engine.kit.counts import FourCounts


class Leader(NamedTuple):
    """Whose leader, of which colour, and where."""

    seat: Seat
    colour: Colour
    place: Place


class Kingdom(NamedTuple):
    """Joined columns, from `first` to `last`: the leaders there, and how many cards count for each colour (10.4)."""

    first: int
    last: int
    leaders: tuple[Leader, ...]
    counts: FourCounts

    @property
    def columns(self) -> range:
        """Its columns."""
        return range(self.first, self.last + 1)

    def leader(self, colour: Colour) -> Leader | None:
        """Its leader of one colour; there is one at most (2.3)."""
        for leader in self.leaders:
            if leader.colour == colour:
                return leader
        return None


def kingdoms(table: Table) -> tuple[Kingdom, ...]:
    """All kingdoms from the left; a column by itself is one too, and a card that lies face down joins nothing."""
    return _kingdoms(table.columns, joining(table), table.leaders)


@lru_cache(maxsize=1 << 12)
def _kingdoms(
    columns: tuple[tuple[Card, ...], ...],
    links: tuple[Card | None, ...],
    rows: tuple[tuple[Place | None, ...], ...],
) -> tuple[Kingdom, ...]:
    leaders = [
        Leader(seat, EVERY_COLOUR[number], place)
        for seat, row in enumerate(rows)
        for number, place in enumerate(row)
        if place is not None
    ]
    found, first = [], 0
    for last in range(COLUMNS):
        if last + 1 == COLUMNS or links[last] is None:
            own = tuple([leader for leader in leaders if first <= leader.place.column <= last])
            found.append(Kingdom(first, last, own, _counts(columns[first : last + 1], links[first:last])))
            first = last + 1
    return tuple(found)


def _counts(columns: tuple[tuple[Card, ...], ...], links: tuple[Card | None, ...]) -> FourCounts:
    counts = [0, 0, 0, 0]
    for cards in (*columns, links):
        for card in cards:
            if card is not None and (colour := card.colour) is not None:
                counts[colour] += 1
    return (counts[0], counts[1], counts[2], counts[3])


def joining(table: Table) -> tuple[Card | None, ...]:
    """The cards in the gaps, without one that lies face down: that one joins and counts for nothing (10.1)."""
    gap = table.face_down
    return table.links if gap is None else (*table.links[:gap], None, *table.links[gap + 1 :])


def place_of(table: Table, place: Place) -> int:
    """Which kingdom, by its place in `kingdoms`, holds a place; a face-down card lies in that of its left column."""
    links = joining(table)
    return sum(links[gap] is None for gap in range(place.column))


def kingdom_at(table: Table, place: Place) -> Kingdom:
    """The kingdom that holds a place."""
    return kingdoms(table)[place_of(table, place)]


def cards(table: Table) -> Iterator[tuple[Place, Card]]:
    """All cards and where they lie: column by column, each from the top, then the card in the gap right of it."""
    return _between(table, 0, COLUMNS - 1)


def cards_of(table: Table, kingdom: Kingdom) -> Iterator[tuple[Place, Card]]:
    """The cards of a kingdom and where they lie."""
    return _between(table, kingdom.first, kingdom.last)


def _between(table: Table, first: int, last: int) -> Iterator[tuple[Place, Card]]:
    for column in range(first, last + 1):
        yield from zip(CELLS[column], table.columns[column], strict=False)
        link = table.links[column] if column < last else None
        if link is not None:
            yield LINKS[column], link


def treasures_of(table: Table, kingdom: Kingdom) -> tuple[Place, ...]:
    """Where the treasures of a kingdom lie."""
    return tuple(CELLS[column][0] for column in kingdom.columns if table.columns[column][:1] == (Card.TREASURE,))
