"""The question of a conflict, how many pieces a side adds, for games whose conflicts are those of `kit.conflict`."""

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar, Protocol, TypeVar

from engine.game import Facts, Orders, Seat, Words
from engine.kit.changing import Agenda
from engine.kit.conflict import Conflict, next_side, open_conflict, ordered_support, question, supported
from engine.kit.counts import FourCounts
from engine.kit.notes import Notes, note_support
from engine.kit.question import Answer, Question, T
from engine.kit.vocabulary import COUNT

C = TypeVar("C")


class _Scene(Protocol):
    @property
    def conflict(self) -> Conflict[Any] | None: ...


class _State(_Scene, Protocol):
    @property
    def hands(self) -> tuple[FourCounts, ...]: ...


class _View(_Scene, Protocol):
    @property
    def hand(self) -> FourCounts | None: ...


class _Draft(Protocol[C]):
    conflict: C | None
    agenda: Agenda[Any]


S = TypeVar("S", bound=_State)
V = TypeVar("V", bound=_View)
D = TypeVar("D", bound=_Draft[Any])


class Support(Answer[S, V, D, T, tuple[int]]):
    """Pieces from the hand for the side whose turn it is; after the second side the conflict is decided."""

    name = "support"
    takes = (COUNT,)

    def counts(self, scene: S | V, held: int) -> Sequence[int]:
        """Return how many of the pieces that a seat holds may be added."""
        return range(held + 1)

    @abstractmethod
    def add(self, draft: D, seat: Seat, count: int, total: int) -> None:
        """Take pieces from the hand of a seat, whose side is so strong then, and tell so."""

    @abstractmethod
    def decide(self, draft: D) -> None:
        """Decide the conflict, to which both sides have added."""

    def choices(self, state: S, seat: Seat, task: T, said: Words) -> Sequence[str]:
        """Return the counts that may be added."""
        held = state.hands[seat][open_conflict(state.conflict).fought]
        return tuple([str(count) for count in self.counts(state, held)])

    def play(self, draft: D, seat: Seat, task: T, said: tuple[int]) -> None:
        """Add pieces to the side; decide the conflict after the defender's addition."""
        conflict = supported(open_conflict(draft.conflict), said[0])
        answered = conflict.defender.committed
        self.add(draft, seat, said[0], (conflict.defender if answered else conflict.attacker).strength)
        draft.conflict = conflict
        if answered:
            draft.agenda.pop()
            self.decide(draft)

    def notes(self, noted: Notes, view: V, seat: Seat, task: T, said: Words) -> None:
        """Note what so many pieces make of the side; none before a count is said."""
        conflict = open_conflict(view.conflict)
        if view.hand is not None:
            note_support(noted, conflict, int(said[0]) if said else 0, view.hand[conflict.fought])


class Fighting(Question[S, V, D, T]):
    """How many pieces do you add? `support`: its only answer."""

    kind = "support"
    private = True
    support: ClassVar[Support[Any, Any, Any, Any]]

    def asked(self, scene: S | V, task: T) -> Seat | None:
        """Return whose side adds now."""
        conflict = scene.conflict
        return next_side(conflict).seat if conflict else None

    def facts(self, scene: S | V, task: T) -> Facts:
        """Return who fights, and how strong both are."""
        return question(open_conflict(scene.conflict))

    def ordered(self, view: V, task: T, orders: Orders) -> Words | None:
        """Return the pieces that the side adds by its orders; None: it has ordered nothing for this conflict."""
        conflict = open_conflict(view.conflict)
        held = view.hand[conflict.fought] if view.hand else 0
        return ordered_support(conflict, orders, self.support.counts(view, held))
