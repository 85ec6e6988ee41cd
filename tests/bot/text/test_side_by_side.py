"""The texts of a game are printed side by side, entry by entry, in the languages that are chosen."""

import pytest

from bot.text.voice import LANGUAGES
from tests import texts


def printed(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, list[str]]:
    """What stands below each name."""
    texts.main(arguments)
    found, name = dict[str, list[str]](), ""
    for line in capsys.readouterr().out.splitlines():
        if line.startswith(" "):
            found[name].append(line)
        else:
            name = line
            found[name] = []
    return found


def test_every_text_of_a_random_game_stands_there_in_every_language(capsys: pytest.CaptureFixture[str]) -> None:
    found = printed(capsys, "ur", "--games", "1", "--most", "1")
    for name in ("event-thrown", "decision-move", "refused-no-piece", "twin-way", "component B4"):
        starts = [line[2:4] for line in found[name] if line[4:6] == ": "]
        assert starts == list(LANGUAGES), name
    assert not [line for lines in found.values() for line in lines if "{" in line]


def test_languages_may_be_chosen_and_entries_of_all_games_added(capsys: pytest.CaptureFixture[str]) -> None:
    found = printed(capsys, "ur", "--games", "1", "--most", "1", "--language", "fi", "--common")
    assert {line[2:4] for lines in found.values() for line in lines if line[4:6] == ": "} == {"fi"}
    assert "button-undo" in found
