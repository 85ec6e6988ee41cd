"""A turn (3) and what follows it (12)."""

from tests.engine.kings.positions import GAME, forbidden, offered, play, position

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
    decision = GAME.decision(position("$", actions=0))
    assert decision is not None
    assert decision.automatic == ("end",)
    fresh = GAME.decision(position("$"))
    assert fresh is not None
    assert fresh.automatic == ()


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
