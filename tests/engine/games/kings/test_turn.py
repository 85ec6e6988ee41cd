"""A turn (3) and what follows it (12), and who learned something by a move: what decides about taking it back."""

from tests.engine.games.kings.positions import GAME, forbidden, offered, play, position
from tests.support.require import require

HANDS = {"archer": "2 temple 3 market 3 farm", "lion": "8 farm", "bull": "8 farm", "vase": "8 market"}


def test_3_up_to_two_actions_in_any_order() -> None:
    state = position("$\nt", hands=HANDS)
    for lines in (
        ("leader king A1", "card temple B"),
        ("card temple B", "leader king A1"),
        ("leader king A1", "leader king A2"),
        ("catastrophe A2", "card farm A"),
    ):
        after = play(state, *(f"archer {line}" for line in lines))
        while after.asks() == ("point", "archer"):
            after = play(after.state, "archer keep")
        assert after.asks() == ("act", "archer")
        assert offered(after.state, "archer") == ["end"]
        assert forbidden(after.state, "archer card farm C") == ("no-actions-left", "3")


def test_3_with_no_actions_left_the_turn_may_end_by_itself() -> None:
    decision = require(GAME.decision(position("$", actions=0)))
    assert decision.automatic_move == ("end",)
    fresh = require(GAME.decision(position("$")))
    assert fresh.automatic_move == ()


def test_3_then_the_next_player_clockwise() -> None:
    after = play(position("$", hands=HANDS), "archer end", "lion end", "bull end", "vase end")
    assert [fact["who"] for fact in after.told("turn-ended")] == ["archer", "lion", "bull", "vase"]
    assert after.asks() == ("act", "archer")
    assert after.state.actions == 2


def test_12_all_players_refill_to_eight() -> None:
    state = position(
        "$", hands={"archer": "6 farm", "lion": "5 farm", "bull": "8 farm"}, deck="9 temple 9 market", seats=3
    )
    after = play(state, "archer card farm A", "archer end")
    assert [sum(hand) for hand in after.state.hands] == [8, 8, 8]
    assert after.told("drew") == [{"who": "archer", "count": 3}, {"who": "lion", "count": 3}]
    assert len(after.state.deck) == 12


def test_R1_no_leader_is_withdrawn() -> None:
    state = position("$Ak\nt", hands=HANDS)
    assert "withdraw" not in [verb.name for verb in GAME.verbs]
    assert offered(state, "archer") == ["leader", "card", "catastrophe", "end"]


def test_R2_a_turn_may_end_early() -> None:
    for lines in (["archer end"], ["archer leader king A1", "archer end"]):
        assert play(position("$", hands=HANDS), *lines).asks() == ("act", "lion")


def test_R22_a_card_may_come_before_a_leader() -> None:
    after = play(position("$", hands=HANDS), "archer card farm A", "archer leader farmer A2")
    assert after.names() == ["card-placed", "leader-placed"]


FULL = {"archer": "3 temple 3 farm 2 market", "lion": "4 temple 4 farm", "bull": "8 farm", "vase": "8 farm"}


def informed_seats(window: str, *lines: str) -> frozenset[int]:
    return play(position(window, hands=FULL), *lines).last.informed_seats


def test_open_actions_teach_nobody() -> None:
    for line in ("card temple A", "leader priest A1", "catastrophe A2"):
        assert informed_seats("$\nm", f"archer {line}") == frozenset()


def test_points_ships_and_treasures_teach_nobody() -> None:
    assert informed_seats("$Lf", "archer card farm A", "lion bank") == frozenset()
    assert informed_seats("$Lf", "archer card farm A", "lion keep") == frozenset()
    assert informed_seats("$\nf\nf\nf", "archer card farm A", "archer ship blue-red") == frozenset()
    assert informed_seats("$At . $\nm m\nm m", "archer card farm AB", "archer treasure A1") == frozenset()


def test_added_cards_were_known_to_who_added_them() -> None:
    assert informed_seats("$Lk m $", "archer leader king B1", "archer support 2") == frozenset()


def test_the_end_of_a_turn_shows_cards_to_all_who_draw() -> None:
    assert informed_seats("$", "archer end") == frozenset()
    assert informed_seats("$", "archer card farm A", "archer end") == {0}
    fought = ("archer leader king B1", "archer support 2", "lion support 2", "archer end")
    assert informed_seats("$Lk m $", *fought) == {0, 1}


def test_cards_are_drawn_after_the_last_point_of_a_ship() -> None:
    assert informed_seats("$Af\nk", "archer end") == frozenset()
    assert informed_seats("$Af\nk", "archer end", "archer bank") == {0}


def test_only_the_drawer_sees_drawn_cards() -> None:
    state = position("$", hands={"archer": "8 temple", "lion": "8 farm"}, deck="market 9 farm", seats=2)
    told = [event for event in play(state, "archer card temple A", "archer end").events if event.name == "drew-cards"]
    assert [(event.audience, event.facts) for event in told] == [((0,), (("cards", ("market",)),))]


def test_the_end_of_the_game_shows_all_to_all() -> None:
    assert play(position("$", deck=""), "archer end").last.informed_seats == {0, 1, 2, 3}
