"""The questions of the game, one file for each family: which seat is asked, and a class for each verb that answers.

Only `play` imports them. One question begins another by pushing its task, never by importing it.
"""

from abc import abstractmethod
from collections.abc import Sequence
from typing import ClassVar, Protocol, TypeAlias, TypeVar

from msgspec.structs import replace

from engine.game import STOP, BadWords, Facts, IllegalMove, Orders, Seat, Words
from engine.games.mesopotamia.content.tables import SixCounts, as_six_counts
from engine.games.mesopotamia.draft import Draft
from engine.games.mesopotamia.reading.battle import open_battle, plays_tribe
from engine.games.mesopotamia.reading.goods import goods_words
from engine.games.mesopotamia.reading.halves import HALF_VERBS, can_do_half, open_halves
from engine.games.mesopotamia.state import TRIBE, Halves, Player, State
from engine.games.mesopotamia.view import MesopotamiaView
from engine.games.mesopotamia.vocabulary import every_word
from engine.kit import question
from engine.kit.question import NO_WORDS, illegal_move
from engine.kit.resources import smallest_shortage, unexplained_refusal
from engine.standing_orders import order_for

T = TypeVar("T")

Situation: TypeAlias = State | MesopotamiaView

ANY_SCOPE = "any"
"""The widest scope of standing orders."""

MAX_LISTED_WORDS = 24
"""Maximum number of words that a refusal lists."""


def explain_shortage(state: State, player: Player, rule: str, cost: SixCounts) -> IllegalMove:
    """Return the refusal of a purchase that a player can't pay for, with the player's stock of the goods that it
    costs."""
    stock = [count if price else 0 for price, count in zip(cost, state.realms[player].goods, strict=True)]
    return illegal_move("too-dear", rule, price=goods_words(cost), held=goods_words(as_six_counts(stock)))


def has_tribe_order(view: MesopotamiaView, orders: Orders) -> bool:
    """Whether the view's seat has ordered that the tribe that it plays fights automatically (17.3)."""
    return plays_tribe(view.position, open_battle(view.position), view.seat) and bool(
        order_for(orders, "tribe", ANY_SCOPE)
    )


def battle_facts(situation: Situation) -> Facts:
    """Return the fact that names the area of the open battle."""
    state = situation.position
    return (("area", state.content.map.areas[open_battle(state).area].name),)


def side_facts(situation: Situation, attacks: bool) -> Facts:
    """Return the area of the open battle, and whether the deciding side is a tribe, which a person plays (17.9)."""
    return (("tribe", int(open_battle(situation.position).side(attacks) == TRIBE)), *battle_facts(situation))


class Answer(question.Answer[State, MesopotamiaView, Draft, T, Words]):
    """A verb of the game. A refusal explains the first word that is not among the offered ones.

    `rule`: the rule about the words after the verb.
    """

    rule: ClassVar[str] = "26.1"
    reasons: ClassVar[tuple[str, ...]] = ("incomplete", "not-offered", "too-many-words", "unknown-word")

    def read(self, words: Words) -> Words:
        """Return the words unchanged, since their meaning depends on the tables of the game."""
        return words

    def is_possible(self, state: State, seat: Seat, task: T) -> bool:
        """Whether a move may begin with the verb. It may, unless a class overrides this."""
        return True

    def closed_reason(self, state: State, seat: Seat, task: T, verbs: Words) -> IllegalMove | None:
        """Return why the verb, which answers the question, is not among the offered `verbs`. None means that it is
        treated as a verb of another question."""
        return None

    def explain_wrong_word(self, state: State, seat: Seat, task: T, words: Words, word: str) -> IllegalMove | None:
        """Return the reason why `word` may not follow `words`, or None if it is simply not offered."""
        return None

    def is_known_continuation(self, state: State, words: Words, word: str) -> bool:
        """Whether `word` could follow `words` in some position, although nothing may follow `words` now."""
        return False

    def explain_missing(self, state: State, seat: Seat, task: T, words: Words) -> IllegalMove:
        """Return why the verb, or the one word of `words` after it, is not offered."""
        if words:
            return self.explain_wrong_word(state, seat, task, (), words[0]) or unexplained_refusal()
        lacks = (self.explain_missing(state, seat, task, (word,)) for word in self.known_words(state, seat, task))
        return smallest_shortage(lacks) or self.closed_reason(state, seat, task, ()) or unexplained_refusal()

    def refusal(self, state: State, seat: Seat, task: T, arguments: Words) -> IllegalMove | BadWords:
        """Return the refusal for the first word that is not offered, or for a missing word after the last."""
        for place, word in enumerate(arguments):
            offered = self.words(state, seat, task, arguments[:place])
            if word == STOP or word not in offered:
                return self._explain_refusal(state, seat, task, arguments[: place + 1], _without_stop(offered))
        return self.explain_incomplete(arguments, _without_stop(self.words(state, seat, task, arguments)))

    def explain_incomplete(self, words: Words, choices: Words) -> IllegalMove | BadWords:
        """Return the refusal of a move that lacks a word after `words`. `choices`: the words that may follow."""
        return BadWords("incomplete", ("verb", self.name), ("choices", choices[:MAX_LISTED_WORDS]))

    def _explain_refusal(
        self, state: State, seat: Seat, task: T, words: Words, choices: Words
    ) -> IllegalMove | BadWords:
        """Return the refusal of the last of `words`, if only `choices` may stand there."""
        before, word = words[:-1], words[-1]
        if not choices and not self.is_known_continuation(state, before, word):
            return BadWords("too-many-words", ("verb", self.name), ("word", word))
        if word not in every_word(state.config.content):
            return BadWords("unknown-word", ("word", word), ("choices", choices[:MAX_LISTED_WORDS]))
        why = self.explain_wrong_word(state, seat, task, before, word)
        return why or illegal_move("not-offered", self.rule, word=word, choices=choices[:MAX_LISTED_WORDS])


