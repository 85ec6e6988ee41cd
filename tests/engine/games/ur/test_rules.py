"""The rules of the Royal Game of Ur by their numbers."""

from collections import Counter

import pytest

from engine.chance import Chance
from engine.game import BadWords, Refused
from engine.games.ur.computer import features
from engine.games.ur.places import PATHS, ROSETTE_SQUARES, SQUARES, START_NUMBER, Path
from engine.games.ur.state import NO_THROW, State
from engine.games.ur.variant import USUAL_VARIANT, Variant
from engine.games.ur.view import sample_state, view
from tests.engine.games.ur.positions import DARK, GAME, LIGHT, OFF, move, offered, position, rule, told
from tests.engine.playouts import seed
from tests.support.require import require


def begun(**options: str) -> State:
    return GAME.setup(("light", "dark"), options, Chance(seed(1)))


def ways(path: Path) -> list[str]:
    return [" ".join(way) for way in path.squares_by_seat]


def often(**options: str) -> Counter[int]:
    """How often 1600 first throws brought each number."""
    found: Counter[int] = Counter()
    for number in range(1600):
        state = sample_state(view(begun(**options), None), Chance(seed(number)))
        step = GAME.play(state, LIGHT, ("throw",))
        found[int(str(dict(step.events[0].facts)["count"]))] += 1
    return found


def thrown(state: State) -> State:
    return GAME.play(state, state.mover, ("throw",)).state


def test_R1_1_twenty_squares_of_which_five_are_rosettes() -> None:
    assert len(SQUARES) == 20
    assert {"A1", "A7", "B4", "C1", "C7"} == ROSETTE_SQUARES
    assert not {"A5", "A6", "C5", "C6"} & set(SQUARES)


@pytest.mark.parametrize("count", [7, 5, 3])
def test_R1_2_so_many_pieces_off_the_board(count: int) -> None:
    assert begun(pieces=str(count)).pieces == ((START_NUMBER,) * count,) * 2


def test_R1_3_the_way_of_each_seat() -> None:
    path = PATHS["bell"]
    assert ways(path) == ["A4 A3 A2 A1 B1 B2 B3 B4 B5 B6 B7 B8 A8 A7", "C4 C3 C2 C1 B1 B2 B3 B4 B5 B6 B7 B8 C8 C7"]
    assert path.rosettes == {4, 8, 14}
    assert {*path.number_on_other_path} == {*range(5, 13)}


def test_R1_4_throws_come_as_often_as_four_dice_say() -> None:
    found = often()
    assert found.keys() == set(range(5))
    for number, chance in enumerate((1, 4, 6, 4, 1)):
        assert abs(found[number] - 100 * chance) < 70


def test_R1_5_the_masters_way_turns_round_on_the_other_row_and_meets_everywhere_but_on_the_first_four() -> None:
    path = PATHS["masters"]
    out = "B1 B2 B3 B4 B5 B6 B7"
    assert ways(path) == [f"A4 A3 A2 A1 {out} C7 C8 B8 A8 A7", f"C4 C3 C2 C1 {out} A7 A8 B8 C8 C7"]
    assert path.rosettes == {4, 8, 12, 16}
    assert dict(path.number_on_other_path) == {
        **{same: same for same in range(5, 12)},
        12: 16,
        13: 15,
        14: 14,
        15: 13,
        16: 12,
    }


def test_R1_5_a_piece_is_captured_where_its_own_number_is_another() -> None:
    masters = Variant("masters", rosettes="open")
    step = move(position((11,), (16,), thrown=1, variant=masters), "B7")
    assert told(step) == ["moved", "captured", "rosette"]
    assert step.state.pieces == ((0,) * 6 + (12,), (0,) * 7)
    assert "captured" not in told(move(position((11,), (12,), thrown=1, variant=masters), "B7"))
    assert told(move(position((15,), (13,), thrown=2, variant=masters), "A8")) == ["borne-off"]


def test_R1_6_three_dice_throw_four_when_all_show_nothing() -> None:
    found = often(dice="three")
    assert found.keys() == {1, 2, 3, 4}
    for number, chance in enumerate((0, 3, 3, 1, 1)):
        assert abs(found[number] - 200 * chance) < 90


@pytest.mark.parametrize(("path", "usual"), [("bell", "safe"), ("masters", "open")])
def test_R1_7_rosettes_are_safe_as_the_path_has_it_unless_chosen_otherwise(path: str, usual: str) -> None:
    found = [begun(path=path, rosettes=word).variant.rosettes for word in ("usual", "safe", "open")]
    assert found == [usual, "safe", "open"]
    assert begun(path=path).variant.rosettes == usual
    assert begun().variant == USUAL_VARIANT


