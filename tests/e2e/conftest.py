"""The same house as in tests/bot, and somebody before its page."""

from tests.bot.conftest import house
from tests.e2e.page_player import player
from tests.support.unpainted import unpainted

__all__ = ["house", "player", "unpainted"]
