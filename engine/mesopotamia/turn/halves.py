"""Research, gather and trade, warfare: actions of two halves (6.8, 10-12)."""

from collections.abc import Iterator

from engine.game import STOP, Words
from engine.kit.changing import replace
from engine.mesopotamia.board import (
    amphorae,
    can_pay,
    has_room,
    muster,
)
from engine.mesopotamia.content.tables import (
    ACTIONS,
    BONE,
    CLAY,
    GATHER,
    GATHERED,
    GOODS,
    LAND,
    RESEARCH,
    TABLET,
    TOP_LEVEL,
    WARFARE,
    Amount,
    SixCounts,
)
from engine.mesopotamia.draft import Draft
from engine.mesopotamia.effects import earn, goods_words, pay, single
from engine.mesopotamia.state import Halves, Player, Spot, State

VERBS = {RESEARCH: ("convert", "discover"), GATHER: ("gather", "trade"), WARFARE: ("bones", "train")}
"""The verbs of the two halves of each action."""


def numbers(state: State, player: Player, task: Halves) -> Amount:
    """Return the numbers of the card in use, which its upgrade meanwhile does not change (6.7)."""
    return state.content.cards[state.config.empires[player], task.action, task.level].values


def start(state: State, player: Player, action: int) -> Halves:
    """Return what an action has to do by the player's card."""
    level = state.realms[player].levels[action]
    task = Halves(action, level, (1, 1))
    values = numbers(state, player, task)
    match action:
        case _ if action == RESEARCH:
            left = (1, values["discoveries"])
        case _ if action == GATHER:
            left = (values["gathers"], values["trades"])
        case _:
            left = (1, values["units"])
    return replace(task, left=left)


def possible(state: State, player: Player, task: Halves) -> tuple[str, ...]:
    """Return the verbs of the halves of which something can still be done."""
    found = []
    for half, verb in enumerate(VERBS[task.action], 1):
        if task.left[half - 1] and _can(state, player, task, verb):
            found.append(verb)
    return tuple(found)


def _can(state: State, player: Player, task: Halves, verb: str) -> bool:
    match verb:
        case "convert":
            return state.realms[player].goods[CLAY] >= numbers(state, player, task)["clay"]
        case "discover":
            realm = state.realms[player]
            return realm.goods[TABLET] > 0 and min(realm.levels) < TOP_LEVEL
        case "gather":
            return next(_sources(state, player, task.used), None) is not None
        case "trade":
            return next(_stalls(state, player, task), None) is not None
        case "train":
            return any(_trainable(state, player, task)) and any(True for _ in muster(state, player))
    return True


def words(state: State, player: Player, task: Halves, typed: Words) -> tuple[str, ...]:
    """Return the next words within an action of two halves (26.1)."""
    if not typed:
        return (*possible(state, player, task), "done")
    if typed == ("done",):
        return (STOP,)
    verb, rest = typed[0], typed[1:]
    if verb not in VERBS[task.action] or not task.left[VERBS[task.action].index(verb)]:
        return ()
    match verb:
        case "convert" | "bones":
            return (STOP,) if not rest and _can(state, player, task, verb) else ()
        case "discover":
            return _last(tuple(upgrades(state, player)) if _can(state, player, task, verb) else (), rest)
        case "gather":
            return _gather_words(state, player, task.used, rest)
        case "trade":
            return _last(tuple(_stalls(state, player, task)), rest)
    return _train_words(state, player, task, rest)


def _last(choices: tuple[str, ...], typed: Words) -> tuple[str, ...]:
    """Return the choices for a last word, or STOP after one of them."""
    if not typed:
        return choices
    return (STOP,) if len(typed) == 1 and typed[0] in choices else ()


def upgrades(state: State, player: Player) -> Iterator[str]:
    """Yield the actions whose technology has a next level (10.3-10.5)."""
    for action, level in zip(ACTIONS, state.realms[player].levels, strict=True):
        if level < TOP_LEVEL:
            yield action


# gathering -----------------------------------------------------------------------------------------------------------


