"""One seat's picture: board, numbers, cards."""

import re
from itertools import combinations

import pytest

from engine.games.wayfarers.components import tables
from engine.games.wayfarers.state import State
from render.games.wayfarers import lower_tableau, tableau
from render.games.wayfarers.names import card_name
from render.games.wayfarers.setting import SIZE
from render.games.wayfarers.sprites.cards.faces import PlayersCard, has_name_room, heading_layout
from render.games.wayfarers.sprites.cards.holdings import PlayersWideCard
from render.games.wayfarers.sprites.pieces import Die, TilePiece
from render.games.wayfarers.sprites.places.plates import CountPlate, DieColumn, TuckedCard
from render.games.wayfarers.sprites.tokens import Token
from render.games.wayfarers.tableau.caravan import cell_corner
from render.games.wayfarers.tableau.shelves import CARDS_RECT, card_places, slot_rects
from render.scene import Scene
from tests.engine.games.wayfarers.positions import begin, with_player, with_table
from tests.render.games.test_legible import SIGN, SMALL, held, measured
from tests.render.games.wayfarers.finding import look, played, public
from tests.support import scenes
from tests.support.require import require
from tests.support.scenes import items_of, of_kind

LAND = "L05 L26 L01 L19 L22 L33 L10 L13"
WATER = "W19 W16 W30 W11 W01 W06 W12"
SPACE = "S08 S24 S03 S13 S14 S15 S27"
STATE = with_player(
    begin(), 0, land=LAND, water=WATER, space=SPACE, tucked="S24=I12 S03=I02", hosts="L05=T05 L26=T20 W19=T31",
    tiles="UL1/front/1b US1/front/4a UW3/back/5b", placed="L05:1 H4:4", dice="6",
)  # fmt: skip


def test_the_two_pictures_tell_what_each_shows_by_name() -> None:
    context = scenes.look("en", game="wayfarers")
    own, beside = tableau(public(STATE), context, 0), lower_tableau(public(STATE), context, 0)
    assert own is not None
    assert beside is not None
    coded = re.compile(r"(?<!\()\b(?:[LWSTI]\d\d|U[A-Z]\d)\b")
    assert not coded.search(f"{own.alt} {beside.alt}"), (own.alt, beside.alt)
    assert "(UL1) 1b" in own.alt
    assert "(UL1)" not in beside.alt
    assert all(f"({card})" in beside.alt for card in LAND.split())
    assert "(L05)" not in own.alt


def drawn(state: State = STATE) -> Scene:
    return require(tableau(public(state), look(), 0))


def cards(state: State = STATE) -> Scene:
    return require(lower_tableau(public(state), look(), 0))


def test_25_cards_overlap_nothing_and_lie_in_their_area() -> None:
    at = card_places(STATE.table.players[0])
    assert len(items_of(cards(), PlayersCard)) == len(at) == 25
    left, top, width, height = CARDS_RECT
    for place in at.values():
        assert left <= place.x <= left + width + 0.01 - place.width
        assert top <= place.y <= top + height + 0.01 - place.height
    for one, two in combinations(at.values(), 2):
        assert abs(one.x - two.x) >= one.width or abs(one.y - two.y) >= one.height


def test_few_cards_are_large_and_many_keep_their_rows() -> None:
    few, many = (with_player(begin(), 0, land=" ".join(f"L{n:02}" for n in range(1, last))) for last in (3, 37))
    width = [place.width for place in card_places(few.table.players[0]).values()]
    assert len(width) * min(width) > 0.95 * CARDS_RECT[2]
    assert len({place.y for place in card_places(many.table.players[0]).values()}) == 4


def test_a_few_cards_have_names_and_their_picture_ends_below_them() -> None:
    few = with_player(begin(), 0, land="L05 L26 L01")
    scene, at = cards(few), card_places(few.table.players[0])
    held = {holding.card: holding.name for holding in of_kind(scene, PlayersWideCard)}
    assert held.keys() == at.keys()
    assert held["L05"] == look().word("L05").removesuffix(" (L05)")
    assert not of_kind(scene, PlayersCard)
    low = max(place.y + place.height for place in at.values())
    assert low < scene.size[1] < low + 60 < cards().size[1]


def test_tucked_cards_stand_with_their_hosts_and_goals_tell_how_far_they_are() -> None:
    strips = {strip.card: strip for strip in of_kind(cards(), TuckedCard)}
    assert strips.keys() == {"T05", "T20", "T31", "I12", "I02"}
    assert (strips["I12"].progress, strips["I12"].is_met) == ("1/3", False)
    assert strips["I02"].progress == "4/6"


def test_tiles_lie_on_their_cells_and_columns_are_summed() -> None:
    scene = drawn()
    assert {(item.x, item.y) for item in items_of(scene, TilePiece)} == {
        cell_corner(cell) for cell in ("1b", "4a", "5b")
    }
    sums = [column.symbols for column in of_kind(scene, DieColumn)]
    assert sums == [
        ("camel", "+1"), ("camel",), (), ("telescope", "provision_off"), ("-1",), ("telescope", "silver_off"),
    ]  # fmt: skip


