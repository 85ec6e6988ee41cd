"""A person before the page, in a real browser, with the real bot behind it."""

import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Locator, Page, expect

from tests.support.browser import opened
from tests.support.house import House
from tests.support.require import require


@pytest_asyncio.fixture(loop_scope="session")
async def player(browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator["Player"]:
    """Ann before the page of a house."""
    async with House(tmp_path / "dubsar.sqlite") as house:
        monkeypatch.setattr(house.app.services.lobbies, "_seeds", bytes)
        async with opened(browser, house.sandbox.url, {"width": 1200, "height": 900}) as page:
            yield Player(page, house)


def said(label: str | re.Pattern[str]) -> re.Pattern[str]:
    """What a control of a panel is called: it may have a number before its label, and the sign that more is asked."""
    return re.compile(rf"^(\d+ )?{re.escape(label)}( · .*)?( ▸)?$", re.IGNORECASE) if isinstance(label, str) else label


def cell_of(label: str) -> str:
    """The cell that a button's label names."""
    return require(re.search(r"\b[A-P]\d+\b", label))[0]


class Player:
    """What Ann does on the page, and what it shows her."""

    def __init__(self, page: Page, house: House) -> None:
        self.page = page
        self.house = house
        self.log = page.get_by_role("log")
        self.keys = 0

    @property
    def board(self) -> Locator:
        """The public message that has the controls of a game."""
        return self.log.locator(".message:not(.private)").filter(has=self.button("Undo")).last

    @property
    def answers(self) -> Locator:
        """What only Ann can see."""
        return self.log.locator(".message.private")

    @property
    def newest(self) -> Locator:
        """The newest private answer."""
        return self.answers.last

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    async def open_table(self) -> None:
        """`/game new`, without the mouse."""
        await self.command("/game new", "Tigris")
        await expect(self.log.get_by_text("who wants to play?")).to_be_visible()

    async def command(self, command: str, *values: str) -> None:
        """Pick a command from the list, and what is suggested for each value, by keyboard alone."""
        await self.choose_command(command)
        for value in values:
            await self.page.keyboard.type(value)
            await self.take_suggestion()
        await self.page.keyboard.press("Enter")

    async def choose_command(self, command: str) -> None:
        """Type a command's name and take it from the list."""
        await self.page.get_by_label("Message in table-1").focus()
        await self.page.keyboard.type(command)
        offered = self.page.get_by_role("listbox", name="Commands").get_by_role("option")
        await expect(offered.first).to_contain_text(re.compile(f"^{command}"))
        await self.page.keyboard.press("Enter")

    async def take_suggestion(self) -> None:
        """The first that is suggested for all that was typed, where anything is; Tab waits for it."""
        typed = self.page.locator("input:focus")
        if await typed.count():
            field = await typed.get_attribute("id")
            await self.page.keyboard.press("Tab")
            await expect(self.page.locator(f"#{field}")).not_to_be_focused()

    async def start(self) -> None:
        """A table against a computer, begun; the computer has played if it was first."""
        await self.open_table()
        await self.button("Add a computer player").click()
        await expect(self.log.get_by_text("Computer 1")).to_be_visible()
        await self.button("Start").click()
        await self.called()

    async def start_by_keyboard(self) -> None:
        """The same, without the mouse."""
        await self.open_table()
        for label, seen in (("Add a computer player", "Computer 1"), ("Start", "begins")):
            await self.press("/")
            await self.walk_to(label, "Shift+Tab")
            await self.press("Enter")
            await expect(self.log.get_by_text(seen).first).to_be_visible()
        await self.called()

    async def called(self) -> None:
        """Wait until Ann is to move and told so."""
        await expect(self.board.locator(".mention.me")).to_have_text("@Ann")
        await expect(self.board.get_by_role("img").last).to_be_visible()

    async def move(self, *labels: str | re.Pattern[str]) -> None:
        """A whole move from the board's button: a press for each label in the panel, which takes the place of the one
        before."""
        before = await self.newest.get_attribute("data-message") if await self.answers.count() else ""
        await self.board.get_by_role("button", name="Move", exact=True).click()
        await expect(self.newest).not_to_have_attribute("data-message", before or "")
        for label in labels:
            await self.newest.get_by_role("button", name=said(label)).first.click()

    async def target(self, place: int = 0) -> str:
        """The label of a button of the panel that names a cell: the first, unless `place` names a later one."""
        cells = self.newest.get_by_role("button", name=re.compile(r"^(\d+ )?[A-P]\d+"))
        await expect(cells.first).to_be_visible()
        return await cells.nth(place).inner_text()

    async def choose_target(self) -> str:
        """Press the first button that names a cell, and return the cell."""
        label = await self.target()
        await self.newest.get_by_role("button", name=label, exact=True).click()
        return cell_of(label)

    async def end_turn(self) -> None:
        """The board's button; Ann is called again when the computer has played."""
        before = await self.board.get_attribute("data-message")
        await self.board.get_by_role("button", name="End the turn").click()
        await expect(self.board).not_to_have_attribute("data-message", before or "")
        await self.called()

    async def open_side(self) -> None:
        """The list of channels and people; at a desk it is always there."""
        opener = self.button("Channels and people")
        if await opener.is_visible():
            await opener.click()
            await expect(self.page.get_by_role("navigation").locator("[aria-current]")).to_be_focused()

    async def walk_to(self, label: str | re.Pattern[str], key: str = "Tab") -> None:
        """Go on from where the focus is, until it is on what is labelled so; not for ever."""
        for _ in range(40):
            await self.press(key)
            here = await self.page.evaluate("document.activeElement.innerText")
            if said(label).search(here):
                return
        raise AssertionError(f"{key} does not lead to {label}")

    async def press(self, key: str) -> None:
        """Press a key, and count it."""
        self.keys += 1
        await self.page.keyboard.press(key)

    async def focused_in_panel(self, *, beside: str = "") -> str:
        """Wait until the focus is on a control of the newest private answer, and the one called `beside` is there."""
        if beside:
            await expect(self.newest.get_by_role("button", name=said(beside))).to_be_visible()
        await expect(self.newest.locator("[data-id]:focus")).to_have_count(1)
        return await self.page.locator(":focus").inner_text()
