"""Preferences of a computer player of Mesopotamia, which beats players who know nothing."""

from collections.abc import Mapping
from functools import partial
from itertools import pairwise
from statistics import pstdev

import pytest
from msgspec.structs import replace

from engine.ai import choose
from engine.ai.ahead import MoveLine
from engine.ai.chooser import answer_open_questions, confirm_line
from engine.ai.evaluator import evaluator_of
from engine.chance import Chance, Stream
from engine.game import Seat
from engine.games.mesopotamia.computer.foresight import candidates, remaining
from engine.games.mesopotamia.state import Act, Explore, State
from engine.moves import check_move
from tests.engine import whole_games
from tests.engine.games.mesopotamia.playing import Table, eager, header
from tests.engine.games.mesopotamia.positions import (
    GAME,
    after,
    at,
    bare,
    battle_phase,
    having,
    kind,
    seals,
    turn_of,
    with_dice,
)
from tests.engine.playouts import seed
from tests.support.require import require

chosen = partial(whole_games.choice, GAME)


def judged(state: State, seat: Seat = 0) -> Mapping[str, float]:
    evaluator = require(evaluator_of(GAME))
    return evaluator.features(GAME.view(state, seat), seat)


def worth(state: State, seat: Seat = 0) -> float:
    return sum(judged(state, seat).values())


def test_it_builds_a_garden_that_it_can_pay() -> None:
    state = having(replace(bare(), garden="G11"), "sumer", "1 stone 2 wood", "build 4")
    state = after(state, "sumer use build")
    assert chosen(state) == ("build", "garden")


def test_it_goes_to_an_event_beside_it() -> None:
    state = at(at(bare(), "C3", "sumer 1 spearman"), "B3", token="d5")
    assert chosen(turn_of(state, 0, Explore(1), Act())) == ("move", "C3", "spearman", "B3")


def test_it_does_not_end_a_turn_while_it_can_gather() -> None:
    state = with_dice(bare(), "sumer")
    assert chosen(state)[0] == "use"


def test_a_position_with_more_is_worth_more() -> None:
    state = bare()
    for better in (
        having(state, "sumer", "2 wood"),
        having(state, "sumer", levels="build 3"),
        having(state, "sumer", floors=2),
        seals(state, "sumer 2 babylon 1"),
        at(state, "C3", "sumer 1 archer"),
    ):
        assert worth(better) > worth(state)


def test_floors_and_bones_are_worth_most_when_a_game_begins_and_points_when_it_ends() -> None:
    begun = having(bare(), "sumer", "1 bone")
    floors, bones, steps = [], [], []
    for now in (begun, replace(begun, turn=replace(begun.turn, round=15))):
        floors.append(worth(having(now, "sumer", floors=2)) - worth(now))
        bones.append(worth(having(now, "sumer", "7 bone")) - worth(now))
        behind, ahead = seals(now, events="babylon 1 sumer 1"), seals(now, events="sumer 2 babylon 1")
        steps.append(worth(ahead) - worth(behind))
    assert floors[0] > 2 * floors[1]
    assert bones[0] > 2 * bones[1]
    assert steps[0] < steps[1]


def test_it_bids_and_never_more_than_it_has() -> None:
    state = at(bare(), "C3", "sumer 2 archer", "babylon 2 archer")
    state = battle_phase(having(having(state, "sumer", "6 bone"), "babylon", "6 bone")).state
    assert kind(state) == "bid"
    verb, *bones = chosen(state)
    assert verb == "bid"
    assert sum(map(int, bones)) <= 6


def test_a_bid_costs_its_bones_before_the_other_is_in() -> None:
    """Else the first bidder bids all."""
    state = at(bare(), "C3", "sumer 3 archer", "babylon 1 spearman")
    state = battle_phase(having(having(state, "sumer", "20 bone"), "babylon", "1 bone")).state
    assert sum(map(int, chosen(state)[1:])) < 20


def test_bids_come_from_a_short_list_of_all_sums_and_shapes() -> None:
    """Of 3276 bids of 25 bones no more than 16 are looked at, all of them possible."""
    state = at(bare(), "C3", "sumer 2 archer 1 spearman", "babylon 2 rider 1 archer")
    state = battle_phase(having(having(state, "sumer", "25 bone"), "babylon", "25 bone")).state
    bids = require(candidates(GAME.view(state, 0), 0, "bid"))
    assert 12 <= len(bids) <= 16
    assert {sum(map(int, bid[1:])) for bid in bids} == {0, 8, 16, 25}
    for bid in bids:
        check_move(GAME, state, 0, bid)


