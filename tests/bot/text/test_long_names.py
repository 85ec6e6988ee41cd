"""Whole moves with the longest names of Wayfarers fit on a button, with their number and price."""

from itertools import product

import pytest
from msgspec.structs import replace

from bot.model import limits
from bot.text.voice import LANGUAGES, Voice
from bot.ui.panel import move_name, noted_choice
from engine.registry import find_game

GOODS = ("silver", "provision")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_and_no_price_is_cut_on_a_button(language: str) -> None:
    game, voice = find_game("wayfarers"), Voice(language, "wayfarers", markdown=False)
    components = game.components({option.name: option.choices[0] for option in game.options})

    def longest(*letters: str) -> list[str]:
        """The two longest names of the cards whose ids begin so."""
        cards = (one for one in components if one[0] in letters and one[1:].isdigit())
        return sorted(cards, key=lambda one: len(voice.word(one)))[-2:]

    own, notes = longest("L", "W"), (("good", "silver"), ("price", 3), ("net", 3), ("fee", 1))
    moves = [
        *product(("hire",), longest("T"), own, GOODS),
        *product(("inspire",), longest("I"), longest("S"), GOODS),
        *(("keep", *pair) for pair in (own, own[::-1])),
    ]
    for move in moves:
        choice = noted_choice(move, move_name(move, voice), notes if move[0] == "hire" else (), voice)
        assert len(choice.price) == (move[0] == "hire")
        assert len(replace(choice, gains=("+2",), number=12).text()) <= limits.BUTTON_LABEL_LENGTH
