"""The foot of the table."""

from dataclasses import replace

import pytest

from engine.kings.pieces import Card
from engine.kings.state import State
from render.drawing.text import width
from render.games.kings.setting import SIZE, TABLE
from render.games.kings.sprites.faces import Face, Ship
from render.games.kings.table import DISCARDS, harbour_items
from render.layouts.frame import Frame
from render.scene import Scene
from render.sprites.cards import Label
from tests.engine.kings.positions import position
from tests.render.games.kings.finding import look, public, scene_of
from tests.support.scenes import items_of, of_kind, texts


def harbour(state: State, language: str = "en") -> Scene:
    return scene_of(harbour_items(public(state), look(language), Frame(SIZE[0], language == "he")))


def test_ships_that_nobody_has_built_lie_in_their_berths() -> None:
    state = position("$")
    ships = items_of(harbour(state), Ship)
    assert [getattr(item.sprite, "letters", ()) for item in ships] == [("F", "S"), ("F", "M"), ("F", "T")]
    built = replace(state, table=replace(state.table, ships=(Card.SHIP_RED,)))
    assert items_of(harbour(built), Ship) == ships[2:]


def test_discarded_cards_are_counted_by_colour() -> None:
    scene = harbour(replace(position("$"), out=(7, 0, 12, 5)))
    assert [face.sphere for face in of_kind(scene, Face)] == [3, 2, 0, 1]
    assert texts(scene) == ["Discarded", "7", "0", "12", "5"]


@pytest.mark.parametrize("language", ["en", "cs", "fi", "he"])
def test_nothing_leaves_its_tray(language: str) -> None:
    scene = harbour(replace(position("$"), out=(40, 40, 65, 40)), language)
    left, _, wide, _ = Frame(SIZE[0], language == "he").card(DISCARDS)
    labels = [(item.x, item.sprite) for item in items_of(scene, Label) if isinstance(item.sprite, Label)]
    spans = []
    for x, label in labels:
        long = width(label.text, label.size, label.weight)
        spans.append((x if label.align < 0 else x - long, long))
        assert "…" not in label.text
    assert all(left < start and start + long < left + wide for start, long in spans)
    assert TABLE[0] < left or language == "he"
