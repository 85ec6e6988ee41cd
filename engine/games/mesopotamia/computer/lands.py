"""Evaluation of a seat's map in Mesopotamia: pieces, areas, events, and units near their targets."""

from engine.game import Seat
from engine.games.mesopotamia.computer import battles
from engine.games.mesopotamia.computer.stage import current_weight
from engine.games.mesopotamia.reading.board import count_land_units, foreign_homes, has_tribe, steps_between
from engine.games.mesopotamia.reading.scoring import Holdings
from engine.games.mesopotamia.state import ASHUR_MODE, EVENT_DOWN, EVENT_OPEN, EVENT_RUNNING, UR_MODE, Player, Spot
from engine.games.mesopotamia.view import Position
from engine.kit.memory import cache_last

AREA_VALUE = (0.4, 0.85, 0.75)
"""Value of a controlled area at the beginning, at the end, and where battles decide the game."""
SETTLEMENT_VALUE, WALL_VALUE, SHIP_VALUE = 1.3, 0.15, 0.5
"""Values of a settlement, a wall and a ship on the map."""
_UNIT_VALUE, _UNIT_TYPE_VALUE = 0.7, 0.2
"""Value of a land unit, and the value that each higher type adds."""
_NEAR_EVENT_VALUE, _NEAR_TARGET_VALUE = 1.1, 0.6
"""Values of a unit on an event, and on something that it can take without a battle; less the farther away it is."""
_EVENT_ROUND_VALUE, _FINAL_GAIN_VALUE = 0.4, 1.6
"""Values of a remaining round of a running event, and of its final gain."""


def map_value(position: Position, player: Player, on_map: Holdings) -> float:
    """Return the value of pieces, controlled areas, running events, and of units near events."""
    pieces = on_map.counts
    value = sum((_UNIT_VALUE + _UNIT_TYPE_VALUE * unit) * count for unit, count in enumerate(pieces[:4]))
    value += 0.2 * pieces[4] + SHIP_VALUE * pieces[5] + WALL_VALUE * pieces[6] + SETTLEMENT_VALUE * pieces[7]
    barred = foreign_homes(position, player).intersection(position.content.map.homes)
    event_steps = steps_between(position.config.content, event_areas(position.spots), barred)
    raids = position.config.mode not in (UR_MODE, ASHUR_MODE)
    target_steps = steps_between(position.config.content, open_targets(position.spots, player), barred) if raids else {}
    outer_areas = set(on_map.areas) - position.config.blocked - {position.realms[player].home}
    value += current_weight(position, AREA_VALUE) * len(outer_areas)
    for area, spot in enumerate(position.spots):
        units = count_land_units(spot, player) if player in spot.here else 0
        if units:
            value += _NEAR_EVENT_VALUE * units / (1 + event_steps.get(area, 9)) + battles.expected_gain(
                position, player, spot
            )
            if raids:
                value += _NEAR_TARGET_VALUE * units / (1 + target_steps.get(area, 9)) + battles.raid_gain(spot, player)
        if spot.event == EVENT_RUNNING and spot.owner == player:
            value += _FINAL_GAIN_VALUE + _EVENT_ROUND_VALUE * (7 - spot.die)
    return value


def open_targets(spots: tuple[Spot, ...], seat: Seat) -> tuple[int, ...]:
    """Return the areas in which a unit of the seat would take something without a battle."""
    return tuple(
        area
        for area in _areas_to_take(spots)
        if spots[area].wall in (None, seat) and battles.can_be_raided(spots[area], seat)
    )


@cache_last
def _areas_to_take(spots: tuple[Spot, ...]) -> tuple[int, ...]:
    """Return the areas with something that another player may take."""
    return tuple(area for area, spot in enumerate(spots) if spot.settlement is not None or spot.event == EVENT_RUNNING)


@cache_last
def event_areas(spots: tuple[Spot, ...]) -> tuple[int, ...]:
    """Return the areas with events that a unit may reveal by ending its move there."""
    return tuple(
        area for area, spot in enumerate(spots) if spot.event in (EVENT_DOWN, EVENT_OPEN) and not has_tribe(spot)
    )
