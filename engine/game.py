"""The contract: the methods of a game, through which the table, the bot, the record and the computer players host
it."""

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
"""A number, a word (worded by the game's catalog, cells and numerals stay as they are), a seat, or several words."""

Facts: TypeAlias = tuple[tuple[str, Fact], ...]


_FEE, _NET, _GOOD, _GUILD = "fee", "net", "good", "guild"
_PARTS = frozenset({"price", "cost", "any", _GUILD, _FEE, _NET, _GOOD})


class Price(Struct, frozen=True):
    """The price of a choice.

    `facts`: the notes that say so, worded by the catalogs: `price`, `cost` and `any` as goods, or as a number of
        `good`; `net`, what is left of a price to pay, 0 if nothing is; `guild`, a power that is spent; `fee`, the seat
        to which a price goes.
    """

    facts: Facts = ()

    @classmethod
    def of(cls, notes: Facts) -> "Price":
        """Return the price that the notes of a word or of a move tell."""
        return cls(tuple(fact for fact in notes if fact[0] in _PARTS))

    @property
    def amounts(self) -> Facts:
        """Return what is paid, without the good in which it is."""
        return tuple(fact for fact in self.facts if fact[0] != _GOOD)

    @property
    def without_fee(self) -> Facts:
        """Return the facts but for the seat to which a price goes."""
        return tuple(fact for fact in self.facts if fact[0] != _FEE)

    @property
    def goods(self) -> frozenset[str]:
        """Return the words of the goods that are paid."""
        words = (word for _, fact in self.facts for word in (fact if isinstance(fact, tuple) else (fact,)))
        return frozenset(word for word in words if isinstance(word, str))

    @property
    def is_free(self) -> bool:
        """Whether nothing is left to pay of a price."""
        return self._find_fact(_NET) == 0

    @property
    def has_fee(self) -> bool:
        """Whether a price goes to another seat."""
        return self._find_fact(_FEE) is not None

    @property
    def spends_aside(self) -> bool:
        """Whether something is spent besides the price of what is chosen: the power of a guild, or a fee."""
        return self.has_fee or self._find_fact(_GUILD) is not None

    def added_to(self, notes: Facts) -> Facts | None:
        """Return the notes of another move with this price in theirs, if both are paid in the same good; else None."""
        good = self._find_fact(_GOOD)
        if good is None or good != dict(notes).get(_GOOD):
            return None
        numbers = {name: amount for name, amount in self.facts if isinstance(amount, int)}
        return tuple((name, value + numbers.get(name, 0) if isinstance(value, int) else value) for name, value in notes)

    def _find_fact(self, name: str) -> Fact | None:
        return next((fact for key, fact in self.facts if key == name), None)


COMPONENT = "component"
"""The annotation name of the component that a word is about, if the word names another one or only refers to it; "" if
it is about none."""


Conjunction: TypeAlias = Literal["all", "or", "then", "and", "beside"]
"""The conjunction of the clauses of a part: all of them, one of them, one after the other, a list, or separate
places."""


class Clause(Struct, frozen=True):
    """A statement about a component, independent of a language.

    `kind`: the name of its catalog entry.
    `facts`: its numbers and words.
    `parts`: the nested clauses by name, with their conjunction.
    `more`: whether it belongs to the full text only, not to the line beside a choice.
    """

    kind: str
    facts: Facts = ()
    parts: tuple[tuple[str, Conjunction, tuple["Clause", ...]], ...] = ()
    more: bool = False


FINAL_SCORE = "final-score"
"""The event for a seat's score at the end, one for each seat and for the game's own player, in games that report scores
themselves."""

GAME_ENDED = "game-ended"
"""The public event for the end of the game and its reason."""

CONTENT = "content"
"""The option whose choices are digests of a game's tables of components; they are shown as they are, without
translation."""


class Only(Struct, frozen=True):
    """The condition under which an option has an effect.

    `option`: the name of another option.
    `choices`: the choices of that option with which this one has an effect.
    `alone`: further such choices for a single player.
    `least`: the minimum number of players for `choices`.
    """

    option: str
    choices: tuple[str, ...]
    alone: tuple[str, ...] = ()
    least: int = 1


