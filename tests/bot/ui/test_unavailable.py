"""Unavailable moves are listed briefly, with what is missing."""

from collections.abc import Iterator

import pytest

from bot.tables.live_table import LiveTable
from bot.text.catalog import catalog
from bot.text.direction import without_marks
from bot.text.voice import LANGUAGES, Voice
from bot.ui.page import Page, Source
from bot.ui.unavailable import MAX_SENTENCES, _missing_text, _unavailable_words, lacking_lines
from engine.game import Seat
from engine.registry import GAMES, AnyGame, find_game
from tests.engine.playouts import playout
from tests.support.live_tables import NAMES, table_at


def positions(game: AnyGame, stride: int = 20) -> Iterator[tuple[LiveTable, Seat]]:
    random = playout(game, 0)
    for played in random.played[::stride]:
        yield table_at(game, random.header, played.before), played.seat


def lines(name: str, stride: int = 3) -> str:
    """All that is said in a random game."""
    voice = Voice("en", name, NAMES)
    found = (
        lacking_lines(table.position, seat, Page(Source(1, 1)), voice)
        for table, seat in positions(find_game(name), stride)
    )
    return "\n".join(line for some in found for line in some)


def test_the_nearest_lack_of_an_action_is_named() -> None:
    said = lines("mesopotamia")
    assert "✗ Research: The price is 1 tablet. You have none." in said
    assert "✗ Growth: The price is " in said
    assert "✗ Choose an action" not in said
    assert "Trade at place 21, trade at place 22: That needs gather and trade at level 2." in said
    assert "✗ Archer: That needs warfare at level 2." in said


def test_a_verb_and_a_card_of_a_row_say_what_is_missing() -> None:
    said = lines("wayfarers", 1)
    assert "✗ Place a worker: You have no worker left." in said
    assert "✗ Rope Walk" in said or "need" in said
    assert "None of your remaining effects" not in said


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_lines_are_few_and_never_say_only_that_something_is_impossible(game: AnyGame) -> None:
    for place, (table, seat) in enumerate(positions(game)):
        voice = Voice(LANGUAGES[place % len(LANGUAGES)], game.name, NAMES)
        found = lacking_lines(table.position, seat, Page(Source(1, 1)), voice)
        assert len(found) <= MAX_SENTENCES
        assert len(set(found)) == len(found)
        assert all("✗ " in line and "not-now" not in line for line in found)
        decision = table.decision
        assert decision is not None
        assert not (found and (decision.private or decision.automatic_move))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_no_line_names_twice_what_cannot_be_done_nor_offers_other_choices(game: AnyGame, language: str) -> None:
    voice = Voice(language, game.name, NAMES)
    for table, seat in positions(game, 3):
        view, said = game.view(table.state, seat), game.words(table.state, seat, ())
        for name, why in _unavailable_words(game, view, said, Page(Source(1, 1)), voice):
            text = _missing_text(why, voice)
            assert without_marks(name).casefold() not in without_marks(text).casefold()
            assert not any("choices" in fact for fact in _used(game, language, why.reason))


def _used(game: AnyGame, language: str, reason: str) -> frozenset[str]:
    """What the line for a reason says of its facts."""
    words = catalog(language, game.name)
    return words.uses(key if (key := f"lacks-{reason}") in words else f"refused-{reason}")
