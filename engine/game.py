"""The contract: what a game must say for the table, the bot, the record and the computer players to host it."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, Protocol, TypeAlias, TypeVar

from engine.chance import Chance

Seat: TypeAlias = int
Words: TypeAlias = tuple[str, ...]
Options: TypeAlias = Mapping[str, str]

STOP = ""
"""What `words` offers where a move may stop."""


@dataclass(frozen=True, slots=True)
class Who:
    """A fact that names a seat; the catalogs write the name of whoever sits there."""

    seat: Seat


Fact: TypeAlias = int | str | Who | tuple[str, ...]
"""A number, a word (worded by the game's catalog, cells and numerals stay as they are), a seat, or several words."""

Facts: TypeAlias = tuple[tuple[str, Fact], ...]


@dataclass(frozen=True, slots=True)
class Option:
    """A choice made before the game starts; the first of `choices` is what is played when nobody chooses."""

    name: str
    choices: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Argument:
    """One place in a verb's sentence; `optional` ones may be left out from the end."""

    name: str
    optional: bool = False


@dataclass(frozen=True, slots=True)
class Verb:
    """The first word of a move and the places after it: a slash command and its arguments. `secret`: what is said
    after it is for nobody else to read while the game goes on."""

    name: str
    arguments: tuple[Argument, ...] = ()
    secret: bool = False


@dataclass(frozen=True, slots=True)
class Decision:
    """What the game waits for.

    `seats` owe a choice; several choose at once, each in secret until the last has chosen. `kind` and the public
    `facts` are worded by the catalog. `private`: the question concerns hidden things, so it is also asked by message.
    `automatic`: the move that nobody would miss, which the table may play by itself after a while. It is public
    knowledge that nothing else can be done, so it must not depend on hidden things.
    """

    kind: str
    seats: tuple[Seat, ...]
    facts: Facts = ()
    private: bool = False
    automatic: Words = ()


Orders: TypeAlias = Mapping[tuple[str, str], str]
"""What a seat has ordered in advance: the name and the scope of a standing order, and its answer."""


@dataclass(frozen=True, slots=True)
class OrderQuestion:
    """A question that may be answered in advance.

    `scopes`: what it may be about, the widest first; an order for a narrower scope goes before one for a wider.
    `answers`: what may be ordered. `usual`: what holds when nothing was ordered ("": the seat is asked). `prompt`: the
    answer tells nothing by coming at once, so nobody waits for it.
    """

    name: str
    scopes: tuple[str, ...]
    answers: tuple[str, ...]
    usual: str = ""
    prompt: bool = False


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened, for those in `audience` (None: for everybody)."""

    name: str
    facts: Facts = ()
    audience: tuple[Seat, ...] | None = None

    def reaches(self, seat: Seat | None) -> bool:
        """Whether `seat` may hear of it; None stands for the public."""
        return self.audience is None or seat in self.audience


def for_everybody(events: Iterable[Event]) -> tuple[Event, ...]:
    """Those of which everybody may hear."""
    return tuple(event for event in events if event.reaches(None))


S = TypeVar("S")
V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class Step(Generic[S]):
    """What a move did. `learned` are the seats, the mover included, that came to know something which was hidden
    from them and which the mover did not know: drawn tiles, another's tiles, a revealed bid. It decides what may be
    taken back without asking."""

    state: S
    events: tuple[Event, ...] = ()
    learned: frozenset[Seat] = frozenset()


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended.

    `ranks`: each seat's rank; 1 is best, shared by equals. Somebody is first, unless the game's own player beat all.
    `scores`: each seat's score, the part that decides first in front.
    `reason`: which ending it was, worded by the catalog.
    `rival`: the score of the game's own player, who takes part in the ranking; () where there is none.
    """

    ranks: tuple[int, ...]
    scores: tuple[tuple[int, ...], ...]
    reason: str
    rival: tuple[int, ...] = ()


class Game(Protocol[S, V]):
    """The rules of one game. S is its state, V its view: frozen dataclasses that survive the codec.

    `marks` are what a seat may be called (dynasties, colours); a table seats as many as it has players. `standing` are
    the questions that may be answered in advance; () for a game that has none. `longest`: more moves than a game whose
    moves are drawn at random may take. A game with tables of components has an option called `content`, whose choices
    are digests of the tables, so that a record folds with its own tables only.
    """

    name: str
    rules: int
    seats: range
    longest: int
    marks: tuple[str, ...]
    options: tuple[Option, ...]
    verbs: tuple[Verb, ...]
    standing: tuple[OrderQuestion, ...]
    state_type: type[S]
    view_type: type[V]

    def setup(self, marks: tuple[str, ...], options: Options, chance: Chance) -> S:
        """The first state for the seats called `marks`, in clockwise order; seat 0 starts."""
        ...

    def decision(self, state: S) -> Decision | None:
        """What the game waits for; None when it is over."""
        ...

    def words(self, state: S, seat: Seat, typed: Words) -> Sequence[str]:
        """Possible next words after `typed`; STOP among them where the move may end. Empty: no move starts so,
        whether its last word or an earlier one was not offered."""
        ...

    def play(self, state: S, seat: Seat, move: Words) -> Step[S]:
        """Do a move that `words` offers. Total on offered moves; changes nothing it was given."""
        ...

    def refusal(self, state: S, seat: Seat, move: Words) -> "IllegalMove | BadWords":
        """Why a move that `words` does not offer is refused: the rule, and what would be right."""
        ...

    def view(self, state: S, seat: Seat | None) -> V:
        """What `seat` may know; None: what everybody may know."""
        ...

    def imagine(self, view: V, chance: Chance) -> S:
        """Some state that looks like `view` to whom it was made for."""
        ...

    def ordered(self, view: V, orders: Orders) -> Words | None:
        """The move that the view's seat has ordered for the question it is asked now, one that `words` offers; None
        when it is asked none that an order fits. It depends on the view alone, so it cannot tell more than that.
        `usual` answers stand among `orders` where nothing else was ordered."""
        ...

    def notes(self, view: V, typed: Words, word: str) -> Facts:
        """What the view's seat gets or pays by saying `word`, one of those that `words` offers after `typed`: price,
        result, points, worded by the catalog as `note-<name>`; () where there is nothing to say. For STOP: what the
        whole move does. It depends on the view alone."""
        ...

    def result(self, state: S) -> Result | None:
        """How it ended; None while it goes on."""
        ...

    def flaw(self, state: S, marks: tuple[str, ...], options: Options) -> str:
        """Name the first part of `state` that no game of these seats and options can hold; "" for a state that can be
        shown and played on from. It is asked of a state read from a file, whose parts may hold anything of their
        types."""
        ...

    def diagram(self, view: V) -> str:
        """A text picture of the position that reads back."""
        ...


class Refused(Exception):
    """A move that was not made. `reason` and `facts` are worded by the catalog; nothing has changed. A class of
    refusals without facts names its `reason` once."""

    reason: str = ""

    def __init__(self, reason: str = "", *facts: tuple[str, Fact], rule: str = "") -> None:
        super().__init__(reason, *facts, rule)
        self.reason = reason or self.reason
        self.facts: Facts = facts
        self.rule = rule

    def __str__(self) -> str:
        told = " ".join(f"{name}={value}" for name, value in self.facts)
        return " ".join(part for part in (self.reason, told, self.rule and f"({self.rule})") if part)


class BadWords(Refused):
    """Not a move at all: no position of the game has one like it."""


class IllegalMove(Refused):
    """A move, but not now: `rule` forbids it."""


class NotYourTurn(Refused):
    """Somebody else's decision."""

    def __init__(self, waiting: tuple[Seat, ...]) -> None:
        super().__init__("not-your-turn", *(("who", Who(seat)) for seat in waiting[:1]))
        self.waiting = waiting


class GameOver(Refused):
    """The game has ended; nothing can be played."""

    def __init__(self) -> None:
        super().__init__("game-over")
