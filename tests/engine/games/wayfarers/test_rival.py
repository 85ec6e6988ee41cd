"""The game's own player (R8)."""

import pytest
from msgspec.structs import replace

from engine.games.wayfarers.components.tables import KINDS, SCHEMES, TILE_NAMES, TILES_BY_KIND, WORKER_COLOURS
from engine.games.wayfarers.reading.scoring import rival_score_sheet, score_sheet
from engine.games.wayfarers.solo.rival import takes_upper_edge
from engine.games.wayfarers.solo.sight import (
    PATH_CELLS,
    card_to_mark,
    cards_for_worker,
    cards_to_take,
    colours_from_marker,
    pick_tile,
    rival_guild,
    slot_order,
    tiles_on_path,
    workers_to_retrieve,
)
from engine.games.wayfarers.state import State
from tests.engine.games.wayfarers.playing import GAME
from tests.engine.games.wayfarers.positions import (
    Played,
    begin,
    facts,
    forbidden,
    offered,
    play,
    with_player,
    with_rival,
    with_schemes,
    with_table,
)
from tests.support.require import require

BOARDS = {"space": "A1", "upgrade": "A2", "townsfolk": "A3", "journal": "A4"}


def turn(state: State, schemes: str = "", silver: int = 0) -> Played:
    """The human rests, so that the rival acts."""
    state = with_schemes(with_player(state, dice="1 2 3"), schemes)
    return play(state, "rest", "end")


def solo(opponent: str = "space", **rows: str) -> State:
    return begin(1, opponent=opponent, **rows)


def test_R8_2_it_turns_up_a_scheme_card_after_the_human() -> None:
    after = turn(solo(), "C1")
    assert after.rival.opened == ("C1",)
    assert after.told("rival-scheme") == [{"card": "C1", "colour": "blue", "silver": 2}]
    assert after.informed_seats()[-1] == (0,)


def test_E19_R8_2_three_of_a_colour_and_it_rests_next() -> None:
    state = with_rival(solo(), opened=("C1", "C2"))
    third = turn(state, "C3")
    assert third.rival.opened == ("C1", "C2", "C3")
    rested = turn(third.state)
    assert rested.told("rival-rests") == [{"board": "space"}]
    assert rested.rival.opened == ()
    assert rested.state.shuffles == 1
    assert len(rested.state.schemes) == 6


@pytest.mark.parametrize("card", sorted(SCHEMES))
def test_R8_3_second_half_of_every_scheme(card: str) -> None:
    """Without workers and influence the first half can't be done."""
    state = with_rival(solo(), workers=(0, 0, 0), guilds=(0, 0, 0))
    after = turn(state, card)
    assert after.told("rival-paid") == []
    assert after.told("rival-placed-worker") == []
    gained = {"C1": "rival-took", "C2": "rival-influence", "C3": "rival-tile"}
    gained |= {"C4": "rival-tile", "C5": "rival-took", "C6": "rival-marked"}
    assert after.told(gained[card])


@pytest.mark.parametrize("card", ["C4", "C5", "C6"])
def test_R8_4_first_half_by_two_influence(card: str) -> None:
    state = with_rival(solo(), guilds=(2, 2, 2))
    after = turn(state, card)
    assert after.told("rival-paid")[0]["count"] == 2
    assert sum(after.rival.guilds) == 4
    assert after.told("rival-took")[0]["kind"] == {"C4": "water", "C5": "space", "C6": "land"}[card]


@pytest.mark.parametrize(("card", "worker"), [("C1", "green"), ("C2", "blue"), ("C3", "yellow")])
def test_R8_4_first_half_by_a_worker(card: str, worker: str) -> None:
    state = with_rival(solo(), workers=(int(worker == "green"), 1, 1))
    placed = turn(state, card).told("rival-placed-worker")
    assert placed[0]["worker"] == worker


@pytest.mark.parametrize(("opponent", "gained"), [("space", "S"), ("townsfolk", "T")])
def test_R8_3_focus_of_the_boards_that_gain_cards(opponent: str, gained: str) -> None:
    after = turn(with_rival(solo(opponent), workers=(0, 0, 0)), "C1")
    assert str(after.told("rival-took")[0]["card"]).startswith(gained)


