"""A newcomer plays on the page, in a real browser, with the real bot and a computer: no commands but one."""

import re

import pytest
from playwright.async_api import expect

from tests.e2e.page_player import Player, cell_of
from tests.support.browser import in_browser

pytestmark = in_browser


async def test_a_newcomer_plays_some_turns(player: Player) -> None:
    await player.start()
    await player.move("leader", "king")
    other = cell_of(await player.target(1))
    await expect(player.board).to_contain_text(f"Ann places the king on {await player.choose_target()}")
    await player.command("/tigris leader", "far", other)
    await expect(player.board).to_contain_text(f"places the farmer on {other}")
    await player.end_turn()
    await expect(player.board).to_contain_text(re.compile(r"Computer 1.*ends the turn", re.DOTALL))
    await player.move(re.compile(r"^(\d+ )?settlements?$", re.IGNORECASE))
    await expect(player.newest).to_contain_text("Settlement: Which cell?")
    placed = f"Ann places a settlement on {await player.choose_target()}"
    await expect(player.board).to_contain_text(placed)
    await player.board.get_by_role("button", name="Undo").click()
    await expect(player.board).not_to_contain_text(placed)


async def test_secrets_are_marked_and_shown_to_their_owner_alone(player: Player) -> None:
    await player.start()
    await player.board.get_by_role("button", name="My hand", exact=True).click()
    hand = player.newest.get_by_role("img").last
    await expect(hand).to_have_attribute("alt", re.compile("hand", re.IGNORECASE))
    await expect(player.newest).to_contain_text("Only you can see this")
    await expect(player.log.locator(".message.for-me")).to_have_count(1)
    await player.page.get_by_role("button", name=re.compile(r"dubsar \d unread")).click()
    await expect(player.log.get_by_alt_text(re.compile("Your hand")).last).to_be_visible()
    await player.button("table-1").click()
    secret = await hand.get_attribute("alt")
    await player.button("Ben").click()
    await expect(player.page.get_by_text("as Ben")).to_be_visible()
    await expect(player.board.get_by_role("img").last).to_have_attribute("alt", re.compile("Ann"))
    await expect(player.log.locator(".private, .for-me")).to_have_count(0)
    await expect(player.log.get_by_alt_text(secret or "")).to_have_count(0)
    await player.board.get_by_role("button", name="My hand", exact=True).click()
    await expect(player.newest).to_contain_text("not playing")


async def test_a_proposal_by_keyboard_is_two_presses_of_enter(player: Player) -> None:
    await player.start()
    await player.board.get_by_role("button", name="Move", exact=True).press("Enter")
    proposal = await player.focused_in_panel(beside="leader")
    await player.press("Enter")
    await expect(player.board).to_contain_text(re.compile(rf"Ann places the \w+ on {cell_of(proposal)}"))


async def test_a_wrong_argument_says_so_at_once(player: Player) -> None:
    await player.start()
    await player.choose_command("/move")
    await player.page.keyboard.type("zzz")
    await expect(player.page.get_by_text("No matches.")).to_be_visible()


async def test_a_command_is_picked_by_the_space_after_it_and_a_pasted_one_is_filled_in(player: Player) -> None:
    form = player.page.get_by_role("form", name="/game new")
    await player.page.get_by_label("Message in table-1").focus()
    await player.page.keyboard.type("/game new ")
    await expect(form.get_by_label("game")).to_be_focused()
    await player.press("Escape")
    await player.page.get_by_label("Message in table-1").focus()
    await player.page.keyboard.insert_text("/game new game:Tigris & Euphrates")
    await expect(form.get_by_label("game")).to_have_value("tigris")
    await player.press("Enter")
    await expect(player.log.get_by_text("who wants to play?")).to_be_visible()


@pytest.mark.full
async def test_a_whole_game_of_ended_turns(player: Player) -> None:
    """The computer does the rest."""
    await player.start()
    over = player.log.get_by_text("The game is over")
    while not await over.count():
        last = await player.board.get_attribute("data-message")
        await player.board.get_by_role("button", name="End the turn").click()
        called = player.log.locator(f".message.for-me:not([data-message='{last}'])", has=player.button("Undo"))
        await expect(called.or_(over).last).to_be_visible()
    await expect(player.log.get_by_role("link", name=re.compile("tablet"))).to_be_visible()
    await expect(
        player.log.locator(".message:not(.private)", has_text="The game is over").get_by_role("img").last
    ).to_be_visible()


async def test_a_table_is_set_up_in_a_thread_and_entered(player: Player) -> None:
    await player.page.get_by_label("Message in table-1").focus()
    await player.page.keyboard.type("/admin setup")
    await expect(player.page.get_by_role("listbox", name="Commands").get_by_role("option")).to_have_count(1)
    await player.page.keyboard.press("Enter")
    await player.page.get_by_label("channel optional").select_option(label="#table-1")
    await player.page.get_by_label("threads optional").select_option(value="on")
    await player.page.keyboard.press("Enter")
    await expect(player.newest).to_contain_text("thread of its own")
    await player.open_table()
    sign = player.log.locator(".message:not(.private)").last
    await sign.get_by_role("button", name="↳ Tigris & Euphrates · Ann").click()
    await expect(player.page.get_by_role("heading", level=1)).to_have_text("# Tigris & Euphrates · Ann")
    await player.button("Add a computer player").click()
    await expect(player.log.get_by_text("Computer 1")).to_be_visible()
    await player.button("table-1").click()
    await expect(sign).to_contain_text("Computer 1")


async def test_a_link_to_a_table_opens_its_channel(player: Player) -> None:
    await player.start()
    player.house.sandbox.places.add_channel("hall")
    await player.button("hall").click()
    await expect(player.page.get_by_role("heading", level=1)).to_have_text("# hall")
    await player.page.get_by_label("Message in hall").focus()
    await player.page.keyboard.type("/tables mine")
    await player.page.keyboard.press("Enter")
    await player.page.keyboard.press("Enter")
    await player.newest.get_by_role("link", name=re.compile("table-1")).first.click()
    await expect(player.page.get_by_role("heading", level=1)).to_have_text("# table-1")
