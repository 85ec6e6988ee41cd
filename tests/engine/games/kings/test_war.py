"""External conflicts (10)."""

from engine.games.kings.state import State
from tests.engine.games.kings.positions import card_at, forbidden, offered, play, position

KINGS = """
$Ak . $Lk
s   s
m   s
"""
"""A king each, with one settlement and two."""

TWO_WARS = """
$Ak . $Lk
sAt s
m   mLt
"""


def joined(window: str = KINGS, mover: str = "archer", gap: str = "AB", **hands: str) -> State:
    held = {mover: "temple"} | {mark: f"{cards} temple" if mark == mover else cards for mark, cards in hands.items()}
    state = position(window, hands=held, turn=("archer", "lion", "bull", "vase").index(mover))
    return play(state, f"{mover} card temple {gap}").state


def test_10_1_the_joining_card_lies_face_down_and_counts_for_nothing() -> None:
    window = """
    $Ap . $Lp
    m   m
    m   m
    """
    state = position(window, hands={"archer": "temple"})
    began = play(state, "archer card temple AB")
    assert began.state.table.face_down == 0
    assert [began.told("war-began")[0][side] for side in ("attack", "defence")] == [1, 1]


def test_10_2_for_every_colour_on_both_sides() -> None:
    asked = joined(TWO_WARS)
    assert play(asked).asks() == ("war", "archer")
    assert offered(asked, "archer war") == ["king", "trader"]
    assert forbidden(asked, "archer war priest") == ("no-such-war", "10.2")


def test_10_2_none_without_two_of_a_colour() -> None:
    after = play(position("$Ak . $Lt\ns s\nm s", hands={"archer": "temple"}), "archer card temple AB")
    assert after.names() == ["kingdoms-joined"]
    assert after.state.table.face_down is None


def test_10_2_the_active_player_orders_the_conflicts_of_others() -> None:
    asked = joined(TWO_WARS, mover="vase")
    assert play(asked).asks() == ("war", "vase")
    assert play(asked, "vase war trader").told("war-began")[0]["leader"] == "trader"


def test_10_3_the_active_player_attacks() -> None:
    began = play(position(KINGS, hands={"lion": "temple"}, turn=1), "lion card temple AB").told("war-began")[0]
    assert (began["attacker"], began["defender"]) == ("lion", "archer")
    assert (began["first"], began["second"]) == ("B1", "A1")


def test_10_3_else_the_first_clockwise() -> None:
    began = play(position(KINGS, hands={"vase": "temple"}, turn=3), "vase card temple AB").told("war-began")[0]
    assert began["attacker"] == "archer"
    bull = play(position("$Ak . $Vk\ns s\nm s", hands={"bull": "temple"}, turn=2), "bull card temple AB")
    assert bull.told("war-began")[0]["attacker"] == "vase"


def test_10_4_cards_of_the_colour_in_the_own_former_kingdom() -> None:
    window = """
    $Ap t $ . $Lp
    t   t t
    m   m m
    """
    state = position(window, hands={"archer": "market"})
    began = play(state, "archer card market BC").told("war-began")[0]
    assert (began["attack"], began["defence"]) == (5, 2)


def test_10_4_cards_under_leaders_count() -> None:
    state = position("$ . $\nsAk sLk\nm sLt", hands={"archer": "temple"})
    began = play(state, "archer card temple AB").told("war-began")[0]
    assert (began["attack"], began["defence"]) == (1, 2)


def test_10_4_cards_from_the_hand_attacker_first_and_a_tie_is_the_defenders() -> None:
    asked = joined(archer="2 settlement", lion="settlement")
    assert offered(asked, "archer support") == ["0", "1", "2"]
    assert forbidden(asked, "archer support 3") == ("too-few-cards", "10.4")
    after = play(asked, "archer support 2", "lion support 1")
    assert after.told("conflict-won") == [
        {"winner": "lion", "loser": "archer", "leader": "king", "attack": 3, "defence": 3}
    ]


def test_10_5_the_loser_leaves_and_the_winner_banks_one_played_card() -> None:
    after = play(joined(archer="2 settlement"), "archer support 2", "lion support 0")
    assert after.leader("lion", "king") == "home"
    assert after.told("card-banked") == [{"who": "archer", "card": "settlement"}]
    assert after.state.out == (1, 0, 0, 0)


def test_10_5_none_played_one_may_come_from_the_hand() -> None:
    asked = play(joined(lion="settlement"), "archer support 0", "lion support 0")
    assert asked.asks() == ("point", "lion")
    after = play(asked.state, "lion bank")
    assert after.told("point") == [{"who": "lion", "colour": "black", "source": "war"}]
    assert after.pile("lion") == (2, 0, 0, 0, 0)


