"""Actions with two halves (research, gather and trade, warfare), and their legal uses (6.8, 10-12)."""

from collections.abc import Callable, Iterator

from engine.games.mesopotamia.content.tables import (
    ACTIONS,
    CLAY,
    GATHER,
    GATHERED_GOODS,
    GOODS,
    LAND_UNITS,
    RESEARCH,
    TABLET,
    TOP_LEVEL,
    WARFARE,
    Amount,
)
from engine.games.mesopotamia.reading.board import can_pay, has_room, mustering_areas, remaining_amphorae
from engine.games.mesopotamia.state import Halves, Player, Spot, State

HALF_VERBS = {RESEARCH: ("convert", "discover"), GATHER: ("gather", "trade"), WARFARE: ("bones", "train")}
"""The verbs of the two halves of each action."""


def card_numbers(state: State, player: Player, task: Halves) -> Amount:
    """Return the numbers of the card in use. Upgrading it during the action does not change them (6.7)."""
    return state.content.cards[state.config.empires[player], task.action, task.level].values


def action_task(state: State, player: Player, action: int) -> Halves:
    """Return the task of an action, with the numbers of the player's card."""
    level = state.realms[player].levels[action]
    values = state.content.cards[state.config.empires[player], action, level].values
    if action == GATHER:
        return Halves(action, level, (values["gathers"], values["trades"]))
    return Halves(action, level, (1, values["discoveries" if action == RESEARCH else "units"]))


def open_halves(state: State, player: Player, task: Halves) -> tuple[str, ...]:
    """Return the verbs of the halves that can still be done."""
    verbs = []
    for half, verb in enumerate(HALF_VERBS[task.action], 1):
        if task.left[half - 1] and can_do_half(state, player, task, verb):
            verbs.append(verb)
    return tuple(verbs)


def can_do_half(state: State, player: Player, task: Halves, verb: str) -> bool:
    """Whether the half with this verb can be done once more now (10.2, 10.3, 11.2, 11.7, 12.2, 12.3)."""
    return _CAN_DO_BY_VERB[verb](state, player, task)


def _can_convert(state: State, player: Player, task: Halves) -> bool:
    return state.realms[player].goods[CLAY] >= card_numbers(state, player, task)["clay"]


def _can_discover(state: State, player: Player, task: Halves) -> bool:
    realm = state.realms[player]
    return realm.goods[TABLET] > 0 and min(realm.levels) < TOP_LEVEL


def _can_gather(state: State, player: Player, task: Halves) -> bool:
    return next(open_sources(state, player, task.used), None) is not None


def _can_trade(state: State, player: Player, task: Halves) -> bool:
    return next(tradable_places(state, player, task), None) is not None


def _can_train(state: State, player: Player, task: Halves) -> bool:
    trains = next(trainable_units(state, player, task), None)
    return trains is not None and next(mustering_areas(state, player), None) is not None


_CAN_DO_BY_VERB: dict[str, Callable[[State, Player, Halves], bool]] = {
    "convert": _can_convert,
    "discover": _can_discover,
    "gather": _can_gather,
    "trade": _can_trade,
    "bones": lambda _state, _player, _task: True,
    "train": _can_train,
}


def upgradable_actions(state: State, player: Player) -> Iterator[str]:
    """Yield the actions whose technology has a next level (10.3-10.5)."""
    for action, level in zip(ACTIONS, state.realms[player].levels, strict=True):
        if level < TOP_LEVEL:
            yield action


def open_sources(state: State, player: Player, used: tuple[str, ...]) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield the sources that were not used in this action yet, each with its goods (11.2-11.5)."""
    if "home" not in used:
        yield "home", GATHERED_GOODS
    areas = state.content.map.areas
    for area, spot in enumerate(state.spots):
        good = areas[area].good
        if spot.here and good is not None and area not in state.config.blocked:
            for word, count in _land_sources(spot, player, areas[area].name):
                if used.count(word) < count:
                    yield word, (GOODS[good],)
    for segment, owner in state.fleet:
        if owner == player:
            border = state.content.map.segments[segment]
            word = f"ship-{border.name}"
            goods = _shore_goods(state, border.areas)
            if goods and word not in used:
                yield word, goods


def _land_sources(spot: Spot, player: Player, area: str) -> Iterator[tuple[str, int]]:
    if spot.settlement == player:
        yield f"settlement-{area}", 1
    for army in spot.armies:
        if army.owner == player:
            yield from ((f"{LAND_UNITS[unit]}-{area}", count) for unit, count in enumerate(army.units) if count)


def _shore_goods(state: State, areas: tuple[int, int]) -> tuple[str, ...]:
    """Return the goods that a ship gathers: those of both areas next to it unless blocked (7.9, 3.7)."""
    goods = {state.content.map.areas[area].good for area in areas if area not in state.config.blocked}
    return tuple(GOODS[good] for good in sorted(good for good in goods if good is not None))


def tradable_places(state: State, player: Player, task: Halves) -> Iterator[str]:
    """Yield the market places that may be used, as section, ship, goods and amphora allow (11.7-11.10)."""
    for number, slot in enumerate(state.content.slots):
        if slot.section <= task.level and slot.name not in task.used and may_trade(state, player, number):
            yield slot.name


def may_trade(state: State, player: Player, slot_index: int) -> bool:
    """Whether a player could use the token of a market place: with a ship if needed, the goods, and an amphora for a
    free place (11.7-11.10)."""
    stall, slot = state.market[slot_index], state.content.slots[slot_index]
    if not stall.token or (slot.ship and not any(owner == player for _, owner in state.fleet)):
        return False
    if state.config.mode == "ur" and stall.amphora == 1:
        return False
    if not can_pay(state, player, state.content.tokens[stall.token].cost):
        return False
    return stall.amphora is not None or remaining_amphorae(state, player) > 0


def trainable_units(state: State, player: Player, task: Halves) -> Iterator[str]:
    """Yield the types of land units that a player may train, as level, goods, figures and limit allow (12.3, 12.4)."""
    for unit, (name, (level, cost)) in enumerate(zip(LAND_UNITS, state.content.trains, strict=False)):
        if level <= task.level and can_pay(state, player, cost) and has_room(state, player, unit):
            yield name
