"""The score sheet."""

from dataclasses import replace

import pytest

from engine.chance import Chance
from engine.game import Event, Who, for_everybody
from engine.moves import random_move
from engine.tigris.play import Tigris
from engine.tigris.reading.scoring import score
from engine.tigris.state import FourCounts
from engine.tigris.view import view as seen_by
from render.games.tigris.sheet import course, open_scores, ranks, sheet
from render.kit.score_sheet import SIZE, filled, totals
from render.kit.sprites.leaders import Emblem
from render.kit.sprites.points import Points
from render.kit.sprites.tiles import Treasure
from render.scene import Scene
from render.sprites.cards import Glow, Label
from render.sprites.charts import Chart, Course
from tests.engine.tigris.positions import position
from tests.support.scenes import items_of, look, of_kind

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


GAME = Tigris()


@pytest.mark.parametrize("points", [(3, 1, 2, 2), (0, 0, 0, 0), (9, 0, 9, 0), (4, 4, 4, 4)])
@pytest.mark.parametrize("treasures", range(6))
def test_treasures_go_where_the_rules_put_them(points: FourCounts, treasures: int) -> None:
    assert sum(filled(points, treasures)) == treasures
    assert tuple(sorted(totals(points, treasures))) == score(points, treasures)


def test_nobody_has_a_rank_while_the_game_goes_on() -> None:
    assert ranks(seen_by(position("t"), None)) == ()


def test_ranks_and_courses_are_those_of_the_rules_for_a_whole_game() -> None:
    chance = Chance(b"\x07" * 32)
    stream = chance.stream("moves")
    state = GAME.setup(GAME.marks, {option.name: option.choices[0] for option in GAME.options}, chance)
    history = []
    while (decision := GAME.decision(state)) is not None:
        step = GAME.play(state, decision.seats[0], random_move(GAME, state, decision.seats[0], stream))
        state = step.state
        history.append(for_everybody(step.events))
    view, result = GAME.view(state, None), GAME.result(state)
    assert result is not None
    assert ranks(view) == tuple(result.ranks)
    assert list(course(history, 4))[-1] == tuple(min(totals(*both)) for both in open_scores(view))


def test_a_course_starts_with_nothing_and_counts_treasures() -> None:
    def gained(colour: str) -> Event:
        return Event("points", (("who", Who(1)), ("count", 2), ("colour", colour), ("source", "tile")))

    taken = Event("treasure-taken", (("who", Who(1)), ("cell", "B2")))
    history = [(gained("red"), gained("blue")), (gained("green"),), (taken, taken), ()]
    assert list(course(history, 2)) == [(0, 0), (0, 0), (0, 0), (0, 2), (0, 2)]


def test_hidden_scores_count_as_nothing() -> None:
    state = replace(position("t"), points=((1, 2, 3, 4),) * 4)
    assert open_scores(seen_by(state, 1))[:2] == (((0, 0, 0, 0), 0), ((1, 2, 3, 4), 0))
