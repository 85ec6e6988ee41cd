"""Grounds, painted here and by a process of their own."""

import logging
import subprocess
import sys
from dataclasses import dataclass

import pytest

from render.drawing.canvas import Box, Canvas
from render.raster.grounds import GROUNDS, Grounds, painted_apart, painted_here
from render.scene import Sprite
from render.sprites.ground import Wall
from render.theme import STANDARD, Theme

WALL = Wall((300, 200), ((20, 20, 100, 80),), ())


@dataclass(frozen=True)
class Whole(Sprite):
    """A ground that is not painted in parts, which no other process knows how to paint."""

    @property
    def box(self) -> Box:
        return Box(0, 0, 60, 40)

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        canvas.letters(30, 20, "A", 20, 800, theme.gold.light)


def test_another_process_paints_the_same_pixels() -> None:
    assert painted_apart(WALL, 1.5, STANDARD.key) == painted_here(WALL, 1.5, STANDARD.key)


def test_what_no_other_process_can_paint_is_painted_here(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(sys, "executable", "/nowhere/python")
    with caplog.at_level(logging.WARNING):
        assert painted_apart(WALL, 1, STANDARD.key) == painted_here(WALL, 1, STANDARD.key)
    assert "painted here" in caplog.text


def test_only_grounds_in_one_piece_need_a_process(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[object] = []

    def run(*_: object, **__: object) -> None:
        asked.append(True)
        raise OSError

    monkeypatch.setattr(subprocess, "run", run)
    for apart, sprite, processes in ((False, Whole(), 0), (True, WALL, 0), (True, Whole(), 1)):
        asked.clear()
        grounds = Grounds()
        grounds.apart = apart
        first = grounds.find(sprite, 1, STANDARD.key)
        assert grounds.find(sprite, 1, STANDARD.key) is first
        assert len(asked) == processes


def test_grounds_are_painted_here_unless_the_bot_runs_as_a_process() -> None:
    assert not GROUNDS.apart


@pytest.mark.parametrize("high", [100, 333, 699])
def test_a_lower_bare_wall_is_the_upper_part_of_the_highest(high: int) -> None:
    low = Wall((300, high), (), ())
    assert low.higher is not None
    assert Grounds().find(low, 1.5, STANDARD.key) == painted_here(low, 1.5, STANDARD.key)
