"""Evaluation of the defence of Ashur (25) for the human: what the city lacks against the waves.

A wave is met at home by as many units as possible, each with as many bones as its card has room for.
"""

from collections.abc import Mapping, Sequence
from math import ceil, exp
from typing import NamedTuple

from engine.games.mesopotamia.computer.power import army_strength, power
from engine.games.mesopotamia.content.tables import (
    BONE,
    EXPLORE,
    FOOD,
    GROWTH,
    LAND_UNIT_SPEEDS,
    TABLET,
    TOP_LEVEL,
    UNIT_KINDS,
    WARFARE,
    WOOD,
    FourCounts,
)
from engine.games.mesopotamia.reading.battle import own_fighters
from engine.games.mesopotamia.reading.board import (
    count_land_units,
    count_pieces,
    has_tribe,
    steps_between,
    technology,
    unit_limit,
)
from engine.games.mesopotamia.state import Player
from engine.games.mesopotamia.view import Position

HUMAN: Player = 0
ENEMY: Player = 1

STRENGTHS = (1.0, 3.0, 4.0, 9.0)
"""Strengths of land units in a battle against a bot, measured in battles of one to five units against the first and the
fourth wave, 12 to 20 each: the defence wins half of them if both are equally strong, and nearly all if it leads by
four; chariots win alone battles that four archers lose. A bone has the strength `_BONE`."""

STAKE, STAKE_AT_HOME = 8.0, 60.0
"""Value of winning a battle away and at home, apart from the pieces in it."""

_LEVEL, _TABLET = 10.0, 4.5
"""Values of a level of warfare, and of a tablet that buys one."""

_LACKING = 2.0
"""Value of each unit of strength that the defence lacks."""

_PRESSING = 2.0
"""Additional weight of lacking strength, divided by the number of turns until the wave arrives."""

_SPARE = 4.0
"""Desired lead of the defence in strength."""

_BONE, _SPACES = 0.6, 3.0
"""Strength of a bone, and the number of bones that a unit can use."""

_ARMED = 2.0
"""Strength that counts as missing for a unit that comes too late, in addition to its own strength."""

_NEXT_WAVES = (0.4, 0.2)
"""Weights of strength that is missing against the next waves."""

_SPARE_TURNS = 1
"""Number of turns before the wave by which units should be at home, since not every turn can explore."""

_ROOM, _FOOD = 2.0, 2.0
"""Values of a unit that may still be trained, and of the food for growth."""

_HOPE, _KEPT, _PATIENT = 1.0, 2, 5
"""For units of the next level for which there is room: the value of their strength, their maximum number, and the
number of turns before the wave from which they count in full."""

_RECRUIT, _LATER, _UNPAID = 0.75, 0.8, 0.4
"""The share of the strength that counts for a unit that can still be trained before the wave, the factor for each level
that must be bought first, and the factor if its wood is missing."""

_COMING, _ACTIONS = 0.3, 4
"""Strength of the bones that each turn before the wave may bring, and the maximum number of such turns."""

_GUARD, _CLOSE = 12.0, 2
"""Value of a unit at home while the enemy is near, and the distance that counts as near."""

_STOCK = 8
"""Number of bones that are worth gathering for the wave."""

_FAR = 9
"""Number of steps that stands for an area from which no way leads home, and for a wave that is gone."""


_HOPE_OF, _TIES, _DOUBT = 0.35, 1.5, 0.8
"""Parameters of the chance to win a battle: its growth with the lead in strength, the advantage of the side that wins
ties, and a discount for both sides. Fitted to 272 battles in which bones were placed at random."""

_AHEAD_OF_ENEMY, _STEP_TO_ENEMY = 3.0, 1.5
"""The bonus in strength for the human who wins ties, and the value of a step on the events track towards that. The
enemy spends no more bones than it needs to win, so most duels are close."""


class _UnitGroup(NamedTuple):
    """A side's land units in an area: place, numbers, strength."""

    area: int
    units: FourCounts
    strength: float


