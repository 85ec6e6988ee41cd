"""The map's scene: what lies in which area, on borders and beside the map, and what has just happened."""

import pytest
from msgspec.structs import replace

from engine.games.mesopotamia.content.tables import LAND_UNITS
from render.games.mesopotamia.board import board, targets
from render.games.mesopotamia.market import draw_market
from render.games.mesopotamia.setting import MAP_RECT as GROUND
from render.games.mesopotamia.setting import SIZE, area_rect, border_ends, mooring_point, printed_areas
from render.games.mesopotamia.sprites.land import AreaWall, ClosedArea, MapBackdrop, SelectableBorder, SelectableRim
from render.games.mesopotamia.sprites.pieces import (
    ArmyPlate,
    EmpireSeal,
    EventToken,
    HomeZiggurat,
    Settlement,
    ShipPiece,
    SixRoundEvent,
)
from render.games.mesopotamia.sprites.tokens import Die, GoodToken, PointsDisc, TradeStall, WordSign
from render.games.mesopotamia.tableau import tableau
from render.scene import Item, Scene
from render.sprites.cards import Label
from render.sprites.marks import Arrow, Brackets
from tests.engine.games.mesopotamia.positions import GAME, MAP, at, begun, seals, start, with_dice
from tests.render.games.mesopotamia.finding import crowded, in_area, look, public
from tests.render.games.mesopotamia.test_blocks import touch
from tests.render.games.test_legible import measured
from tests.support.scenes import event, items_of, of_kind, texts


def scene(language: str = "en") -> Scene:
    return board(public(crowded()), look(language), ())


def there(name: str) -> list[object]:
    return [*in_area(scene(), name, area_rect(MAP, MAP.by_name[name], 2))]


def in_place(item: Item, name: str) -> bool:
    """Whether something stands in the area of that name."""
    x, y, width, height = area_rect(MAP, MAP.by_name[name], 2)
    return x <= item.x < x + width and y <= item.y < y + height


def test_each_army_has_a_plate_with_its_kinds_and_numbers() -> None:
    sumer, babylon = sorted((one for one in there("C3") if isinstance(one, ArmyPlate)), key=lambda one: one.empire)[
        ::-1
    ]
    assert sumer.units == (("spearman", 2), ("ram", 1))
    assert babylon.units == (("archer", 3), ("rider", 1))


def test_tribes_stand_in_their_own_colour() -> None:
    (tribe,) = (one for one in there("C4") if isinstance(one, ArmyPlate))
    assert tribe.empire == "tribe"
    assert {kind for kind, _ in tribe.units} <= set(LAND_UNITS)


def test_walls_and_settlements_are_their_owners() -> None:
    drawn = scene()
    assert [wall.empire for wall in of_kind(drawn, AreaWall)] == ["babylon"]
    assert [one.empire for one in of_kind(drawn, Settlement)] == ["babylon"]


def test_ships_lie_on_their_borders() -> None:
    assert {(item.x, item.y) for item in items_of(scene(), ShipPiece)} == {
        mooring_point(MAP, MAP.by_border[name], 2) for name in ("C3-C4", "B4-C3")
    }


def test_an_event_on_six_rounds_shows_its_die_and_owner() -> None:
    assert of_kind(scene(), SixRoundEvent) == [SixRoundEvent("sumer", "tablet", 4)]


def test_face_down_events_show_only_their_shape() -> None:
    assert {one.points for one in of_kind(scene(), EventToken)} == {None}


def test_homes_show_floors_and_closed_areas_are_dark() -> None:
    drawn = scene()
    assert {(one.empire, one.floors) for one in of_kind(drawn, HomeZiggurat)} == {("sumer", 1), ("babylon", 0)}
    shut = of_kind(drawn, ClosedArea)
    state = crowded()
    assert sum(one.is_blocked for one in shut) == len(state.config.blocked)
    assert sum(not one.is_blocked for one in shut) == len(state.config.closed)


def trade(language: str = "en") -> Scene:
    return draw_market(public(crowded()), look(language))


def test_all_places_for_trade_and_both_seals_on_each_track_are_shown() -> None:
    drawn, state = trade(), crowded()
    assert len(of_kind(drawn, TradeStall)) == len(state.market)
    seals = sorted(item.sprite.empire for item in items_of(drawn, EmpireSeal) if isinstance(item.sprite, EmpireSeal))
    assert seals == sorted(["babylon", "sumer"] * 2 + [state.config.empires[one] for one in state.turn.order])


