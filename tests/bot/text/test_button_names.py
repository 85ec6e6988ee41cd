"""A sentence that sends somebody to the button of their hand calls it as their game does."""

import pytest
from fluent.syntax import ast

from bot.text.catalog import COMMON_FOLDER_NAME
from bot.text.voice import LANGUAGES, Voice
from engine.registry import GAMES, AnyGame
from tests.bot.text.entries import SCOPES, messages, walk

BUTTON = "button-hand"


def written(message: ast.Message) -> str:
    """Return an entry as its file has it, without what it takes from elsewhere."""
    return " ".join(node.value for node in walk(message.value) if isinstance(node, ast.TextElement))


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_the_button_itself_has_the_name_written_out_for_all_games(language: str) -> None:
    name = Voice(language).say(BUTTON)
    spelt = {one.id.name for one in messages(COMMON_FOLDER_NAME, language) if f"**{name}**" in written(one)}
    assert spelt == set()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_names_no_button_that_another_game_has(game: AnyGame, language: str) -> None:
    own = Voice(language, game.name).say(BUTTON)
    names = {Voice(language, None if scope == COMMON_FOLDER_NAME else scope).say(BUTTON) for scope in SCOPES} - {own}
    assert not [one.id.name for one in messages(game.name, language) for name in names if f"**{name}**" in written(one)]


@pytest.mark.parametrize("key", ["board-hand-hint", "hand-below"])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_at_a_table_name_the_button_of_its_game(language: str, game: AnyGame, key: str) -> None:
    voice = Voice(language, game.name)
    assert voice.say(BUTTON) in voice.say(key)
