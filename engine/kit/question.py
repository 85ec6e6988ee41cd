"""A question of a game: a kind of task on the agenda, with one class for each verb that answers it.

A small game of stones, in which a turn takes one or two of them:

    class TakeStones(Answer[State, View, Draft, Turn, tuple[int]]):
        name = "take"  # the verb: a move is ("take", "2")
        takes = (COUNT,)  # its word, read by a vocabulary: `play` receives (2,)

        def choices(self, state, seat, task, words):
            return ("1", "2")[: state.stones]

        def play(self, draft, seat, task, arguments):
            draft.take(*arguments)

    class TurnQuestion(InTurn[State, View, Draft, Turn]):
        task, kind, answers = Turn, "turn", (TakeStones(),)

The type variables: S is the game's state, V its view, D its draft, T the task, A the meaning of the words after a verb.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, ClassVar, Generic, NamedTuple, Protocol, TypeAlias, TypeVar, cast

from engine.game import (
    STOP,
    Argument,
    BadWords,
    Decision,
    Fact,
    Facts,
    IllegalMove,
    OrderQuestion,
    Orders,
    Seat,
    SeatRef,
    Verb,
    VerbKind,
    Words,
)
from engine.kit.annotations import Annotations
from engine.kit.changing import Agenda, Journal
from engine.kit.resources import smallest_shortage, unexplained_refusal
from engine.kit.vocabulary import Vocabulary

S = TypeVar("S")
V = TypeVar("V")
D = TypeVar("D")
T = TypeVar("T")
A = TypeVar("A")

ONLY_STOP: Sequence[str] = (STOP,)
NO_WORDS: Sequence[str] = ()


def illegal_move(reason: str, rule: str, **facts: Fact) -> IllegalMove:
    """Return the refusal of a move that `rule` forbids now, with the facts that explain it."""
    return IllegalMove(reason, *facts.items(), rule=rule)


@lru_cache(maxsize=1 << 10)
def _question_to(
    kind: str, seat: Seat, facts: Facts, private: bool, automatic: Words, ending: Words, prompt: bool
) -> Decision:
    """Return the question to a single seat, cached since each position needs it several times."""
    return Decision(kind, (seat,), (("who", SeatRef(seat)), *facts), private, automatic, ending, prompt)


class Answer(Generic[S, V, D, T, A]):
    """A verb that answers a question. Its arguments are chosen word by word: `choices` offers the words for the next
    one.

    `name`: the verb.
    `takes`: the vocabulary of each argument.
    `takes_optionally`: the vocabularies of optional arguments.
    `secret`, `group`, `kind`: as in `engine.game.Verb`.
    `reasons`, `events`: the reasons for which it refuses a move, and the events that it reports. `Rules` checks them.
    """

    name: ClassVar[str]
    takes: ClassVar[tuple[Vocabulary[Any], ...]] = ()
    takes_optionally: ClassVar[tuple[Vocabulary[Any], ...]] = ()
    secret: ClassVar[bool] = False
    group: ClassVar[str] = ""
    kind: ClassVar[VerbKind] = VerbKind.PLAIN
    reasons: ClassVar[tuple[str, ...]] = ()
    events: ClassVar[tuple[str, ...]] = ()

    @property
    def verb(self) -> Verb:
        """Return the verb with its arguments, as `Game.verbs` lists it."""
        needed = (Argument(place.argument) for place in self.takes)
        optional = (Argument(place.argument, optional=True) for place in self.takes_optionally)
        return Verb(self.name, (*needed, *optional), self.secret, self.group, self.kind)

    def read(self, words: Words) -> A:
        """Return the meaning of the words after the verb. Raises BadWords if they make no sense in any position."""
        if not len(self.takes) <= len(words) <= len(self.takes) + len(self.takes_optionally):
            raise BadWords("incomplete", ("verb", self.name))
        return self.parse_words(words)

    def parse_words(self, words: Words) -> A:
        """Return the meaning of each word, read by the vocabulary of its argument. Raises BadWords for an unknown
        word."""
        places = (*self.takes, *self.takes_optionally)
        return cast("A", tuple([place.read(word) for place, word in zip(places, words, strict=False)]))

    def is_possible(self, state: S, seat: Seat, task: T) -> bool:
        """Whether a move may begin with the verb."""
        return not self.takes or bool(self.choices(state, seat, task, ()))

    def choices(self, state: S, seat: Seat, task: T, words: Words) -> Sequence[str]:
        """Return the words that may come next. `words`: those chosen so far after the verb."""
        return NO_WORDS

    def is_choice(self, state: S, seat: Seat, task: T, words: Words, word: str) -> bool:
        """Whether `word` is one of the `choices`. A game may override this with a quicker test."""
        return word in self.choices(state, seat, task, words)

    def words(self, state: S, seat: Seat, task: T, words: Words) -> Sequence[str]:
        """Return the words that may follow the verb and `words`, with STOP if the move may end."""
        if not words:
            if self.takes:
                return self.choices(state, seat, task, words)
            if not self.is_possible(state, seat, task):
                return NO_WORDS
        min_words = len(self.takes)
        max_words = min_words + len(self.takes_optionally)
        if len(words) > max_words:
            return NO_WORDS
        for place, word in enumerate(words):
            if not self.is_choice(state, seat, task, words[:place], word):
                return NO_WORDS
        if len(words) == max_words:
            return ONLY_STOP
        choices = self.choices(state, seat, task, words)
        return choices if len(words) < min_words else (*choices, STOP)

    def play(self, draft: D, seat: Seat, task: T, arguments: A) -> None:
        """Make the move, and remove the task from the agenda if it is done."""
        raise NotImplementedError(self.name)

    def refusal(self, state: S, seat: Seat, task: T, arguments: A) -> IllegalMove | BadWords | None:
        """Return why a well-formed move that `words` does not offer is refused, or None if it answers another
        question."""
        return None

    def known_words(self, state: S, seat: Seat, task: T) -> Sequence[str]:
        """Return the first words after the verb that a player may expect, offered or not. Return () if there are none,
        or too many to explain the missing ones."""
        return NO_WORDS

    def explain_missing(self, state: S, seat: Seat, task: T, words: Words) -> IllegalMove:
        """Return the refusal that explains why the verb, or the verb with the one word in `words`, is not offered."""
        if not words and self.takes:
            lacks = (self.explain_missing(state, seat, task, (word,)) for word in self.known_words(state, seat, task))
            return smallest_shortage(lacks) or unexplained_refusal()
        refusal = self.refusal(state, seat, task, self.parse_words(words))
        return refusal if isinstance(refusal, IllegalMove) else unexplained_refusal()

    def annotate(self, annotations: Annotations, view: V, seat: Seat, task: T, words: Words) -> None:
        """Note the seat's gains and costs for the last of `words`, the words after the verb, or for the verb itself if
        there are none.

        A final STOP asks for the effect of the whole move. It is not passed when moves are only tried; then the
        last word of a whole move gets everything.
        """


Verbs: TypeAlias = Mapping[str, Answer[S, V, D, T, Any]]
"""Answers, by their verbs."""


class _ListedMoves(NamedTuple):
    """The whole moves with a verb in one position. It is one value because threads share the answer that caches it.

    `state`, `task`, `seat`: what the moves depend on.
    `by_beginning`: the moves that begin with some words, by these words; empty if only the first move was needed.
    `begun`: the first move, or None if there is none, and the rest of the list; empty once the whole list was read.
    """

    state: object
    task: object
    seat: Seat
    by_beginning: dict[Words, Sequence[Words]]
    begun: list[tuple[Words | None, Iterator[Words]]]


class ListedAnswer(Answer[S, V, D, T, A]):
    """A verb whose arguments depend on one another, so it lists its whole moves.

    Since a move is chosen word by word, the lists for the last position are cached by the words so far. A list of which
    only the first move was read is continued after that move.
    """

    _listed: _ListedMoves | None = None

    def moves(self, state: S, seat: Seat, task: T, words: Words) -> Iterator[Words]:
        """Yield the words that may follow the verb in whole moves. Moves that do not begin with `words` may be left
        out."""
        raise NotImplementedError(self.name)

    def is_possible(self, state: S, seat: Seat, task: T) -> bool:
        """Whether at least one move with the verb is possible."""
        moves = self.moves(state, seat, task, ())
        first = next(moves, None)
        self._listed = _ListedMoves(state, task, seat, {}, [(first, moves)])
        return first is not None

    def words(self, state: S, seat: Seat, task: T, words: Words) -> Sequence[str]:
        """Return the words that may follow the verb and `words`, with STOP if the move may end."""
        place, listed = len(words), self._listed
        if listed is not None and not (listed.state is state and listed.task is task and listed.seat == seat):
            listed = None
        if listed is not None and listed.by_beginning:
            moves = _moves_from(listed.by_beginning, words)
        elif words:
            moves = [move for move in self.moves(state, seat, task, words) if move[:place] == words]
        else:
            read_moves = listed.begun if listed is not None else []
            moves = _read_rest(read_moves) or tuple(self.moves(state, seat, task, words))
            self._listed = _ListedMoves(state, task, seat, {words: moves}, [])
        return tuple(dict.fromkeys([move[place] if len(move) > place else STOP for move in moves]))


def _read_rest(read_moves: list[tuple[Words | None, Iterator[Words]]]) -> Sequence[Words]:
    """Return all moves of a list whose first move was read before, or () if it is empty or another thread took it."""
    try:
        first, moves = read_moves.pop()
    except IndexError:
        return ()
    return () if first is None else (first, *moves)


def _moves_from(cached: dict[Words, Sequence[Words]], words: Words) -> Sequence[Words]:
    """Return the moves that begin with `words`, cached in `cached` so that longer beginnings are searched only
    there."""
    if words not in cached:
        place, word = len(words) - 1, words[-1]
        cached[words] = [move for move in _moves_from(cached, words[:-1]) if len(move) > place and move[place] == word]
    return cached[words]


class _TaskDraft(Protocol):
    @property
    def agenda(self) -> Agenda[Any]: ...
    @property
    def journal(self) -> Journal: ...


OfferedT = TypeVar("OfferedT", bound=_TaskDraft)


class Decline(Answer[S, V, OfferedT, T, tuple[()]]):
    """The verb `decline`, by which a seat takes nothing that a task offers. `event`: the event that reports it."""

    name = "decline"
    event: ClassVar[str]

    def play(self, draft: OfferedT, seat: Seat, task: T, arguments: tuple[()]) -> None:
        """Remove the task from the agenda, and report who declined."""
        draft.agenda.pop()
        draft.journal.report(self.event, who=SeatRef(seat))


class Question(Generic[S, V, D, T]):
    """A question that is asked while its task comes first on the agenda.

    A question to one seat defines `active_seat`, or derives from `InTurn`. A question to several defines
    `JointQuestion.seats`. The other methods have defaults. A `situation` is a state or a view.

    `task`: the class of the task, or what `Rules.task_kind` returns for it.
    `kind`, `private`: as in `engine.game.Decision`.
    `prompt`: whether `automatic_move` is played without delay.
    `answers`: the verbs, in the order of a menu.
    `standing`: the questions of its standing orders.
    `default_other_refusal`: the reason and the rule by which an answer to another question is refused; None: those of
        the game.
    `reasons`, `events`: as in `Answer`.
    """

    task: ClassVar[object]
    kind: ClassVar[str]
    private: ClassVar[bool] = False
    prompt: ClassVar[bool] = False
    answers: ClassVar[tuple[Answer[Any, Any, Any, Any, Any], ...]] = ()
    standing: ClassVar[tuple[OrderQuestion, ...]] = ()
    default_other_refusal: ClassVar[tuple[str, str] | None] = None
    reasons: ClassVar[tuple[str, ...]] = ()
    events: ClassVar[tuple[str, ...]] = ()

    def __init__(self) -> None:
        self.by_verb: Verbs[S, V, D, T] = {answer.name: answer for answer in self.answers}

    def active_seat(self, situation: S | V, task: T) -> Seat | None:
        """Return the asked seat, or None if nobody is asked."""
        raise NotImplementedError(type(self).__name__)

    def asks(self, situation: S | V, task: T, seat: Seat) -> bool:
        """Whether a seat may answer the task's question now."""
        return seat == self.active_seat(situation, task)

    def waits_for(self, situation: S | V, task: T, seat: Seat) -> bool:
        """Whether the game waits for a seat's answer, and does not only accept a new one."""
        return self.asks(situation, task, seat)

    def facts(self, situation: S | V, task: T) -> Facts:
        """Return the public facts of the question, apart from the asked seat."""
        return ()

    def automatic_move(self, situation: S | V, task: T) -> Words:
        """Return the move that the table may play by itself, or () if there is none."""
        return ()

    def ending_move(self, situation: S | V, task: T) -> Words:
        """Return the move that ends the turn if all other moves are minor, otherwise ()."""
        return ()

    def decision(self, situation: S | V, task: T) -> Decision | None:
        """Return the question as the contract wants it, or None if nobody is asked."""
        seat = self.active_seat(situation, task)
        if seat is None:
            return None
        automatic, ending = self.automatic_move(situation, task), self.ending_move(situation, task)
        prompt = self.prompt and bool(automatic)
        return _question_to(self.kind, seat, self.facts(situation, task), self.private, automatic, ending, prompt)

    def open_verbs(self, state: S, task: T) -> Verbs[S, V, D, T]:
        """Return the verbs that answer the task now, by name. Some of them may be impossible."""
        return self.by_verb

    def words(self, state: S, seat: Seat, task: T, prefix: Words) -> Sequence[str]:
        """Return the words that a seat may use after `prefix`."""
        if not self.asks(state, task, seat):
            return NO_WORDS
        answers = self.open_verbs(state, task)
        if not prefix:
            return tuple([name for name, answer in answers.items() if answer.is_possible(state, seat, task)])
        answer = answers.get(prefix[0])
        return answer.words(state, seat, task, prefix[1:]) if answer else NO_WORDS

    def refusal(self, state: S, seat: Seat, task: T, verb: str, arguments: object) -> IllegalMove | BadWords | None:
        """Return why a well-formed move is refused, or None if it answers another question."""
        answer = self.open_verbs(state, task).get(verb)
        return answer.refusal(state, seat, task, arguments) if answer else None

    def unavailable_words(self, state: S, seat: Seat, task: T, prefix: Words) -> Iterator[tuple[str, IllegalMove]]:
        """Yield the verbs that are not offered, each with the reason; or, if `prefix` is a verb, the known words after
        it that are not offered."""
        if not self.asks(state, task, seat) or len(prefix) > 1:
            return
        answers, offered = self.open_verbs(state, task), self.words(state, seat, task, prefix)
        if not prefix:
            closed = ((name, answer) for name, answer in answers.items() if name not in offered)
            yield from ((name, answer.explain_missing(state, seat, task, ())) for name, answer in closed)
        elif answer := answers.get(prefix[0]):
            missing = (word for word in answer.known_words(state, seat, task) if word not in offered)
            yield from ((word, answer.explain_missing(state, seat, task, (word,))) for word in missing)

    def other_answer_refusal(self, task: T) -> tuple[str, str] | None:
        """Return the reason and the rule for refusing an answer to another question, or None for those of the game."""
        return self.default_other_refusal

    def advance(self, draft: D, task: T) -> bool:
        """Carry out the task as far as it needs no answer. Return False if a seat must be asked."""
        return False

    def standing_answer(self, view: V, task: T, orders: Orders) -> Words | None:
        """Return the move by which the standing orders of the view's seat answer the task, or None if no order does."""
        return None


