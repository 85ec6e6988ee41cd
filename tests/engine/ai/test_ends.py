"""Games end, no matter who plays them: computers, random players, and both together, at every number of seats."""

from collections.abc import Sequence
from typing import TypeAlias

import pytest

from engine.ai import choose
from engine.chance import Chance
from engine.games.kings.play import Kings
from engine.games.tigris.play import Tigris
from engine.moves import random_move
from engine.registry import GAMES, AnyGame
from tests.engine.playouts import GUIDES, seed

Table: TypeAlias = tuple[AnyGame, int, int]
"""A game, its number of seats, and how many of them computers have."""

MIXTURES = [(game, seats, computers) for game in GAMES for seats in game.seats for computers in range(seats + 1)]
TABLES = [(game, seats, seats) for game in GAMES for seats in game.seats]
LUCKS = {"ur": 12, "kings": 3, "tigris": 2}
"""In how many games of a kind each mixture is played in the full form, by what one takes; one in the others. So all of
it takes about a quarter of an hour."""
ENDS = [(game, seats) for game in GAMES for seats in sorted({game.seats[0], game.seats[-1]} - {2})]
"""The smallest and the largest tables; two at a table play whole games in tests of their own."""
OPENINGS = {
    ("tigris", 4): 285,
    ("kings", 4): 360,
    ("wayfarers", 1): 125,
    ("wayfarers", 4): 748,
    ("mesopotamia", 1): 45,
    ("mesopotamia", 6): 395,
}
"""Moves of a game of so many seats after which computers take over what others began; in the others half of those of a
random game."""
BEATEN = frozenset(("tigris", "kings", "wayfarers", "mesopotamia"))
"""Games of which every day another test plays one to its end: against somebody random, or alone, to see who wins."""
LOOPED = bytes([3]) * 32
"""Two computers with this luck in every choice repeated a lost revolt for ever, in both games."""


def moves(
    game: AnyGame, number: int, seats: int, computers: int, luck: Chance | None = None, opening: int = 0
) -> tuple[int, int]:
    """How many moves a game takes whose first `computers` seats are played by computers, the others at random, and how
    many of them the computers chose. With `luck`, the computers have the same in every choice. `opening`: so many moves
    are made before the computers take over. `max_moves`: it did not end."""
    options = {option.name: option.choices[number % len(option.choices)] for option in game.options}
    chance = luck or Chance(seed(number))
    state, stream = game.setup(game.marks[:seats], options, chance), chance.stream("game")
    guide, chosen = GUIDES.get(game.name) if opening else None, 0
    for count in range(game.max_moves):
        if (decision := game.decision(state)) is None:
            return count, chosen
        seat = decision.seats[0]
        if count < opening and guide is not None:
            move = guide.move(game, state, seat, stream)
        elif seat < computers and count >= opening:
            chosen += 1
            fresh = luck or Chance(stream.below(1 << 64).to_bytes(32, "big"))
            move = choose(game, game.view(state, seat), seat, fresh)
        else:
            move = random_move(game, state, seat, stream)
        state = game.play(state, seat, move).state
    return game.max_moves, chosen


def mixture(given: Table | int) -> str:
    if isinstance(given, int):
        return str(given)
    game, seats, computers = given
    return f"{game.name}-{computers}-of-{seats}"


def spread(tables: Sequence[Table]) -> list[tuple[Table, int]]:
    """Return tables with the numbers of their games: each has others than its neighbours, and with them other options,
    so that every choice of an option has its turn in each game."""
    return [(given, place + luck) for place, given in enumerate(tables) for luck in range(LUCKS.get(given[0].name, 1))]


@pytest.mark.parametrize(("game", "seats"), ENDS, ids=lambda given: getattr(given, "name", None))
def test_a_game_that_computers_take_over_ends(game: AnyGame, seats: int) -> None:
    number = 10 * seats + (seats > 1)
    opening = OPENINGS.get((game.name, seats)) or moves(game, number, seats, 0)[0] // 2
    count, chosen = moves(game, number, seats, seats, opening=opening)
    assert 0 < chosen <= count < game.max_moves


@pytest.mark.parametrize(
    "game",
    [pytest.param(game, marks=pytest.mark.full if game.name in BEATEN else ()) for game in GAMES],
    ids=lambda game: game.name,
)
def test_a_game_of_a_computer_and_a_random_player_ends(game: AnyGame) -> None:
    count, chosen = moves(game, 23, 2, 1)
    assert 0 < chosen < count < game.max_moves


@pytest.mark.parametrize("game", [pytest.param(Tigris(), marks=pytest.mark.full), Kings()], ids=lambda game: game.name)
def test_two_computers_of_the_same_luck_end_their_game(game: AnyGame) -> None:
    assert moves(game, 3, 2, 2, Chance(LOOPED))[0] < game.max_moves


@pytest.mark.full
@pytest.mark.parametrize(("given", "number"), spread(MIXTURES), ids=mixture)
def test_many_games_end_no_matter_who_plays_them(given: Table, number: int) -> None:
    game, seats, computers = given
    assert moves(game, number, seats, computers)[0] < game.max_moves


@pytest.mark.full
@pytest.mark.parametrize(("given", "number"), spread(TABLES), ids=mixture)
def test_computers_of_the_same_luck_end_their_games(given: Table, number: int) -> None:
    game, seats, computers = given
    assert moves(game, number, seats, computers, Chance(bytes([number]) * 32))[0] < game.max_moves