def test_R8_3_focus_of_the_boards_for_tiles_and_journal() -> None:
    assert turn(with_rival(solo("upgrade"), workers=(0, 0, 0)), "C1").told("rival-tile")
    assert turn(with_rival(solo("journal"), workers=(0, 0, 0)), "C1").told("rival-journaled")


@pytest.mark.parametrize(
    ("opponent", "bonus"),
    [
        ("space", "rival-comets"),
        ("upgrade", "rival-influence"),
        ("townsfolk", "rival-took"),
        ("journal", "rival-influence"),
    ],
)
def test_R8_3_the_bonus_of_the_track(opponent: str, bonus: str) -> None:
    state = with_rival(solo(opponent), spot=4, workers=(0, 0, 0), guilds=(0, 0, 0))
    after = turn(state, "C5")
    assert after.rival.spot == 6
    names = [event.name for event in after.events]
    assert bonus in names[names.index("rival-marker") :]


@pytest.mark.parametrize("opponent", BOARDS)
def test_R8_6_rests_of_every_board(opponent: str) -> None:
    after = turn(with_rival(solo(opponent), opened=("C1", "C3", "C2")))
    assert after.rival.comets == 1
    assert after.told("rival-journaled")
    gain = {"space": "rival-took", "upgrade": "rival-tile", "townsfolk": "rival-took", "journal": "rival-marked"}
    assert after.told(gain[opponent])
    plain = turn(with_rival(solo(opponent), opened=("C2", "C3", "C1")))
    assert plain.rival.comets in (0, 1)


@pytest.mark.parametrize(
    ("opened", "order"),
    [
        ((), (0, 1, 2, 3)),
        (("C2",), (0, 1, 2, 3)),
        (("C2", "C4"), (0, 1, 2, 3)),
        (("C4", "C6"), (1, 2, 3, 0)),
        (("C1", "C4"), (2, 1, 0, 3)),
        (("C1", "C5"), (3, 2, 1, 0)),
    ],
)
def test_R8_5_slot_order(opened: tuple[str, ...], order: tuple[int, ...]) -> None:
    rival = require(with_rival(solo(), opened=opened).table.rival)
    assert slot_order(rival, "land") == order
    assert slot_order(rival, "inspiration") == (2, 1, 0, 3)


def test_R8_5_where_there_are_three_piles() -> None:
    state = with_rival(solo(), opened=("C1", "C5"))
    assert pick_tile(state.table, "space") == "US3"
    assert pick_tile(with_rival(solo(), opened=("C4", "C6")).table, "space") == "US2"
    assert pick_tile(state.table, "basic") == "UB4"


def test_R8_7_colours_go_round() -> None:
    rival = require(with_rival(solo(), spot=6).table.rival)
    assert colours_from_marker(rival) == ("yellow", "green", "black", "blue")


def test_E20_R8_8_R8_9_spot_3_and_sum_2() -> None:
    state = with_rival(solo(), spot=3, opened=("C4", "C6"))
    rival = require(state.table.rival)
    assert card_to_mark(state.table, rival) == "W16"
    marked = with_rival(solo(water="W19 W16/crimson W30 W11"), spot=3, opened=("C4", "C6"))
    assert card_to_mark(marked.table, require(marked.table.rival)) == "W30"
    assert cards_to_take(state.table, rival, "inspiration")[0] == "I07"


def test_R8_9_a_colour_that_yields_nothing() -> None:
    state = with_rival(solo(water="W19/crimson W16/crimson W30/rival W11/rival"), spot=3)
    assert card_to_mark(state.table, require(state.table.rival)) == "L05"


def test_R8_10_an_exhausted_kind_gives_way_to_the_next_colour() -> None:
    state = with_rival(solo(), spot=0)
    assert pick_tile(state.table, "any_non_special") == "US1"
    none = with_table(state, piles=tuple(0 if tile in TILES_BY_KIND["space"] else 2 for tile in TILE_NAMES))
    assert pick_tile(none.table, "any_non_special") == "UW1"
    assert pick_tile(none.table, "space") == ""


