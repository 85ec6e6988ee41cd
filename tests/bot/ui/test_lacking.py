"""What cannot be done now is named with what is missing, briefly."""

from collections.abc import Iterator

import pytest

from bot.tables.live_table import LiveTable
from bot.text.voice import LANGUAGES, Voice
from bot.ui.lacking import MOST, lacking
from bot.ui.panel import Offered
from engine.game import Seat
from engine.games import GAMES, AnyGame, find
from tests.engine.playouts import playout
from tests.support.live_tables import NAMES, table_at


def positions(game: AnyGame, stride: int = 20) -> Iterator[tuple[LiveTable, Seat]]:
    random = playout(game, 0)
    for played in random.played[::stride]:
        yield table_at(game, random.header, played.before), played.seat


def lines(name: str, stride: int = 3) -> str:
    """All that is said in a random game."""
    voice = Voice("en", name, NAMES)
    found = (lacking(table.position, seat, Offered(1, 1), voice) for table, seat in positions(find(name), stride))
    return "\n".join(line for some in found for line in some)


def test_the_nearest_lack_of_an_action_is_named() -> None:
    said = lines("mesopotamia")
    assert "✗ Research: That costs: 1 tablet. You have none of it." in said
    assert "✗ Growth: That costs: " in said
    assert "✗ Choose an action" not in said
    assert "Trade on place 21, trade on place 22: That takes gather and trade at level 2." in said
    assert "✗ Archer: That takes warfare at level 2." in said


def test_a_verb_and_a_card_of_a_row_say_what_is_missing() -> None:
    said = lines("wayfarers", 1)
    assert "✗ Place a worker: You have no worker left." in said
    assert "✗ Rope Walk" in said or "need" in said
    assert "None of your remaining effects" not in said


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_lines_are_few_and_never_say_only_that_something_is_impossible(game: AnyGame) -> None:
    for place, (table, seat) in enumerate(positions(game)):
        voice = Voice(LANGUAGES[place % len(LANGUAGES)], game.name, NAMES)
        found = lacking(table.position, seat, Offered(1, 1), voice)
        assert len(found) <= MOST
        assert len(set(found)) == len(found)
        assert all("✗ " in line and "not-now" not in line for line in found)
        decision = table.decision
        assert decision is not None
        assert not (found and (decision.private or decision.automatic))
