"""Legal places of leaders, cards, catastrophes and ships (4.1, 5, 8, 11), and the treasures that may be taken (7)."""

from typing import NamedTuple

from engine.game import Seat
from engine.games.kings.pieces import MAX_COLUMN_CARDS, MIN_JOINED_CARDS, SHIP_CARDS, SHIP_COLOURS, Card, Colour
from engine.games.kings.places import CELL_NAMES, GAP_COUNT, LINK_NAMES, LINKS, Place
from engine.games.kings.reading.regions import kingdom_at, treasures_of
from engine.games.kings.state import Table


class TradeOffer(NamedTuple):
    """The seat whose trader may take a treasure, and the places of the treasures among which it chooses."""

    seat: Seat
    places: tuple[Place, ...]


def open_columns(table: Table) -> list[int]:
    """Return the numbers of the columns to which a card may be added (5.1)."""
    return [column for column, lying in enumerate(table.columns) if len(lying) < MAX_COLUMN_CARDS]


def short_columns(table: Table, gap: int) -> list[int]:
    """Return the columns next to a gap that have too few cards to be joined (5.2)."""
    return [column for column in (gap, gap + 1) if len(table.columns[column]) < MIN_JOINED_CARDS]


def open_gaps(table: Table) -> list[int]:
    """Return the gaps into which a card may be put (5.2)."""
    return [gap for gap in range(GAP_COUNT) if table.links[gap] is None and not short_columns(table, gap)]


def has_room(table: Table) -> bool:
    """Whether a card could be added anywhere (5)."""
    return bool(open_columns(table) or open_gaps(table))


def leader_places(table: Table) -> list[str]:
    """Return the names of the places at which a leader may be placed, from home or from another card (4.1)."""
    return _free_cards_before(table, Card.SHIP_BLACK)


def catastrophe_places(table: Table) -> list[str]:
    """Return the names of the places whose cards a catastrophe may remove (11)."""
    return _free_cards_before(table, Card.TREASURE)


def _free_cards_before(table: Table, limit: Card) -> list[str]:
    """Return the names of the places whose card is lower than `limit` in `Card` and has no leader on it, column by
    column."""
    places: list[str] = []
    for names, lying, gap, link in zip(CELL_NAMES, table.columns, (*LINK_NAMES, ""), (*table.links, None), strict=True):
        places += [name for name, card in zip(names, lying, strict=False) if card < limit]
        if link is not None and link < limit:
            places.append(gap)
    taken = {place.name for row in table.leaders for place in row if place is not None}
    return [name for name in places if name not in taken]


def buildable_ships(table: Table, column: int) -> tuple[Card, ...]:
    """Return the ships that the last cards of a column allow (8.1, 8.2). Treasures allow none (R10)."""
    last = table.columns[column][-SHIP_CARDS:]
    if len(last) < SHIP_CARDS or len(set(last)) > 1 or last[0] >= Card.TREASURE:
        return ()
    return tuple(ship for ship in table.ships if last[0].colour in SHIP_COLOURS[ship])


def trade_offer(table: Table, gap: int) -> TradeOffer | None:
    """Return the treasures that the kingdom of the joining card offers to its trader, or None if it offers none
    (R23)."""
    if table.links[gap] is None:
        return None
    kingdom = kingdom_at(table, LINKS[gap])
    trader, places = kingdom.leader(Colour.GREEN), treasures_of(table, kingdom)
    return TradeOffer(trader.seat, places) if trader and len(places) > 1 else None
