"""Strength of land units before cards and bones are added, used to evaluate bids, battles and defences."""

from engine.games.mesopotamia.content.tables import FourCounts
from engine.games.mesopotamia.reading.board import find_army
from engine.games.mesopotamia.state import Player, Spot


def area_strength(spot: Spot, player: Player, strengths: tuple[float, float, float, float]) -> float:
    """Return the strength of a player's land units in an area. `strengths`: the strength of each unit type."""
    army = find_army(spot, player)
    return units_strength(army.units, strengths) if army is not None else 0.0


def units_strength(units: FourCounts, strengths: tuple[float, float, float, float]) -> float:
    """Return the strength of land units. `strengths`: the strength of each unit type."""
    return sum(strength * count for strength, count in zip(strengths, units, strict=True))
