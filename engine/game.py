"""The contract: what a game must answer so that the table, the bot, the record and the computer players can host it."""

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
    """What a choice costs.

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
        return self._told(_NET) == 0

    @property
    def has_fee(self) -> bool:
        """Whether a price goes to another seat."""
        return self._told(_FEE) is not None

    @property
    def spends_aside(self) -> bool:
        """Whether something is spent besides the price of what is chosen: the power of a guild, or a fee."""
        return self.has_fee or self._told(_GUILD) is not None

    def added_to(self, notes: Facts) -> Facts | None:
        """Return the notes of another move with this price in theirs, if both are paid in the same good; else None."""
        good = self._told(_GOOD)
        if good is None or good != dict(notes).get(_GOOD):
            return None
        numbers = {name: amount for name, amount in self.facts if isinstance(amount, int)}
        return tuple((name, value + numbers.get(name, 0) if isinstance(value, int) else value) for name, value in notes)

    def _told(self, name: str) -> Fact | None:
        return next((fact for key, fact in self.facts if key == name), None)


COMPONENT = "component"
"""The name of the note of the component that a word is about, where the word names another one or only points at it; ""
where it is about none."""


Joint: TypeAlias = Literal["all", "or", "then", "and", "beside"]
"""How the clauses of a part belong together: all of them at once, one of them, one after the other, as a list, or each
in a place of its own."""


class Clause(Struct, frozen=True):
    """A statement about a component, in no language.

    `kind`: the entry that words it.
    `facts`: its numbers and words.
    `parts`: what stands inside it: under a name, as clauses that belong together in some way.
    `more`: whether it is told in a full text only, not beside a choice.
    """

    kind: str
    facts: Facts = ()
    parts: tuple[tuple[str, Joint, tuple["Clause", ...]], ...] = ()
    more: bool = False


FINAL_SCORE = "final-score"
"""The event for a seat's score at the end, one event a seat, by a game that tells scores itself; it also tells that of
its own player."""

GAME_ENDED = "game-ended"
"""The public event for the end of the game and its reason."""

CONTENT = "content"
"""The option whose choices are digests of a game's tables of components: no words, they are shown as they are."""


class Only(Struct, frozen=True):
    """What an option depends on.

    `option`: the name of another option.
    `choices`: those of its choices with which the option has an effect.
    `alone`: further choices with which it has one as long as nobody else plays.
    `least`: how many must play at least for it to have one with `choices`.
    """

    option: str
    choices: tuple[str, ...]
    alone: tuple[str, ...] = ()
    least: int = 1


class Option(Struct, frozen=True):
    """A choice made before a game starts.

    `name`: what is chosen.
    `choices`: what may be chosen; the first is the default.
    `only`: when it has an effect; None: always.
    `replaced`: choices that nobody is offered any more, each with the one that took its place; records and tables that
    have begun keep them.
    `solo`: the choices for one player alone; where more play, the first choice is played instead.
    `reserves`: whether a choice may be a mark, which one of the game's own players then has and no seat may have.
    """

    name: str
    choices: tuple[str, ...]
    only: Only | None = None
    replaced: tuple[tuple[str, str], ...] = ()
    solo: tuple[str, ...] = ()
    reserves: bool = False

    @property
    def open(self) -> bool:
        """Whether there is anything to choose."""
        return len(self.choices) > 1

    @property
    def playable(self) -> tuple[str, ...]:
        """Return the choices that a record may name: those that may be chosen, and those that have been replaced."""
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
    """One word that follows a verb.

    `name`: what it stands for.
    `optional`: whether it may be left out; only the last ones may.
    """

    name: str
    optional: bool = False


