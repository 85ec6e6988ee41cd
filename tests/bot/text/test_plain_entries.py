"""Plain entries are filled without Fluent, and read the same."""

import pytest
from fluent.runtime import FluentBundle, FluentResource

from bot.text.catalog import CATALOG_FOLDER, Value, catalog, split_plain_entry
from bot.text.direction import RIGHT_TO_LEFT
from bot.text.voice import LANGUAGES
from engine.registry import GAMES

VALUES: tuple[Value, ...] = (0, 1, -7, 999, 1000, "a word", "* {$other} = —")


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language not in RIGHT_TO_LEFT])
@pytest.mark.parametrize("game", [None, *(game.name for game in GAMES)])
def test_templates_without_fluent_give_the_same_text(language: str, game: str | None) -> None:
    known = catalog(language, game)
    files = sorted((CATALOG_FOLDER / (game or "common") / language).glob("*.ftl"))
    bundle = FluentBundle([language], use_isolating=False)
    for file in files:
        bundle.add_resource(FluentResource(file.read_text("utf-8")))
    entries = {entry.partition(" =")[0]: entry for file in files for entry in file.read_text("utf-8").split("\n")}
    pieces = {
        key: found for key, entry in entries.items() if key in known and (found := split_plain_entry(entry)) is not None
    }
    assert len(pieces) > 10
    for key, names in pieces.items():
        if not bundle.has_message(key) or bundle.get_message(key).attributes:
            continue
        for value in VALUES:
            facts = dict.fromkeys(names[1::2], value)
            pattern = bundle.get_message(key).value
            assert pattern is not None
            assert known.format_uncached(key, facts) == bundle.format_pattern(pattern, facts)[0]


@pytest.mark.parametrize(
    ("entry", "pieces"),
    [
        ("done = Done.\n\n", ("Done.",)),
        ("got = { $name } has {$count}.\n# a comment\n", ("", "name", " has ", "count", ".")),
        ("got = { $name ->\n    *[other] they\n }\n", None),
        ("said = one\n    two\n", None),
        ("word-tile = tile\n    .plural = tiles\n", None),
        ("got = { -term } and { other }\n", None),
        ('got = { "{" }\n', None),
    ],
)
def test_which_entries_are_plain(entry: str, pieces: tuple[str, ...] | None) -> None:
    assert split_plain_entry(entry) == pieces
