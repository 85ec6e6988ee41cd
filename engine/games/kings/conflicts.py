"""The start of revolts and wars, with the strengths of both sides on the table (9.1, 9.3, 10.3, 10.4)."""

from engine.games.kingdoms.conflict import announce_conflict
from engine.games.kings.draft import Draft
from engine.games.kings.pieces import Colour
from engine.games.kings.places import LINKS
from engine.games.kings.reading.regions import Leader, kingdom_at, leaders_at_war, temples_under
from engine.games.kings.state import REVOLT, WAR, Conflict, Fight, Side


def start_revolt(draft: Draft, newcomer: Leader, rival: Leader) -> None:
    """Start the revolt of a newly placed leader against its rival in the kingdom (9.1)."""
    attacker, defender = (
        Side(leader.seat, leader.place, temples_under(draft.table, leader.place)) for leader in (newcomer, rival)
    )
    draft.conflict = Conflict(REVOLT, newcomer.colour, newcomer.place, attacker, defender)
    draft.agenda.push(Fight())
    announce_conflict(draft.journal, draft.conflict, place=newcomer.place.name)


def start_war(draft: Draft, colour: Colour) -> None:
    """Start the war of the two leaders of a colour. The first clockwise from the active player attacks (10.3)."""
    order = draft.clockwise()
    attacker, defender = (
        Side(leader.seat, leader.place, kingdom_at(draft.table, leader.place).counts[colour])
        for leader in sorted(leaders_at_war(draft.table)[colour], key=lambda leader: order.index(leader.seat))
    )
    joining = LINKS[draft.table.face_down or 0]
    draft.conflict = Conflict(WAR, colour, joining, attacker, defender)
    draft.agenda.push(Fight())
    announce_conflict(draft.journal, draft.conflict, first=attacker.place.name, second=defender.place.name)
