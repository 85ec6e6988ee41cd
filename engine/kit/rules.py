"""A game composed of its questions. The question of the first task on the agenda decides which moves are possible.

The smallest worked games are the templates of new ones: `bot/cli/new_game/templates/heap` and `auction`.
"""

import warnings
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from types import MappingProxyType
from typing import Any, ClassVar, Generic, Protocol, Self, TypeAlias, TypeVar, cast

from msgspec import Struct
from msgspec.structs import astuple

from engine.chance import FIXED_CHANCE, Chance
from engine.game import (
    STOP,
    BadWords,
    Decision,
    Facts,
    IllegalMove,
    Option,
    Options,
    OrderQuestion,
    Orders,
    Result,
    Seat,
    Step,
    Verb,
    VerbKind,
    Words,
)
from engine.kit.annotations import Annotations
from engine.kit.changing import NO_JOURNAL, Journal
from engine.kit.counts import WinningPoints, lead_measure, rank_points
from engine.kit.diagrams import write_fields
from engine.kit.explaining import Explained
from engine.kit.memory import cache_last
from engine.kit.question import NO_WORDS, Answer, Question, Verbs, illegal_move
from engine.kit.resources import Resources


class HasAgenda(Protocol):
    """A value with an agenda, the next task first. The agenda may be stored or derived from the position."""

    @property
    def agenda(self) -> tuple[object, ...]: ...


class _HasMarks(Protocol):
    @property
    def marks(self) -> tuple[str, ...]: ...


class ViewLike(HasAgenda, Protocol):
    """A view: a frozen value with the seat that sees it."""

    def __hash__(self) -> int: ...
    @property
    def seat(self) -> Seat | None: ...


S = TypeVar("S", bound=HasAgenda)
V = TypeVar("V", bound=ViewLike)
C = TypeVar("C")


class DraftLike(Protocol[C]):
    """A draft, a position while a move changes it: its journal, its open tasks, and its result."""

    journal: Journal

    @property
    def tasks(self) -> tuple[object, ...]: ...
    def step(self) -> Step[C]: ...


D = TypeVar("D", bound=DraftLike[Any])

Chores = Mapping[object, Callable[[D, Any], bool | None]]
"""Functions for tasks without a question, by the class of the task. A function carries out the task and removes it from
the agenda, or returns False if a seat must be asked first."""


class UndeclaredWarning(UserWarning):
    """Issued for an event or a reason that neither a game nor its actions declare. Tests treat it as an error; for
    players the game goes on."""


def _do_nothing(_draft: object) -> None:
    pass


class GameParts(Struct, Generic[S, V, D], frozen=True):
    """The parts of a game in addition to its questions.

    `setup`, `view`, `sample_state`, `points`: as in `engine.game.Game`.
    `diagram`: as in `engine.game.Game`; by default a line for each field of the view.
    `draft`: returns a draft of a position.
    `result`: as in `engine.game.Game`. None means that the game ends for `reason` when its agenda is empty, and that
        points rank the seats, one for each of the position's `marks`.
    `winning`: which points win.
    `complete_draft`: completes a draft after a move with facts that no rule needs, such as names.
    `annotate_outcome`: annotates a whole move with what it leads to, by trying it in a position that fits the view.
        None means that moves are not tried, since the annotations of the answers are complete.
    `progress`: as in `engine.game.Game`. None means the points, negated if the fewest win.
    `recall_view`: returns the view of a seat that remembers everything that was ever open. None means that this is the
        ordinary view.
    """

    setup: Callable[[tuple[str, ...], Options, Chance], S]
    draft: Callable[[S], D]
    view: Callable[[S, Seat | None], V]
    sample_state: Callable[[V, Chance], S]
    points: Callable[[S, Seat], int]
    result: Callable[[S], Result | None] | None = None
    diagram: Callable[[V], str] = write_fields
    reason: str = ""
    winning: WinningPoints = "most"
    complete_draft: Callable[[D], None] = _do_nothing
    annotate_outcome: Callable[[Annotations, Seat, S, Step[S]], None] | None = None
    recall_view: Callable[[S, Seat | None], V] | None = None
    progress: Callable[[S, Seat], int] | None = None


@dataclass(slots=True)
class _ViewCache(Generic[S]):
    """The cached facts about a view.

    `state`: a sampled position, or None if none was sampled yet.
    `annotations`: the annotations of moves.
    """

    state: S | None = None
    annotations: dict[Words, Facts] = field(default_factory=dict)


