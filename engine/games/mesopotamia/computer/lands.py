"""Evaluation of a seat's map in Mesopotamia: pieces, areas, events, and units near their targets."""

from engine.game import Seat
from engine.games.mesopotamia.computer import battles
from engine.games.mesopotamia.computer.stage import weight_now
from engine.games.mesopotamia.reading.board import count_land_units, foreign_homes, has_tribe, steps_between
from engine.games.mesopotamia.reading.scoring import Holdings
from engine.games.mesopotamia.state import ASHUR, DOWN, OPEN, RUNNING, UR, Player, Spot
from engine.games.mesopotamia.view import Position
from engine.kit.memory import cache_last

AREA = (0.4, 0.85, 0.75)
SETTLEMENT, WALL, SHIP = 1.3, 0.15, 0.5
_UNIT, _TYPE = 0.7, 0.2
_NEAR, _NEAR_PREY = 1.1, 0.6
_ROUND, _PRIZE = 0.4, 1.6


def holdings(position: Position, seat: Player, on_map: Holdings) -> float:
    """Return the value of pieces, controlled areas, running events, and of units near events."""
    counts = on_map.counts
    worth = sum((_UNIT + _TYPE * unit) * count for unit, count in enumerate(counts[:4]))
    worth += 0.2 * counts[4] + SHIP * counts[5] + WALL * counts[6] + SETTLEMENT * counts[7]
    barred = foreign_homes(position, seat).intersection(position.content.map.homes)
    far = steps_between(position.config.content, goals(position.spots), barred)
    raids = position.config.mode not in (UR, ASHUR)
    near_prey = steps_between(position.config.content, open_targets(position.spots, seat), barred) if raids else {}
    outside = set(on_map.areas) - position.config.blocked - {position.realms[seat].home}
    worth += weight_now(position, AREA) * len(outside)
    for area, spot in enumerate(position.spots):
        own = count_land_units(spot, seat) if seat in spot.here else 0
        if own:
            worth += _NEAR * own / (1 + far.get(area, 9)) + battles.expected_gain(position, seat, spot)
            if raids:
                worth += _NEAR_PREY * own / (1 + near_prey.get(area, 9)) + battles.raid(spot, seat)
        if spot.event == RUNNING and spot.owner == seat:
            worth += _PRIZE + _ROUND * (7 - spot.die)
    return worth


def open_targets(spots: tuple[Spot, ...], seat: Seat) -> tuple[int, ...]:
    """Return the areas in which a unit of the seat would take something without a battle."""
    return tuple(
        area
        for area in _areas_to_take(spots)
        if spots[area].wall in (None, seat) and battles.is_prey(spots[area], seat)
    )


@cache_last
def _areas_to_take(spots: tuple[Spot, ...]) -> tuple[int, ...]:
    """Return the areas with something that another player may take."""
    return tuple(area for area, spot in enumerate(spots) if spot.settlement is not None or spot.event == RUNNING)


@cache_last
def goals(spots: tuple[Spot, ...]) -> tuple[int, ...]:
    """Return the areas with events that a unit may reveal by ending its move there."""
    return tuple(area for area, spot in enumerate(spots) if spot.event in (DOWN, OPEN) and not has_tribe(spot))
