"""Preferences of a computer player of Tigris & Euphrates."""

from functools import partial

from msgspec.structs import replace

from engine.ai import choose, rank_moves
from engine.chance import Chance
from engine.game import Words
from engine.games.tigris.computer import answers, candidates, equivalence_key, expected_answers
from engine.games.tigris.play import Tigris
from engine.games.tigris.state import State
from engine.kit.counts import FourCounts
from engine.moves import every_move
from tests.engine import whole_games
from tests.engine.games.tigris.positions import position
from tests.engine.playouts import playout, seed
from tests.support.require import require

GAME = Tigris()
worth = partial(whole_games.worth, GAME)
START = GAME.setup(GAME.marks[:3], {}, Chance(seed(1)))


def after(state: State, *moves: str) -> State:
    for move in moves:
        decision = require(GAME.decision(state))
        state = GAME.play(state, decision.seats[0], tuple(move.split())).state
    return state


def with_points(points: FourCounts) -> State:
    return replace(START, points=(points, *START.points[1:]))


def test_points_are_worth_most_where_they_are_fewest() -> None:
    gains = [with_points(points) for points in ((5, 3, 2, 1), (4, 4, 2, 1), (4, 3, 3, 1), (4, 3, 2, 2))]
    assert sorted(gains, key=worth) == gains
    assert worth(with_points((4, 3, 2, 1))) < worth(gains[0])


def test_a_leader_on_the_board_is_better_than_one_at_home() -> None:
    assert worth(after(START, "leader king F4")) > worth(START)


def test_others_leaders_are_a_threat() -> None:
    placed = after(START, "leader king F4")
    assert worth(placed, 1) < worth(START, 1)


def test_a_king_counts_for_the_leaders_that_are_missing() -> None:
    king, farmer = (after(START, f"leader {leader} F4") for leader in ("king", "farmer"))
    assert worth(king) > worth(farmer)


def test_treasures_count_as_points_of_the_weakest_colour() -> None:
    over = replace(with_points((4, 3, 2, 1)), ended="tiles")
    gain = worth(replace(over, treasures=(1, 0, 0))) - worth(over)
    assert gain == worth(replace(with_points((4, 3, 2, 2)), ended="tiles")) - worth(over) > 0


def test_nobody_ends_a_turn_with_actions_left() -> None:
    for played in playout(GAME, 4).played[::60]:
        if played.before.actions and (moves := list(every_move(GAME, played.before, played.seat))) != [("end",)]:
            best = max(moves, key=lambda move: _worth_of(played.before, played.seat, move))
            assert best != ("end",)


def _worth_of(state: State, seat: int, move: Words) -> float:
    return worth(GAME.play(state, seat, move).state, seat)


def test_a_defender_adds_what_wins() -> None:
    """A revolt with a temple fewer: adding two wins it, adding fewer loses the leader."""
    board = after(START, "leader king F4", "end")
    hands = ((3, 1, 1, 1), *board.hands[1:])
    revolt = after(replace(board, hands=hands), "leader king E3", "support 1")
    assert worth(after(revolt, "support 1")) > worth(after(revolt, "support 0"))
    assert worth(after(revolt, "support 1")) > worth(after(revolt, "support 3"))


def test_an_open_conflict_is_worth_its_hope() -> None:
    board = after(START, "leader king F4", "end")
    strong, weak = ((6, 0, 0, 0), (0, 2, 2, 2))
    hoping, fearing = (replace(board, hands=(START.hands[0], hand, START.hands[2])) for hand in (strong, weak))
    assert worth(after(hoping, "leader king E3"), 1) > worth(after(fearing, "leader king E3"), 1)


def test_the_end_is_worth_its_points() -> None:
    end = playout(GAME, 4).states[-1]
    worths = [worth(end, seat) for seat in range(len(end.hands))]
    ranks = replace(end, points=((9, 9, 9, 9), *end.points[1:]))
    assert worth(ranks) > worths[0]


def test_supports_that_matter_are_for_the_attacker_none_enough_and_all_for_the_defender_one() -> None:
    board = after(START, "leader king F4", "end")
    hands = ((1, 2, 2, 1), (4, 1, 1, 0), *board.hands[2:])
    attack = after(replace(board, hands=hands), "leader king E3")
    assert supports_of(attack, 1) == {0, 1, 4}
    assert supports_of(after(attack, "support 1"), 0) == {1}
    assert supports_of(after(attack, "support 3"), 0) == {0}


def test_supports_are_compared_of_which_none_wins_or_loses_with_more_than_another() -> None:
    board = after(START, "leader king F4", "end")
    hands = ((1, 2, 2, 1), (4, 1, 1, 0), *board.hands[2:])
    attack = after(replace(board, hands=hands), "leader king E3")
    assert supports_of(attack, 1, compared=True) == {0, 4}
    surely = replace(attack, hands=((0, 2, 2, 1), *hands[1:]))
    assert supports_of(surely, 1, compared=True) == {0, 1}
    in_vain = replace(attack, hands=((6, 0, 0, 0), *hands[1:]))
    assert supports_of(in_vain, 1, compared=True) == {0}
    assert supports_of(replace(in_vain, bag=b""), 1, compared=True) == {0, 1, 4}