def _sources(state: State, player: Player, used: tuple[str, ...]) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield the sources that were not gathered from in this action, each with its goods (11.2-11.5)."""
    if "home" not in used:
        yield "home", GATHERED
    areas = state.content.map.areas
    for area, spot in enumerate(state.spots):
        good = areas[area].good
        if spot.here and good is not None and area not in state.config.blocked:
            for word, count in _local(spot, player, areas[area].name):
                if used.count(word) < count:
                    yield word, (GOODS[good],)
    for segment, owner in state.fleet:
        if owner == player:
            border = state.content.map.segments[segment]
            word = f"ship-{border.name}"
            goods = _ashore(state, border.areas)
            if goods and word not in used:
                yield word, goods


def _local(spot: Spot, player: Player, area: str) -> Iterator[tuple[str, int]]:
    if spot.settlement == player:
        yield f"settlement-{area}", 1
    for one in spot.armies:
        if one.owner == player:
            yield from ((f"{LAND[unit]}-{area}", count) for unit, count in enumerate(one.units) if count)


def _ashore(state: State, areas: tuple[int, int]) -> tuple[str, ...]:
    """Return the goods that a ship gathers: those of both areas beside it that are not blocked (7.9, 3.7)."""
    goods = {state.content.map.areas[area].good for area in areas if area not in state.config.blocked}
    return tuple(GOODS[good] for good in sorted(good for good in goods if good is not None))


def _gather_words(state: State, player: Player, used: tuple[str, ...], typed: Words) -> tuple[str, ...]:
    sources = dict(_sources(state, player, used))
    match typed:
        case ():
            return tuple(sources)
        case (source, *rest) if source in sources:
            return _last(sources[source], tuple(rest))
    return ()


# trading -------------------------------------------------------------------------------------------------------------


def _stalls(state: State, player: Player, task: Halves) -> Iterator[str]:
    """Yield the places whose token may be used: section, ship, goods, amphora (11.7-11.10)."""
    for number, slot in enumerate(state.content.slots):
        if slot.section <= task.level and slot.name not in task.used and may_trade(state, player, number):
            yield slot.name


def may_trade(state: State, player: Player, number: int) -> bool:
    """Whether a player could use the token of a place: a ship, the goods, an amphora for a free one (11.7-11.10)."""
    stall, slot = state.market[number], state.content.slots[number]
    if not stall.token or (slot.ship and not any(owner == player for _, owner in state.fleet)):
        return False
    if state.config.mode == "ur" and stall.amphora == 1:
        return False
    if not can_pay(state, player, state.content.tokens[stall.token].cost):
        return False
    return stall.amphora is not None or amphorae(state, player) > 0


def trade(draft: Draft, player: Player, number: int) -> None:
    """Use a trade token: pay the supply or the owner of the amphora, take the right side (11.8, 11.9)."""
    stall = draft.state.market[number]
    token = draft.content.tokens[stall.token]
    slot = draft.content.slots[number].name
    pay(draft, player, token.cost)
    if stall.amphora is None:
        market = list(draft.state.market)
        market[number] = replace(stall, amphora=player)
        draft.state = replace(draft.state, market=tuple(market))
        draft.tell("amphora-placed", who=draft.who(player), slot=slot, points=token.vp)
    elif stall.amphora != player and not draft.state.is_bot(stall.amphora):
        draft.gain(stall.amphora, token.cost)
        draft.tell("toll-taken", who=draft.who(stall.amphora), goods=goods_words(token.cost))
    draft.tell("traded", who=draft.who(player), slot=slot, token=stall.token)
    earn(draft, player, token.gain)


# training ------------------------------------------------------------------------------------------------------------


def _trainable(state: State, player: Player, task: Halves) -> tuple[str, ...]:
    """Return the land units that may be trained: level, goods, figure, limit (12.3, 12.4)."""
    trains = state.content.trains
    return tuple(
        name
        for unit, name in enumerate(LAND)
        if trains[unit][0] <= task.level and can_pay(state, player, trains[unit][1]) and has_room(state, player, unit)
    )


def _train_words(state: State, player: Player, task: Halves, typed: Words) -> tuple[str, ...]:
    match typed:
        case ():
            return _trainable(state, player, task) if _can(state, player, task, "train") else ()
        case (unit, *rest) if unit in _trainable(state, player, task):
            areas = state.content.map.areas
            return _last(tuple(areas[area].name for area in sorted(muster(state, player))), tuple(rest))
    return ()


# doing ---------------------------------------------------------------------------------------------------------------


def perform(draft: Draft, player: Player, move: Words) -> None:
    """Do one part of an action; the half that was begun before is closed by the other (6.8)."""
    task = draft.state.agenda[0]
    assert isinstance(task, Halves)
    half = VERBS[task.action].index(move[0]) + 1
    left = list(task.left)
    left[half - 1] -= 1
    if task.at not in (0, half):
        left[2 - half] = 0
    used = (*task.used, *move[1:2]) if move[0] in ("gather", "trade") else task.used
    draft.now(replace(task, left=(left[0], left[1]), at=half, used=used))
    values = numbers(draft.state, player, task)
    match move:
        case ("convert",):
            pay(draft, player, single(CLAY, values["clay"]))
            earn(draft, player, single(TABLET, values["tablets"]))
        case ("discover", action):
            pay(draft, player, single(TABLET, 1))
            discover(draft, player, ACTIONS.index(action))
        case ("gather", source, good):
            draft.gain(player, single(GOODS.index(good), 1))
            draft.tell("gathered", who=draft.who(player), source=source, goods=(good,))
        case ("trade", slot):
            trade(draft, player, [one.name for one in draft.content.slots].index(slot))
        case ("bones",):
            earn(draft, player, single(BONE, values["bones"]))
        case (_, unit, area):
            train(draft, player, LAND.index(unit), draft.content.map.by_name[area])


def discover(draft: Draft, player: Player, action: int) -> None:
    """Replace a technology by the next level of the same action (10.3)."""
    realm = draft.realm(player)
    levels = realm.levels
    raised = tuple(level + (number == action) for number, level in enumerate(levels))
    draft.change(player, replace(realm, levels=six_levels(raised)))
    card = draft.content.cards[draft.state.config.empires[player], action, raised[action]]
    draft.tell(
        "technology-discovered", who=draft.who(player), action=ACTIONS[action], level=raised[action], name=card.name
    )


def six_levels(levels: tuple[int, ...]) -> SixCounts:
    """Return levels as a tuple of six."""
    explore, build, research, gather, warfare, growth = levels
    return (explore, build, research, gather, warfare, growth)


def train(draft: Draft, player: Player, unit: int, area: int) -> None:
    """Pay for a land unit and put it into an area (12.3)."""
    pay(draft, player, draft.content.trains[unit][1])
    draft.muster(area, player, unit)
    draft.tell("unit-trained", who=draft.who(player), unit=LAND[unit], area=draft.name(area))