def test_R8_10_special_tiles_by_the_last_scheme() -> None:
    state = with_rival(solo(), opened=("C3",))
    assert pick_tile(state.table, "special") == "UX10"
    gone = with_table(state, piles=tuple(0 if tile == "UX10" else 1 for tile in TILE_NAMES))
    assert pick_tile(gone.table, "special") == "UX1"


def test_R8_11_the_path_of_the_caravan() -> None:
    assert PATH_CELLS[0] == (1, 3)
    assert PATH_CELLS[6:8] == ((7, 3), (7, 2))
    assert PATH_CELLS[13:15] == ((1, 2), (1, 1))
    assert PATH_CELLS[-1] == (7, 1)
    after = turn(with_rival(solo("upgrade"), workers=(0, 0, 0)), "C1")
    assert after.rival.filled == 2


def test_R8_11_W31_what_does_not_fit_lies_beside() -> None:
    """One cell is left: a space tile of two lies beside, a basic tile still fills it."""
    state = with_rival(solo("upgrade"), workers=(0, 0, 0), filled=20)
    large = turn(with_rival(state, spot=6), "C1")
    assert (large.rival.tiles, large.rival.filled) == (("US2",), 20)
    assert large.told("rival-tile")[0]["beside"] == 1
    assert tiles_on_path(("UL1",) * 10 + ("UW1", "UB1")) == ("UL1",) * 20 + ("UB1",)
    small = turn(with_rival(large.state, spot=5, opened=()), "C1")
    assert (small.rival.tiles, small.rival.filled) == (("US2", "UB2"), 21)


def test_R8_12_where_a_worker_is_placed() -> None:
    state = with_rival(solo(land="L05//yellow L26 L01 L19"), opened=("C2",))
    assert cards_for_worker(state.table, require(state.table.rival), "yellow")[0] == "L26"
    placed = turn(with_rival(solo(), workers=(0, 1, 0)), "C3")
    assert placed.lying("L05").workers == ("yellow",)
    assert placed.told("rival-took")[0]["kind"] == "townsfolk"


def test_R8_13_W28_which_worker_is_retrieved() -> None:
    state = solo(land="L05//yellow L26//green L01 L19", water="W19//blue W16//green W30 W11")
    state = with_rival(state, spot=3)
    assert workers_to_retrieve(state.table, require(state.table.rival)) == (("W16", "green"), ("L26", "green"))
    blue = with_rival(solo(land="L05//yellow L26 L01 L19", water="W19//blue W16 W30 W11"), spot=3)
    assert workers_to_retrieve(blue.table, require(blue.table.rival)) == (("W19", "blue"),)


def test_R8_14_silver_and_provisions_move_the_marker() -> None:
    state = with_rival(solo(land="L05//yellow L26 L01 L19"), workers=(0, 1, 0))
    after = turn(state, "C3")
    assert after.lying("L26").workers == ("yellow",)
    assert after.rival.spot == 2
    assert after.rival.guilds == (0, 2, 1)


def test_R8_14_W27_draw_three_is_the_top_card_shown() -> None:
    state = solo(land="L05//yellow L26//yellow L01//yellow L19", decks="land:L22")
    after = turn(with_rival(state, workers=(0, 1, 0)), "C3")
    assert after.told("rival-drew") == [{"card": "L22", "kind": "land"}]
    assert "L22" in after.rival.cards


def test_W30_any_influence_with_green_goes_to_black() -> None:
    rival = require(with_rival(solo(), spot=7).table.rival)
    assert [rival_guild(rival)] == ["science"]


@pytest.mark.parametrize(
    ("opened", "up"), [(("C1",), True), (("C4",), False), (("C1", "C4"), False), (("C4", "C1"), True)]
)
def test_R8_15_up_for_blue_down_for_red(opened: tuple[str, ...], up: bool) -> None:
    rival = require(with_rival(solo(), opened=opened).table.rival)
    assert takes_upper_edge(rival) is up


def test_R8_15_never_the_middle_end_and_the_other_if_occupied() -> None:
    state = with_rival(solo("journal"), node="n9a", workers=(0, 0, 0))
    assert turn(state, "C1").rival.node == "n10a"
    taken = with_player(state, node="n10a")
    assert turn(with_table(taken, turns_left=2), "C1").rival.node == "n10c"


