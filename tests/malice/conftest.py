"""The same house as in tests/bot."""

from tests.bot.conftest import house

__all__ = ["house"]
