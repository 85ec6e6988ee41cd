"""Internal and external conflicts (9, 10): strengths, added cards, the outcome."""

from engine.game import Seat, Who
from engine.kings.changes import closed_up
from engine.kings.draft import Draft
from engine.kings.pieces import EVERY_COLOUR, Colour
from engine.kings.places import CELLS, LINKS, Place
from engine.kings.regions import Kingdom, Leader, cards_of, kingdom_at
from engine.kings.state import REVOLT, WAR, Conflict, Fight, Point, Side, Table
from engine.kit.changing import replace
from engine.kit.conflict import began, decide


def start_revolt(draft: Draft, newcomer: Leader, rival: Leader) -> None:
    """Start the conflict of the leader who came with the one who was there (9.1)."""
    attacker, defender = (
        Side(leader.seat, leader.place, _bonus(draft.table, leader.place)) for leader in (newcomer, rival)
    )
    draft.conflict = Conflict(REVOLT, newcomer.colour, newcomer.place, attacker, defender)
    draft.agenda.push(Fight())
    began(draft.journal, draft.conflict, newcomer.colour.leader, place=newcomer.place.name)


def _bonus(table: Table, place: Place) -> int:
    card = table.card(place)
    return int(card is not None and card.colour == Colour.RED)


def _at_war(table: Table) -> list[tuple[Colour, Leader, Leader]]:
    gap = table.face_down
    if gap is None:
        return []
    left, right = (kingdom_at(table, CELLS[column][0]) for column in (gap, gap + 1))
    pairs = ((colour, left.leader(colour), right.leader(colour)) for colour in EVERY_COLOUR)
    return [(colour, first, second) for colour, first, second in pairs if first and second]


def wars(table: Table) -> tuple[Colour, ...]:
    """Return the colours that have a leader on each side of the joining card (10.2, 10.7)."""
    return tuple(colour for colour, _, _ in _at_war(table))


def wage_wars(draft: Draft) -> bool:
    """Start the only war, or turn the joining card up where there is none (10.7); False: somebody must choose."""
    colours = wars(draft.table)
    if len(colours) > 1:
        return False
    if colours:
        start_war(draft, colours[0])
    else:
        draft.agenda.pop()
        _turn_up(draft)
    return True


def _turn_up(draft: Draft) -> None:
    """Turn the joining card up, so that it counts from now on; tell so where there was a conflict (10.7)."""
    gap = draft.table.face_down
    if gap is None:
        return
    draft.table = replace(draft.table, face_down=None)
    card = draft.table.links[gap]
    if draft.conflict is not None and card is not None:
        draft.journal.tell("card-turned", card=card.word, place=LINKS[gap].name)


def start_war(draft: Draft, colour: Colour) -> None:
    """Start the war of the two leaders of one colour; the first clockwise from the active player attacks (10.3)."""
    pair = next((first, second) for other, first, second in _at_war(draft.table) if other == colour)
    order = draft.clockwise()
    attacker, defender = (
        Side(leader.seat, leader.place, kingdom_at(draft.table, leader.place).counts[colour])
        for leader in sorted(pair, key=lambda leader: order.index(leader.seat))
    )
    joining = LINKS[draft.table.face_down or 0]
    draft.conflict = Conflict(WAR, colour, joining, attacker, defender)
    draft.agenda.push(Fight())
    began(draft.journal, draft.conflict, colour.leader, first=attacker.place.name, second=defender.place.name)


def support(draft: Draft, conflict: Conflict, count: int) -> None:
    """Add cards to the side whose turn it is; after the second side the conflict is decided (9.4, 10.4)."""
    side = conflict.next_side
    committed = replace(side, added=count, committed=True)
    draft.spend(side.seat, conflict.fought, count)
    draft.discard(conflict.fought, count)
    draft.journal.tell(
        "support-added",
        who=Who(side.seat),
        count=count,
        card=conflict.fought.card.word,
        total=committed.strength,
    )
    if side is conflict.attacker:
        draft.conflict = replace(conflict, attacker=committed)
    else:
        draft.agenda.pop()
        _decide(draft, replace(conflict, defender=committed))


def _decide(draft: Draft, conflict: Conflict) -> None:
    winner, loser = decide(draft.journal, conflict, conflict.colour.leader)
    draft.conflict = replace(conflict, winner=winner.seat)
    lost = kingdom_at(draft.table, loser.place)
    draft.send_home(loser.seat, conflict.colour)
    _reward(draft, winner.seat, conflict, winner.added + loser.added)
    if conflict.kind == WAR:
        _take(draft, winner.seat, conflict.colour, lost)


def _reward(draft: Draft, winner: Seat, conflict: Conflict, played: int) -> None:
    """Give the winner one of the played cards, or ask for one from the hand where none was played (9.6, 10.5)."""
    if not played:
        draft.agenda.push(Point(winner, conflict.fought, conflict.kind))
        return
    card = conflict.fought.card
    draft.discard(conflict.fought, -1)
    draft.bank(winner, card)
    draft.journal.tell("card-banked", who=Who(winner), card=card.word)


def _take(draft: Draft, winner: Seat, colour: Colour, lost: Kingdom) -> None:
    """Give the winner the loser's cards of the colour, but for treasures and cards under leaders (10.6)."""
    table, card = draft.table, colour.card
    gone = [place for place, lying in cards_of(table, lost) if lying == card and not table.leader_at(place)]
    if not gone:
        return
    draft.table = closed_up(table, gone)
    draft.bank(winner, card, len(gone))
    names = tuple(place.name for place in gone)
    draft.journal.tell("cards-taken", who=Who(winner), count=len(gone), card=card.word, places=names)
    for place in gone:
        if place.is_link:
            draft.journal.tell("link-lost", card=card.word, place=place.name)
    draft.discard_lonely()
