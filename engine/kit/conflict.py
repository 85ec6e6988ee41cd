"""Conflicts of an attacker and a defender who add pieces from their hands: strengths, and who wins."""

from typing import Protocol, TypeVar

from engine.game import Fact, Facts, Seat, Who
from engine.kit.draft import Journal


class Side(Protocol):
    """One of the two: whose it is, how strong now, and whether it has added what it adds."""

    @property
    def seat(self) -> Seat: ...
    @property
    def added(self) -> int: ...
    @property
    def committed(self) -> bool: ...
    @property
    def strength(self) -> int: ...


SideT = TypeVar("SideT", bound=Side)
SideT_co = TypeVar("SideT_co", bound=Side, covariant=True)


class Conflict(Protocol[SideT_co]):
    """Both sides; first the attacker adds, then the defender, who wins ties."""

    @property
    def kind(self) -> str: ...
    @property
    def attacker(self) -> SideT_co: ...
    @property
    def defender(self) -> SideT_co: ...


def next_side(conflict: Conflict[SideT]) -> SideT:
    """Return the side that adds now."""
    return conflict.defender if conflict.attacker.committed else conflict.attacker


def needed(conflict: Conflict[SideT]) -> int:
    """Return how many pieces the side that adds now needs to be ahead; 0 or less where it is already."""
    lead = conflict.attacker.strength - conflict.defender.strength
    return lead if conflict.attacker.committed else 1 - lead


def decide(journal: Journal, conflict: Conflict[SideT], leader: str) -> tuple[SideT, SideT]:
    """Return the winner and the loser of a conflict to which both have added, and tell who won."""
    attacker, defender = conflict.attacker, conflict.defender
    attacks_well = attacker.strength > defender.strength
    winner, loser = (attacker, defender) if attacks_well else (defender, attacker)
    journal.tell(
        "conflict-won",
        winner=Who(winner.seat),
        loser=Who(loser.seat),
        leader=leader,
        attack=attacker.strength,
        defence=defender.strength,
    )
    return winner, loser


def began(journal: Journal, conflict: Conflict[SideT], leader: str, **places: Fact) -> None:
    """Tell that a conflict began, where, and how strong both are."""
    attacker, defender = conflict.attacker, conflict.defender
    journal.tell(
        "war-began" if conflict.kind == "war" else "revolt-began",
        attacker=Who(attacker.seat),
        defender=Who(defender.seat),
        leader=leader,
        **places,
        attack=attacker.strength,
        defence=defender.strength,
    )


def question(conflict: Conflict[SideT], leader: str) -> Facts:
    """Return the public facts of the question how much the next side adds."""
    return (
        ("side", "defender" if conflict.attacker.committed else "attacker"),
        ("conflict", conflict.kind),
        ("leader", leader),
        ("attack", conflict.attacker.strength),
        ("defence", conflict.defender.strength),
        ("added", conflict.attacker.added),
    )