def defence_gap(position: Position) -> float:
    """Return what the defence lacks against the marching wave and the next ones, as a negative value, plus the room for
    more units."""
    home, held = position.realms[HUMAN].home, position.realms[HUMAN].goods[BONE]
    own, marching = _posts(position, HUMAN), _posts(position, ENEMY)
    comes = _turns(position, marching)
    foe = sum(post.strength for post in marching) + _BONE * position.realms[ENEMY].goods[BONE]
    strength, units = _strength_in_time(position, own, steps_between(position.config.content, (home,)), comes)
    bones = _BONE * min(held + _placed_bones(position), _SPACES * units)
    pressing = _LACKING * (1 + _PRESSING / max(1, comes))
    ready = strength + _recruit_strength(position, comes) + _COMING * min(comes, _ACTIONS)
    ahead = position.events.leads(HUMAN, ENEMY)
    ready += _AHEAD_OF_ENEMY * ahead
    found = -pressing * max(0.0, foe + _SPARE - bones - ready)
    found -= _STEP_TO_ENEMY * max(0, position.events.at[ENEMY] - position.events.at[HUMAN])
    whole = (
        _AHEAD_OF_ENEMY * ahead
        + _BONE * min(held, _SPACES * sum(sum(post.units) for post in own))
        + sum(post.strength for post in own)
    )
    for share, wave in zip(_NEXT_WAVES, position.content.defence.waves[position.wave :], strict=False):
        found -= _LACKING * share * max(0.0, _wave_strength(wave) + _SPARE - whole)
    unguarded = comes <= _CLOSE and not count_land_units(position.spots[home], HUMAN)
    found -= _GUARD / max(1, comes) * unguarded
    if comes and position.battle is None:  # once the wave is at the city, exposed areas do not matter
        found -= _LACKING * _exposed_strength(position, own, home)
    return found + _growth_value(position, comes) + _warfare_value(position)


def _posts(position: Position, player: Player) -> Sequence[_UnitGroup]:
    """Return a side's land units, area by area."""
    return [
        _UnitGroup(area, one.units, army_strength(one.units, STRENGTHS))
        for area, spot in enumerate(position.spots)
        for one in spot.armies
        if one.owner == player and any(one.units)
    ]


def _turns(position: Position, marching: Sequence[_UnitGroup]) -> int:
    """Return the number of the human's turns until the wave arrives; it avoids tribes if it can. The current turn does
    not count because the wave marches at its end; otherwise delaying that end would look better."""
    turn, tribes = position.turn, frozenset([area for area, spot in enumerate(position.spots) if has_tribe(spot)])
    ways = steps_between(position.config.content, (position.realms[HUMAN].home,), tribes)
    begun = bool(turn.marker or turn.done or turn.rerolls)
    return max(0, min((ways.get(post.area, _FAR) for post in marching), default=_FAR) - begun)


def recruit_value(position: Position, bones: int, units: int) -> float:
    """Return the value of the bones and units that one more action can add."""
    wanted = max(0, _STOCK - position.realms[HUMAN].goods[BONE])
    return _LACKING * (
        _BONE * min(bones, wanted) + (STRENGTHS[position.realms[HUMAN].levels[WARFARE] - 1] + _ARMED) * units
    )


def march_value(position: Position) -> float:
    """Return the value of an activation that brings a unit home before a wave arrives."""
    home = position.realms[HUMAN].home
    if _turns(position, _posts(position, ENEMY)) > _CLOSE:
        return 0.0
    far = steps_between(position.config.content, (home,))
    outside = [
        STRENGTHS[unit] + _ARMED
        for post in _posts(position, HUMAN)
        for unit, count in enumerate(post.units)
        if count and 0 < far.get(post.area, _FAR) <= LAND_UNIT_SPEEDS[unit]
    ]
    return _LACKING * max(outside, default=0.0)


def win_chance(position: Position, lead: float) -> float:
    """Return the chance to win a battle against the enemy with a lead in strength. The leader on the events track wins
    ties (25.2)."""
    ahead = position.events.leads(HUMAN, ENEMY)
    return 1 / (1 + exp(_DOUBT - _HOPE_OF * max(-60.0, min(60.0, lead)) - _TIES * ahead))


