"""Conflicts of an attacker and a defender who add pieces from their hands: strengths, and who wins."""

from collections.abc import Sequence
from dataclasses import Field
from typing import Any, ClassVar, Protocol, TypeVar

from engine.game import Fact, Facts, OrderQuestion, Orders, Seat, Who, Words
from engine.kit.changing import Journal, replace
from engine.standing_orders import answer


class Side(Protocol):
    """One of the two: whose it is, how strong now, and whether it has added what it adds. A dataclass."""

    __dataclass_fields__: ClassVar[dict[str, Field[Any]]]

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
    """Leaders of one name fight; first the attacker adds pieces of one colour, then the defender, who wins ties. A
    dataclass."""

    __dataclass_fields__: ClassVar[dict[str, Field[Any]]]

    @property
    def kind(self) -> str: ...
    @property
    def leader(self) -> str: ...
    @property
    def fought(self) -> int: ...
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


ConflictT = TypeVar("ConflictT", bound=Conflict[Any])


def open_conflict(conflict: ConflictT | None) -> ConflictT:
    """Return a conflict that is there. Raises ValueError where there is none."""
    if conflict is None:
        raise ValueError("nobody fights")
    return conflict


def supported(conflict: ConflictT, count: int) -> ConflictT:
    """Return a conflict after the side that adds now has added so many pieces."""
    side = replace(next_side(conflict), added=count, committed=True)
    return replace(conflict, defender=side) if conflict.attacker.committed else replace(conflict, attacker=side)


ANY, NEVER, WIN = "any", "never", "win"
"""The widest scope of standing orders, and two answers besides the numbers."""


def support_questions(leaders: tuple[str, ...], most: int) -> tuple[OrderQuestion, OrderQuestion]:
    """Return the questions of standing orders, how many pieces to add for each of `leaders`: up to `most`."""
    scopes, answers = (ANY, *leaders), (NEVER, WIN, *(str(count) for count in range(1, most + 1)))
    return OrderQuestion("attack", scopes, answers), OrderQuestion("defence", scopes, answers)


def ordered_support(conflict: Conflict[SideT], orders: Orders, counts: Sequence[int]) -> Words | None:
    """Return the move that adds, of `counts`, nothing, the fewest that win, or the most up to a number, as the side
    that adds now has ordered it; None where it has ordered nothing for this conflict."""
    said = answer(orders, "defence" if conflict.attacker.committed else "attack", conflict.leader, ANY)
    if not said:
        return None
    if said == WIN:
        enough = needed(conflict)
        return "support", str(min((count for count in counts if count >= enough), default=0))
    most = 0 if said == NEVER else int(said)
    return "support", str(max(count for count in counts if count <= most))


def decide(journal: Journal, conflict: Conflict[SideT]) -> tuple[SideT, SideT]:
    """Return the winner and the loser of a conflict to which both have added, and tell who won."""
    attacker, defender = conflict.attacker, conflict.defender
    attacks_well = attacker.strength > defender.strength
    winner, loser = (attacker, defender) if attacks_well else (defender, attacker)
    journal.tell(
        "conflict-won",
        winner=Who(winner.seat),
        loser=Who(loser.seat),
        leader=conflict.leader,
        attack=attacker.strength,
        defence=defender.strength,
    )
    return winner, loser


def began(journal: Journal, conflict: Conflict[SideT], **places: Fact) -> None:
    """Tell that a conflict began, where, and how strong both are."""
    attacker, defender = conflict.attacker, conflict.defender
    journal.tell(
        "war-began" if conflict.kind == "war" else "revolt-began",
        attacker=Who(attacker.seat),
        defender=Who(defender.seat),
        leader=conflict.leader,
        **places,
        attack=attacker.strength,
        defence=defender.strength,
    )


def question(conflict: Conflict[SideT]) -> Facts:
    """Return the public facts of the question how much the next side adds."""
    return (
        ("side", "defender" if conflict.attacker.committed else "attacker"),
        ("conflict", conflict.kind),
        ("leader", conflict.leader),
        ("attack", conflict.attacker.strength),
        ("defence", conflict.defender.strength),
        ("added", conflict.attacker.added),
    )
