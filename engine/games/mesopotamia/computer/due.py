"""Expected value of the open questions of Mesopotamia: actions still to take, and the gains of the current one."""

from collections.abc import Iterator
from itertools import starmap

from engine.game import Seat
from engine.games.mesopotamia.computer import aims, battles, defence, lands, riches, siege
from engine.games.mesopotamia.computer.stage import current_weight
from engine.games.mesopotamia.content.tables import ACTIONS, BONE, CLAY, GATHER, RESEARCH, TABLET, UNIT_KINDS, WARFARE
from engine.games.mesopotamia.reading.board import (
    count_enemies,
    count_land_units,
    count_pieces,
    remaining_event_dice,
    technology,
    unit_limit,
)
from engine.games.mesopotamia.reading.building import affordable_buildings, building_cost
from engine.games.mesopotamia.reading.dice import dice_payments, unspent_dice
from engine.games.mesopotamia.state import (
    ASHUR_MODE,
    UR_MODE,
    Act,
    Build,
    Choose,
    Discovery,
    Explore,
    Goods,
    Halves,
    Price,
)
from engine.games.mesopotamia.view import Position

_MARKER_VALUE, _DIE_VALUE = 1.2, 0.35
"""Values of the free marker, and of an unspent die that can help to pay for an action."""
_IDLE_DIE_VALUE = 0.1
"""Values of an unspent die: if the dice together pay for an action, and if they pay for none."""

_PIECE_VALUES = {"wall": lands.WALL_VALUE, "ram": 0.2, "ship": lands.SHIP_VALUE, "settlement": lands.SETTLEMENT_VALUE}
"""The value of each piece that can be built."""

_TERM_BY_ACTION = {RESEARCH: "technology", GATHER: "goods", WARFARE: "map"}
"""The term to which each action with two halves contributes."""


def open_question_values(position: Position, seat: Seat) -> Iterator[tuple[str, float]]:
    """Yield the expected gain of each open task for a seat, with the name of the feature to which it belongs."""
    is_in_turn = position.turn.player == seat
    for task in position.agenda:
        match task:
            case Act() if is_in_turn:
                yield "actions", _MARKER_VALUE * (not position.turn.marker) + _dice_value(position, seat)
            case Explore(count) if is_in_turn:
                yield "map", _exploration_value(position, seat, count)
                if position.config.mode == UR_MODE:
                    yield "siege", siege.march_value(position, count)
                if position.config.mode == ASHUR_MODE:
                    yield "defence", defence.march_value(position)
            case Build(level, count) if is_in_turn:
                yield "buildings", _building_value(position, seat, level, count)
            case Halves(action, level, parts) if is_in_turn:
                yield _TERM_BY_ACTION[action], _half_value(position, seat, action, level, parts)
            case Choose(_, player) if player == seat:
                yield "events", battles.EVENT_VALUE + 0.3 * remaining_event_dice(position, seat)
            case Choose():
                yield "battle", -battles.TRIBE_LOSS_SHARE * battles.EVENT_VALUE / max(1, len(position.realms) - 1)
            case Goods(player, count) if player == seat:
                yield "goods", riches.goods_value(1) * count
            case Price(_, player, count) if player == seat:
                yield "events", battles.EVENT_VALUE - riches.goods_value(1) * count
            case Discovery(player) if player == seat:
                yield "technology", 1.0


def _dice_value(position: Position, seat: Seat) -> float:
    """Return the value of a seat's unspent dice, higher if they can pay for a further action."""
    ahead = (action for action in range(len(ACTIONS)) if action not in position.turn.done)
    pays = any(dice_payments(position, seat, technology(position, seat, action).signs) for action in ahead)
    return (_DIE_VALUE if pays else _IDLE_DIE_VALUE) * len(unspent_dice(position, seat))


def _exploration_value(position: Position, seat: Seat, count: int) -> float:
    """Return the value of activations: the gain of a unit that can reach an event, or of a step towards one."""
    goals = {*lands.event_areas(position.spots), *lands.open_targets(position.spots, seat)}
    values = []
    for area, spot in enumerate(position.spots):
        units = count_land_units(spot, seat)
        if units and units - 1 >= count_enemies(spot, seat):
            is_near = any(neighbour in goals for neighbour in position.content.map.near[area])
            values += [1.6 if is_near else 0.5] * units
    return sum(sorted(values, reverse=True)[:count]) + 0.1 * count


def _building_value(position: Position, seat: Seat, level: int, count: int) -> float:
    """Return the value minus the price of the best building that may be built, more if `count` builds are left."""
    gains = [0.0]
    for building in affordable_buildings(position, seat, level):
        is_garden = building == "garden"
        value = (
            aims.BUILT_GARDEN_VALUE * position.content.gardens[position.garden].vp
            if is_garden
            else _PIECE_VALUES.get(building, 0.0)
        )
        value += current_weight(position, lands.AREA_VALUE) * (building == "settlement")
        value += riches.floor_value(position) * (building == "floor")
        if building == "ram" and position.config.mode == UR_MODE:
            value += siege.first_ram_value(position)
        gains.append(value - riches.price_loss(position, seat, building_cost(position, building)))
    return max(gains) * (1 + 0.4 * (count - 1))


def _half_value(position: Position, seat: Seat, action: int, level: int, parts_left: tuple[int, int]) -> float:
    """Return the value of what is left of an action. `parts_left`: how often each half may still be done."""
    realm = position.realms[seat]
    values = position.content.cards[position.config.empires[seat], action, level].values
    if action == RESEARCH:
        tablets, clay = realm.goods[TABLET], realm.goods[CLAY] - values["clay"]
        gain = 0.0
        if clay >= 0 and parts_left[0]:
            tablet_gain = riches.tablets_value(realm.levels, tablets + values["tablets"]) - riches.tablets_value(
                realm.levels, tablets
            )
            gain = max(0.0, tablet_gain - riches.goods_value(realm.goods[CLAY]) + riches.goods_value(clay))
        tablets += values["tablets"] if gain else 0
        steps = sorted(starmap(riches.upgrade_value, enumerate(realm.levels)), reverse=True)
        value = gain + sum(max(0.0, step - 0.4) for step in steps[: min(parts_left[1], tablets)])
    elif action == GATHER:
        value = max(map(riches.next_piece_value, realm.goods[:4])) * min(
            parts_left[0], 1 + _count_gatherers(position, seat)
        )
        value = 0.85 * value + 0.5 * min(parts_left[1], 1)
    else:
        value = (
            parts_left[0] * riches.bone_worth(position) * values["bones"] * (realm.goods[BONE] < riches.USEFUL_BONES)
        )
        room = unit_limit(position, seat) - sum(count_pieces(position, seat)[:UNIT_KINDS])
        units = min(parts_left[1], realm.goods[1], max(0, room))
        value += 0.8 * units
        if position.config.mode == ASHUR_MODE:
            value += defence.recruit_value(position, parts_left[0] * values["bones"], units)
    return max(0.0, value)


def _count_gatherers(position: Position, seat: Seat) -> int:
    """Return the number of units and settlements that can gather."""
    counts = count_pieces(position, seat)
    return (
        sum(counts[:UNIT_KINDS])
        - counts[4]
        + counts[7]
        - count_land_units(position.spots[position.realms[seat].home], seat)
    )
