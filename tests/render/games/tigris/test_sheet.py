"""The score sheet."""

from dataclasses import replace

from engine.game import Event, Who
from engine.tigris.view import view as seen_by
from render.games.tigris.sheet import sheet
from render.kit.score_sheet import SIZE
from render.kit.sprites.leaders import Emblem
from render.kit.sprites.points import Points
from render.kit.sprites.tiles import Treasure
from render.scene import Scene
from render.sprites.cards import Glow, Label
from render.sprites.charts import Chart, Course
from tests.engine.tigris.positions import position
from tests.support.readers import look
from tests.support.scenes import items_of, of_kind

STATE = replace(
    position("t", "F8"),
    ended="tiles",
    agenda=(),
    points=((3, 3, 3, 3), (5, 4, 9, 4), (0, 0, 0, 0), (5, 4, 9, 3)),
    treasures=(0, 1, 0, 1),
)
HISTORY = ((), (Event("treasure-taken", (("who", Who(1)), ("cell", "B2"))),))


def shown(language: str = "en") -> Scene:
    scene = sheet(seen_by(STATE, None), look(language), HISTORY)
    assert scene is not None
    return scene


def test_there_is_none_while_the_game_goes_on() -> None:
    assert sheet(seen_by(position("t", "F8"), None), look(), ()) is None


def test_players_stand_in_the_order_of_their_ranks() -> None:
    emblems = sorted(items_of(shown(), Emblem), key=lambda item: item.y)
    assert [getattr(item.sprite, "dynasty", "") for item in emblems] == ["bull", "lion", "archer", "pot"]
    (glow,) = items_of(shown(), Glow)
    assert glow.y < emblems[0].y < glow.y + 76


def test_treasures_are_among_the_points_and_marked() -> None:
    chips = of_kind(shown(), Points)[:4]
    assert sorted(chip.count or 0 for chip in chips) == [4, 5, 5, 9]
    small = [gem for gem in of_kind(shown(), Treasure) if gem.radius < 10]
    assert len(small) == 2


def test_the_chart_has_a_course_for_everybody() -> None:
    (chart,) = of_kind(shown(), Chart)
    assert [course.mark for course in chart.courses] == ["archer", "bull", "pot", "lion"]
    assert chart.courses[1] == Course("bull", (0, 0, 0))


def test_hebrew_is_the_mirror_image() -> None:
    for ltr, rtl in zip(items_of(shown(), Emblem), items_of(shown("he"), Emblem), strict=True):
        assert (ltr.x + rtl.x, ltr.y) == (SIZE[0], rtl.y)


def test_it_is_told_winner_first() -> None:
    assert shown().alt.startswith("Final score. 1. Ilmari: red 5")
    assert "Final" not in shown("fi").alt


def test_no_word_is_cut() -> None:
    for language in ("en", "cs", "fi", "he"):
        assert not [label for label in of_kind(shown(language), Label) if "…" in label.text]
