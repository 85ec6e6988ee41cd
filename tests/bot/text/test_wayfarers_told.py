"""Wayfarers in words: what its summary says of the rules."""

import pytest

from bot.text.catalog import catalog
from bot.text.voice import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_R3_20_the_summary_does_not_make_special_tiles_cost_anything(language: str) -> None:
    used = catalog(language, "wayfarers")
    _, _, caravan = used.format("game-rules-1", {}).partition("(R3.20)")
    prices, _, after = caravan.strip().partition(used.format("word-special", {"count": 1}))
    assert "3" in prices
    assert after
    assert not any(digit in after.partition(".")[0] for digit in "23")


@pytest.mark.parametrize(("language", "said"), [("cs", "−2 vlivy"), ("fi", "−2 vaikutusta"), ("he", "−שתי השפעות")])
def test_two_influence_are_a_price_in_the_plural(language: str, said: str) -> None:
    assert said in catalog(language, "wayfarers").say("tag-net", {"good": "trade", "net": 2}, ())
