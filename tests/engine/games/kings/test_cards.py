"""Cards from the hand (5) and what they score (6), and a catastrophe that removes them (11)."""

import pytest

from engine.games.kings.reading.regions import kingdoms
from tests.engine.games.kings.positions import GAME, card_at, forbidden, offered, play, position

HAND = {"archer": "2 settlement 2 market 2 temple 2 farm"}


def test_5_1_to_the_bottom_of_any_column() -> None:
    state = position("$\nt", hands=HAND)
    assert offered(state, "archer card farm") == list("ABCDEFGH")
    after = play(state, "archer card farm A")
    assert after.column("A") == ["treasure", "temple", "farm"]
    assert after.told("card-placed") == [{"who": "archer", "card": "farm", "column": "A", "place": "A3"}]


def test_5_1_not_to_a_column_of_eight() -> None:
    state = position("$\nt\nt\nm\nm\nt\nt\nm", hands=HAND)
    assert offered(state, "archer card farm") == list("BCDEFGH")
    assert forbidden(state, "archer card farm A") == ("column-full", "5.1")


def test_5_2_into_an_empty_gap() -> None:
    state = position("$ . $\nt t\nt t", hands=HAND)
    assert offered(state, "archer card farm") == [*"ABCDEFGH", "AB"]
    after = play(state, "archer card farm AB")
    assert card_at(after.state, "AB") == "farm"
    assert after.told("kingdoms-joined") == [
        {"who": "archer", "card": "farm", "place": "AB", "first": "I", "second": "II"}
    ]
    assert forbidden(after.state, "archer card farm AB") == ("gap-taken", "5.2")


def test_5_2_only_between_columns_of_three() -> None:
    state = position("$ . $ . $\nt t t\nt .", hands=HAND)
    assert offered(state, "archer card farm") == list("ABCDEFGH")
    assert forbidden(state, "archer card farm AB") == ("too-short", "5.2")


def test_5_2_kingdoms_join_and_nobody_scores() -> None:
    state = position("$Af . $\nt t\nt t", hands=HAND)
    after = play(state, "archer card farm AB")
    assert after.names() == ["kingdoms-joined"]
    assert after.asks() == ("act", "archer")


@pytest.mark.parametrize("line", ["card settlement A", "card settlement AB"])
def test_5_only_what_is_in_the_hand(line: str) -> None:
    state = position("$ . $\nt t\nt t", hands={"archer": "2 temple farm"})
    assert offered(state, "archer card") == ["temple", "farm"]
    assert forbidden(state, f"archer {line}") == ("not-in-hand", "5")


def test_6_1_the_leader_of_the_colour_scores() -> None:
    state = position("$Lf\nmAk", hands=HAND | {"lion": "farm"})
    after = play(state, "archer card farm A", "lion bank")
    assert after.told("point") == [{"who": "lion", "colour": "blue", "source": "card"}]
    assert after.pile("lion") == (0, 0, 0, 1, 0)


def test_6_1_else_the_king() -> None:
    state = position("$Lp\nmAk", hands=HAND)
    after = play(state, "archer card farm A", "archer bank")
    assert after.pile("archer") == (0, 0, 0, 1, 0)


def test_6_1_else_nobody() -> None:
    after = play(position("$Lp\nmAt", hands=HAND), "archer card farm A")
    assert after.asks() == ("act", "archer")


def test_6_2_a_card_of_the_colour_from_the_hand() -> None:
    state = position("$Af", hands={"archer": "2 farm temple"})
    asked = play(state, "archer card farm A")
    assert asked.asks() == ("point", "archer")
    after = play(asked.state, "archer bank")
    assert after.state.hands[0] == (0, 0, 1, 0)
    assert after.pile("archer") == (0, 0, 0, 1, 0)


def test_6_2_without_one_the_owner_gets_nothing() -> None:
    asked = play(position("$Af", hands={"archer": "farm temple"}), "archer card farm A")
    assert asked.asks() == ("point", "archer")
    assert offered(asked.state, "archer") == ["keep"]
    assert forbidden(asked.state, "archer bank") == ("nothing-to-bank", "6.2")
    assert play(asked.state, "archer keep").pile("archer") == (0, 0, 0, 0, 0)


def test_6_2_the_owner_need_not_be_the_active_player() -> None:
    asked = play(position("$Bf", hands=HAND | {"bull": "farm"}), "archer card farm A")
    assert asked.asks() == ("point", "bull")
    assert play(asked.state, "bull bank").asks() == ("act", "archer")