class Option(Struct, frozen=True):
    """A choice made before a game starts.

    `name`: the name of the option.
    `choices`: the possible choices; the first is the default.
    `only`: the condition of its effect; None: always.
    `replaced`: retired choices, each with its replacement; records and tables that have begun keep them.
    `solo`: the choices for a single player; with more players the first choice applies.
    `reserves`: whether a choice may be a mark, which then belongs to one of the game's own players and to no seat.
    """

    name: str
    choices: tuple[str, ...]
    only: Only | None = None
    replaced: tuple[tuple[str, str], ...] = ()
    solo: tuple[str, ...] = ()
    reserves: bool = False

    @property
    def is_open(self) -> bool:
        """Whether there is anything to choose."""
        return len(self.choices) > 1

    @property
    def playable(self) -> tuple[str, ...]:
        """Return the choices that a record may name: the current and the retired ones."""
        return (*self.choices, *dict(self.replaced))

    def choice_in_force(self, choice: str, seats: int) -> str:
        """Return the choice that is in force for a number of `seats` when `choice` was made in a lobby."""
        choice = dict(self.replaced).get(choice, choice)
        return self.choices[0] if seats > 1 and choice in self.solo else choice

    def matters(self, chosen: Options, seats: int = 1) -> bool:
        """Whether the option has an effect with these choices for all options and this number of seats."""
        if self.only is None:
            return True
        choice = chosen.get(self.only.option)
        several = seats >= self.only.least and choice in self.only.choices
        return several or (seats == 1 and choice in self.only.alone)


class Argument(Struct, frozen=True):
    """A word that follows a verb.

    `name`: its meaning.
    `optional`: whether it may be left out; only the last ones may.
    """

    name: str
    optional: bool = False


class VerbKind(Enum):
    """The peculiarity of a verb's moves, for code that offers them."""

    PLAIN = "plain"
    """Nothing."""
    NAMES_ONLY = "names-only"
    """Its words only name components: the effects of these do not happen."""
    ASKS_NEXT = "asks-next"
    """Its moves do nothing but bring the next question, beside what they cost: one press may answer both."""
    REPEATABLE = "repeatable"
    """Its moves are free, may be made several times in any order, and bring what their last words name: one press may
    make as many as there are."""
    PATH = "path"
    """Its words are a path, of which only the start and the end matter."""


class Verb(Struct, frozen=True):
    """The first word of a move: a slash command with its arguments.

    `name`: the word.
    `arguments`: the words that follow.
    `secret`: whether those words are hidden from others while the game goes on.
    `group`: what it belongs to in a game with more verbs than a command may have subcommands (25); "" for none.
    `kind`: what sets its moves apart.
    """

    name: str
    arguments: tuple[Argument, ...] = ()
    secret: bool = False
    group: str = ""
    kind: VerbKind = VerbKind.PLAIN


class Decision(Struct, frozen=True):
    """An open decision.

    `kind`: which question it is, worded by the catalog.
    `seats`: who has to choose; several choose at once, each in secret until the last has chosen.
    `sealed`: of several who choose at once, those who have chosen and may choose anew, until the last has chosen.
    `facts`: the public facts of the question, worded by the catalog.
    `private`: whether the question concerns hidden things, so that it is also asked by direct message.
    `automatic`: the move that the table may play by itself after a while, since nothing else can be done; empty: none.
        That nothing else can be done must be public knowledge, so it must not depend on hidden things.
    `ending`: the move that ends the turn where each other one is by the way, as to spend something on a later turn;
        a player may have it played after a while. Empty: none.
    `prompt`: whether `automatic` needs no delay either: nobody has anything to think about.
    """

    kind: str
    seats: tuple[Seat, ...]
    facts: Facts = ()
    private: bool = False
    automatic: Words = ()
    ending: Words = ()
    prompt: bool = False
    sealed: tuple[Seat, ...] = ()

    def takes_answers_of(self, seat: Seat | None) -> bool:
        """Whether `seat` may answer: it has to, or its answer is sealed and may be replaced."""
        return seat in self.seats or seat in self.sealed


Orders: TypeAlias = Mapping[tuple[str, str], str]
"""The standing orders of a seat: the answer for each name and scope."""


