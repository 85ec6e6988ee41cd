"""One browser for each worker and all tests of the page, which share its event loop; each test has a page of its
own."""

import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from playwright.async_api import Browser, ConsoleMessage, Page, ViewportSize, async_playwright, expect

CHROMIUM = shutil.which("chromium-headless-shell") or shutil.which("chromium")
"""The headless shell, which is the same browser without the parts that a window needs: a third less work."""
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic"]
PATIENCE = 90_000
"""Milliseconds, half of the limit of a whole test: tests check the final state of the page, not how soon it comes."""

in_browser = [
    pytest.mark.skipif(CHROMIUM is None, reason="needs the chromium browser"),
    pytest.mark.asyncio(loop_scope="session"),
]


@asynccontextmanager
async def launched() -> AsyncIterator[Browser]:
    """Yield a browser without a window."""
    expect.set_options(timeout=PATIENCE)
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS, timeout=PATIENCE)
        yield browser
        await browser.close()


@asynccontextmanager
async def opened(browser: Browser, url: str, size: ViewportSize) -> AsyncIterator[Page]:
    """Yield Ann's page, which shares no data with others; anything that the page logs as an error fails the test."""
    complaints: list[str] = []

    def heard(message: ConsoleMessage) -> None:
        if message.type == "error":
            complaints.append(f"{message.text} {message.location.get('url')}")

    page = await browser.new_page(viewport=size)
    page.set_default_timeout(PATIENCE)
    page.on("console", heard)
    page.on("pageerror", lambda error: complaints.append(str(error)))
    await page.goto(url)
    await expect(page.get_by_role("heading", level=1)).to_have_text("# table-1")
    yield page
    await page.close()
    assert not complaints, complaints
