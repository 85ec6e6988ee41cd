"""The score sheet."""

from itertools import pairwise

import pytest
from msgspec.structs import replace

from engine.chance import Chance
from engine.games.tigris.play import Tigris
from engine.games.tigris.reading.scoring import points_by_colour
from engine.games.tigris.state import FourCounts
from engine.games.tigris.view import view as seen_by
from engine.moves import random_move
from render.games.kingdoms.score_sheet import SHEET_SIZE, count_wild_treasures, rank_pairs, total_points
from render.games.kingdoms.sprites.leaders import DynastyEmblem
from render.games.kingdoms.sprites.points import PointsChip
from render.games.kingdoms.sprites.tiles import Treasure
from render.games.tigris.sheet import open_scores, sheet
from render.scene import Scene
from render.sprites.cards import Label, Plate, Wreath
from render.sprites.charts import Chart
from tests.engine.games.tigris.positions import position
from tests.support.require import require
from tests.support.scenes import items_of, look, of_kind

STATE = replace(
    position("t", "F8"),
    ended="tiles",
    agenda=(),
    points=((3, 3, 3, 3), (5, 4, 9, 4), (0, 0, 0, 0), (5, 4, 9, 3)),
    treasures=(0, 1, 0, 1),
)
POINTS = ((0, 0, 0, 0), (0, 3, 0, 0), (3, 4, 0, 4))


def shown(language: str = "en") -> Scene:
    return require(sheet(seen_by(STATE, None), look(language), POINTS))


def test_there_is_none_while_the_game_goes_on() -> None:
    assert sheet(seen_by(position("t", "F8"), None), look(), ()) is None


def test_players_stand_in_the_order_of_their_ranks() -> None:
    emblems = sorted(items_of(shown(), DynastyEmblem), key=lambda item: item.y)[:4]
    assert [getattr(item.sprite, "dynasty", "") for item in emblems] == ["bull", "lion", "archer", "pot"]
    (wreath,) = items_of(shown(), Wreath)
    assert (wreath.x, wreath.y) == (emblems[0].x, emblems[0].y)


def test_treasures_are_among_the_points_and_marked() -> None:
    chips = of_kind(shown(), PointsChip)[:4]
    assert sorted(chip.count or 0 for chip in chips) == [4, 5, 5, 9]
    small = [gem for gem in of_kind(shown(), Treasure) if gem.radius < 15]
    assert len(small) == 2


def test_the_chart_has_a_line_for_everybody_with_a_sign_at_its_end() -> None:
    (chart,) = of_kind(shown(), Chart)
    assert [course.numbers for course in chart.lines] == [(0, 0, 3), (0, 3, 4), (0, 0, 0), (0, 0, 4)]
    assert len({course.colour for course in chart.lines}) == 4
    signs = [item for item in items_of(shown(), DynastyEmblem) if getattr(item.sprite, "radius", 0) < 20]
    assert [getattr(item.sprite, "dynasty", "") for item in signs] == ["archer", "bull", "pot", "lion"]
    lows = sorted(item.y for item in signs)
    assert all(lower - upper >= 2 * 14 for upper, lower in pairwise(lows))


def test_the_former_leader_is_named() -> None:
    assert shown().alt.endswith("In the lead: Ilmari from move 1.")


def test_hebrew_is_the_mirror_image() -> None:
    """The chart is not: its moves go on to the right."""
    for ltr, rtl in zip(items_of(shown(), DynastyEmblem)[:4], items_of(shown("he"), DynastyEmblem)[:4], strict=True):
        assert (ltr.x + rtl.x, ltr.y) == (SHEET_SIZE[0], rtl.y)


def test_the_alternative_text_names_the_winner_first() -> None:
    assert shown().alt.startswith("Final score. 1. Ilmari: red 5")
    assert "Final" not in shown("fi").alt


def test_no_word_is_cut() -> None:
    for language in ("en", "cs", "fi", "he"):
        assert not [label for label in of_kind(shown(language), Label) if "…" in label.text]


GAME = Tigris()


@pytest.mark.parametrize("points", [(3, 1, 2, 2), (0, 0, 0, 0), (9, 0, 9, 0), (4, 4, 4, 4)])
@pytest.mark.parametrize("treasures", range(6))
def test_treasures_go_where_the_rules_put_them(points: FourCounts, treasures: int) -> None:
    assert sum(count_wild_treasures(points, treasures)) == treasures
    assert tuple(sorted(total_points(points, treasures))) == points_by_colour(points, treasures)


def test_ranks_are_those_of_the_rules_for_a_whole_game() -> None:
    chance = Chance(b"\x07" * 32)
    stream = chance.stream("moves")
    state = GAME.setup(GAME.marks, {option.name: option.choices[0] for option in GAME.options}, chance)
    while (decision := GAME.decision(state)) is not None:
        move = random_move(GAME, state, decision.seats[0], stream)
        state = GAME.play(state, decision.seats[0], move).state
    view, result = GAME.view(state, None), GAME.result(state)
    assert rank_pairs(open_scores(view)) == tuple(require(result).ranks)


def test_hidden_scores_count_as_nothing() -> None:
    state = replace(position("t"), points=((1, 2, 3, 4),) * 4)
    assert open_scores(seen_by(state, 1))[:2] == (((0, 0, 0, 0), 0), ((1, 2, 3, 4), 0))


def test_the_weakest_colours_of_two_players_keep_their_rims_apart() -> None:
    chips = items_of(shown(), PointsChip)
    for upper, lower in pairwise(sorted({chip.y for chip in chips})):
        assert upper + max(chip.sprite.box.bottom for chip in chips) < lower + chips[0].sprite.box.top
    (row,) = (item for item in items_of(shown(), Plate) if item.y < min(chip.y for chip in chips))
    inside = [chip for chip in chips if row.y < chip.y < row.y + row.sprite.box.bottom]
    assert len(inside) == 4
    assert all(chip.y + chip.sprite.box.bottom < row.y + row.sprite.box.bottom for chip in inside)


def test_treasures_keep_away_from_the_rims_of_colours() -> None:
    scene = shown()
    chips, gems = items_of(scene, PointsChip), [gem for gem in items_of(scene, Treasure) if gem.sprite.box.right == 16]
    assert gems
    for gem in gems:
        beside = [chip.x for chip in chips if abs(chip.y - gem.y) < 40]
        assert all(gem.x + 13 < x - 4.5 or x + 64 + 4.5 < gem.x - 13 for x in beside)