def test_three_goods_in_exchange_are_as_large_as_two_where_no_ship_is_needed() -> None:
    two, three = (("stone", 2), ("wood", 2)), (("stone", 2), ("wood", 2), ("clay", 1))
    sizes = [dict(measured(TradeStall("31", (("clay", 3),), gain, 4, False), SIZE[0])[0])["2"] for gain in (two, three)]
    assert sizes[1] > 0.99 * sizes[0]


def test_three_goods_behind_a_ship_are_as_large_as_two_unless_an_amphora_stands_there() -> None:
    three = (("stone", 3), ("wood", 3), ("clay", 2))
    free, taken, few = (
        dict(measured(TradeStall("32", (("bone", 1),), gain, 4, True, amphora), SIZE[0])[0])["3"]
        for gain, amphora in ((three, ""), (three, "sumer"), (three[:2], ""))
    )
    assert taken < free == few


def test_round_and_order_of_play_are_described_and_dice_shown() -> None:
    state = with_dice(begun(), "babylon", "white-an", spent=1)
    drawn = board(public(state), look(), ())
    assert "Round 1" in texts(drawn)
    assert "Order of play" in texts(draw_market(public(state), look()))
    assert Die("white", "an", is_used=True, size=38) in of_kind(drawn, Die)


def test_areas_keep_their_places_for_hebrew_and_all_else_changes_sides() -> None:
    left, right = scene(), scene("he")
    assert isinstance(left.backdrop, MapBackdrop)
    assert isinstance(right.backdrop, MapBackdrop)
    assert left.backdrop.fields == right.backdrop.fields
    assert left.backdrop.place == right.backdrop.place == GROUND
    assert [item.x for item in items_of(left, HomeZiggurat)] == [item.x for item in items_of(right, HomeZiggurat)]
    first, other = (items_of(trade(language), TradeStall)[0].x for language in ("en", "he"))
    assert first < 10
    assert other == SIZE[0] - first - TradeStall.WIDTH


def test_moves_are_marked_with_arrows_and_brackets() -> None:
    recent = (
        event("unit-moved", unit="archer", start="B2", path=("B3", "C3")),
        event("settlement-built", area="B4"),
        event("ship-sailed", start="B4-C3", path=("C3-C4",)),
        event("track-climbed", track="events", position=2),
    )
    drawn = board(public(crowded()), look(), recent)
    (arrow,) = items_of(drawn, Arrow)
    (left, height), (right, low) = border_ends(MAP, MAP.by_border["B3-C3"], 2)
    assert left < arrow.x < right
    assert arrow.y < height == low < arrow.y + arrow.sprite.box.bottom
    corners = {(item.x - 3, item.y - 3) for item in items_of(drawn, Brackets) if item.sprite.box.right > 100}
    assert corners == {area_rect(MAP, MAP.by_name[name], 2)[:2] for name in ("C3", "B4")}
    (around,) = (item for item in items_of(drawn, Brackets) if item.sprite.box.right < 100)
    assert (around.x + 21, around.y + 21) == mooring_point(MAP, MAP.by_border["C3-C4"], 2)


def test_places_among_words_are_lit_by_the_names_that_moves_use() -> None:
    drawn = targets(public(crowded()), look(), ("C4", "D4-ram", "spearman-B4", "C3-C4", "stop"))
    assert drawn is not None
    corners = [(item.x, item.y) for item in items_of(drawn, SelectableRim)]
    assert corners == [area_rect(MAP, MAP.by_name[name], 2)[:2] for name in ("C4", "D4", "B4")]
    borders = items_of(drawn, SelectableBorder)
    assert [(item.x, item.y) for item in borders] == [border_ends(MAP, MAP.by_border["C3-C4"], 2)[0]]


def test_there_is_no_picture_of_words_that_are_no_places() -> None:
    assert targets(public(crowded()), look(), ("spearman", "stop")) is None


@pytest.mark.parametrize("language", ["en", "cs", "fi", "he"])
def test_many_armies_in_an_area_stay_inside_it(language: str) -> None:
    empires = ("sumer", "babylon", "akkad", "elam", "assyria", "hittites")
    forces = [f"{name} 2 spearman 2 archer 1 rider 1 chariot 1 ram" for name in empires]
    state = at(begun(*empires), "C3", *forces)
    drawn = board(public(state), look(language), ())
    _, y, width, height = area_rect(MAP, MAP.by_name["C3"], 2)
    plates = [item for item in items_of(drawn, ArmyPlate) if in_place(item, "C3")]
    assert len(plates) == 6
    for item in plates:
        troop = item.sprite
        assert isinstance(troop, ArmyPlate)
        assert troop.width <= width
        assert y <= item.y - troop.height / 2
        assert item.y + troop.height / 2 <= y + height


