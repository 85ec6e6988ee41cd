"""Research, gather and trade, warfare: actions of two halves (6.8, 10-12)."""

from engine.game import STOP, Words
from engine.kit.changing import replace
from engine.mesopotamia.changes.effects import earn, pay
from engine.mesopotamia.changes.research import discover
from engine.mesopotamia.content.tables import ACTIONS, BONE, CLAY, GOODS, LAND, TABLET
from engine.mesopotamia.draft import Draft
from engine.mesopotamia.reading.board import muster
from engine.mesopotamia.reading.goods import goods_words, single
from engine.mesopotamia.reading.halves import (
    HALVES,
    can_do,
    numbers,
    open_halves,
    open_sources,
    tradable,
    trainable,
    upgrades,
)
from engine.mesopotamia.state import Halves, Player, State


def words(state: State, player: Player, task: Halves, typed: Words) -> tuple[str, ...]:
    """Return the next words within an action of two halves (26.1)."""
    if not typed:
        return (*open_halves(state, player, task), "done")
    if typed == ("done",):
        return (STOP,)
    verb, rest = typed[0], typed[1:]
    if verb not in HALVES[task.action] or not task.left[HALVES[task.action].index(verb)]:
        return ()
    match verb:
        case "convert" | "bones":
            return (STOP,) if not rest and can_do(state, player, task, verb) else ()
        case "discover":
            return _last(tuple(upgrades(state, player)) if can_do(state, player, task, verb) else (), rest)
        case "gather":
            return _gather_words(state, player, task.used, rest)
        case "trade":
            return _last(tuple(tradable(state, player, task)), rest)
    return _train_words(state, player, task, rest)


def _last(choices: tuple[str, ...], typed: Words) -> tuple[str, ...]:
    """Return the choices for a last word, or STOP after one of them."""
    if not typed:
        return choices
    return (STOP,) if len(typed) == 1 and typed[0] in choices else ()


# gathering -----------------------------------------------------------------------------------------------------------


def _gather_words(state: State, player: Player, used: tuple[str, ...], typed: Words) -> tuple[str, ...]:
    sources = dict(open_sources(state, player, used))
    match typed:
        case ():
            return tuple(sources)
        case (source, *rest) if source in sources:
            return _last(sources[source], tuple(rest))
    return ()


# trading -------------------------------------------------------------------------------------------------------------


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


def _train_words(state: State, player: Player, task: Halves, typed: Words) -> tuple[str, ...]:
    match typed:
        case ():
            return trainable(state, player, task) if can_do(state, player, task, "train") else ()
        case (unit, *rest) if unit in trainable(state, player, task):
            areas = state.content.map.areas
            return _last(tuple(areas[area].name for area in sorted(muster(state, player))), tuple(rest))
    return ()


# doing ---------------------------------------------------------------------------------------------------------------


def perform(draft: Draft, player: Player, move: Words) -> None:
    """Do one part of an action; the half that was begun before is closed by the other (6.8)."""
    task = draft.state.agenda[0]
    assert isinstance(task, Halves)
    half = HALVES[task.action].index(move[0]) + 1
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


def train(draft: Draft, player: Player, unit: int, area: int) -> None:
    """Pay for a land unit and put it into an area (12.3)."""
    pay(draft, player, draft.content.trains[unit][1])
    draft.muster(area, player, unit)
    draft.tell("unit-trained", who=draft.who(player), unit=LAND[unit], area=draft.name(area))
