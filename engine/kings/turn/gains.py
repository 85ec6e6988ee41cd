"""What a card may bring besides: a ship (8), whose points come at the end of turns (8.6), or a treasure (7)."""

from engine.game import Seat, Who
from engine.kings.changes import with_red_for_treasure, with_ship
from engine.kings.draft import Draft
from engine.kings.pieces import RUN, SHIP_COLOURS, Card, Colour
from engine.kings.placement import offered
from engine.kings.places import CELLS, COLUMN_NAMES, Place
from engine.kings.regions import cards, kingdom_at
from engine.kings.state import Point, Table


def build_ship(draft: Draft, seat: Seat, column: int, ship: Card) -> None:
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


def skip_treasure(draft: Draft, gap: int) -> bool:
    """Pass over a claim where there is none; False when somebody must choose."""
    if offered(draft.table, gap):
        return False
    draft.agenda.pop()
    return True


def take_treasure(draft: Draft, seat: Seat, place: Place) -> None:
    """Put a red card from the hand in the place of a treasure, which goes onto the seat's victory pile (7)."""
    draft.spend(seat, Colour.RED)
    draft.table = with_red_for_treasure(draft.table, place.column)
    draft.bank(seat, Card.TREASURE)
    draft.journal.tell("treasure-taken", who=Who(seat), place=place.name)
