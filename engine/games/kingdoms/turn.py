"""The question of a turn with several actions, and their verbs. Each action first clears the last conflict."""

from abc import abstractmethod
from typing import Any, ClassVar, Protocol, TypeVar

from engine.game import BadWords, Decision, Facts, IllegalMove, Seat, Words
from engine.kit.question import A, Answer, InTurn, T, Verbs, illegal_move

C = TypeVar("C")


class _Position(Protocol):
    @property
    def turn(self) -> Seat: ...
    @property
    def actions(self) -> int: ...


class _Draft(Protocol[C]):
    actions: int
    conflict: C | None


S = TypeVar("S", bound=_Position)
V = TypeVar("V", bound=_Position)
D = TypeVar("D", bound=_Draft[Any])


class Action(Answer[S, V, D, T, A]):
    """A verb that uses one of the turn's actions."""

    def play(self, draft: D, seat: Seat, task: T, arguments: A) -> None:
        """Count an action as used, clear the last conflict and carry the action out."""
        draft.actions -= 1
        draft.conflict = None
        self.carry_out(draft, seat, arguments)

    @abstractmethod
    def carry_out(self, draft: D, seat: Seat, arguments: A) -> None:
        """Apply the effects of the action, which is already counted as used."""


class ActionQuestion(InTurn[S, V, D, T]):
    """Ask for an action, or for the end of the turn.

    `action_limit_rule`: the rule for the number of actions, after which a turn can only end.
    `end_verb`: the verb that ends the turn.
    """

    kind = "act"
    action_limit_rule: ClassVar[str]
    end_verb: ClassVar[str] = "end"

    def __init__(self) -> None:
        super().__init__()
        self._without_actions = {self.end_verb: self.by_verb[self.end_verb]}
        self._asked: dict[tuple[Seat, int], Decision | None] = {}

    def facts(self, situation: S | V, task: T) -> Facts:
        """Return the fact `left`: the number of actions left in the turn."""
        return (("left", situation.actions),)

    def automatic_move(self, situation: S | V, task: T) -> Words:
        """Return the end of the turn once no action is left."""
        return () if situation.actions else (self.end_verb,)

    def decision(self, situation: S | V, task: T) -> Decision | None:
        """Return the question to the seat in turn, cached by the seat and the number of actions left."""
        about = situation.turn, situation.actions
        if about not in self._asked:
            self._asked[about] = super().decision(situation, task)
        return self._asked[about]

    def open_verbs(self, state: S, task: T) -> Verbs[S, V, D, T]:
        """Return the offered verbs: only the end of the turn once no actions are left."""
        return self.by_verb if state.actions else self._without_actions

    def refusal(self, state: S, seat: Seat, task: T, verb: str, arguments: object) -> IllegalMove | BadWords | None:
        """Return why an action is refused, above all once no action is left; None if the verb is no action."""
        if verb in self.by_verb and not state.actions:
            return illegal_move("no-actions-left", self.action_limit_rule)
        return super().refusal(state, seat, task, verb, arguments)

    def other_answer_refusal(self, task: T) -> tuple[str, str]:
        """Return the reason and the rule for refusing a move that answers another question."""
        return "nothing-to-answer", self.action_limit_rule
