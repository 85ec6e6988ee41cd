"""The journal (R5) and the end of a turn (R6)."""

import pytest

from engine.games.wayfarers.components.tables import EDGES_BY_START, JOURNAL_NODES, Edge
from engine.games.wayfarers.reading.counting import meets_requirement
from engine.games.wayfarers.reading.journal import is_edge_open, open_edges, requirements
from engine.games.wayfarers.state import State
from tests.engine.games.wayfarers.positions import begin, facts, forbidden, offered, play, with_player, with_table

EVERY = [(edge, side) for edges in EDGES_BY_START.values() for edge in edges for side in "ab"]


def rich(state: State) -> State:
    """Crimson has enough of everything that an edge may ask for."""
    return with_player(
        state,
        land="L01 L02 L03 L04 L09 L10 L16 L17 L18 L19 L20 L21",
        water="W01 W02 W03 W04 W05 W19 W20 W21 W22",
        space="S01 S03 S13 S14 S15 S16 S17 S18 S19 S20",
        hosts="HL=T01 HW=T06 L01=T02 L02=T03",
        tiles="UL1/front/1b UL2/front/3b UW1/front/5b UW2/front/1c UB1/front/3a US1/front/4a",
        guilds=(3, 3, 3),
        stock=6,
    )


def named(part: Edge | str) -> str:
    """What a case of a test is called."""
    return part if isinstance(part, str) else f"{part.start}-{part.end}"


@pytest.mark.parametrize(("edge", "side"), EVERY, ids=named)
def test_R5_1_R5_2_every_edge_on_both_sides(edge: Edge, side: str) -> None:
    """With nothing a `have` or `pay` edge is closed; what is paid leaves the guilds."""
    state = with_player(begin(sections=side * 3), node=edge.start, guilds=(0, 0, 0), stock=15)
    have, cost = requirements(state.table, edge)
    player = state.table.players[0]
    assert is_edge_open(state.table, 0, edge) == ((have is None or meets_requirement(player, have)) and not cost)
    guilds = {"science": 0, "trade": 1, "exploration": 2}
    if cost:
        paying = with_player(state, guilds=(2, 2, 2), stock=9, dice="2", tiles="UB4/front/2b")
        stepped = play(paying, "die 2 H2 2", "choose H2 journal", f"journal {edge.end}")
        told = [event for event in stepped.events if event.name == "journaled"]
        assert len(told) == 1
        for guild, count in cost:
            placed = [event["count"] for event in stepped.told("influence-placed") if event["guild"] == guild]
            gained = sum(number for number in placed if isinstance(number, int))
            assert stepped.player().guilds[guilds[guild]] == 2 - count + gained


FORKS = [("aaa", "n2a", "n3a"), ("bbb", "n2c", "n4c"), ("aba", "n6b", "n7a")]


@pytest.mark.parametrize(("sections", "node", "end"), FORKS)
def test_R5_2_have_edges_open_with_enough(sections: str, node: str, end: str) -> None:
    state = with_player(rich(begin(sections=sections)), node=node)
    assert end in [edge.end for edge in open_edges(state.table, 0)]


def test_E2_journal_fork() -> None:
    state = with_player(begin(), node="n2c", land="L16", guilds=(0, 0, 0))
    assert [edge.end for edge in open_edges(state.table, 0)] == ["n3b"]
    planet = with_player(begin(), node="n2c", land="L05", space="S03", guilds=(0, 0, 0))
    assert [edge.end for edge in open_edges(planet.table, 0)] == ["n4c"]
    neither = with_player(begin(), node="n2c")
    assert open_edges(neither.table, 0) == ()


def test_R5_2_a_closed_edge_says_what_is_missing() -> None:
    state = with_player(begin(), node="n2c", dice="2", tiles="UB4/front/2b", land="L16 L17")
    asked_now = play(state, "die 2 H2 2", "choose H2 journal").state
    assert forbidden(asked_now, "journal n4c") == ("requirement-open", "R5.2")
    assert facts(asked_now, "journal n4c") == {"node": "n4c", "term": "tag-planet", "have": 0, "need": 1}
    assert forbidden(asked_now, "journal n5a") == ("no-way-there", "R5.1")


def test_R5_3_either_tag_counts() -> None:
    state = with_player(begin(sections="bbb"), node="n6c", land="L05", space="S02")
    assert "n8c" in [edge.end for edge in open_edges(state.table, 0)]


