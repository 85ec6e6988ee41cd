"""The table's scene."""

import pytest
from msgspec.structs import replace

from engine.games.kings.pieces import Card
from engine.games.kings.places import COLUMN_NAMES, PLACE_BY_NAME
from engine.games.kings.reading.regions import cards_on_table
from engine.games.kings.state import State
from engine.moves import random_move
from render.drawing.text import text_width
from render.games.kingdoms.side_panel import PANEL_RECT
from render.games.kingdoms.sprites.fight import StrengthTag
from render.games.kingdoms.sprites.leaders import FighterRing, Leader
from render.games.kingdoms.sprites.outlines import KingdomTag
from render.games.kings.board import DISCARDS_RECT, board, harbour_items, targets
from render.games.kings.setting import SIZE, TABLE_LEADER_RADIUS, TABLE_RECT, Layer, card_corner
from render.games.kings.sprites.faces import CARD_WIDTH, TAIL_HEIGHT, CardFace, JoiningCard, ShipCard
from render.games.kings.sprites.marks import SelectablePlace, SelectableShip
from render.games.kings.sprites.skyline import KingdomRowPart, Skyline
from render.games.kings.sprites.table import CardTable
from render.layouts.frame import Frame
from render.scene import MAX_ALT_LENGTH, Item, Scene
from render.sprites.cards import Label
from render.sprites.marks import Brackets
from tests.engine.games.kings.positions import GAME, position
from tests.engine.games.kings.test_war import TWO_WARS, joined
from tests.engine.playouts import playout
from tests.render.games.kings.finding import HEIGHT, at_corner, look, on, public, scene_of, standing
from tests.support.require import require
from tests.support.scenes import event, items_of, of_kind, texts


def seen(state: State, language: str = "en") -> Scene:
    return board(public(state), look(language), ())


def test_every_card_lies_on_its_place() -> None:
    scene = seen(position("$  m $\ns    d\nf    t"))
    assert on(scene, "A1")[-1] == CardFace(0, "T", is_treasure=True, strip_height=HEIGHT)
    assert on(scene, "A2")[-1] == CardFace(3, "S", strip_height=HEIGHT)
    assert on(scene, "A3")[-1] == CardFace(1, "F", strip_height=HEIGHT)
    assert on(scene, "B2")[-1] == ShipCard((1, 2), ("F", "M"), strip_height=HEIGHT)
    assert on(scene, "AB")[-1] == CardFace(2, "M", is_uncovered=False)


def test_a_card_lies_on_the_lower_part_of_the_one_above() -> None:
    scene = seen(position("$\ns\nf"))
    corners = [card_corner(PLACE_BY_NAME[name], HEIGHT) for name in ("A1", "A2", "A3")]
    cards = [(item.x, item.y) for item in scene.items if item.z == Layer.CARD]
    assert [corner for corner in cards if corner in corners] == corners


def test_joining_cards_lie_on_the_columns_that_they_join() -> None:
    scene = seen(position("$ m $\ns   f\nf   t"))
    (link,) = [item for item in scene.items if item.z == Layer.LINK]
    (ax, ay), (bx, _) = card_corner(PLACE_BY_NAME["A1"], HEIGHT), card_corner(PLACE_BY_NAME["B1"], HEIGHT)
    assert ax < link.x < ax + CARD_WIDTH < link.x + CARD_WIDTH
    assert bx < link.x + CARD_WIDTH < bx + CARD_WIDTH
    assert link.y < ay < link.y + 58


def test_a_joining_card_that_lies_face_down_says_what_it_is() -> None:
    scene = seen(position("$ M $\ns   f\nf   t"))
    assert on(scene, "AB") == [JoiningCard(2, "M")]


def test_leaders_stand_on_their_cards() -> None:
    scene = seen(position("$Ak tLp $\ns   f\nf   t"))
    assert standing(scene, Leader) == ["A1", "AB"]
    assert of_kind(scene, Leader) == [
        Leader("archer", 3, "S", TABLE_LEADER_RADIUS),
        Leader("lion", 0, "T", TABLE_LEADER_RADIUS),
    ]


