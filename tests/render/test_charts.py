"""The levels of charts: round, as many as help, from what there is."""

import pytest

from render.drawing.text import BOLD, width
from render.kit.points_chart import Line, chart
from render.layouts.frame import Frame
from render.sprites.cards import Label, Pip
from render.sprites.charts import Chart, Course, Turn, _levels
from render.theme import STANDARD
from tests.render.games.test_legible import Measuring
from tests.support.scenes import look


@pytest.mark.parametrize(
    ("low", "high", "levels"),
    [
        (0, 0, [0, 1]),
        (0, 4, [0, 1, 2, 3, 4]),
        (0, 29, [0, 5, 10, 15, 20, 25, 30]),
        (20, 47, [20, 25, 30, 35, 40, 45, 50]),
        (22, 61, [20, 30, 40, 50, 60, 70]),
        (-3, 3, [-3, -2, -1, 0, 1, 2, 3]),
        (0, 148, [0, 50, 100, 150]),
    ],
)
def test_levels_are_round_and_reach_from_the_lowest_number_to_the_highest(
    low: int, high: int, levels: list[int]
) -> None:
    assert [*_levels(low, high)] == levels


@pytest.mark.parametrize("high", [90, 120, 200, 400])
@pytest.mark.parametrize("top", range(1, 160, 7))
def test_there_are_several_levels_however_low_a_chart_is_and_their_numbers_have_room(top: int, high: int) -> None:
    chart = Chart((Course("#FFFFFF", (0, top // 2, top)),), 900, high)
    levels = _levels(0, top)
    assert top < 3 or 4 <= len(levels) <= 7
    canvas = Measuring(chart.box, 1, 1)
    canvas.glyphs, canvas.signs = [], []
    chart.paint(canvas, STANDARD)
    beside = [text for text, _ in canvas.glyphs][:-1]
    assert "0" in beside


def test_the_last_change_of_the_lead_is_told_at_its_place_and_inside_the_chart() -> None:
    points = ((0, 0), (1, 0), (1, 1), (1, 3), (2, 3), (4, 3), (6, 3))
    lines = [Line(colour, Pip(True)) for colour in ("#FFFFFF", "#B57BFF")]
    context = look(names=("Žofie", "Ilmari"))
    items = [*chart(context, Frame(1100, False), (12, 12, 1076, 240), lines, points)]
    (drawn,) = (item.sprite for item in items if isinstance(item.sprite, Chart))
    assert drawn.turn == Turn(0, 5, "Žofie from move 5")
    labels = [item.sprite.text for item in items if isinstance(item.sprite, Label)]
    assert labels[1:] == ["6", "3"]
    ends = sorted(item.y for item in items if isinstance(item.sprite, Pip))
    assert ends[1] - ends[0] >= 38
    level = [*chart(context, Frame(1100, False), (12, 12, 1076, 240), lines, ((0, 0), (1, 1)))]
    assert all(item.sprite.turn is None for item in level if isinstance(item.sprite, Chart))


def test_words_of_a_turning_point_cover_no_line_where_there_is_room() -> None:
    rising = tuple(range(0, 100, 2))
    turn = Turn(0, 25, "Žofie from move 25")
    drawn = Chart((Course("#FFFFFF", rising), Course("#B57BFF", tuple(n // 3 for n in rising))), 1052, 300, turn)
    wide = width(turn.text, 26, BOLD) + 26
    for step in (2, 25, 47):
        x, y = drawn._x(step, len(rising) - 1), drawn._y(rising[step])
        left, top = drawn._free(x, y, wide, len(rising) - 1)
        lines = [corner for course in drawn.courses for corner in drawn._corners(course, len(rising) - 1)]
        assert not [one for one in lines if left < one[0] < left + wide and top < one[1] < top + 38]


def test_names_on_a_chart_have_no_signs_that_the_font_lacks() -> None:
    points = ((0, 0), (0, 0), (1, 0))
    lines = [Line(colour, Pip(True)) for colour in ("#FFFFFF", "#B57BFF")]
    items = chart(look(names=("Ann 🦁", "Bo")), Frame(1100, False), (12, 12, 1076, 240), lines, points)
    (drawn,) = (item.sprite for item in items if isinstance(item.sprite, Chart))
    assert drawn.turn == Turn(0, 2, "Ann from move 2")
