"""Monuments (R9)."""

from engine.games.tigris.places import CELL_BY_NAME
from engine.games.tigris.reading.placement import buildable_monuments
from tests.engine.games.tigris.positions import forbidden, offered, play, position, refused, type_at

SQUARE = """
.. m  m  ..
.. m  .. ..
"""
"""Three of four markets; H6 completes the square of G5 when drawn from F5."""

MARKET = {"archer": "2 market temple"}


def test_R9_1_a_square_of_one_colour() -> None:
    after = play(position(SQUARE, "F5", hands=MARKET), "archer tile market H6")
    assert after.asks() == ("monument", "archer")
    assert offered(after.state, "archer monument") == ["temple-market", "farm-market", "market-settlement"]
    assert offered(after.state, "archer monument farm-market") == ["G5"]
    built = play(after.state, "archer monument farm-market G5")
    assert built.told("monument-built") == [{"who": "archer", "monument": "farm-market", "cell": "G5"}]
    assert built.state.board.flipped.bit_count() == 4
    assert built.asks() == ("act", "archer")


def test_R9_1_not_of_other_colours() -> None:
    state = position(SQUARE, "F5", hands=MARKET)
    assert play(state, "archer tile temple H6").asks() == ("act", "archer")
    asked = play(state, "archer tile market H6").state
    assert forbidden(asked, "archer monument temple-farm G5") == ("wrong-monument", "R9.1")


def test_R9_1_each_monument_once() -> None:
    state = position(SQUARE + ".. .. .. ..\nx  x\nx  x\n", "F5", hands=MARKET, monuments="farm-market=F8")
    asked = play(state, "archer tile market H6").state
    assert offered(asked, "archer monument") == ["temple-market", "market-settlement"]
    assert forbidden(asked, "archer monument farm-market G5") == ("monument-built", "R9.1")


def test_R9_1_a_colour_without_monuments_left() -> None:
    built = "temple-market=A1 farm-market=A1 market-settlement=A1"
    state = position(SQUARE, "F5", hands=MARKET, monuments=built)
    assert play(state, "archer tile market H6").asks() == ("act", "archer")


def test_R9_2_wars_first() -> None:
    window = """
    Ap t  t  .. Bp
    .. t  .. t  t
    """
    state = position(window, "F5", hands={"archer": "6 temple"})
    after = play(state, "archer tile temple H6")
    assert after.asks() == ("support", "archer")
    fought = play(after.state, "archer support 5", "bull support 0")
    assert fought.asks() == ("monument", "archer")
    assert offered(fought.state, "archer monument temple-farm") == ["G5"]


def test_R9_2_only_a_square_that_still_stands() -> None:
    window = """
    At t  .. m  m  t  Bt
    .. m  m  .. m
    """
    state = position(window, "F5", hands={"archer": "3 market"})
    lost = play(state, "archer tile market I6", "archer support 0", "bull support 0")
    assert lost.asks() == ("monument", "archer")
    won = play(state, "archer tile market I6", "archer support 2", "bull support 0")
    assert won.told("tiles-removed")[0]["cells"] == ("I5", "J5", "J6")
    assert won.asks() == ("act", "archer")


def test_R9_3_one_of_several_squares() -> None:
    window = """
    m  m  m
    m  .. m
    """
    asked = play(position(window, "F5", hands=MARKET), "archer tile market G6").state
    assert offered(asked, "archer monument farm-market") == ["F5", "G5"]
    assert refused(asked, "archer monument farm-market G6").facts == (("cells", ("F5", "G5")),)
    built = play(asked, "archer monument farm-market G5")
    assert built.asks() == ("act", "archer")
    assert type_at(built.state, "F5") == "market"


def test_R9_4_declined_for_good_but_a_later_tile_may_complete_another() -> None:
    after = play(position(SQUARE, "F5", hands={"archer": "3 market"}), "archer tile market H6", "archer decline")
    assert after.told("monument-declined") == [{"who": "archer"}]
    assert after.asks() == ("act", "archer")
    assert play(after.state, "archer tile market I5").asks() == ("act", "archer")
    other = position(SQUARE.replace("m  m  ..", "m  m  m "), "F5", hands={"archer": "3 market"})
    declined = play(other, "archer tile market H6", "archer decline").state
    again = play(declined, "archer tile market I6")
    assert offered(again.state, "archer monument farm-market") == ["H5"]


def test_R9_5_face_down_no_temple_no_supporter_treasure_stays() -> None:
    window = """
    .. t$ t  ..
    .. t  .. ..
    """
    after = play(position(window, "F5", hands=MARKET), "archer tile temple H6", "archer monument temple-farm G5")
    assert after.state.board.tiles[0] == 0
    assert after.state.board.treasures == 1 << CELL_BY_NAME["G5"]
    assert forbidden(after.state, "archer leader king F5") == ("no-temple", "R5.2")


def test_R9_6_never_removed_and_leaders_without_temple_go() -> None:
    window = """
    Bk t  t  ..
    .. t  .. ..
    """
    after = play(position(window, "F5", hands=MARKET), "archer tile temple H6", "archer monument temple-farm G5")
    assert after.names()[-2:] == ["monument-built", "leader-home"]
    assert after.leader("bull", "king") == "home"
    assert forbidden(after.state, "archer catastrophe G5") == ("catastrophe-on-monument", "R11.1")
    assert not buildable_monuments(after.state.board, CELL_BY_NAME["H6"])


INCOME = """
Ap t  x  x  t  Ak
.. .. x  x  .. Bf
"""


def test_R9_7_income_for_the_active_players_leaders() -> None:
    state = position(INCOME, "F5", monuments="temple-farm=H5", lasting=True)
    assert play(state, "archer end").told("points") == [
        {"who": "archer", "count": 1, "colour": "red", "source": "monument"}
    ]


def test_R9_7_the_king_is_no_substitute() -> None:
    state = position(INCOME, "F5", monuments="farm-market=H5", lasting=True)
    after = play(state, "archer end", "bull end")
    assert after.points("archer") == (0, 0, 0, 0)
    assert after.points("bull") == (0, 1, 0, 0)


def test_R9_7_several_monuments_and_both_colours() -> None:
    window = INCOME.replace("Bf", "x  x") + ".. .. .. .. .. x  x"
    state = position(window, "F5", monuments="temple-settlement=H5 temple-market=K6", lasting=True)
    assert play(state, "archer end").points("archer") == (2, 0, 0, 1)
