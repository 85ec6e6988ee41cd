"""The score sheet."""

from msgspec.structs import replace

from engine.game import SeatRef
from engine.games.kings.view import view as seen_by
from render.games.kingdoms.score_sheet import rank_pairs
from render.games.kingdoms.sprites.leaders import DynastyEmblem
from render.games.kingdoms.sprites.points import PointsChip
from render.games.kingdoms.sprites.tiles import Treasure
from render.games.kings.sheet import open_scores, pile_growth, sheet
from render.scene import Scene
from render.sprites.cards import Label
from render.sprites.charts import Chart
from tests.engine.games.kings.positions import GAME, position
from tests.engine.playouts import playout
from tests.render.games.kings.finding import look
from tests.support.require import require
from tests.support.scenes import event, items_of, of_kind

STATE = replace(
    position("$"), ended="cards", agenda=(), banked=((3, 3, 3, 3, 0), (5, 4, 9, 4, 1), (0, 0, 0, 0, 0), (5, 4, 9, 3, 1))
)
POINTS = ((0, 0, 0, 0), (3, 4, 0, 4))


def shown(language: str = "en") -> Scene:
    return require(sheet(seen_by(STATE, None), look(language), POINTS))


def test_there_is_none_while_the_game_goes_on() -> None:
    assert sheet(seen_by(position("$"), None), look(), ()) is None


def test_players_stand_in_the_order_of_their_ranks() -> None:
    emblems = sorted(items_of(shown(), DynastyEmblem), key=lambda item: item.y)[:4]
    assert [getattr(item.sprite, "dynasty", "") for item in emblems] == ["lion", "vase", "archer", "bull"]


def test_treasures_go_to_the_weakest_colours() -> None:
    chips = of_kind(shown(), PointsChip)[:4]
    assert [(chip.sphere, chip.count) for chip in chips] == [(3, 5), (2, 5), (0, 9), (1, 4)]
    assert len([gem for gem in of_kind(shown(), Treasure) if gem.radius < 15]) == 2


def test_the_chart_has_a_line_for_everybody() -> None:
    (chart,) = of_kind(shown(), Chart)
    assert [course.numbers for course in chart.lines] == [(0, 3), (0, 4), (0, 0), (0, 4)]


def test_the_alternative_text_names_the_winner_first() -> None:
    assert shown().alt.startswith("Final score. 1. Ilmari: black 5")


def test_no_word_is_cut() -> None:
    for language in ("en", "cs", "fi", "he"):
        assert not [label for label in of_kind(shown(language), Label) if "…" in label.text]


def test_ranks_are_those_of_the_rules_for_whole_games() -> None:
    for number in range(4):
        played = playout(GAME, number)
        view, result = GAME.view(played.states[-1], None), GAME.result(played.states[-1])
        assert rank_pairs(open_scores(view)) == tuple(require(result).ranks)


def test_points_kept_and_points_of_others_count_for_nobody_else() -> None:
    own = (event("point", colour="red"), event("point-kept", colour="blue"))
    assert pile_growth((*own, event("card-banked", who=SeatRef(1), card="farm")), 3) == (1, 1, 0)
    assert pile_growth((event("cards-taken", card="farm", count=4), event("treasure-taken", place="A1")), 2) == (5, 0)
    assert pile_growth((event("drew", count=8), event("turn-ended")), 2) == (0, 0)


def test_hidden_scores_count_as_nothing() -> None:
    state = replace(position("$"), banked=((1, 2, 3, 4, 5),) * 4)
    assert open_scores(seen_by(state, 1)) == (((0, 0, 0, 0), 0),) * 4
    assert open_scores(seen_by(replace(state, open_piles=True), None))[3] == ((1, 2, 3, 4), 5)
