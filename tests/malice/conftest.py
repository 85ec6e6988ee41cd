"""The same house as in tests/bot. Two worlds whose scenes are equal have equal pictures."""

from tests.bot.conftest import house
from tests.support.unpainted import unpainted

__all__ = ["house", "unpainted"]
