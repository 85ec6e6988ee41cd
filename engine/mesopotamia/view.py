"""What a seat may know of a position (28.2, 28.4)."""

from dataclasses import dataclass
from typing import TypeAlias

from engine.game import Seat
from engine.kit.changing import replace
from engine.mesopotamia.state import Hidden, Quests, State

Position: TypeAlias = State
"""A state as somebody sees it: what is hidden is empty."""


@dataclass(frozen=True, slots=True)
class MesopotamiaView:
    """A position as `seat` sees it (None: as everybody may): what is hidden from it is empty in `position.hidden`."""

    seat: Seat | None
    position: Position

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.position.ended)

    @property
    def quests(self) -> tuple[str, ...]:
        """Return the quests that the seat holds; none for a spectator."""
        held = self.position.hidden.quests
        return held[self.seat] if self.seat is not None and self.seat < len(held) else ()


def view(state: State, seat: Seat | None) -> MesopotamiaView:
    """Return the state as `seat` may see it. Once the game is over all quests are shown."""
    return MesopotamiaView(seat, replace(state, hidden=_seen(state, seat)))


def _seen(state: State, seat: Seat | None) -> Hidden:
    hidden = state.hidden
    if state.ended:
        return Hidden(quests=hidden.quests)
    own = tuple(quests if other == seat else () for other, quests in enumerate(hidden.quests))
    returned = tuple(name if other == seat else "" for other, name in enumerate(hidden.returned))
    return Hidden(quests=own, returned=returned, bids=_own_bids(state, seat))


def _own_bids(state: State, seat: Seat | None) -> tuple[tuple[int, int, int] | None, tuple[int, int, int] | None]:
    """Return the sealed bids that a seat has made itself."""
    from engine.mesopotamia.battle.sides import commander

    battle = state.battle
    if battle is None or seat is None:
        return (None, None)
    attacker, defender = state.hidden.bids
    return (
        attacker if commander(state, battle, True) == seat else None,
        defender if commander(state, battle, False) == seat else None,
    )


def undealt(state: State) -> int:
    """Return how many quests lie in the deck proper: those put back come under it, once all have chosen (3.10)."""
    choosing = bool(state.agenda) and any(isinstance(task, Quests) for task in state.agenda)
    return state.deck if choosing else max(0, state.deck - state.config.seats)
