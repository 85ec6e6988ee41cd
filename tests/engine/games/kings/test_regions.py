"""Kingdoms (2)."""

from engine.games.kings.places import CELLS, COLUMN_NAMES, PLACE_BY_NAME
from engine.games.kings.reading.regions import cards_of, kingdom_at, kingdoms, treasures_of
from tests.engine.games.kings.positions import play, position


def spans(window: str, **changes: object) -> list[str]:
    found = kingdoms(position(window, **changes).table)  # type: ignore[arg-type]  # the fields' names are the caller's
    return [COLUMN_NAMES[kingdom.first] + COLUMN_NAMES[kingdom.last] for kingdom in found]


def test_2_1_a_column_is_a_top_card_and_those_below_it() -> None:
    state = position("$ . t\nm s\nf .")
    assert play(state).column("A") == ["treasure", "market", "farm"]
    assert play(state).column("B") == ["temple", "settlement"]


def test_2_2_cards_in_gaps_join_columns() -> None:
    assert spans("$ m $ . $ t $ s $") == ["AB", "CE", "FF", "GG", "HH"]


def test_2_2_a_run_of_joined_columns_is_one_kingdom_with_the_joining_cards() -> None:
    table = position("$ m $ s t\nf f .").table
    kingdom = kingdom_at(table, PLACE_BY_NAME["BC"])
    assert kingdom.counts == (1, 1, 3, 2)
    lying = [place.name for place, _ in cards_of(table, kingdom)]
    assert lying == ["A1", "A2", "AB", "B1", "B2", "BC", "C1"]


def test_2_3_a_kingdom_holds_leaders_of_any_players() -> None:
    table = position("$Ak mLt $\nsBf t").table
    kingdom = kingdom_at(table, CELLS[0][0])
    assert {(leader.seat, leader.colour.leader, leader.place.name) for leader in kingdom.leaders} == {
        (0, "king", "A1"),
        (1, "trader", "AB"),
        (2, "farmer", "A2"),
    }


def test_2_3_one_of_each_colour_once_conflicts_are_done() -> None:
    """Wherever a leader goes, the kingdom has one of its colour afterwards."""
    state = position("$Ak m $\ns s", hands={"lion": "temple"}, turn=1)
    for place in ("A2", "AB", "B1", "B2"):
        after = play(state, f"lion leader king {place}", "lion support 1", "archer support 0")
        kings = [leader for leader in kingdoms(after.state.table)[0].leaders if leader.colour == 0]
        assert len(kings) == 1


def test_a_face_down_card_joins_and_counts_for_nothing() -> None:
    assert spans("$ M $ s $")[:2] == ["AA", "BC"]
    assert kingdom_at(position("$ M $").table, CELLS[1][0]).counts == (0, 0, 1, 0)


def test_treasures_of_a_kingdom() -> None:
    table = position("$ m t m $").table
    assert [place.name for place in treasures_of(table, kingdoms(table)[0])] == ["A1", "C1"]
