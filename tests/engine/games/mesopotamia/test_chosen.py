"""Choices of a table about the house's own: the head start, and the empire that the game plays."""

from itertools import pairwise

import pytest

from engine.chance import Chance
from engine.games.mesopotamia.content.load import HOUSE_CONTENT
from engine.games.mesopotamia.play import Mesopotamia
from engine.games.mesopotamia.reading.scoring import points_by_category
from engine.games.mesopotamia.state import State
from engine.kit.explaining import clause, part
from tests.engine.games.mesopotamia.head_starts import AHEAD, LEVEL, MARKS, STARTS, TIGHT
from tests.engine.games.mesopotamia.positions import start
from tests.engine.playouts import seed

OWNERS = Mesopotamia(HOUSE_CONTENT, AHEAD)
PEOPLE = ("elam", "akkad")


def begun(state: State) -> list[int]:
    return [points_by_category(state, seat, ())["start"] for seat in range(state.config.seats)]


@pytest.mark.parametrize(("choice", "counts"), [("on", True), ("usual", False), ("off", False)])
def test_an_owners_tables_give_a_head_start_only_where_it_is_chosen(choice: str, counts: bool) -> None:
    options = {"content": AHEAD.digest, "head-start": choice}
    state = OWNERS.setup(PEOPLE, options, Chance(seed(1)))
    assert begun(state) == [STARTS[2][empire] * counts for empire in PEOPLE]
    assert bool(OWNERS.opening(OWNERS.view(state, None))) == counts


@pytest.mark.parametrize(("choice", "counts"), [("on", True), ("usual", True), ("off", False)])
def test_the_houses_tables_give_it_unless_it_is_switched_off(choice: str, counts: bool) -> None:
    assert any(HOUSE_CONTENT.head_start[2].values())
    for pair in pairwise(MARKS):
        given = [HOUSE_CONTENT.head_start[2].get(empire, 0) * counts for empire in pair]
        assert (
            begun(OWNERS.setup(pair, {"content": HOUSE_CONTENT.digest, "head-start": choice}, Chance(seed(1)))) == given
        )


def test_games_from_before_the_choice_go_on_with_it() -> None:
    state = start(*PEOPLE, content=AHEAD.digest)
    assert begun(state) == [STARTS[2][empire] for empire in PEOPLE]


def test_the_opening_names_the_head_starts() -> None:
    game = Mesopotamia(AHEAD, LEVEL, TIGHT)
    told = game.opening(game.view(start(*PEOPLE, content=AHEAD.digest), None))
    empires = (clause("opening-empire", empire=empire, count=STARTS[2][empire]) for empire in PEOPLE)
    assert told == (clause("opening-head-start", part("points", empires, "beside"), homes=0),)
    (of_homes,) = game.opening(game.view(start(*PEOPLE, content=TIGHT.digest), None))
    assert dict(of_homes.facts) == {"homes": 4}
    assert game.opening(game.view(start(*PEOPLE, content=LEVEL.digest), None)) == ()
    assert game.opening(game.view(start("akkad", content=AHEAD.digest, mode="ur"), None)) == ()


@pytest.mark.parametrize("mode", ["kings", "ur", "ashur", "table"])
@pytest.mark.parametrize("rival", ["babylon", "elam", "mari"])
def test_the_human_chooses_which_empire_the_game_plays(mode: str, rival: str) -> None:
    state = start("akkad", mode=mode, rival=rival)
    assert state.config.empires == ("akkad", rival)


def test_the_other_automata_are_drawn_as_ever_and_nobody_plays_one_twice() -> None:
    drawn = start("akkad", "sumer", mode="kings", automata="3").config.empires
    assert start("akkad", "sumer", mode="kings", automata="3", rival="random").config.empires == drawn
    assert start("akkad", "sumer", mode="kings", automata="3", rival="sumer").config.empires == drawn
    chosen = start("akkad", "sumer", mode="kings", automata="3", rival="mari").config.empires
    assert chosen[2] == "mari"
    assert len(set(chosen)) == 5


def played(automata: str, **named: str) -> tuple[str, ...]:
    """The empires that so many automata play, of which some are named."""
    options = {"mode": "kings", "automata": automata} | {name.replace("_", "-"): mark for name, mark in named.items()}
    return Mesopotamia().setup(("akkad", "sumer"), options, Chance(seed(1))).config.empires[2:]


def test_the_host_chooses_the_empire_of_each_automaton() -> None:
    assert played("3", rival="mari", rival_2="elam", rival_3="ebla") == ("mari", "elam", "ebla")
    assert played("2", rival="mari", rival_2="elam", rival_3="ebla") == ("mari", "elam")
    assert played("3", rival_3="ebla") == (*played("3")[:2], "ebla")


def test_an_empire_that_is_named_twice_is_played_once() -> None:
    first, second = played("2", rival="elam", rival_2="elam")
    assert (first, second == "elam") == ("elam", False)


@pytest.mark.parametrize("rival", ["random", "sumer", "ebla"])
@pytest.mark.parametrize(("seats", "automata"), [(5, 1), (6, 0)])
def test_a_full_table_of_people_begins_with_the_automata_that_find_a_place(
    seats: int, automata: int, rival: str
) -> None:
    game = Mesopotamia()
    state = game.setup(game.marks[:seats], {"mode": "kings", "automata": "3", "rival": rival}, Chance(seed(1)))
    assert len(set(state.config.empires)) == seats + automata


def test_a_record_from_before_the_choice_of_each_leads_where_it_led() -> None:
    game, marks = Mesopotamia(), ("akkad", "sumer")
    options = {"mode": "kings", "automata": "3", "rival": "mari"}
    later = options | {"rival-2": "random", "rival-3": "random"}
    for number in range(20):
        before, after = (game.setup(marks, given, Chance(seed(number))) for given in (options, later))
        assert before == after
