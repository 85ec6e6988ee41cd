"""An open conflict on the table."""

from itertools import pairwise

from msgspec.structs import replace

from engine.games.kings.pieces import Colour
from engine.games.kings.places import PLACE_BY_NAME
from engine.games.kings.state import REVOLT, WAR, Conflict, Fight, Side, State
from render.games.kingdoms.sprites.fight import ClashMark, StrengthTag, SupporterRim
from render.games.kingdoms.sprites.leaders import FighterRing
from render.games.kings.fight import fight_items
from render.games.kings.setting import COLUMNS_TOP, TABLE_RECT, WATER_TOP, Layer, card_corner, row_layout
from render.games.kings.sprites.faces import CARD_WIDTH, STRIP_HEIGHT, TAIL_HEIGHT
from render.games.kings.sprites.skyline import ColumnShade, ShadeAroundKingdom, Skyline
from render.scene import Scene
from tests.engine.games.kings.positions import position
from tests.render.games.kings.finding import HEIGHT, at_corner, public, scene_of, standing
from tests.support.scenes import items_of, of_kind

STATE = position("$Ap t $ M $Bp . $\ns   t   t\nt   f   f", "B")
FIGHT = Conflict(WAR, Colour.RED, PLACE_BY_NAME["CD"], Side(0, PLACE_BY_NAME["B1"], 5), Side(2, PLACE_BY_NAME["D1"], 2))


COLUMNS = [card_corner(place, HEIGHT)[0] for place in (PLACE_BY_NAME[f"{name}1"] for name in "ABCDEFGH")]


def fought(conflict: Conflict | None, state: State = STATE) -> Scene:
    return scene_of(fight_items(public(replace(state, agenda=(Fight(),), conflict=conflict))))


def test_nothing_is_drawn_without_an_open_conflict() -> None:
    assert fought(None).items == ()
    assert fought(replace(FIGHT, winner=0)).items == ()


def test_fighters_are_ringed_and_their_strength_is_described() -> None:
    scene = fought(FIGHT)
    assert standing(scene, FighterRing) == ["B1", "D1"]
    strengths = [StrengthTag(5, True, "archer", 0), StrengthTag(2, True, "bull", 0)]
    assert of_kind(scene, StrengthTag) == strengths
    added = replace(FIGHT, attacker=replace(FIGHT.attacker, added=2, committed=True))
    assert of_kind(fought(added), StrengthTag) == [StrengthTag(7, False, "archer", 0), strengths[1]]


def test_strengths_stand_below_their_columns_and_cover_no_card() -> None:
    for state in (STATE, position("$Ap t $ M $Bp\ns   t   t\nt   f   f\nt\nt\nt\nt\nt", "B")):
        scene = fought(FIGHT, state)
        for item in items_of(scene, StrengthTag):
            column = COLUMNS.index(item.x - CARD_WIDTH / 2)
            _, strip = row_layout(state.table)
            foot = card_corner(PLACE_BY_NAME["A1"], strip)[1] + len(state.table.columns[column]) * strip
            assert foot <= item.y + item.sprite.box.top
            assert item.y + item.sprite.box.bottom <= TABLE_RECT[1] + WATER_TOP


def test_strengths_of_one_column_stand_one_below_the_other() -> None:
    state = position("$Ap\nsBp\nt", "B")
    revolt = Conflict(
        REVOLT, Colour.RED, PLACE_BY_NAME["A1"], Side(0, PLACE_BY_NAME["A1"], 1), Side(2, PLACE_BY_NAME["A2"], 1)
    )
    first, second = items_of(fought(revolt, state), StrengthTag)
    assert first.x == second.x
    assert first.y + first.sprite.box.bottom <= second.y + second.sprite.box.top


def test_in_a_war_all_that_counts_is_framed_treasures_too_but_not_the_joining_card() -> None:
    scene = fought(FIGHT)
    assert at_corner(scene, SupporterRim) == ["B1", "B3", "BC", "C1", "C2", "D1", "D2"]
    assert {support.height for support in of_kind(scene, SupporterRim)} == {STRIP_HEIGHT, HEIGHT, HEIGHT + TAIL_HEIGHT}


def test_in_a_revolt_a_red_card_under_a_leader_is_framed() -> None:
    state = position("$Ak t $\ns   tBk\nt   f")
    revolt = Conflict(
        REVOLT, Colour.BLACK, PLACE_BY_NAME["A1"], Side(0, PLACE_BY_NAME["A1"], 1), Side(2, PLACE_BY_NAME["B2"], 1)
    )
    assert at_corner(fought(revolt, state), SupporterRim) == ["A1", "B2"]
    bare = replace(revolt, defender=Side(2, PLACE_BY_NAME["A2"], 0))
    assert at_corner(fought(bare, state), SupporterRim) == ["A1"]


def test_all_but_both_sides_lies_in_shade_and_the_joining_card_is_lit() -> None:
    scene = fought(FIGHT)
    dark = {
        item.x
        for item in items_of(scene, ColumnShade)
        if item.sprite == ColumnShade(-COLUMNS_TOP, WATER_TOP - COLUMNS_TOP - 5)
    }
    assert dark == {card_corner(PLACE_BY_NAME[name], HEIGHT)[0] for name in ("A1", "E1", "F1", "G1", "H1")}
    lit = [veil.lit for veil in of_kind(scene, ShadeAroundKingdom) if veil.lit.is_first_row]
    assert lit == [
        Skyline(1, None, 1, row_height=HEIGHT),
        Skyline(1, 1, 1, row_height=HEIGHT),
        Skyline(1, 1, None, row_height=HEIGHT),
    ]


def test_shade_covers_each_column_once_and_no_water() -> None:
    state = position("$Ap t $ M $Bp\ns   t   t\nt   f   f\nt\nt\nt\nt\nt", "B")
    veils = [item for item in fought(FIGHT, state).items if item.z == Layer.VEIL]
    for column in COLUMNS:
        own = sorted(
            (item.y + item.sprite.box.top, item.y + item.sprite.box.bottom) for item in veils if item.x == column
        )
        assert (own[0][0], own[-1][1]) == (TABLE_RECT[1], TABLE_RECT[1] + WATER_TOP - 5)
        assert all(above[1] == below[0] for above, below in pairwise(own))


def test_swords_lie_on_the_joining_card_of_a_war() -> None:
    (clash,) = items_of(fought(FIGHT), ClashMark)
    x, y = card_corner(PLACE_BY_NAME["CD"], HEIGHT)
    assert (clash.x, abs(clash.y - y) < 10) == (x + CARD_WIDTH / 2, True)
    assert of_kind(fought(FIGHT, position("$Ap t $Bp\ns   t\nt   f", "B")), ClashMark) == []