class VerbKind(Enum):
    """What sets the moves of a verb apart, for those who offer them."""

    PLAIN = "plain"
    """Nothing."""
    NAMES_ONLY = "names-only"
    """Its words name components, and nothing comes of what those do."""
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
    """What the game waits for.

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
"""What a seat has ordered in advance: the name and the scope of a standing order, and its answer."""


class OrderQuestion(Struct, frozen=True):
    """A question that may be answered in advance.

    `name`: which question, worded by the catalog.
    `scopes`: what it may be about, the widest first; an order for a narrower scope prevails.
    `answers`: what may be ordered.
    `usual`: the answer when nothing was ordered; empty: the seat is asked.
    `prompt`: whether the answer may come without delay, since its speed tells nothing.
    """

    name: str
    scopes: tuple[str, ...]
    answers: tuple[str, ...]
    usual: str = ""
    prompt: bool = False


class Event(Struct, frozen=True):
    """Something that happened in a game.

    `name`, `facts`: what happened, worded by the catalog.
    `audience`: the seats that may know of it; None: everybody.
    """

    name: str
    facts: Facts = ()
    audience: tuple[Seat, ...] | None = None

    def reaches(self, seat: Seat | None) -> bool:
        """Whether `seat` may know of the event; None stands for the public."""
        return self.audience is None or seat in self.audience


def for_everybody(events: Iterable[Event]) -> tuple[Event, ...]:
    """Return the events that everybody may know."""
    return tuple(event for event in events if event.reaches(None))


S = TypeVar("S")
V = TypeVar("V")
V_contra = TypeVar("V_contra", contravariant=True)


class Step(Struct, Generic[S], frozen=True):
    """What a move did.

    `state`: the position after it.
    `events`: what happened.
    `informed_seats`: the seats, the mover included, that learned something hidden which the mover did not know before:
        drawn tiles, another's tiles, a revealed bid. It decides which moves may be undone without asking.
    """

    state: S
    events: tuple[Event, ...] = ()
    informed_seats: frozenset[Seat] = frozenset()


class Result(Struct, frozen=True):
    """How a game ended.

    `ranks`: each seat's rank; 1 is best, shared by equals. Some seat has rank 1, unless one of `rivals` beat all.
    `scores`: each seat's score, the part that decides first in front.
    `reason`: which ending it was, worded by the catalog.
    `rivals`: the scores of the game's own players, who take part in the ranking, the best one first.
    """

    ranks: tuple[int, ...]
    scores: tuple[tuple[int, ...], ...]
    reason: str
    rivals: tuple[tuple[int, ...], ...] = ()


class Told(Protocol[V_contra]):
    """What a game tells of its components and of a seat's means. V is its view."""

    def resources(self, view: V_contra) -> Mapping[str, int]:
        """Return how much the view's seat has of each good that prices are paid in; {} for a game without prices, and
        for nobody's view."""
        ...

    def unavailable_words(self, view: V_contra, typed: Words) -> "tuple[tuple[str, IllegalMove], ...]":
        """Return the known words that `words` does not offer to the view's seat after `typed`, each with what is
        missing, the nearest first.

        After () these are all verbs of the question; after a verb some, where a player may expect them: actions, cards
        of the row, what can be built. It depends on the view alone.
        """
        ...

    def components(self, options: Options) -> Mapping[str, str]:
        """Return what a game with these options is played with, each by its name, with the kind of thing that it is.

        A name is the word that moves say where they say one; the catalog words a kind as `component-<kind>`.
        """
        ...

    def explain(self, options: Options, name: str) -> tuple[Clause, ...]:
        """Return what the component `name` does, made from what the rules execute. Raises KeyError for another name."""
        ...

    def locate(self, view: V_contra, name: str) -> tuple[Clause, ...]:
        """Return where the component `name` lies and who has it, as far as the view shows; () for unknown."""
        ...

    def opening(self, view: V_contra) -> tuple[Clause, ...]:
        """Return what is told once when a game starts, beside its options: what seats begin with unlike others; () for
        nothing."""
        ...

    def aim(self, view: V_contra) -> Clause | None:
        """Return what has to be reached and how far its clocks have gone, the same for every view of a position; None
        where the most points of the seats win, and once the game is over. The catalog words its kind, `aim-<name>`, in
        one line."""
        ...


class Game(Told[V], Protocol[S, V]):
    """The rules of one game. S is its state, V its view: frozen `msgspec.Struct`s that the codec can write and read.

    `name`: how the game is called in records, commands and folders.
    `rules`: the number of this version of its rules.
    `seats`: how many may play.
    `max_moves`: more moves than a game of random moves can have.
    `marks`: what a seat may be called (dynasties, colours); a table seats as many as it has players.
    `options`: what can be chosen before the game. A game with tables of components has an option `content`, whose
        choices are digests of the tables, so that a record folds with its own tables only.
    `verbs`: the first words of its moves.
    `standing`: the questions that may be answered in advance; () for none.
    `state_type`, `view_type`: the classes S and V.
    `hands`: whether a seat has things of its own to look at, hidden or before it.
    `hidden`: whether anything is hidden from anybody, such as hands or the luck to come.
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
        """Return what the game waits for; None when it is over."""
        ...

    def words(self, state: S, seat: Seat, typed: Words) -> Sequence[str]:
        """Return the possible next words after `typed`.

        STOP is among them where the move may end. Empty: no move starts with `typed`, because its last word or an
        earlier one was not offered.
        """
        ...

    def play(self, state: S, seat: Seat, move: Words) -> Step[S]:
        """Return what a move does that `words` offers. It accepts every offered move and changes none of its
        arguments."""
        ...

    def refusal(self, state: S, seat: Seat, move: Words) -> "IllegalMove | BadWords":
        """Return why a move that `words` does not offer is refused: the rule, and what would be right."""
        ...

    def view(self, state: S, seat: Seat | None) -> V:
        """Return what `seat` may know; None: what everybody may know."""
        ...

    def sample_state(self, view: V, chance: Chance) -> S:
        """Return some state whose view, for the seat of `view`, is `view`."""
        ...

    def standing_answer(self, view: V, orders: Orders) -> Words | None:
        """Return the move that the view's seat has ordered for the question it is asked now, one that `words` offers.

        None: it is asked none that an order fits. It depends on the view alone, so it can tell no more than that. Where
        nothing was ordered, `orders` contains the `usual` answers.
        """
        ...

    def annotations(self, view: V, typed: Words, word: str) -> Facts:
        """Return what the view's seat gets or pays by saying `word`, one of those that `words` offers after `typed`.

        Price (under the names that `Price` reads), result or points, worded by the catalog as `note-<name>`; ()
        where there is nothing to say. For STOP: what the whole move does. It depends on the view alone.
        """
        ...

    def result(self, state: S) -> Result | None:
        """Return how the game ended; None while it goes on."""
        ...

    def points(self, state: S, seat: Seat) -> int:
        """Return what ranks go by first, as it stands for `seat` now, the hidden part included."""
        ...

    def progress(self, state: S, seat: Seat) -> int:
        """Return how far `seat` has come, by which the moves that turned a game are found: its points, unless the game
        has a finer measure."""
        ...

    def find_error(self, state: S, marks: tuple[str, ...], options: Options) -> str:
        """Return the name of the first part of `state` that no game of these seats and options can hold.

        Empty: the state can be shown and played on from. It is asked of a state read from a file, whose parts may hold
        any values of their types.
        """
        ...

    def diagram(self, view: V) -> str:
        """Return a text picture of the position that can be read back."""
        ...


def max_words_by_verb(game: Game[Any, Any]) -> Mapping[str, int]:
    """Return how many words a move with each verb has at most: after so many that are offered it stops."""
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
