"""The end of the game (13, 14)."""

import pytest
from msgspec.structs import replace

from engine.games.kings.draft import with_leader
from engine.games.kings.pieces import Card, Colour
from engine.games.kings.places import CELLS
from engine.games.kings.reading.scoring import count_treasures, points_by_colour
from engine.games.kings.state import AT_HOME, FiveCounts, State
from engine.kit.counts import FourCounts, rank_scores
from tests.engine.games.kings.positions import GAME, play, position

FULL = {"archer": "8 farm", "lion": "8 market", "bull": "8 temple"}


def test_13_not_every_player_can_be_refilled() -> None:
    state = position("$", hands=FULL, deck="", seats=3)
    after = play(state, "archer card farm A", "archer end")
    assert after.told("game-ended") == [{"reason": "cards"}]
    assert after.asks() is None


def test_13_with_enough_cards_it_goes_on() -> None:
    state = position("$", hands=FULL, deck="temple", seats=3)
    after = play(state, "archer card farm A", "archer end")
    assert after.asks() == ("act", "lion")
    assert play(after.state, "lion end").asks() == ("act", "bull")


def test_13_only_one_treasure_is_left() -> None:
    one = position("$ . t . t . t . t . t . t . t", hands=FULL, seats=3)
    after = play(one, "archer end")
    assert after.told("game-ended") == [{"reason": "treasures"}]
    two = position("$ . t . t . t . t . t . t . $", hands=FULL, seats=3)
    assert play(two, "archer end").asks() == ("act", "lion")


def test_13_ships_score_before_the_end() -> None:
    state = position("$Af\nk", hands={"archer": "8 farm"}, deck="", seats=2)
    after = play(state, "archer end", "archer bank")
    assert after.pile("archer") == (0, 0, 0, 1, 0)
    assert after.told("game-ended") == [{"reason": "cards"}]


@pytest.mark.parametrize(
    ("pile", "sorted_score"),
    [
        ((5, 4, 6, 7, 0), (4, 5, 6, 7)),
        ((5, 4, 6, 7, 1), (5, 5, 6, 7)),
        ((5, 4, 6, 7, 4), (6, 6, 7, 7)),
        ((0, 9, 9, 9, 3), (3, 9, 9, 9)),
    ],
)
def test_14_treasures_are_any_colour(pile: FiveCounts, sorted_score: FourCounts) -> None:
    assert points_by_colour(pile) == sorted_score


def test_14_the_smallest_colour_then_the_next() -> None:
    assert rank_scores(((4, 5, 5, 9), (4, 5, 6, 6), (3, 9, 9, 9))) == (2, 1, 3)


def test_14_a_full_tie_is_shared() -> None:
    assert rank_scores(((4, 5, 5, 9), (4, 5, 5, 9), (3, 9, 9, 9))) == (1, 1, 3)


def test_14_all_is_told_best_rank_first() -> None:
    banked = ((1, 1, 1, 1, 0), (2, 2, 2, 0, 2), (0, 9, 9, 9, 0))
    after = play(position("$", hands={}, deck="", seats=3, banked=banked), "archer end")
    assert [(fact["who"], fact["rank"], fact["treasures"]) for fact in after.told("final-score")] == [
        ("lion", 1, 2),
        ("archer", 2, 0),
        ("bull", 3, 0),
    ]
    result = GAME.result(after.state)
    assert result is not None
    assert result.ranks == (2, 1, 3)
    assert result.scores[1] == (2, 2, 2, 2)
    assert GAME.view(after.state, None).banked == banked


def test_R19_with_too_few_cards_nobody_refills() -> None:
    hands = {"archer": "7 farm", "lion": "7 farm", "bull": "8 farm"}
    after = play(position("$", hands=hands, deck="temple", seats=3), "archer end")
    assert after.told("drew") == []
    assert [sum(hand) for hand in after.state.hands] == [7, 7, 8]
    assert after.state.ended == "cards"