def test_6_3_only_the_top_card_is_seen_not_even_by_the_owner() -> None:
    after = play(position("$Af", hands={"archer": "4 farm"}), "archer card farm A", "archer bank")
    for seat in (0, 1, None):
        seen = GAME.view(after.state, seat)
        assert (seen.piles[0], seen.banked[0]) == (1, None)
        assert seen.tops[0] is not None
        assert seen.tops[0].word == "farm"


def test_6_3_piles_may_be_agreed_to_be_open() -> None:
    state = position("$Af", hands={"archer": "4 farm"}, open_piles=True)
    after = play(state, "archer card farm A", "archer bank")
    assert GAME.view(after.state, 2).banked[0] == (0, 0, 0, 1, 0)


def test_R5_banking_is_optional_and_asked_at_once() -> None:
    asked = play(position("$Bf", hands=HAND | {"bull": "farm"}), "archer card farm A")
    assert offered(asked.state, "bull") == ["bank", "keep"]
    kept = play(asked.state, "bull keep")
    assert kept.told("point-kept") == [{"who": "bull", "colour": "blue", "source": "card"}]
    assert kept.state.hands[2] == (0, 0, 0, 1)


def test_R7_eight_cards_with_the_top_card() -> None:
    seven = position("$\nt\nt\nm\nm\nt\nt", hands=HAND)
    after = play(seven, "archer card farm A")
    assert len(after.column("A")) == 8
    assert forbidden(after.state, "archer card farm A") == ("column-full", "5.1")


def test_R8_three_cards_in_each_column_with_the_top_card() -> None:
    assert "AB" in offered(position("$ . $\nt t\nt t", hands=HAND), "archer card farm")
    joined = position("$ t $ . $\nt t t\nt . t\nt . t", hands=HAND)
    assert forbidden(joined, "archer card farm BC") == ("too-short", "5.2")


def test_R9_joined_columns_stay_joined_however_short() -> None:
    state = position("$ f $\nt t\nt t", hands=HAND)
    after = play(state, "archer catastrophe A2")
    assert card_at(after.state, "AB") == "farm"


def test_R12_a_ship_counts_as_one_card() -> None:
    assert "AB" in offered(position("$ . $\nk t\nt t", hands=HAND), "archer card farm")
    full = position("$\nk\nt\nm\nm\nt\nt\nm", hands=HAND)
    assert forbidden(full, "archer card farm A") == ("column-full", "5.1")


def test_R24_only_leaders_in_this_kingdom_count() -> None:
    """The king scores although his owner's farmer stands elsewhere."""
    after = play(position("$Ak . $Af", hands=HAND), "archer card farm A")
    assert after.asks() == ("point", "archer")
    other = play(position("$Ak . $Lf", hands=HAND), "archer card farm A")
    assert other.asks() == ("point", "archer")


def test_11_any_card_without_leader_goes_and_the_gap_closes() -> None:
    after = play(position("$\nm\nfLk\nt"), "archer catastrophe A2")
    assert after.column("A") == ["treasure", "farm", "temple"]
    assert after.leader("lion", "king") == "A2"
    assert after.state.out == (0, 1, 0, 0)
    assert after.told("catastrophe-played") == [{"who": "archer", "card": "market", "place": "A2"}]


def test_11_joining_cards_too() -> None:
    after = play(position("$ m $"), "archer catastrophe AB")
    assert len(kingdoms(after.state.table)) == 8


def test_11_once_a_game() -> None:
    after = play(position("$\nm\nf"), "archer catastrophe A2")
    assert after.state.catastrophes == (0, 1, 1, 1)
    assert "catastrophe" not in offered(after.state, "archer")
    assert forbidden(after.state, "archer catastrophe A2") == ("no-catastrophe", "11")


def test_11_not_leaders_treasures_ships_or_nothing() -> None:
    state = position("$ m $\nmLk k")
    for place, reason in (
        ("A1", "catastrophe-on-treasure"),
        ("A2", "catastrophe-on-leader"),
        ("B2", "catastrophe-on-ship"),
        ("A3", "no-card-there"),
        ("BC", "no-card-there"),
    ):
        assert forbidden(state, f"archer catastrophe {place}") == (reason, "11")
    assert offered(state, "archer catastrophe") == ["AB"]


def test_11_it_is_not_offered_where_nothing_can_go() -> None:
    assert "catastrophe" not in offered(position("$"), "archer")


def test_R17_a_catastrophe_may_empty_a_column() -> None:
    after = play(position("$ m t f $\nt . t"), "archer catastrophe B1")
    assert after.column("B") == []
    assert [fact["place"] for fact in after.told("link-lost")] == ["AB", "BC"]
    assert after.state.out == (0, 1, 1, 1)