def test_R5_4_the_first_takes_the_green_worker_tiles_stay() -> None:
    state = with_player(begin(), dice="2", tiles="UB4/front/2b")
    state = with_player(state, 1, dice="2", tiles="UB4/front/2b")
    first = play(state, "die 2 H2 2", "choose H2 journal", "journal n1a", "end").state
    assert first.table.players[0].workers[0] == 1
    second = play(first, "saffron die 2 H2 2", "saffron choose H2 journal", "saffron journal n1b")
    assert second.player(1).workers[0] == 0
    assert second.player(1).guilds == (0, 1, 3)


def test_R5_5_W11_an_occupied_end_cannot_be_entered() -> None:
    state = with_player(begin(), node="n9a", dice="2", tiles="UB4/front/2b", guilds=(2, 0, 0), stock=13)
    state = with_player(state, 1, node="n10b")
    assert open_edges(state.table, 0) == ()
    wide = with_player(state, water="W19 W20 W21 W22")
    asked_now = play(wide, "die 2 H2 2", "choose H2 journal").state
    assert forbidden(asked_now, "journal n10b") == ("node-occupied", "R5.5")
    assert EDGES_BY_START["n10b"] == ()


def test_R5_6_skip_edges_lose_the_tile_and_the_worker() -> None:
    state = with_player(begin(), node="n2a", dice="2", tiles="UB4/front/2b US1/front/4a")
    skipped = play(state, "die 2 H2 2", "choose H2 journal", "journal n4a")
    assert skipped.player().workers[0] == 0
    assert [JOURNAL_NODES[node].column for node in ("n2a", "n4a")] == [2, 4]


def test_R5_7_the_last_column_brings_its_batch() -> None:
    state = with_player(begin(), node="n9a", dice="2", tiles="UB4/front/2b", guilds=(1, 0, 0), stock=14)
    arrived = play(state, "die 2 H2 2", "choose H2 journal", "journal n10b")
    assert offered(arrived.state) == ["influence", "skip"]
    assert arrived.state.table.turns_left == 2
    assert arrived.told("last-round") == [{"who": "crimson"}]


def test_E16_a_worker_a_comet_a_step_and_a_vista() -> None:
    state = begin(space="S24 S03 S13 S08", land="L05/saffron/yellow L26//yellow L01 L19")
    state = with_player(state, workers=(1, 0, 0), silver=5, provision=0, node="n6b", land="L22", water="W01 W02 W03")
    taken = play(state, "worker green T05", "take S08")
    assert taken.player().silver == 5 - 4 + 1
    assert set(offered(taken.state)) == {"shift", "journal", "skip"}
    stepped = play(taken.state, "journal n7b").state
    assert stepped.table.players[0].workers[0] == 1
    assert offered(stepped, "retrieve") == ["L05", "L26"]
    assert offered(stepped, "retrieve L05 yellow") == ["silver"]
    assert offered(stepped, "retrieve L26 yellow") == ["."]


def test_E9_R6_2_the_row_after_a_gain() -> None:
    state = begin(townsfolk="T05 T31 T06//green T20/saffron", decks="townsfolk:T07")
    state = with_player(state, dice="2", water="W19", silver=9)
    ended = play(state, "die 2 H3 2", "choose H3 card", "hire T31 W19", "end")
    assert ended.row("townsfolk") == ["T05", "T06", "T20", "T07"]
    assert ended.lying("T06").workers == ("green",)
    assert ended.lying("T20").owner == 1


def test_R6_2_two_gaps_in_a_row() -> None:
    state = begin(land="L05 - L01 -", decks="land:L22,L23")
    assert play(state, "rest", "end").row("land") == ["L05", "L01", "L22", "L23"]


def test_R6_3_W7_an_exhausted_deck_leaves_slots_empty() -> None:
    state = begin(land="- L26 - L19")
    state = with_table(state, left=(1, *state.table.left[1:]))
    state = type(state)(state.table, (state.decks[0][:1], *state.decks[1:]), state.key)
    ended = play(state, "rest", "end")
    assert ended.row("land") == ["L26", "L19", state.decks[0][0], "-"]
    assert ended.state.table.left[0] == 0


def test_R6_4_what_lasted_for_the_turn_ends() -> None:
    state = with_player(begin(), dice="2 4", guilds=(0, 2, 0), stock=13)
    ended = play(state, "adjust 2 3", "die 3 H4 3", "choose H4 silver", "end")
    assert ended.state.table.turn.used == ()
    again = play(ended.state, "saffron rest", "saffron end").state
    assert "adjust" in offered(again)


def test_R6_1_rows_are_refilled_only_at_the_end_of_the_turn() -> None:
    taken = play(with_player(begin(), dice="1"), "die 1 HL 1", "pay", "take L26")
    assert "-" in taken.row("land")
    assert "-" not in play(taken.state, "end").row("land")
