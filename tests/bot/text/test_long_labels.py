"""Resources spent by the way are never cut off a button, however long its names are."""

import pytest

from bot.model import limits
from bot.text.direction import without_marks
from bot.text.voice import LANGUAGES, Voice
from bot.ui.panel import move_name, noted_choice
from engine.game import Words
from engine.games.wayfarers.components.tables import SLOT, TILES

SEEN = 30
"""How many signs of a choice a phone shows."""

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
        text = noted_choice(move, move_name(move, voice), notes, voice).text()
        assert len(text) + MOST <= limits.BUTTON_LABEL, text


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_a_tile_may_go_is_seen_at_a_glance(language: str) -> None:
    voice = Voice(language, "wayfarers", markdown=False)
    places = [
        move_name(("tile", tile, face, cell, "silver"), voice)
        for tile in TILES
        for face in ("front", "back")
        for cell in ("1b", "2b", "3b")
    ]
    assert len({place[:SEEN] for place in map(without_marks, places)}) == len(places)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_swap_of_nearly_all_tiles_says_which_stay(language: str) -> None:
    voice, said = Voice(language, "tigris", markdown=False), list[str]()
    for stays in (("farm",), ("market",), ("market", "market"), ("settlement",)):
        label = noted_choice(("swap", "temple"), "all of it", (("stays", stays),), voice).text()
        said.append(without_marks(label)[:SEEN])
    assert len({*said}) == len(said)
