"""The guide of a first game: each entry can be met, none comes twice, and it ends for who knows the game."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain

import pytest

from bot.tables.teaching.guides import AnsweredMove, answered_moves, entry_name
from engine.chance import Chance
from engine.game import Words
from engine.moves import random_move
from engine.record import Entry, read_record
from engine.registry import GAMES, AnyGame
from engine.replay import Fold, PlayedMove, replay_record
from tests.bot.text.entries import entries
from tests.engine.golden import paths
from tests.engine.playouts import seed

SOON = 90
"""Moves of a game in which an entry must not come twice."""

MOST = 12
"""Entries of a game: more would not be read."""

LONGEST = 700
"""Moves of a game of random moves that are looked at."""

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def guides(game: AnyGame) -> list[str]:
    """The names of the entries that explain the questions of a game."""
    return [key for key in entries(game.name, "en") if key.startswith("guide-") and not key.startswith("guide-aim-")]


@dataclass(frozen=True)
class Met:
    """A question in a game of random moves: whose it is, the entries that may explain it, and those of them that its
    answer is done with."""

    seat: int
    names: frozenset[str]
    done: frozenset[str]


def met(game: AnyGame, number: int, most: int = LONGEST) -> Iterator[Met]:
    """The questions of a game of random moves."""
    luck = Chance(seed(number))
    seats = game.seats[min(number % 3, len(game.seats) - 1)]
    options = {option.name: option.choices[0] for option in game.options}
    state, stream = game.setup(game.marks[:seats], options, luck), luck.stream("guided")
    moves: list[AnsweredMove] = []
    while (decision := game.decision(state)) is not None and len(moves) < most:
        seat, kind = decision.seats[0], decision.kind
        names = {prefix: entry_name(moves, seat, kind, prefix) for prefix in _typed(game, state, seat)}
        move = random_move(game, state, seat, stream)
        yield Met(seat, frozenset(names.values()), frozenset((names[()], names[move[:1]])))
        moves.append(AnsweredMove(PlayedMove(Entry(len(moves) + 1, seat, move)), kind))
        state = game.play(state, seat, move).state


def _typed(game: AnyGame, state: object, seat: int) -> list[Words]:
    """What may have been typed when a question is explained: nothing, or a verb."""
    return [(), *((verb,) for verb in game.words(state, seat, ()))]


def recorded(game: AnyGame) -> Iterator[frozenset[str]]:
    """The entries that the games of the golden records come to."""
    for file in paths(game):
        moves = answered_moves(game, replay_record(game, read_record(file.read_text("utf-8"))).fold)
        for place, one in enumerate(moves):
            seat, move = one.played_move.entry.seat, one.played_move.entry.words
            yield frozenset(entry_name(moves[:place], seat, one.kind, prefix) for prefix in ((), move[:1]))


@every_game
def test_each_is_reached(game: AnyGame) -> None:
    """A game without any is played like the others."""
    missing = set(guides(game))
    assert len(missing) <= MOST
    for names in chain(recorded(game), (one.names for number in range(20) for one in met(game, number))):
        missing -= names
        if not missing:
            break
    assert missing == set()


@every_game
def test_they_are_numbered_from_the_first_time(game: AnyGame) -> None:
    known = guides(game)
    for key in known:
        question, _, number = key.rpartition("-")
        assert all(f"{question}-{earlier}" in known for earlier in range(1, int(number)))


@every_game
def test_none_comes_twice(game: AnyGame) -> None:
    """Once a seat has answered a question, what explained it does not come back."""
    done: set[tuple[int, str]] = set()
    questions = [*met(game, 1, SOON)]
    for one in questions:
        assert not done.intersection((one.seat, name) for name in one.names)
        done |= {(one.seat, name) for name in one.done}
    assert len(done) > len(questions) / 4


@every_game
def test_guides_examine_each_move_once_and_forget_undone_ones(game: AnyGame) -> None:
    luck = Chance(seed(3))
    options = {option.name: option.choices[0] for option in game.options}
    start = game.setup(game.marks[: game.seats[0]], options, luck)
    stream, state = luck.stream("guided"), start
    states, moments = [start], list[PlayedMove]()
    for number in range(1, 9):
        decision = game.decision(state)
        if decision is None:
            break
        move = random_move(game, state, decision.seats[0], stream)
        state = game.play(state, decision.seats[0], move).state
        moments.append(PlayedMove(Entry(number, decision.seats[0], move)))
        states.append(state)
    whole = Fold(start, tuple(moments), tuple(states[1:]))
    some = len(moments) // 2
    early = Fold(start, tuple(moments[:some]), tuple(states[1 : some + 1]))
    known = answered_moves(game, early)
    assert [one.played_move for one in known] == moments[:some]
    assert answered_moves(game, whole, known) == answered_moves(game, whole)
    assert answered_moves(game, early, answered_moves(game, whole)) == known
