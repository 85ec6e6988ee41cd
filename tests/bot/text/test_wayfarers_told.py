"""Wayfarers in words: what its summary says of the rules."""

import re

import pytest

from bot.text.catalog import catalog
from bot.text.clauses import full_explanation
from bot.text.voice import LANGUAGES, Voice
from engine.game import Decision, SeatRef
from engine.games.wayfarers.explain import explain_components


@pytest.mark.parametrize("language", LANGUAGES)
def test_R3_20_the_summary_does_not_make_special_tiles_cost_anything(language: str) -> None:
    used = catalog(language, "wayfarers")
    special = used.format("word-special", {"count": 1})
    (caravan,) = (part for part in used.format("game-rules-1", {}).split("### ") if special in part)
    prices, _, after = caravan.strip().partition(special)
    assert "3" in prices
    assert after
    assert not any(digit in after.partition(".")[0] for digit in "23")


@pytest.mark.parametrize(("language", "said"), [("cs", "2 vlivy"), ("fi", "2 vaikutusta"), ("he", "שתי השפעות")])
def test_two_influence_are_a_price_in_the_plural(language: str, said: str) -> None:
    assert said in catalog(language, "wayfarers").say("note-net", {"good": "trade", "net": 2}, ())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_price_is_a_sign_on_a_button_and_a_word_in_its_note(language: str) -> None:
    used = catalog(language, "wayfarers")
    assert "🧭" in used.say("tag-guild", {"guild": ("exploration",)}, ())
    assert "🧭" in used.say("sign-guild", {"guild": ("exploration",)}, ())
    assert used.translate_word("exploration")[:4] in used.say("sign-guild", {"guild": ("exploration",)}, ())


@pytest.mark.parametrize(
    ("language", "place"), [("en", "journal place"), ("fi", "matkakirjan kohta"), ("he", "ביומן"), ("cs", "zápisníku")]
)
def test_what_is_used_from_the_journal_says_so(language: str, place: str) -> None:
    def said(by: str, source: str) -> str:
        facts = (("who", SeatRef(0)), ("by", by), ("source", source), ("left", ("inspiration",)), ("must", 0))
        return Voice(language, "wayfarers", ("Ann",)).decision(Decision("effects", (0,), facts))

    assert place in said("node", "n2b")
    assert place not in said("card", "W33")


def test_nothing_that_is_gained_seems_to_be_for_sale() -> None:
    voice = Voice("en", "wayfarers")
    said = [full_explanation(voice, clauses) for _, clauses in explain_components().values()]
    choices = [line for line in said if " or buy " in line]
    assert len(choices) >= 6
    assert not [line for line in said if re.search(r"\b(buy|take|hire) [a-z ]+ or \d", line)]
