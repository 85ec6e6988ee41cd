"""The contract of a game: the methods that tables, the bot, records and computer players call."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from enum import Enum
from functools import lru_cache
from typing import Any, Generic, Literal, Protocol, TypeAlias, TypeVar

from msgspec import Struct

from engine.chance import Chance

Seat: TypeAlias = int
Words: TypeAlias = tuple[str, ...]
Options: TypeAlias = Mapping[str, str]

STOP = ""
"""The word in the result of `words` that means: the move may end here."""


class SeatRef(Struct, frozen=True):
    """A fact that names a seat; the catalogs write the name of the player there."""

    seat: Seat


Fact: TypeAlias = int | str | SeatRef | tuple[str, ...]
"""A number; a word, worded by the game's catalog (cells and numerals stay as they are); a seat; or several words."""

Facts: TypeAlias = tuple[tuple[str, Fact], ...]


_FEE, _NET, _GOOD, _GUILD = "fee", "net", "good", "guild"
_PRICE_FACTS = frozenset({"price", "cost", "any", _GUILD, _FEE, _NET, _GOOD})


class Price(Struct, frozen=True):
    """The price of a choice.

    `facts`: the notes about it, worded by the catalogs. `price`, `cost` and `any` are amounts of goods, or a number of
    `good`. `net` is what remains to be paid, 0 if nothing. `guild` is a power that is spent. `fee` is the seat that
    receives a price.
    """

    facts: Facts = ()

    @classmethod
    def of(cls, notes: Facts) -> "Price":
        """Return the price among the annotations of a word or a move, which may be empty."""
        return cls(tuple(fact for fact in notes if fact[0] in _PRICE_FACTS))

    @property
    def amounts(self) -> Facts:
        """Return the amounts to pay, without the good to pay in."""
        return tuple(fact for fact in self.facts if fact[0] != _GOOD)

    @property
    def without_fee(self) -> Facts:
        """Return the facts of the price without the seat that receives it."""
        return tuple(fact for fact in self.facts if fact[0] != _FEE)

    @property
    def goods(self) -> frozenset[str]:
        """Return every word of the price: the goods to pay, and the guild whose power is spent."""
        words = (word for _, fact in self.facts for word in (fact if isinstance(fact, tuple) else (fact,)))
        return frozenset(word for word in words if isinstance(word, str))

    @property
    def is_free(self) -> bool:
        """Whether nothing of the price remains to be paid."""
        return self._find_fact(_NET) == 0

    @property
    def has_fee(self) -> bool:
        """Whether a price goes to another seat."""
        return self._find_fact(_FEE) is not None

    @property
    def has_side_cost(self) -> bool:
        """Whether the choice costs something besides its price: the power of a guild, or a fee."""
        return self.has_fee or self._find_fact(_GUILD) is not None

    def add_to_notes(self, notes: Facts) -> Facts | None:
        """Return the notes of another move with this price added to its own, or None if the two are paid in different
        goods."""
        good = self._find_fact(_GOOD)
        if good is None or good != dict(notes).get(_GOOD):
            return None
        numbers = {name: amount for name, amount in self.facts if isinstance(amount, int)}
        return tuple((name, value + numbers.get(name, 0) if isinstance(value, int) else value) for name, value in notes)

    def _find_fact(self, name: str) -> Fact | None:
        return next((fact for key, fact in self.facts if key == name), None)


COMPONENT_FACT = "component"
"""The name of the annotation that holds the component a word is about, for a word that names another component or only
refers to one; "" if the word is about none."""


Conjunction: TypeAlias = Literal["all", "or", "then", "and", "beside"]
"""The conjunction of the clauses of a part: all of them, one of them, one after the other, a list, or separate
places."""


class Clause(Struct, frozen=True):
    """A statement about a component, independent of a language.

    `kind`: the name of its catalog entry.
    `facts`: its numbers and words.
    `parts`: the nested clauses by name, with their conjunction.
    `full_text_only`: whether only the full text contains it, not the line next to a choice.
    """

    kind: str
    facts: Facts = ()
    parts: tuple[tuple[str, Conjunction, tuple["Clause", ...]], ...] = ()
    full_text_only: bool = False


FINAL_SCORE_EVENT = "final-score"
"""The event for a final score, one for each seat, automaton or rival, in games that report scores themselves."""

GAME_ENDED_EVENT = "game-ended"
"""The public event for the end of the game and its reason."""

CONTENT_OPTION = "content"
"""The option whose choices are digests of a game's tables of components. They are shown as they are, without
translation."""


