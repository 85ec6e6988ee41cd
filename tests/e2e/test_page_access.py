"""The page with a game on it keeps the rules for those who hear it or use no mouse; at a desk and on a phone."""

import re

import pytest
import pytest_asyncio
from playwright.async_api import ViewportSize, expect

from tests.e2e.page_player import Player, cell_of, said
from tests.support.axe import faults
from tests.support.browser import in_browser
from tests.support.samples import some

DESK: ViewportSize = {"width": 1200, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
NARROW: ViewportSize = {"width": 320, "height": 640}
"""A desk's window at four times its size."""
SIZES: dict[str, ViewportSize] = {"desk": DESK, "phone": PHONE, "narrow": NARROW}

KEYS = 24
"""The most for the first move of a game, from wherever the page is: to the board, into the panel, a leader, a cell."""

pytestmark = in_browser


def at(everyday: str) -> pytest.MarkDecorator:
    """At each size, every day at one of them."""
    return pytest.mark.parametrize("size", some(SIZES, everyday))


@pytest_asyncio.fixture(loop_scope="session")
async def reader(player: Player, size: str) -> Player:
    """Ann before a page of that size."""
    await player.page.set_viewport_size(SIZES[size])
    return player


@at("desk")
async def test_an_empty_page_and_what_is_offered_while_typing(reader: Player) -> None:
    assert await faults(reader.page) == []
    await reader.page.get_by_label("Message in table-1").focus()
    await reader.page.keyboard.type("/game")
    await expect(reader.page.get_by_role("listbox", name="Commands").get_by_role("option").first).to_be_visible()
    assert await faults(reader.page) == []
    await reader.page.keyboard.type(" new")
    await expect(reader.page.get_by_role("listbox", name="Commands").get_by_role("option")).to_have_count(1)
    await reader.page.keyboard.press("Enter")
    await expect(reader.page.get_by_role("form", name="/game new")).to_be_visible()
    assert await reader.page.evaluate("document.documentElement.scrollHeight - innerHeight") == 0
    assert await faults(reader.page) == []


@pytest.mark.painted
@at("phone")
async def test_a_game_with_its_pictures_questions_and_secrets(reader: Player) -> None:
    await reader.start()
    assert await faults(reader.page) == []
    await reader.move("leader")
    await expect(reader.newest.get_by_role("button", name="Back", exact=True)).to_be_visible()
    assert await faults(reader.page) == []
    await reader.board.get_by_role("button", name="My hand", exact=True).click()
    await expect(reader.newest.get_by_alt_text(re.compile("Your hand"))).to_be_visible()
    assert await faults(reader.page) == []
    await reader.board.get_by_role("button", name=re.compile("^Enlarge")).last.click()
    await expect(reader.page.get_by_role("dialog")).to_be_visible()
    assert await faults(reader.page) == []
    await reader.page.keyboard.press("Escape")
    await reader.choose_command("/tigris leader")
    await expect(reader.page.get_by_role("listbox", name="Suggestions").get_by_role("option").first).to_be_visible()
    assert await faults(reader.page) == []
    await reader.page.keyboard.press("Escape")
    await reader.page.keyboard.press("Escape")
    await reader.open_side()
    await reader.page.get_by_role("button", name=re.compile(r"^dubsar")).click()
    await expect(reader.log.get_by_alt_text(re.compile("Your hand")).last).to_be_visible()
    assert await faults(reader.page) == []
    await reader.open_side()
    await reader.page.get_by_label("Language").select_option("he")
    await expect(reader.page.locator("html")).to_have_attribute("dir", "rtl")
    assert await faults(reader.page) == []


@pytest.mark.parametrize("size", some(("desk", "narrow"), "desk"))
async def test_a_turn_by_keyboard_alone_from_the_start_of_the_page(reader: Player) -> None:
    """The focus goes where a person who presses keys goes on: into the panel, and stays there until it is closed."""
    await reader.start_by_keyboard()
    reader.keys = 0
    await reader.press("/")
    await reader.walk_to("Move", "Shift+Tab")
    await reader.press("Enter")
    await reader.focused_in_panel(beside="leader")
    await reader.walk_to("leader")
    await reader.press("Enter")
    await reader.focused_in_panel(beside="Back")
    target = await reader.target()
    await reader.walk_to(target)
    await reader.press("Enter")
    await expect(reader.board).to_contain_text(re.compile(rf"Ann places the \w+ on {cell_of(target)}"))
    assert reader.keys <= KEYS
    await reader.focused_in_panel(beside="leader")
    await reader.walk_to("End")
    await reader.press("Enter")
    await expect(reader.log.get_by_text("ends the turn").first).to_be_visible()


@pytest.mark.parametrize("size", ["desk"])
async def test_the_list_of_commands_is_no_stop_on_the_way_back_from_the_line(reader: Player) -> None:
    """It is closed a moment after that, and would take the focus with it."""
    await reader.open_table()
    await reader.press("/")
    commands = reader.page.get_by_role("listbox", name="Commands")
    await expect(commands).to_be_visible()
    assert await commands.evaluate("list => list.scrollHeight > list.clientHeight")
    await reader.press("Shift+Tab")
    await expect(reader.log.locator(":focus")).to_have_count(1)


@pytest.mark.parametrize("size", ["desk"])
async def test_closing_the_panel_by_key_focuses_its_button(reader: Player) -> None:
    await reader.start()
    await reader.board.get_by_role("button", name="Move", exact=True).press("Enter")
    await reader.focused_in_panel(beside="leader")
    await reader.walk_to("Dismiss")
    await reader.press("Enter")
    await expect(reader.board.get_by_role("button", name="Move", exact=True)).to_be_focused()


@pytest.mark.parametrize("size", ["desk"])
async def test_a_panel_that_is_opened_with_the_mouse_leaves_the_focus_alone(reader: Player) -> None:
    await reader.start()
    await reader.move()
    await expect(reader.newest.get_by_role("button", name=said("leader"))).to_be_visible()
    await expect(reader.newest.get_by_role("img").last).to_be_visible()
    await expect(reader.board.get_by_role("button", name="Move", exact=True)).to_be_focused()
