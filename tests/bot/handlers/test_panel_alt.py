"""The text that stands for a panel's picture says what each choice does."""

from random import Random

import pytest
from msgspec.structs import replace

from bot.handlers.choices import next_page, question_at
from bot.handlers.panel import renew_panel
from bot.model.person import Panel
from bot.ui.panel import note_text
from engine.registry import GAMES, AnyGame
from render.scene import MAX_ALT_LENGTH
from render.service import PictureService
from tests.bot.handlers.test_panel_text import begun, positions, strides
from tests.support.core import Core, core
from tests.support.live_tables import user_on
from tests.support.unpainted import no_picture

__all__ = ["core"]


@strides
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
async def test_a_panels_picture_in_words_says_what_each_choice_does(
    core: Core, monkeypatch: pytest.MonkeyPatch, game: AnyGame, stride: int
) -> None:
    monkeypatch.setattr(PictureService, "_draw_png", no_picture)
    chance, told = Random(1), 0
    for table, seat in positions(game, stride):
        core.services.advice.clear_cache()
        voice = await core.services.voice_for(user_on(seat), table)
        pictures = core.services.pictures
        held = (*pictures.sketch_hand(table.position, seat, voice), *pictures.sketch_conflict(table.position, voice))
        beside = {sketch.scene.alt for sketch in held}
        for prefix in begun(table, seat, chance):
            panel = await renew_panel(
                core.services, table, Panel(user_on(seat), table.id, 1, "", 0.0, 0, prefix, since=0)
            )
            offered = await next_page(question_at(table, seat, propose=False), prefix, 0, voice, core.services.advice)
            details = {
                detail
                for one in offered.choices_with_controls
                if (detail := note_text(one.notes, replace(voice, markdown=False)))
            }
            for alt in {card.alt for card in (panel.pictures or ())[:1]} - beside:
                assert len(alt) == MAX_ALT_LENGTH or [detail for detail in details if detail not in alt] == []
                told += len(details)
    assert told or not any(game.components({}))