def test_10_6_the_losers_cards_of_the_colour_go_to_the_winners_pile() -> None:
    after = play(joined(archer="2 settlement"), "archer support 2", "lion support 0")
    assert after.told("cards-taken") == [{"who": "archer", "count": 2, "card": "settlement", "places": ("B2", "B3")}]
    assert after.pile("archer") == (3, 0, 0, 0, 0)
    assert after.column("B") == ["treasure"]


def test_10_6_treasures_and_cards_under_leaders_stay() -> None:
    window = """
    $Ap . $Lp
    m   tLf
    m   t
    """
    state = position(window, hands={"archer": "market 3 temple"})
    after = play(state, "archer card market AB", "archer support 3", "lion support 0")
    assert after.told("cards-taken")[0]["places"] == ("B3",)
    assert after.column("B") == ["treasure", "temple"]


def test_10_6_gaps_close_upward_with_the_leaders_on_the_cards() -> None:
    window = """
    $Ak . $Lk
    s   s
    m   tBf
    .   s
    .   mLp
    """
    after = play(joined(window, archer="2 settlement"), "archer support 2", "lion support 0")
    assert after.column("B") == ["treasure", "temple", "market"]
    assert (after.leader("bull", "farmer"), after.leader("lion", "priest")) == ("B2", "B3")


SPLIT = """
$Ak . $Lk s $
s   s     t
m   m     s
"""


def test_10_6_a_removed_joining_card_splits_the_kingdom() -> None:
    after = play(joined(SPLIT, archer="3 settlement"), "archer support 3", "lion support 0")
    assert after.told("cards-taken")[0]["places"] == ("B2", "BC", "C3")
    assert after.told("link-lost") == [{"card": "settlement", "place": "BC"}]
    assert card_at(after.state, "BC") == ""
    assert card_at(after.state, "AB") == "temple"


def test_10_7_the_next_conflict_follows_then_the_card_is_turned_up() -> None:
    fought = play(joined(TWO_WARS), "archer war king", "archer support 0", "lion support 0", "lion keep")
    assert fought.asks() == ("support", "archer")
    assert fought.told("war-began")[-1]["leader"] == "trader"
    after = play(fought.state, "archer support 0", "lion support 0", "lion keep")
    assert after.state.table.face_down is None
    assert after.told("card-turned") == [{"card": "temple", "place": "AB"}]


def test_10_7_a_split_ends_other_conflicts() -> None:
    window = """
    $Ak . $Lk s $Lt
    sAt s     t
    m   m     s
    """
    asked = joined(window, archer="3 settlement")
    assert offered(asked, "archer war") == ["king", "trader"]
    after = play(asked, "archer war king", "archer support 3", "lion support 0")
    assert after.leader("lion", "trader") == "C1"
    assert after.told("card-turned") == [{"card": "temple", "place": "AB"}]


def test_R16_the_card_under_the_loser_goes_too() -> None:
    window = "$Ak . $\ns s\nm sLk"
    after = play(joined(window, archer="2 settlement"), "archer support 2", "lion support 0")
    assert after.told("cards-taken")[0]["places"] == ("B2", "B3")


EMPTYING = """
$Ap . tLp m $Bt
m   t     s
m   t     s
"""


def test_R17_an_empty_column_stays_and_the_cards_beside_it_are_lost() -> None:
    state = position(EMPTYING, hands={"archer": "farm 5 temple"})
    after = play(state, "archer card farm AB", "archer support 4", "lion support 0")
    assert after.column("B") == []
    assert after.told("link-lost") == [{"card": "farm", "place": "AB"}, {"card": "market", "place": "BC"}]
    assert after.state.table.face_down is None
    assert after.told("card-turned") == []
    assert after.state.out == (0, 1, 3, 1)
    assert after.asks() == ("act", "archer")
    again = play(after.state, "archer card temple B")
    assert again.column("B") == ["temple"]


def test_R17_a_leader_on_a_lost_joining_card_goes_home() -> None:
    state = position(EMPTYING.replace("m $Bt", "mVf $Bt"), hands={"archer": "farm 5 temple"})
    after = play(state, "archer card farm AB", "archer support 4", "lion support 0")
    assert after.leader("vase", "farmer") == "home"


def test_R17_under_a_removed_top_card_the_next_moves_up() -> None:
    window = "$Ap . tLp\nm t\nm sBf"
    after = play(
        position(window, hands={"archer": "farm 4 temple"}), "archer card farm AB", "archer support 4", "lion support 0"
    )
    assert after.column("B") == ["settlement"]
    assert after.leader("bull", "farmer") == "B1"
    assert card_at(after.state, "AB") == "farm"


def test_R18_all_columns_and_joining_cards_of_a_side_count() -> None:
    began = play(position(SPLIT, hands={"archer": "temple"}), "archer card temple AB").told("war-began")[0]
    assert (began["attack"], began["defence"]) == (1, 3)
