"""The controls of a question by direct message say the same as those of the panel in the channel."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from bot.handlers.panel import renew_panel
from bot.model import limits
from bot.model.person import Panel, Person
from bot.outbox.rendering import direct_message
from bot.tables.live_table import LiveTable
from bot.text.voice import LANGUAGES, Voice
from bot.ui import choice_names
from bot.ui import panel as panel_labels
from bot.ui.components import PressButton
from bot.ui.custom_id import read_address
from engine.game import Seat, Words
from engine.registry import GAMES, AnyGame
from render.service import PictureService
from tests.engine.playouts import playout
from tests.support.core import Core, core
from tests.support.live_tables import table_at, user_on
from tests.support.require import require
from tests.support.unpainted import no_picture

__all__ = ["core"]

MOST = 12
"""Questions of a kind that are looked at."""


def questions(game: AnyGame) -> Iterator[tuple[LiveTable, Seat]]:
    """Yield private questions of random games, in the languages by turns, with who is asked."""
    found: dict[str, int] = {}
    for number in range(8):
        random = playout(game, number)
        for played in random.played:
            decision = game.decision(played.before)
            if decision is not None and decision.private and found.setdefault(decision.kind, 0) < MOST:
                language = LANGUAGES[found[decision.kind] % len(LANGUAGES)]
                found[decision.kind] += 1
                yield table_at(game, random.header, played.before, language=language), decision.seats[0]


def _labels(components: list[dict[str, Any]]) -> Iterator[tuple[Words, str]]:
    """Yield the words of the buttons of a message, and how each is called."""
    for button in (one for row in components for one in row.get("components", ()) if "label" in one):
        address = require(read_address(button["custom_id"]))
        yield address.words, button["label"]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
async def test_a_question_by_direct_message_has_the_labels_of_the_panel(
    core: Core, monkeypatch: pytest.MonkeyPatch, game: AnyGame
) -> None:
    monkeypatch.setattr(PictureService, "_draw_png", no_picture)
    monkeypatch.setattr(choice_names, "brief_name", lambda *_: "")  # beside a picture's number the panel is briefer
    monkeypatch.setattr(panel_labels, "brief_name", lambda *_: "")
    asked, compared = list(questions(game)), 0
    for table, seat in asked:
        core.services.advice.clear_cache()
        user = user_on(seat)
        message = await direct_message(table, seat, "", Person(user), core.services.pictures)
        panel = await renew_panel(core.services, table, Panel(user, table.id, 1, "", 0.0, 0))
        final = Voice(table.language, game.name).say("mark-final")
        short = dict(_labels(panel.view.to_components()))  # type: ignore[no-untyped-call]  # discord.py says nothing of it
        for press in require(message.controls).children:
            assert isinstance(press, PressButton)
            if press.address.words:
                label = short.get(press.address.words, press.label) or ""
                said = re.sub(r"^\d+ (?=\D)", "", label)
                by_message = press.label if final in said else press.label.replace(f" {final}", "")
                assert by_message.startswith(said), "the panel says the same, numbered"
                assert len(press.label) < limits.BUTTON_LABEL_LENGTH
                compared += press.address.words in short
    assert compared or not asked
