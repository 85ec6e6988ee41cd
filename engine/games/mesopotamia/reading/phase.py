"""The battle phase: the battles and events to choose from, and occupied settlements (15, 17)."""

from msgspec.structs import replace

from engine.games.mesopotamia.content.tables import PIECES
from engine.games.mesopotamia.reading.board import count_land_units, count_pieces, empires_with_units
from engine.games.mesopotamia.state import Freed, Order, Player, State


def add_battle(task: Order, area: int) -> Order:
    """Return the task with the battle in `area` ordered next. Battles with tribes come before those of empires."""
    if task.tribes:
        return replace(task, tribes=tuple(a for a in task.tribes if a != area), picked=(*task.picked, area))
    return replace(task, empires=tuple(a for a in task.empires if a != area), settled=(*task.settled, area))


def next_battle_areas(task: Order) -> tuple[int, ...]:
    """Return the areas to choose the next battle from: those with tribes, or those of empires if at most one tribe is
    left (26.3)."""
    return task.tribes if len(task.tribes) > 1 else task.empires


def revealable_areas(task: Freed) -> tuple[int, ...]:
    """Return the areas whose events the first player may reveal next."""
    return tuple(area for player, area in task.events if player == task.events[0][0])


def settlement_occupier(state: State, area: int) -> Player | None:
    """Return the player with a land unit next to another empire's settlement in the area, or None (17.20)."""
    spot = state.spots[area]
    if spot.settlement is None:
        return None
    enemies = [player for player in empires_with_units(spot) if player != spot.settlement]
    return enemies[0] if enemies and not count_land_units(spot, spot.settlement) else None


def has_settlement_left(state: State, player: Player) -> bool:
    """Whether a player has a settlement left with which to replace a conquered one (17.20)."""
    return count_pieces(state, player)[PIECES.index("settlement")] < state.content.pieces["settlement"]