class OptionCondition(Struct, frozen=True):
    """The condition for an option to have an effect.

    `option`: the name of another option.
    `choices`: the choices of that option for which this one has an effect.
    `solo_choices`: further such choices if there is a single player.
    `min_players`: the minimum number of players for `choices`.
    """

    option: str
    choices: tuple[str, ...]
    solo_choices: tuple[str, ...] = ()
    min_players: int = 1


class Option(Struct, frozen=True):
    """A choice made before a game starts.

    `name`: the name of the option.
    `choices`: the possible choices; the first is the default.
    `condition`: the condition of its effect; None means always.
    `replaced`: retired choices, each with its replacement; records and tables that have begun keep them.
    `solo`: the choices for a single player; with more players the first choice applies.
    `may_reserve_mark`: whether a choice may be a mark, which then belongs to an automaton and is not available to a
        seat.
    """

    name: str
    choices: tuple[str, ...]
    condition: OptionCondition | None = None
    replaced: tuple[tuple[str, str], ...] = ()
    solo: tuple[str, ...] = ()
    may_reserve_mark: bool = False

    @property
    def is_open(self) -> bool:
        """Whether there is more than one choice."""
        return len(self.choices) > 1

    @property
    def playable(self) -> tuple[str, ...]:
        """Return the choices that a record may name, current and retired."""
        return (*self.choices, *dict(self.replaced))

    def choice_in_force(self, choice: str, seats: int) -> str:
        """Return the choice that takes effect with this number of `seats` after `choice` was made in a lobby."""
        choice = dict(self.replaced).get(choice, choice)
        return self.choices[0] if seats > 1 and choice in self.solo else choice

    def has_effect(self, chosen: Options, seats: int = 1) -> bool:
        """Whether the option has an effect, given the choices for all options and the number of seats."""
        if self.condition is None:
            return True
        choice = chosen.get(self.condition.option)
        several = seats >= self.condition.min_players and choice in self.condition.choices
        return several or (seats == 1 and choice in self.condition.solo_choices)


class Argument(Struct, frozen=True):
    """A word that follows a verb.

    `name`: its meaning.
    `optional`: whether it may be left out; only the last ones may.
    """

    name: str
    optional: bool = False


class VerbKind(Enum):
    """The property of a verb's moves that decides how menus offer them."""

    PLAIN = "plain"
    """The moves have no special property."""
    NAMES_ONLY = "names-only"
    """The words only name components, whose effects do not happen."""
    ASKS_NEXT = "asks-next"
    """The moves only lead to the next question, apart from what they cost, so one press may answer both."""
    REPEATABLE = "repeatable"
    """The moves are free, may be made several times in any order, and bring what their last words name, so one press
    may make several."""
    PATH = "path"
    """The words of a move are a path, of which only the start and the end matter."""


class Verb(Struct, frozen=True):
    """The first word of a move: a slash command with its arguments.

    `name`: the word.
    `arguments`: the words that follow.
    `secret`: whether those words are hidden from others during the game.
    `group`: the command group, for games with more verbs than a command may have subcommands (25); "" for none.
    `kind`: the special property of its moves.
    """

    name: str
    arguments: tuple[Argument, ...] = ()
    secret: bool = False
    group: str = ""
    kind: VerbKind = VerbKind.PLAIN


class Decision(Struct, frozen=True):
    """A decision that somebody has to make.

    `kind`: the question, worded by the catalog.
    `seats`: the seats that have to choose. If there are several, each chooses in secret until the last one has chosen.
    `facts`: the public facts of the question, worded by the catalog.
    `private`: whether the question concerns hidden things, so that it is also asked by direct message.
    `automatic_move`: the move that the table may play by itself after a while because nothing else can be done, or
        empty. It must be public knowledge that nothing else can be done, so this must not depend on hidden things.
    `ending_move`: the move that ends the turn, if all others are optional extras, such as spending something on a later
        turn; a player may have it played after a while. Otherwise empty.
    `prompt`: whether `automatic_move` needs no delay because there is nothing to think about.
    `sealed_seats`: of several seats that choose at once, those that have chosen and may change their answer until the
        last one has chosen.
    """

    kind: str
    seats: tuple[Seat, ...]
    facts: Facts = ()
    private: bool = False
    automatic_move: Words = ()
    ending_move: Words = ()
    prompt: bool = False
    sealed_seats: tuple[Seat, ...] = ()

    def takes_answers_of(self, seat: Seat | None) -> bool:
        """Whether `seat` may answer: it still has to, or it has given a sealed answer that it may replace."""
        return seat in self.seats or seat in self.sealed_seats


Orders: TypeAlias = Mapping[tuple[str, str], str]
"""The standing orders of a seat: the answer for each question name and scope."""


