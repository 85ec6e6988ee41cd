"""A person is proposed what a computer would play, after fewer positions."""

from collections import Counter
from itertools import islice

import pytest

from engine.ai import ADVISING_WITH_LINES, rank_moves
from engine.ai.chooser import ADVISING, choose
from engine.ai.evaluator import Evaluator
from engine.chance import Chance
from engine.game import Seat
from engine.moves import every_move, is_offered
from engine.registry import find_game
from tests.engine.playouts import playout, seed
from tests.support.house import EVERY_GAME

HALVED = ("wayfarers", "mesopotamia")
"""The games whose turns have many questions."""


@pytest.fixture
def judged(monkeypatch: pytest.MonkeyPatch) -> list[Seat]:
    """The seats for which positions were judged."""
    value, seats = Evaluator[object, object].value, list[Seat]()

    def counting(evaluator: Evaluator[object, object], view: object, seat: Seat) -> float:
        seats.append(seat)
        return value(evaluator, view, seat)

    monkeypatch.setattr(Evaluator, "value", counting)
    return seats


@pytest.mark.parametrize("name", HALVED)
def test_few_positions_are_judged_and_the_same_move_comes_first(name: str, judged: list[Seat]) -> None:
    game = find_game(name, EVERY_GAME)
    alike, counts = list[bool](), [0, 0]
    for played in playout(game, 0).played[::5]:
        if len(list(islice(every_move(game, played.before, played.seat), 3))) < 3:
            continue
        view, chance = game.view(played.before, played.seat), Chance(seed(len(alike)))
        chosen = choose(game, view, played.seat, chance)
        counts[0] += len(judged)
        judged.clear()
        alike.append(rank_moves(game, view, played.seat, chance).moves[0] == chosen)
        counts[1] += len(judged)
        judged.clear()
    assert counts[1] <= 0.7 * counts[0]
    assert alike.count(True) >= 0.8 * len(alike)


@pytest.mark.parametrize("name", HALVED)
def test_a_line_begins_with_its_move_and_can_be_played_in_the_imagined_position(name: str) -> None:
    game, longer = find_game(name, EVERY_GAME), 0
    for number, played in enumerate(playout(game, 1).played[::9]):
        view, chance = game.view(played.before, played.seat), Chance(seed(number))
        for first, line in rank_moves(game, view, played.seat, chance, ADVISING_WITH_LINES).lines.items():
            assert line[0] == first
            imagined = game.sample_state(view, chance)
            for move in line:
                assert is_offered(game, imagined, played.seat, move)
                imagined = game.play(imagined, played.seat, move).state
            longer += len(line) > 1
    assert longer > 3


@pytest.mark.parametrize("name", HALVED)
def test_the_order_of_moves_is_known_before_all_lines_end(name: str, judged: list[Seat]) -> None:
    game, counts, alike = find_game(name, EVERY_GAME), Counter[bool](), list[bool]()
    for number, played in enumerate(playout(game, 1).played[::9]):
        view, chance, best = game.view(played.before, played.seat), Chance(seed(number)), []
        for level in (ADVISING, ADVISING_WITH_LINES):
            best.append(rank_moves(game, view, played.seat, chance, level).moves[:5])
            counts[level.continues_decided] += len(judged)
            judged.clear()
        alike.append(best[0] == best[1])
    assert counts[False] < counts[True]
    assert alike.count(True) >= 0.95 * len(alike)
