"""A conflict: each side adds tiles, then it is decided (R7, R8)."""

from collections.abc import Sequence

from engine.game import Facts, IllegalMove, Orders, Seat, Who, Words
from engine.kit.changing import replace
from engine.kit.conflict import decide, ordered_support, question, support_questions
from engine.kit.counts import added
from engine.kit.notes import Notes, note_support
from engine.kit.question import illegal
from engine.kit.vocabulary import COUNT
from engine.tigris.altered import with_tiles
from engine.tigris.draft import Draft
from engine.tigris.pieces import HAND, LEADERS, Sphere
from engine.tigris.places import NAMES, cells
from engine.tigris.questions import Answer, Question, Scene
from engine.tigris.reading.regions import beside, survey
from engine.tigris.state import REVOLT, WAR, Conflict, Fight, State
from engine.tigris.view import TigrisView


def _conflict(scene: Scene | Draft) -> Conflict:
    """Return the open conflict. Raises ValueError where there is none."""
    if scene.conflict is None:
        raise ValueError("nobody fights")
    return scene.conflict


def _addable(conflict: Conflict, held: int, *, english: bool) -> Sequence[int]:
    """Return the numbers of `held` tiles that may be added (R7.3; R12.1 in the English variant)."""
    if not english:
        return range(held + 1)
    lead = conflict.attacker.strength - conflict.defender.strength
    if conflict.next_side is conflict.attacker:
        return (0, *range(max(1, 1 - lead), held + 1))
    return (0, lead) if 0 < lead <= held else (0,)


class Support(Answer[Fight, tuple[int]]):
    """Tiles from the hand for the side whose turn it is; after the second side the conflict is decided (R7.3)."""

    name = "support"
    takes = (COUNT,)

    def choices(self, state: State, seat: Seat, task: Fight, said: Words) -> Sequence[str]:
        conflict = _conflict(state)
        held = state.hands[seat][conflict.colour]
        return tuple([str(count) for count in _addable(conflict, held, english=state.english)])

    def play(self, draft: Draft, seat: Seat, task: Fight, said: tuple[int]) -> None:
        (count,), conflict = said, _conflict(draft)
        side, colour = conflict.next_side, conflict.colour
        committed = replace(side, added=count, committed=True)
        draft.spend(seat, colour, count)
        draft.out = added(draft.out, colour, count)
        draft.journal.tell("support-added", who=Who(seat), count=count, tile=colour.tile, total=committed.strength)
        if side is conflict.attacker:
            draft.conflict = replace(conflict, attacker=committed)
        else:
            draft.agenda.pop()
            _decide(draft, replace(conflict, defender=committed))

    def refusal(self, state: State, seat: Seat, task: Fight, said: tuple[int]) -> IllegalMove:
        (count,), conflict = said, _conflict(state)
        held = state.hands[seat][conflict.colour]
        if count > held:
            return illegal("too-few-tiles", "R7.3", tile=conflict.colour.tile, held=held)
        reason = "must-win" if conflict.next_side is conflict.attacker else "must-tie"
        return illegal(reason, "R12.1", counts=tuple(self.choices(state, seat, task, ())))

    def notes(self, noted: Notes, view: TigrisView, seat: Seat, task: Fight, said: Words) -> None:
        conflict = _conflict(view)
        if view.hand is not None:
            note_support(noted, conflict, int(said[0]) if said else 0, view.hand[conflict.colour])


def _decide(draft: Draft, conflict: Conflict) -> None:
    winner, loser = decide(draft.journal, conflict, conflict.sphere.leader)
    draft.conflict = replace(conflict, winner=winner.seat)
    draft.send_home(loser.seat, conflict.sphere)
    if conflict.kind == REVOLT:
        draft.gain(winner.seat, Sphere.RED, 1, REVOLT)
    else:
        removed = _remove_supporters(draft, conflict.sphere, loser.supporters)
        draft.gain(winner.seat, conflict.sphere, 1 + removed, WAR)


def _remove_supporters(draft: Draft, sphere: Sphere, supporters: int) -> int:
    """Remove the loser's tiles, but for temples with a treasure or beside a leader; return how many (R8.6)."""
    board = draft.board
    if sphere == Sphere.RED:
        supporters &= ~(board.treasures | beside(survey(board).leaders))
    count = supporters.bit_count()
    if count:
        draft.board = with_tiles(board, sphere, board.tiles[sphere] & ~supporters)
        draft.out = added(draft.out, sphere, count)
        names = tuple(NAMES[cell] for cell in cells(supporters))
        draft.journal.tell("tiles-removed", tile=sphere.tile, count=count, cells=names)
    return count


class Fighting(Question[Fight]):
    """How many tiles do you add?"""

    task = Fight
    kind = "support"
    private = True
    answers = (Support(),)
    standing = support_questions(LEADERS, HAND)

    def asked(self, scene: Scene, task: Fight) -> Seat | None:
        return scene.conflict.next_side.seat if scene.conflict else None

    def facts(self, scene: Scene, task: Fight) -> Facts:
        conflict = _conflict(scene)
        return question(conflict, conflict.sphere.leader)

    def ordered(self, view: TigrisView, task: Fight, orders: Orders) -> Words | None:
        conflict = _conflict(view)
        counts = _addable(conflict, view.hand[conflict.colour] if view.hand else 0, english=view.english)
        return ordered_support(conflict, orders, conflict.sphere.leader, counts)
