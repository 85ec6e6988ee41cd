"""The size of what is written beside a board, as it is shown 550 pixels wide."""

from collections.abc import Iterable
from dataclasses import replace

import pytest

from engine.kings.view import view as kings_view
from engine.tigris.view import view as tigris_view
from render.drawing.canvas import Canvas
from render.games.kings.panel import panel_items as kings_panel
from render.games.mesopotamia.footer import footer_items
from render.games.mesopotamia.setting import Layer
from render.games.mesopotamia.sprites.pieces import Troop
from render.games.mesopotamia.tracks import track_items
from render.games.tigris.land import SIZE
from render.games.tigris.panel import panel_items as tigris_panel
from render.layouts.frame import Frame
from render.scene import Item
from render.theme import STANDARD
from tests.engine.kings.positions import position as kings_position
from tests.engine.tigris.positions import position as tigris_position
from tests.render.games.kings.finding import event
from tests.render.games.kings.finding import look as kings_look
from tests.render.games.mesopotamia.finding import crowded, public
from tests.render.games.mesopotamia.finding import look as mesopotamia_look
from tests.support.scenes import look as tigris_look

NARROW = 550
LEGIBLE = 10
"""Pixels."""


class Measuring(Canvas):
    """A canvas that notes how large, in its pixels, everything is that is written on it."""

    sizes: list[tuple[str, float]]

    def letters(self, x: float, y: float, string: str, size: float, weight: int, ink: str) -> None:
        if string:
            self.sizes.append((string, size * self.grain))
        super().letters(x, y, string, size, weight, ink)


def written(items: Iterable[Item]) -> list[tuple[str, float]]:
    """All that is written in a picture as narrow as NARROW, with its size in pixels."""
    found: list[tuple[str, float]] = []
    for item in items:
        canvas = Measuring(item.sprite.box, NARROW / SIZE[0], 1)
        canvas.sizes = found
        item.sprite.paint(canvas, STANDARD)
    return found


@pytest.mark.parametrize("language", ["en", "cs", "fi", "he"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_beside_the_map_is_too_small(seats: int, language: str) -> None:
    state = replace(tigris_position("Ak t", "F8", seats=seats), points=((11, 2, 3, 4),) * seats)
    frame = Frame(SIZE[0], language == "he")
    for shown in (state, replace(state, open_scores=True), replace(state, ended="tiles", agenda=())):
        sizes = written(tigris_panel(tigris_view(shown, None), tigris_look(language), frame))
        assert len(sizes) > 6 * seats
        assert min(size for _, size in sizes) >= LEGIBLE


@pytest.mark.parametrize("language", ["en", "cs", "fi", "he"])
def test_nothing_on_the_tracks_and_below_them_is_too_small(language: str) -> None:
    view, reader = public(crowded()), mesopotamia_look(language)
    frame = Frame(SIZE[0], reader.rtl)
    sizes = written((*track_items(view, reader, frame), *footer_items(view, reader, frame)))
    assert reader.say("picture-house-short") in [text for text, _ in sizes]
    assert min(size for _, size in sizes) >= LEGIBLE


@pytest.mark.parametrize("home", [True, False])
def test_letters_of_units_are_legible_where_two_kinds_are(home: bool) -> None:
    units = (("spearman", "S", 1), ("archer", "A", 1))
    sizes = written([Item(Layer.ARMY, 0, 0, Troop("sumer", units, 30 if home else 40, 92))])
    assert [text for text, _ in sizes] == ["S", "A"]
    assert min(size for _, size in sizes) >= LEGIBLE


@pytest.mark.parametrize("language", ["en", "cs", "fi", "he"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_beside_the_table_of_cards_is_too_small(seats: int, language: str) -> None:
    state = replace(kings_position("$Ak", seats=seats), banked=((11, 2, 3, 4, 5),) * seats)
    frame = Frame(SIZE[0], language == "he")
    recent = (event("point", colour="red"),)
    for shown in (state, replace(state, open_piles=True), replace(state, ended="cards", agenda=())):
        sizes = written(kings_panel(kings_view(shown, None), kings_look(language), frame, recent))
        assert len(sizes) > 6 * seats
        assert min(size for _, size in sizes) >= LEGIBLE
