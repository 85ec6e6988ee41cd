"""Evaluation of the defence of Ashur (25) for the human: what the city lacks against the waves.

A wave is met at home by as many units as possible, each with as many bones as its card has room for.
"""

from collections.abc import Mapping, Sequence
from math import ceil, exp
from typing import NamedTuple

from engine.games.mesopotamia.computer.power import area_strength, units_strength
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

UNIT_STRENGTHS = (1.0, 3.0, 4.0, 9.0)
"""Strengths of land units in a battle against a bot, measured in battles of one to five units against the first and the
fourth wave, 12 to 20 each: the defence wins half of them if both are equally strong, and nearly all if it leads by
four; chariots win alone battles that four archers lose. A bone has the strength `_BONE_STRENGTH`."""

BATTLE_STAKE, HOME_BATTLE_STAKE = 8.0, 60.0
"""Value of winning a battle away and at home, apart from the pieces in it."""

_LEVEL_VALUE, _TABLET_VALUE = 10.0, 4.5
"""Values of a level of warfare, and of a tablet that buys one."""

_LACKING_STRENGTH_VALUE = 2.0
"""Value of each unit of strength that the defence lacks."""

_URGENCY_WEIGHT = 2.0
"""Additional weight of lacking strength, divided by the number of turns until the wave arrives."""

_DESIRED_LEAD = 4.0
"""Desired lead of the defence in strength."""

_BONE_STRENGTH, _BONES_PER_UNIT = 0.6, 3.0
"""Strength of a bone, and the number of bones that a unit can use."""

_LATE_UNIT_STRENGTH = 2.0
"""Strength that counts as missing for a unit that comes too late, in addition to its own strength."""

_NEXT_WAVE_WEIGHTS = (0.4, 0.2)
"""Weights of strength that is missing against the next waves."""

_SPARE_TURNS = 1
"""Number of turns before the wave by which units should be at home, since not every turn can explore."""

_ROOM_VALUE, _FOOD_VALUE = 2.0, 2.0
"""Values of a unit that may still be trained, and of the food for growth."""

_NEXT_LEVEL_UNIT_VALUE, _MAX_NEXT_LEVEL_UNITS, _NEXT_LEVEL_TURNS = 1.0, 2, 5
"""For units of the next level for which there is room: the value of their strength, their maximum number, and the
number of turns before the wave from which they count in full."""

_RECRUIT_SHARE, _LEVEL_TO_BUY_FACTOR, _MISSING_WOOD_FACTOR = 0.75, 0.8, 0.4
"""The share of the strength that counts for a unit that can still be trained before the wave, the factor for each level
that must be bought first, and the factor if its wood is missing."""

_BONE_STRENGTH_A_TURN, _MAX_BONE_TURNS = 0.3, 4
"""Strength of the bones that each turn before the wave may bring, and the maximum number of such turns."""

_GUARD_VALUE, _NEAR_DISTANCE = 12.0, 2
"""Value of a unit at home while the enemy is near, and the distance that counts as near."""

_MAX_STORED_BONES = 8
"""Number of bones that are worth gathering for the wave."""

_UNREACHABLE_DISTANCE = 9
"""Number of steps that stands for an area from which no way leads home, and for a wave that is gone."""


_WIN_CHANCE_GROWTH, _TIE_WINNER_LEAD, _LEAD_DISCOUNT = 0.35, 1.5, 0.8
"""Parameters of the chance to win a battle: its growth with the lead in strength, the advantage of the side that wins
ties, and a discount for both sides. Fitted to 272 battles in which bones were placed at random."""

_TIE_WINNER_BONUS, _TRACK_STEP_VALUE = 3.0, 1.5
"""The bonus in strength for the human who wins ties, and the value of a step on the events track towards that. The
enemy spends no more bones than it needs to win, so most duels are close."""


class _UnitGroup(NamedTuple):
    """A side's land units in an area: the number of each type and their total strength."""

    area: int
    units: FourCounts
    strength: float


