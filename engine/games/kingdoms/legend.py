"""The legend below a diagram: lines with a name and a value, and a line of facts for each player."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Protocol, TypeVar

from engine.game import Seat
from engine.games.kingdoms.conflict import Conflict, SideT

NOTHING, HIDDEN = "-", "?"


def write_counts(counts: tuple[int, ...] | None) -> str:
    """Return counts separated by commas, or HIDDEN for None."""
    return HIDDEN if counts is None else ",".join(map(str, counts))


def write_yes_or_no(answer: bool) -> str:
    """Return `yes` or `no`."""
    return "yes" if answer else "no"


def write_player(mark: str, facts: Mapping[str, str]) -> str:
    """Return a player's line: the mark, then each fact as `name=value`."""
    return f"{mark}: " + " ".join(f"{name}={value}" for name, value in facts.items())


class _TurnView(Protocol):
    @property
    def seat(self) -> Seat | None: ...
    @property
    def dynasties(self) -> tuple[str, ...]: ...
    @property
    def turn(self) -> Seat: ...
    @property
    def actions(self) -> int: ...


def write_turn(view: _TurnView) -> tuple[str, str]:
    """Return the lines of the viewer, and of the player in turn with the number of actions left."""
    viewer = HIDDEN if view.seat is None else view.dynasties[view.seat]
    return f"seen-by: {viewer}", f"turn: {view.dynasties[view.turn]} {view.actions}"


class _FightView(_TurnView, Protocol):
    @property
    def conflict(self) -> Conflict[Any] | None: ...
    @property
    def ended(self) -> str: ...


FoughtT = TypeVar("FoughtT", bound=_FightView)


def write_closing(
    view: FoughtT, player: Callable[[FoughtT, Seat], str], place: str, write_side: Callable[[SideT], str]
) -> Iterator[str]:
    """Yield each player's line from `player`, the conflict at `place` with its sides from `write_side`, and the reason
    for the end."""
    for seat in range(len(view.dynasties)):
        yield player(view, seat)
    conflict: Conflict[SideT] | None = view.conflict
    if conflict is not None:
        winner = NOTHING if conflict.winner is None else view.dynasties[conflict.winner]
        yield f"conflict: {conflict.kind} {conflict.leader} {place} {winner}"
        for name, side in (("attacker", conflict.attacker), ("defender", conflict.defender)):
            added = str(side.added) if side.committed else HIDDEN
            yield f"{name}: {view.dynasties[side.seat]} {write_side(side)} {added}"
    yield f"ended: {view.ended or NOTHING}"
