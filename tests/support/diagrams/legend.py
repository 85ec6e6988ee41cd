"""Read a diagram, and the legend below it, which `engine.games.kingdoms.legend` writes."""

from collections.abc import Callable, Iterable, Mapping
from typing import TypeVar

from msgspec import Struct

from engine.game import Seat
from engine.games.kingdoms.legend import HIDDEN, NOTHING
from engine.kit.counts import FourCounts

V = TypeVar("V")


class BadDiagram(ValueError):
    """A text that is no diagram."""


def read_back(text: str, read: Callable[[str], V], write: Callable[[V], str]) -> V:
    """Return the view that `read` makes of a text. Raises BadDiagram if it makes none, or if the text of that view, as
    `write` writes it, reads differently."""
    try:
        view = read(text)
        again = read(write(view))
    except (ArithmeticError, LookupError, TypeError, ValueError) as fault:
        raise BadDiagram(f"no diagram: {fault}") from fault
    if again != view:
        raise BadDiagram("it contradicts itself")
    return view


class Legend(Struct, frozen=True):
    """The lines of a legend by their names; `marks`: those of the players, in the order of their seats."""

    lines: Mapping[str, str]
    marks: tuple[str, ...]

    def seat(self, mark: str) -> Seat:
        """Return the seat of a mark. Raises ValueError if nobody has it."""
        return self.marks.index(mark)

    def seat_or_none(self, mark: str) -> Seat | None:
        """Return the seat of a mark; None if the text names nobody or hides the seat."""
        return None if mark in (NOTHING, HIDDEN) else self.seat(mark)

    def line(self, name: str, default: str = NOTHING) -> str:
        """Return the content of a line."""
        return self.lines.get(name, default)

    def words(self, name: str, default: str = NOTHING) -> tuple[str, ...]:
        """Return the words of a line; () if it says that there is nothing."""
        return tuple(word for word in self.line(name, default).split() if word != NOTHING)

    def number(self, name: str) -> int:
        """Return the number on a line; 0 if there is no such line."""
        return int(self.line(name, "0"))

    def is_set(self, name: str) -> bool:
        """Whether a line says yes."""
        return self.line(name) == "yes"

    @property
    def viewer(self) -> Seat | None:
        """Return the viewing seat; None for everybody."""
        return self.seat_or_none(self.line("seen-by", HIDDEN))

    @property
    def ended(self) -> str:
        """Return the reason for the end of the game; "" while it goes on."""
        return "".join(self.words("ended"))

    def turn(self, actions: int) -> tuple[Seat, int]:
        """Return the seat whose turn it is and the number of actions left; by default the first seat with `actions`."""
        mark, left = self.line("turn", f"{self.marks[0]} {actions}").split()
        return self.seat(mark), int(left)

    def of_players(self, name: str, default: str) -> tuple[str, ...]:
        """Return the value of one name in each player's line."""
        lines = (dict(fact.split("=", 1) for fact in self.lines[mark].split()) for mark in self.marks)
        return tuple(facts.get(name, default) for facts in lines)

    def numbers(self, name: str) -> tuple[int, ...]:
        """Return a number of each player's line, 0 if it is left out."""
        return tuple(map(int, self.of_players(name, "0")))

    def own(self, name: str) -> str:
        """Return the value of a name in the viewer's line."""
        return HIDDEN if self.viewer is None else self.of_players(name, HIDDEN)[self.viewer]


def read_legend(lines: Iterable[str], marks: tuple[str, ...]) -> Legend:
    """Return the legend that these lines write; the players are those of `marks` that have a line."""
    pairs = (line.partition(":") for line in lines)
    said = {name.strip(): value.strip() for name, _, value in pairs}
    return Legend(said, tuple(name for name in said if name in marks))


def four(written: str) -> FourCounts | None:
    """Return four counts from `1,0,2,0`; None if they are hidden. Raises ValueError."""
    if written == HIDDEN:
        return None
    first, second, third, fourth = map(int, written.split(","))
    return (first, second, third, fourth)