def test_R2_1_the_first_seat_throws_first() -> None:
    decision = require(GAME.decision(begun()))
    assert (decision.seats, decision.kind, decision.automatic_move) == ((LIGHT,), "throw", ("throw",))


def test_R2_2_on_a_throw_of_nothing_the_turn_is_over_and_both_have_learned_it() -> None:
    for number in range(200):
        state = sample_state(view(begun(), None), Chance(seed(number)))
        step = GAME.play(state, LIGHT, ("throw",))
        assert step.informed_seats == {LIGHT, DARK}
        if dict(step.events[0].facts)["count"] == 0:
            assert told(step) == ["thrown", "turn-lost"]
            assert (step.state.mover, step.state.thrown) == (DARK, NO_THROW)
            return
    raise AssertionError("nobody threw 0")


def test_R2_3_a_piece_moves_by_just_the_number_or_comes_in() -> None:
    state = position((5,), (), thrown=2)
    assert offered(state) == {"B1", "new"}
    assert move(state, "B1").state.pieces[LIGHT][-1] == 7
    assert move(state, "new").state.pieces[LIGHT][-2:] == (2, 5)
    assert rule(state, "throw") == "2.2"
    assert rule(state, "move", "A1") == "2.3"


def test_R2_4_nobody_ends_on_an_own_piece_but_passes_over_it() -> None:
    state = position((2, 3, 4), (), thrown=2)
    assert offered(state) == {"A2", "A1"}
    assert rule(state, "move", "A3") == "2.4"
    assert move(position((2, 3), (4,), thrown=3), "A3").state.pieces[LIGHT][-1] == 5


def test_R2_5_an_opponents_piece_on_the_shared_row_has_to_begin_again() -> None:
    step = move(position((5,), (6,), thrown=1), "B1")
    assert told(step) == ["moved", "captured"]
    assert step.state.pieces == ((0,) * 6 + (6,), (0,) * 7)


def test_R2_5_numbers_on_the_own_rows_are_other_squares() -> None:
    step = move(position((1,), (2,), thrown=1), "A4")
    assert "captured" not in told(step)
    assert step.state.pieces[DARK][-1] == 2


def test_R2_5_a_piece_on_the_shared_rosette_is_safe() -> None:
    assert rule(position((5,), (8,), thrown=3), "move", "B1") == "2.5"


def test_R2_5_an_open_rosette_protects_nobody() -> None:
    step = move(position((5,), (8,), thrown=3, variant=Variant(rosettes="open")), "B1")
    assert told(step) == ["moved", "captured", "rosette"]


@pytest.mark.parametrize(("own", "other"), [(8, 8), (12, 16), (16, 12)])
def test_R2_5_on_the_masters_way_each_shared_rosette_is_safe_if_so_chosen(own: int, other: int) -> None:
    masters = Variant("masters", rosettes="safe")
    state = position((own - 1,), (other,), thrown=1, variant=masters)
    start = masters.paths.square(LIGHT, own - 1)
    assert rule(state, "move", start) == "2.5"
    with pytest.raises(Refused) as refused:
        move(state, start)
    assert dict(refused.value.facts)["square"] == masters.paths.square(LIGHT, own)


def test_R2_6_who_captures_throws_again_if_so_chosen() -> None:
    again = Variant(captures="again")
    step = move(position((5,), (6,), thrown=1, variant=again), "B1")
    assert told(step) == ["moved", "captured", "capture-again"]
    assert (step.state.mover, step.state.thrown) == (LIGHT, NO_THROW)
    assert move(position((5,), (7,), thrown=1, variant=again), "B1").state.mover == DARK


def test_R2_6_who_ends_on_a_rosette_throws_again() -> None:
    step = move(position((3,), (), thrown=1), "A2")
    assert told(step) == ["moved", "rosette"]
    assert (step.state.mover, step.state.thrown) == (LIGHT, NO_THROW)
    assert move(position((2,), (), thrown=1), "A3").state.mover == DARK


def test_R2_7_off_by_an_exact_throw() -> None:
    step = move(position((13,), (), thrown=2), "A8")
    assert told(step) == ["borne-off"]
    assert step.state.pieces[LIGHT][-1] == OFF
    assert rule(position((13,), (), thrown=3), "move", "A8") == "2.7"