def test_every_kingdom_has_a_numeral_and_its_colour() -> None:
    scene = seen(position("$ m $ . $\ns   f\nf   t"))
    assert [tag.numeral for tag in of_kind(scene, KingdomTag)] == ["I", "II", "III", "IV", "V", "VI", "VII"]
    tops = [domain for domain in of_kind(scene, KingdomRowPart) if domain.skyline.is_first_row]
    assert [domain.colour for domain in tops] == [0, 0, 1, 2, 3, 4, 5, 6]
    shapes = [
        (0, Skyline(1, None, 1, row_height=HEIGHT)),
        (0, Skyline(1, 1, None, row_height=HEIGHT)),
        (1, Skyline(1, row_height=HEIGHT)),
    ]
    assert tops[:3] == [KingdomRowPart(*shape) for shape in shapes]
    assert [domain.colour for domain in of_kind(scene, KingdomRowPart)].count(0) == 2 * 4


def test_kingdoms_that_fight_are_two_and_their_numeral_leaves_the_joining_card_in_sight() -> None:
    joined, apart = seen(position("$ m $\ns   f\nf   t")), seen(position("$ M $\ns   f\nf   t"))
    assert len(of_kind(joined, KingdomTag)) == 7
    tags = items_of(apart, KingdomTag)
    assert len(tags) == 8
    assert tags[1].y > tags[0].y


def test_an_empty_column_is_a_kingdom_too() -> None:
    assert of_kind(seen(position(". . $")), KingdomRowPart)[:2] == [
        KingdomRowPart(0, Skyline(1, row_height=HEIGHT)),
        KingdomRowPart(0, Skyline(0, is_first_row=False, row_height=HEIGHT)),
    ]  # fmt: skip


def test_columns_ends_gaps_and_cards_can_be_targets() -> None:
    view = public(position("$ . $ m $\ns   f   s\nf   t   f"))
    scene = require(targets(view, look(), ("A", "AB", "B2", "BC", "3", "decline")))
    assert [(target.name, target.has_card) for target in of_kind(scene, SelectablePlace)] == [
        ("A", False), ("AB", False), ("B2", True), ("BC", True),
    ]  # fmt: skip
    (end, gap, card, _) = items_of(scene, SelectablePlace)
    x, y = card_corner(PLACE_BY_NAME["A4"], HEIGHT)
    assert (end.x, end.y) == (x, y + TAIL_HEIGHT), "below the whole of the last card"
    assert gap.y < card_corner(PLACE_BY_NAME["AB"], HEIGHT)[1]
    assert (card.x, card.y) == card_corner(PLACE_BY_NAME["B2"], HEIGHT)
    assert scene.alt == "Possible places: A, AB, B2 and BC."


def test_ships_that_may_be_built_are_lit_in_their_berths() -> None:
    for language in ("en", "he"):
        scene = require(targets(public(position("$")), look(language), ("blue-red", "blue-black", "decline")))
        ships = [item for item in scene.items if isinstance(item.sprite, ShipCard)]
        frames = items_of(scene, SelectableShip)
        lit = [ship.sprite for ship in ships if any((ship.x, ship.y) == (one.x, one.y) for one in frames)]
        assert len(frames) == len(lit) == 2
        assert scene.alt == look(language).say("picture-alt-ships", ships=("blue-red", "blue-black"))


def leaders_on_table(scene: Scene) -> list[Item]:
    return [item for item in items_of(scene, Leader) if item.z == Layer.LEADER]


def test_wars_to_choose_from_show_who_would_fight_and_how_strongly() -> None:
    scene = require(targets(GAME.view(joined(TWO_WARS), 0), look(), ("king", "trader")))
    assert {(item.x, item.y) for item in items_of(scene, FighterRing)} == {
        (item.x, item.y) for item in leaders_on_table(scene)
    }
    assert sorted(tag.value for tag in of_kind(scene, StrengthTag)) == [1, 1, 1, 1]
    assert scene.alt == "Leaders to choose from: king and trader."


def test_everybody_sees_the_wars_that_are_chosen_from() -> None:
    scene = board(public(joined(TWO_WARS)), look(), ())
    assert len(items_of(scene, FighterRing)) == len(leaders_on_table(scene)) == 4
    assert "Leaders to choose from: king and trader." in scene.alt


@pytest.mark.parametrize("words", [(), ("0", "1"), ("decline",), ("king", "priest")])
def test_words_that_are_no_places_have_no_picture(words: tuple[str, ...]) -> None:
    assert targets(public(position("$")), look(), words) is None