def battle_stake(position: Position, area: int) -> float:
    """Return the stake of a battle in an area, apart from its units."""
    return STAKE_AT_HOME if area == position.realms[HUMAN].home else STAKE


def _placed_bones(position: Position) -> int:
    """Return the number of the human's bones that are placed in the open battle; they count as if still held."""
    battle = position.battle
    if battle is None or HUMAN not in (battle.attacker, battle.defender):
        return 0
    return sum(sum(fighter.placed) for fighter in own_fighters(battle, battle.attacker == HUMAN))


def _strength_in_time(
    position: Position, own: Sequence[_UnitGroup], far: Mapping[int, int], comes: int
) -> tuple[float, float]:
    """Return the strength and the number of the units that are at home before the wave, less for late ones. They arrive
    one by one, since each activation moves only one of them."""
    strength = number = spent = 0.0
    activations = technology(position, HUMAN, EXPLORE).values["activations"]
    for post in sorted(own, key=lambda post: far.get(post.area, _FAR)):
        for unit, count in enumerate(post.units):
            for _ in range(count):
                steps_home = far.get(post.area, _FAR)
                spent += ceil(steps_home / LAND_UNIT_SPEEDS[unit]) / activations
                late = max(0.0, spent - max(0, comes - _SPARE_TURNS)) if steps_home else 0.0
                number += 1 / (1 + late)
                strength += (STRENGTHS[unit] + _ARMED) / (1 + late) - _ARMED
    return strength, number


def _recruit_strength(position: Position, turns: int) -> float:
    """Return the strength of the units that can still be trained, one in each turn. Later units are better."""
    realm = position.realms[HUMAN]
    level, tablets = realm.levels[WARFARE], realm.goods[TABLET]
    free = min(_KEPT, turns, unit_limit(position, HUMAN) - sum(count_pieces(position, HUMAN)[:UNIT_KINDS]))
    paid = min(free, realm.goods[WOOD])
    reached = range(max(0, min(tablets, TOP_LEVEL - level, turns - 1)) + 1)
    best = max(_LATER**step * STRENGTHS[level - 1 + step] for step in reached)
    return _RECRUIT * (paid + _UNPAID * (free - paid)) * best


def _wave_strength(wave: tuple[tuple[int, int, int, int, int], int]) -> float:
    """Return the strength of a future wave: its land units and bones."""
    pieces, bones = wave
    return army_strength(pieces[:4], STRENGTHS) + _BONE * bones


def _growth_value(position: Position, turns: int) -> float:
    """Return the value of the unit limit, of room for better units than those possible now, and of food for the next
    step (12.3, 13, 20.7)."""
    price = technology(position, HUMAN, GROWTH).values["food"]
    most = unit_limit(position, HUMAN)
    free = min(_KEPT, most - sum(count_pieces(position, HUMAN)[:UNIT_KINDS]))
    better = STRENGTHS[min(position.realms[HUMAN].levels[WARFARE], TOP_LEVEL - 1)]
    food = min(1.0, position.realms[HUMAN].goods[FOOD] / price)
    return _ROOM * most + _HOPE * better * free * min(1.0, turns / _PATIENT) + _FOOD * food


def _warfare_value(position: Position) -> float:
    """Return the value of the technology of warfare, and of tablets for its next levels."""
    realm = position.realms[HUMAN]
    level = realm.levels[WARFARE]
    return _LEVEL * level + _TABLET * min(realm.goods[TABLET], TOP_LEVEL - level)


def _exposed_strength(position: Position, own: Sequence[_UnitGroup], home: int) -> float:
    """Return the strength of units away from home that the enemy is about to overrun."""
    lost = 0.0
    held, bones = position.realms[HUMAN].goods[BONE], position.realms[ENEMY].goods[BONE]
    for area, land, strength in own:
        units = sum(land)
        if area != home:
            near = (area, *position.content.map.near[area])
            foe = sum(power(position.spots[one], ENEMY, STRENGTHS) for one in near)
            if foe and foe + _BONE * bones > strength + _BONE * min(held, _SPACES * units):
                lost += strength + _ARMED * units
    return lost
