"""Duels: spaces for bones and cards, retreats, and bones that winners lose (16.9-16.19, 23)."""

from engine.games.mesopotamia.reading.battle.sides import leads, mobility, own_fighters, refuges, spaces
from engine.games.mesopotamia.reading.board import distances
from engine.games.mesopotamia.state import Battle, Fighter, Lane, Player, State


def outruns(state: State, battle: Battle, loser: Fighter, winner: Fighter) -> bool:
    """Whether a beaten unit gets away: its mobility is higher, or equal and its side wins ties (16.14)."""
    own, other = mobility(state, loser), mobility(state, winner)
    return own > other or (own == other and leads(state.events, battle, loser.attacks))


def retreats(state: State, battle: Battle, name: str) -> tuple[int, ...]:
    """Return the areas to which a card's unit may retreat (16.19)."""
    return refuges(state, battle.area, battle.side(battle.fighter(name).attacks))


def nearest_refuge(state: State, player: Player, areas: tuple[int, ...]) -> int:
    """Return the area nearest to a bot's home, the first by name of equally near ones (23.9)."""
    far = distances(state, (state.realms[player].home,), lambda _: True)
    return min(areas, key=lambda area: (far[area], state.content.map.areas[area].name))


def tiring(fighter: Fighter) -> tuple[int, ...]:
    """Return the rows from which a winner may lose a placed bone (16.15)."""
    return tuple(row for row, count in enumerate(fighter.placed) if count)


def is_decided(battle: Battle) -> bool:
    """Whether only one side has units left (16.17)."""
    return not own_fighters(battle, True) or not own_fighters(battle, False)


def bone_spaces(state: State, battle: Battle, row: int) -> tuple[tuple[str, int], ...]:
    """Return the cards of a section's winner that have spaces, with the number of bones that each can take (16.9)."""
    left = battle.bonus[row]
    own = own_fighters(battle, battle.winners[row])
    found = ((fighter.card, min(left, spaces(state, fighter, row))) for fighter in own)
    return tuple((name, most) for name, most in found if most > 0)


def row_places(battle: Battle) -> tuple[str, ...]:
    """Return the first cards of the rows that the next card may join: all, or only empty rows as long as each needs a
    card."""
    empty = [lane for lane in battle.lanes if not lane.attackers or not lane.defenders]
    lanes = empty if len(empty) == len(battle.queue) else list(battle.lanes)
    return tuple(lane_card(battle, lane) for lane in lanes)


def lane_card(battle: Battle, lane: Lane) -> str:
    """Return the card of the smaller side in a row while rows are made."""
    larger = battle.fighter(battle.queue[0]).attacks
    return lane.defenders[0] if larger else lane.attackers[0]
