"""The end of the game and its points (R7)."""

import pytest

from engine.games.wayfarers.components.tables import CARDS
from engine.games.wayfarers.reading.counting import count_tags, meets_requirement
from engine.games.wayfarers.reading.scoring import ScoreSheet, score_sheet, score_with_tie_breakers, tag_vp
from engine.games.wayfarers.state import State
from tests.engine.games.wayfarers.playing import GAME
from tests.engine.games.wayfarers.positions import begin, play, with_player, with_table
from tests.support.require import require


def worth(state: State, card: str, seat: int = 0) -> int:
    """What a space card counts at the end."""
    return next(one.total for one in score_sheet(state.table, seat).space if one.card == card)


@pytest.mark.parametrize("arriver", [0, 1, 2])
def test_R7_1_everybody_has_one_more_turn_the_arriver_last(arriver: int) -> None:
    state = with_player(begin(3), arriver, node="n9a", dice="2", tiles="UB4/front/2b", guilds=(1, 0, 0), stock=14)
    lines = [line for seat in range(arriver) for line in (f"{GAME.marks[seat]} rest", f"{GAME.marks[seat]} end")]
    mark = GAME.marks[arriver]
    lines += [f"{mark} die 2 H2 2", f"{mark} choose H2 journal", f"{mark} journal n10b", f"{mark} skip", f"{mark} end"]
    played = play(state, *lines)
    turns = []
    while (decision := GAME.decision(played.state)) is not None:
        seat = decision.seats[0]
        turns.append(seat)
        played = play(played.state, f"{GAME.marks[seat]} rest")
        asked = GAME.decision(played.state)
        if asked is not None and asked.kind != "wrap":
            played = play(played.state, f"{GAME.marks[seat]} skip")
        played = play(played.state, f"{GAME.marks[seat]} end")
    assert turns == [(arriver + step) % 3 for step in (1, 2, 3)]
    result = require(GAME.result(played.state))
    assert result.reason == "journal"


def test_R7_1_a_second_arrival_changes_nothing() -> None:
    state = with_player(begin(), node="n9a", dice="2", tiles="UB4/front/2b", guilds=(1, 0, 0), stock=14)
    state = with_table(with_player(state, 1, node="n10d"), turns_left=1)
    arrived = play(state, "die 2 H2 2", "choose H2 journal", "journal n10b", "skip")
    assert arrived.state.table.turns_left == 1
    assert arrived.told("last-round") == []


@pytest.mark.parametrize(("count", "vp"), list(enumerate((0, 0, 2, 3, 5, 8, 12, 16, 16))))
def test_R7_2_tags_of_one_kind(count: int, vp: int) -> None:
    assert tag_vp(count) == vp


def test_R7_2_each_kind_by_itself_and_full_sets() -> None:
    state = with_player(begin(), land="L01 L19 L20", water="W01 W19 W20")
    own = score_sheet(state.table, 0)
    assert own.tags == (2, 2, 2, 2)
    assert own.sets == 10


def test_R7_3_base_and_each() -> None:
    state = with_player(begin(), land="L10 L11 L18", space="S30 S29 S03")
    assert worth(state, "S30") == 1 + count_tags(state.table.players[0])["observatory"] == 5
    assert worth(state, "S29") == 1 + 2
    assert worth(state, "S03") == 1 + 1


def test_R7_3_every_two() -> None:
    state = with_player(begin(), land="L01", space="S26", guilds=(0, 0, 5))
    assert worth(state, "S26") == 1 + 2


def test_R7_3_sets() -> None:
    state = with_player(
        begin(), land="L01 L02 L03", space="S36 S03 S13", hosts="HL=T01", tiles="UB1/front/2b UB2/front/3b"
    )
    assert worth(state, "S36") == 3
    assert worth(state, "HS") == 2
    assert worth(with_player(state, space="S35 S36"), "S35") == 1


def test_R7_3_sun_and_moon() -> None:
    assert worth(with_player(begin(), land="L01", space="S01"), "S01") == 3
    both = with_player(begin(), land="L01 L02", space="S01 S02")
    assert (worth(both, "S01"), worth(both, "S02")) == (7, 7)


def test_E4_R7_3_W16_most_comets() -> None:
    state = begin(3)
    state = with_player(state, 0, land="L01 L02", space="S10 S11")
    state = with_player(state, 1, land="L03 L04", space="S13 S08")
    state = with_player(state, 2, land="L05 L06 L07", space="S14 S15 S09")
    assert [count_tags(player)["comet"] for player in state.table.players] == [4, 4, 7]
    assert (worth(state, "S10", 0), worth(state, "S13", 1), worth(state, "S08", 1)) == (2, 1, 3)
    assert [worth(state, card, 2) for card in ("S14", "S15", "S09")] == [4, 4, 4]


