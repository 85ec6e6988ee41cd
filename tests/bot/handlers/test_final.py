"""A button for what cannot be taken back says so, and no other does."""

import pytest

from bot.advice.advice import Advice
from bot.handlers.choices import first_page, question_at
from bot.text.voice import Voice
from engine.game import STOP, Seat, Words
from engine.move_chain import split_moves
from engine.registry import AnyGame, find_game
from tests.engine.playouts import playout
from tests.support.live_tables import table_at


@pytest.mark.parametrize("name", ["wayfarers", "mesopotamia", "kings", "ur", "tigris"])
async def test_a_move_that_shows_what_was_hidden_says_that_it_stands(name: str) -> None:
    game, advice, voice, told = find_game(name), Advice(), Voice("en", name), 0
    advice.patience_seconds = None
    mark, random = voice.say("mark-final"), playout(find_game(name), 0)
    ending = [played for played in random.played if played.move[0] in ("end", "rest", "throw")]
    for played in (*ending[:8], *random.played[:: len(random.played) // 8]):
        table = table_at(game, random.header, played.before)
        page = await first_page(question_at(table, played.seat, propose=True), voice, advice)
        advice.clear_cache()
        choices = (*page.proposals, *page.choices)
        marked = {choice.words for choice in choices if mark in choice.on_button()}
        assert marked == {one.words for one in choices if _shows(game, played.before, played.seat, one.words)}
        told += len(marked)
    assert told


def _shows(game: AnyGame, state: object, seat: Seat, words: Words) -> bool:
    """Whether a move or a chain of moves shows somebody what was hidden; not, if words are missing."""
    for move in split_moves(words):
        if STOP not in game.words(state, seat, move):
            return False
        step = game.play(state, seat, move)
        if step.informed_seats:
            return True
        state = step.state
    return False
