"""The rulebook's worked examples (R13)."""

from msgspec.structs import replace

from engine.chance import Chance
from engine.games.tigris.pieces import DYNASTIES
from engine.games.tigris.reading.scoring import points_by_colour
from engine.kit.counts import count_colours, rank_scores
from tests.engine.games.tigris.positions import GAME, leader_at, named, offered, play, position, type_at


def test_R13_example_1_a_revolt_of_five_against_five() -> None:
    window = """
    .. t  .. ..
    t  .. t  Bp
    .. .. .. t
    """
    state = position(window, "F4", hands={"archer": "2 temple", "bull": "3 temple"})
    after = play(state, "archer leader priest G5", "archer support 2", "bull support 3")
    assert [after.told("revolt-began")[0][side] for side in ("attack", "defence")] == [3, 2]
    assert [after.told("conflict-won")[0][side] for side in ("attack", "defence")] == [5, 5]
    assert after.leader("archer", "priest") == "home"
    assert after.leader("bull", "priest") == "I5"
    assert after.points("bull") == (1, 0, 0, 0)
    assert after.state.out == (5, 0, 0, 0)


def test_R13_example_2_a_war_of_traders_that_spares_the_kings() -> None:
    window = """
    .. m  .. .. .. .. Bt
    Lk t  Lt .. m  m  t
    .. .. .. .. .. .. Bk
    """
    hands = {"lion": "temple 4 market", "bull": "market 5 farm"}
    state = position(window, "F4", hands=hands, turn=3, lasting=True)
    joined = play(state, "lion tile temple I5")
    assert offered(joined.state, "lion war") == ["trader", "king"]
    fought = play(joined.state, "lion war trader", "lion support 4", "bull support 1")
    assert [fought.told("conflict-won")[0][side] for side in ("attack", "defence")] == [5, 3]
    assert fought.points("lion") == (0, 0, 3, 0)
    assert fought.leader("bull", "trader") == "home"
    assert fought.state.out == (0, 0, 7, 0)
    assert fought.asks() == ("act", "lion")
    assert (fought.leader("lion", "king"), fought.leader("bull", "king")) == ("F5", "L6")
    ended = play(fought.state, "lion end")
    assert [sum(hand) for hand in ended.state.hands] == [6, 6, 6, 6]


def test_R13_example_3_a_monument_sends_a_leader_home_and_brings_income() -> None:
    window = """
    .. t  t  Lk
    .. t  .. ..
    Bf t  Ap ..
    """
    state = position(window, "F3", hands={"archer": "temple"}, lasting=True)
    built = play(state, "archer tile temple H4", "archer monument temple-farm G3")
    assert built.leader("lion", "king") == "home"
    assert built.leader("bull", "farmer") == "F5"
    income = play(built.state, "archer end", "bull end").told("points")
    assert [(fact["who"], fact["colour"], fact["count"]) for fact in income] == [
        ("archer", "red", 1),
        ("bull", "blue", 1),
    ]


def test_R13_example_4_the_corner_treasure_is_the_one_taken() -> None:
    window = """
    .. Bf t$
    .. .. Lt
    f  f  ~~
    t$ .. ..
    """
    state = position(window, "N2", hands={"lion": "farm"}, turn=3)
    after = play(state, "lion tile farm P4")
    assert after.names() == ["tile-placed", "points", "treasure-taken"]
    assert after.points("bull") == (0, 1, 0, 0)
    assert after.told("treasure-taken") == [{"who": "lion", "cell": "P2"}]
    assert after.asks() == ("act", "lion")


def test_R13_example_5_final_scoring() -> None:
    archer, bull = points_by_colour((6, 15, 14, 22), 3), points_by_colour((10, 11, 14, 10), 0)
    pot, lion = points_by_colour((9, 12, 10, 14), 3), points_by_colour((10, 7, 14, 12), 3)
    assert (pot[0], lion[:3], bull[:3], archer[0]) == (11, (10, 10, 12), (10, 10, 11), 9)
    assert rank_scores((archer, bull, pot, lion)) == (4, 3, 1, 2)


def test_R13_the_sample_first_round() -> None:
    """Andrew, Barbara, David and Karen sit as archer, bull, pot and lion."""
    start = GAME.setup(DYNASTIES, {}, Chance(bytes(32)))
    hands = ("2 temple 4 market", "farm 5 market", "temple 5 market", "4 temple 2 farm")
    state = replace(start, hands=tuple(count_colours(named(hand)) for hand in hands))

    andrew = play(state, "archer leader king I6", "archer leader priest F4", "archer end")
    assert andrew.told("points") == []

    barbara = play(andrew.state, "bull leader farmer F2", "bull tile farm E3", "bull end")
    assert barbara.points("bull") == (0, 1, 0, 0)
    assert barbara.told("drew") == [{"who": "bull", "count": 1}]

    david = play(barbara.state, "pot leader king N6", "pot tile temple M6", "pot end")
    assert david.points("pot") == (1, 0, 0, 0)
    assert david.told("drew") == [{"who": "pot", "count": 1}]

    karen = play(david.state, "lion leader priest G3", "lion support 3", "archer support 0")
    assert [karen.told("conflict-won")[0][side] for side in ("attack", "defence")] == [4, 1]
    assert karen.state.out == (3, 0, 0, 0)
    assert leader_at(karen.state, "archer", "priest") == "home"
    assert karen.points("lion") == (1, 0, 0, 0)

    placed = play(karen.state, "lion tile temple H3")
    assert type_at(placed.state, "H3") == "temple"
    assert placed.points("lion") == (2, 0, 0, 0)
    ended = play(placed.state, "lion end")
    assert ended.told("drew") == [{"who": "lion", "count": 4}]
    assert ended.asks() == ("act", "archer")
