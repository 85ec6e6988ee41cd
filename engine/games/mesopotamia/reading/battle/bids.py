"""Bids: who bids, and with how many bones (16.4-16.6, 18)."""

from engine.games.mesopotamia.content.tables import BONE
from engine.games.mesopotamia.reading.battle.sides import commander
from engine.games.mesopotamia.state import TRIBE, Battle, Player, State

SIDES = (True, False)
"""The attacker's side and the defender's, as the argument `attacks` has them."""


def is_simple(state: State, battle: Battle) -> bool:
    """Whether a battle is simple combat: by option, or because no person takes part (18, 22.18)."""
    return state.config.combat == "simple" or (state.is_bot(battle.attacker) and state.is_bot(battle.defender))


def bid_range(state: State, battle: Battle, attacks: bool) -> tuple[int, int]:
    """Return the minimum and the maximum number of bones that a side may bid. Bones of ships must be bid, and a tribe
    must bid all of its bones (16.4, 17.10)."""
    player = battle.side(attacks)
    if player == TRIBE:
        return battle.tribe, battle.tribe
    ships = battle.ships[0 if attacks else 1]
    return ships, ships + state.realms[player].goods[BONE]


def bidders(state: State, battle: Battle) -> tuple[Player, ...]:
    """Return the seats that have not bid yet, in order."""
    found = []
    for attacks, ready in zip(SIDES, battle.ready, strict=True):
        seat = commander(state, battle, attacks)
        if not ready and seat is not None:
            found.append(seat)
    return tuple(sorted(found))


def sealed_bidders(state: State, battle: Battle) -> tuple[Player, ...]:
    """Return the seats that have bid and may change their bid, without those that had no choice."""
    found = []
    for attacks, ready in zip(SIDES, battle.ready, strict=True):
        seat = commander(state, battle, attacks)
        if ready and seat is not None and forced_bid(state, battle, attacks) is None:
            found.append(seat)
    return tuple(sorted(found))


def side_of(state: State, battle: Battle, seat: Player) -> bool:
    """Return whether a seat decides for the attacker."""
    return commander(state, battle, True) == seat


def forced_bid(state: State, battle: Battle, attacks: bool) -> int | None:
    """Return the bid of a side that has no choice, or None if it has one.

    A side without bones bids nothing. In simple combat a tribe bids all of its bones, an automaton half of its bones
    rounded up plus those of ships, and a player without bones only those of ships (18.4, 22.18, 27.7).
    """
    least, most = bid_range(state, battle, attacks)
    if not is_simple(state, battle):
        return None if most else 0
    player = battle.side(attacks)
    if player != TRIBE and state.is_bot(player):
        return least + (most - least + 1) // 2
    return least if least == most else None


def army_strength(state: State, battle: Battle, attacks: bool) -> int:
    """Return the strength of a side: its bones, and 1 to 4 for each unit (18.2)."""
    assert battle.bids is not None
    player = battle.side(attacks)
    units = next(one.units for one in state.spots[battle.area].armies if one.owner == player)
    return battle.bids[0 if attacks else 1][0] + sum(unit * count for unit, count in enumerate(units, 1))
