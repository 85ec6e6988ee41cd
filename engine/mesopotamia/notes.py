"""What a word gets or costs: prices, results, points (26)."""

from collections.abc import Mapping

from engine.game import STOP, Fact, Facts, Words
from engine.mesopotamia.content.tables import (
    ACTIONS,
    BONE,
    BUILDS,
    CLAY,
    FOOD,
    GOODS,
    LAND,
    TABLET,
    TOP_LEVEL,
    WARFARE,
    Choice,
    SixCounts,
    six,
)
from engine.mesopotamia.decision import asked
from engine.mesopotamia.reading.board import enemies, force, technology
from engine.mesopotamia.reading.building import cost
from engine.mesopotamia.reading.dice import colours, reroll_price
from engine.mesopotamia.reading.exploring import WITH_RAM
from engine.mesopotamia.reading.goods import goods_words, need_words, single
from engine.mesopotamia.reading.halves import numbers
from engine.mesopotamia.reading.scoring import measures
from engine.mesopotamia.state import Halves, Player, State
from engine.mesopotamia.view import MesopotamiaView

_TELLING: Mapping[str, int] = {
    **dict.fromkeys(("use", "build", "discover", "trade", "train", "option", "home"), 1),
    "move": 4,
    "bid": 3,
}
"""By verb, at which place of a whole move the word stands that tells what it gets or costs, or the last before it."""

_ALSO = {"population": "population-up"}
"""What an option gives where its word is another than the table's."""


def notes(view: MesopotamiaView, typed: Words, word: str) -> Facts:
    """Return what the view's seat gets or pays by saying `word` after `typed`; it depends on the view alone."""
    state, player = view.position, view.seat
    if player is None or player not in asked(state):
        return ()
    if word == STOP and typed and typed[0] in _TELLING:
        place = min(_TELLING[typed[0]], len(typed) - 1)
        return notes(view, typed[:place], typed[place])
    match typed:
        case ("use",):
            return _card(state, player, ACTIONS.index(word))
        case ("build",) if word in BUILDS:
            return _building(state, player, word)
        case ("discover",):
            return _discovery(state, player, word)
        case ("trade",):
            return _trading(state, player, word)
        case ("train",):
            return _facts(price=state.content.trains[LAND.index(word)][1])
        case ("option",):
            return _option(state, int(word))
        case ("convert",) | ("bones",) if word == STOP:
            return _half(state, player, typed[0])
        case ("reroll", *_) if word == STOP:
            return _facts(price=single(TABLET, reroll_price(state)))
        case ("move", _, _, *_) if word != STOP:
            return _step(state, player, word)
        case ("bid", *numbers) if word != STOP and state.battle is not None:
            held = state.realms[player].goods[BONE]
            return (("left", held - sum(map(int, numbers)) - int(word)),)
        case ("keep", *_) if word != STOP:
            return _quest(state, player, word)
        case ("home",):
            return (("area", state.content.map.areas[state.content.map.homes[int(word) - 1]].name),)
    return ()


def _facts(price: SixCounts = (0,) * 6, gain: SixCounts = (0,) * 6, **rest: Fact) -> Facts:
    """Return prices and gains as words, and other facts."""
    paid = (("price", goods_words(price)),) if any(price) else ()
    got = (("gain", goods_words(gain)),) if any(gain) else ()
    return (*paid, *got, *((name, value) for name, value in rest.items() if value))


def _card(state: State, player: Player, action: int) -> Facts:
    card = technology(state, player, action)
    level = state.realms[player].levels[action]
    values = tuple((name, number) for name, number in card.values.items() if name != "food")
    return (*_facts(price=single(FOOD, card.values.get("food", 0)), level=level, signs=card.signs), *values)


def _building(state: State, player: Player, what: str) -> Facts:
    price = cost(state, what)
    if what == "garden":
        return _facts(price=price, points=state.content.gardens[state.garden].vp)
    if what == "floor":
        return _facts(price=price, count=state.realms[player].floors + 1, dice=colours(state.realms[player].dice))
    return _facts(price=price, points=int(what == "settlement"))


def _discovery(state: State, player: Player, word: str) -> Facts:
    action = ACTIONS.index(word)
    level = state.realms[player].levels[action] + 1
    card = state.content.cards[state.config.empires[player], action, min(level, TOP_LEVEL)]
    paid = single(TABLET, 1) if isinstance(state.agenda[0], Halves) else (0,) * 6
    return _facts(price=paid, level=level, name=card.name, signs=card.signs)


def _trading(state: State, player: Player, word: str) -> Facts:
    number = [slot.name for slot in state.content.slots].index(word)
    stall = state.market[number]
    token = state.content.tokens[stall.token]
    owner = stall.amphora
    own = owner is None or owner == player
    paid_to: Fact = "" if owner is None or own else state.config.empires[owner]
    return _facts(price=token.cost, gain=token.gain, points=token.vp if owner is None else 0, to=paid_to)


def _half(state: State, player: Player, verb: str) -> Facts:
    task = state.agenda[0]
    if not isinstance(task, Halves):
        return ()
    values = numbers(state, player, task)
    if task.action == WARFARE:
        return _facts(gain=single(BONE, values["bones"]))
    return _facts(price=single(CLAY, values["clay"]), gain=single(TABLET, values["tablets"]))


def _option(state: State, number: int) -> Facts:
    """Return what an option of the event that is asked about asks and gives (19.3-19.6)."""
    area = getattr(state.agenda[0], "area", 0)
    option: Choice = state.content.events[state.spots[area].token].options[number - 1]
    gains = tuple(_also(name, what) for name, what in option.gain if name not in GOODS)
    got = six({name: int(what) for name, what in option.gain if name in GOODS})
    return _facts(
        price=six(option.pay),
        gain=got,
        any=option.pay.get("any", 0),
        kind=option.kind,
        also=gains,
        rounds=goods_words(six(option.each_round)) or tuple("any" for _ in range(option.each_round.get("any", 0))),
        steps=option.track,
        points=option.vp,
    )


def _also(name: str, what: str | int) -> str:
    """Return what an option gives besides goods, as a word."""
    return str(what) if name == "unit" else f"{_ALSO.get(name, name)}-{what}"


def _step(state: State, player: Player, word: str) -> Facts:
    """Return whom a unit meets in an area."""
    spot = state.spots[state.content.map.by_name[word.removesuffix(WITH_RAM)]]
    return _facts(enemies=enemies(spot, player), own=force(spot, player), event=spot.event)


def _quest(state: State, player: Player, name: str) -> Facts:
    """Return what a quest needs, and how much of it there is (21.3)."""
    quest = state.content.quests[name]
    has = {**measures(state, player), **dict(zip(GOODS, state.realms[player].goods, strict=True))}
    met = {need: least for need, least in quest.needs.items() if has[need] >= least}
    return _facts(needs=need_words(quest.needs, quest.tech), met=need_words(met, {}))
