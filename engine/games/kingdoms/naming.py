"""The names of kingdoms: a number and a colour that each kingdom keeps as long as it exists."""

from collections.abc import Callable, Sequence
from typing import Generic, NamedTuple, Protocol, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from engine.game import Seat

RESERVED_TURNS = 10
"""Number of turns for which the number of a vanished kingdom is not reused."""

_ONES = ("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX")


class Name(NamedTuple):
    """The name of a kingdom: its number, from 1 on, and the index of its colour in a theme."""

    number: int
    colour: int

    @property
    def numeral(self) -> str:
        """Return the number in Roman numerals, as players see it."""
        return roman_numeral(self.number)


class Naming(NamedTuple):
    """The kingdoms of a position with their names.

    `bodies`: the cells of each kingdom, as bits.
    `names`: their names, in the same order.
    `gone`: the numbers of kingdoms that have ended, each with the turn of its end.
    `turn`: the number of turns so far.
    """

    bodies: tuple[int, ...] = ()
    names: tuple[Name, ...] = ()
    gone: tuple[tuple[int, int], ...] = ()
    turn: int = 0


UNNAMED = Naming()
"""The naming of a position without a history."""


class Position(Struct, frozen=True, eq=False):
    """A position or a view whose kingdoms have names, in its field `naming`, which comparisons ignore."""

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and self._compared() == other._compared()

    def __ne__(self, other: object) -> bool:
        return not self == other

    def __hash__(self) -> int:
        return hash(self._compared())

    def _compared(self) -> tuple[object, ...]:
        return tuple([getattr(self, name) for name in self.__struct_fields__ if name != "naming"])


class HasNamedKingdoms(Protocol):
    """A position whose kingdoms have names, and the seat in turn."""

    @property
    def naming(self) -> Naming: ...
    @property
    def turn(self) -> Seat: ...


NamedT = TypeVar("NamedT", bound=HasNamedKingdoms)
NamedT_co = TypeVar("NamedT_co", bound=HasNamedKingdoms, covariant=True)


class NamingDraft(Protocol[NamedT_co]):
    """The part of a draft that the naming of kingdoms reads and changes."""

    turn: Seat
    naming: Naming

    @property
    def start(self) -> NamedT_co: ...


BoardT = TypeVar("BoardT")


class Kingdoms(NamedTuple, Generic[NamedT, BoardT]):
    """Functions that read the kingdoms of a game.

    `board`: returns the board of a position or a draft.
    `bodies`: returns the cells of each kingdom of a board, as bits.
    """

    board: Callable[[NamedT | NamingDraft[NamedT]], BoardT]
    bodies: Callable[[BoardT], tuple[int, ...]]

    def with_first_names(self, state: NamedT) -> NamedT:
        """Return the initial position `state` with a first name for each of its kingdoms."""
        naming = rename_kingdoms(state.naming, self.bodies(self.board(state)))
        return replace(state, naming=naming)  # type: ignore[type-var]  # a protocol can't say that it is a Struct

    def carry_names_over(self, draft: NamingDraft[NamedT]) -> None:
        """Name the kingdoms of a draft as in the position before, as far as they still exist. Search for kingdoms only
        if the board has changed, since most moves leave it as it is."""
        board, bodies = self
        start = draft.start
        naming, old, new = start.naming, board(start), board(draft)
        if not naming.names:
            naming = rename_kingdoms(naming, bodies(old))
        turns = int(start.turn != draft.turn)
        draft.naming = rename_kingdoms(naming, bodies(new), turns) if new is not old else _advance_naming(naming, turns)


def roman_numeral(number: int) -> str:
    """Return a number from 1 to 39 as a Roman numeral."""
    tens, ones = divmod(number, 10)
    return "X" * tens + _ONES[ones]


def rename_kingdoms(naming: Naming, bodies: tuple[int, ...], turns: int = 0) -> Naming:
    """Return the naming of the kingdoms with the cells `bodies`, `turns` turns after `naming`.

    A name stays with the largest part of its kingdom. When kingdoms join, the name of the largest one stays. A new
    kingdom gets the lowest number that no kingdom has, or had in the last RESERVED_TURNS turns, and the first free
    colour.
    """
    if naming.bodies == bodies:
        return _advance_naming(naming, turns)
    turn = naming.turn + turns
    old_names = dict(zip(naming.bodies, naming.names, strict=True))
    names = [old_names.pop(body, None) for body in bodies]
    if old_names:
        _carry_over(old_names, bodies, names)
    resting = _reserved_numbers((*naming.gone, *[(name.number, turn) for name in old_names.values()]), turn)
    return Naming(bodies, _fill_names(names, resting), resting, turn)


def _advance_naming(naming: Naming, turns: int) -> Naming:
    """Return the naming of the same kingdoms, `turns` turns later."""
    bodies, names, gone, turn = naming
    return Naming(bodies, names, _reserved_numbers(gone, turn + turns), turn + turns) if turns else naming


def _reserved_numbers(gone: Sequence[tuple[int, int]], now: int) -> tuple[tuple[int, int], ...]:
    """Return the numbers of ended kingdoms that are still reserved."""
    return tuple([(number, turn) for number, turn in gone if now - turn <= RESERVED_TURNS]) if gone else ()


def _carry_over(earlier: dict[int, Name], bodies: tuple[int, ...], names: list[Name | None]) -> None:
    """Enter the surviving names into `names`, the largest common part first. Remove them from `earlier`, which holds
    the earlier names by the cells of their kingdoms."""
    if len(earlier) == 1 and names.count(None) == 1:  # the usual case: one kingdom grows or shrinks
        ((old, name),), place = earlier.items(), names.index(None)
        if old & bodies[place]:
            names[place] = name
            earlier.clear()
        return
    common = [
        (-(old & new).bit_count(), name, place, old)
        for place, new in enumerate(bodies)
        if names[place] is None
        for old, name in earlier.items()
        if old & new
    ]
    for _, name, place, old in sorted(common):
        if names[place] is None and old in earlier:
            names[place] = name
            del earlier[old]


def _fill_names(names: list[Name | None], reserved: tuple[tuple[int, int], ...]) -> tuple[Name, ...]:
    """Return the names with a new one for each None, whose number is neither used nor `reserved`."""
    old_names = [name for name in names if name is not None]
    if len(old_names) == len(names):
        return tuple(old_names)
    numbers = {number for number, _ in (*old_names, *reserved)}
    colours = {name.colour for name in old_names}
    filled = []
    for name in names:
        new_name = name or Name(_lowest_free(numbers, 1), _lowest_free(colours, 0))
        numbers.add(new_name.number)
        colours.add(new_name.colour)
        filled.append(new_name)
    return tuple(filled)


def _lowest_free(taken: set[int], lowest: int) -> int:
    while lowest in taken:
        lowest += 1
    return lowest
