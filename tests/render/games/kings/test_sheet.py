"""The score sheet."""

from dataclasses import replace

from engine.kings.view import view as seen_by
from render.games.kings.sheet import sheet
from render.kit.sprites.leaders import Emblem
from render.kit.sprites.points import Points
from render.kit.sprites.tiles import Treasure
from render.scene import Scene
from render.sprites.cards import Label
from render.sprites.charts import Chart, Course
from tests.engine.kings.positions import position
from tests.render.games.kings.finding import event, look
from tests.support.scenes import items_of, of_kind

STATE = replace(
    position("$"),
    ended="cards",
    agenda=(),
    banked=((3, 3, 3, 3, 0), (5, 4, 9, 4, 1), (0, 0, 0, 0, 0), (5, 4, 9, 3, 1)),
)
HISTORY = ((), (event("treasure-taken", place="B1"),))


def shown(language: str = "en") -> Scene:
    scene = sheet(seen_by(STATE, None), look(language), HISTORY)
    assert scene is not None
    return scene


def test_there_is_none_while_the_game_goes_on() -> None:
    assert sheet(seen_by(position("$"), None), look(), ()) is None


def test_players_stand_in_the_order_of_their_ranks() -> None:
    emblems = sorted(items_of(shown(), Emblem), key=lambda item: item.y)
    assert [getattr(item.sprite, "dynasty", "") for item in emblems] == ["lion", "vase", "archer", "bull"]


def test_treasures_go_to_the_weakest_colours() -> None:
    chips = of_kind(shown(), Points)[:4]
    assert [(chip.sphere, chip.count) for chip in chips] == [(3, 5), (2, 5), (0, 9), (1, 4)]
    assert len([gem for gem in of_kind(shown(), Treasure) if gem.radius < 10]) == 2


def test_the_chart_has_a_course_for_everybody() -> None:
    (chart,) = of_kind(shown(), Chart)
    assert [course.mark for course in chart.courses] == ["archer", "lion", "bull", "vase"]
    assert chart.courses[0] == Course("archer", (0, 0, 0))


def test_it_is_told_winner_first() -> None:
    assert shown().alt.startswith("Final score. 1. Ilmari: black 5")


def test_no_word_is_cut() -> None:
    for language in ("en", "cs", "fi", "he"):
        assert not [label for label in of_kind(shown(language), Label) if "…" in label.text]
