"""Games end whoever plays them: computers, random players, and both together, at every number of seats."""

import pytest

from engine.ai import choose
from engine.chance import Chance
from engine.games import GAMES, AnyGame
from engine.moves import random_move
from tests.engine.playouts import seed

MIXTURES = [(game, seats, computers) for game in GAMES for seats in game.seats for computers in range(seats + 1)]
TABLES = [(game, seats) for game in GAMES for seats in game.seats]
FEW = [
    (game, seats, computers)
    for game, seats, computers in MIXTURES
    if computers == seats or (seats, computers) == (2, 1)
]
LOOPED = bytes([3]) * 32
"""Two computers with this luck in every choice repeated a lost revolt for ever, in both games."""


def moves(game: AnyGame, number: int, seats: int, computers: int, luck: Chance | None = None) -> int:
    """How many moves a game takes whose first `computers` seats are played by computers, the others at random; with
    `luck`, the computers have the same in every choice. `longest`: it did not end."""
    options = {option.name: option.choices[number % len(option.choices)] for option in game.options}
    chance = luck or Chance(seed(number))
    state, stream = game.setup(game.marks[:seats], options, chance), chance.stream("game")
    for count in range(game.longest):
        if (decision := game.decision(state)) is None:
            return count
        seat = decision.seats[0]
        if seat < computers:
            fresh = luck or Chance(stream.below(1 << 64).to_bytes(32, "big"))
            move = choose(game, game.view(state, seat), seat, fresh)
        else:
            move = random_move(game, state, seat, stream)
        state = game.play(state, seat, move).state
    return game.longest


def mixture(given: tuple[AnyGame, int, int]) -> str:
    game, seats, computers = given
    return f"{game.name}-{computers}-of-{seats}"


@pytest.mark.parametrize("given", FEW, ids=mixture)
def test_a_game_ends_whoever_plays_it(given: tuple[AnyGame, int, int]) -> None:
    game, seats, computers = given
    assert moves(game, 10 * seats + computers, seats, computers) < game.longest


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_two_computers_of_the_same_luck_end_their_game(game: AnyGame) -> None:
    assert moves(game, 3, 2, 2, Chance(LOOPED)) < game.longest


@pytest.mark.full
@pytest.mark.parametrize("number", range(40))
@pytest.mark.parametrize("given", MIXTURES, ids=mixture)
def test_many_games_end_whoever_plays_them(given: tuple[AnyGame, int, int], number: int) -> None:
    game, seats, computers = given
    assert moves(game, number, seats, computers) < game.longest


@pytest.mark.full
@pytest.mark.parametrize("byte", range(60))
@pytest.mark.parametrize(("game", "seats"), TABLES, ids=lambda given: getattr(given, "name", None))
def test_computers_of_the_same_luck_end_their_games(game: AnyGame, seats: int, byte: int) -> None:
    assert moves(game, byte, seats, seats, Chance(bytes([byte]) * 32)) < game.longest