class _Turns(Protocol):
    @property
    def turn(self) -> Seat: ...


TurnsS = TypeVar("TurnsS", bound=_Turns)
TurnsV = TypeVar("TurnsV", bound=_Turns)


class InTurn(Question[TurnsS, TurnsV, D, T]):
    """A question to the seat whose turn it is, given by the field `turn` of positions and views."""

    def active_seat(self, situation: TurnsS | TurnsV, task: T) -> Seat:
        """Return the seat whose turn it is."""
        return situation.turn

    def asks(self, situation: TurnsS | TurnsV, task: T, seat: Seat) -> bool:
        """Whether a seat may answer: only in its turn."""
        return seat == situation.turn


class OptionalQuestion(Question[S, V, OfferedT, T]):
    """A question that is skipped if there is nothing to choose."""

    def has_offer(self, draft: OfferedT, task: T) -> bool:
        """Whether at least one answer other than declining is possible."""
        raise NotImplementedError(type(self).__name__)

    def advance(self, draft: OfferedT, task: T) -> bool:
        """Remove the task from the agenda if it offers nothing."""
        if self.has_offer(draft, task):
            return False
        draft.agenda.pop()
        return True


class JointQuestion(Question[S, V, D, T]):
    """A question that several seats answer at once, each in secret until the last has answered.

    Until then a seat may replace its answer: it is offered the same words as before, and `play` replaces the old answer
    and informs nobody else.
    """

    def seats(self, situation: S | V, task: T) -> tuple[Seat, ...]:
        """Return the seats that have not answered yet."""
        raise NotImplementedError(type(self).__name__)

    def sealed_seats(self, situation: S | V, task: T) -> tuple[Seat, ...]:
        """Return the seats that have answered and may replace their answers."""
        return ()

    def asks(self, situation: S | V, task: T, seat: Seat) -> bool:
        """Whether a seat may answer now, for the first time or again."""
        return seat in self.seats(situation, task) or seat in self.sealed_seats(situation, task)

    def waits_for(self, situation: S | V, task: T, seat: Seat) -> bool:
        """Whether a seat has not answered yet."""
        return seat in self.seats(situation, task)

    def decision(self, situation: S | V, task: T) -> Decision | None:
        """Return the question as the contract wants it, or None if nobody is asked."""
        seats = self.seats(situation, task)
        if not seats:
            return None
        facts, sealed = self.facts(situation, task), self.sealed_seats(situation, task)
        return Decision(
            self.kind, seats, facts, self.private, self.automatic_move(situation, task), sealed_seats=sealed
        )
