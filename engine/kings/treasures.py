"""Treasures: one for the trader of a kingdom that grew by a join (7)."""

from typing import NamedTuple

from engine.game import Seat, Who
from engine.kings.changes import with_red_for_treasure
from engine.kings.draft import Draft
from engine.kings.pieces import Card, Colour
from engine.kings.places import LINKS, Place
from engine.kings.regions import kingdom_at, treasures_of
from engine.kings.state import Table


class Offered(NamedTuple):
    """Who may take a treasure, and from which places."""

    seat: Seat
    places: tuple[Place, ...]


def offered(table: Table, gap: int) -> Offered | None:
    """Return what the kingdom that holds the joining card offers to its trader, None where it offers nothing (R23)."""
    if table.links[gap] is None:
        return None
    kingdom = kingdom_at(table, LINKS[gap])
    trader, places = kingdom.leader(Colour.GREEN), treasures_of(table, kingdom)
    return Offered(trader.seat, places) if trader and len(places) > 1 else None


def skip(draft: Draft, gap: int) -> bool:
    """Pass over a claim where there is none; False when somebody must choose."""
    if offered(draft.table, gap):
        return False
    draft.agenda.pop()
    return True


def take(draft: Draft, seat: Seat, place: Place) -> None:
    """Put a red card from the hand in the place of a treasure, which goes onto the seat's victory pile (7)."""
    draft.spend(seat, Colour.RED)
    draft.table = with_red_for_treasure(draft.table, place.column)
    draft.bank(seat, Card.TREASURE)
    draft.journal.tell("treasure-taken", who=Who(seat), place=place.name)