def full_table(**changes: object) -> State:
    columns = "$ m $ m $ m $ m $ m $ m $ m $"
    rows = "\n".join(" ".join("tmsftmsf"[(row + column) % 8] for column in range(8)) for row in range(7))
    hands = {"archer": "8 farm", "lion": "8 farm"}
    return position(f"{columns}\n{rows}", hands=hands, seats=2, **changes)  # type: ignore[arg-type]  # fields


def test_R25_a_full_table_and_a_round_without_cards_end_the_game() -> None:
    once = play(full_table(), "archer end")
    assert (once.asks(), once.state.idle) == (("act", "lion"), 1)
    after = play(once.state, "lion leader king A1", "lion end")
    assert after.told("game-ended") == [{"reason": "standstill"}]


def test_R25_a_card_that_leaves_a_hand_keeps_it_going() -> None:
    state = full_table()
    moved = play(
        position("$", hands={"archer": "8 temple", "lion": "8 temple"}, seats=2, table=state.table),
        "archer leader king A2",
        "archer end",
        "lion leader king A1",
        "lion support 1",
        "archer support 0",
        "lion end",
    )
    assert moved.state.idle == 0
    assert not moved.state.ended


def nearly_over(**hands: str) -> State:
    """A full table after one turn of two in which no card left a hand, with the archer's king beside a ship of its
    colour; the archer's turn."""
    lying = full_table().table
    column = (Card.TREASURE, Card.TEMPLE, Card.SHIP_BLACK, *lying.columns[0][3:])
    ships = tuple(ship for ship in lying.ships if ship != Card.SHIP_BLACK)
    table = replace(lying, columns=(column, *lying.columns[1:]), ships=ships)
    ruled = with_leader(table, 0, Colour.BLACK, CELLS[0][0])
    return replace(position("$", hands={"archer": "8 farm", "lion": "8 farm"} | hands, seats=2, table=ruled), idle=1)


def test_R25_a_ship_point_begins_the_round_anew() -> None:
    held = nearly_over(archer="7 farm settlement")
    banked, kept = (play(held, "archer end", answer) for answer in ("archer bank", "archer keep"))
    assert (banked.state.idle, banked.state.ended) == (0, "")
    assert kept.state.ended == "standstill"


def test_R25_a_card_banked_after_a_revolt_begins_the_round_anew() -> None:
    revolt = ("archer leader trader B1", "archer end", "archer keep", "lion leader trader B2")
    state = replace(nearly_over(lion="7 farm temple", archer="7 farm temple"), idle=0)
    answers = ("lion support 0", "archer support 0")
    banked, kept = (play(state, *revolt, *answers, answer, "lion end") for answer in ("archer bank", "archer keep"))
    assert (banked.state.idle, banked.state.ended) == (0, "")
    assert kept.state.ended == "standstill"


def test_R25_a_catastrophe_begins_the_round_anew_since_it_makes_room() -> None:
    for place in ("H8", "GH"):
        after = play(nearly_over(), f"archer catastrophe {place}", "archer end", "archer keep")
        assert (after.state.idle, after.state.ended) == (0, "")


def test_R25_the_round_is_as_long_as_there_are_seats() -> None:
    state = position("$", hands=dict.fromkeys(("archer", "lion", "bull"), "8 farm"), seats=3, table=full_table().table)
    table = replace(state.table, leaders=(*state.table.leaders, AT_HOME))
    ends = ["archer end", "lion end", "bull end"]
    after = [play(replace(state, table=table), *ends[:count]).state for count in (1, 2, 3)]
    assert [(state.idle, state.ended) for state in after] == [(1, ""), (2, ""), (3, "standstill")]


def test_R25_with_room_on_the_table_nobody_must_play() -> None:
    after = play(position("$", hands={"archer": "8 farm", "lion": "8 farm"}, seats=2), *["archer end", "lion end"] * 5)
    assert (after.asks(), after.state.idle) == (("act", "archer"), 0)


def test_R21_a_treasure_that_was_taken_is_not_replaced() -> None:
    """A temple lies in its place and counts as a temple."""
    swapped = play(
        position("$At . $\nm m\ns s", hands={"archer": "market temple"}), "archer card market AB", "archer treasure A1"
    )
    assert count_treasures(swapped.state.table) == 7
    assert swapped.column("A")[0] == "temple"
