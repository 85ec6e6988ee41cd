"""Conflicts between an attacker and a defender, who add pieces from their hands to strengths that each game counts."""

from collections.abc import Sequence
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from msgspec.structs import replace

from engine.game import Fact, Facts, OrderQuestion, Orders, Seat, SeatRef, Step, Words
from engine.kit import changing
from engine.kit.changing import FieldCopier, Journal, clockwise, with_value
from engine.kit.counts import FourCounts, add_count
from engine.standing_orders import order_for

CONFLICT_KINDS = ("revolt", "war")
"""The kinds of conflict: within a kingdom, and between two."""


class Side(Protocol):
    """One side of a conflict: its seat, its strength, and whether it has added its support."""

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
    """A conflict between leaders of one colour, a Struct. First the attacker adds pieces of one colour, then the
    defender, who wins ties."""

    @property
    def kind(self) -> str: ...
    @property
    def leader(self) -> str: ...
    @property
    def support_colour(self) -> int: ...
    @property
    def attacker(self) -> SideT_co: ...
    @property
    def defender(self) -> SideT_co: ...
    @property
    def winner(self) -> Seat | None: ...


def next_side(conflict: Conflict[SideT]) -> SideT:
    """Return the side that adds pieces now: the attacker until it has added, then the defender."""
    return conflict.defender if conflict.attacker.committed else conflict.attacker


def pieces_needed(conflict: Conflict[SideT]) -> int:
    """Return the number of pieces that the side adding now needs to win at this moment; 0 or less if it wins
    already."""
    lead = conflict.attacker.strength - conflict.defender.strength
    return lead if conflict.attacker.committed else 1 - lead


ConflictT = TypeVar("ConflictT", bound=Conflict[Any])


def open_conflict(conflict: ConflictT | None) -> ConflictT:
    """Return `conflict`, which a caller knows to be open. Raises ValueError if it is None."""
    if conflict is None:
        raise ValueError("nobody fights")
    return conflict


def add_support(conflict: ConflictT, count: int) -> ConflictT:
    """Return a conflict after the side that adds now has added `count` pieces."""
    side = replace(next_side(conflict), added=count, committed=True)
    name = "defender" if conflict.attacker.committed else "attacker"
    return replace(conflict, **{name: side})  # type: ignore[type-var]  # a protocol can't say that it is a Struct


ANY_CONFLICT, NEVER, WIN = "any", "never", "win"
"""The widest scope of standing orders, and the two answers that are not numbers."""


def support_questions(leaders: tuple[str, ...], limit: int) -> tuple[OrderQuestion, OrderQuestion]:
    """Return the questions of standing orders for attack and defence: how many pieces, up to `limit`, to add in
    conflicts of each of `leaders`."""
    scopes, answers = (ANY_CONFLICT, *leaders), (NEVER, WIN, *(str(count) for count in range(1, limit + 1)))
    return OrderQuestion("attack", scopes, answers), OrderQuestion("defence", scopes, answers)


def standing_support(conflict: Conflict[SideT], orders: Orders, counts: Sequence[int]) -> Words | None:
    """Return the move by which the side that adds now follows its standing orders, or None without an order for this
    conflict. The order decides which of `counts` it adds: none, the smallest that wins, or the largest up to a
    limit."""
    order = order_for(orders, "defence" if conflict.attacker.committed else "attack", conflict.leader, ANY_CONFLICT)
    if not order:
        return None
    if order == WIN:
        needed = pieces_needed(conflict)
        return "support", str(min((count for count in counts if count >= needed), default=0))
    limit = 0 if order == NEVER else int(order)
    return "support", str(max(count for count in counts if count <= limit))


