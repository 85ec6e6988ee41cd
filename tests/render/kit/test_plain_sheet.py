"""The plain score sheet: everybody's points, the best first, in games that the most or the fewest win."""

import pytest

from engine.game import Result
from render.registry import load_pictures
from render.sprites.cards import GoldNumber, WinnerGround, Wreath
from render.sprites.charts import Chart, PlayerDot
from tests.support.scenes import look, of_kind, texts

POINTS = ((0, 0, 0), (4, 0, 9), (10, 2, 9))


@pytest.mark.parametrize(
    ("ranks", "order", "leads"),
    [((1, 3, 2), ["10", "9", "2"], ["Eva", "Ann"]), ((3, 1, 2), ["2", "9", "10"], ["Bob"])],
    ids=["most", "fewest"],
)
def test_a_game_without_a_sheet_has_one_of_its_points(
    ranks: tuple[int, ...], order: list[str], leads: list[str]
) -> None:
    """The lead is that of the seat whose points are best so far."""
    result = Result(ranks, tuple((own,) for own in POINTS[-1]), "empty")
    context = look("en", names=("Ann", "Bob", "Eva"), game="ur")
    sheet = load_pictures("auction").final_scores("auction", "view", context, result, POINTS, POINTS)
    assert sheet is not None
    (won,) = of_kind(sheet, GoldNumber)
    assert [won.text, *[text for text in texts(sheet) if text.isdigit()][:2]] == order
    assert len(of_kind(sheet, WinnerGround)) == 1
    assert len(of_kind(sheet, Wreath)) == 1
    assert {dot.colour for dot in of_kind(sheet, PlayerDot)} == {
        course.colour for course in of_kind(sheet, Chart)[0].lines
    }
    told = sheet.alt.partition("In the lead:")[2]
    assert [name for name in ("Eva", "Ann", "Bob") if name in told] == leads


def test_a_game_without_points_has_no_sheet() -> None:
    assert (
        load_pictures("auction").final_scores("auction", "view", look(), Result((1,), ((),), "empty"), (), ()) is None
    )
