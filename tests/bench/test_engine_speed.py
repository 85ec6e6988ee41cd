"""Measure the speed of the engine: `python -m pytest tests/bench --benchmark-enable`.

Wished for on one core: a game folded in 10 ms, `words` in 0.5 ms (p99), 100 random games a second, a computer's
choice in 100 ms. The spread of single calls stands in the extra info (`--benchmark-json FILE`).
"""

from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from time import thread_time
from typing import TypeVar

from pytest_benchmark.fixture import BenchmarkFixture
from royalur import Game as LibraryGame  # type: ignore[import-untyped]

from engine import codec
from engine.ai import choose
from engine.chance import Chance
from engine.game import STOP, Game, Seat, Words
from engine.games.tigris.play import Tigris
from engine.games.tigris.state import State
from engine.games.ur.play import Ur
from engine.games.wayfarers.play import Wayfarers
from engine.games.wayfarers.state import State as Journey
from engine.moves import every_move, random_move
from engine.replay import Fold, add_entry, replay_record
from tests.bench.single_calls import spread
from tests.engine.playouts import Playout, played_out, playout, seed, tables

S = TypeVar("S")
V = TypeVar("V")

GAME = Tigris()
WAYFARERS = Wayfarers()


def four_players() -> Playout[State]:
    return next(game for number in range(99) if len((game := playout(GAME, number)).header.marks) == 4)


def beginnings(game: Game[S, V], state: S, seat: Seat, so_far: Words = ()) -> Iterator[Words]:
    """Every beginning of a move."""
    yield so_far
    for word in game.words(state, seat, so_far):
        if word != STOP:
            yield from beginnings(game, state, seat, (*so_far, word))


def moves_of(state: State, seat: Seat) -> list[Words]:
    return list(every_move(GAME, state, seat))


def test_fold_of_a_finished_game(benchmark: BenchmarkFixture) -> None:
    record = four_players().record
    folded = benchmark(lambda: replay_record(GAME, record))
    benchmark.extra_info["moves"] = len(record.entries)
    assert folded.fault is None


def test_words(benchmark: BenchmarkFixture) -> None:
    positions = [(played.before, played.seat) for played in four_players().played[::9]]
    asked = [(state, seat, words) for state, seat in positions for words in beginnings(GAME, state, seat)]
    spread(benchmark, [partial(GAME.words, *one) for one in asked])
    offered = benchmark(lambda: [GAME.words(state, seat, ()) for state, seat in positions])
    assert all(offered)


def test_every_move(benchmark: BenchmarkFixture) -> None:
    positions = [(played.before, played.seat) for played in four_players().played[::9]]
    spread(benchmark, [partial(moves_of, *one) for one in positions])
    moves = benchmark(lambda: [moves_of(*one) for one in positions])
    benchmark.extra_info["most moves"] = max(map(len, moves))
    assert all(moves)


def test_random_games(benchmark: BenchmarkFixture) -> None:
    numbers = iter(range(1 << 30))
    game = benchmark(lambda: played_out(GAME, next(numbers)))
    assert GAME.result(game.states[-1]) is not None


def play_ur(number: int) -> bool:
    """Play a random game of Ur, and say whether it is over."""
    game, luck = Ur(), Chance(seed(number))
    state, stream = game.setup(game.marks, {}, luck), luck.stream("moves")
    while (decision := game.decision(state)) is not None:
        seat = decision.seats[0]
        state = game.play(state, seat, random_move(game, state, seat, stream)).state
    return game.result(state) is not None


def play_in_library(number: int) -> bool:
    """The same by the library."""
    game, luck = LibraryGame.create_finkel(), Random(number)
    while not game.is_finished():
        if game.is_waiting_for_roll():
            game.roll_dice()
        else:
            game.make_move(luck.choice(game.find_available_moves()))
    return True


def test_random_games_of_ur_and_as_many_of_the_library_royalur(benchmark: BenchmarkFixture) -> None:
    def seconds(play: Callable[[int], bool], games: int) -> float:
        start = thread_time()
        assert all(map(play, range(games)))
        return thread_time() - start

    games, rounds = (40, 5) if benchmark.enabled else (1, 1)
    ours, theirs = (min(seconds(play, games) for _ in range(rounds)) for play in (play_ur, play_in_library))
    benchmark.extra_info |= {"games a second": games / ours, "of the library's": theirs / ours}
    assert benchmark(play_ur, 0)


def test_view_and_imagination(benchmark: BenchmarkFixture) -> None:
    state = four_players().states[80]
    imagined = benchmark(lambda: GAME.sample_state(GAME.view(state, 1), Chance(seed(1))))
    assert GAME.view(imagined, 1) == GAME.view(state, 1)


def test_snapshot(benchmark: BenchmarkFixture) -> None:
    state = four_players().states[80]
    text = codec.dumps(state)
    benchmark.extra_info["bytes"] = len(text)
    assert benchmark(lambda: codec.loads(State, codec.dumps(state))) == state


def test_a_computers_choice(benchmark: BenchmarkFixture) -> None:
    seen = [(GAME.view(played.before, played.seat), played.seat) for played in four_players().played[::5]]
    spread(benchmark, [partial(choose, GAME, view, seat, Chance(seed(1))) for view, seat in seen])
    view, seat = seen[10]
    assert benchmark(lambda: choose(GAME, view, seat, Chance(seed(1))))


def test_checked_moves(benchmark: BenchmarkFixture) -> None:
    """What a table does for one move: check, play, canonical text, digest."""
    game = four_players()
    start, first = Fold(game.start), game.record.entries[0]
    assert len(benchmark(lambda: codec.digest(add_entry(GAME, start, first).state))) == 8


def a_long_game(game: Wayfarers) -> Playout[Journey]:
    """A guided game of four."""
    each = len(tables(game)) // len(game.seats)
    return playout(game, 3 * each)


def test_fold_of_a_finished_journey(benchmark: BenchmarkFixture) -> None:
    record = a_long_game(WAYFARERS).record
    folded = benchmark(lambda: replay_record(WAYFARERS, record))
    benchmark.extra_info["moves"] = len(record.entries)
    assert folded.fault is None


def test_words_of_a_journey(benchmark: BenchmarkFixture) -> None:
    positions = [(played.before, played.seat) for played in a_long_game(WAYFARERS).played[::19]]
    asked = [(state, seat, words) for state, seat in positions for words in beginnings(WAYFARERS, state, seat)]
    spread(benchmark, [partial(WAYFARERS.words, *one) for one in asked])
    assert all(benchmark(lambda: [WAYFARERS.words(state, seat, ()) for state, seat in positions]))


def test_a_computers_choice_on_a_journey(benchmark: BenchmarkFixture) -> None:
    seen = [(WAYFARERS.view(played.before, played.seat), played.seat) for played in a_long_game(WAYFARERS).played[::29]]
    spread(benchmark, [partial(choose, WAYFARERS, view, seat, Chance(seed(1))) for view, seat in seen])
    view, seat = seen[10]
    assert benchmark(lambda: choose(WAYFARERS, view, seat, Chance(seed(1))))