def test_E4_equal_comets_are_no_majority() -> None:
    state = with_player(begin(), 0, land="L01 L02", space="S13 S14")
    state = with_player(state, 1, land="L03 L04", space="S15 S10", tiles="UX9/front/2b")
    assert worth(state, "S13") == 1


def test_E5_R7_4_a_goal_at_its_limit_doubles() -> None:
    state = with_player(begin(), land="L19", space="S24 S03 S04", tucked="S24=I12")
    assert worth(state, "S24") == 1
    assert worth(with_player(state, space="S24 S03 S04 S05"), "S24") == 2
    many = with_player(begin(), land="L19 L20 L21 L22", space="S24 S03 S04 S05")
    assert (worth(many, "S24"), worth(with_player(many, tucked="S24=I12"), "S24")) == (4, 8)


@pytest.mark.parametrize(
    ("card", "changes"), [("I04", {"provision": 6}), ("I05", {"silver": 6}), ("I03", {"guilds": (4, 3, 3), "stock": 5})]
)
def test_R7_4_W23_goals_of_goods_and_influence(card: str, changes: dict[str, object]) -> None:
    goal = CARDS[card].goal[0]
    poor = with_player(begin(), provision=5, silver=5, guilds=(3, 3, 3)).table.players[0]
    assert not meets_requirement(poor, goal)
    assert meets_requirement(with_player(begin(), **changes).table.players[0], goal)


def test_R7_4_a_goal_of_two_parts() -> None:
    half = with_player(begin(), tiles="UB1/front/2b UB2/front/3b US1/front/4a").table.players[0]
    whole = with_player(begin(), tiles="UB1/front/2b UB2/front/3b US1/front/4a US2/front/5a").table.players[0]
    goal = CARDS["I01"].goal
    assert [all(meets_requirement(player, part) for part in goal) for player in (half, whole)] == [False, True]


def test_E18_scoring_of_the_rulebook() -> None:
    state = with_player(
        begin(),
        land="L01 L19 L20 L21",
        water="W19 W20 W21 W22",
        space="S13 S24 S14 S08",
        tucked="S24=I02 S08=I07",
        hosts="L01=T05 L19=T20 W19=T31 W20=T32",
        tiles="US2/front/2a UL3/front/3b UB1/front/6c UB2/front/1c UX7/front/5a",
        guilds=(2, 0, 0),
    )
    own = score_sheet(state.table, 0)
    assert own.tags == (2, 3, 0, 5)
    assert own.sets == 5
    assert sorted(one.total for one in own.space) == [3, 4, 4, 5, 8]
    assert (own.tiles, own.guilds) == (11, (3, 0, 0))
    assert own.total == 53


def test_R7_6_guild_majorities() -> None:
    state = with_player(with_player(begin(), 0, guilds=(0, 2, 2)), 1, guilds=(1, 2, 0))
    assert [score_sheet(state.table, seat).guilds for seat in (0, 1)] == [(0, 0, 3), (3, 0, 0)]


def ended(*guilds: tuple[int, int, int]) -> State:
    """A finished game in which all have the same and these shares of the guilds."""
    state = begin(len(guilds))
    for seat, share in enumerate(guilds):
        state = with_player(state, seat, guilds=share)
    return with_table(state, ended=True, agenda=())


@pytest.mark.parametrize(
    ("guilds", "ranks"),
    [
        (((5, 0, 0), (1, 6, 0), (1, 0, 6)), (1, 2, 3)),
        (((0, 2, 0), (0, 2, 0), (0, 0, 0)), (1, 1, 3)),
        (((1, 1, 1), (1, 1, 1), (1, 1, 1)), (1, 1, 1)),
        (((2, 1, 1), (2, 2, 1), (2, 1, 2)), (3, 1, 2)),
    ],
)
def test_R7_7_ties(guilds: tuple[tuple[int, int, int], ...], ranks: tuple[int, ...]) -> None:
    result = require(GAME.result(ended(*guilds)))
    assert result.ranks == ranks


def test_the_sheet_is_public_and_says_what_would_be_scored_now() -> None:
    state = with_player(begin(), land="L01 L19")
    view = GAME.view(state, None)
    assert isinstance(score_sheet(view.table, 0), ScoreSheet)
    assert score_with_tie_breakers(view.table, 0) == score_with_tie_breakers(state.table, 0)
