"""The same house as in tests/bot; what is sent as a picture tells scenes apart in every house here."""

import pytest

from render.raster import Strips
from tests.bot.conftest import house
from tests.support.house import sketched

__all__ = ["house"]


@pytest.fixture(autouse=True)
def unpainted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Paint nothing: two worlds whose scenes are equal have equal pictures."""
    monkeypatch.setattr(Strips, "png", sketched)
