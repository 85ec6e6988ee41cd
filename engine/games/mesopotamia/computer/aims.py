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


def gardens_value(position: Position, seat: Player) -> float:
    """Return the value of built gardens beyond their points, minus the distance to the next one: architecture, its
    goods, and the actions that its conditions lack."""
    realm = position.realms[seat]
    worth = _urgency(position) * _MAX_GARDEN_POINTS * _MAX_LACKING_ACTIONS * len(realm.gardens)
    if not position.garden:
        return worth
    next_one = position.content.gardens[position.garden]
    worth -= (
        _urgency(position)
        * next_one.vp
        * _MAX_LACKING_ACTIONS
        * (1 - exp(-_actions_to_garden(position, seat, position.garden) / _MAX_LACKING_ACTIONS))
    )
    if realm.levels[BUILD] < TOP_LEVEL - 1:
        return worth
    price = building_cost(position, "garden")
    have = sum(min(own, due) for own, due in zip(realm.goods, price, strict=True)) / max(1, sum(price))
    ready = 1.0 if meets_garden_conditions(position, seat, position.garden) else 0.5
    missing = sum(max(0, due - own) for own, due in zip(realm.goods, price, strict=True))
    return (
        worth
        + _NEXT_GARDEN_WEIGHT * next_one.vp * have * ready * (realm.levels[BUILD] - 2) / 2
        - _MISSING_GOOD_VALUE * missing
    )


def _actions_to_garden(position: Position, seat: Player, garden: str) -> float:
    """Return the approximate number of actions until the conditions of a garden are met (9.1): growth (which needs
    food), settlements, and steps on the events track."""
    lacking = 0.0
    for need, missing in missing_for_garden(position, seat, garden):
        match need:
            case "population":
                food = missing * technology(position, seat, GROWTH).values["food"]
                lacking += missing + _MISSING_FOOD_ACTIONS * max(0, food - position.realms[seat].goods[FOOD])
            case "events":
                lacking += _EVENT_STEP_ACTIONS * missing
            case _:
                sites = sum(1 for _ in building_places(position, seat, "settlement"))
                lacking += _SETTLEMENT_ACTIONS * missing - _SITE_VALUE * min(missing, sites)
    return lacking


def _urgency(position: Position) -> float:
    """Return the value of an action towards a garden, per point that the garden still lacks. It doubles in a long game,
    which only gardens can end."""
    return _LACKING_ACTION_VALUE * (2 if position.turn.round > _LONG_GAME_ROUNDS else 1)


def quests_value(view: MesopotamiaView, seat: Seat, on_map: Holdings) -> float:
    """Return the value of a seat's quests, which grows with the square of the completed share of each."""
    position, worth = view.position, 0.0
    if not view.quests:
        return worth
    has = {**quest_measures(position, seat, on_map), **dict(zip(GOODS, position.realms[seat].goods, strict=True))}
    for name in view.quests:
        quest = position.content.quests[name]
        parts = [min(1.0, has[need] / least) for need, least in quest.needs.items()]
        parts += [min(1.0, position.realms[seat].levels[action] / level) for action, level in quest.tech.items()]
        worth += _QUEST_VALUE * (sum(parts) / len(parts)) ** 2
    return worth
