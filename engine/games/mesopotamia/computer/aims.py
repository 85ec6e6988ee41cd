"""The goals of a seat of Mesopotamia: the next garden and its quests."""

from math import exp

from engine.game import Seat
from engine.games.mesopotamia.content.tables import BUILD, FOOD, GOODS, GROWTH, TOP_LEVEL
from engine.games.mesopotamia.reading.board import technology
from engine.games.mesopotamia.reading.building import (
    building_cost,
    building_places,
    meets_garden_conditions,
    missing_for_garden,
)
from engine.games.mesopotamia.reading.scoring import Holdings, quest_measures
from engine.games.mesopotamia.state import Player
from engine.games.mesopotamia.view import MesopotamiaView, Position

_QUEST_VALUE = 1.6
"""Value of a completed quest."""
BUILT_GARDEN_VALUE, _NEXT_GARDEN_WEIGHT = 1.25, 0.35
"""Value of each point of a built garden, and weight of each point of the next one, as far as it is prepared."""
_LACKING_ACTION_VALUE, _MISSING_FOOD_ACTIONS, _EVENT_STEP_ACTIONS, _SETTLEMENT_ACTIONS, _MISSING_GOOD_VALUE = (
    0.2,
    0.4,
    0.5,
    1.2,
    0.25,
)
"""Weights of the next garden: the value of each lacking action, per point of the garden; missing food for growth, a
step on the events track and a settlement, each in actions; and the value of a missing good."""

_MAX_GARDEN_POINTS = 8.0
"""Points of the most valuable garden."""

_MAX_LACKING_ACTIONS = 6.0
"""Number of missing actions beyond which further ones hardly count. So a built garden outweighs what the next one
lacks."""

_SITE_VALUE = 0.6
"""Value, in actions, of an area where a missing settlement could be founded."""

_LONG_GAME_ROUNDS = 40
"""Number of rounds after which gardens count double."""


def gardens_value(position: Position, player: Player) -> float:
    """Return the value of built gardens beyond their points, minus the distance to the next one: architecture, its
    goods, and the actions that its conditions lack."""
    realm = position.realms[player]
    value = _urgency(position) * _MAX_GARDEN_POINTS * _MAX_LACKING_ACTIONS * len(realm.gardens)
    if not position.garden:
        return value
    next_garden = position.content.gardens[position.garden]
    value -= (
        _urgency(position)
        * next_garden.vp
        * _MAX_LACKING_ACTIONS
        * (1 - exp(-_actions_to_garden(position, player, position.garden) / _MAX_LACKING_ACTIONS))
    )
    if realm.levels[BUILD] < TOP_LEVEL - 1:
        return value
    price = building_cost(position, "garden")
    paid_share = sum(min(count, needed) for count, needed in zip(realm.goods, price, strict=True)) / max(1, sum(price))
    readiness = 1.0 if meets_garden_conditions(position, player, position.garden) else 0.5
    missing_goods = sum(max(0, needed - count) for count, needed in zip(realm.goods, price, strict=True))
    return (
        value
        + _NEXT_GARDEN_WEIGHT * next_garden.vp * paid_share * readiness * (realm.levels[BUILD] - 2) / 2
        - _MISSING_GOOD_VALUE * missing_goods
    )


def _actions_to_garden(position: Position, player: Player, garden: str) -> float:
    """Return the approximate number of actions until the conditions of a garden are met (9.1): growth (which needs
    food), settlements, and steps on the events track."""
    actions = 0.0
    for need, missing in missing_for_garden(position, player, garden):
        match need:
            case "population":
                food = missing * technology(position, player, GROWTH).values["food"]
                actions += missing + _MISSING_FOOD_ACTIONS * max(0, food - position.realms[player].goods[FOOD])
            case "events":
                actions += _EVENT_STEP_ACTIONS * missing
            case _:
                sites = sum(1 for _ in building_places(position, player, "settlement"))
                actions += _SETTLEMENT_ACTIONS * missing - _SITE_VALUE * min(missing, sites)
    return actions


def _urgency(position: Position) -> float:
    """Return the value of an action towards a garden, per point that the garden still lacks. It doubles in a long game,
    which only gardens can end."""
    return _LACKING_ACTION_VALUE * (2 if position.turn.round > _LONG_GAME_ROUNDS else 1)


def quests_value(view: MesopotamiaView, seat: Seat, on_map: Holdings) -> float:
    """Return the value of a seat's quests, which grows with the square of the completed share of each."""
    position, value = view.position, 0.0
    if not view.quests:
        return value
    amounts = {**quest_measures(position, seat, on_map), **dict(zip(GOODS, position.realms[seat].goods, strict=True))}
    for name in view.quests:
        quest = position.content.quests[name]
        shares = [min(1.0, amounts[need] / needed) for need, needed in quest.needs.items()]
        shares += [min(1.0, position.realms[seat].levels[action] / level) for action, level in quest.tech.items()]
        value += _QUEST_VALUE * (sum(shares) / len(shares)) ** 2
    return value