def defence_value(position: Position) -> float:
    """Return the value of the defence: negative for the strength that it lacks against the marching wave and the next
    ones, plus the values of growth and of warfare."""
    home, bones_held = position.realms[HUMAN].home, position.realms[HUMAN].goods[BONE]
    groups, wave_groups = _unit_groups(position, HUMAN), _unit_groups(position, ENEMY)
    turns = _turns_to_wave(position, wave_groups)
    wave_strength = sum(group.strength for group in wave_groups) + _BONE_STRENGTH * position.realms[ENEMY].goods[BONE]
    strength, units = _strength_in_time(position, groups, steps_between(position.config.content, (home,)), turns)
    bones = _BONE_STRENGTH * min(bones_held + _count_placed_bones(position), _BONES_PER_UNIT * units)
    strength_weight = _LACKING_STRENGTH_VALUE * (1 + _URGENCY_WEIGHT / max(1, turns))
    later_strength = strength + _recruit_strength(position, turns) + _BONE_STRENGTH_A_TURN * min(turns, _MAX_BONE_TURNS)
    leads = position.events.leads(HUMAN, ENEMY)
    later_strength += _TIE_WINNER_BONUS * leads
    value = -strength_weight * max(0.0, wave_strength + _DESIRED_LEAD - bones - later_strength)
    value -= _TRACK_STEP_VALUE * max(0, position.events.at[ENEMY] - position.events.at[HUMAN])
    present_strength = (
        _TIE_WINNER_BONUS * leads
        + _BONE_STRENGTH * min(bones_held, _BONES_PER_UNIT * sum(sum(group.units) for group in groups))
        + sum(group.strength for group in groups)
    )
    for share, wave in zip(_NEXT_WAVE_WEIGHTS, position.content.defence.waves[position.wave :], strict=False):
        value -= _LACKING_STRENGTH_VALUE * share * max(0.0, _wave_strength(wave) + _DESIRED_LEAD - present_strength)
    unguarded = turns <= _NEAR_DISTANCE and not count_land_units(position.spots[home], HUMAN)
    value -= _GUARD_VALUE / max(1, turns) * unguarded
    if turns and position.battle is None:  # once the wave is at the city, exposed areas do not matter
        value -= _LACKING_STRENGTH_VALUE * _exposed_strength(position, groups, home)
    return value + _growth_value(position, turns) + _warfare_value(position)


def _unit_groups(position: Position, player: Player) -> Sequence[_UnitGroup]:
    """Return a player's land units as one group for each area that holds any."""
    return [
        _UnitGroup(area, army.units, units_strength(army.units, UNIT_STRENGTHS))
        for area, spot in enumerate(position.spots)
        for army in spot.armies
        if army.owner == player and any(army.units)
    ]


def _turns_to_wave(position: Position, groups: Sequence[_UnitGroup]) -> int:
    """Return the number of the human's turns until the wave arrives; it avoids tribes if it can. The current turn does
    not count because the wave marches at its end; otherwise delaying that end would look better."""
    turn, tribes = position.turn, frozenset([area for area, spot in enumerate(position.spots) if has_tribe(spot)])
    steps = steps_between(position.config.content, (position.realms[HUMAN].home,), tribes)
    begun = bool(turn.marker or turn.done or turn.rerolls)
    return max(
        0,
        min((steps.get(post.area, _UNREACHABLE_DISTANCE) for post in groups), default=_UNREACHABLE_DISTANCE) - begun,
    )


def recruit_value(position: Position, bones: int, units: int) -> float:
    """Return the value of the bones and units that one more action can add."""
    wanted = max(0, _MAX_STORED_BONES - position.realms[HUMAN].goods[BONE])
    return _LACKING_STRENGTH_VALUE * (
        _BONE_STRENGTH * min(bones, wanted)
        + (UNIT_STRENGTHS[position.realms[HUMAN].levels[WARFARE] - 1] + _LATE_UNIT_STRENGTH) * units
    )


def march_value(position: Position) -> float:
    """Return the value of an activation that brings a unit home before a wave arrives."""
    home = position.realms[HUMAN].home
    if _turns_to_wave(position, _unit_groups(position, ENEMY)) > _NEAR_DISTANCE:
        return 0.0
    distances = steps_between(position.config.content, (home,))
    strengths = [
        UNIT_STRENGTHS[unit] + _LATE_UNIT_STRENGTH
        for group in _unit_groups(position, HUMAN)
        for unit, count in enumerate(group.units)
        if count and 0 < distances.get(group.area, _UNREACHABLE_DISTANCE) <= LAND_UNIT_SPEEDS[unit]
    ]
    return _LACKING_STRENGTH_VALUE * max(strengths, default=0.0)


def win_chance(position: Position, lead: float) -> float:
    """Return the chance to win a battle against the enemy with a lead in strength. The leader on the events track wins
    ties (25.2)."""
    leads = position.events.leads(HUMAN, ENEMY)
    return 1 / (1 + exp(_LEAD_DISCOUNT - _WIN_CHANCE_GROWTH * max(-60.0, min(60.0, lead)) - _TIE_WINNER_LEAD * leads))


def battle_stake(position: Position, area: int) -> float:
    """Return the value of winning a battle in an area, apart from its units: more at the human's home than
    elsewhere."""
    return HOME_BATTLE_STAKE if area == position.realms[HUMAN].home else BATTLE_STAKE