class OrderQuestion(Struct, frozen=True):
    """A question that may be answered in advance.

    `name`: the name of the question, worded by the catalog.
    `scopes`: the possible subjects, the widest first; an order for a narrower scope prevails.
    `answers`: the possible answers.
    `default_answer`: the answer without an order, or empty if the seat is asked.
    `prompt`: whether the answer may come without delay because its speed reveals nothing.
    """

    name: str
    scopes: tuple[str, ...]
    answers: tuple[str, ...]
    default_answer: str = ""
    prompt: bool = False


class Event(Struct, frozen=True):
    """An event of a game, such as a placed tile or the end of the game.

    `name`, `facts`: the kind of event and its details, worded by the catalog.
    `audience`: the seats that may know of it; None means everybody.
    """

    name: str
    facts: Facts = ()
    audience: tuple[Seat, ...] | None = None

    def reaches(self, seat: Seat | None) -> bool:
        """Whether `seat` may know of the event; None stands for the public."""
        return self.audience is None or seat in self.audience


def public_events(events: Iterable[Event]) -> tuple[Event, ...]:
    """Return the events that every seat and the public may know, in order."""
    return tuple(event for event in events if event.reaches(None))


S = TypeVar("S")
V = TypeVar("V")
V_contra = TypeVar("V_contra", contravariant=True)


class Step(Struct, Generic[S], frozen=True):
    """The result of a move.

    `state`: the position after it.
    `events`: what happened.
    `informed_seats`: the seats, including the mover's, that learned something hidden that the mover had not known:
        drawn tiles, somebody's tiles, a revealed bid. They decide which moves may be undone without asking.
    """

    state: S
    events: tuple[Event, ...] = ()
    informed_seats: frozenset[Seat] = frozenset()


class Result(Struct, frozen=True):
    """The result of a finished game.

    `ranks`: each seat's rank; 1 is best, and equals share a rank. Some seat has rank 1 unless one of `rivals` beat all
        seats.
    `scores`: each seat's score: the deciding number first, then the tie-breakers.
    `reason`: the name of the ending, worded by the catalog.
    `rivals`: the scores of automata or of a rival, who take part in the ranking, best first.
    """

    ranks: tuple[int, ...]
    scores: tuple[tuple[int, ...], ...]
    reason: str
    rivals: tuple[tuple[int, ...], ...] = ()


class Explanations(Protocol[V_contra]):
    """A game's explanations of its components and of a seat's resources. V is the game's view."""

    def resources(self, view: V_contra) -> Mapping[str, int]:
        """Return how much of each payment good the seat of the view has, or {} for a game without prices or a public
        view."""
        ...

    def unavailable_words(self, view: V_contra, prefix: Words) -> "tuple[tuple[str, IllegalMove], ...]":
        """Return the words that `words` knows but does not offer to the view's seat after `prefix`, each with the
        reason. The words whose moves are nearest to possible come first.

        After () these are all verbs of the question. After a verb they are only those that a player may expect:
        actions, cards of the row, buildings. The result depends on the view alone.
        """
        ...

    def components(self, options: Options) -> Mapping[str, str]:
        """Return the name of each component of a game with these options, with the component's kind.

        A component's name is its word in moves, if it has one. The name of a kind is the catalog entry
        `component-<kind>`.
        """
        ...

    def explain(self, options: Options, name: str) -> tuple[Clause, ...]:
        """Return the effects of the component `name`, derived from the data of the rules. Raises KeyError for an
        unknown name."""
        ...

    def locate(self, view: V_contra, name: str) -> tuple[Clause, ...]:
        """Return the location and the owner of the component `name`, as far as the view shows them, or () if
        unknown."""
        ...

    def opening(self, view: V_contra) -> tuple[Clause, ...]:
        """Return the facts to announce when a game starts, in addition to its options: unequal starting positions of
        the seats. () if there are none."""
        ...

    def aim(self, view: V_contra) -> Clause | None:
        """Return the goal and how near the end is, as far as everybody knows: the same for every view of a position.
        Return None if the seat with most points wins or the game is over. The clause's text is the catalog entry
        `aim-<name>`, one line."""
        ...


