"""Choices that lie beside the map, on the panel: in the order of the buttons, in words, or lit."""

import pytest
from msgspec.structs import replace

from bot.pictures import explain_component
from bot.text.voice import LANGUAGES, Voice
from engine.games.mesopotamia.content.tables import ACTIONS, BATTLE_ROWS, GOODS
from engine.games.mesopotamia.state import EVENT_DOWN, Act, Choose, Discovery, Home
from engine.games.mesopotamia.view import MesopotamiaView, view
from render.context import PictureContext
from render.games.mesopotamia import hand, targets
from render.games.mesopotamia.market import GARDEN_RECT, SELECTED_STALL_OUTSET, stall_corner
from render.games.mesopotamia.powers import option_signs
from render.games.mesopotamia.setting import SIZE, area_rect
from render.games.mesopotamia.sprites.duel import SectionSign, UnitCard
from render.games.mesopotamia.sprites.land import SelectableRim
from render.games.mesopotamia.sprites.powers import GAP, GOOD, NUMBER, POINTS, SIGN, THEN, EffectSigns
from render.games.mesopotamia.sprites.tablets import LevelWedges, NumberSeal, ReedMat
from render.games.mesopotamia.sprites.tokens import Die, GoodToken, TradeStall, WordSign
from render.layouts.frame import Frame
from render.scene import Scene
from render.sprites.ground import Wall
from tests.engine.games.mesopotamia.positions import GAME, MAP, at, begun
from tests.render.games.mesopotamia.finding import crowded, fought, look
from tests.render.games.test_legible import held, measured, written
from tests.support.require import require
from tests.support.scenes import items_of, of_kind, texts

GAME_CONTENT = begun().content


def telling(language: str = "en") -> PictureContext:
    """A reader to whom components are explained."""
    voice = Voice(language, "mesopotamia", markdown=False)
    return replace(look(language), explain=lambda name: explain_component(GAME, {}, voice, name))


def shown(seen: MesopotamiaView, words: tuple[str, ...], language: str = "en") -> Scene:
    return require(targets(seen, telling(language), words))


