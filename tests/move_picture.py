"""The README's picture of one move, taken from the sandbox's page: `python -m tests.move_picture`."""

import asyncio
import sys
import tempfile
from collections.abc import Sequence
from io import BytesIO
from pathlib import Path

from PIL import Image
from playwright.async_api import ViewportSize, expect

from tests.e2e.page_player import Player
from tests.support.browser import launched, opened
from tests.support.house import House
from tests.support.sources import ROOT

PICTURE = ROOT / "docs" / "pictures" / "move.png"
SIZE: ViewportSize = {"width": 1000, "height": 1500}
COLOURS = 128
SET_CLOCK = "for (const time of document.querySelectorAll('time[title]')) time.textContent = '8:15 AM'"
"""The panel lasts 15 minutes; the bot's clock in a test is not the one by which the page dates messages."""


async def taken() -> bytes:
    """Return a screenshot of the page where Ann has opened her panel under the newest board."""
    with tempfile.TemporaryDirectory() as folder:
        house = House(Path(folder) / "dubsar.sqlite")
        async with house, launched() as browser, opened(browser, house.sandbox.url, SIZE) as page:
            player = Player(page, house)
            await player.start()
            await player.board.get_by_role("button", name="Move", exact=True).click()
            await expect(player.newest.get_by_role("img").last).to_be_visible()
            await page.evaluate(SET_CLOCK)
            shot = await page.locator("main").screenshot(animations="disabled")
    return shot


def main(arguments: Sequence[str]) -> None:
    """Write the picture, to the file that is named or to where the README shows it."""
    picture = Image.open(BytesIO(asyncio.run(taken()))).convert("RGB")
    picture.quantize(COLOURS).save(arguments[0] if arguments else PICTURE, optimize=True)


if __name__ == "__main__":
    main(sys.argv[1:])
