"""The same house as in tests/bot, where nobody waits for discord.py."""

import pytest

from tests.bot.conftest import house
from tests.faults.patience import Patience
from tests.support.unpainted import unpainted

__all__ = ["house", "unpainted"]


@pytest.fixture
def patience(monkeypatch: pytest.MonkeyPatch) -> Patience:
    """How long discord.py has waited between its tries."""
    waits = Patience()
    for module in ("discord.http", "discord.shard", "discord.webhook.async_", "bot.gateway.shards"):
        monkeypatch.setattr(f"{module}.asyncio", waits)
    return waits
