"""The questions of conflicts that both games ask: the next war, and the number of pieces that a side adds."""

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar, Protocol, TypeVar

from engine.game import Facts, IllegalMove, Orders, Seat, Words
from engine.games.kingdoms.annotations import annotate_support
from engine.games.kingdoms.conflict import (
    Conflict,
    add_support,
    next_side,
    open_conflict,
    standing_support,
    support_question_facts,
)
from engine.kit.annotations import Annotations
from engine.kit.changing import Agenda
from engine.kit.counts import FourCounts
from engine.kit.question import Answer, InTurn, Question, T, illegal_move
from engine.kit.vocabulary import COUNT

C = TypeVar("C")


class _Position(Protocol):
    @property
    def turn(self) -> Seat: ...
    @property
    def conflict(self) -> Conflict[Any] | None: ...


class _State(_Position, Protocol):
    @property
    def hands(self) -> tuple[FourCounts, ...]: ...


class _View(_Position, Protocol):
    @property
    def hand(self) -> FourCounts | None: ...


class _Draft(Protocol[C]):
    conflict: C | None
    agenda: Agenda[Any]


class _HasLeader(Protocol):
    @property
    def leader(self) -> str: ...


L = TypeVar("L", bound=_HasLeader)
S = TypeVar("S", bound=_State)
V = TypeVar("V", bound=_View)
D = TypeVar("D", bound=_Draft[Any])


class Support(Answer[S, V, D, T, tuple[int]]):
    """Support from the hand for the side whose turn it is. The conflict is decided after the second side's support."""

    name = "support"
    takes = (COUNT,)

    def allowed_counts(self, situation: S | V, held: int) -> Sequence[int]:
        """Return the numbers of pieces that a seat holding `held` may add."""
        return range(held + 1)

    @abstractmethod
    def add_support(self, draft: D, seat: Seat, count: int, total: int) -> None:
        """Add pieces from the hand of a seat to its side, and report the new strength."""

    @abstractmethod
    def decide_conflict(self, draft: D) -> None:
        """Decide the conflict after both sides have added pieces, and apply its consequences."""

    def choices(self, state: S, seat: Seat, task: T, words: Words) -> Sequence[str]:
        """Return the numbers of pieces that the seat may add, as words."""
        in_hand = state.hands[seat][open_conflict(state.conflict).support_colour]
        return tuple([str(count) for count in self.allowed_counts(state, in_hand)])

    def play(self, draft: D, seat: Seat, task: T, arguments: tuple[int]) -> None:
        """Add pieces to the side; decide the conflict after the defender's addition."""
        conflict = add_support(open_conflict(draft.conflict), arguments[0])
        answered = conflict.defender.committed
        self.add_support(draft, seat, arguments[0], (conflict.defender if answered else conflict.attacker).strength)
        draft.conflict = conflict
        if answered:
            draft.agenda.pop()
            self.decide_conflict(draft)

    def annotate(self, annotations: Annotations, view: V, seat: Seat, task: T, words: Words) -> None:
        """Note the strength of the side with the number of pieces in `words`, or nothing if there is no number yet."""
        conflict = open_conflict(view.conflict)
        if view.hand is not None:
            annotate_support(
                annotations, conflict, int(words[0]) if words else None, view.hand[conflict.support_colour]
            )


class SupportQuestion(Question[S, V, D, T]):
    """Ask for the number of pieces to add. `support`: the only verb that answers."""

    kind = "support"
    private = True
    support: ClassVar[Support[Any, Any, Any, Any]]

    def active_seat(self, situation: S | V, task: T) -> Seat | None:
        """Return the seat of the side that adds support now."""
        conflict = situation.conflict
        return next_side(conflict).seat if conflict else None

    def facts(self, situation: S | V, task: T) -> Facts:
        """Return the fighters and both strengths."""
        return support_question_facts(open_conflict(situation.conflict))

    def standing_answer(self, view: V, task: T, orders: Orders) -> Words | None:
        """Return the pieces that the side adds by its standing orders, or None without an order for this conflict."""
        conflict = open_conflict(view.conflict)
        in_hand = view.hand[conflict.support_colour] if view.hand else 0
        return standing_support(conflict, orders, self.support.allowed_counts(view, in_hand))


class ChooseWar(Answer[S, V, D, T, tuple[L]]):
    """Choose the next war by the leaders that fight it. `choice_rule`: the rule about this choice."""

    name = "war"
    choice_rule: ClassVar[str]

    @abstractmethod
    def wars(self, situation: S | V | D) -> Sequence[L]:
        """Return the wars that may be fought next. A game decides how it represents a war."""

    @abstractmethod
    def start_war(self, draft: D, war: L) -> None:
        """Open the conflict of a war and push the task of fighting it."""

    def leaders(self, situation: S | V) -> Words:
        """Return the word for the fighting leaders of each possible war."""
        return tuple([war.leader for war in self.wars(situation)])

    def choices(self, state: S, seat: Seat, task: T, words: Words) -> Sequence[str]:
        """Return the word for the fighting leaders of each possible war."""
        return self.leaders(state)

    def play(self, draft: D, seat: Seat, task: T, arguments: tuple[L]) -> None:
        """Open the conflict of the chosen war."""
        self.start_war(draft, arguments[0])

    def refusal(self, state: S, seat: Seat, task: T, arguments: tuple[L]) -> IllegalMove:
        """Return the refusal of a war that can't be fought, with the leaders of those that can."""
        return illegal_move("no-such-war", self.choice_rule, leaders=self.leaders(state))


class WarQuestion(InTurn[S, V, D, T]):
    """Ask which war to fight next. `choice`: the only verb that answers."""

    kind = "war"
    choice: ClassVar[ChooseWar[Any, Any, Any, Any, Any]]

    @abstractmethod
    def end_wars(self, draft: D) -> None:
        """Remove the task from the agenda, and apply the consequences of the last war."""

    def facts(self, situation: S | V, task: T) -> Facts:
        """Return the fact `leaders`: the word for the fighting leaders of each possible war."""
        return (("leaders", self.choice.leaders(situation)),)

    def advance(self, draft: D, task: T) -> bool:
        """Start the only war; end the task if there are no wars."""
        wars = self.choice.wars(draft)
        if len(wars) > 1:
            return False
        if wars:
            self.choice.start_war(draft, wars[0])
        else:
            self.end_wars(draft)
        return True