def before_a_tribe(bones: int) -> State:
    """A spearman of Sumer and one of a tribe in C3, and bids are due."""
    state = at(bare(), "C3", "tribe 1 spearman", "sumer 1 spearman")
    return battle_phase(having(state, "sumer", f"{bones} bone")).state


def test_against_a_tribe_it_bids_about_as_much_as_the_tribe() -> None:
    """Else an army is lost to one that it could have paid for, or bones go for nothing."""
    state = before_a_tribe(20)
    verb, *bones = chosen(state)
    assert verb == "bid"
    assert abs(sum(map(int, bones)) - require(state.battle).tribe) <= 4


def test_all_bones_of_a_tribe_are_bid_on_strength() -> None:
    state = before_a_tribe(20)
    assert kind(state) == "bid"
    assert chosen(state, 1) == ("bid", str(require(state.battle).tribe), "0", "0")


def test_the_end_of_a_turn_that_begins_a_battle_is_tried_in_several_positions() -> None:
    """Cards are drawn for it: in one position alone the best of many lines would be the one that is lucky there."""
    evaluator = require(evaluator_of(GAME))
    state = at(bare(), "C3", "tribe 1 spearman", "sumer 1 spearman")
    state = having(replace(state, turn=replace(state.turn, order=(1, 0))), "sumer", "6 bone")
    once, mean = [], []
    for number in range(30):
        luck = Chance(seed(number))
        before = GAME.sample_state(GAME.view(state, 0), luck)
        end = answer_open_questions(GAME, evaluator, GAME.outcome(before, 0, ("end",)), 0).position
        once.append(evaluator.value(GAME.view(end, 0), 0))
        line = MoveLine(before, (("end",),), (True, once[-1]), end, once[-1])
        mean.append(confirm_line(GAME, evaluator, line, 0, luck).worth[1])
    assert pstdev(mean) < 0.75 * pstdev(once)


def test_a_computer_that_plays_a_tribe_wants_it_to_win() -> None:
    few, many = before_a_tribe(1), before_a_tribe(20)
    assert judged(few, 1)["battle"] > judged(many, 1)["battle"]


def test_no_dice_are_rolled_again_while_the_marker_is_free() -> None:
    """Else a tablet goes for what the marker pays."""
    state = with_dice(having(bare(), "sumer", "2 tablet 2 clay"), "sumer", "white-e")
    assert candidates(GAME.view(state, 0), 0, "reroll") == ()
    used = replace(state, turn=replace(state.turn, marker="gather"))
    assert candidates(GAME.view(used, 0), 0, "reroll") is None


def test_it_goes_where_a_settlement_is_left_alone() -> None:
    state = at(at(bare(), "C3", "sumer 1 spearman"), "B3", settlement="babylon")
    assert chosen(turn_of(state, 0, Explore(1), Act())) == ("move", "C3", "spearman", "B3")


def test_a_battle_is_about_what_stands_in_its_area() -> None:
    empty = having(at(bare(), "C3", "babylon 1 spearman", "sumer 2 archer"), "sumer", "6 bone")
    settled = having(at(bare(), "C3", "babylon 1 spearman", "sumer 2 archer", settlement="babylon"), "sumer", "6 bone")
    assert judged(settled)["map"] > judged(empty)["map"]


def test_what_is_left_falls_within_a_turn() -> None:
    state = with_dice(bare(), "sumer")
    begun = after(state, "sumer use gather")
    assert remaining(GAME.view(after(begun, "sumer gather home wood"), 0)) < remaining(GAME.view(begun, 0))


def last_round(state: State) -> State:
    """The same position once all gardens are built."""
    return replace(state, garden="", below=0)


def test_in_the_last_round_only_points_count() -> None:
    state = last_round(bare())
    lasting = having(having(state, "sumer", "4 wood 2 tablet", "research 3"), "sumer", floors=2)
    area = at(state, "C3", "sumer 1 spearman")
    assert abs(worth(lasting) - worth(state)) < 0.5 < worth(area) - worth(state)
    assert worth(seals(state, events="sumer 2 babylon 1")) > worth(seals(state, events="babylon 2 sumer 1")) + 2