class OrderQuestion(Struct, frozen=True):
    """A question that may be answered in advance.

    `name`: the name of the question, worded by the catalog.
    `scopes`: the possible subjects, the widest first; an order for a narrower scope prevails.
    `answers`: the possible answers.
    `usual`: the answer without an order; empty: the seat is asked.
    `prompt`: whether the answer may come without delay, since its speed reveals nothing.
    """

    name: str
    scopes: tuple[str, ...]
    answers: tuple[str, ...]
    usual: str = ""
    prompt: bool = False


class Event(Struct, frozen=True):
    """An occurrence in a game.

    `name`, `facts`: the occurrence and its details, worded by the catalog.
    `audience`: the seats that may know of it; None: everybody.
    """

    name: str
    facts: Facts = ()
    audience: tuple[Seat, ...] | None = None

    def reaches(self, seat: Seat | None) -> bool:
        """Whether `seat` may know of the event; None: the public."""
        return self.audience is None or seat in self.audience


def for_everybody(events: Iterable[Event]) -> tuple[Event, ...]:
    """Return the events that everybody may know."""
    return tuple(event for event in events if event.reaches(None))


S = TypeVar("S")
V = TypeVar("V")
V_contra = TypeVar("V_contra", contravariant=True)


class Step(Struct, Generic[S], frozen=True):
    """The result of a move.

    `state`: the position after it.
    `events`: what happened.
    `informed_seats`: the seats, the mover included, that learned something hidden which the mover did not know before:
        drawn tiles, another's tiles, a revealed bid. It decides which moves may be undone without asking.
    """

    state: S
    events: tuple[Event, ...] = ()
    informed_seats: frozenset[Seat] = frozenset()


class Result(Struct, frozen=True):
    """The result of a finished game.

    `ranks`: each seat's rank; 1 is best, shared by equals. Some seat has rank 1, unless one of `rivals` beat all.
    `scores`: each seat's score, the deciding part first and tie-breakers after it.
    `reason`: the name of the ending, worded by the catalog.
    `rivals`: the scores of the game's own players, who take part in the ranking, the best one first.
    """

    ranks: tuple[int, ...]
    scores: tuple[tuple[int, ...], ...]
    reason: str
    rivals: tuple[tuple[int, ...], ...] = ()


class Told(Protocol[V_contra]):
    """A game's explanations of its components and of a seat's resources. V is its view."""

    def resources(self, view: V_contra) -> Mapping[str, int]:
        """Return the view's seat's amount of each good in which prices are paid; {} for a game without prices, and for
        a public view."""
        ...

    def unavailable_words(self, view: V_contra, prefix: Words) -> "tuple[tuple[str, IllegalMove], ...]":
        """Return the known words that `words` does not offer to the view's seat after `prefix`, each with the reason,
        the words that lack least first.

        After () these are all verbs of the question; after a verb some, where a player may expect them: actions, cards
        of the row, what can be built. It depends on the view alone.
        """
        ...

    def components(self, options: Options) -> Mapping[str, str]:
        """Return the components of a game with these options, each name with the kind of the component.

        A name is the component's word in moves, if it has one; the catalog words a kind as `component-<kind>`.
        """
        ...

    def explain(self, options: Options, name: str) -> tuple[Clause, ...]:
        """Return the effects of the component `name`, derived from the data of the rules. Raises KeyError for another
        name."""
        ...

    def locate(self, view: V_contra, name: str) -> tuple[Clause, ...]:
        """Return the location and the owner of the component `name`, as far as the view shows them; () if unknown."""
        ...

    def opening(self, view: V_contra) -> tuple[Clause, ...]:
        """Return the facts to announce when a game starts, beside its options: differences between the seats' starts;
        () for none."""
        ...

    def aim(self, view: V_contra) -> Clause | None:
        """Return the goal and the state of its clocks, the same for every view of a position; None if the seat with
        most points wins, and once the game is over. The catalog words its kind, `aim-<name>`, in one line."""
        ...


