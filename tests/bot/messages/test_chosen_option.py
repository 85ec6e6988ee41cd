"""A report of a move names an option by the words of its button, not by its number."""

import pytest

from bot.handlers.play import result_lines
from bot.text.voice import LANGUAGES, Voice
from bot.ui.panel import noted_choice
from engine import table as engine_table
from engine.game import STOP
from engine.registry import find_game
from tests.engine.playouts import playout
from tests.support.live_tables import NAMES, table_at, user_on

GAME = find_game("mesopotamia")


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_option_of_an_event_is_reported_by_the_words_of_its_button(language: str) -> None:
    random, voice, compared = playout(GAME, 0), Voice(language, GAME.name, NAMES), 0
    for played in random.played:
        if played.move[0] == "option":
            table = table_at(GAME, random.header, played.before)
            change = engine_table.play(GAME, table.log, played.seat, played.move, None)
            first, *_ = result_lines(table, user_on(played.seat), played.move, change, voice)
            notes = GAME.annotations(GAME.view(played.before, played.seat), played.move, STOP)
            name = noted_choice(played.move, "", notes, voice).label
            assert first == voice.say("done-move", move=name)
            assert name != voice.sentence(played.move)
            compared += 1
    assert compared
