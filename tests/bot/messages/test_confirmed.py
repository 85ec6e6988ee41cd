"""A report of a press names all that it did in its first line, an option by the words of its button."""

from itertools import pairwise

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
            first, *_ = result_lines(table, user_on(played.seat), [played.move], [change], voice)
            notes = GAME.annotations(GAME.view(played.before, played.seat), played.move, STOP)
            name = noted_choice(played.move, "", notes, voice).label
            assert first == voice.say("done-move", move=name)
            assert name != voice.sentence(played.move)
            compared += 1
    assert compared


def test_moves_of_one_press_are_named_together_before_their_effects() -> None:
    game = find_game("wayfarers")
    random, voice = playout(game, 0), Voice("en", "wayfarers", NAMES)
    first, second = next(
        (one, other) for one, other in pairwise(random.played) if other.move[0] == "take" and one.seat == other.seat
    )
    table, changes = table_at(game, random.header, first.before), []
    for played in (first, second):
        changes.append(engine_table.play(game, table.log, played.seat, played.move, None))
        table.started = table.log.with_change(changes[-1])
    moves = [first.move, second.move]
    heading, *effects = result_lines(table, user_on(first.seat), moves, changes, voice)
    assert heading == voice.say("done-move", move=" · ".join(map(voice.sentence, moves)))
    assert not [line for line in effects if line.startswith("You chose")]


def test_a_held_answer_is_not_confirmed_as_played() -> None:
    random = playout(GAME, 0)
    table = table_at(GAME, random.header, random.start)
    assert result_lines(table, user_on(0), [random.played[0].move], [], Voice("en", GAME.name, NAMES)) == []