def _count_placed_bones(position: Position) -> int:
    """Return the number of the human's bones that are placed in the open battle; they count as if still held."""
    battle = position.battle
    if battle is None or HUMAN not in (battle.attacker, battle.defender):
        return 0
    return sum(sum(fighter.placed) for fighter in own_fighters(battle, battle.attacker == HUMAN))


def _strength_in_time(
    position: Position, groups: Sequence[_UnitGroup], distances: Mapping[int, int], turns_to_wave: int
) -> tuple[float, float]:
    """Return the strength and the number of the units that are at home before the wave, less for late ones. They arrive
    one by one, since each activation moves only one of them."""
    strength = unit_count = turns_spent = 0.0
    activations = technology(position, HUMAN, EXPLORE).values["activations"]
    for group in sorted(groups, key=lambda group: distances.get(group.area, _UNREACHABLE_DISTANCE)):
        for unit, count in enumerate(group.units):
            for _ in range(count):
                steps_home = distances.get(group.area, _UNREACHABLE_DISTANCE)
                turns_spent += ceil(steps_home / LAND_UNIT_SPEEDS[unit]) / activations
                turns_late = max(0.0, turns_spent - max(0, turns_to_wave - _SPARE_TURNS)) if steps_home else 0.0
                unit_count += 1 / (1 + turns_late)
                strength += (UNIT_STRENGTHS[unit] + _LATE_UNIT_STRENGTH) / (1 + turns_late) - _LATE_UNIT_STRENGTH
    return strength, unit_count


def _recruit_strength(position: Position, turns: int) -> float:
    """Return the strength of the units that can still be trained, one in each turn. Later units are better."""
    realm = position.realms[HUMAN]
    level, tablets = realm.levels[WARFARE], realm.goods[TABLET]
    free = min(
        _MAX_NEXT_LEVEL_UNITS, turns, unit_limit(position, HUMAN) - sum(count_pieces(position, HUMAN)[:UNIT_KINDS])
    )
    paid = min(free, realm.goods[WOOD])
    reached = range(max(0, min(tablets, TOP_LEVEL - level, turns - 1)) + 1)
    best = max(_LEVEL_TO_BUY_FACTOR**step * UNIT_STRENGTHS[level - 1 + step] for step in reached)
    return _RECRUIT_SHARE * (paid + _MISSING_WOOD_FACTOR * (free - paid)) * best


def _wave_strength(wave: tuple[tuple[int, int, int, int, int], int]) -> float:
    """Return the strength of a future wave: its land units and bones."""
    pieces, bones = wave
    return units_strength(pieces[:4], UNIT_STRENGTHS) + _BONE_STRENGTH * bones


def _growth_value(position: Position, turns: int) -> float:
    """Return the value of the unit limit, of room for better units than those possible now, and of food for the next
    step (12.3, 13, 20.7)."""
    price = technology(position, HUMAN, GROWTH).values["food"]
    limit = unit_limit(position, HUMAN)
    room = min(_MAX_NEXT_LEVEL_UNITS, limit - sum(count_pieces(position, HUMAN)[:UNIT_KINDS]))
    next_strength = UNIT_STRENGTHS[min(position.realms[HUMAN].levels[WARFARE], TOP_LEVEL - 1)]
    food = min(1.0, position.realms[HUMAN].goods[FOOD] / price)
    return (
        _ROOM_VALUE * limit
        + _NEXT_LEVEL_UNIT_VALUE * next_strength * room * min(1.0, turns / _NEXT_LEVEL_TURNS)
        + _FOOD_VALUE * food
    )


def _warfare_value(position: Position) -> float:
    """Return the value of the technology of warfare, and of tablets for its next levels."""
    realm = position.realms[HUMAN]
    level = realm.levels[WARFARE]
    return _LEVEL_VALUE * level + _TABLET_VALUE * min(realm.goods[TABLET], TOP_LEVEL - level)


def _exposed_strength(position: Position, groups: Sequence[_UnitGroup], home: int) -> float:
    """Return the strength of units away from home that the enemy is about to overrun."""
    exposed = 0.0
    own_bones, enemy_bones = position.realms[HUMAN].goods[BONE], position.realms[ENEMY].goods[BONE]
    for area, land, strength in groups:
        units = sum(land)
        if area != home:
            areas = (area, *position.content.map.near[area])
            threat = sum(area_strength(position.spots[place], ENEMY, UNIT_STRENGTHS) for place in areas)
            resistance = strength + _BONE_STRENGTH * min(own_bones, _BONES_PER_UNIT * units)
            if threat and threat + _BONE_STRENGTH * enemy_bones > resistance:
                exposed += strength + _LATE_UNIT_STRENGTH * units
    return exposed