def test_columns_keep_their_order_where_reading_goes_left_and_all_else_is_mirrored() -> None:
    state = position("$Ak tLp $\ns   f\nf   t")
    ltr, rtl = seen(state), seen(state, "he")
    aside = {
        right.x - left.x
        for left, right in zip(items_of(ltr, KingdomRowPart), items_of(rtl, KingdomRowPart), strict=True)
    }
    assert len(aside) == 1
    assert isinstance(ltr.backdrop, CardTable)
    assert isinstance(rtl.backdrop, CardTable)
    for left, right in zip(
        ltr.backdrop.cards + ltr.backdrop.trays, rtl.backdrop.cards + rtl.backdrop.trays, strict=True
    ):
        assert left[0] + left[2] + right[0] == SIZE[0]
    assert rtl.backdrop.place[0] - ltr.backdrop.place[0] == aside.pop()


def test_the_last_actions_are_marked_and_described() -> None:
    state = position("$\ns\nf", hands={"archer": "farm"})
    placed = event("card-placed", card="farm", column="A", place="A3")
    scene = board(public(state), look(), (placed,))
    assert at_corner(scene, Brackets) == ["A3"]
    assert scene.alt.startswith("Žofie Řeháčková plays a farm in column A (A3).")


@pytest.mark.parametrize("number", range(3))
def test_whole_games_can_be_drawn(number: int) -> None:
    played = playout(GAME, number)
    for state in played.states[::17]:
        scene = board(GAME.view(state, None), look("fi"), ())
        lying = [item for item in scene.items if item.z in (Layer.CARD, Layer.LINK)]
        assert len(lying) == len(list(cards_on_table(state.table)))
        assert 0 < len(scene.alt) <= MAX_ALT_LENGTH
        aside = [item.sprite for item in scene.items if isinstance(item.sprite, Label) and item.x < PANEL_RECT[0]]
        assert not any("…" in label.text for label in aside)


def test_nothing_of_a_hand_is_in_the_picture() -> None:
    state = position("$", hands={"archer": "8 farm"})
    other = replace(state, hands=((2, 2, 2, 2), *state.hands[1:]))
    assert board(GAME.view(state, None), look(), ()) == board(GAME.view(other, None), look(), ())
    assert board(GAME.view(state, 0), look(), ()).items == board(GAME.view(other, 0), look(), ()).items


def test_every_place_that_a_game_offers_is_lit() -> None:
    chance = playout(GAME, 2).chance()
    stream = chance.stream("moves")
    state = GAME.setup(GAME.marks, {"open-piles": "no"}, chance)
    for _ in range(60):
        decision = require(GAME.decision(state))
        seat = decision.seats[0]
        for typed in (("card", "farm"), ("leader", "king"), ("catastrophe",)):
            words = GAME.words(state, seat, typed)
            places = [word for word in words if word in PLACE_BY_NAME or word in COLUMN_NAMES]
            scene = targets(GAME.view(state, seat), look(), words)
            assert len(of_kind(scene, SelectablePlace) if scene else []) == len(places)
        state = GAME.play(state, seat, random_move(GAME, state, seat, stream)).state


def harbour(state: State, language: str = "en") -> Scene:
    return scene_of(harbour_items(public(state), look(language), Frame(SIZE[0], language == "he")))


def test_ships_that_nobody_has_built_lie_in_their_berths() -> None:
    state = position("$")
    ships = items_of(harbour(state), ShipCard)
    assert [getattr(item.sprite, "letters", ()) for item in ships] == [("F", "S"), ("F", "M"), ("F", "T")]
    built = replace(state, table=replace(state.table, ships=(Card.SHIP_RED,)))
    assert items_of(harbour(built), ShipCard) == ships[2:]


def test_discarded_cards_are_counted_by_colour() -> None:
    scene = harbour(replace(position("$"), out=(7, 0, 12, 5)))
    assert [face.sphere for face in of_kind(scene, CardFace)] == [3, 2, 0, 1]
    assert texts(scene) == ["Discarded", "7", "0", "12", "5"]


@pytest.mark.parametrize("language", ["en", "cs", "fi", "he"])
def test_nothing_leaves_its_tray(language: str) -> None:
    scene = harbour(replace(position("$"), out=(40, 40, 65, 40)), language)
    left, _, width, _ = Frame(SIZE[0], language == "he").place_card(DISCARDS_RECT)
    labels = [(item.x, item.sprite) for item in items_of(scene, Label) if isinstance(item.sprite, Label)]
    spans = []
    for x, label in labels:
        long = text_width(label.text, label.size, label.weight)
        spans.append((x if label.align < 0 else x - long, long))
        assert "…" not in label.text
    assert all(left < start and start + long < left + width for start, long in spans)
    assert TABLE_RECT[0] < left or language == "he"
