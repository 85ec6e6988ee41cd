"""A lobby describes the options: those for one player alone stand apart, and not where several sit."""

import pytest

from bot.messages import board
from bot.messages.lobby import available_choices, choice_name, option_label
from bot.model.roster import Chair, Roster
from bot.model.table import TableRecord, TableSettings
from bot.text.voice import LANGUAGES, Voice
from engine.registry import GAMES, AnyGame, find_game
from tests.support.games.solitary import Solitary
from tests.support.live_tables import NAMES

ALONE = {"wayfarers": ["Solo opponent"], "mesopotamia": ["Automata", "Difficulty"]}
"""Options that have an effect for one player only, as these games begin."""

DIRECTIONS = dict.fromkeys(map(ord, "\u200f\u2068\u2069"))
"""The invisible signs that keep a name in its order."""


def lobby(game: AnyGame, people: int) -> list[str]:
    """Return the lines of a lobby where so many sit."""
    options = tuple((option.name, option.choices[0]) for option in game.options)
    chairs = tuple(Chair("", user, NAMES[user]) for user in range(people))
    row = TableRecord(1, 1, 1, 0, game.name, TableSettings("en", options), "lobby", Roster(chairs))
    return board.lobby_text(row, game).split("\n")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_options_for_one_alone_stand_in_a_line_of_their_own_as_long_as_one_sits_there(game: AnyGame) -> None:
    lines = lobby(game, 1)
    shared = next((line for line in lines if line.startswith("Options: ")), "")
    alone = [line for line in lines if line.startswith("If you play alone: ")]
    names = ALONE.get(game.name, [])
    assert bool(shared) == any(option.is_open for option in game.options)
    assert len(alone) == bool(names)
    assert all(f"{name}: " in alone[0] for name in names)
    assert not any(f"{name}: " in shared for name in names)


@pytest.mark.parametrize("game", ALONE)
def test_options_for_one_player_are_not_shown_to_two(game: str) -> None:
    text = "\n".join(lobby(find_game(game), 2))
    assert "alone" not in text
    assert not any(f"{name}: " in text for name in ALONE[game])


def test_a_game_for_one_alone_has_its_options_in_the_usual_place() -> None:
    assert any(line.startswith("Options: ") for line in lobby(Solitary(), 1))


@pytest.mark.parametrize(("game", "told"), [("ur", "For 2 players."), ("tigris", "For 2 to 4 players.")])
def test_it_tells_for_how_many_a_game_is(game: str, told: str) -> None:
    assert told in lobby(find_game(game), 1)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_label_names_its_choice_as_the_choice_is_named_alone(game: AnyGame, language: str) -> None:
    """Names of choices can be the same as words of the moves, which read otherwise: "none" is "no dice rolls" there."""
    voice = Voice(language, game.name)
    for option, words in available_choices(game).items():
        for word in words:
            name = choice_name(voice, option, word, GAMES).translate(DIRECTIONS)
            assert option_label(voice, option, word, GAMES).translate(DIRECTIONS).endswith(f": {name}")
