"""Reads the catalogs before somebody waits for one: the first use of a language takes a tenth of a second."""

from collections.abc import Iterable

from bot.text.catalog import catalog
from bot.text.voice import LANGUAGES


def warm(games: Iterable[str]) -> None:
    """Read every language of every game."""
    for game in (None, *games):
        for language in LANGUAGES:
            catalog(language, game)
