"""The tile action (R6)."""

from engine.game import NotYourTurn
from tests.engine.games.tigris.positions import forbidden, offered, play, position, refused, type_at

HAND = {"archer": "temple farm market settlement"}


def test_R6_1_farms_on_rivers_only() -> None:
    state = position("", hands=HAND)
    assert forbidden(state, "archer tile farm F5") == ("farm-off-river", "R6.1")
    assert forbidden(state, "archer tile market A4") == ("tile-on-river", "R6.1")
    assert len(offered(state, "archer tile farm")) == 41
    assert len(offered(state, "archer tile temple")) == 176 - 41


def test_R6_1_from_the_hand_to_an_empty_cell() -> None:
    state = position("t  ## Ak", "F5", hands={"archer": "temple"})
    assert forbidden(state, "archer tile market F4") == ("not-in-hand", "R6.1")
    for cell in ("F5", "G5", "H5"):
        assert forbidden(state, f"archer tile temple {cell}") == ("cell-taken", "R6.1")
    after = play(state, "archer tile temple F4")
    assert type_at(after.state, "F4") == "temple"
    assert after.state.hands[0] == (0, 0, 0, 0)


def test_R6_2_may_not_join_three_kingdoms() -> None:
    state = position(
        """
        .. .. Ak .. ..
        .. .. t  .. ..
        Bp t  .. t  Pf
        """,
        "F4",
        hands=HAND,
    )
    assert forbidden(state, "archer tile market H6") == ("joins-three", "R6.2")
    assert refused(state, "archer tile market H6").facts == (("cell", "H6"), ("count", 3))


def test_R6_2_may_join_two_and_regions() -> None:
    state = position(
        """
        .. .. m  .. ..
        Bp t  .. t  Pf
        """,
        "F4",
        hands=HAND,
    )
    assert play(state, "archer tile market H5").names() == ["tile-placed", "kingdoms-joined"]


def test_R6_3_a_placed_tile_stays() -> None:
    after = play(position("", hands={"archer": "2 market"}), "archer tile market F5", "archer tile market F6")
    assert offered(after.state, "archer") == ["end"]
    assert type_at(after.state, "F5") == "market"


def test_R6_4_the_leader_of_the_colour_scores() -> None:
    state = position("Bk t  Pp", "F5", hands=HAND)
    after = play(state, "archer tile temple G4")
    assert after.told("points") == [{"who": "pot", "count": 1, "colour": "red", "source": "tile"}]
    assert after.points("pot") == (1, 0, 0, 0)


def test_R6_4_else_the_king() -> None:
    after = play(position("Bk t  Pp", "F5", hands=HAND), "archer tile market G4")
    assert after.points("bull") == (0, 0, 1, 0)


def test_R6_4_else_nobody() -> None:
    state = position("t  Pp", "F5", hands=HAND)
    assert play(state, "archer tile market F4").told("points") == []
    assert play(state, "archer tile temple K10").told("points") == []


def test_R6_4_the_kingdom_after_placing_counts() -> None:
    state = position("Bk t  .. t  m", "F5", hands=HAND)
    after = play(state, "archer tile settlement H5")
    assert after.points("bull") == (0, 0, 0, 1)


def test_R6_5_a_joining_tile_scores_nothing() -> None:
    state = position("Bk t  .. t  Pp", "F5", hands=HAND)
    after = play(state, "archer tile settlement H5")
    assert after.told("points") == []
    assert after.told("kingdoms-joined") == [{"who": "archer", "cell": "H5", "first": "I", "second": "II"}]
    assert after.asks() == ("act", "archer")


def test_only_the_active_player_places() -> None:
    assert isinstance(refused(position("", hands=HAND), "bull tile temple F5"), NotYourTurn)
