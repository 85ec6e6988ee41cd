"""The private pictures: cards to choose from, and places to choose."""

import pytest
from msgspec.structs import replace

from bot.text.clauses import sentences
from bot.text.voice import LANGUAGES, Voice
from engine.games.wayfarers.components.effects import GAIN_CARD, GAIN_TILE, Item
from engine.games.wayfarers.components.tables import CARDS, ROW_BY_KIND, TILE_NAMES, TILES
from engine.games.wayfarers.state import Batch, Keep, State, Wrap
from engine.games.wayfarers.view import WayfarersView
from render.games.wayfarers import question, targets
from render.games.wayfarers.choices.targets import own_areas
from render.games.wayfarers.sprites.cards.choice import EnlargedCard
from render.games.wayfarers.sprites.cards.offers import Offer
from render.games.wayfarers.sprites.marks import MissingAssets, PriceCoin, SelectableRim, ShadeOverPlace
from render.games.wayfarers.sprites.pieces import Die
from render.games.wayfarers.sprites.places.journal import StepRequirements
from render.games.wayfarers.sprites.places.piles import price_middle
from render.games.wayfarers.sprites.places.plates import DicePlace, DieColumn
from render.games.wayfarers.sprites.tokens import TokenSign, TokenStrip
from render.theme import STANDARD
from tests.engine.games.wayfarers.playing import GAME
from tests.engine.games.wayfarers.positions import begin, offered, play, with_player, with_table
from tests.render.games.test_legible import GLYPH, Measuring
from tests.render.games.wayfarers.finding import look, played, public
from tests.support.require import require
from tests.support.scenes import items_of, of_kind, texts


def keeping() -> State:
    return next(state for state in played(4) if state.table.agenda[:1] == (Keep("water"),))


def test_the_drawer_sees_three_cards_large() -> None:
    state = keeping()
    scene = require(question(GAME.view(state, state.table.turn.seat), look()))
    assert [choice.name for choice in of_kind(scene, EnlargedCard)] == list(state.drawn)
    assert all(card in scene.alt for card in state.drawn)


def test_nobody_else_sees_drawn_cards() -> None:
    state = keeping()
    for seat in {0, 1, 2, 3, None} - {state.table.turn.seat}:
        assert question(GAME.view(state, seat), look()) is None


def test_links_of_drawn_water_cards_are_described() -> None:
    state = with_player(begin(decks="water:W01,W04,W06"), 0, provision=9, workers="1 0 0")
    drawn = play(state, "crimson worker green W11", "crimson pay", "crimson draw").state
    scene = require(question(GAME.view(drawn, 0), look()))
    assert [len(strip.tokens) for strip in of_kind(scene, TokenStrip)] == [2, 2, 2]


def test_no_question_has_no_picture() -> None:
    assert question(GAME.view(begin(), 0), look()) is None


def test_cards_that_may_be_taken_are_enlarged_in_their_order_with_what_they_cost_now() -> None:
    state = with_player(begin(space="S08/saffron S24 S03 S13"), 0, dice="6", silver=9, land="L19")
    chosen = play(state, "crimson die 6 H1 6", "crimson choose H1 card").state
    offers = [*offered(chosen, "take")]
    for words in (offers, offers[::-1]):
        scene = require(targets(GAME.view(chosen, 0), look(), words))
        shown = of_kind(scene, EnlargedCard)
        assert [choice.name for choice in shown] == words
        assert sorted((choice.price, choice.usual_price, choice.fee_owner) for choice in shown) == [
            (3, 3, "saffron"), (4, 4, ""), (4, 4, ""), (5, 5, ""),
        ]  # fmt: skip


def test_what_is_to_be_paid_stands_in_the_place_of_the_price_and_covers_nothing_that_a_card_brings() -> None:
    view, tiles = asked_for(Item(GAIN_TILE, about="land")), TILE_NAMES[:7]
    scene = require(targets(view, look(), tiles))
    lit, prices = items_of(scene, SelectableRim), items_of(scene, PriceCoin)
    assert {(price.x - pile.x, price.y - pile.y) for pile, price in zip(lit, prices, strict=False)} == {
        price_middle(tile) for tile in tiles[: len(prices)]
    }
    view = asked_for(Item(GAIN_CARD, about="townsfolk"))
    cards = [lying.card for lying in view.table.rows[ROW_BY_KIND["townsfolk"]] if lying is not None]
    scene = require(targets(view, look(), (*cards, "stop")))
    for price, card in zip(items_of(scene, PriceCoin), cards, strict=True):
        corners = [
            (item.x + item.sprite.coin_x, item.y + item.sprite.head_height / 2)
            for item in scene.items
            if isinstance(item.sprite, Offer) and item.sprite.card == card
        ]
        assert corners == [(price.x, price.y)]