class Game(Told[V], Protocol[S, V]):
    """The rules of one game. S is its state, V its view: frozen `msgspec.Struct`s that the codec can write and read.

    `name`: the game's name in records, commands and folders.
    `rules`: the number of this version of its rules.
    `seats`: the possible numbers of players.
    `max_moves`: an upper bound of the number of moves in a game of random moves.
    `marks`: the possible names of a seat (dynasties, colours).
    `options`: the choices before the game. A game with tables of components has an option `content`, whose choices are
        digests of the tables, so that a record folds with its own tables only.
    `verbs`: the first words of its moves.
    `standing`: the questions that may be answered in advance; () for none.
    `state_type`, `view_type`: the classes S and V.
    `hands`: whether a seat has components of its own to look at, hidden or open.
    `hidden`: whether anybody lacks any information, such as hands or future luck.
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
    hands: bool
    hidden: bool

    def setup(self, marks: tuple[str, ...], options: Options, chance: Chance) -> S:
        """Return the first state for the seats called `marks`, in clockwise order; seat 0 starts."""
        ...

    def decision(self, state: S) -> Decision | None:
        """Return the question for which the game waits; None when it is over."""
        ...

    def words(self, state: S, seat: Seat, prefix: Words) -> Sequence[str]:
        """Return the possible next words after `prefix`.

        STOP is among them where the move may end. Empty: no move starts with `prefix`, because its last word or an
        earlier one was not offered.
        """
        ...

    def play(self, state: S, seat: Seat, move: Words) -> Step[S]:
        """Play a move that `words` offers and return the result. It accepts every offered move and changes none of its
        arguments."""
        ...

    def refusal(self, state: S, seat: Seat, move: Words) -> "IllegalMove | BadWords":
        """Return the refusal of a move that `words` does not offer: the rule, and the right way."""
        ...

    def view(self, state: S, seat: Seat | None) -> V:
        """Return the information of `seat`; None: public information."""
        ...

    def sample_state(self, view: V, chance: Chance) -> S:
        """Return a random state whose view, for the seat of `view`, equals `view`."""
        ...

    def standing_answer(self, view: V, orders: Orders) -> Words | None:
        """Return the move by which the standing orders of the view's seat answer its present question, one that `words`
        offers.

        None: no order fits the question. The answer depends on the view alone, so it reveals nothing else. `orders`
        contains the `usual` answer of each question without an order.
        """
        ...

    def annotations(self, view: V, prefix: Words, word: str) -> Facts:
        """Return what the view's seat gets or pays by saying `word`, one of those that `words` offers after `prefix`.

        Price (under the names that `Price` reads), result or points, worded by the catalog as `note-<name>`; ()
        if there is nothing to say. For STOP: what the whole move does. It depends on the view alone.
        """
        ...

    def result(self, state: S) -> Result | None:
        """Return the result of the game; None while it goes on."""
        ...

    def points(self, state: S, seat: Seat) -> int:
        """Return the present score of `seat` by which ranks are decided first, including hidden points."""
        ...

    def progress(self, state: S, seat: Seat) -> int:
        """Return the progress of `seat`, from which the decisive moves of a game are found: its points, unless the game
        has a finer measure."""
        ...

    def diagram(self, view: V) -> str:
        """Return a text picture of the position that can be read back."""
        ...


def max_words_by_verb(game: Game[Any, Any]) -> Mapping[str, int]:
    """Return the maximum number of words of a move for each verb: after so many words the move ends."""
    return {verb.name: 1 + len(verb.arguments) for verb in game.verbs}


max_words: Callable[..., Mapping[str, int]] = lru_cache(maxsize=64)(max_words_by_verb)


class Refused(Exception):
    """A move or request that was refused; nothing has changed.

    `reason`, `facts`: why, worded by the catalog. A class of refusals without facts names its `reason` once.
    `rule`: the number of the rule that forbids it; empty: none.
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
    """Refuse words that are no move in any position of the game."""


class IllegalMove(Refused):
    """Refuse a move that `rule` forbids now."""


class NotYourTurn(Refused):
    """Refuse a move of a seat that is not asked; `waiting` are the seats that are."""

    def __init__(self, waiting: tuple[Seat, ...]) -> None:
        super().__init__("not-your-turn", *(("who", SeatRef(seat)) for seat in waiting[:1]))
        self.waiting = waiting


class GameOver(Refused):
    """Refuse a move after the end of the game."""

    def __init__(self) -> None:
        super().__init__("game-over")
