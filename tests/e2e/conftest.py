"""The same house as in tests/bot, and a browser to look into it."""

from tests.bot.conftest import house
from tests.e2e.page_player import browser, player

__all__ = ["browser", "house", "player"]