def test_dice_lie_where_they_were_placed() -> None:
    assert {face.card: (face.die, face.mark) for face in of_kind(cards(), PlayersCard) if face.die} == {
        "L05": (1, "crimson")
    }
    x, y, width, height = slot_rects()["H4"]
    (die,) = items_of(cards(), Die)
    assert die.sprite == Die(4, 46, "crimson")
    assert x < die.x < x + width
    assert y < die.y < y + height


def test_numbers_count_what_the_seat_has() -> None:
    counts = {count.token: count for count in of_kind(drawn(), CountPlate)}
    assert counts[Token("vista")].number == 4
    assert counts[Token("vista")].points == 5
    assert counts[Token("comet")].number == 10


def test_cards_gained_this_turn_are_greyed() -> None:
    turn = STATE.table.turn.__class__(0, fresh=("L10",))
    faces = of_kind(cards(with_table(STATE, turn=turn)), PlayersCard)
    assert [face.card for face in faces if face.is_fresh] == ["L10"]


@pytest.mark.parametrize("rtl", [False, True])
def test_all_of_it_lies_within_the_picture(rtl: bool) -> None:
    for state in played(4)[::97]:
        for seat in range(4):
            for scene in (
                tableau(public(state), look(rtl=rtl), seat),
                lower_tableau(public(state), look(rtl=rtl), seat),
            ):
                assert scene is not None
                assert all(0 <= item.x <= scene.size[0] and 0 <= item.y <= scene.size[1] for item in scene.items)


def test_there_is_no_fifth_seat() -> None:
    assert tableau(public(begin(4)), look(), 4) is lower_tableau(public(begin(4)), look(), 4) is None


def test_no_article_is_all_that_is_left_of_a_name() -> None:
    face = PlayersCard("S25", "The Shepherd", 160, 120)
    assert {text for text, _ in measured(face, SIZE[0])[0] if text.isalpha()} == {"Shepherd"}


@pytest.mark.parametrize(("width", "named"), [(265.0, {"T24", "Beekeeper"}), (178.0, {"T24"})])
def test_what_is_tucked_has_its_name_where_there_is_room(width: float, named: set[str]) -> None:
    strip = TuckedCard("T24", width, 34, name="Beekeeper")
    assert {text for text, _ in measured(strip, SIZE[0])[0] if text.isalnum()} == named


@pytest.mark.parametrize("width", range(150, 500, 10))
def test_what_is_tucked_is_never_called_by_an_article_alone(width: int) -> None:
    glyphs, _ = measured(TuckedCard("I05", width, 34, "1/6", name="The Treasury"), SIZE[0])
    written = [text for text, _ in glyphs]
    assert "The" not in written
    assert ("The Treasury" in written) == (width > 325)


def test_a_name_that_would_lose_words_has_lighter_letters_instead() -> None:
    written = {text for text, _ in measured(PlayersCard("L13", "Hvězdná terasa", 213.6, 190), SIZE[0])[0]}
    assert "Hvězdná terasa" in written


SIX_ABREAST, ROW_OF_THREE = 1088 / 6 - 4, 580 / 3 - 4
STRIP = 33
"""How wide and high a card is where cards lie in three rows of six, and how much what is tucked takes of it."""

OWNED = [card for card in tables.CARDS.values() if card.kind in (tables.LAND, tables.WATER, tables.SPACE)]


@pytest.mark.parametrize(("language", "shortened"), [("en", 0), ("cs", 1), ("fi", 1), ("he", 0)])
def test_names_are_whole_six_abreast_and_above_what_is_tucked(language: str, shortened: int) -> None:
    context = scenes.look(language, game="wayfarers")
    names = {card.id: card_name(context, card.id) for card in OWNED}
    for height in (ROW_OF_THREE, ROW_OF_THREE - STRIP):
        lines = {card: heading_layout(card, name, SIX_ABREAST, height).words for card, name in names.items()}
        lost = [name for card, name in names.items() if " ".join(lines[card]).replace("- ", "") != name]
        assert len(lost) == shortened
        assert not any(words[-1].endswith("-") for words in lines.values())
        for card, name in names.items():
            glyphs, signs = measured(PlayersCard(card, name, SIX_ABREAST, height), SIZE[0])
            held([(text, size) for text, size in glyphs if text not in SMALL])
            assert min(signs, default=SIGN) >= SIGN - 0.01, name


def test_a_long_word_is_halved_only_where_both_halves_have_room() -> None:
    assert heading_layout("L08", "Keidaskaupunki", SIX_ABREAST, ROW_OF_THREE).words == ("Keidas-", "kaupunki")
    assert has_name_room("L08", "Keidaskaupunki", SIX_ABREAST, ROW_OF_THREE)
    assert has_name_room("L08", "Keidaskaupunki", SIX_ABREAST, ROW_OF_THREE - STRIP)
    assert not has_name_room("L08", "Keidaskaupunki", SIX_ABREAST, ROW_OF_THREE - 2 * STRIP)


@pytest.mark.parametrize(("count", "least"), [(4, 23), (6, 16), (9, 15)])
def test_what_a_die_can_do_fills_the_room_below_its_column(count: int, least: float) -> None:
    _, signs = measured(DieColumn(("camel",) * count, 116, 108), SIZE[0])
    assert min(signs) >= least