def _empty_cache(_fields: tuple[object, ...]) -> _ViewCache[Any]:
    return _ViewCache()


AnyQuestion: TypeAlias = Question[Any, Any, Any, Any]
AnyAnswer: TypeAlias = Answer[Any, Any, Any, Any, Any]


def _by_name(questions: tuple[AnyQuestion, ...]) -> Mapping[str, AnyAnswer]:
    """Return the answers by verb. Raises ValueError if a verb of several questions has different arguments in them."""
    answers: dict[str, AnyAnswer] = {}
    for answer in (answer for question in questions for answer in question.answers):
        if answers.setdefault(answer.name, answer).verb != answer.verb:
            raise ValueError(f"{answer.name} is spelt in two ways")
    return answers


def _by_task(questions: tuple[AnyQuestion, ...]) -> Mapping[object, AnyQuestion]:
    """Return the questions by the kind of their task. Raises ValueError for two of the same kind."""
    by_task = {question.task: question for question in questions}
    if len(by_task) < len(questions):
        raise ValueError("two questions are of one kind of task")
    return by_task


_AskedPosition: TypeAlias = tuple[S, Seat, Sequence[str], Verbs[S, V, D, Any]]
"""A position, its asked seat, the offered verbs, and the verbs of the task."""


class Rules(Explained[V], Resources[V], Generic[S, V, D]):
    """An `engine.game.Game` composed of questions. It has these further fields:

    `questions`: all questions, one for each kind of task.
    `chores`: the tasks that ask nobody.
    `other_answer_refusal`: the reason and the rule with which an answer to another question is refused.
    `task_kind`: returns the kind of a task: its class, unless one class stands for several questions.
    `verb_order`: the verbs in the order of a list of commands; () means the order of the questions.
    `parts`: the rest of the game.
    `reasons`, `events`: the reasons and events that several questions and answers share.
    """

    name: str
    rules: int = 1
    seats: range
    max_moves: int
    marks: tuple[str, ...]
    options: tuple[Option, ...] = ()
    verbs: tuple[Verb, ...]
    standing: tuple[OrderQuestion, ...]
    state_type: type[S]
    view_type: type[V]
    has_hands: bool = True
    hides_information: bool = True
    questions: ClassVar[tuple[AnyQuestion, ...]]
    chores: ClassVar[Chores[Any]] = MappingProxyType({})
    other_answer_refusal: ClassVar[tuple[str, str]]
    task_kind: ClassVar[Callable[[Any], object]] = type
    verb_order: ClassVar[tuple[str, ...]] = ()
    reasons: ClassVar[tuple[str, ...]] = ()
    events: ClassVar[tuple[str, ...]] = ()
    parts: GameParts[S, V, D]

    def __init__(self) -> None:
        self._answers: Mapping[str, Answer[S, V, D, Any, Any]] = _by_name(self.questions)
        self._questions: Mapping[object, Question[S, V, D, Any]] = _by_task(self.questions)
        self._does: Chores[D] = {**{question.task: question.advance for question in self.questions}, **self.chores}
        if self.verb_order and set(self.verb_order) != set(self._answers):
            raise ValueError(f"the order of verbs lacks or adds {set(self.verb_order) ^ set(self._answers)}")
        self.verbs = tuple(self._answers[name].verb for name in self.verb_order or self._answers)
        self.standing = tuple(order for question in self.questions for order in question.standing)
        self.declared_reasons = self._declared_reasons()
        self.declared_events = self._declared_names("events")
        self.points: Callable[[S, Seat], int] = self.parts.points
        self.progress: Callable[[S, Seat], int] = self.parts.progress or lead_measure(self.points, self.parts.winning)
        self._result: Callable[[S], Result | None] = self.parts.result or self._rank_by_points
        self._key: Callable[[object], object] = type(self).task_kind
        self._begun: _AskedPosition[S, V, D] | None = (
            None  # one tuple, so that threads that share the game see all of it or nothing
        )
        self._viewed: tuple[S, Seat | None, V] | None = None
        self._asked: tuple[S, Decision | None] | None = None
        self._read = lru_cache(maxsize=1 << 12)(self._parse)
        cache_for = lru_cache(maxsize=16)(_empty_cache)
        self._cache_of: Callable[[V], _ViewCache[S]] = cache_last(lambda view: cache_for(astuple(cast("Struct", view))))

    def __copy__(self) -> Self:
        """Return a copy of the game with empty caches."""
        game = object.__new__(type(self))
        game.__dict__.update(self.__dict__, _viewed=None)
        return game

    def _declared_names(self, kind: str) -> frozenset[str]:
        """Return the names that the attribute `kind` (`reasons` or `events`) lists in the classes of the game, its
        questions and their answers, and in their base classes."""
        answers = (type(answer) for question in self.questions for answer in question.answers)
        declaring = (type(self), *map(type, self.questions), *answers)
        return frozenset(name for part in declaring for base in part.__mro__ for name in vars(base).get(kind, ()))

    def _declared_reasons(self) -> frozenset[str]:
        """Return the declared reasons, and those that every game has: an incomplete move, unknown words, an answer to
        another question."""
        refusals = [*(question.default_other_refusal for question in self.questions), self.other_answer_refusal]
        places = (place for answer in self._answers.values() for place in (*answer.takes, *answer.takes_optionally))
        unknown = (f"unknown-{place.kind}" for place in places)
        return self._declared_names("reasons") | {
            "incomplete",
            *unknown,
            *(refusal[0] for refusal in refusals if refusal is not None),
        }

    def setup(self, marks: tuple[str, ...], options: Options, chance: Chance) -> S:
        """Return the initial position for seats with these marks, in clockwise order."""
        return self.parts.setup(marks, options, chance)

    def decision(self, state: S) -> Decision | None:
        """Return the question for which the game waits, or None if it is over."""
        asked = self._asked
        if asked is None or asked[0] is not state:
            agenda = state.agenda
            question = self._questions.get(self._key(agenda[0])) if agenda else None
            asked = self._asked = (state, question.decision(state, agenda[0]) if question else None)
        return asked[1]

    def question(self, situation: S | V, task: object) -> Decision | None:
        """Return the question of a task, which need not be the first one, or None if nobody is asked."""
        question = self._questions.get(self._key(task))
        return question.decision(situation, task) if question else None

    def words(self, state: S, seat: Seat, prefix: Words) -> Sequence[str]:
        """Return the words that a seat may use after `prefix`."""
        agenda = state.agenda
        if not agenda:
            return NO_WORDS
        task, asked = agenda[0], self._begun
        if asked is None or asked[0] is not state or asked[1] != seat:
            question = self._questions[self._key(task)]
            if prefix:
                return question.words(state, seat, task, prefix)
            verbs = question.words(state, seat, task, ())
            asked = self._begun = (state, seat, verbs, question.open_verbs(state, task) if verbs else {})
        if not prefix:
            return asked[2]
        answer = asked[3].get(prefix[0])
        return answer.words(state, seat, task, prefix[1:]) if answer else NO_WORDS

    def play(self, state: S, seat: Seat, move: Words) -> Step[S]:
        """Play an offered move and return the result. Warns of an event that no verb declares."""
        draft = self.parts.draft(state)
        self._carry_out_move(draft, state, seat, move)
        self.parts.complete_draft(draft)
        step = draft.step()
        for event in step.events:
            if event.name not in self.declared_events:
                warnings.warn(
                    f"{self.name}: no action declares the event {event.name}", UndeclaredWarning, stacklevel=2
                )
        return step

    def outcome(self, state: S, seat: Seat, move: Words) -> S:
        """Return the position after an offered move, without events and without `GameParts.complete_draft`."""
        draft = self.parts.draft(state)
        draft.journal = NO_JOURNAL
        self._carry_out_move(draft, state, seat, move)
        after: S = draft.step().state
        return after

    def _carry_out_move(self, draft: D, state: S, seat: Seat, move: Words) -> None:
        task = state.agenda[0]
        self._questions[self._key(task)].by_verb[move[0]].play(draft, seat, task, self._read(move))
        self.advance(draft)

    def advance(self, draft: D) -> None:
        """Carry out the tasks that need no answer, until a seat is asked or the game is over."""
        while tasks := draft.tasks:
            if self._does[self._key(tasks[0])](draft, tasks[0]) is False:
                return

    def _parse(self, move: Words) -> object:
        """Return the meaning of the words after the verb. Raises BadWords if they make no move in any position."""
        answer = self._answers.get(move[0]) if move else None
        if answer is None:
            raise BadWords("incomplete", ("verb", "".join(move[:1])))
        return answer.read(move[1:])

    def refusal(self, state: S, seat: Seat, move: Words) -> IllegalMove | BadWords:
        """Return why a move that is not offered is refused. Warns of a reason that no verb declares."""
        refusal = self._refusal(state, seat, move)
        if refusal.reason not in self.declared_reasons:
            warnings.warn(
                f"{self.name}: no action declares the reason {refusal.reason}", UndeclaredWarning, stacklevel=2
            )
        return refusal

    def _refusal(self, state: S, seat: Seat, move: Words) -> IllegalMove | BadWords:
        try:
            arguments = self._read(move)
        except BadWords as bad:
            return bad
        task = state.agenda[0]
        question = self._questions[self._key(task)]
        refusal = question.refusal(state, seat, task, move[0], arguments)
        if refusal is not None:
            return refusal
        reason, rule = question.other_answer_refusal(task) or self.other_answer_refusal
        return illegal_move(reason, rule, verbs=tuple(question.words(state, seat, task, ())))

    def view(self, state: S, seat: Seat | None) -> V:
        """Return the position as a seat sees it; None stands for the public."""
        viewed = self._viewed
        if viewed is None or viewed[0] is not state or viewed[1] != seat:
            viewed = self._viewed = (state, seat, self.parts.view(state, seat))
        return viewed[2]

    def sample_state(self, view: V, chance: Chance) -> S:
        """Return a random state that the view's seat cannot distinguish from the true one."""
        return self.parts.sample_state(view, chance)

    def standing_answer(self, view: V, orders: Orders) -> Words | None:
        """Return the move by which the view's seat's standing orders answer the current question, or None if no order
        does."""
        seat, agenda = view.seat, view.agenda
        if seat is None or not agenda:
            return None
        question = self._questions[self._key(agenda[0])]
        return question.standing_answer(view, agenda[0], orders) if question.waits_for(view, agenda[0], seat) else None

    def annotations(self, view: V, prefix: Words, word: str) -> Facts:
        """Return the gains, costs and risks of a word."""
        if view.seat is None or not view.agenda:
            return ()
        if self.parts.annotate_outcome is None:
            return self._annotations_of(view, view.seat, (*prefix, word)).facts()
        move = prefix if word == STOP else (*prefix, word)
        annotations = self._cache_of(view).annotations
        names_only = bool(prefix) and word == STOP and self._answers[prefix[0]].kind is VerbKind.NAMES_ONLY
        # The annotations of such a move depend only on the number of its words.
        kind = (prefix[0], *[STOP] * (len(prefix) - 1)) if names_only else move
        if kind not in annotations:
            annotations[kind] = self._try_move(view, view.seat, move)
        return (
            (*annotations[kind], *self._annotations_of(view, view.seat, (*prefix, STOP)).facts())
            if names_only
            else annotations[kind]
        )

    def _unavailable_words(self, view: V, prefix: Words) -> Iterable[tuple[str, IllegalMove]]:
        if view.seat is None or not view.agenda:
            return ()
        task, state = view.agenda[0], self._sample_once(view)
        return self._questions[self._key(task)].unavailable_words(state, view.seat, task, prefix)

    def _annotations_of(self, view: V, seat: Seat, words: Words) -> Annotations:
        """Return the annotations of `words` by their verb's answer, or none if the seat is not asked."""
        annotations, task = Annotations(), view.agenda[0]
        question = self._questions[self._key(task)]
        answer = question.by_verb.get(words[0]) if words else None
        if answer is not None and question.asks(view, task, seat):
            answer.annotate(annotations, view, seat, task, words[1:])
        return annotations

    def _try_move(self, view: V, seat: Seat, move: Words) -> Facts:
        """Return the annotations of a whole move, found by trying it."""
        annotations, state = self._annotations_of(view, seat, move), self._sample_once(view)
        if self.parts.annotate_outcome is not None and STOP in self.words(state, seat, move):
            draft = self.parts.draft(state)
            self._carry_out_move(draft, state, seat, move)
            self.parts.annotate_outcome(annotations, seat, state, draft.step())
        return annotations.facts()

    def _sample_once(self, view: V) -> S:
        """Return a sampled position that fits the view, always the same one for a view."""
        cache = self._cache_of(view)
        if cache.state is None:
            cache.state = self.parts.sample_state(view, FIXED_CHANCE)
        return cache.state

    def result(self, state: S) -> Result | None:
        """Return the result of the game, or None while it goes on."""
        return self._result(state)

    def _rank_by_points(self, state: S) -> Result | None:
        if state.agenda:
            return None
        points = [self.points(state, seat) for seat in range(len(cast("_HasMarks", state).marks))]
        return rank_points(points, self.parts.reason, self.parts.winning)

    def diagram(self, view: V) -> str:
        """Return the view drawn in text, from which it can be read back."""
        return self.parts.diagram(view)
