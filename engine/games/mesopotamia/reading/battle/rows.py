"""Spaces for bones on cards, and for cards in rows (16.9-16.11)."""

from engine.games.mesopotamia.reading.battle.sides import own_fighters, spaces
from engine.games.mesopotamia.state import Battle, Lane, State


def bone_spaces(state: State, battle: Battle, row: int) -> tuple[tuple[str, int], ...]:
    """Return the cards of a section's winner that have spaces, with the number of bones that they can take (16.9)."""
    left = battle.bonus[row]
    own = own_fighters(battle, battle.winners[row])
    found = ((fighter.card, min(left, spaces(state, fighter, row))) for fighter in own)
    return tuple((name, most) for name, most in found if most > 0)


def row_places(battle: Battle) -> tuple[str, ...]:
    """Return the heads of the rows that the next card may join: all, or only empty ones while each needs one."""
    empty = [lane for lane in battle.lanes if not lane.attackers or not lane.defenders]
    lanes = empty if len(empty) == len(battle.queue) else list(battle.lanes)
    return tuple(lane_card(battle, lane) for lane in lanes)


def lane_card(battle: Battle, lane: Lane) -> str:
    """Return the card of the smaller side in a row while rows are made."""
    larger = battle.fighter(battle.queue[0]).attacks
    return lane.defenders[0] if larger else lane.attackers[0]
