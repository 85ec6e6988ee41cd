"""Everything on the map has its own place: nothing covers anything."""

import math
from collections.abc import Iterator
from itertools import combinations

import pytest

from engine.games.mesopotamia.content.cards import EMPIRES
from engine.games.mesopotamia.state import State
from engine.registry import find_game
from render.answer import Answer
from render.drawing.canvas import Box
from render.games.mesopotamia.glance import glance
from render.games.mesopotamia.land import land_items
from render.games.mesopotamia.setting import area_rect
from render.games.mesopotamia.sprites.land import AreaWall, ClosedArea, content_rise
from render.games.mesopotamia.sprites.pieces import ArmyPlate, EventToken, SixRoundEvent
from render.scene import Sprite
from render.sprites.numbers import NumberPlate
from tests.engine.games.mesopotamia.positions import GAME, MAP, at, begun, running, ship
from tests.engine.playouts import playout, tables
from tests.render.games.mesopotamia.finding import fought, look, public
from tests.support.scenes import items_of

_SHADOW = 3
"""Units around most pieces that only a shadow or a rim may touch."""


def boxes(state: State) -> Iterator[tuple[str, Box]]:
    """What lies on the map, the printed names and goods too, each with its bounds in the picture."""
    for area, printed in enumerate(MAP.areas):
        x, y, width, height = area_rect(MAP, area, len(state.players))
        y -= content_rise(height)
        yield printed.name, Box(x + 14, y + 17, x + 47, y + 37)
        if printed.good is not None:
            yield f"good of {printed.name}", Box(x + width - 40, y + 20, x + width - 20, y + 40)
    for item in land_items(public(state)):
        if not isinstance(item.sprite, AreaWall | ClosedArea):
            left, top, right, bottom = item.sprite.box
            yield (
                repr(item.sprite),
                Box(
                    item.x + left + _SHADOW, item.y + top + _SHADOW, item.x + right - _SHADOW, item.y + bottom - _SHADOW
                ),
            )


def covered(state: State) -> list[tuple[str, str]]:
    return [
        (name, other)
        for (name, one), (other, two) in combinations(boxes(state), 2)
        if one.left < two.right - 0.01 and two.left < one.right - 0.01
        if one.top < two.bottom - 0.01 and two.top < one.bottom - 0.01
    ]


def everything(*marks: str) -> State:
    """One area with a wall, a settlement, an event, two armies and ships all around; a battle is open there."""
    state = at(begun(*marks), "C3", "sumer 2 spearman 1 ram", "babylon 3 archer 1 rider", wall="babylon")
    state = at(state, "C4", "sumer 1 spearman", "babylon 1 rider 1 archer", settlement="babylon")
    state = running(state, "D7", "d1", "sumer", die=4)
    borders = [segment.name for segment in MAP.segments if {"C3", "C4"} & set(segment.name.split("-"))]
    for number, name in enumerate(borders):
        state = ship(state, ("sumer", "babylon")[number % 2], name)
    return fought(state)


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_nothing_covers_anything_where_everything_is(seats: int) -> None:
    assert covered(everything(*GAME.marks[:seats])) == []


@pytest.mark.parametrize("seats", range(2, 7))
def test_nothing_covers_anything_in_a_whole_game(seats: int) -> None:
    game = find_game("mesopotamia")
    played = playout(game, tables(game).first(seats))
    for state in played.states[:: len(played.states) // 5]:
        assert covered(state) == []


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_a_number_stands_beside_the_army_of_its_area(seats: int) -> None:
    state = at(begun(*GAME.marks[:seats]), "C3", "sumer 1 spearman 1 archer")
    scene = glance(GAME.view(state, 0), look(), [Answer(("move", "B3", "C3"), 1, "C3")])[0]
    (number,) = items_of(scene, NumberPlate)
    left = number.x - number.sprite.width / 2 if isinstance(number.sprite, NumberPlate) else 0.0
    (army,) = (army for army in items_of(scene, ArmyPlate) if math.dist((army.x, army.y), (number.x, number.y)) < 80)
    assert army.x + army.sprite.box.right - _SHADOW <= left + 2


def written(sprite: Sprite) -> Iterator[Box]:
    """Return the boxes of what is written on an army or an event."""
    if isinstance(sprite, ArmyPlate):
        yield from sprite.number_boxes
    if isinstance(sprite, EventToken | SixRoundEvent):
        left, top, right, bottom = sprite.box
        yield Box(left + _SHADOW, top + _SHADOW, right - _SHADOW, bottom - _SHADOW)


@pytest.mark.parametrize("token", ["face down", "running"])
@pytest.mark.parametrize("players", [2, 6])
def test_numbers_of_answers_leave_events_and_the_counts_of_armies_free(players: int, token: str) -> None:
    state = at(begun(*EMPIRES[:players]), "C4", "tribe 2 spearman 1 rider", token="m1")
    if token == "running":
        state = running(state, "C4", "d1", EMPIRES[0], die=2)
    answer = Answer(("gather", "spearman-C4", "food"), 1, "C4")
    items = glance(GAME.view(state, 0), look(), [answer])[0].items
    plates = [
        Box(item.x - half, item.y - half, item.x + half, item.y + half)
        for item in items
        if isinstance(item.sprite, NumberPlate)
        for half in [item.sprite.width / 2]
    ]
    free = [
        Box(item.x + left, item.y + top, item.x + right, item.y + bottom)
        for item in items
        for left, top, right, bottom in written(item.sprite)
    ]
    assert len(plates) == 1
    assert free
    assert not any(plates[0].overlaps(one) for one in free)
