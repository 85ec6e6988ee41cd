"""The points with which empires begin by the tables, by the number of players (house content)."""

import pytest
from msgspec.structs import replace

from engine.ai.evaluator import evaluator_of
from engine.content import BadContent
from engine.game import SeatRef
from engine.games.mesopotamia.content.load import load_content
from engine.games.mesopotamia.content.tables import Content
from engine.games.mesopotamia.draft import Draft
from engine.games.mesopotamia.ending import end_game
from engine.games.mesopotamia.play import Mesopotamia
from engine.games.mesopotamia.reading.scoring import points_by_category, total_points
from engine.games.mesopotamia.state import State
from engine.kit.explaining import clause, part
from tests.engine.games.mesopotamia.head_starts import AHEAD, LEVEL, MARKS, STARTS, TIGHT, cards, homes
from tests.engine.games.mesopotamia.positions import start
from tests.support.require import require

GAME = Mesopotamia(AHEAD)


def among(number: int, content: Content = AHEAD, mode: str = "table") -> State:
    """The first position of the last so many empires."""
    return start(*MARKS[-number:], content=content.digest, mode=mode)


@pytest.mark.parametrize("number", range(2, 7))
def test_everybody_begins_with_what_the_table_says_for_so_many_players(number: int) -> None:
    state = among(number)
    begun = [points_by_category(state, seat, ())["start"] for seat in range(number)]
    assert begun == [STARTS.get(number, {}).get(empire, 0) for empire in MARKS[-number:]]
    level = among(number, LEVEL)
    assert [total_points(state, seat) - total_points(level, seat) for seat in range(number)] == begun


@pytest.mark.parametrize(("number", "points_of_it"), [(2, 4), (3, 1), (4, 0)])
def test_a_player_with_a_home_has_its_points(number: int, points_of_it: int) -> None:
    state = among(number, TIGHT)
    home = TIGHT.map.by_name["A1"]
    assert {points_by_category(state, seat, ())["start"] for seat in range(number)} == {0}
    realms = (replace(state.realms[0], home=home), *(replace(one, home=home + 1) for one in state.realms[1:]))
    settled = replace(state, realms=realms)
    assert [points_by_category(settled, seat, ())["start"] for seat in range(number)] == [points_of_it] + [0] * (
        number - 1
    )


@pytest.mark.parametrize(("number", "mode"), [(1, "kings"), (1, "ur"), (1, "ashur"), (2, "kings"), (4, "kings")])
def test_nobody_has_any_beside_automata_or_alone(number: int, mode: str) -> None:
    state = among(number, mode=mode)
    assert {points_by_category(state, player, ())["start"] for player in state.players} == {0}


@pytest.mark.parametrize(("content", "winner"), [(LEVEL, "elam"), (AHEAD, "akkad")], ids=["without", "with"])
def test_the_final_score_counts_and_tells_it(content: Content, winner: str) -> None:
    marks = ("elam", "akkad")
    draft = Draft(start(*marks, content=content.digest))
    end_game(draft, "rounds")
    step = draft.step()
    scores = [dict(event.facts) for event in step.events if event.name == "final-score"]
    by_empire = {marks[score["who"].seat]: score for score in scores if isinstance(score["who"], SeatRef)}
    assert next(iter(by_empire)) == winner
    for empire, score in by_empire.items():
        kinds = [count for name, count in score.items() if name not in ("who", "points", "done")]
        ahead = content.head_start.get(2, {}).get(empire, 0)
        assert score["start"] == ahead
        assert score["points"] == sum(count for count in kinds if isinstance(count, int)) == 15 + ahead
    result = require(GAME.result(step.state))
    assert marks[result.ranks.index(1)] == winner


def test_a_computer_plays_as_it_would_without_until_it_decides_who_wins() -> None:
    evaluator = require(evaluator_of(GAME))
    for ended, decides in (("", False), ("rounds", True)):
        ahead, level = (
            replace(start("mari", "ebla", content=content.digest), ended=ended) for content in (AHEAD, LEVEL)
        )
        gained = round(evaluator.value(GAME.view(ahead, 0), 0) - evaluator.value(GAME.view(level, 0), 0), 9)
        assert gained > STARTS[2]["mari"] if decides else gained == STARTS[2]["mari"]


def test_an_empire_and_a_home_tell_their_own() -> None:
    numbers = (clause("term-head-start", players=number, count=STARTS[number]["mari"]) for number in STARTS)
    assert clause("frame-head-start", part("points", numbers, "beside")) in GAME.explain({}, "mari")
    of_home = (clause("term-head-start", players=number, count=count) for number, count in ((2, 4), (3, 1)))
    assert clause("frame-head-start", part("points", of_home, "beside"), full_text_only=True) in Mesopotamia(
        TIGHT
    ).explain({}, "A1")
    without = Mesopotamia(LEVEL)
    told = (*without.explain({}, "mari"), *without.explain({}, "A1"))
    assert not any(one.kind == "frame-head-start" for one in told)


@pytest.mark.parametrize(
    ("files", "row", "field", "right"),
    [
        (cards([]), "-", "head_start", "an object"),
        (cards({"7": dict.fromkeys(MARKS, 0)}), "-", "head_start", "7 is none of: 2 3"),
        (cards({"2": dict.fromkeys(MARKS[:7], 0)}), "- head_start", "2", "each of: sumer"),
        (cards({"2": dict.fromkeys(MARKS, -1)}), "- head_start 2", "sumer", "from 0 to 99"),
        (homes({"1": 1}), "A1", "head_start", "1 is none of: 2 3"),
        (homes({"5": "all"}), "A1 head_start", "5", "from 0 to 99"),
        (homes({"5": 1}, "A2"), "A2", "head_start", "a home alone"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_fault_in_it_is_named(files: dict[str, str], row: str, field: str, right: str) -> None:
    with pytest.raises(BadContent) as caught:
        load_content(files)
    assert caught.value.file in files
    assert (caught.value.row, caught.value.field) == (row, field)
    assert right in caught.value.expected
