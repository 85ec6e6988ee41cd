"""Changes that several questions make: starting conflicts (9.1, 10.3)."""

from engine.games.kingdoms.conflict import announce_conflict
from engine.games.kings.draft import Draft
from engine.games.kings.pieces import Colour
from engine.games.kings.places import LINKS
from engine.games.kings.reading.regions import Leader, kingdom_at, opponents, temples_under
from engine.games.kings.state import REVOLT, WAR, Conflict, Fight, Side


def start_revolt(draft: Draft, newcomer: Leader, rival: Leader) -> None:
    """Start the revolt of the leader who came against the leader who was there (9.1)."""
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
        for leader in sorted(opponents(draft.table)[colour], key=lambda leader: order.index(leader.seat))
    )
    joining = LINKS[draft.table.face_down or 0]
    draft.conflict = Conflict(WAR, colour, joining, attacker, defender)
    draft.agenda.push(Fight())
    announce_conflict(draft.journal, draft.conflict, first=attacker.place.name, second=defender.place.name)
