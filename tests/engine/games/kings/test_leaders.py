"""Leaders (4)."""

from tests.engine.games.kings.positions import forbidden, offered, play, position


def test_4_1_a_leader_goes_onto_any_card_of_a_column() -> None:
    state = position("$ m $\nt f\ns")
    assert offered(state, "archer leader king")[:6] == ["A1", "A2", "A3", "AB", "B1", "B2"]
    after = play(state, "archer leader farmer A3")
    assert after.leader("archer", "farmer") == "A3"
    assert after.told("leader-placed") == [{"who": "archer", "leader": "farmer", "place": "A3"}]


def test_4_1_a_leader_moves_from_card_to_card() -> None:
    after = play(position("$Ak\nt"), "archer leader king A2")
    assert after.told("leader-moved") == [{"who": "archer", "leader": "king", "start": "A1", "place": "A2"}]
    assert after.leader("archer", "king") == "A2"


def test_4_1_not_onto_another_leader() -> None:
    state = position("$Ak\ntLt")
    assert forbidden(state, "archer leader priest A1") == ("leader-there", "4.1")
    assert forbidden(state, "archer leader priest A2") == ("leader-there", "4.1")
    assert "A1" not in offered(state, "archer leader priest")


def test_4_1_not_onto_the_card_where_it_is() -> None:
    assert forbidden(position("$Ak\nt"), "archer leader king A1") == ("leader-stays", "4.1")


def test_4_1_never_onto_a_ship() -> None:
    state = position("$\nk")
    assert forbidden(state, "archer leader king A2") == ("leader-on-ship", "4.1")
    assert "A2" not in offered(state, "archer leader king")


def test_4_1_only_onto_a_card() -> None:
    state = position("$")
    assert forbidden(state, "archer leader king A2") == ("no-card-there", "4.1")
    assert forbidden(state, "archer leader king AB") == ("no-card-there", "4.1")


def test_4_2_a_leader_of_the_colour_there_is_an_internal_conflict() -> None:
    after = play(position("$Lk m $"), "archer leader king B1")
    assert after.asks() == ("support", "archer")
    assert after.names() == ["leader-placed", "revolt-began"]


def test_4_2_another_colour_or_another_kingdom_is_none() -> None:
    state = position("$Lk m $ . $")
    assert play(state, "archer leader trader B1").asks() == ("act", "archer")
    assert play(state, "archer leader king C1").asks() == ("act", "archer")


def test_R3_a_move_within_the_own_kingdom_is_no_conflict() -> None:
    assert play(position("$Ak m $"), "archer leader king B1").asks() == ("act", "archer")


def test_R3_a_leader_who_moves_meets_the_one_of_another() -> None:
    after = play(position("$Ak . $Lk\nt t"), "archer leader king B2")
    assert after.told("revolt-began")[0]["defender"] == "lion"


def test_R4_a_leader_may_stand_on_a_joining_card() -> None:
    after = play(position("$ t $"), "archer leader king AB")
    assert after.leader("archer", "king") == "AB"