def asked_for(item: Item, silver_off: int = 0) -> WayfarersView:
    """What the first player sees who may do this, with what is left of a die's discount."""
    turn = replace(begin().table.turn, silver_off=silver_off)
    return GAME.view(with_table(begin(), turn=turn, agenda=(Batch("die", "H1", (item,)), Wrap())), 0)


@pytest.mark.parametrize(
    ("off", "free", "costs"), [(0, False, [3, 4, 4, 5]), (4, False, [0, 0, 0, 1]), (0, True, [0] * 4)]
)
def test_a_card_without_a_price_left_says_so(off: int, free: bool, costs: list[int]) -> None:
    scene = targets(asked_for(Item(GAIN_CARD, about="space", free=free), off), look(), ("S08", "S24", "S03", "S13"))
    assert scene is not None
    assert sorted(choice.price for choice in of_kind(scene, EnlargedCard) if choice.price is not None) == costs
    assert sorted(choice.usual_price for choice in of_kind(scene, EnlargedCard)) == [3, 4, 4, 5]


@pytest.mark.parametrize(("off", "free", "costs"), [(0, False, [3, 3]), (2, False, [1, 1]), (0, True, [0, 0])])
def test_tiles_tell_what_they_cost_now(off: int, free: bool, costs: list[int]) -> None:
    scene = require(targets(asked_for(Item(GAIN_TILE, about="land", free=free), off), look(), ("UL1", "UL2")))
    assert [choice.price for choice in of_kind(scene, EnlargedCard)] == costs
    many = require(targets(asked_for(Item(GAIN_TILE, about="land", free=free), off), look(), TILE_NAMES[:7]))
    assert {price.silver for price in of_kind(many, PriceCoin)} <= {*costs}
    assert len(of_kind(many, SelectableRim)) == 7


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_enlarged_choice_says_in_words_what_it_does_and_nothing_of_it_is_cut(language: str) -> None:
    speaker = Voice(language, "wayfarers", markdown=False)
    for name in (*list(CARDS)[::9], *list(TILES)[::8]):
        title, told = speaker.word(name).removesuffix(f" ({name})"), sentences(speaker, GAME.explain({}, name))
        canvas = Measuring(EnlargedCard(name, title, told, 3, 4, "crimson", 541.0).box, 0.5, 1)
        canvas.glyphs, canvas.signs = [], []
        EnlargedCard(name, title, told, 3, 4, "crimson", 541.0).paint(canvas, STANDARD)
        written = [text for text, _ in canvas.glyphs]
        head = next(text for text in written if text in (title, f"{title} {name}"))
        assert dict(canvas.glyphs)[head] >= 9
        said = " ".join(text for text in written if text not in ("3", "4", "+1", head))
        assert not told or " ".join(told[0].split()) in said
        assert min(height for text, height in canvas.glyphs if text in said or text == head) >= GLYPH - 0.01


def test_open_steps_tell_how_much_there_is_of_what_is_asked_for() -> None:
    state = with_player(begin(), 0, node="n1a", land="L05 L19")
    scene = require(targets(GAME.view(state, 0), look(), ("n2a", "n2b")))
    assert [(ask.progress, ask.is_open) for ask in of_kind(scene, StepRequirements) if ask.progress] == [
        ("2/2", True),
        ("1/1", True),
    ]


def test_cells_are_lit_before_the_own_seat() -> None:
    view = GAME.view(begin(), 0)
    cells = require(targets(view, look(), ("1b", "3a")))
    rims = of_kind(cells, SelectableRim)
    assert [rim.name for rim in rims] == ["3a", "1b"] or len(rims) == 2
    assert len(of_kind(cells, ShadeOverPlace)) == 14


def test_a_few_places_for_dice_are_enlarged_in_the_order_of_the_buttons() -> None:
    for words in (("HL", "H3"), ("H3", "HL")):
        scene = require(targets(GAME.view(begin(), 0), look(), words))
        assert [choice.name for choice in of_kind(scene, EnlargedCard)] == [*words]


def test_words_that_are_no_places_have_no_picture() -> None:
    assert targets(GAME.view(begin(), 0), look(), ("green", "silver")) is None
    assert targets(public(begin()), look(), ("HL",)) is None


