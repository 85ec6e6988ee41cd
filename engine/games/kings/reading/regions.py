"""Kingdoms (2): runs of columns joined by cards in the gaps, and the conflicts about them (9, 10)."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import chain
from operator import attrgetter, itemgetter
from typing import NamedTuple, TypeAlias

from engine.game import Seat
from engine.games.kingdoms.naming import Kingdoms, Name, Naming, rename_kingdoms
from engine.games.kings.pieces import EVERY_COLOUR, Card, Colour
from engine.games.kings.places import CELLS, COLUMN_COUNT, GAP_COUNT, LINKS, ROW_COUNT, Place
from engine.games.kings.state import AT_HOME, FourPlaces, State, Table
from engine.kit.counts import FourCounts
from engine.kit.memory import cache_last, cache_recent, cache_recent_by_place


class Leader(NamedTuple):
    """A leader on the table: its seat, its colour and its place."""

    seat: Seat
    colour: Colour
    place: Place


class Kingdom(NamedTuple):
    """A group of joined columns.

    `first`: the number of the leftmost column.
    `last`: the number of the rightmost column.
    `leaders`: the leaders in it.
    `counts`: how many cards count for each colour (10.4).
    """

    first: int
    last: int
    leaders: tuple[Leader, ...]
    counts: FourCounts

    @property
    def columns(self) -> range:
        """Return the numbers of the kingdom's columns, from left to right."""
        return range(self.first, self.last + 1)

    def leader(self, colour: Colour) -> Leader | None:
        """Return the kingdom's leader of one colour, or None. It has at most one (2.3)."""
        for leader in self.leaders:
            if leader.colour == colour:
                return leader
        return None


@cache_last
def kingdoms(table: Table) -> tuple[Kingdom, ...]:
    """Return all kingdoms from left to right. A single column is a kingdom, too; a face-down card joins nothing."""
    return _kingdoms(table.columns, joining_cards(table), table.leaders)


Columns: TypeAlias = tuple[tuple[Card, ...], ...]
Links: TypeAlias = tuple[Card | None, ...]
LeadersByColumn: TypeAlias = tuple[tuple[Leader, ...], ...]
"""The leaders in each column and in the gap to the right of it."""


@lru_cache(maxsize=1 << 10)
def _kingdoms(columns: Columns, links: Links, rows: tuple[FourPlaces, ...]) -> tuple[Kingdom, ...]:
    standing, kingdoms, first = _leaders_on_table(rows), [], 0
    for last in range(COLUMN_COUNT):
        if last == GAP_COUNT or links[last] is None:
            end = last + 1
            kingdoms.append(_kingdom(first, (columns[first:end], links[first:last], standing[first:end])))
            first = end
    return tuple(kingdoms)


@cache_recent
def _leaders_on_table(rows: tuple[FourPlaces, ...]) -> LeadersByColumn:
    standing: list[list[Leader]] = [[] for _ in range(COLUMN_COUNT)]
    for seat, row in enumerate(rows):
        if row != AT_HOME:
            for colour, place in zip(EVERY_COLOUR, row, strict=True):
                if place is not None:
                    standing[place.column].append(Leader(seat, colour, place))
    return tuple(map(tuple, standing))


@cache_recent_by_place
def _kingdom(first_column: int, parts: tuple[Columns, Links, LeadersByColumn]) -> Kingdom:
    """Return the kingdom that begins at a column. It is cached because most moves leave most kingdoms as they are."""
    columns, links, standing = parts
    leaders = standing[0] if not links else tuple(sorted(chain(*standing), key=_SEAT_AND_COLOUR))
    count = [*chain(*columns), *links].count
    counts = (count(Card.SETTLEMENT), count(Card.MARKET), count(Card.TEMPLE) + count(Card.TREASURE), count(Card.FARM))
    return Kingdom(first_column, first_column + len(links), leaders, counts)


_SEAT_AND_COLOUR = itemgetter(0, 1)


def joining_cards(table: Table) -> tuple[Card | None, ...]:
    """Return the cards in the gaps. A face-down card joins and counts for nothing, so it is None (10.1)."""
    gap = table.face_down
    return table.links if gap is None else (*table.links[:gap], None, *table.links[gap + 1 :])