def decide_conflict(journal: Journal, conflict: Conflict[SideT]) -> tuple[SideT, SideT]:
    """Report the winner of a conflict to which both sides have added support; return the winner and the loser."""
    attacker, defender = conflict.attacker, conflict.defender
    attacks_well = attacker.strength > defender.strength
    winner, loser = (attacker, defender) if attacks_well else (defender, attacker)
    journal.report(
        "conflict-won",
        winner=SeatRef(winner.seat),
        loser=SeatRef(loser.seat),
        leader=conflict.leader,
        attack=attacker.strength,
        defence=defender.strength,
    )
    return winner, loser


def announce_conflict(journal: Journal, conflict: Conflict[SideT], **places: Fact) -> None:
    """Report the start of a conflict with both strengths. `places`: the facts that tell where, in the game's words."""
    attacker, defender = conflict.attacker, conflict.defender
    journal.report(
        "war-began" if conflict.kind == "war" else "revolt-began",
        attacker=SeatRef(attacker.seat),
        defender=SeatRef(defender.seat),
        leader=conflict.leader,
        **places,
        attack=attacker.strength,
        defence=defender.strength,
    )


def support_question_facts(conflict: Conflict[SideT]) -> Facts:
    """Return the facts of the question for support: the side that adds now, the conflict and both strengths."""
    return (
        ("side", "defender" if conflict.attacker.committed else "attacker"),
        ("conflict", conflict.kind),
        ("leader", conflict.leader),
        ("attack", conflict.attacker.strength),
        ("defence", conflict.defender.strength),
        ("added", conflict.attacker.added),
    )


class _State(Protocol):
    @property
    def agenda(self) -> tuple[Any, ...]: ...


S = TypeVar("S", bound=_State)
T = TypeVar("T")
C = TypeVar("C", bound=Conflict[Any])


class Draft(changing.Draft[S, T], Generic[S, T, C]):
    """A position of a game with conflicts while a move changes it. C is the class of its conflicts.

    `fields`: the fields of the game's positions.
    """

    fields: ClassVar[FieldCopier[Any]]
    hands: tuple[FourCounts, ...]
    catastrophes: tuple[int, ...]
    out: FourCounts
    turn: Seat
    actions: int
    conflict: C | None
    ended: str

    def __init__(self, state: S) -> None:
        self.fields.thaw(self, state)
        super().__init__(state, state.agenda)

    def step(self) -> Step[S]:
        """Return the frozen position after the move, with its events and informed seats."""
        return self.journal.step(self.fields.freeze(self, self.agenda.tasks))

    def end_game(self, reason: str) -> None:
        """End the game for `reason`: remove all tasks and reveal everything."""
        self.ended, self.agenda.tasks = reason, ()
        self.journal.mark_informed(*range(len(self.hands)))
        self.journal.report("game-ended", reason=reason)

    def clockwise(self) -> Sequence[Seat]:
        """Return all seats clockwise, the active player's first."""
        return clockwise(self.turn, len(self.hands))

    def add_drawn(self, seat: Seat, drawn: bytes) -> None:
        """Add drawn pieces, one byte for the colour of each, to a hand. Report to everybody how many there are."""
        hand = self.hands[seat]
        for colour in drawn:
            hand = add_count(hand, colour, 1)
        self.hands = with_value(self.hands, seat, hand)
        self.journal.mark_informed(seat)
        self.journal.report("drew", who=SeatRef(seat), count=len(drawn))

    def spend_pieces(self, seat: Seat, colour: int, count: int = 1) -> None:
        """Remove pieces of a colour from a seat's hand, without adding them to those out of the game."""
        self.hands = with_value(self.hands, seat, add_count(self.hands[seat], colour, -count))

    def use_catastrophe(self, seat: Seat) -> None:
        """Remove one of a seat's catastrophes, which it plays."""
        self.catastrophes = with_value(self.catastrophes, seat, self.catastrophes[seat] - 1)

    def discard_pieces(self, colour: int, count: int = 1) -> None:
        """Add pieces to those out of the game; a negative count takes them back."""
        self.out = add_count(self.out, colour, count)
