"""Whole moves that are proposed: by the ranking of the computer player, each of another effect."""

from types import SimpleNamespace

import pytest

from engine.ai import Proposal, choose, evaluator, propose_moves, rank_moves
from engine.ai.chooser import ADVISING
from engine.chance import Chance
from engine.game import STOP, Seat
from engine.moves import check_move
from engine.registry import GAMES, AnyGame
from tests.engine.games.kings import positions as kings
from tests.engine.games.tigris import positions as tigris
from tests.engine.games.wayfarers import playing as wayfarers
from tests.engine.playouts import Played, playout, seed
from tests.support.games.auction import Auction
from tests.support.require import require

LUCK = Chance(seed(7))
WAR = tigris.position("Ak t  s  .. s  t  Bk", "F5", hands={"archer": "3 temple settlement", "bull": "2 settlement"})


def proposed_to(game: AnyGame, view: object, seat: Seat, count: int) -> tuple[Proposal, ...]:
    """At most `count` proposals."""
    return propose_moves(game, view, seat, LUCK, rank_moves(game, view, seat, LUCK).moves, count)


@pytest.fixture(params=[(game, number) for game in GAMES for number in range(2)], ids=lambda pair: str(pair[1]))
def game_played(request: pytest.FixtureRequest) -> tuple[AnyGame, list[Played[object]]]:
    game, number = request.param
    return game, list(playout(game, number).played[number::37])


def test_proposals_are_legal_and_the_best_is_the_choice(game_played: tuple[AnyGame, list[Played[object]]]) -> None:
    game, positions = game_played
    for played in positions:
        view = game.view(played.before, played.seat)
        proposed = proposed_to(game, view, played.seat, 5)
        assert proposed[0].words == choose(game, view, played.seat, LUCK, level=ADVISING)
        assert proposed == proposed_to(game, view, played.seat, 5)
        for proposal in proposed:
            check_move(game, played.before, played.seat, proposal.words)
            assert proposal.notes == game.annotations(view, proposal.words, STOP)


def test_a_proposal_does_not_depend_on_what_is_hidden(game_played: tuple[AnyGame, list[Played[object]]]) -> None:
    game, positions = game_played
    for played in positions[::3]:
        view = game.view(played.before, played.seat)
        imagined = game.view(game.sample_state(view, Chance(seed(1))), played.seat)
        assert proposed_to(game, view, played.seat, 3) == proposed_to(game, imagined, played.seat, 3)


def test_nothing_is_proposed_to_who_is_asked_nothing() -> None:
    """The table may have moved on while the proposals were waited for."""
    decision = require(tigris.GAME.decision(WAR))
    waiting = next(seat for seat in range(2) if seat not in decision.seats)
    assert proposed_to(tigris.GAME, tigris.GAME.view(WAR, waiting), waiting, 5) == ()


def test_each_has_another_effect() -> None:
    """A temple may go to dozens of cells, at most of which nothing follows: one of those is enough."""
    proposed = proposed_to(tigris.GAME, tigris.GAME.view(WAR, 0), 0, 200)
    assert len({(proposal.words[:2], proposal.notes) for proposal in proposed}) == len(proposed) > 5
    assert len([proposal for proposal in proposed if proposal.words[:2] == ("tile", "temple")]) < 5


def test_one_piece_is_proposed_for_two_places_before_all_others() -> None:
    """At the start of this game a trader on any of seven treasures is the best that there is."""
    state = kings.GAME.setup(kings.GAME.marks[:3], {"open_piles": "no"}, Chance(seed(3)))
    ranking = [move[:2] for move in rank_moves(kings.GAME, kings.GAME.view(state, 0), 0, LUCK).moves]
    assert len(set(ranking[:5])) == 1
    proposed = [proposal.words[:2] for proposal in proposed_to(kings.GAME, kings.GAME.view(state, 0), 0, 5)]
    assert proposed[:2] == ranking[:2]
    assert max(proposed.count(beginning) for beginning in proposed) == 2
    assert [one.words for one in proposed_to(kings.GAME, kings.GAME.view(state, 0), 0, 1)] == [
        rank_moves(kings.GAME, kings.GAME.view(state, 0), 0, LUCK).moves[0]
    ]


def test_one_place_is_proposed_for_two_dice_before_all_others() -> None:
    """At the start of this game one place is the best for each die, as it lies or changed."""
    state = wayfarers.GAME.setup(wayfarers.GAME.marks[:2], {}, Chance(seed(7)))
    view = wayfarers.GAME.view(state, 0)
    places = [move[:3:2] for move in rank_moves(wayfarers.GAME, view, 0, LUCK).moves[:3]]
    assert len(set(places)) == 1
    proposed = [proposal.words[:3:2] for proposal in proposed_to(wayfarers.GAME, view, 0, 5)]
    assert max(proposed.count(place) for place in proposed) == 2


def test_as_many_as_are_wanted_at_most() -> None:
    view = tigris.GAME.view(WAR, 0)
    assert len(proposed_to(tigris.GAME, view, 0, 3)) == 3
    assert proposed_to(tigris.GAME, view, 0, 0) == ()


def test_an_answer_is_proposed_too() -> None:
    state = kings.position("$Ak . $Lk\ns s\nm s", hands={"archer": "temple 3 settlement", "lion": "settlement"})
    asked = kings.play(state, "archer card temple AB").state
    words = {proposal.words for proposal in proposed_to(kings.GAME, kings.GAME.view(asked, 0), 0, 9)}
    assert words == {("support", str(count)) for count in range(4)}


def test_nothing_is_proposed_where_nobody_has_judged() -> None:
    auction = Auction()
    start = auction.setup(("red", "blue"), {}, LUCK)
    assert proposed_to(auction, auction.view(start, 0), 0, 5) == ()


def test_an_evaluator_may_leave_out_all_but_its_features(monkeypatch: pytest.MonkeyPatch) -> None:
    """The usual answers are expected, nothing runs out, and all positions are worth the same."""
    monkeypatch.setattr(
        evaluator,
        "_computer_module",
        lambda _rules: SimpleNamespace(EVALUATOR=evaluator.Evaluator(features=lambda *_: {})),
    )
    silent = require(evaluator.evaluator_of(kings.GAME))
    state = kings.position("$Ak\ns", hands={"archer": "2 market temple"})
    view = kings.GAME.view(state, 0)
    assert (silent.value(view, 0), silent.remaining(view), silent.answers(view, 0)) == (0.0, 0, None)
    asked = kings.play(kings.position("$Af", hands={"archer": "2 farm"}), "archer card farm A").state
    assert silent.answers(kings.GAME.view(asked, 0), 0) == (("bank",),)
    check_move(kings.GAME, state, 0, proposed_to(kings.GAME, view, 0, 1)[0].words)
