"""The contract's own few behaviours: who hears of an event, and how a refusal reads."""

import pytest

from engine.game import Event, GameOver, IllegalMove, NotYourTurn, Option, OptionCondition, Refused, SeatRef
from engine.registry import GAMES, AnyGame, UnknownGame, find_game
from tests.support.games.auction import Auction


def test_events_reach_their_audience() -> None:
    told, whispered = Event("told"), Event("whispered", audience=(0, 2))
    assert [told.reaches(seat) for seat in (0, 1, 2, None)] == [True, True, True, True]
    assert [whispered.reaches(seat) for seat in (0, 1, 2, None)] == [True, False, True, False]


@pytest.mark.parametrize(
    ("refused", "text"),
    [
        (Refused("full"), "full"),
        (Refused("taken", ("mark", "lion")), "taken mark=lion"),
        (
            IllegalMove("no-temple", ("cell", "B2"), ("leader", "king"), rule="R5.2"),
            "no-temple cell=B2 leader=king (R5.2)",
        ),
        (GameOver(), "game-over"),
        (NotYourTurn((2, 3)), "not-your-turn who=SeatRef(seat=2)"),
    ],
)
def test_refusals_read(refused: Refused, text: str) -> None:
    assert str(refused) == text


def test_nobodys_turn_names_nobody() -> None:
    assert NotYourTurn(()).facts == ()
    assert NotYourTurn((1,)).facts == (("who", SeatRef(1)),)


def test_games_are_found_by_name() -> None:
    assert len({game.name for game in GAMES}) == len(GAMES)
    assert all(find_game(game.name) is game for game in GAMES)
    auction = Auction()
    assert find_game("auction", (*GAMES, auction)) is auction
    with pytest.raises(UnknownGame, match=f"chess; there are: {GAMES[0].name}"):
        find_game("chess")


@pytest.mark.parametrize(
    ("mode", "seats", "matters"),
    [("kings", 1, True), ("kings", 3, True), ("table", 1, True), ("table", 2, False), ("ur", 1, False)],
)
def test_an_option_may_have_an_effect_only_with_some_choices_of_another(mode: str, seats: int, matters: bool) -> None:
    level = Option("level", ("easy", "hard"), OptionCondition("mode", ("kings",), solo_choices=("table",)))
    assert level.has_effect({"mode": mode, "level": "easy"}, seats) is matters
    assert Option("combat", ("full", "simple")).has_effect({"mode": mode}, seats)


@pytest.mark.parametrize(("mode", "seats", "matters"), [("kings", 1, False), ("kings", 2, True), ("table", 2, False)])
def test_an_option_may_have_an_effect_only_among_several(mode: str, seats: int, matters: bool) -> None:
    side = Option("side", ("alone", "together"), OptionCondition("mode", ("kings",), min_players=2))
    assert side.has_effect({"mode": mode}, seats) is matters


@pytest.mark.parametrize("game", GAMES)
def test_an_option_depends_on_choices_that_there_are(game: AnyGame) -> None:
    choices = {option.name: option.choices for option in game.options}
    for option in game.options:
        if option.condition is not None:
            assert option.name != option.condition.option
            assert {*option.condition.choices, *option.condition.solo_choices} <= set(choices[option.condition.option])