def kingdom_index(table: Table, place: Place) -> int:
    """Return the index in `kingdoms` of the kingdom at a place. A face-down card belongs to the column on its left."""
    links = joining_cards(table)
    return sum(links[gap] is None for gap in range(place.column))


def kingdom_at(table: Table, place: Place) -> Kingdom:
    """Return the kingdom that contains a place, its card or an empty place below a column."""
    return kingdoms(table)[kingdom_index(table, place)]


def cards_on_table(table: Table) -> Iterator[tuple[Place, Card]]:
    """Yield all cards with their places: column by column from the top, each column followed by the card in the gap to
    its right."""
    return _joining_card(table, 0, COLUMN_COUNT - 1)


def cards_of(table: Table, kingdom: Kingdom) -> Iterator[tuple[Place, Card]]:
    """Yield the place and the card of every card in a kingdom, column by column, with the joining cards."""
    return _joining_card(table, kingdom.first, kingdom.last)


def _joining_card(table: Table, first_column: int, last_column: int) -> Iterator[tuple[Place, Card]]:
    for column in range(first_column, last_column + 1):
        yield from zip(CELLS[column], table.columns[column], strict=False)
        link = table.links[column] if column < last_column else None
        if link is not None:
            yield LINKS[column], link


def treasures_of(table: Table, kingdom: Kingdom) -> tuple[Place, ...]:
    """Return the places of the treasures in a kingdom, from left to right."""
    return tuple(CELLS[column][0] for column in kingdom.columns if table.columns[column][:1] == (Card.TREASURE,))


def temples_under(table: Table, place: Place) -> int:
    """Return 1 if a leader at a place stands on a red card, which counts in a revolt (9.3), otherwise 0."""
    card = table.card(place)
    return int(card in _RED_CARDS)


_RED_CARDS = (Card.TEMPLE, Card.TREASURE)
"""The cards that count as red (10.4)."""


def leaders_at_war(table: Table) -> dict[Colour, tuple[Leader, Leader]]:
    """Return the pairs of leaders of one colour on the two sides of the joining card (10.2, 10.7)."""
    gap = table.face_down
    if gap is None:
        return {}
    left, right = (kingdom_at(table, CELLS[column][0]) for column in (gap, gap + 1))
    pairs = ((colour, left.leader(colour), right.leader(colour)) for colour in EVERY_COLOUR)
    return {colour: (first, second) for colour, first, second in pairs if first and second}


def lost_cards(table: Table, kingdom: Kingdom, loser: Leader) -> list[Place]:
    """Return the places of the cards lost by the loser of a war in a kingdom: all of the colour except treasures and
    cards under other leaders (10.6)."""
    card, still = loser.colour.card, (None, (loser.seat, loser.colour))
    return [place for place, lying in cards_of(table, kingdom) if lying == card and table.leader_at(place) in still]


def colours_at_war(table: Table) -> tuple[Colour, ...]:
    """Return the colours that have a leader on each side of the joining card (10.2, 10.7)."""
    return tuple(leaders_at_war(table))


_COLUMN_BITS = ROW_COUNT + 1
"""Number of bits for a column: one for the column, and one for each possible card."""


def kingdom_bits(table: Table) -> tuple[int, ...]:
    """Return a number for each kingdom whose bits stand for its columns and for each of their cards."""
    bodies, body = [], 0
    links = joining_cards(table)
    for column, lying in enumerate(table.columns):
        body |= (2 << len(lying)) - 1 << column * _COLUMN_BITS
        if column == GAP_COUNT or links[column] is None:
            bodies.append(body)
            body = 0
    return tuple(bodies)


def kingdom_names(naming: Naming, table: Table) -> tuple[Name, ...]:
    """Return the names of the kingdoms of a table, in the order of `kingdoms`."""
    return rename_kingdoms(naming, kingdom_bits(table)).names


def name_at(naming: Naming, table: Table, place: Place) -> str:
    """Return the Roman numeral of the kingdom at a place, as players see it."""
    return kingdom_names(naming, table)[kingdom_index(table, place)].numeral


KINGDOM_READERS: Kingdoms[State, Table] = Kingdoms(attrgetter("table"), kingdom_bits)
"""The functions that read the kingdoms of this game."""