def _without_stop(offered: Sequence[str]) -> Words:
    return tuple(word for word in offered if word != STOP)


class EndTask(Answer[T]):
    """The verb `done`, which ends a task before all of it is done."""

    name = "done"

    def play(self, draft: Draft, seat: Seat, task: T, arguments: Words) -> None:
        """Take the task off the agenda."""
        draft.agenda.pop()


class Question(question.Question[State, MesopotamiaView, Draft, T]):
    """A question that also explains why the verb of another question is refused now."""

    reasons: ClassVar[tuple[str, ...]] = ("action-goes-on", "must-be-answered")

    def refusal(self, state: State, seat: Seat, task: T, verb: str, arguments: object) -> IllegalMove | BadWords | None:
        """Return why a move is refused, or None if its verb answers another question."""
        verbs = tuple(self.words(state, seat, task, ()))
        answer = self.by_verb.get(verb)
        if answer is not None and verb in verbs:
            return answer.refusal(state, seat, task, arguments)
        if verb == "end":
            return illegal_move("action-goes-on", "6.13", verbs=verbs)
        if verb == "done":
            return illegal_move("must-be-answered", "26.2", verbs=verbs)
        return answer.closed_reason(state, seat, task, verbs) if isinstance(answer, Answer) else None


class _PlayerTask(Protocol):
    @property
    def player(self) -> Player: ...


PlayerTaskT = TypeVar("PlayerTaskT", bound=_PlayerTask)


class PlayerQuestion(Question[PlayerTaskT]):
    """A question to one player, whom the task's field `player` names."""

    def active_seat(self, situation: Situation, task: PlayerTaskT) -> Seat:
        """Return the player whom the task names."""
        return task.player


class InTurn(Question[T]):
    """A question to the player whose turn it is."""

    def active_seat(self, situation: Situation, task: T) -> Seat:
        """Return the seat whose turn it is."""
        return situation.position.turn.player


class BattleQuestion(Question[T]):
    """A question whose facts name the area of the open battle."""

    def facts(self, situation: Situation, task: T) -> Facts:
        """Return the fact that names the area of the open battle."""
        return battle_facts(situation)


class JointQuestion(Question[T], question.JointQuestion[State, MesopotamiaView, Draft, T]):
    """A question that several seats answer, each in secret until the last has answered."""


class HalfAnswer(Answer[Halves]):
    """One half of an action, done as often as the card allows. Beginning the second half closes the first (6.8)."""

    reasons: ClassVar[tuple[str, ...]] = ("half-done", "half-left", "nothing-of-it-possible")

    def is_possible(self, state: State, seat: Seat, task: Halves) -> bool:
        return self._parts_left(task) > 0 and can_do_half(state, seat, task, self.name)

    def _parts_left(self, task: Halves) -> int:
        return task.left[HALF_VERBS[task.action].index(self.name)]

    def words(self, state: State, seat: Seat, task: Halves, words: Words) -> Sequence[str]:
        return super().words(state, seat, task, words) if self._parts_left(task) else NO_WORDS

    def play(self, draft: Draft, seat: Seat, task: Halves, arguments: Words) -> None:
        """Do this half once. It closes the other half if that was begun before."""
        half = HALF_VERBS[task.action].index(self.name) + 1
        left = list(task.left)
        left[half - 1] -= 1
        if task.at not in (0, half):
            left[2 - half] = 0
        draft.replace_task(
            replace(task, left=(left[0], left[1]), at=half, used=(*task.used, *self.used_source(arguments)))
        )
        self.carry_out(draft, seat, task, arguments)

    def used_source(self, words: Words) -> Words:
        """Return the source or market place that the move uses up for this action, or () if none."""
        return ()

    @abstractmethod
    def carry_out(self, draft: Draft, seat: Seat, task: Halves, words: Words) -> None:
        """Apply the effects of doing this half once. `task`: the task before the move."""

    def explain_missing(self, state: State, seat: Seat, task: Halves, words: Words) -> IllegalMove:
        if not self._parts_left(task):
            return self.closed_reason(state, seat, task, ())
        return self.explain_impossible(state, seat, task) or super().explain_missing(state, seat, task, words)

    def closed_reason(self, state: State, seat: Seat, task: Halves, verbs: Words) -> IllegalMove:
        """Return why this half is not offered: it is used up, closed by the other half, or impossible."""
        if not self._parts_left(task):
            done = task.at in (0, HALF_VERBS[task.action].index(self.name) + 1)
            return illegal_move("half-done" if done else "half-left", self.rule if done else "6.8", verbs=verbs)
        return self.explain_impossible(state, seat, task) or illegal_move(
            "nothing-of-it-possible", self.rule, verbs=verbs
        )

    def explain_impossible(self, state: State, seat: Seat, task: Halves) -> IllegalMove | None:
        """Return the reason why nothing of this half can be done although some is left, or None if there is no special
        reason."""
        return None


class HalvesQuestion(InTurn[Halves]):
    """The question for the next step of an action with two halves."""

    def facts(self, situation: Situation, task: Halves) -> Facts:
        """Return how often each half can still be done (6.8)."""
        halves = [(verb, left) for verb, left in zip(HALF_VERBS[task.action], task.left, strict=True) if left]
        return (("halves", tuple(f"half-{verb}" if left == 1 else f"half-{verb}-{left}" for verb, left in halves)),)

    def advance(self, draft: Draft, task: Halves) -> bool:
        """End the action if nothing more can be done."""
        if open_halves(draft.state, draft.state.turn.player, task):
            return False
        draft.agenda.pop()
        return True
