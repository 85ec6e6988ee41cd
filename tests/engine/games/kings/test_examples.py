"""The rulebook's worked examples."""

from engine.games.kings.reading.regions import kingdoms
from engine.games.kings.reading.scoring import points_by_colour
from engine.kit.counts import rank_scores
from tests.engine.games.kings.positions import card_at, offered, play, position


def test_example_the_lions_green_trader() -> None:
    state = position("$\nt", hands={"lion": "3 market"}, turn=1)
    after = play(state, "lion leader trader A2", "lion card market A", "lion bank")
    assert after.told("point") == [{"who": "lion", "colour": "green", "source": "card"}]
    assert after.pile("lion") == (0, 1, 0, 0, 0)
    assert after.state.hands[1] == (0, 1, 0, 0)


def test_example_the_king_as_joker() -> None:
    state = position("$\ntLk", hands={"lion": "4 market"}, turn=1)
    after = play(state, "lion card market A", "lion bank", "lion card market A", "lion bank")
    assert after.pile("lion") == (0, 2, 0, 0, 0)
    assert after.column("A") == ["treasure", "temple", "market", "market"]


def test_example_the_swap_of_a_treasure() -> None:
    state = position("$Lt . $\nt m\nf s", hands={"lion": "settlement temple"}, turn=1)
    after = play(state, "lion card settlement AB", "lion treasure B1")
    assert after.pile("lion") == (0, 0, 0, 0, 1)
    assert after.column("B") == ["temple", "market", "settlement"]


def test_example_a_catastrophe_splits_a_kingdom() -> None:
    state = position("$Ak f $Lt\nt m")
    assert len(kingdoms(state.table)) == 7
    after = play(state, "archer catastrophe AB")
    assert len(kingdoms(after.state.table)) == 8
    assert after.state.catastrophes[0] == 0
    assert after.state.out == (0, 0, 0, 1)


def test_example_the_archers_trader_against_the_lions() -> None:
    state = position("$\ntLt\nm", hands={"archer": "3 temple", "lion": "temple"})
    began = play(state, "archer leader trader A3", "archer support 3")
    assert [began.told("revolt-began")[0][side] for side in ("attack", "defence")] == [0, 1]
    after = play(began.state, "lion support 0")
    assert [after.told("conflict-won")[0][side] for side in ("attack", "defence")] == [3, 1]
    assert after.pile("archer") == (0, 0, 1, 0, 0)
    assert after.state.out == (0, 0, 2, 0)
    assert after.leader("lion", "trader") == "home"
    assert after.state.hands[1] == (0, 0, 1, 0)


VASE = """
$    m tAp . $Vp
t    m     mBt
mLt  f     t
.    s     .
"""
HANDS = {"vase": "settlement", "lion": "3 market", "bull": "5 market"}


def test_example_the_vase_joins_the_kingdoms_of_lion_and_bull() -> None:
    joined = play(position(VASE, hands=HANDS, turn=3), "vase card settlement BC")
    assert offered(joined.state, "vase war") == ["trader", "priest"]
    green = play(joined.state, "vase war trader")
    began = green.told("war-began")[0]
    assert (began["attacker"], began["defender"], began["attack"], began["defence"]) == ("lion", "bull", 3, 1)
    fought = play(green.state, "lion support 2", "bull support 4")
    won = fought.told("conflict-won")[0]
    assert (won["winner"], won["attack"], won["defence"]) == ("bull", 5, 5)
    assert fought.state.out == (0, 5, 0, 0)
    assert fought.pile("bull") == (0, 4, 0, 0, 0)
    assert fought.leader("lion", "trader") == "home"
    assert fought.column("B") == ["temple", "farm", "settlement"]
    assert fought.column("A") == ["treasure", "temple"]
    assert card_at(fought.state, "AB") == ""
    red = fought.told("war-began")[-1]
    assert (red["leader"], red["attacker"], red["attack"], red["defence"]) == ("priest", "vase", 2, 1)
    after = play(fought.state, "vase support 0", "archer support 0", "vase keep")
    assert after.leader("archer", "priest") == "home"
    assert after.told("card-turned") == [{"card": "settlement", "place": "BC"}]
    assert after.asks() == ("act", "vase")


def test_example_a_priest_in_the_leftmost_column_would_not_have_fought() -> None:
    window = VASE.replace("tAp", "t  ").replace("$    m", "$Ap  m")
    state = position(window, hands=HANDS, turn=3)
    after = play(state, "vase card settlement BC", "vase war trader", "lion support 2", "bull support 4")
    assert len(after.told("war-began")) == 1
    assert after.leader("archer", "priest") == "A1"
    assert after.asks() == ("act", "vase")


def test_example_the_ship_of_the_bull() -> None:
    state = position("$Bk\nt\nf\nf\nf", hands={"bull": "2 farm settlement", "lion": "8 farm"}, turn=2)
    asked = play(state, "bull card farm A", "bull keep")
    assert offered(asked.state, "bull ship") == ["blue-black", "blue-green", "blue-red"]
    built = play(asked.state, "bull ship blue-black", "bull end", "bull bank")
    assert built.column("A") == ["treasure", "temple", "blue-black"]
    assert built.pile("bull") == (1, 0, 0, 0, 0)
    placed = play(built.state, "vase leader farmer A2", "vase end")
    assert placed.asks() == ("point", "vase")
    assert placed.told("turn-ended") == [{"who": "vase"}]


def test_example_the_final_scores() -> None:
    archer, lion = points_by_colour((5, 5, 7, 6, 0)), points_by_colour((6, 6, 4, 6, 0))
    bull, vase = points_by_colour((6, 4, 9, 5, 0)), points_by_colour((3, 9, 7, 8, 0))
    assert (archer[0], lion[:2], bull[:2], vase[0]) == (5, (4, 6), (4, 5), 3)
    assert rank_scores((archer, lion, bull, vase)) == (1, 2, 3, 4)
