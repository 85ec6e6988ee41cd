"""Internal conflicts (9)."""

from engine.games.kings.state import State
from tests.engine.games.kings.positions import forbidden, offered, play, position

HANDS = {"archer": "4 temple farm", "lion": "3 temple farm"}


def clash(window: str = "$ m s\nmLk m", **hands: str) -> State:
    return play(position(window, hands=HANDS | hands), "archer leader king B1").state


def test_9_1_the_mover_attacks_the_owner_of_the_leader_there() -> None:
    state = position("$ m s\nmLk m", hands=HANDS)
    began = play(state, "archer leader king B1").told("revolt-began")
    assert began == [
        {"attacker": "archer", "defender": "lion", "leader": "king", "place": "B1", "attack": 0, "defence": 0}
    ]


def test_9_2_red_cards_first_the_attacker_then_the_defender() -> None:
    asked = clash()
    assert offered(asked, "archer support") == ["0", "1", "2", "3", "4"]
    assert forbidden(asked, "archer support 5") == ("too-few-cards", "9.2")
    answered = play(asked, "archer support 2")
    assert answered.told("support-added") == [{"who": "archer", "count": 2, "card": "temple", "total": 2}]
    assert answered.asks() == ("support", "lion")
    assert offered(answered.state, "lion support") == ["0", "1", "2", "3"]


def test_9_3_one_more_on_a_temple_or_a_treasure() -> None:
    for window, place, attack, defence in (
        ("$Lk m s", "B1", 0, 1),
        ("tLk m $", "B1", 1, 1),
        ("m t s\nsLk", "AB", 1, 0),
        ("mLk m s", "B1", 0, 0),
    ):
        began = play(position(window, hands=HANDS), f"archer leader king {place}").told("revolt-began")[0]
        assert (began["attack"], began["defence"]) == (attack, defence)


def test_9_4_more_wins() -> None:
    after = play(clash(), "archer support 2", "lion support 1")
    assert after.told("conflict-won") == [
        {"winner": "archer", "loser": "lion", "leader": "king", "attack": 2, "defence": 1}
    ]


def test_9_4_a_tie_is_the_defenders() -> None:
    after = play(clash(), "archer support 2", "lion support 2")
    assert after.told("conflict-won")[0]["winner"] == "lion"


def test_9_5_the_loser_takes_the_leader_back() -> None:
    won = play(clash(), "archer support 1", "lion support 0")
    assert (won.leader("archer", "king"), won.leader("lion", "king")) == ("B1", "home")
    lost = play(clash(), "archer support 1", "lion support 1")
    assert (lost.leader("archer", "king"), lost.leader("lion", "king")) == ("home", "A2")


def test_9_6_the_winner_banks_one_played_card() -> None:
    after = play(clash(), "archer support 2", "lion support 1")
    assert after.told("card-banked") == [{"who": "archer", "card": "temple"}]
    assert after.pile("archer") == (0, 0, 1, 0, 0)
    assert after.state.out == (0, 0, 2, 0)
    assert after.asks() == ("act", "archer")


def test_9_6_it_may_be_the_losers_card() -> None:
    after = play(clash(lion="farm", archer="2 temple"), "archer support 1", "lion support 0")
    assert after.pile("archer") == (0, 0, 1, 0, 0)
    lost = play(clash("$Lk m s"), "archer support 1", "lion support 0")
    assert lost.pile("lion") == (0, 0, 1, 0, 0)


def test_9_6_none_played_one_may_come_from_the_hand() -> None:
    asked = play(clash(), "archer support 0", "lion support 0")
    assert asked.asks() == ("point", "lion")
    after = play(asked.state, "lion bank")
    assert after.told("point") == [{"who": "lion", "colour": "red", "source": "revolt"}]
    assert after.pile("lion") == (0, 0, 1, 0, 0)
    assert after.state.out == (0, 0, 0, 0)


def test_R20_played_cards_are_open() -> None:
    answered = play(clash(), "archer support 2")
    assert answered.state.conflict is not None
    assert answered.state.conflict.attacker.added == 2
    assert [event.audience for event in answered.events] == [None]
