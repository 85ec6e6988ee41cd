"""The level for beginners plays poorly, never absurdly: no move is much worse than the best."""

from statistics import fmean
from typing import Any

import pytest
from msgspec.structs import replace

from engine.ai import BEGINNER, choose
from engine.ai.chooser import answer_open_questions
from engine.ai.evaluator import Evaluator, evaluator_of
from engine.chance import SEED_BYTES, Chance
from engine.game import Seat, Words
from engine.registry import GAMES, AnyGame
from tests.engine.games.kings.positions import GAME as KINGS
from tests.engine.games.kings.positions import play, position
from tests.engine.games.mesopotamia.positions import GAME as MESOPOTAMIA
from tests.engine.games.mesopotamia.positions import after, bare, having, with_dice
from tests.engine.games.tigris.test_computer import GAME as TIGRIS
from tests.engine.games.tigris.test_computer import START
from tests.engine.games.tigris.test_computer import after as played
from tests.engine.games.ur.positions import GAME as UR
from tests.engine.games.ur.positions import OFF
from tests.engine.games.ur.positions import position as race
from tests.engine.games.wayfarers.playing import GAME as WAYFARERS
from tests.engine.games.wayfarers.positions import begin, with_player
from tests.engine.games.wayfarers.positions import play as travel
from tests.engine.playouts import playout, seed


def chosen(game: AnyGame, state: object, seat: Seat = 0, lucks: int = 24) -> set[Words]:
    """Return the moves of a beginner under several lucks."""
    return {choose(game, game.view(state, seat), seat, Chance(seed(luck)), level=BEGINNER) for luck in range(lucks)}


@pytest.mark.parametrize(
    ("game", "evaluator"),
    [pytest.param(game, evaluator, id=game.name) for game in GAMES if (evaluator := evaluator_of(game))],
)
def test_no_move_is_much_worse_than_the_usual_players(game: AnyGame, evaluator: Evaluator[Any, Any]) -> None:
    """Evaluated under other luck than theirs, which also errs for the usual players."""
    turns, lost = playout(game, 0).played, []
    for number, turn in enumerate(turns[:: len(turns) // 8]):
        state, seat = turn.before, turn.seat
        view, luck = game.view(state, seat), Chance(seed(number))
        ours, best = choose(game, view, seat, luck, level=BEGINNER), choose(game, view, seat, luck)
        lost.append(_worth(game, evaluator, view, seat, best) - _worth(game, evaluator, view, seat, ours))
    assert len(lost) >= 8
    assert fmean(lost) < max(evaluator.beginner_margins.values())


def _worth(game: AnyGame, evaluator: Evaluator[Any, Any], view: object, seat: Seat, move: Words) -> float:
    worlds = [game.sample_state(view, Chance(bytes([9, luck]).ljust(SEED_BYTES, b"*"))) for luck in range(8)]
    ends = [
        answer_open_questions(game, evaluator, evaluator.outcome(world, seat, move), seat).position for world in worlds
    ]
    return fmean(evaluator.value(game.view(end, seat), seat) for end in ends)


def test_in_tigris_no_turn_is_given_away_and_no_leader_taken_back() -> None:
    placed = played(START, "leader king F4")
    assert not {"end", "withdraw"} & {move[0] for move in chosen(TIGRIS, placed)}


def test_in_kings_every_point_is_banked() -> None:
    hand = {"archer": "2 settlement 2 market 2 temple 2 farm"}
    point = play(position("$Ak", hands=hand), "archer card market A").state
    assert chosen(KINGS, point) == {("bank",)}


def test_in_kings_no_turn_is_given_away() -> None:
    hand = {"archer": "2 settlement 2 market 2 temple 2 farm"}
    assert ("end",) not in chosen(KINGS, position("$Ak", hands=hand))


def test_in_ur_a_piece_on_its_last_squares_takes_the_rival_that_is_nearly_home() -> None:
    """Six of the other side are home, and the seventh would follow them."""
    chase = race((10, 2, *(OFF,) * 4), (12, *(OFF,) * 6), 2)
    taken = {UR.play(chase, 0, move).state.pieces[1] for move in chosen(UR, chase)}
    assert taken == {(0, *(OFF,) * 6)}


def test_in_mesopotamia_a_garden_that_can_be_paid_is_built() -> None:
    state = having(replace(bare(), garden="G11"), "sumer", "1 stone 2 wood", "build 4")
    assert chosen(MESOPOTAMIA, after(state, "sumer use build")) == {("build", "garden")}


def test_in_mesopotamia_no_turn_is_given_away() -> None:
    assert ("end",) not in chosen(MESOPOTAMIA, with_dice(bare(), "sumer"))


def test_in_wayfarers_the_last_step_is_taken() -> None:
    state = with_player(begin(), node="n9a", dice="2", tiles="UB4/front/2b", guilds=(1, 0, 0), stock=14)
    before = travel(state, "die 2 H2 2", "choose H2 journal").state
    assert {move[0] for move in chosen(WAYFARERS, before)} == {"journal"}


def test_in_mesopotamia_a_game_that_lasts_long_is_brought_to_an_end() -> None:
    """Of many moves that are nearly as good, a beginner plays any at first, later only the best."""
    early = with_dice(bare(), "sumer")
    late = replace(early, turn=replace(early.turn, round=100))
    assert len(chosen(MESOPOTAMIA, late)) < len(chosen(MESOPOTAMIA, early)) / 2
