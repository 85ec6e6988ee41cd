"""The pages of a table, a tryout and a lesson are the same, and say nothing that their reader does not know."""

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from bot.advice.advice import Advice
from bot.handlers.choices import SeatQuestion, question_at
from bot.handlers.pages import find_page, question_line
from bot.text.voice import Voice
from bot.ui.components import Menu, PressButton
from bot.ui.page import Page, Source, page_controls
from engine.chance import Chance
from engine.registry import GAMES, AnyGame
from tests.bot.handlers.test_page_counts import every_game, positions, waiting
from tests.support.live_tables import NAMES, table_at

COUNT = 4
"""Positions of each game."""


async def pages(asked: SeatQuestion, voice: Voice, advice: Advice) -> list[Page]:
    """The first page and those after each kind of moves."""
    first = await find_page(asked, (), 0, voice, advice)
    return [first, *[await find_page(asked, kind.words, 0, voice, advice) for kind in first.kinds]]


def controls(page: Page, voice: Voice) -> list[tuple[object, ...]]:
    """The label of each control of a page, and the rest of its address after the beginning."""
    found = list[tuple[object, ...]]()
    for one in page_controls(page, voice).children:
        assert isinstance(one, PressButton | Menu)
        act = one.address.act.removeprefix(page.source.act_prefix)
        words = one.address.words[len(page.source.lead) :]
        shown = (one.label, one.style) if isinstance(one, PressButton) else (tuple(one.options), one.hint)
        found.append((shown, one.row, act, words))
    return found


@every_game
async def test_a_table_a_tryout_and_a_lesson_have_the_same_pages(game: AnyGame) -> None:
    advice, voice = waiting(), Voice("en", game.name, NAMES)
    for table, seat in positions(game, COUNT):
        advice.clear_cache()
        asked = question_at(table, seat, propose=True)
        sources: Sequence[Source] = (
            Source(table.id, asked.source.version, "try"),
            Source(0, asked.source.version, "task", (game.name,)),
        )
        at_table = [controls(page, voice) for page in await pages(asked, voice, advice)]
        for source in sources:
            beside = replace(asked, source=source)
            found = await pages(beside, voice, advice)
            assert [controls(page, voice) for page in found] == at_table
            assert question_line(beside, found[0], voice) == question_line(asked, found[0], voice)


@pytest.mark.parametrize("game", [game for game in GAMES if game.name != "ur"], ids=lambda game: game.name)
async def test_a_page_is_the_same_whatever_its_reader_does_not_know(game: AnyGame) -> None:
    voice, differing = Voice("en", game.name, NAMES), 0
    for table, seat in positions(game, COUNT):
        seen = list[list[list[tuple[object, ...]]]]()
        for number in range(3):
            chance = Chance(bytes([number]) * 32)
            other = game.sample_state(game.view(table.state, seat), chance) if number else table.state
            differing += other != table.state
            advice = waiting()
            again = table_at(game, table.log.header, other)
            found = await pages(question_at(again, seat, propose=True), voice, advice)
            seen.append([controls(page, voice) for page in found])
        assert seen[0] == seen[1] == seen[2]
    assert differing
