"""What is spent by the way is never cut off a button, however long its names are."""

import pytest

from bot.model import limits
from bot.text.voice import LANGUAGES, Voice
from bot.ui.panel import called, noted_choice
from engine.game import Words
from engine.games.wayfarers.components.tables import SLOT

MOST = len("20 ")
"""What the number of a line takes on a button."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("guilds", "helps"),
    [(("exploration",), ("ship",)), (("trade",), ("trade",)), (("exploration", "trade"), ("ship", "trade"))],
)
def test_a_die_with_help_fits_on_a_button(language: str, guilds: Words, helps: Words) -> None:
    voice, notes = Voice(language, "wayfarers", markdown=False), (("guild", guilds), ("price", len(guilds)))
    for slot in SLOT:
        move = ("die", "4", slot, "5", *helps)
        text = noted_choice(move, called(move, voice), notes, voice).text()
        assert len(text) + MOST <= limits.BUTTON_LABEL, text