@pytest.mark.parametrize(("human", "price"), [("n5a", 1), ("n3a", 2), ("n1a", 3)])
def test_R8_16_one_more_step_by_the_columns(human: str, price: int) -> None:
    state = with_rival(solo("journal"), node="n3a", workers=(0, 0, 0), guilds=(price, 0, 0), spot=6)
    after = turn(with_player(state, node=human), "C1")
    assert len(after.told("rival-journaled")) == 2
    poor = with_rival(state, guilds=(price - 1, 0, 0))
    assert len(turn(with_player(poor, node=human), "C1").told("rival-journaled")) == 1


def test_R8_17_comets_up_to_ten() -> None:
    after = turn(with_rival(solo(), opened=("C1", "C3", "C2"), comets=10))
    assert after.rival.comets == 10


def test_R8_18_W24_the_humans_fee_moves_the_marker_and_the_bonus_waits() -> None:
    state = with_rival(solo(land="L05 L26/rival L01 L19"), spot=4)
    paid = play(with_player(state, dice="1 2 3"), "worker yellow L26 silver")
    assert (paid.rival.spot, paid.rival.waiting, paid.rival.comets) == (5, 1, 0)
    after = play(with_schemes(paid.state, "C2"), "end")
    assert (after.rival.waiting, after.rival.comets) == (0, 1)


def test_W24_a_bonus_that_no_turn_of_the_rival_follows_comes_at_the_end() -> None:
    state = with_rival(solo(land="L05 L26/rival L01 L19"), spot=4)
    state = with_table(with_player(state, dice="1 2 3"), turns_left=0)
    ended = play(state, "worker yellow L26 silver", "end")
    assert ended.state.table.ended
    assert (ended.rival.waiting, ended.rival.comets) == (0, 1)


def test_R8_19_allow_and_deny() -> None:
    """C1 focuses on space with sum 2: slot 2, then slot 3."""
    state = with_rival(solo(space="S08 S24/crimson S03 S13"), workers=(0, 0, 0), guilds=(0, 0, 0))
    state = with_player(state, dice="1 2 3", silver=2, provision=1)
    question = play(with_schemes(state, "C1"), "rest", "end")
    assert question.asks() == "target"
    assert offered(question.state) == ["allow", "deny"]
    assert offered(question.state, "allow") == ["silver", "provision"]
    allowed = play(question.state, "allow provision")
    assert allowed.player().provision == 2
    assert allowed.player().stock == 15
    assert allowed.rival.cards == ("S24",)
    denied = play(question.state, "deny silver")
    assert denied.player().silver == 1
    assert denied.rival.cards == ("S03",)


def test_R8_19_W29_denied_twice_and_round_as_long_as_it_is_paid() -> None:
    rows = "S08/crimson S24/crimson S03/crimson S13/crimson"
    state = with_rival(solo(space=rows), workers=(0, 0, 0))
    state = with_player(state, dice="1 2 3", silver=5, provision=0)
    question = play(with_schemes(state, "C1"), "rest", "end")
    wanted = [dict(GAME.decision(question.state).facts)["card"]]  # type: ignore[union-attr]  # somebody is asked
    for _ in range(4):
        question = play(question.state, "deny silver")
        wanted.append(dict(GAME.decision(question.state).facts)["card"])  # type: ignore[union-attr]  # as above
    assert wanted == ["S24", "S03", "S13", "S08", "S24"]
    last = play(question.state, "deny silver").state
    assert offered(last) == ["allow"]
    assert forbidden(last, "deny silver") == ("nothing-to-pay", "R8.19")


def test_R8_19_W29_no_denial_without_another_card() -> None:
    state = with_rival(solo(space="S08/crimson - - -"), workers=(0, 0, 0))
    state = with_table(state, left=(*state.table.left[:2], 0, *state.table.left[3:]))
    state = replace(state, decks=(*state.decks[:2], (), *state.decks[3:]))
    question = play(with_schemes(with_player(state, dice="1 2 3"), "C1"), "rest", "end")
    assert offered(question.state) == ["allow"]
    assert forbidden(question.state, "deny silver") == ("cannot-deny", "R8.19")
    assert facts(question.state, "deny silver") == {}


