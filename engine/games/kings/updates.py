"""New tables derived from old ones, each by one change."""

from collections.abc import Collection

from msgspec.structs import replace

from engine.game import Seat
from engine.games.kings.pieces import RUN, Card, Colour
from engine.games.kings.places import CELLS, LINKS, Place
from engine.games.kings.state import FourPlaces, Table


def with_leader(table: Table, seat: Seat, colour: Colour, place: Place | None) -> Table:
    """Return the table with one leader at a place, or at home if the place is None."""
    row = list(table.leaders[seat])
    row[colour] = place
    rows = list(table.leaders)
    rows[seat] = (row[0], row[1], row[2], row[3])
    return replace(table, leaders=tuple(rows))


def with_column(table: Table, column: int, cards: tuple[Card, ...]) -> Table:
    """Return the table with a column replaced."""
    return replace(table, columns=(*table.columns[:column], cards, *table.columns[column + 1 :]))


def with_card(table: Table, column: int, card: Card) -> Table:
    """Return the table with a card added to the bottom of a column (5.1)."""
    return with_column(table, column, (*table.columns[column], card))


def with_red_for_treasure(table: Table, column: int) -> Table:
    """Return the table with a temple instead of the treasure of a column (7)."""
    return with_column(table, column, (Card.TEMPLE, *table.columns[column][1:]))


def with_ship(table: Table, column: int, ship: Card) -> Table:
    """Return the table with a ship instead of the last four cards of a column (8.1)."""
    left = tuple(other for other in table.ships if other != ship)
    return replace(with_column(table, column, (*table.columns[column][:-RUN], ship)), ships=left)


def with_link(table: Table, gap: int, card: Card | None) -> Table:
    """Return the table with a card in a gap, or with the gap empty if it is None."""
    return replace(table, links=(*table.links[:gap], card, *table.links[gap + 1 :]))


def close_gaps(table: Table, gone: Collection[Place]) -> Table:
    """Return the table without the cards at some places, which hold no leaders. Cards and leaders below them move
    up."""
    shortened = {place.column for place in gone if not place.is_link}
    columns = list(table.columns)
    for column in shortened:
        lying = zip(CELLS[column], columns[column], strict=False)
        columns[column] = tuple([card for place, card in lying if place not in gone])
    links = tuple([None if place in gone else link for place, link in zip(LINKS, table.links, strict=True)])
    leaders = tuple([_move_leaders_up(row, gone, shortened) for row in table.leaders])
    return replace(table, columns=tuple(columns), links=links, leaders=leaders)


def _move_leaders_up(row: FourPlaces, gone: Collection[Place], shortened: Collection[int]) -> FourPlaces:
    king, trader, priest, farmer = [
        _move_up(place, gone) if place is not None and place.column in shortened else place for place in row
    ]
    return (king, trader, priest, farmer)


def _move_up(place: Place, gone: Collection[Place]) -> Place:
    if place.is_link:
        return place
    return CELLS[place.column][sum([above not in gone for above in CELLS[place.column][: place.row]])]
