"""Scores as pictures show them."""

from dataclasses import replace

from engine.game import Who, for_everybody
from engine.kings.view import view as seen_by
from render.games.kings.sheet import course, gains, open_scores, ranks
from render.kit.score_sheet import totals
from tests.engine.kings.positions import GAME, position
from tests.engine.playouts import playout
from tests.render.games.kings.finding import event, public


def test_nobody_has_a_rank_while_the_game_goes_on() -> None:
    assert ranks(public(position("$"))) == ()


def test_ranks_and_courses_are_those_of_the_rules_for_whole_games() -> None:
    for number in range(4):
        played = playout(GAME, number)
        history = [for_everybody(move.step.events) for move in played.played]
        view, result = GAME.view(played.states[-1], None), GAME.result(played.states[-1])
        assert result is not None
        assert ranks(view) == tuple(result.ranks)
        scores = tuple(min(totals(*both)) for both in open_scores(view))
        assert list(course(history, len(view.dynasties)))[-1] == scores


def test_points_kept_and_points_of_others_count_for_nobody_else() -> None:
    own = (event("point", colour="red"), event("point-kept", colour="blue"))
    assert gains((*own, event("card-banked", who=Who(1), card="farm")), 3) == (1, 1, 0)
    assert gains((event("cards-taken", card="farm", count=4), event("treasure-taken", place="A1")), 2) == (5, 0)
    assert gains((event("drew", count=8), event("turn-ended")), 2) == (0, 0)


def test_hidden_scores_count_as_nothing() -> None:
    state = replace(position("$"), banked=((1, 2, 3, 4, 5),) * 4)
    assert open_scores(seen_by(state, 1)) == (((0, 0, 0, 0), 0),) * 4
    assert open_scores(seen_by(replace(state, open_piles=True), None))[3] == ((1, 2, 3, 4), 5)
