"""A conflict: each side adds cards, then it is decided (9, 10)."""

from collections.abc import Sequence

from engine.game import Facts, IllegalMove, Orders, Seat, Who, Words
from engine.kings.altered import closed_up
from engine.kings.draft import Draft
from engine.kings.pieces import HAND, LEADERS, Colour
from engine.kings.questions import Answer, Question, Scene
from engine.kings.reading.regions import Kingdom, cards_of, kingdom_at
from engine.kings.state import REVOLT, WAR, Conflict, Fight, Point, State
from engine.kings.view import KingsView
from engine.kit.changing import replace
from engine.kit.conflict import decide, ordered_support, question, support_questions
from engine.kit.notes import Notes, note_support
from engine.kit.question import illegal
from engine.kit.vocabulary import COUNT


def _conflict(scene: Scene | Draft) -> Conflict:
    """Return the open conflict. Raises ValueError where there is none."""
    if scene.conflict is None:
        raise ValueError("nobody fights")
    return scene.conflict


class Support(Answer[Fight, tuple[int]]):
    """Cards from the hand for the side whose turn it is; after the second side the conflict is decided (9.4, 10.4)."""

    name = "support"
    takes = (COUNT,)

    def choices(self, state: State, seat: Seat, task: Fight, said: Words) -> Sequence[str]:
        held = state.hands[seat][_conflict(state).fought]
        return tuple([str(count) for count in range(held + 1)])

    def play(self, draft: Draft, seat: Seat, task: Fight, said: tuple[int]) -> None:
        (count,), conflict = said, _conflict(draft)
        side = conflict.next_side
        committed = replace(side, added=count, committed=True)
        draft.spend(seat, conflict.fought, count)
        draft.discard(conflict.fought, count)
        card = conflict.fought.card.word
        draft.journal.tell("support-added", who=Who(seat), count=count, card=card, total=committed.strength)
        if side is conflict.attacker:
            draft.conflict = replace(conflict, attacker=committed)
        else:
            draft.agenda.pop()
            _decide(draft, replace(conflict, defender=committed))

    def refusal(self, state: State, seat: Seat, task: Fight, said: tuple[int]) -> IllegalMove:
        conflict = _conflict(state)
        rule = "9.2" if conflict.kind == REVOLT else "10.4"
        held = state.hands[seat][conflict.fought]
        return illegal("too-few-cards", rule, card=conflict.fought.card.word, held=held)

    def notes(self, noted: Notes, view: KingsView, seat: Seat, task: Fight, said: Words) -> None:
        conflict = _conflict(view)
        if view.hand is not None:
            note_support(noted, conflict, int(said[0]) if said else 0, view.hand[conflict.fought])


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


class Fighting(Question[Fight]):
    """How many cards do you add?"""

    task = Fight
    kind = "support"
    private = True
    answers = (Support(),)
    standing = support_questions(LEADERS, HAND)

    def asked(self, scene: Scene, task: Fight) -> Seat | None:
        return scene.conflict.next_side.seat if scene.conflict else None

    def facts(self, scene: Scene, task: Fight) -> Facts:
        conflict = _conflict(scene)
        return question(conflict, conflict.colour.leader)

    def ordered(self, view: KingsView, task: Fight, orders: Orders) -> Words | None:
        conflict = _conflict(view)
        counts = range(view.hand[conflict.fought] + 1) if view.hand else ()
        return ordered_support(conflict, orders, conflict.colour.leader, counts)
