"""Duels: retreats, and bones that winners lose (16.13-16.19, 23)."""

from engine.games.mesopotamia.reading.battle.sides import leads, mobility, own_fighters, refuges
from engine.games.mesopotamia.reading.board import distances
from engine.games.mesopotamia.state import Battle, Fighter, Player, State


def outruns(state: State, battle: Battle, loser: Fighter, winner: Fighter) -> bool:
    """Whether a beaten unit gets away: its mobility is higher, or equal and its side wins ties (16.14)."""
    own, other = mobility(state, loser), mobility(state, winner)
    return own > other or (own == other and leads(state.events, battle, loser.attacks))


def retreats(state: State, battle: Battle, name: str) -> tuple[int, ...]:
    """Return the possible refuges of a card's unit (16.19)."""
    return refuges(state, battle.area, battle.side(battle.fighter(name).attacks))


def nearest_refuge(state: State, player: Player, areas: tuple[int, ...]) -> int:
    """Return the area nearest to a bot's home, then by name (23.9)."""
    far = distances(state, (state.realms[player].home,), lambda _: True)
    return min(areas, key=lambda area: (far[area], state.content.map.areas[area].name))


def tiring(fighter: Fighter) -> tuple[int, ...]:
    """Return the rows from which a winner may take a placed bone (16.15)."""
    return tuple(row for row, count in enumerate(fighter.placed) if count)


def is_decided(battle: Battle) -> bool:
    """Whether only one side has units left (16.17)."""
    return not own_fighters(battle, True) or not own_fighters(battle, False)
