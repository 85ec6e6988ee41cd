"""What a panel offers first, at random positions of the games."""

from collections.abc import Iterator

import pytest

from bot.advice import Advice
from bot.handlers.choices import following
from bot.tables.live_table import LiveTable
from bot.text.voice import Voice
from bot.ui.panel import ROOM
from engine.game import STOP, Seat, Words
from engine.games import find
from tests.engine.playouts import playout
from tests.support.house import EVERY_GAME
from tests.support.live_tables import table_at, user_on

TIGRIS = find("tigris", EVERY_GAME)
VOICE = Voice("en", "tigris")


@pytest.fixture
def advice() -> Advice:
    made = Advice()
    made.patience = None
    return made


def positions(game: int, stride: int) -> Iterator[tuple[LiveTable, Seat]]:
    """Yield every so many positions of a random game, with who is to move."""
    random = playout(TIGRIS, game)
    for played in random.played[::stride]:
        yield table_at(TIGRIS, random.header, played.before), played.seat


def pieces(table: LiveTable, seat: Seat) -> Iterator[Words]:
    """Yield the pieces for which more cells are offered than a page has."""
    words = table.game.words
    for verb in words(table.state, seat, ()):
        for piece in words(table.state, seat, (verb,)):
            if piece != STOP and len(words(table.state, seat, (verb, piece))) > ROOM:
                yield verb, piece


@pytest.mark.parametrize("game", range(3))
async def test_cells_that_score_stand_on_the_first_page(game: int, advice: Advice) -> None:
    menus = 0
    for table, seat in positions(game, stride=12):
        advice.forget()
        for piece in pieces(table, seat):
            first = await following(table, user_on(seat), piece, 0, VOICE, advice, propose=True)
            if any(choice.scores for choice in first.choices):
                menus += 1
                assert any(choice.scores for choice in first.shown), (piece, [one.label for one in first.shown])
    assert menus