def choosing(token: str = "d2") -> MesopotamiaView:
    """What a player sees who chooses an option of an event on D7."""
    area = MAP.by_name["D7"]
    spots = list(crowded().spots)
    spots[area] = replace(spots[area], token=token, event=EVENT_DOWN, owner=None, option=0, die=0)
    return view(replace(crowded(), spots=tuple(spots), agenda=(Choose(area, 0),)), 0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_of_an_event_are_told_in_the_order_of_the_buttons(language: str) -> None:
    told = [text.removeprefix(f"{number}) ") for number, text in enumerate(telling(language).explain("d2"), 1)]
    for words in (("1", "2"), ("2", "1"), ("2",)):
        scene = shown(choosing(), words, language)
        said = " ".join(texts(scene))
        places = [said.index(told[int(word) - 1]) for word in words]
        assert places == sorted(places)
        assert sum(text in said for text in told) == len(words)
        assert "1)" not in said, "the number stands on the seal"
        assert [str(seal.number) for seal in of_kind(scene, NumberSeal)] == [*words]


def test_options_of_an_event_are_drawn_in_the_order_of_the_buttons() -> None:
    first, second = GAME_CONTENT.events["d2"].options
    lines = [line.parts for line in of_kind(shown(choosing(), ("2", "1")), EffectSigns)]
    assert lines == [option_signs(second), option_signs(first)]
    assert option_signs(first) == (
        (NUMBER, "3"), (GOOD, "food"), (GAP, ""), (NUMBER, "1"), (GOOD, "wood"), (GAP, ""), (NUMBER, "+1"),
        (SIGN, "events"),
    )  # fmt: skip
    assert option_signs(second)[-1] == (POINTS, "3")
    lasting = option_signs(GAME_CONTENT.events["m3"].options[1])
    assert lasting[:4] == ((NUMBER, "6"), (NUMBER, "×"), (GOOD, "stone"), (THEN, ""))


def test_no_event_is_drawn_without_its_options() -> None:
    assert targets(choosing(), telling(), ("option",)) is None


def test_every_option_of_an_event_can_be_drawn() -> None:
    for card in GAME_CONTENT.events.values():
        for option in card.options:
            line = EffectSigns(option_signs(option))
            assert line.width < SIZE[0] - 60
            held(measured(line, SIZE[0])[0])


def test_quests_are_drawn_with_what_they_need() -> None:
    scene = shown(view(begun(), 0), ("Q10", "Q1"))
    assert [good.name for good in of_kind(scene, GoodToken)] == ["bone", "stone"]
    assert {"explore", "warfare"} <= {sign.name for sign in of_kind(scene, WordSign)}
    assert texts(scene).count("3") >= 2


def test_quests_say_what_they_need() -> None:
    seen = view(begun(), 0)
    written = texts(shown(seen, ("Q5", "Q4")))
    names = [telling().word(name) for name in ("Q5", "Q4")]
    assert [text for text in written if text in names] == names
    assert all(" ".join(telling().explain(name)) in " ".join(written) for name in ("Q5", "Q4"))


def test_quests_of_which_several_are_kept_are_all_shown() -> None:
    kept = tuple((words, ()) for words in (("Q5", "Q4", "Q1"), ("Q5", "Q4", "Q2"), ("Q4", "Q1", "Q2")))
    scene = require(targets(view(begun(), 0), replace(telling(), choices=kept), ("Q5", "Q4")))
    assert {telling().word(name) for name in ("Q5", "Q4", "Q1", "Q2")} <= set(texts(scene))


@pytest.mark.parametrize("language", LANGUAGES)
def test_places_for_trade_are_lit_in_the_market(language: str) -> None:
    state = crowded()
    scene = shown(view(state, 0), ("12", "42"), language)
    stands = {(item.x, item.y) for item in items_of(scene, TradeStall)}
    numbers = [number for number, slot in enumerate(state.content.slots) if slot.name in ("12", "42")]
    corners = {stall_corner(number) for number in numbers}
    lit = {(item.x, item.y) for item in items_of(scene, SelectableRim)}
    assert lit == (corners if language != "he" else {(1100 - x - TradeStall.WIDTH, y) for x, y in corners})
    assert lit <= stands
    for rim in of_kind(scene, SelectableRim):
        assert rim.box.left < 0 < TradeStall.WIDTH < rim.box.right, "a rim around a place cuts none of its signs"


@pytest.mark.parametrize("language", ["en", "he"])
@pytest.mark.parametrize("goods", [("food",), ("food", "wood"), GOODS])
def test_a_mat_is_hardly_larger_than_the_goods_on_it(goods: tuple[str, ...], language: str) -> None:
    scene = shown(view(begun(), 0), goods, language)
    (mat,), tokens = items_of(scene, ReedMat), items_of(scene, GoodToken)
    left, right = mat.x + mat.sprite.box.left, mat.x + mat.sprite.box.right
    for start, end in ((left, min(token.x for token in tokens)), (max(token.x for token in tokens), right)):
        assert 60 < end - start < 160


@pytest.mark.parametrize("language", ["en", "he"])
def test_a_garden_alone_is_lit_above_the_market(language: str) -> None:
    seen = view(crowded(), 0)
    (lit,) = items_of(shown(seen, ("garden",), language), SelectableRim)
    x, y, width, height = Frame(SIZE[0], language == "he").place_card(GARDEN_RECT)
    assert (lit.x, lit.y, lit.sprite) == (x, y, SelectableRim(width, height, SELECTED_STALL_OUTSET))
    assert targets(seen, telling(language), ("settlement", "garden")) is None, "places on the map come first"


def test_homes_are_lit_by_their_numbers() -> None:
    seen = view(replace(begun(), agenda=(Home(0),)), 0)
    lit = {(item.x, item.y) for item in items_of(shown(seen, ("1", "2")), SelectableRim)}
    homes = {number for number, area in enumerate(MAP.areas) if area.home in (1, 2)}
    assert lit == {area_rect(MAP, area, 2)[:2] for area in homes}


def test_numbers_of_bones_are_no_places() -> None:
    seen = view(at(begun(), "C3", "sumer 1 spearman"), 0)
    assert targets(seen, telling(), ("0", "1", "2")) is None
    assert not of_kind(shown(seen, ("C3",)), TradeStall)


@pytest.mark.parametrize("language", ["en", "he"])
def test_dice_are_enlarged_in_the_order_of_the_buttons(language: str) -> None:
    scene = shown(view(begun(), 0), ("", "silver-star", "white-e", "black"), language)
    dice = sorted(items_of(scene, Die), key=lambda item: item.x, reverse=language == "he")
    assert [(die.colour, die.face) for item in dice if isinstance(die := item.sprite, Die)] == [
        ("silver", "star"), ("white", "e"), ("black", ""),
    ]  # fmt: skip
    words = [telling(language).word(word) for word in ("silver-star", "white-e", "black")]
    assert texts(scene) == words


@pytest.mark.parametrize("language", LANGUAGES)
def test_goods_are_enlarged_in_the_order_of_the_buttons(language: str) -> None:
    scene = shown(view(begun(), 0), ("stone", "food", "bone"), language)
    goods = sorted(items_of(scene, GoodToken), key=lambda item: item.x, reverse=language == "he")
    assert [good.name for item in goods if isinstance(good := item.sprite, GoodToken)] == ["stone", "food", "bone"]
    had = begun().realms[0].goods
    said = [(str(had[GOODS.index(word)]), telling(language).word(word)) for word in ("stone", "food", "bone")]
    assert texts(scene) == [text for pair in said for text in pair]


def test_cards_of_a_battle_are_enlarged_each_with_the_section_that_is_chosen() -> None:
    seen = view(fought(crowded()), 0)
    words = ("sp2-tactics", "sp2-mobility", "ar1-strength", "ri1-strength", "ri1-tactics", "sp1-strength")
    scene = shown(seen, words)
    cards = sorted(items_of(scene, UnitCard), key=lambda item: (item.y, item.x))
    assert [card.name for item in cards if isinstance(card := item.sprite, UnitCard)] == [
        word.partition("-")[0] for word in words
    ]
    signs = sorted(items_of(scene, SectionSign), key=lambda item: (item.y, item.x))
    assert [sign.row for item in signs if isinstance(sign := item.sprite, SectionSign)] == [1, 2, 0, 0, 1, 0]
    assert texts(scene).count(telling().say("picture-strength")) == 3
    assert not of_kind(shown(seen, ("sp2", "ar1")), SectionSign)


def test_only_cards_and_dice_are_enlarged() -> None:
    seen = view(fought(crowded()), 0)
    for words in (("sp9",), ("sp1", "sp1-luck"), ("white", "straw"), ("",), ()):
        assert targets(seen, telling(), words) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_enlarged_cards_are_legible(language: str) -> None:
    seen = view(fought(crowded()), 0)
    words = tuple(f"{card}-{row}" for card in ("sp1", "sp2", "ar1", "ri1") for row in BATTLE_ROWS)
    for count in (3, 5, 6, 10):
        scene = shown(seen, words[:count], language)
        held(written(scene.items))
        assert scene.size[1] <= SIZE[1]
    assert targets(seen, telling(language), words) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_technologies_are_told_as_they_are_used_and_as_they_are_once_they_are_raised(language: str) -> None:
    words = ("growth", "research")
    state = replace(begun(), agenda=(Act(),))
    empire, levels = state.config.empires[0], state.realms[0].levels
    for agenda, raised in (((Act(),), 0), ((Discovery(0),), 1)):
        scene = shown(view(replace(state, agenda=agenda), 0), words, language)
        after = [levels[ACTIONS.index(word)] + raised for word in words]
        assert [level.level for level in of_kind(scene, LevelWedges)] == after
        said = " ".join(texts(scene))
        for word, level in zip(words, after, strict=True):
            assert "".join(telling(language).explain(f"{empire}-{word}-{level}")) in said
        titles = [said.lower().index(telling(language).word(word)) for word in words]
        assert titles == sorted(titles)
        held(written(scene.items))
    assert targets(view(state, None), telling(language), words) is None


@pytest.mark.parametrize("count", range(1, len(ACTIONS) + 1))
def test_technologies_fill_their_rows_and_show_what_they_do(count: int) -> None:
    scene = shown(view(replace(begun(), agenda=(Act(),)), 0), ACTIONS[:count], "fi")
    assert isinstance(scene.backdrop, Wall)
    plates = scene.backdrop.cards
    ends = {top: max(x + width for x, at, width, _ in plates if at == top) for _, top, _, _ in plates}
    assert {round(end) for end in ends.values()} == {1094}
    assert len(of_kind(scene, EffectSigns)) == count


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_quest_loses_words_of_its_name(language: str) -> None:
    state = begun()
    quests = tuple(state.content.quests)
    for first in range(0, len(quests), 3):
        kept = quests[first : first + 3]
        hidden = replace(state.hidden, quests=(kept, *state.hidden.quests[1:]))
        scene = require(hand(view(replace(state, hidden=hidden), 0), telling(language)))
        assert [name for name in map(telling(language).word, kept) if name not in " ".join(texts(scene))] == []
