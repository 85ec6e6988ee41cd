"""Computer players choose legal moves, and always the same ones by the same chance."""

import pytest
from msgspec.structs import replace

from engine.ai import LEVELS, Level, choose, remember_open_cards
from engine.ai.ahead import Worth
from engine.ai.chooser import mean_worth
from engine.ai.evaluator import evaluator_of
from engine.chance import Chance
from engine.games.tigris.play import Tigris
from engine.moves import check_move, every_move
from engine.registry import GAMES, AnyGame
from tests.engine.games.tigris.positions import play, position
from tests.engine.playouts import playout, seed
from tests.engine.test_conformance import HOSTED
from tests.engine.whole_games import against_chance
from tests.support.games.auction import Auction
from tests.support.require import require

TIGRIS = Tigris()


@pytest.mark.parametrize("count", [2, pytest.param(6, marks=pytest.mark.full)])
@pytest.mark.parametrize("game", HOSTED, ids=lambda game: game.name)
def test_choices_are_legal(game: AnyGame, count: int) -> None:
    for number in range(count):
        for played in playout(game, number).played[number::23]:
            view = game.view(played.before, played.seat)
            check_move(game, played.before, played.seat, choose(game, view, played.seat, Chance(seed(number))))


def test_the_same_chance_gives_the_same_move() -> None:
    for played in playout(TIGRIS, 1).played[::41]:
        view = TIGRIS.view(played.before, played.seat)
        once, again = (choose(TIGRIS, view, played.seat, Chance(seed(5))) for _ in range(2))
        assert once == again


@pytest.mark.parametrize("level", LEVELS.values(), ids=lambda level: level.name)
@pytest.mark.parametrize("game", [game for game in GAMES if game.hides_information], ids=lambda game: game.name)
def test_a_choice_does_not_depend_on_what_is_hidden(game: AnyGame, level: Level) -> None:
    """In a position where all that is hidden is otherwise, a seat chooses the same."""
    seen = remember_open_cards(game)
    moments = playout(game, 2).played
    for played in moments[5 :: len(moments) // 3]:
        other = seen.sample_state(seen.view(played.before, played.seat), Chance(seed(1)))
        assert other != played.before
        views = [seen.view(state, played.seat) for state in (played.before, other)]
        assert len({choose(seen, view, played.seat, Chance(seed(5)), level=level) for view in views}) == 1


def test_a_game_without_a_value_is_played_at_random() -> None:
    auction = Auction()
    rich = replace(auction.setup(("red", "blue"), {}, Chance(bytes(32))), lots=("lamp",) * 8, purses=(9, 9))
    chosen = {choose(auction, auction.view(rich, 0), 0, Chance(seed(number))) for number in range(99)}
    assert chosen == set(every_move(auction, rich, 0))


@pytest.mark.parametrize(("best", "least", "most"), [(None, 14, 14), (9.0, 3, 6), (0.6, 14, 14)])
def test_a_move_that_can_hardly_become_the_best_is_tried_in_few_positions(
    best: float | None, least: int, most: int
) -> None:
    evaluator, start = evaluator_of(TIGRIS), TIGRIS.setup(TIGRIS.marks[:2], {}, Chance(seed(3)))
    tried: list[float] = []

    def worth(_after: object) -> tuple[Worth, bool]:
        tried.append(len(tried) % 2)
        return (True, tried[-1]), True

    known = None if best is None else (True, best)
    found = mean_worth(require(evaluator), worth, [start] * 14, 0, ("end",), (True, 1.0), known)
    assert least <= len(tried) <= most
    assert found == (True, (1.0 + sum(tried)) / (1 + len(tried)))


def test_a_move_that_wins_points_is_found_among_hundreds() -> None:
    """Rare kinds of moves are looked at first, so a lonely good leader is never left out."""
    start = TIGRIS.setup(TIGRIS.marks[:2], {}, Chance(seed(3)))
    assert len(list(every_move(TIGRIS, start, 0))) > 300
    for number in range(5):
        assert choose(TIGRIS, TIGRIS.view(start, 0), 0, Chance(seed(number)))[0] == "leader"


def test_a_computer_beats_random_players() -> None:
    state, moves = against_chance(TIGRIS, 0, 1)
    result = require(TIGRIS.result(state))
    assert result.ranks[1] == 1
    assert moves < 1000


@pytest.mark.full
def test_a_computer_beats_random_players_nearly_always() -> None:
    ends = [(TIGRIS.result(against_chance(TIGRIS, number, number % 2)[0]), number % 2) for number in range(100, 140)]
    assert sum(result is not None and result.ranks[clever] == 1 for result, clever in ends) >= 36


def test_an_attacker_does_not_count_on_a_weak_hand() -> None:
    """Of six hidden tiles one or two of the colour are to be feared, whatever hand is imagined first."""
    window = "Ak t  s  .. s  t  Bk"
    start = position(window, "F5", hands={"archer": "temple 5 settlement", "bull": "settlement 2 farm 3 temple"})
    asked = play(start, "archer tile temple I5").state
    view = TIGRIS.view(asked, 0)
    added = [int(choose(TIGRIS, view, 0, Chance(seed(number)))[1]) for number in range(12)]
    assert min(added) >= 3
