"""Points derived from the table and the victory piles: income from ships (8.6), scores (14)."""

from engine.game import Seat
from engine.games.kings.pieces import SHIP_COLOURS, SHIPS, Card, Colour
from engine.games.kings.places import Place
from engine.games.kings.reading.regions import cards_on_table, kingdom_at
from engine.games.kings.state import FiveCounts, Point, Table
from engine.kit.counts import FourCounts, raise_smallest


def income(table: Table, seat: Seat) -> tuple[Point, ...]:
    """Return the points for a seat's leaders: one for each leader and each ship of its colour in the leader's kingdom
    (8.6, R13)."""
    if len(table.ships) == len(SHIPS):
        return ()
    return tuple(
        Point(seat, colour, "ship")
        for place, ship in cards_on_table(table)
        if ship.is_ship
        for colour in SHIP_COLOURS[ship]
        if _has_leader_in_kingdom(table, seat, colour, place)
    )


def _has_leader_in_kingdom(table: Table, seat: Seat, colour: Colour, place: Place) -> bool:
    leader = kingdom_at(table, place).leader(colour)
    return leader is not None and leader.seat == seat


def count_treasures(table: Table) -> int:
    """Return the number of treasures that are still on the table."""
    return sum([Card.TREASURE in column for column in table.columns])


def points_by_colour(pile: FiveCounts) -> FourCounts:
    """Return the cards of a pile by colour. Each treasure is added to the colour that is smallest at that moment
    (14)."""
    *colours, treasures = pile
    return raise_smallest(colours, treasures)
