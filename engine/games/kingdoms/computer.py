"""Evaluation of conflicts for computer players: expected gains, and the supports worth trying."""

from collections.abc import Mapping, Sequence
from math import exp, fsum
from typing import Any, Protocol, TypeVar

from engine.game import Seat, Words
from engine.games.kingdoms.conflict import Conflict, Side, pieces_needed
from engine.kit.counts import FourCounts

SideT = TypeVar("SideT", bound=Side)

_WIN_CHANCE_STEEPNESS, _TIE_LEAD = 2.0, 0.5


def own_and_opposing_side(conflict: Conflict[SideT], seat: Seat) -> tuple[SideT, SideT] | None:
    """Return the side of `seat` in a conflict and the opposing side, or None if other seats fight."""
    match seat:
        case conflict.attacker.seat:
            return conflict.attacker, conflict.defender
        case conflict.defender.seat:
            return conflict.defender, conflict.attacker
    return None


def expected_strength(side: Side, held: int | None, hidden: int, colour: int, stock: Sequence[int]) -> float:
    """Return the expected strength of a side: its current strength and its likely support. The support is estimated
    from the `held` pieces of the colour if known, otherwise from its share of `hidden` pieces drawn from `stock`, the
    counts of each colour."""
    if side.committed:
        return side.strength
    return side.strength + (hidden * stock[colour] / sum(stock) if held is None else held)


class _ConflictView(Protocol):
    @property
    def hand(self) -> FourCounts | None: ...
    @property
    def hands(self) -> tuple[int, ...]: ...


class FoughtPosition(Protocol):
    """A sampled position with a conflict, in which all hands are known."""

    @property
    def conflict(self) -> Conflict[Any] | None: ...
    @property
    def hands(self) -> tuple[FourCounts, ...]: ...


def expected_lead(
    view: _ConflictView, conflict: Conflict[SideT], own: SideT, opposing: SideT, stock: Sequence[int]
) -> float:
    """Return the expected lead in strength of `own`, the side of the view's seat, after the likely support of both."""
    in_hand = view.hand[conflict.support_colour] if view.hand is not None else None
    strength = expected_strength(own, in_hand, view.hands[own.seat], conflict.support_colour, stock)
    return strength - expected_strength(opposing, None, view.hands[opposing.seat], conflict.support_colour, stock)


def leader_features(kingdoms: Sequence[tuple[float, float, float]]) -> Mapping[str, float]:
    """Return the features of leaders, summed over the kingdoms: the income of the seat's leaders, their safety, and the
    rivals' income. The order of the kingdoms does not change the rounding of the sums."""
    return {
        "leaders": fsum([income for income, _, _ in kingdoms]),
        "safety": fsum([safety for _, safety, _ in kingdoms]),
        "rivals": -fsum([rival_income for _, _, rival_income in kingdoms]),
    }


def expected_gain(lead: float, attacks: bool, prize: float, loss: float) -> float:
    """Return prize minus loss, weighted by the chance to win with a lead in strength; the defender wins ties."""
    hope = 1 / (1 + exp(-_WIN_CHANCE_STEEPNESS * (lead - _TIE_LEAD * attacks)))
    return hope * prize - (1 - hope) * loss


def support_candidates(conflict: Conflict[SideT], held: int) -> Sequence[Words]:
    """Return the useful supports for the side that adds now and holds `held` pieces, the likeliest first. A side that
    can't win adds nothing. Otherwise the defender, who adds last, adds just enough; the attacker may also add nothing
    or everything."""
    return _support_moves(_useful_counts(conflict, held))


def decisive_supports(conflict: Conflict[SideT], held: int, against: int) -> Sequence[Words]:
    """Return the `support_candidates` that differ in outcome if the other side holds `against` pieces: for an attacker,
    the smallest that wins and the smallest that loses."""
    counts = _useful_counts(conflict, held)
    if not conflict.attacker.committed and len(counts) > 1:
        enough = conflict.defender.strength + against + 1 - conflict.attacker.strength
        smallest = [min(equal) for won in (True, False) if (equal := [n for n in counts if (n >= enough) == won])]
        counts = [count for count in counts if count in smallest]
    return _support_moves(counts)


def _useful_counts(conflict: Conflict[SideT], held: int) -> Sequence[int]:
    enough = max(0, pieces_needed(conflict))
    counts = [enough] if conflict.attacker.committed else [enough, 0, held]
    return list(dict.fromkeys(counts)) if enough <= held else [0]


def _support_moves(counts: Sequence[int]) -> Sequence[Words]:
    return tuple(("support", str(count)) for count in counts)