def test_small_armies_of_an_area_stand_side_by_side_and_larger_ones_below_each_other() -> None:
    state = at(begun("sumer", "babylon"), "C3", "sumer 1 spearman", "babylon 1 archer")
    state = at(state, "C4", "sumer 2 spearman", "babylon 1 archer")
    drawn = board(public(state), look(), ())
    beside, above = ([item for item in items_of(drawn, ArmyPlate) if in_place(item, name)] for name in ("C3", "C4"))
    assert len({item.y for item in beside}) == 1
    assert beside[0].x + beside[0].sprite.box.right <= beside[1].x + beside[1].sprite.box.left + 6
    assert len({item.y for item in above}) == 2


def test_a_lone_army_of_many_signs_stands_in_two_lines_and_three_small_ones_in_two_rows() -> None:
    state = at(begun("sumer", "babylon", "akkad"), "C3", "sumer 1 spearman 2 archer 1 rider 1 ram")
    state = at(state, "C4", "sumer 1 spearman", "babylon 1 archer", "akkad 1 spearman 1 archer")
    drawn = board(public(state), look(), ())
    alone, many = ([item for item in items_of(drawn, ArmyPlate) if in_place(item, name)] for name in ("C3", "C4"))
    troops = [item.sprite for item in (*alone, *many) if isinstance(item.sprite, ArmyPlate)]
    assert [troop.line_count for troop in troops] == [2, 1, 1, 1]
    assert min(troop.zoom for troop in troops) >= 1
    assert len({item.y for item in many}) == 2


@pytest.mark.parametrize("height", [26.5, 28.5])
def test_signs_stay_on_a_low_plate(height: float) -> None:
    _, signs = measured(ArmyPlate("sumer", (("spearman", 1), ("rider", 1)), height, 120), 550)
    assert min(signs) >= 13
    assert max(signs) <= height + 0.01


def test_the_printed_map_has_every_area_once() -> None:
    drawn = printed_areas(begun().content.digest, 2)
    assert [field.name for field in drawn] == [area.name for area in MAP.areas]
    assert sum(field.home > 0 for field in drawn) == 6


def test_what_players_have_and_do_on_the_map_leaves_the_market_as_it_is() -> None:
    """With its alternative text: what differs there is uploaded as well."""
    state = crowded()
    richer = with_dice(at(state, "B4", "sumer 2 archer"), "sumer", "white-an", spent=1)
    assert draw_market(public(richer), look()) == draw_market(public(state), look())


@pytest.mark.parametrize("rows", [[3], [3, 1]])
def test_seals_of_a_space_stand_around_its_middle(rows: list[int]) -> None:
    there = GAME.marks[: sum(rows)]
    state = seals(start(*there), population=" ".join(f"{one} 2" for one in there))
    drawn = [item for item in draw_market(public(state), look()).items if isinstance(item.sprite, EmpireSeal)]
    drawn = [item for item in drawn if 452 < item.y < 568]
    heights = sorted({item.y for item in drawn})
    assert sum(heights) / len(heights) == 529
    found = [[item.x for item in drawn if item.y == height] for height in heights]
    assert [len(row) for row in found] == rows
    assert [sum(row) / len(row) for row in found] == pytest.approx([232.35] * len(rows))


@pytest.mark.parametrize("language", ["en", "he"])
@pytest.mark.parametrize("count", range(9))
def test_nothing_covers_anything_in_a_players_block_and_board_however_many_dice(count: int, language: str) -> None:
    state = begun("sumer", "babylon")
    dice = ("white-gal", "black-lu", "silver-an", "white-star")
    realms = tuple(replace(realm, dice=(dice * 3)[:count]) for realm in state.realms)
    view = public(replace(state, realms=realms))
    for drawn in (board(view, look(language), ()), tableau(view, look(language), 0)):
        assert drawn is not None
        thrown = items_of(drawn, Die)
        assert len(thrown) == count * (2 if drawn.kind == "board" else 1)
        beside = [
            item for item in drawn.items if isinstance(item.sprite, Die | WordSign | Label | PointsDisc | GoodToken)
        ]
        for die in thrown:
            assert [other for other in beside if other is not die and touch(die, other)] == []