def test_the_last_garden_is_built_however_much_lasts() -> None:
    state = having(replace(bare(), garden="G51", below=0), "sumer", "9 stone 9 wood 9 clay 9 food 4 tablet", "build 4")
    state = having(state, "sumer", floors=6)
    state = after(seals(state, "sumer 8 babylon 1"), "sumer use build")
    assert chosen(state) == ("build", "garden")


def test_the_last_garden_is_left_by_who_would_lose() -> None:
    """Unless the game has become long, so that every game ends."""
    state = having(replace(bare(), garden="G51", below=0), "sumer", "9 stone 9 wood 9 clay 9 food 4 tablet", "build 4")
    state = having(state, "babylon", gardens=("G31", "G32", "G33", "G41", "G42", "G43"))
    state = seals(having(state, "sumer", floors=6), "sumer 8 babylon 1")
    assert chosen(after(state, "sumer use build")) != ("build", "garden")
    late = replace(state, turn=replace(state.turn, round=50))
    assert chosen(after(late, "sumer use build")) == ("build", "garden")


def played(number: int, computer: Seat) -> State:
    """A short game of a computer and somebody who plays anything."""
    head = header(Table(2, 2 * number, {"rounds": "12", "combat": "simple"}), number)
    luck = Chance(head.seed)
    state = GAME.setup(head.marks, dict(head.options), luck)
    stream: Stream = luck.stream("computer")
    while (decision := GAME.decision(state)) is not None:
        seat = decision.seats[0]
        move = chosen(state, seat) if seat == computer else eager(state, seat, stream)
        state = GAME.play(state, seat, move).state
    return state


def test_it_beats_who_plays_anything() -> None:
    result = require(GAME.result(played(1, 1)))
    assert result.ranks[1] == 1


@pytest.mark.full
@pytest.mark.timeout(3600)
def test_it_beats_who_plays_anything_nearly_always() -> None:
    results = [GAME.result(played(number, number % 2)) for number in range(100)]
    assert sum(result is not None and result.ranks[number % 2] == 1 for number, result in enumerate(results)) >= 90


@pytest.mark.full
@pytest.mark.parametrize("mode", ["kings", "ur", "ashur"])
def test_it_plays_the_games_for_one_to_their_end(mode: str) -> None:
    """Every day `test_a_computer_alone_ends_its_game` plays one of each mode."""
    head = header(Table(1, 2, {"mode": mode, "rounds": "12"}), 5)
    state = GAME.setup(head.marks, dict(head.options), Chance(head.seed))
    while (decision := GAME.decision(state)) is not None:
        state = GAME.play(state, decision.seats[0], chosen(state, decision.seats[0])).state
    assert GAME.result(state) is not None


@pytest.mark.parametrize("others", [8, pytest.param(0, marks=pytest.mark.full)])
def test_R22_20_two_of_them_play_together_against_an_automaton_to_the_end(others: int) -> None:
    """Every day they take over from `others`, who play anything for so many of twelve rounds."""
    options = {"mode": "kings", "side": "together", "rounds": "12", "combat": "simple"}
    head = header(Table(2, 3, options), 5)
    luck = Chance(head.seed)
    state, stream = GAME.setup(head.marks, dict(head.options), luck), luck.stream("others")
    while (decision := GAME.decision(state)) is not None:
        seat = decision.seats[0]
        move = chosen(state, seat) if state.turn.round > others else eager(state, seat, stream)
        state = GAME.play(state, seat, move).state
    result = require(GAME.result(state))
    assert len(set(result.ranks)) == 1


def besieging(*pieces: str) -> State:
    """The siege of Ur with the human's pieces in one area each, and nothing else but the city."""
    state = bare("sumer", mode="ur")
    for area in ("A1", "E7", "E6", "D7", "D8"):
        state = at(state, area)
    for piece in pieces:
        area, *force = piece.split()
        state = at(state, area, " ".join(("sumer", *force)))
    return state


def test_a_ram_that_is_led_nearer_to_ur_is_worth_more() -> None:
    away, led = besieging("A1 1 ram", "B3 1 spearman"), besieging("A1 1 spearman 1 ram")
    nearer, near = besieging("B2 1 spearman 1 ram"), besieging("D6 1 spearman 1 ram")
    values = [worth(state) for state in (besieging("A1 1 spearman"), away, led, nearer, near)]
    assert values == sorted(values)
    assert min(later - sooner for sooner, later in pairwise(values)) > 1


