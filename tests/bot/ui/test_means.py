"""A reader's resources stand beside prices, and a move's costs and gains are reported."""

import re

import pytest
from msgspec.structs import replace

from bot.text.direction import without_marks
from bot.text.signs import Emoji, Signs
from bot.text.voice import LANGUAGES, Voice
from bot.ui.means import goods_lines, resource_lines
from bot.ui.page import Page, Source
from bot.ui.panel import Choice, noted_choice
from engine.game import Event, Facts, SeatRef
from engine.registry import GAMES, AnyGame
from tests.engine.playouts import playout

VOICE = Voice("en", "wayfarers", ("Ann", "Ben"))
PURSE = {"silver": 4, "provision": 1, "influence-trade": 2, "influence-science": 0}


def page(*notes: Facts, prefix: tuple[str, ...] = ()) -> Page:
    choices = tuple(noted_choice(("take", f"S{place}"), f"S{place}", one, VOICE) for place, one in enumerate(notes))
    return Page(Source(7, 3), prefix, answers=choices)


def test_only_the_goods_that_choices_cost_are_listed() -> None:
    assert goods_lines(PURSE, page((("good", "silver"), ("price", 3)), (("points", 2),)), VOICE) == [
        "You have: 4 silver."
    ]
    assert goods_lines(PURSE, page((("guild", ("trade",)), ("price", 1))), VOICE) == ["You have: 2 influence on trade."]
    assert goods_lines(PURSE, page((("cost", ("provision-1", "silver-2")),)), VOICE) == [
        "You have: 4 silver and 1 provision."
    ]
    assert goods_lines(PURSE, page((("points", 2),), ()), VOICE) == []


def test_a_price_that_does_not_say_in_what_it_is_paid_may_be_paid_in_all_goods() -> None:
    everything = goods_lines(PURSE, page((("fee", SeatRef(1)),)), VOICE)
    assert everything == ["You have: 4 silver, 1 provision and 2 influence on trade."]


def test_what_was_paid_and_got_is_told_unless_an_event_tells_it() -> None:
    after = {**PURSE, "silver": 1, "provision": 3}
    assert resource_lines(PURSE, after, (), VOICE) == ["You paid: 3 silver.", "You got: 2 provisions."]
    gained = Event("gained", (("who", SeatRef(0)), ("good", "provision"), ("count", 2)))
    assert resource_lines(PURSE, after, (gained,), VOICE) == ["You paid: 3 silver."]
    assert resource_lines(PURSE, PURSE, (), VOICE) == []


def test_a_choice_without_a_price_spends_nothing() -> None:
    assert noted_choice(("take",), "x", (("points", 1),), VOICE).spends == Choice(("take",), "x").spends == frozenset()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_good_of_a_purse_has_a_word(game: AnyGame) -> None:
    state = playout(game, 0).states[3]
    purse = game.resources(game.view(state, 0))
    assert game.resources(game.view(state, None)) == {}
    for language in LANGUAGES:
        assert all(Voice(language, game.name).has(f"word-{good}") for good in purse)


def test_goods_stand_behind_their_signs_and_the_words_stay() -> None:
    signs = Signs(lambda *_: "")
    signs.update({("wayfarers", name, "standard"): Emoji(f"wayfarers_{name}", 1) for name in ("silver", "trade")})
    offered = page((("fee", SeatRef(1)),))
    told = goods_lines(PURSE, offered, replace(VOICE, signs=signs))
    goods = "<:wayfarers_silver:1> 4 silver, 1 provision and <:wayfarers_trade:1> 2 influence on trade"
    assert told == [f"You have: {goods}."]
    for language in LANGUAGES:
        voice = replace(VOICE, language=language)
        (with_signs,), (words,) = (goods_lines(PURSE, offered, one) for one in (replace(voice, signs=signs), voice))
        bare = without_marks(re.sub("<:[^>]*> ", "", with_signs))
        assert bare.replace("ו־", "ו") == without_marks(words).replace("ו־", "ו")  # Hebrew joins a sign with a hyphen
