"""A panel never shows buttons without the question that they answer."""

import re
from collections.abc import Iterator
from random import Random

import pytest

from bot.handlers.panel import renew_panel
from bot.model.person import Panel
from bot.tables.live_table import LiveTable
from bot.text.voice import LANGUAGES
from engine.game import STOP, Seat, Words
from engine.registry import GAMES, AnyGame
from render.service import PictureService
from tests.engine.playouts import playout
from tests.support.core import Core, core
from tests.support.live_tables import table_at, user_on
from tests.support.unpainted import no_picture

__all__ = ["core"]

strides = pytest.mark.parametrize("stride", [100, pytest.param(25, marks=pytest.mark.full)])
"""At every position of so many, of four games, panels are looked at."""


def positions(game: AnyGame, stride: int) -> Iterator[tuple[LiveTable, Seat]]:
    """Yield positions of random games, in the languages by turns, with who is to move."""
    languages = 0
    for number in range(4):
        random = playout(game, number)
        for played in random.played[number * stride // 4 :: stride]:
            language = LANGUAGES[languages % len(LANGUAGES)]
            yield table_at(game, random.header, played.before, language=language), played.seat
            languages += 1


def begun(table: LiveTable, seat: Seat, chance: Random) -> Iterator[Words]:
    """Yield for each verb the beginnings of one move, of which each leaves something to be said."""
    words = table.game.words
    for verb in words(table.state, seat, ()):
        prefix: Words = (verb,)
        while open_words := [word for word in words(table.state, seat, prefix) if word != STOP]:
            yield prefix
            prefix = (*prefix, chance.choice(open_words))


@strides
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
async def test_a_panel_asks_the_question_that_its_buttons_answer(
    core: Core, monkeypatch: pytest.MonkeyPatch, game: AnyGame, stride: int
) -> None:
    monkeypatch.setattr(PictureService, "_draw_png", no_picture)
    chance, asked = Random(1), set[str]()
    for table, seat in positions(game, stride):
        core.services.advice.clear_cache()
        for prefix in ((), *begun(table, seat, chance)):
            panel = await renew_panel(
                core.services, table, Panel(user_on(seat), table.id, 1, "", 0.0, 0, prefix, since=0)
            )
            text = panel.view.to_components()[0]["content"]  # type: ignore[no-untyped-call]  # discord.py says nothing of it
            questions = re.findall(r"\*\*[^*]+\*\*", text)
            assert len([one for one in questions if "?" in one]) == 1, text
            asked.update(questions)
    assert asked
