"""The levels of charts: round, as many as help, from what there is."""

from collections.abc import Iterable
from itertools import pairwise

import pytest

from render.drawing.canvas import Box, Canvas, Ink
from render.drawing.shapes import Point
from render.drawing.text import BOLD, text_width
from render.kit.points_chart import Line, Ranking, chart_items
from render.layouts.frame import Frame
from render.scene import Item
from render.sprites.cards import ActionPip, Label
from render.sprites.charts import Chart, ChartLine, TurningPoint, _levels_between
from render.theme import STANDARD
from tests.render.games.test_legible import Measuring
from tests.support.scenes import look

_CARD = (12, 12, 1076, 300)


@pytest.mark.parametrize(
    ("lowest", "highest", "levels"),
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
    lowest: int, highest: int, levels: list[int]
) -> None:
    assert [*_levels_between(lowest, highest)] == levels


@pytest.mark.parametrize("height", [90, 120, 200, 400])
@pytest.mark.parametrize("top", range(1, 160, 7))
def test_there_are_several_levels_however_low_a_chart_is_and_their_numbers_have_room(top: int, height: int) -> None:
    chart = Chart((ChartLine("#FFFFFF", (0, top // 2, top)),), 900, height)
    levels = _levels_between(0, top)
    assert top < 3 or 4 <= len(levels) <= 7
    canvas = Measuring(chart.box, 1, 1)
    canvas.glyphs, canvas.signs = [], []
    chart.paint(canvas, STANDARD)
    beside = [text for text, _ in canvas.glyphs][:-1]
    assert "0" in beside


def test_the_last_change_of_the_lead_is_labelled_at_its_place_and_inside_the_chart() -> None:
    points = ((0, 0), (1, 0), (1, 1), (1, 3), (2, 3), (4, 3), (6, 3))
    lines = [Line(colour, ActionPip(True)) for colour in ("#FFFFFF", "#B57BFF")]
    context = look(names=("Žofie", "Ilmari"))
    items = [*chart_items(context, Frame(1100, False), (12, 12, 1076, 240), lines, points, Ranking((1, 2)))]
    (drawn,) = (item.sprite for item in items if isinstance(item.sprite, Chart))
    assert drawn.turning_point == TurningPoint(0, 5, "Žofie from move 5")
    labels = [item.sprite.text for item in items if isinstance(item.sprite, Label)]
    assert labels[1:] == ["6", "3"]
    ends = sorted(item.y for item in items if isinstance(item.sprite, ActionPip))
    assert ends[1] - ends[0] >= 38
    level = [*chart_items(context, Frame(1100, False), (12, 12, 1076, 240), lines, ((0, 0), (1, 1)), Ranking((1, 1)))]
    assert all(item.sprite.turning_point is None for item in level if isinstance(item.sprite, Chart))


def test_words_of_a_turning_point_cover_no_line_where_there_is_room() -> None:
    rising = tuple(range(0, 100, 2))
    turn = TurningPoint(0, 25, "Žofie from move 25")
    drawn = Chart((ChartLine("#FFFFFF", rising), ChartLine("#B57BFF", tuple(n // 3 for n in rising))), 1052, 300, turn)
    width = text_width(turn.text, 26, BOLD) + 26
    for step in (2, 25, 47):
        x, y = drawn._x(step, len(rising) - 1), drawn._y(rising[step])
        left, top = drawn._find_tag_place(x, y, width, len(rising) - 1)
        points = [
            (drawn._x(move, len(rising) - 1), drawn._y(value))
            for line in drawn.lines
            for move, value in enumerate(line.numbers)
        ]
        assert not [(px, py) for px, py in points if left < px < left + width and top < py < top + 38]


def test_names_on_a_chart_have_no_signs_that_the_font_lacks() -> None:
    points = ((0, 0), (0, 0), (1, 0))
    lines = [Line(colour, ActionPip(True)) for colour in ("#FFFFFF", "#B57BFF")]
    items = chart_items(
        look(names=("Ann 🦁", "Bo")), Frame(1100, False), (12, 12, 1076, 240), lines, points, Ranking((1, 2))
    )
    (drawn,) = (item.sprite for item in items if isinstance(item.sprite, Chart))
    assert drawn.turning_point == TurningPoint(0, 2, "Ann from move 2")


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("level", [True, False], ids=["equal", "apart"])
def test_every_line_ends_on_its_value_and_signs_are_apart_and_led_to(seats: int, level: bool) -> None:
    courses = tuple(ChartLine(f"#11{seat}1FF", (0, 14 if level else 10 + seat)) for seat in range(seats))
    drawn = Chart(courses, 1052, 240)
    canvas = _Strokes(drawn.box, 1, 1)
    canvas.strokes = []
    drawn.paint(canvas, STANDARD)
    for course, low in zip(courses, drawn.sign_heights(), strict=True):
        ((x, y),) = {points[-1] for points, ink in canvas.strokes if ink == course.colour}
        value = drawn._y(course.numbers[-1])
        assert abs(y - value) <= 3.6
        led = ((x + 8, value), low) in [(points[0], points[-1][1]) for points, _ in canvas.strokes]
        assert led == (abs(low - value) > 3.6)
    signs = sorted(drawn.sign_heights())
    assert all(lower - upper >= drawn.min_sign_distance - 0.01 for upper, lower in pairwise(signs))
    assert drawn.box.top <= signs[0]


class _Strokes(Canvas):
    """A canvas that keeps its strokes."""

    strokes: list[tuple[list[Point], Ink]]

    def stroke(self, points: Iterable[Point], width: float, ink: Ink, opacity: float = 1) -> None:
        """Keep the line."""
        self.strokes.append(([*points], ink))


@pytest.mark.parametrize(
    ("end", "ranks", "turn"),
    [((3, 2), (1, 2), True), ((3, 3), (1, 2), False), ((3, 3), (1, 1), False), ((3, 2), (2, 1), False)],
    ids=["winner", "won by a tie-break", "tie", "points do not decide"],
)
def test_a_turning_point_is_the_winners_or_nobodys(end: tuple[int, int], ranks: tuple[int, int], turn: bool) -> None:
    lines = [Line(colour, ActionPip(True)) for colour in ("#FFFFFF", "#B57BFF")]
    items = chart_items(
        look(names=("Žofie", "Bo")), Frame(1100, False), _CARD, lines, ((0, 0), (0, 1), (2, 1), end), Ranking(ranks)
    )
    (drawn,) = (item.sprite for item in items if isinstance(item.sprite, Chart))
    assert drawn.turning_point == (TurningPoint(0, 2, "Žofie from move 2") if turn else None)


def test_of_equal_ends_the_better_ranked_player_is_above() -> None:
    drawn = Chart(
        (ChartLine("#FFFFFF", (0, 4), rank=3), ChartLine("#B57BFF", (0, 4), rank=2), ChartLine("#112233", (0, 9))),
        900,
        300,
    )
    third, second, first = drawn.sign_heights()
    assert first < second < third


def test_signs_stay_as_near_to_their_lines_as_they_can_and_above_the_moves() -> None:
    drawn = Chart(tuple(ChartLine("#FFFFFF", (0, end)) for end in (50, 25, 25, 0)), 900, 300)
    first, second, third, fourth = drawn.sign_heights()
    assert first == drawn._y(50)
    assert (second + third) / 2 == pytest.approx(drawn._y(25))
    assert fourth == drawn._y(0)
    crowded = Chart(tuple(ChartLine("#FFFFFF", (0, end)) for end in (9, 0, 0, 0, 0, 0)), 900, 244)
    assert max(crowded.sign_heights()) <= 204


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("language", ["en", "he"])
def test_no_sign_at_an_end_touches_the_title(language: str, seats: int) -> None:
    context = look(language, names=tuple("ABCDEF"[:seats]))
    lines = [Line("#FFFFFF", ActionPip(True))] * seats
    points = ((0,) * seats, (20,) * seats)
    title, *others = chart_items(context, Frame(1100, context.rtl), _CARD, lines, points, Ranking(range(1, seats + 1)))
    area = _area(title)
    for item in others:
        if not isinstance(item.sprite, Chart):
            box = _area(item)
            assert box.left >= area.right or box.right <= area.left or box.top >= area.bottom


def _area(item: Item) -> Box:
    left, top, right, bottom = item.sprite.box
    return Box(item.x + left, item.y + top, item.x + right, item.y + bottom)
