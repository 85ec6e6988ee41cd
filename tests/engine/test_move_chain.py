"""Move chains: what one press says of moves that lead to one another."""

from collections.abc import Iterator

import pytest

from engine.game import STOP, Words
from engine.games.mesopotamia.state import Act, Explore
from engine.move_chain import THEN, MoveChains, last_move, split_moves
from engine.moves import every_move
from engine.registry import GAMES, AnyGame, find_game
from tests.engine.games.mesopotamia.positions import bare, ship, turn_of
from tests.engine.playouts import Played, playout

PAYING = {"pay", "choose"}


def plies(game: AnyGame, *, full: bool) -> Iterator[Played[object]]:
    """Positions of random games, each with the seat that moves there."""
    for number in range(3 if full else 1):
        yield from playout(game, number).played[:: 1 if full else 3]


def played(game: AnyGame, ply: Played[object], chains: Words) -> object:
    """The position after the moves of a move chain, each played by itself, as it must be possible."""
    state = ply.before
    for place, move in enumerate(split_moves(chains)):
        assert STOP in game.words(state, ply.seat, move), (chains, move)
        step = game.play(state, ply.seat, move)
        assert place == len(split_moves(chains)) - 1 or not step.informed_seats, "somebody learned something on the way"
        state = step.state
    return state


@pytest.mark.parametrize("words", [(), ("end",), ("choose", "H4", "tile", THEN), ("pay", THEN, "take", "L01")])
def test_a_series_is_its_moves(words: Words) -> None:
    moves = split_moves(words)
    assert (*moves[0], *(word for move in moves[1:] for word in (THEN, *move))) == words
    assert last_move(words) == moves[-1]


@pytest.mark.parametrize("full", [False, pytest.param(True, marks=pytest.mark.full)])
def test_every_series_is_moves_that_can_be_played_and_no_other_move_is_lost(full: bool) -> None:
    game, found = find_game("wayfarers"), 0
    for ply in plies(game, full=full):
        verbs = set(game.words(ply.before, ply.seat, ()))
        if not verbs & PAYING:
            continue
        offered = list(MoveChains(game, ply.before, ply.seat).moves())
        alone = {move for move in offered if THEN not in move}
        leading = {split_moves(move)[0] for move in offered} - alone
        assert alone | leading == set(every_move(game, ply.before, ply.seat))
        assert {move[0] for move in leading} <= PAYING
        for chains in [move for move in offered if THEN in move][:: 1 if full else 7]:
            played(game, ply, chains)
            found += 1
    assert found


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_where_no_move_leads_a_series_is_a_move(game: AnyGame) -> None:
    for ply in playout(game, 0).played[::40]:
        if not PAYING & set(game.words(ply.before, ply.seat, ())):
            assert set(MoveChains(game, ply.before, ply.seat).moves()) == set(every_move(game, ply.before, ply.seat))


def test_words_that_are_never_offered_lead_nowhere() -> None:
    game = find_game("wayfarers")
    ply = next(ply for ply in playout(game, 0).played if "pay" in game.words(ply.before, ply.seat, ()))
    chains = MoveChains(game, ply.before, ply.seat)
    for prefix in [("pay", THEN, "pay"), (THEN,), ("pay", THEN, THEN), ("skip", THEN, "take"), ("pay", THEN, "end")]:
        assert chains.words(prefix) == ()
    assert chains.words(("pay",)) == (THEN,)


def test_bundles_are_all_that_can_be_gathered_and_each_is_played() -> None:
    game, found = find_game("mesopotamia"), 0
    for ply in playout(game, 0).played:
        if "gather" not in game.words(ply.before, ply.seat, ()):
            continue
        bundles = MoveChains(game, ply.before, ply.seat).repeatable_moves(15)
        assert len({tuple(sorted(move[-1] for move in split_moves(one))) for one in bundles}) == len(bundles)
        for bundle in bundles:
            assert {move[0] for move in split_moves(bundle)} == {"gather"}
            state = played(game, ply, bundle)
            purses = [game.resources(game.view(one, ply.seat)) for one in (ply.before, state)]
            got = [good for good in purses[0] for _ in range(purses[1][good] - purses[0][good])]
            assert sorted(got) == sorted(move[-1] for move in split_moves(bundle))
            assert "gather" not in game.words(state, ply.seat, ())
            found += 1
    assert found


def test_of_the_ways_of_a_ship_to_an_end_the_shortest_is_offered() -> None:
    state = turn_of(ship(bare(), "sumer", "A1-A2"), 0, Explore(1), Act())
    game = find_game("mesopotamia")
    every = list(every_move(game, state, 0))
    sails = [move for move in MoveChains(game, state, 0).moves() if move[0] == "sail"]
    ends = {move[-1]: min(len(one) for one in every if one[-1] == move[-1]) for move in every if move[0] == "sail"}
    assert {move[-1]: len(move) for move in sails} == ends
    assert len(sails) == len(ends) < len(every)
    assert set(sails) <= set(every)
