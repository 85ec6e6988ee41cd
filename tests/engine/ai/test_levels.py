"""The levels of computer players: an easy one slips now and then, and loses most of its games to a normal one."""

from engine.ai import BEGINNER, EASY, LEVELS, NORMAL, Level, choose
from engine.chance import Chance
from engine.games.tigris.play import Tigris
from engine.games.ur.play import Ur
from tests.engine.games.tigris.test_computer import GAME, START, revolt_with
from tests.engine.playouts import seed


def winner(number: int, levels: tuple[Level, Level]) -> int:
    """The seat that wins a short game of Ur."""
    game = Ur()
    state = game.setup(game.marks, {"pieces": "5"}, Chance(seed(number)))
    thoughts = Chance(seed(number)).stream("thoughts")
    while (decision := game.decision(state)) is not None:
        (seat,) = decision.seats
        thought = Chance(thoughts.below(1 << 64).to_bytes(32, "big"))
        state = game.play(state, seat, choose(game, game.view(state, seat), seat, thought, level=levels[seat])).state
    result = game.result(state)
    assert result is not None
    return result.ranks.index(1)


def test_an_easy_one_loses_most_of_its_games() -> None:
    won = sum(winner(number, (NORMAL, EASY)) == 0 for number in (1, 2))
    won += sum(winner(number, (EASY, NORMAL)) == 1 for number in (1, 2))
    assert won >= 3


def test_an_easy_one_slips_now_and_then() -> None:
    game = Tigris()
    state = game.setup(game.marks[:2], {option.name: option.choices[0] for option in game.options}, Chance(seed(1)))
    view = game.view(state, 0)
    alike = [
        choose(game, view, 0, Chance(seed(number)), level=EASY)
        == choose(
            game,
            view,
            0,
            Chance(seed(number)),
            level=Level("sure", EASY.max_tried_moves, EASY.max_lines, slip_interval=0),
        )
        for number in range(24)
    ]
    assert 4 <= alike.count(False) <= 14


def test_the_usual_one_comes_first() -> None:
    assert list(LEVELS) == ["normal", "easy", "beginner"]


def test_a_beginner_slips_always_but_gives_nothing_away() -> None:
    """It puts anything anywhere, but with tiles that mostly win it does not add none."""
    start = GAME.view(START, 0)
    assert len({choose(GAME, start, 0, Chance(seed(number)), level=BEGINNER)[1:] for number in range(24)}) > 12
    fight = GAME.view(revolt_with(4), 1)
    chosen = {choose(GAME, fight, 1, Chance(seed(number)), level=BEGINNER) for number in range(24)}
    assert chosen == {("support", "4")}