def test_dice_are_enlarged_in_the_order_of_the_buttons_with_what_they_can_do() -> None:
    state = with_player(begin(), 0, dice="1 4 6")
    scene = require(targets(GAME.view(state, 0), look(), ("", "6", "1", "4")))
    assert [die.value for die in of_kind(scene, Die)] == [6, 1, 4]
    assert [one.symbols for one in of_kind(scene, DieColumn)] == [("telescope",), ("camel",), ()]
    places = of_kind(scene, DicePlace)
    for die in (6, 1, 4):
        named = [place.slot for place in places if die in place.dice]
        assert sorted(named) == sorted(word for word in offered(state, f"die {die}") if word)
    assert all(place.dice == tuple(sorted(place.dice, key=(6, 1, 4).index)) for place in places)


def test_dice_that_are_not_placed_name_no_places() -> None:
    state = with_table(with_player(begin(), 0, dice="1 4"), agenda=(Wrap(),))
    scene = require(targets(GAME.view(state, 0), look(rtl=True), ("1", "4")))
    assert [die.value for die in of_kind(scene, Die)] == [1, 4]
    (one, _), (four, _) = [(item.x, item.y) for item in items_of(scene, Die)]
    assert one > four
    assert texts(scene) == []


def test_a_placed_die_is_enlarged_with_its_place_beside_those_that_are_free() -> None:
    state = with_table(with_player(begin(), 0, placed="H4:2", dice="5 6"), agenda=(Wrap(),))
    scene = require(targets(GAME.view(state, 0), look(), ("H4", "5", "6")))
    dice = sorted(items_of(scene, Die), key=lambda item: item.x)
    assert [die.value for item in dice if isinstance(die := item.sprite, Die)] == [2, 5, 6]
    (place,) = of_kind(scene, DicePlace)
    assert (place.slot, place.dice) == ("H4", (2,))


def test_what_a_die_lacks_is_struck_out_where_it_may_not_go() -> None:
    state = with_player(begin(), 0, dice="1 4 6", land="HL L02 L03 L04 L06 L16")
    lit = [word for word in offered(state, "die 1") if word]
    assert len(lit) > 6
    scene = require(targets(GAME.view(state, 0), look(), lit))
    spots = own_areas(GAME.view(state, 0), 0)
    where = {(place.x + place.width / 2, place.y + place.height / 2): slot for slot, place in spots.items()}
    struck = [(item, item.sprite) for item in items_of(scene, MissingAssets)]
    marks = {where[item.x, item.y]: sprite.assets for item, sprite in struck if isinstance(sprite, MissingAssets)}
    assert marks == {"L16": ("pigeon",), "H1": ("telescope",), "H2": ("pigeon",)}


def test_nothing_is_struck_out_where_something_else_than_a_die_is_placed() -> None:
    state = with_player(begin(), 0, dice="4 4", placed="HL:1 H3:4")
    chosen = play(with_player(state, 0, land="L19"), "crimson die 4 H4 4").state
    scene = require(targets(GAME.view(chosen, 0), look(), ("HL", "H3")))
    assert not of_kind(scene, MissingAssets)


@pytest.mark.parametrize("language", ["en", "he"])
def test_guilds_are_lit_where_a_players_influence_in_them_stands(language: str) -> None:
    context = look(rtl=language == "he")
    scene = require(targets(GAME.view(begin(), 0), context, ("science", "exploration")))
    signs = {
        item.sprite.token.sign: (item.x, item.y)
        for item in items_of(scene, TokenSign)
        if isinstance(item.sprite, TokenSign)
    }
    lit = [(item, item.sprite) for item in items_of(scene, SelectableRim) if isinstance(item.sprite, SelectableRim)]
    for guild, (item, sprite) in zip(("science", "exploration"), lit, strict=True):
        x, y = signs[guild]
        assert item.x < x < item.x + sprite.width
        assert item.y < y < item.y + sprite.height


def test_all_that_is_not_asked_about_is_dimmed_and_what_is_unlit_of_its_kind_more() -> None:
    lit = [tile for tile in TILE_NAMES if TILES[tile].kind == "special"][:7]
    scene = require(targets(GAME.view(begin(), 0), look(), lit))
    assert scene.name == "wayfarers-targets"
    veils = of_kind(scene, ShadeOverPlace)
    assert len(of_kind(scene, SelectableRim)) == len(lit)
    assert sum(not veil.is_light for veil in veils) == sum(TILES[tile].kind == "special" for tile in TILE_NAMES) - len(
        lit
    )
    assert len(veils) == len(TILE_NAMES) + 8 - len(lit)