class Game(Explanations[V], Protocol[S, V]):
    """The rules of one game. S is its state, V its view: frozen `msgspec.Struct`s that the codec can write and read.

    `name`: the game's name in records, commands and folders.
    `rules`: the version number of its rules.
    `seats`: the possible numbers of players.
    `max_moves`: an upper bound of the number of moves in a game of random moves.
    `marks`: the possible names of a seat (dynasties, colours).
    `options`: the choices before the game. A game with tables of components has an option `content`, whose choices are
        digests of the tables, so that a record folds only with its own tables.
    `verbs`: the first words of its moves.
    `standing`: the questions that may be answered in advance; () for none.
    `state_type`, `view_type`: the classes S and V.
    `has_hands`: whether a seat has its own components to look at, hidden or open.
    `hides_information`: whether any information is hidden from anybody, such as hands or future draws.
    """

    name: str
    rules: int
    seats: range
    max_moves: int
    marks: tuple[str, ...]
    options: tuple[Option, ...]
    verbs: tuple[Verb, ...]
    standing: tuple[OrderQuestion, ...]
    state_type: type[S]
    view_type: type[V]
    has_hands: bool
    hides_information: bool

    def setup(self, marks: tuple[str, ...], options: Options, chance: Chance) -> S:
        """Return the initial state for seats with these `marks`, in clockwise order; seat 0 starts."""
        ...

    def decision(self, state: S) -> Decision | None:
        """Return the question for which the game waits, or None if it is over."""
        ...

    def words(self, state: S, seat: Seat, prefix: Words) -> Sequence[str]:
        """Return the possible next words after `prefix`.

        STOP is one of them if the move may end there. The result is empty if no move starts with `prefix`, because its
        last word or an earlier one was not offered.
        """
        ...

    def play(self, state: S, seat: Seat, move: Words) -> Step[S]:
        """Play a move that `words` offers, and return the result. Accepts every offered move and changes none of its
        arguments."""
        ...

    def refusal(self, state: S, seat: Seat, move: Words) -> "IllegalMove | BadWords":
        """Return the refusal of a move that `words` does not offer, with the rule that forbids it and the right
        words."""
        ...

    def view(self, state: S, seat: Seat | None) -> V:
        """Return the information of `seat`, or public information if it is None."""
        ...

    def sample_state(self, view: V, chance: Chance) -> S:
        """Return a random state that would give its seat exactly this `view`."""
        ...

    def standing_answer(self, view: V, orders: Orders) -> Words | None:
        """Return the move by which the standing orders of the view's seat answer its current question, or None if no
        order fits.

        The move is one that `words` offers. It depends on the view alone, so it reveals nothing else. `orders` contains
        the `usual` answer of each question without an order.
        """
        ...

    def annotations(self, view: V, prefix: Words, word: str) -> Facts:
        """Return the gains and costs for the view's seat of choosing `word`, which `words` offers after `prefix`.

        The facts are a price (under the names that `Price` reads), a result or points, worded by the catalog as
        `note-<name>`, or () if there is nothing to report. For STOP they describe the whole move. They depend on the
        view alone.
        """
        ...

    def result(self, state: S) -> Result | None:
        """Return the result of the game, or None while it goes on."""
        ...

    def points(self, state: S, seat: Seat) -> int:
        """Return the current score of `seat`, hidden points included. It decides the ranks before any tie-breaker."""
        ...

    def progress(self, state: S, seat: Seat) -> int:
        """Return the progress of `seat`, by which the decisive moves of a game are found: its points, unless the game
        has a finer measure."""
        ...

    def diagram(self, view: V) -> str:
        """Return the view drawn in text, from which it can be read back."""
        ...


def max_words_by_verb(game: Game[Any, Any]) -> Mapping[str, int]:
    """Return the maximum number of words in a move for each verb; a move of this length is complete."""
    return {verb.name: 1 + len(verb.arguments) for verb in game.verbs}


max_words: Callable[..., Mapping[str, int]] = lru_cache(maxsize=64)(max_words_by_verb)


class Refused(Exception):
    """Raised for a move or request that was refused; nothing has changed.

    `reason`, `facts`: why, worded by the catalog. A class of refusals without facts names its `reason` once.
    `rule`: the number of the rule that forbids it, or empty.
    """

    reason: str = ""

    def __init__(self, reason: str = "", *facts: tuple[str, Fact], rule: str = "") -> None:
        super().__init__(reason, *facts, rule)
        self.reason = reason or self.reason
        self.facts: Facts = facts
        self.rule = rule

    def __str__(self) -> str:
        facts = " ".join(f"{name}={value}" for name, value in self.facts)
        return " ".join(part for part in (self.reason, facts, self.rule and f"({self.rule})") if part)


class BadWords(Refused):
    """Raised for words that are no move in any position of the game."""


class IllegalMove(Refused):
    """Raised for a move that `rule` forbids now."""


class NotYourTurn(Refused):
    """Raised for a move of a seat that is not asked; `waiting` are the seats that are."""

    def __init__(self, waiting: tuple[Seat, ...]) -> None:
        super().__init__("not-your-turn", *(("who", SeatRef(seat)) for seat in waiting[:1]))
        self.waiting = waiting


class GameOver(Refused):
    """Raised for a move after the end of the game."""

    def __init__(self) -> None:
        super().__init__("game-over")
