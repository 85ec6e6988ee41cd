"""What was read in advance is not read again."""

from bot.text.catalog import catalog
from bot.text.voice import LANGUAGES, Voice
from bot.text.warm import warm


def test_after_warming_nothing_is_read() -> None:
    catalog.cache_clear()
    warm(["tigris"])
    read = catalog.cache_info().misses
    for language in LANGUAGES:
        assert Voice(language, "tigris").say("game-name")
        assert Voice(language).say("button-move")
    assert catalog.cache_info().misses == read