def test_R8_19_W38_a_worker_is_denied_only_where_another_of_its_colour_lies() -> None:
    """C2 places a blue worker on water slot 1, whose spot lets the rival take a worker back: green before yellow."""
    workers = tuple(int(worker == "blue") for worker in WORKER_COLOURS)
    alone = with_rival(solo(land="L05/crimson/green L26//yellow L01 L19", water="W19 W16 W30 W11"), workers=workers)
    asked = play(with_schemes(with_player(alone, dice="1 2 3", silver=1), "C2"), "rest", "end")
    assert asked.asks() == "target"
    assert offered(asked.state) == ["allow"]
    assert forbidden(asked.state, "deny silver") == ("cannot-deny", "R8.19")
    another = with_rival(solo(land="L05/crimson/green L26//green L01 L19", water="W19 W16 W30 W11"), workers=workers)
    asked = play(with_schemes(with_player(another, dice="1 2 3", silver=1), "C2"), "rest", "end")
    denied = play(asked.state, "deny silver").told("rival-retrieved")
    assert [(one["card"], one["worker"]) for one in denied] == [("L26", "green")]


def test_R8_20_points_of_the_rival() -> None:
    state = with_rival(solo(), cards=("T01", "L01", "W01", "S01", "I01"), tiles=("UX7", "UB1"), guilds=(9, 0, 1))
    own = rival_score_sheet(state.table, require(state.table.rival))
    assert (own.cards, own.tiles, own.guilds) == (1 + 2 + 2 + 3 + 4, 6, (3, 0, 0))
    assert score_sheet(state.table, 0).guilds == (0, 0, 0)


def test_R8_20_its_comets_count_against_the_human() -> None:
    state = with_player(with_rival(solo(), comets=3), land="L01", space="S13")
    assert next(one.total for one in score_sheet(state.table, 0).space if one.card == "S13") == 1


def test_R8_20_when_the_rival_arrives_the_human_has_one_more_turn_then_the_rival() -> None:
    state = with_rival(solo("journal"), node="n9a", workers=(0, 0, 0))
    arrived = turn(state, "C1")
    assert arrived.state.table.turns_left == 1
    last = turn(arrived.state, "C2")
    assert last.state.table.ended
    assert len(last.rival.opened) == 2


def test_R8_20_when_the_human_arrives_the_rival_then_the_human() -> None:
    state = with_player(solo(), node="n9a", dice="2", tiles="UB4/front/2b", guilds=(1, 0, 0), stock=14)
    arrived = play(with_schemes(state, "C2"), "die 2 H2 2", "choose H2 journal", "journal n10b", "skip", "end")
    assert not arrived.state.table.ended
    assert play(arrived.state, "rest", "end").state.table.ended


def test_R8_20_the_result_ranks_the_human_against_the_rival() -> None:
    state = with_table(with_rival(solo(), cards=("I01", "S01", "S02")), ended=True, agenda=())
    result = require(GAME.result(state))
    assert result.ranks == (2,)
    assert result.rivals == ((4 + 3 + 3 + 3, 0, 1, 1),)
    rich = with_player(with_rival(state, cards=()), land="L01 L19", water="W01 W19")
    better = require(GAME.result(rich))
    assert better.ranks == (1,)


def test_each_move_of_the_rival_is_reported_with_its_reason() -> None:
    after = turn(with_rival(solo(), workers=(0, 0, 0)), "C1")
    took = after.told("rival-took")[0]
    assert took["slot"] == 2
    reasons = [reason for event in after.events if (reason := dict(event.facts).get("why"))]
    assert reasons == [("2", "3", "4", "1")]
    assert KINDS.index("space") == 2


def test_W32_what_a_step_sets_off_is_done_before_the_next() -> None:
    """C3 gains a tile on the first cell of the caravan, whose bonus, a water card, comes before the turn goes on."""
    state = with_rival(solo("space"), workers=(0, 0, 0), spot=3)
    names = [event.name for event in turn(state, "C3").events if event.name.startswith("rival-")]
    assert names == ["rival-scheme", "rival-second-half", "rival-tile", "rival-took"]
