"""Ships: built on four equal cards in a row (8.1), and what they bring at the end of a turn (8.6)."""

from engine.game import Seat, Who
from engine.kings.changes import with_ship
from engine.kings.draft import Draft
from engine.kings.pieces import RUN, SHIP_COLOURS, Card, Colour
from engine.kings.places import CELLS, COLUMN_NAMES, Place
from engine.kings.regions import cards, kingdom_at
from engine.kings.state import Point, Table


def buildable(table: Table, column: int) -> tuple[Card, ...]:
    """Return the ships that the last card of a column makes possible (8.1, 8.2); treasures make none (R10)."""
    last = table.columns[column][-RUN:]
    if len(last) < RUN or len(set(last)) > 1 or last[0] >= Card.TREASURE:
        return ()
    return tuple(ship for ship in table.ships if last[0].colour in SHIP_COLOURS[ship])


def build(draft: Draft, seat: Seat, column: int, ship: Card) -> None:
    """Replace four cards by a ship; the leaders on them go home (8.1, 8.3)."""
    height = len(draft.table.columns[column])
    for place in CELLS[column][height - RUN : height]:
        if leader := draft.table.leader_at(place):
            draft.send_home(*leader)
    draft.discard(Colour(draft.table.columns[column][-1]), RUN)
    draft.table = with_ship(draft.table, column, ship)
    draft.journal.tell(
        "ship-built", who=Who(seat), ship=ship.word, column=COLUMN_NAMES[column], place=_bottom(draft, column)
    )


def _bottom(draft: Draft, column: int) -> str:
    return CELLS[column][len(draft.table.columns[column]) - 1].name


def income(table: Table, seat: Seat) -> tuple[Point, ...]:
    """Return a point for each leader in a kingdom with a ship of its colour, for each such ship (8.6, R13)."""
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