def test_the_siege_is_won_with_a_step_into_ur() -> None:
    state = besieging("E6 1 spearman 1 ram", "B3 1 spearman")
    state = at(state, "A3", token="d5")
    assert chosen(turn_of(state, 0, Explore(1), Act())) == ("move", "E6", "spearman", "E7-ram")


def test_a_lost_siege_is_worth_less_than_one_that_goes_on() -> None:
    state = besieging("A1 1 spearman")
    assert worth(replace(state, ended="ur-grew")) < worth(state) < worth(replace(state, ended="ur-reached"))


def defending(*pieces: str, bones: int = 4, levels: str = "") -> State:
    """The defence of Ashur's city with the human's pieces in one area each, the first wave two steps away."""
    state = bare("sumer", mode="ashur")
    enemy = state.config.empires[1]
    for area in ("A1", "E4"):
        state = at(state, area)
    for piece in pieces:
        area, *force = piece.split()
        state = at(state, area, " ".join(("sumer", *force)))
    state = at(state, "B4", f"{enemy} 1 spearman 1 archer")
    return having(having(state, "sumer", f"{bones} bone", levels), enemy, "3 bone")


def test_a_city_with_more_and_better_units_in_time_is_worth_more() -> None:
    farther, nearer = defending("E1 1 spearman"), defending("D1 1 spearman")
    one, two, better = defending("A1 1 spearman"), defending("A1 2 spearman"), defending("A1 1 spearman 1 archer")
    values = [worth(state) for state in (farther, nearer, one, two, better)]
    assert values == sorted(values)
    assert worth(defending("A1 1 archer", bones=1)) < worth(defending("A1 1 archer", bones=3))


def met_at_home(bones: int) -> State:
    """Two spearmen meet the first wave in the city, and bones may be placed."""
    state = defending("A1 2 spearman", bones=bones)
    enemy = state.config.empires[1]
    return battle_phase(at(at(state, "B4"), "A1", f"{enemy} 1 spearman 1 archer", "sumer 2 spearman")).state


def test_bones_are_not_placed_where_they_do_not_count() -> None:
    """Spearmen have tactics against riders, and there is none in the first wave (23.4)."""
    state, placed = met_at_home(9), []
    while kind(state) == "place" and (move := chosen(state))[0] == "place":
        placed.append(move[1])
        state = GAME.play(state, 0, move).state
    assert placed
    assert not [where for where in placed if where.endswith("-tactics")]


def test_placed_bones_are_not_missed_in_the_defence() -> None:
    """Else the city falls with bones in hand."""
    state = met_at_home(5)
    card = state.battle.fighters[0].card if state.battle else ""
    placed = GAME.play(state, 0, ("place", f"{card}-strength", "1")).state
    before, after = (judged(one)["defence"] for one in (state, placed))
    assert after > before - 1


def test_placed_bones_are_not_missed_by_units_outside_while_the_city_is_fought_for() -> None:
    """Else bones are kept for units that the enemy could meet next."""
    state = at(met_at_home(9), "B1", "sumer 1 archer")
    card = state.battle.fighters[0].card if state.battle else ""
    placed = GAME.play(state, 0, ("place", f"{card}-strength", "1")).state
    assert judged(placed)["defence"] > judged(state)["defence"] - 1


def test_bones_against_a_bot_are_placed_one_by_one() -> None:
    state = met_at_home(9)
    placed = require(candidates(GAME.view(state, 0), 0, "place"))
    assert len(placed) == 6
    assert {count for _, _, count in placed} == {"1"}


def test_a_battle_against_a_wave_is_hoped_for_by_who_wins_ties() -> None:
    state = met_at_home(5)
    enemy = state.config.empires[1]
    behind, ahead = seals(state, events=f"{enemy} 5 sumer 1"), seals(state, events=f"sumer 5 {enemy} 5")
    assert judged(ahead)["battle"] > judged(behind)["battle"] + 5


def test_units_come_home_one_after_the_other() -> None:
    """An activation moves one of them, so the second is late where the first is not."""
    away = ("A2 1 archer", "B1 1 archer", "B2 1 archer")
    none, two, three = (judged(defending(*away[:count], bones=0))["defence"] for count in (0, 2, 3))
    assert three - two < (two - none) / 2