def test_R2_8_without_a_possible_move_the_turn_is_over() -> None:
    seen = 0
    for number in range(200):
        stuck = view(position((14, *(OFF,) * 6), (), mover=LIGHT), None)
        step = GAME.play(sample_state(stuck, Chance(seed(number))), LIGHT, ("throw",))
        count = dict(step.events[0].facts)["count"]
        assert ("turn-lost" in told(step)) == (count != 1)
        seen += count in (2, 3, 4)
    assert seen > 50


def test_R3_1_who_has_all_pieces_off_has_won() -> None:
    step = move(position((14, *(OFF,) * 6), (5,), thrown=1), "A7")
    assert told(step) == ["borne-off", "game-ended"]
    result = require(GAME.result(step.state))
    assert (result.ranks, result.scores, result.reason) == ((1, 2), ((7,), (0,)), "all-off")
    assert GAME.decision(step.state) is None


def test_R3_1_a_capture_sets_back_by_the_squares_that_a_piece_had_gone() -> None:
    before = position((5, OFF), (9,), thrown=4)
    after = move(before, "B1").state
    assert [GAME.progress(before, seat) for seat in (LIGHT, DARK)] == [5 + OFF, 9]
    assert [GAME.progress(after, seat) for seat in (LIGHT, DARK)] == [9 + OFF, 0]


def test_R4_1_the_words() -> None:
    assert [verb.name for verb in GAME.verbs] == ["throw", "move"]
    assert GAME.words(begun(), LIGHT, ()) == ("throw",)
    with pytest.raises(BadWords):
        raise GAME.refusal(position((5,), (), thrown=2), LIGHT, ("move", "Z9"))


def test_R4_1_what_alone_can_be_done_may_be_done_by_itself() -> None:
    only, several = position((5, *(OFF,) * 6), (), thrown=2), position((5,), (), thrown=2)
    decisions = [GAME.decision(state) for state in (only, several)]
    assert [decision and decision.automatic_move for decision in decisions] == [("move", "B1"), ()]


def test_R4_2_all_is_seen_but_the_luck_to_come() -> None:
    state = thrown(begun())
    assert view(state, LIGHT).pieces == state.pieces
    other = sample_state(view(state, None), Chance(seed(7)))
    assert other.key != state.key
    assert view(other, DARK) == view(state, DARK)


def test_R4_4_a_computer_expects_each_throw_as_often_as_it_comes() -> None:
    def home(spot: int) -> float:
        return features(view(position((spot, *(OFF,) * 6), ()), LIGHT), LIGHT)["home"]

    in_16 = [1, 4, 6, 4, 1]
    over_the_rosette = [sum(in_16[1] * in_16[thrown - 1] / 16 for _ in range(thrown > 1)) for thrown in (1, 2, 3, 4)]
    expected = [in_16[thrown] + over_the_rosette[thrown - 1] for thrown in (1, 2, 3, 4)]
    gains = [home(OFF - thrown) - home(OFF - 6) for thrown in (1, 2, 3, 4)]
    assert [gain / gains[3] for gain in gains] == pytest.approx([one / expected[3] for one in expected])


def test_R5_1_a_four_enters_on_the_rosette() -> None:
    step = move(position((), (), thrown=4), "new")
    assert told(step) == ["entered", "rosette"]
    assert step.state.mover == LIGHT


def test_R5_2_own_pieces_on_four_and_eight() -> None:
    state = position((4, 8), (), thrown=4)
    assert offered(state) == {"B4"}
    assert rule(state, "move", "A1") == rule(state, "move", "new") == "2.4"


def test_R5_3_safe_on_the_middle_rosette_and_captured_beside_it() -> None:
    assert rule(position((5,), (8,), thrown=3), "move", "B1") == "2.5"
    assert "captured" in told(move(position((5,), (9,), thrown=4), "B1"))


def test_R5_4_from_thirteen() -> None:
    assert told(move(position((13,), (), thrown=2), "A8")) == ["borne-off"]
    assert told(move(position((13,), (), thrown=1), "A8")) == ["moved", "rosette"]
    assert rule(position((13,), (), thrown=3), "move", "A8") == "2.7"


def test_R5_5_a_two_that_moves_nothing_passes_the_turn_in_one_line() -> None:
    for number in range(200):
        stuck = view(position((14, *(OFF,) * 6), (), mover=LIGHT), None)
        step = GAME.play(sample_state(stuck, Chance(seed(number))), LIGHT, ("throw",))
        if dict(step.events[0].facts)["count"] == 2:
            assert told(step) == ["thrown", "turn-lost"]
            return
    raise AssertionError("nobody threw 2")