def test_a_side_that_cannot_lead_is_expected_to_add_nothing() -> None:
    board = after(START, "leader king F4", "end")
    hands = ((3, 1, 1, 1), (0, 2, 2, 2), *board.hands[2:])
    assert supports_of(after(replace(board, hands=hands), "leader king E3"), 1) == {0}


def supports_of(state: State, seat: int, *, compared: bool = False) -> set[int]:
    return {int(count) for _, count in expected_answers(state, seat, compared=compared)}


def test_outside_conflicts_no_answers_are_foreseen() -> None:
    assert not expected_answers(START, 0, compared=True)
    assert answers(GAME.view(START, 0), 0) is None


def test_a_swap_keeps_the_commonest_colour_and_catastrophes_hit_temples_beside_leaders() -> None:
    state = replace(after(START, "leader king F4", "end"), hands=((1, 1, 1, 1), (3, 2, 1, 0), (2, 2, 1, 1)))
    assert candidates(GAME.view(state, 1), 1, "swap") == (("swap", "farm", "farm", "market"),)
    assert candidates(GAME.view(state, 1), 1, "catastrophe") == (("catastrophe", "F3"),)
    assert candidates(GAME.view(state, 1), 1, "tile") is None


def test_catastrophes_hit_tiles_that_hold_leaders_together() -> None:
    state = position("t  Bk s  f  Bf s", "F5")
    assert candidates(GAME.view(state, 0), 0, "catastrophe") == tuple(("catastrophe", at) for at in ("F5", "H5", "I5"))


def test_leaders_that_join_the_same_stand_beside_most_temples() -> None:
    """The kingdom of the bull's king is another place than two temples where nobody is."""
    state = position("t  .. t  .. .. t  Bk", "F5")
    found = require(candidates(GAME.view(state, 0), 0, "leader"))
    farmers = {cell for _, leader, cell in found if leader == "farmer"}
    assert "G5" in farmers
    assert not {"E5", "F4", "H6", "I5"} & farmers
    assert {"J5", "K4"} <= farmers


def test_where_nobody_rules_only_what_is_there_makes_a_difference() -> None:
    view = GAME.view(position("t  .. .. s  t  .. .. t$", "F5"), 0)
    lone, backed, treasure = (equivalence_key(view, 0, ("leader", "king", cell)) for cell in ("F6", "J6", "M6"))
    assert lone == equivalence_key(view, 0, ("leader", "king", "F4"))
    assert len({lone, backed, treasure}) == 3


def test_what_is_yet_to_come_counts_less_the_fewer_turns_are_left() -> None:
    late = replace(START, bag=START.bag[:6])
    gains = [worth(after(state, "leader king F4")) - worth(state) for state in (START, late)]
    assert gains[0] > 2 * gains[1] > 0


def test_a_point_of_a_strong_colour_counts_while_the_bag_is_full() -> None:
    few, more = with_points((9, 3, 2, 1)), with_points((10, 3, 2, 1))
    early, late = (
        worth(replace(more, bag=START.bag[:count])) - worth(replace(few, bag=START.bag[:count]))
        for count in (len(START.bag), 0)
    )
    assert early > 3 * late > 0


def test_a_war_that_one_tile_brings_about_promises_more_with_more_tiles() -> None:
    near, far = ("Ak f  s  s  s  .. s  Bk", "Ak f  s  s  s  .. .. s  Bk")
    won, apart = (worth(position(row, "A6")) for row in (near, far))
    lost, elsewhere = (worth(position(row, "A6")) for row in ("Ak s  .. s  s  s  f  Bk", "Ak s  .. .. s  s  s  f  Bk"))
    assert won - apart > lost - elsewhere


def test_tiles_are_alike_only_where_as_many_kingdoms_come_near() -> None:
    view = GAME.view(position("Ak t  .. .. t  Bk", "A6"), 0)
    beside_both, aside = (equivalence_key(view, 0, ("tile", "settlement", cell)) for cell in ("C6", "B5"))
    assert beside_both != aside


def revolt_with(reds: int) -> State:
    """A revolt of equal temples, in which seat 1 attacks and holds so many red tiles."""
    board = after(START, "leader king F4", "end")
    hands = (board.hands[0], (reds, 6 - reds, 0, 0), *board.hands[2:])
    return after(replace(board, hands=hands), "leader king E3")


def test_one_strong_hand_that_is_imagined_does_not_rule_out_the_support_that_mostly_wins() -> None:
    for reds in (2, 3, 4):
        view = GAME.view(revolt_with(reds), 1)
        assert {choose(GAME, view, 1, Chance(seed(number))) for number in range(12)} == {("support", str(reds))}
        assert rank_moves(GAME, view, 1, Chance(seed(1))).moves[0] == ("support", str(reds))