def test_an_activation_is_worth_most_while_a_unit_may_come_home_in_time() -> None:
    state = at(defending("B1 1 chariot", bones=0), "B4")
    away = at(state, "A2", f"{state.config.empires[1]} 1 archer")
    home = at(at(away, "B1"), "A1", "sumer 1 chariot")
    begun, ended = (
        [judged(turn_of(one, 0, *tasks))["defence"] for one in (away, home)]
        for tasks in ((Explore(1), Act()), (Act(),))
    )
    assert begun[0] - ended[0] > 5
    assert begun[1] == ended[1]


def test_room_and_wood_for_better_units_are_worth_waiting_for() -> None:
    """A tablet buys the archer, who is worth more than another spearman at once."""
    waiting = having(defending("A1 1 spearman"), "sumer", "4 bone 1 wood 1 tablet")
    trained = having(defending("A1 2 spearman"), "sumer", "4 bone 1 tablet")
    without = having(defending("A1 1 spearman"), "sumer", "4 bone 1 stone 1 tablet")
    assert judged(waiting)["defence"] > max(judged(trained)["defence"], judged(without)["defence"])


def test_bones_count_as_far_as_units_that_come_in_time_can_use_them() -> None:
    at_home, late = (
        judged(defending(f"{area} 2 archer", bones=6))["defence"]
        - judged(defending(f"{area} 2 archer", bones=3))["defence"]
        for area in ("A1", "E1")
    )
    assert at_home > late


def test_a_march_that_has_to_come_is_no_reason_to_put_off_the_end_of_a_turn() -> None:
    """Else tablets go for dice that nobody needs, since a wave marches when the turn ends."""
    state = after(defending("A1 1 archer", bones=1), "sumer use warfare", "sumer bones")
    ended = after(state, "sumer end")
    assert kind(ended) == "act"
    assert judged(ended)["defence"] >= judged(state)["defence"]


def test_a_wave_that_has_to_go_around_tribes_is_farther_away() -> None:
    state = defending("A1 1 archer", bones=1)
    held = at(at(state, "A3", "tribe 1 spearman"), "B3", "tribe 1 spearman")
    assert judged(held)["defence"] > judged(state)["defence"]


def test_dice_that_pay_for_nothing_are_no_reason_to_go_on() -> None:
    """Else a tablet goes for other dice before a turn ends."""
    state = with_dice(bare(), "sumer", "white-e")
    assert judged(state)["actions"] < judged(with_dice(bare(), "sumer", "white-an"))["actions"]


def test_a_lost_city_is_worth_less_than_one_that_is_defended() -> None:
    state = defending("A1 1 spearman")
    assert worth(replace(state, ended="city-fell")) < worth(state) < worth(replace(state, ended="waves-broken"))


MOST_ALONE = 1000
"""Moves in which a game of one computer ends."""


def alone(byte: int, mode: str) -> int:
    """How many moves a computer needs alone, all luck from one byte; MOST_ALONE: it has not ended."""
    options = {option.name: option.choices[0] for option in GAME.options} | {"mode": mode}
    luck = Chance(bytes([byte]) * 32)
    thoughts, state = luck.stream("computers"), GAME.setup(GAME.marks[:1], options, luck)
    for count in range(MOST_ALONE):
        if GAME.decision(state) is None:
            return count
        thought = Chance(thoughts.below(1 << 64).to_bytes(32, "big"))
        state = GAME.play(state, 0, choose(GAME, GAME.view(state, 0), 0, thought)).state
    return MOST_ALONE


@pytest.mark.parametrize(("byte", "mode"), [(8, "kings"), (7, "ashur")])
def test_a_computer_alone_ends_its_game(byte: int, mode: str) -> None:
    assert alone(byte, mode) < MOST_ALONE


@pytest.mark.full
@pytest.mark.parametrize("byte", range(24))
@pytest.mark.parametrize("mode", ["kings", "ur", "ashur"])
def test_a_computer_alone_ends_every_game(byte: int, mode: str) -> None:
    assert alone(byte, mode) < MOST_ALONE


def test_a_computer_alone_does_not_wait_while_a_garden_lacks_something() -> None:
    state = replace(with_dice(bare(), "sumer", "white-ki"), garden="G13")
    assert chosen(state)[0] == "use"
