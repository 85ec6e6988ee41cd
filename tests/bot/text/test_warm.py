"""What was read in advance is not read again."""

from bot.text.catalog import catalog
from bot.text.voice import LANGUAGES, voice
from bot.text.warm import warm


def test_after_warming_nothing_is_read() -> None:
    catalog.cache_clear()
    warm(["tigris"])
    read = catalog.cache_info().misses
    for language in LANGUAGES:
        assert voice(language, "tigris").say("game-name")
        assert voice(language).say("button-move")
    assert catalog.cache_info().misses == read
