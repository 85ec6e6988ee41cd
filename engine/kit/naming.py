"""Numbers by which kingdoms are called: each keeps its own as long as it lives, whatever happens to the others."""

from collections.abc import Callable, Iterable
from typing import Generic, NamedTuple, Protocol, TypeVar

from engine.game import Seat
from engine.kit.changing import Copied, replace

REST = 10
"""Number of turns for which the number of a vanished kingdom is not used again."""

_ONES = ("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX")


class Name(NamedTuple):
    """What a kingdom is called by: its number, from 1 on, and the place of its colour among those of a theme."""

    number: int
    colour: int

    @property
    def numeral(self) -> str:
        """Return the number in Roman numerals."""
        return numeral(self.number)


class Naming(NamedTuple):
    """The kingdoms of a position with their names.

    `bodies`: what belongs to each kingdom, as bits.
    `names`: the names, in the same order.
    `gone`: each number whose kingdom has gone, with the turn in which that was.
    `turn`: how many turns have passed.
    """

    bodies: tuple[int, ...] = ()
    names: tuple[Name, ...] = ()
    gone: tuple[tuple[int, int], ...] = ()
    turn: int = 0


UNNAMED = Naming()
"""The naming of a position without a past."""


class Named(Copied, Protocol):
    """A position whose kingdoms have names: a dataclass."""

    @property
    def naming(self) -> Naming: ...
    @property
    def turn(self) -> Seat: ...


NamedT = TypeVar("NamedT", bound=Named)
NamedT_co = TypeVar("NamedT_co", bound=Named, covariant=True)


class Changing(Protocol[NamedT_co]):
    """A draft of such a position."""

    turn: Seat
    naming: Naming

    @property
    def start(self) -> NamedT_co: ...


BoardT = TypeVar("BoardT")


class Kingdoms(NamedTuple, Generic[NamedT, BoardT]):
    """How the kingdoms of a game are read.

    `board`: returns what they are read off, of a position or a draft.
    `bodies`: returns the cells of each kingdom of a board, as bits.
    """

    board: Callable[[NamedT | Changing[NamedT]], BoardT]
    bodies: Callable[[BoardT], tuple[int, ...]]

    def called_first(self, state: NamedT) -> NamedT:
        """Return the first position, its kingdoms named."""
        return replace(state, naming=renamed(state.naming, self.bodies(self.board(state))))

    def call_on(self, draft: Changing[NamedT]) -> None:
        """Name the kingdoms of a draft as the position before did, as far as they live. They are read anew only where
        the board is another: most moves leave it as it is."""
        board, bodies = self
        before = draft.start
        known, old, new = before.naming, board(before), board(draft)
        if not known.names:
            known = renamed(known, bodies(old))
        turns = int(before.turn != draft.turn)
        draft.naming = renamed(known, bodies(new), turns) if new is not old else _later(known, turns)


def numeral(number: int) -> str:
    """Return a number from 1 to 39 in Roman numerals."""
    tens, ones = divmod(number, 10)
    return "X" * tens + _ONES[ones]


def renamed(naming: Naming, bodies: tuple[int, ...], turns: int = 0) -> Naming:
    """Return the naming of the kingdoms `bodies`, `turns` turns after `naming`.

    A kingdom keeps its name where most of its parts are; of several that join, the one that brings most goes on. A new
    one has the lowest number that none has, or had in the last REST turns, and the first colour that none has.
    """
    if naming.bodies == bodies:
        return _later(naming, turns)
    now = naming.turn + turns
    if _live_on(naming.bodies, bodies):
        return Naming(bodies, naming.names, _resting(naming.gone, now), now)
    kept = _names_kept(naming, bodies)
    alive = {name.number for name in kept.values()}
    gone = dict(naming.gone) | {name.number: now for name in naming.names if name.number not in alive}
    resting = _resting(gone.items(), now)
    numbers, colours = alive.union(number for number, _ in resting), {name.colour for name in kept.values()}
    names = []
    for place in range(len(bodies)):
        name = kept.get(place) or Name(_lowest(numbers, 1), _lowest(colours, 0))
        numbers.add(name.number)
        colours.add(name.colour)
        names.append(name)
    return Naming(bodies, tuple(names), resting, now)


def _later(naming: Naming, turns: int) -> Naming:
    """Return the naming of the same kingdoms, `turns` turns later."""
    bodies, names, gone, turn = naming
    return Naming(bodies, names, _resting(gone, turn + turns), turn + turns) if turns else naming


def _resting(gone: Iterable[tuple[int, int]], now: int) -> tuple[tuple[int, int], ...]:
    """Return the numbers that nothing else may have yet."""
    return tuple([(number, turn) for number, turn in gone if now - turn <= REST])


def _live_on(before: tuple[int, ...], bodies: tuple[int, ...]) -> bool:
    """Whether each kingdom has parts of the one that was at its place before, and of no other."""
    if len(before) != len(bodies):
        return False
    claimed = sum(before)
    return all(new & claimed == new & old > 0 for old, new in zip(before, bodies, strict=True))


def _names_kept(naming: Naming, bodies: tuple[int, ...]) -> dict[int, Name]:
    """Return the names that go on, by the place of the kingdom: the largest common part first."""
    common = [
        (-(old & new).bit_count(), name, place)
        for old, name in zip(naming.bodies, naming.names, strict=True)
        for place, new in enumerate(bodies)
        if old & new
    ]
    kept: dict[int, Name] = {}
    for _, name, place in sorted(common):
        if place not in kept and name not in kept.values():
            kept[place] = name
    return kept


def _lowest(taken: set[int], least: int) -> int:
    return next(number for number in range(least, least + len(taken) + 1) if number not in taken)
