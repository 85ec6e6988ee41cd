"""Options of a game have an effect at some tables only."""

import pytest

from bot.model.errors import OptionWithoutEffect
from bot.model.options import (
    effective_options,
    ineffective_options,
    possible_seat_counts,
    require_effect,
    reserved_marks,
)
from engine.game import Option, OptionCondition
from engine.games.mesopotamia.play import Mesopotamia
from tests.support.games.auction import Auction

GAME = Mesopotamia()


class Clocked(Auction):
    """The auction with an option for the slow one alone, and one for the slow one of two or more."""

    options: tuple[Option, ...] = (
        Option("pace", ("slow", "fast")),
        Option("limit", ("none", "ten"), OptionCondition("pace", ("slow",))),
        Option("pact", ("no", "yes"), OptionCondition("pace", ("slow",), min_players=2)),
        Option("content", ("second",), replaced=(("first", "second"),)),
    )


@pytest.mark.parametrize(
    ("pace", "seats", "without"),
    [("slow", (1,), {"pact"}), ("slow", (2,), set()), ("slow", (1, 2), set()), ("fast", (1, 2, 3), {"limit", "pact"})],
)
def test_an_option_is_idle_where_no_number_of_seats_gives_it_an_effect(
    pace: str, seats: tuple[int, ...], without: set[str]
) -> None:
    assert ineffective_options(Clocked(), {"pace": pace}, seats) == without


def test_at_an_open_table_more_may_sit_down() -> None:
    assert list(possible_seat_counts(GAME, 4, {"mode": "ur"})) == [4, 5, 6]


@pytest.mark.parametrize(("mode", "counts"), [("ur", [1]), ("kings", [1, 2, 3, 4, 5, 6])])
def test_a_game_chosen_for_one_stays_a_game_for_one(mode: str, counts: list[int]) -> None:
    assert list(possible_seat_counts(GAME, 1, {"mode": mode})) == counts


@pytest.mark.parametrize(("seats", "mode"), [(1, "ashur"), (2, "table")])
def test_a_game_for_one_is_not_begun_by_two(seats: int, mode: str) -> None:
    assert effective_options(GAME, (("mode", "ashur"),), seats) == (("mode", mode),)


def test_two_may_choose_what_has_an_effect_where_they_play_instead_of_a_game_for_one() -> None:
    require_effect(GAME, {"rounds": "12"}, {"mode": "ur"}, 2)


def test_a_game_begins_with_the_usual_choice_where_another_has_no_effect() -> None:
    chosen = (("pace", "fast"), ("limit", "ten"), ("pact", "yes"))
    assert effective_options(Clocked(), chosen, 2) == (("pace", "fast"), ("limit", "none"), ("pact", "no"))
    slow = (("pace", "slow"), *chosen[1:])
    assert effective_options(Clocked(), slow, 2) == slow
    assert effective_options(Clocked(), slow, 1) == (("pace", "slow"), ("limit", "ten"), ("pact", "no"))


def test_a_lobby_begins_with_what_took_the_place_of_its_choice() -> None:
    assert effective_options(Clocked(), (("content", "first"),), 2) == (("content", "second"),)


@pytest.mark.parametrize("mode", ["ur", "ashur"])
def test_R2_4_a_last_round_is_refused_where_the_game_has_a_clock_of_its_own(mode: str) -> None:
    with pytest.raises(OptionWithoutEffect) as refused:
        require_effect(GAME, {"mode": mode, "rounds": "12"}, {})
    assert dict(refused.value.facts) == {"typed": "rounds=12", "because": f"mode={mode}"}
    with pytest.raises(OptionWithoutEffect):
        require_effect(GAME, {"rounds": "12"}, {"mode": mode})


def test_options_that_are_unset_usual_or_effective_are_accepted() -> None:
    require_effect(GAME, {"mode": "ur"}, {"rounds": "12"})
    require_effect(GAME, {"mode": "ur", "rounds": "gardens"}, {})
    require_effect(GAME, {"mode": "kings", "rounds": "12", "automata": "3"}, {})
    require_effect(GAME, {"automata": "3"}, {"mode": "table"})


def test_an_option_that_depends_on_one_without_effect_has_none_either() -> None:
    chosen = {"mode": "table", "automata": "3", "rival-3": "elam"}
    assert "rival-3" in ineffective_options(GAME, chosen, (2,))
    assert "rival-3" not in ineffective_options(GAME, chosen, (1,))
    assert dict(effective_options(GAME, tuple(chosen.items()), 2)) == {
        "mode": "table",
        "automata": "1",
        "rival-3": "random",
    }


@pytest.mark.parametrize(
    ("mode", "automata", "seats", "marks"),
    [
        ("kings", "3", 2, ("elam", "mari", "ebla")),
        ("kings", "2", 2, ("elam", "mari")),
        ("kings", "3", 5, ("elam",)),
        ("kings", "3", 6, ()),
        ("table", "3", 2, ()),
        ("table", "1", 1, ("elam",)),
        ("ur", "3", 1, ("elam",)),
    ],
)
def test_no_more_marks_are_reserved_than_the_game_has_players_of_its_own(
    mode: str, automata: str, seats: int, marks: tuple[str, ...]
) -> None:
    chosen = {"mode": mode, "automata": automata, "rival": "elam", "rival-2": "mari", "rival-3": "ebla"}
    assert reserved_marks(GAME, chosen, seats) == marks


def test_a_mark_that_is_drawn_is_not_reserved() -> None:
    assert reserved_marks(GAME, {"mode": "kings", "automata": "2", "rival": "random", "rival-2": "mari"}, 2) == (
        "mari",
    )
