"""What a worker starts once for all of its tests."""

from collections.abc import AsyncIterator
from typing import TYPE_CHECKING

import pytest_asyncio

if TYPE_CHECKING:
    from playwright.async_api import Browser


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator["Browser"]:
    """The browser of the tests that are marked as `in_browser`."""
    from tests.browser import launched

    async with launched() as browser:
        yield browser
