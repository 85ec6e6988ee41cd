"""Measure the speed of the largest game: wished for on one core are a game of four folded in 80 ms, `words` in 1 ms
(p99), a computer's choice in 500 ms (p99), bids included."""

from functools import partial

from pytest_benchmark.fixture import BenchmarkFixture

from engine.ai import choose
from engine.chance import Chance
from engine.game import Seat, Words
from engine.games.mesopotamia.state import State
from engine.moves import random_move
from engine.replay import replay_record
from tests.bench.single_calls import spread
from tests.engine.games.mesopotamia.playing import GAME, Table, played_out
from tests.engine.games.mesopotamia.positions import at, bare, battle_phase, having
from tests.engine.playouts import Playout, seed


def four_players() -> Playout[State]:
    return played_out(Table(4, 0, {"rounds": "20"}), 3)


def paths(state: State, seat: Seat, number: int) -> list[Words]:
    """Every beginning of a few moves."""
    stream = Chance(seed(number)).stream("paths")
    moves = [random_move(GAME, state, seat, stream) for _ in range(3)]
    return [move[:count] for move in moves for count in range(len(move) + 1)]


def test_fold_of_a_finished_game_of_four(benchmark: BenchmarkFixture) -> None:
    record = four_players().record
    folded = benchmark(lambda: replay_record(GAME, record))
    benchmark.extra_info["moves"] = len(record.entries)
    assert folded.fault is None


def test_words(benchmark: BenchmarkFixture) -> None:
    played = four_players().played
    asked = [
        (one.before, one.seat, prefix) for n, one in enumerate(played) for prefix in paths(one.before, one.seat, n)
    ]
    spread(benchmark, [partial(GAME.words, *one) for one in asked])
    assert all(benchmark(lambda: [GAME.words(one.before, one.seat, ()) for one in played]))


def test_a_computers_choice(benchmark: BenchmarkFixture) -> None:
    seen = [(GAME.view(one.before, one.seat), one.seat) for one in four_players().played[::3]]
    spread(benchmark, [partial(choose, GAME, view, seat, Chance(seed(1))) for view, seat in seen])
    view, seat = seen[10]
    assert benchmark(lambda: choose(GAME, view, seat, Chance(seed(1))))


def test_a_computers_bid_of_many_bones(benchmark: BenchmarkFixture) -> None:
    state = at(bare(), "C3", "sumer 2 archer 1 spearman", "babylon 2 rider 1 archer")
    state = battle_phase(having(having(state, "sumer", "25 bone"), "babylon", "25 bone")).state
    view = GAME.view(state, 0)
    bid = benchmark(lambda: choose(GAME, view, 0, Chance(seed(1))))
    assert bid[0] == "bid"
