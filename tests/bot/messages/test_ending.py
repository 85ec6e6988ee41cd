"""The end of a game is told once, and no question is told as if it were answered."""

import pytest

from bot.handlers.pages import waiting_line
from bot.handlers.play import result_lines
from bot.messages.board import ending_lines
from bot.text.voice import LANGUAGES, Voice
from engine import table as engine_table
from engine.game import SeatRef, public_events
from engine.registry import GAMES, AnyGame
from tests.engine.playouts import playout
from tests.support.live_tables import NAMES, table_at, user_on
from tests.support.require import require

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
OVER = "The game is over"
SAID_BY = f"`event-game-ended` says \u201c{OVER}: …\u201d and why, once"


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_public_end_says_once_that_the_game_is_over(game: AnyGame, language: str) -> None:
    random = playout(game, 1)
    voice = Voice(language, game.name, NAMES)
    last = random.played[-1].step
    result = require(game.result(last.state))
    told = ending_lines(voice, result, random.header, last.events)
    assert voice.say("game-over-title") not in told
    if language == "en":
        assert "\n".join([*map(voice.event, public_events(last.events)), *told]).count(OVER) == 1, SAID_BY


@every_game
def test_the_last_mover_reads_once_that_the_game_is_over_and_why(game: AnyGame) -> None:
    random = playout(game, 1)
    last = random.played[-1]
    table = table_at(game, random.header, last.before)
    change = engine_table.play(game, table.log, last.seat, last.move, None)
    table.started = table.log.with_change(change)
    voice = Voice("en", game.name, NAMES)
    confirmed = result_lines(table, user_on(last.seat), [last.move], [change], voice)
    lines = [*confirmed, waiting_line(table.position, voice)]
    assert "\n".join(lines).count(OVER) == 1, SAID_BY
    assert lines[-1].startswith(f"{OVER}: ")


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_question_reads_like_the_end_of_a_turn(game: AnyGame, language: str) -> None:
    voice = Voice(language, game.name, NAMES)
    if not voice.has("event-turn-ended"):
        return
    for number in range(3):
        for played in playout(game, number).played:
            decision = require(game.decision(played.before))
            assert voice.decision(decision) != voice.say("event-turn-ended", who=SeatRef(played.seat))
