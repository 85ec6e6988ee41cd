"""A button for what cannot be taken back says so, and no other does."""

import pytest

from bot.advice.advice import Advice
from bot.handlers.choices import asked_at, opening
from bot.text.voice import Voice
from engine.registry import find
from tests.engine.playouts import playout
from tests.support.live_tables import table_at


@pytest.mark.parametrize("name", ["wayfarers", "mesopotamia", "kings", "ur"])
async def test_a_verb_that_shows_what_was_hidden_says_that_it_stands(name: str) -> None:
    game, advice, voice, told = find(name), Advice(), Voice("en", name), 0
    mark, random = voice.say("mark-final"), playout(find(name), 0)
    short = [played for played in random.played if len(played.move) == 1 and played.move[0] in ("end", "rest", "throw")]
    for played in short[:8]:
        table = table_at(game, random.header, played.before)
        page = await opening(asked_at(table, played.seat, propose=False), voice, advice)
        advice.forget()
        marked = {choice.words for choice in page.choices if mark in choice.text()}
        whole = played.move in {choice.words for choice in page.choices}
        assert (played.move in marked) == (whole and bool(played.step.informed_seats))
        assert all(len(words) == 1 for words in marked)
        told += len(marked)
    assert told
