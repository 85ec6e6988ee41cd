"""Grounds, painted here and by a process of their own."""

import logging
import pickle
import subprocess
import sys
from dataclasses import dataclass

import pytest
from PIL import ImageChops

from render.drawing.canvas import Box, Canvas
from render.raster import painter_process
from render.raster.grounds import BAND_HEIGHT, GROUNDS, Grounds, paint_ground, paint_in_process, paint_in_thread
from render.raster.pixels import image_of_pixels
from render.raster.png import reduce_colours
from render.scene import Sprite
from render.sprites.ground import Wall
from render.theme import STANDARD, THEMES, Theme

WALL = Wall((300, 200), ((20, 20, 100, 80),), ())


@dataclass(frozen=True)
class Whole(Sprite):
    """A ground that is not painted in parts, which no other process knows how to paint."""

    @property
    def box(self) -> Box:
        return Box(0, 0, 60, 40)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        canvas.write(30, 20, "A", 20, 800, theme.gold.light)


def test_another_process_paints_the_same_pixels() -> None:
    assert paint_in_process(WALL, 1.5, STANDARD.key) == paint_in_thread(WALL, 1.5, STANDARD.key)


def test_a_scene_that_no_painter_process_can_paint_is_painted_here(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(sys, "executable", "/nowhere/python")
    with caplog.at_level(logging.WARNING):
        assert paint_in_process(WALL, 1, STANDARD.key) == paint_in_thread(WALL, 1, STANDARD.key)
    assert "painted here" in caplog.text


@pytest.mark.parametrize("cut", ["while it asks", "while it waits"])
def test_a_process_whose_parent_is_killed_ends_without_a_word(cut: str) -> None:
    pipe = subprocess.PIPE
    painter = subprocess.Popen([sys.executable, "-m", painter_process.__name__], stdin=pipe, stdout=pipe, stderr=pipe)
    assert painter.stdin
    assert painter.stdout
    assert painter.stderr
    asked = pickle.dumps((WALL, 1.5, STANDARD.key))
    painter.stdout.close()
    painter.stdin.write(asked[:-20] if cut == "while it asks" else asked)
    painter.stdin.close()
    assert painter.stderr.read() == b""
    assert painter.wait() == 1
    painter.stderr.close()


def test_only_grounds_in_one_piece_need_a_process(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[object] = []

    def run(*_: object, **__: object) -> None:
        asked.append(True)
        raise OSError

    monkeypatch.setattr(subprocess, "run", run)
    for is_apart, sprite, processes in ((False, Whole(), 0), (True, WALL, 0), (True, Whole(), 1)):
        asked.clear()
        grounds = Grounds()
        grounds.uses_process = is_apart
        first = grounds.find(sprite, 1, STANDARD.key)
        assert grounds.find(sprite, 1, STANDARD.key) is first
        assert len(asked) == processes


def test_grounds_are_painted_here_unless_the_bot_runs_as_a_process() -> None:
    assert not GROUNDS.uses_process


@pytest.mark.parametrize("height", [100, 333, 699, 900])
def test_a_lower_bare_wall_is_the_upper_part_of_the_highest(height: int) -> None:
    low = Wall((300, height), (), ())
    assert low.taller_sprite is not None
    assert Grounds().find(low, 1.5, STANDARD.key) == paint_in_thread(low, 1.5, STANDARD.key)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("scale", [1, 1.5])
def test_cards_that_are_laid_on_a_wall_look_like_painted_ones(theme: str, scale: float) -> None:
    full = Wall((400, 300), ((10, 10, 181.5, 80),), ((201, 100, 150, 90.25),), ((10, 200, 380, 60),))
    laid = image_of_pixels(
        Grounds().cut(full, scale, theme, (0, 0, round(400 * scale), round(300 * scale))).convert("RGB", 0)
    )
    painted = reduce_colours(paint_ground(full, scale, theme), theme).convert("RGB")
    differing = ImageChops.difference(laid, painted).convert("L").histogram()
    assert sum(differing[1:]) <= 0.05 * laid.width * laid.height
    assert sum(differing[60:]) <= 0.001 * laid.width * laid.height


@pytest.mark.parametrize(
    "area",
    [(0, 0, 450, 300), (17, 0, 18, 1), (3, BAND_HEIGHT - 1, 400, BAND_HEIGHT + 1), (0, 2 * BAND_HEIGHT, 450, 300)],
)
def test_any_part_of_a_ground_can_be_cut_out(area: tuple[int, int, int, int]) -> None:
    grounds, bare = Grounds(), Wall((300, 200), (), ())
    whole = reduce_colours(paint_ground(bare, 1.5, STANDARD.key), STANDARD.key)
    for _ in range(2):
        part = grounds.cut(bare, 1.5, STANDARD.key, area)
        assert (part.mode, part.size) == ("P", whole.crop(area).size)
        assert image_of_pixels(part).tobytes() == whole.crop(area).tobytes()
