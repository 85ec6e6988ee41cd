"""Points as they follow from the table and the piles: income (8.6), scores (14)."""

from engine.game import Seat
from engine.games.kings.pieces import SHIP_COLOURS, SHIPS, Card, Colour
from engine.games.kings.places import Place
from engine.games.kings.reading.regions import cards, kingdom_at
from engine.games.kings.state import FiveCounts, Point, Table
from engine.kit.counts import FourCounts, raise_smallest


def income(table: Table, seat: Seat) -> tuple[Point, ...]:
    """Return a point for each leader in a kingdom with a ship of its colour, for each such ship (8.6, R13)."""
    if len(table.ships) == len(SHIPS):
        return ()
    return tuple(
        Point(seat, colour, "ship")
        for place, ship in cards(table)
        if ship.is_ship
        for colour in SHIP_COLOURS[ship]
        if _rules(table, seat, colour, place)
    )


def _rules(table: Table, seat: Seat, colour: Colour, place: Place) -> bool:
    leader = kingdom_at(table, place).leader(colour)
    return leader is not None and leader.seat == seat


def treasures_left(table: Table) -> int:
    """Return the number of treasures on the table."""
    return sum([Card.TREASURE in column for column in table.columns])


def score(pile: FiveCounts) -> FourCounts:
    """Return the cards of a pile by colour, each treasure added to the smallest colour at that moment (14)."""
    *colours, treasures = pile
    return raise_smallest(colours, treasures)
