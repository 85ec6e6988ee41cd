"""Scores as pictures show them."""

from dataclasses import replace

import pytest

from engine.chance import Chance
from engine.game import Event, Who, for_everybody
from engine.moves import random_move
from engine.tigris.play import Tigris
from engine.tigris.state import FourCounts
from engine.tigris.turn.ending import score
from engine.tigris.view import view as seen_by
from render.games.tigris.scores import course, open_scores, ranks
from render.kit.scores import filled, totals
from tests.engine.tigris.positions import position

GAME = Tigris()


@pytest.mark.parametrize("points", [(3, 1, 2, 2), (0, 0, 0, 0), (9, 0, 9, 0), (4, 4, 4, 4)])
@pytest.mark.parametrize("treasures", range(6))
def test_treasures_go_where_the_rules_put_them(points: FourCounts, treasures: int) -> None:
    assert sum(filled(points, treasures)) == treasures
    assert tuple(sorted(totals(points, treasures))) == score(points, treasures)


def test_nobody_has_a_rank_while_the_game_goes_on() -> None:
    assert ranks(seen_by(position("t"), None)) == ()


def test_ranks_and_courses_are_those_of_the_rules_for_a_whole_game() -> None:
    chance = Chance(b"\x07" * 32)
    stream = chance.stream("moves")
    state = GAME.setup(GAME.marks, {option.name: option.choices[0] for option in GAME.options}, chance)
    history = []
    while (decision := GAME.decision(state)) is not None:
        step = GAME.play(state, decision.seats[0], random_move(GAME, state, decision.seats[0], stream))
        state = step.state
        history.append(for_everybody(step.events))
    view, result = GAME.view(state, None), GAME.result(state)
    assert result is not None
    assert ranks(view) == tuple(result.ranks)
    assert list(course(history, 4))[-1] == tuple(min(totals(*both)) for both in open_scores(view))


def test_a_course_starts_with_nothing_and_counts_treasures() -> None:
    def gained(colour: str) -> Event:
        return Event("points", (("who", Who(1)), ("count", 2), ("colour", colour), ("source", "tile")))

    taken = Event("treasure-taken", (("who", Who(1)), ("cell", "B2")))
    history = [(gained("red"), gained("blue")), (gained("green"),), (taken, taken), ()]
    assert list(course(history, 2)) == [(0, 0), (0, 0), (0, 0), (0, 2), (0, 2)]


def test_hidden_scores_count_as_nothing() -> None:
    state = replace(position("t"), points=((1, 2, 3, 4),) * 4)
    assert open_scores(seen_by(state, 1))[:2] == (((0, 0, 0, 0), 0), ((1, 2, 3, 4), 0))
