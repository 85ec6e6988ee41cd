"""The page in a real browser: a person plays with the demo bot by keyboard, by mouse and on a phone."""

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import discord
import pytest
import pytest_asyncio
from discord.ui import ChannelSelect, MentionableSelect, RoleSelect, UserSelect, View
from playwright.async_api import Browser, Page, expect

from bot.sandbox.sandbox import Sandbox
from tests.bot.sandbox.conftest import logged_in, running
from tests.support.axe import faults
from tests.support.browser import in_browser, opened
from tests.support.demo_bot import DemoBot, controls
from tests.support.manual_clock import HandClock
from tests.support.samples import by_turns

pytestmark = in_browser
in_its_loop = pytest_asyncio.fixture(loop_scope="session")


@in_its_loop
async def sandbox(clock: HandClock) -> AsyncIterator[Sandbox]:
    """A sandbox for one test."""
    async with running(clock) as sandbox:
        yield sandbox


@in_its_loop
async def bot(sandbox: Sandbox) -> AsyncIterator[DemoBot]:
    """The demo bot for one test."""
    async with logged_in(sandbox) as bot:
        yield bot


@in_its_loop
async def channel(sandbox: Sandbox, bot: DemoBot) -> discord.TextChannel:
    """The sandbox's channel as the bot has it."""
    found = await bot.fetch_channel(sandbox.channel.id)
    assert isinstance(found, discord.TextChannel)
    return found


@in_its_loop
async def page(browser: Browser, sandbox: Sandbox, bot: DemoBot) -> AsyncIterator[Page]:
    """The page, opened by Ann."""
    async with opened(browser, sandbox.url, {"width": 1100, "height": 760}) as page:
        yield page


async def start_game(page: Page) -> None:
    """Type a command as one types it: the list, the option, its suggestion."""
    await page.get_by_label("Message in table-1").focus()
    await page.keyboard.type("/game")
    await expect(page.get_by_role("listbox", name="Commands").get_by_role("option")).to_have_count(1)
    await page.keyboard.press("Enter")
    await expect(page.get_by_label("city")).to_be_focused()
    await page.keyboard.type("u")
    await expect(page.get_by_role("listbox", name="Suggestions").get_by_role("option")).to_have_text(["Uruk", "Ur"])
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Tab")
    await expect(page.get_by_label("players")).to_be_focused()
    await page.keyboard.type("3")
    await page.keyboard.press("Enter")


async def test_a_command_by_keyboard(page: Page, sandbox: Sandbox) -> None:
    await start_game(page)
    log = page.get_by_role("log")
    await expect(log.get_by_text("Ur for 3")).to_be_visible()
    await expect(log.get_by_role("img", name="One dot")).to_be_visible()
    assert sandbox.people["Ben"].last().content == "Ur for 3"
    await log.get_by_role("button", name="Enlarge: One dot").click()
    await expect(page.get_by_role("dialog").get_by_text("One dot")).to_be_visible()
    await page.keyboard.press("Escape")
    await expect(page.get_by_role("dialog")).to_have_count(0)


async def test_a_file_is_chosen_and_sent(page: Page) -> None:
    await page.get_by_label("Message in table-1").focus()
    await page.keyboard.type("/weigh")
    await expect(page.get_by_role("listbox", name="Commands").get_by_role("option")).to_have_count(1)
    await page.keyboard.press("Enter")
    chooser = page.get_by_label("file")
    await expect(chooser).to_be_focused()
    await page.get_by_role("button", name="Send").click()
    await expect(chooser).to_be_focused()
    await chooser.set_input_files({"name": "seal.txt", "mimeType": "text/plain", "buffer": b"cylinder"})
    await page.get_by_role("button", name="Send").click()
    await expect(page.get_by_role("log").get_by_text("seal.txt weighs 8 of 8")).to_be_visible()


async def test_buttons_menus_forms_and_private_answers(page: Page, sandbox: Sandbox) -> None:
    await start_game(page)
    log = page.get_by_role("log")
    await log.get_by_role("button", name="My hand").click()
    private = log.get_by_role("article").filter(has_text="Only you can see this")
    await expect(private.locator("strong", has_text="temples")).to_be_visible()
    await private.get_by_role("button", name="Dismiss").click()
    await expect(private).to_have_count(0)
    await log.get_by_role("button", name="Where?").click()
    await page.keyboard.press("Enter")
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Enter")
    await log.get_by_role("button", name="Done").click()
    await expect(log.get_by_text("Chosen: uruk, ur")).to_be_visible()
    await log.get_by_role("button", name="Name", exact=True).click()
    await page.get_by_role("dialog", name="Name a city").get_by_label("City").fill("Larsa")
    await page.keyboard.press("Enter")
    await expect(log.get_by_text("You named Larsa")).to_be_visible()
    assert [one.content for one in sandbox.people["Ben"].sees()] == ["Chosen: uruk, ur"]


async def test_others_are_heard_of_at_once(page: Page, sandbox: Sandbox, channel: discord.TextChannel) -> None:
    ann, ben = sandbox.people["Ann"], sandbox.people["Ben"]
    await ben.say(sandbox.channel, f"Hello **you** {ann.mention} <t:0:R> <img src=x onerror=alert(1)>")
    log = page.get_by_role("log")
    await expect(log.locator(".for-me strong").last).to_have_text("you")
    await expect(log.locator(".mention")).to_have_text("@Ann")
    await expect(log.locator("time").last).to_contain_text("years ago")
    await expect(log.locator("img")).to_have_count(0)
    await channel.get_partial_message(ben.last().id).reply("Yes, Ben?")
    await expect(log.get_by_text("↪ Ben: Hello")).to_be_visible()
    await ben.say(ben.dm, "Only to the bot")
    await ben.say(sandbox.channel, f"And {sandbox.people['Cyd'].mention}")
    await expect(page.get_by_role("button", name="Cyd 1 unread, mentioned")).to_be_visible()
    await expect(log.get_by_text("Only to the bot")).to_have_count(0)


async def test_a_bot_that_does_not_answer(page: Page, sandbox: Sandbox) -> None:
    sandbox.faults.add("POST", "/interactions/*/callback", 404, code=10062)
    await page.get_by_label("Message in table-1").fill("/mute")
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("form", name="/mute")).to_be_visible()
    await page.keyboard.press("Enter")
    await sandbox.until(lambda: sandbox.state.interactions)
    sandbox.state.clock.now += 4  # type: ignore[attr-defined]
    await expect(page.get_by_role("alert")).to_have_text("The application did not respond.")


async def test_a_press_hits_the_button_whose_message_changes_under_it(page: Page, channel: discord.TextChannel) -> None:
    message = await channel.send("Before", view=controls())
    log = page.get_by_role("log")
    await log.get_by_role("button", name="My hand").hover()
    await page.mouse.down()
    async with page.expect_response("**/sandbox/screen*") as changed:
        await message.edit(content="After")
    await (await changed.value).finished()
    await page.evaluate("new Promise(done => requestAnimationFrame(() => setTimeout(done)))")
    await page.mouse.up()
    await expect(log.get_by_text("Two temples")).to_be_visible()
    await expect(log.get_by_text("After")).to_be_visible()


async def test_the_page_speaks_the_language_that_is_chosen(page: Page, sandbox: Sandbox) -> None:
    await page.get_by_label("Language").select_option("cs")
    await expect(page.get_by_label("Zpráva do table-1")).to_be_visible()
    await sandbox.until(lambda: sandbox.people["Ann"].locale == "cs")
    await page.get_by_label("Jazyk").select_option("he")
    await expect(page.locator("html")).to_have_attribute("dir", "rtl")
    await expect(page.locator("#top .small")).to_have_text("בתור \u2068Ann\u2069")
    await sandbox.until(lambda: sandbox.people["Ann"].locale == "he")
    await page.get_by_role("button", name="Ben").click()
    await expect(page.locator("html")).to_have_attribute("dir", "ltr")


async def test_on_a_phone(page: Page) -> None:
    await page.set_viewport_size({"width": 390, "height": 780})
    await start_game(page)
    wide = "document.documentElement.scrollWidth"
    assert await page.evaluate(wide) == 390
    await page.get_by_role("button", name="Channels and people").click()
    await expect(page.get_by_role("button", name="table-1")).to_be_focused()
    await page.get_by_role("button", name="Guest").click()
    await page.keyboard.press("Escape")
    await expect(page.get_by_text("as Guest")).to_be_visible()
    await expect(page.get_by_role("button", name="Channels and people")).to_be_focused()
    assert await page.evaluate(wide) == 390


async def test_a_conversation_links_to_its_table(page: Page, sandbox: Sandbox, bot: DemoBot) -> None:
    user = await bot.fetch_user(sandbox.people["Ann"].id)
    await user.send(f"Your turn in <#{sandbox.channel.id}>: </game new:5>")
    await page.get_by_role("button", name="dubsar 1 unread, mentioned").click()
    await page.get_by_role("log").get_by_role("button", name="/game new").click()
    await expect(page.get_by_role("form", name="/game new")).to_be_visible()
    await page.keyboard.press("Escape")
    await page.get_by_role("log").get_by_role("button", name="#table-1").click()
    await expect(page.get_by_role("heading", level=1)).to_have_text("# table-1")


async def test_a_channel_and_a_role_are_picked(page: Page, sandbox: Sandbox) -> None:
    await sandbox.roles.add("Scribes")
    await page.get_by_label("Message in table-1").focus()
    await page.keyboard.type("/place")
    await expect(page.get_by_role("listbox", name="Commands").get_by_role("option")).to_have_count(1)
    await page.keyboard.press("Enter")
    await page.get_by_label("room").select_option(label="#table-1")
    await page.get_by_label("role").select_option(label="@Scribes")
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("log").get_by_text("table-1 for Scribes")).to_be_visible()


async def test_an_open_form_and_an_open_menu_list_what_has_come_meanwhile(
    page: Page, sandbox: Sandbox, channel: discord.TextChannel
) -> None:
    menu: RoleSelect[View] = RoleSelect(custom_id="role", placeholder="Who?", max_values=2)
    await channel.send("Which roles?", view=View(timeout=None).add_item(menu))
    log = page.get_by_role("log")
    await page.get_by_label("Message in table-1").fill("/place ")
    await page.get_by_label("room").select_option(label="#table-1")
    await log.get_by_role("button", name="Who?").click()
    await log.get_by_role("option", name="@dubsar").click()
    await sandbox.roles.add("Scribes")
    await expect(log.get_by_role("option", name="@Scribes")).to_be_visible()
    await expect(log.get_by_role("option", name="@dubsar")).to_have_attribute("aria-selected", "true")
    await expect(log.get_by_role("option", name="@dubsar")).to_be_focused()
    await page.get_by_label("role").select_option(label="@Scribes")
    await page.get_by_label("role").press("Enter")
    await expect(log.get_by_text("table-1 for Scribes")).to_be_visible()


async def test_a_thread_is_entered_from_its_message(page: Page, channel: discord.TextChannel) -> None:
    message = await channel.send("A table")
    thread = await message.create_thread(name="Game of Ann")
    await thread.send("Inside")
    await page.get_by_role("log").get_by_role("button", name="Game of Ann").click()
    await expect(page.get_by_role("log").get_by_text("Inside")).to_be_visible()
    await expect(page.get_by_role("heading", level=1)).to_contain_text("Game of Ann")


async def test_an_open_menu_stays_open_while_its_message_changes(page: Page, channel: discord.TextChannel) -> None:
    await start_game(page)
    log = page.get_by_role("log")
    await log.get_by_role("button", name="Where?").click()
    await page.keyboard.press("ArrowDown")
    await expect(log.get_by_role("option", name="Ur The city of Ur", exact=True)).to_be_focused()
    newest = await anext(channel.history(limit=1))
    await newest.edit(content="A new picture has come")
    await expect(log.get_by_text("A new picture has come")).to_be_visible()
    await expect(log.get_by_role("option", name="Ur The city of Ur", exact=True)).to_be_focused()


@pytest.mark.parametrize("width", [1100, 390])
async def test_forms_and_open_menus_can_be_heard(page: Page, width: int) -> None:
    await page.set_viewport_size({"width": width, "height": 844})
    await start_game(page)
    log = page.get_by_role("log")
    await log.get_by_role("button", name="Where?").click()
    await expect(log.get_by_role("option").first).to_be_focused()
    assert await faults(page) == []
    await log.get_by_role("button", name="Name", exact=True).click()
    await expect(page.get_by_role("dialog", name="Name a city")).to_be_visible()
    assert await faults(page) == []


async def test_the_newest_message_stays_in_sight_until_the_reader_scrolls_back(page: Page, sandbox: Sandbox) -> None:
    log, ben = page.get_by_role("log"), sandbox.people["Ben"]
    for number in range(30):
        await ben.say(sandbox.channel, f"Line {number}.")
    await expect(log.get_by_text("Line 29.")).to_be_in_viewport()
    await log.get_by_text("Line 3.").scroll_into_view_if_needed()
    await expect(log.get_by_text("Line 3.")).to_be_in_viewport()
    await ben.say(sandbox.channel, "The last line")
    await expect(log.get_by_text("The last line")).to_have_count(1)
    await expect(log.get_by_text("The last line")).not_to_be_in_viewport()


HOLD = """(() => {
    const ask = window.fetch;
    const gate = new Promise((open) => (window.letGo = open));
    window.fetch = async (url, ...rest) => {
        if (String(url).includes(%r)) await gate;
        return ask(url, ...rest);
    };
})()"""


@asynccontextmanager
async def held(page: Page, address: str) -> AsyncIterator[None]:
    """What the page asks there, also when it is loaded anew, goes out at the end and not before."""
    await page.add_init_script(HOLD % address)
    await page.evaluate(HOLD % address)
    yield
    await page.evaluate("letGo()")


SUGGESTED = [("u", "Uruk"), ("ur", "Uruk"), ("er", "Eridu"), ("x", "x")]


@pytest.mark.parametrize(("suggested", "key"), by_turns(SUGGESTED, ["Tab", "Enter"]), ids=str)
async def test_a_key_waits_for_slow_suggestions_and_takes_the_first_for_all_that_was_typed(
    page: Page, sandbox: Sandbox, suggested: tuple[str, str], key: str
) -> None:
    typed, taken = suggested
    await page.get_by_label("Message in table-1").fill("/game")
    await page.keyboard.press("Enter")
    city = page.get_by_label("city")
    await expect(city).to_be_focused()
    await expect(page.get_by_role("listbox", name="Suggestions")).to_be_visible()
    async with held(page, "/sandbox/autocomplete"):
        await page.keyboard.type(typed)
        await page.keyboard.press(key)
        await expect(city).to_be_focused()
        await expect(city).to_have_value(typed)
    if taken == typed and key == "Enter":
        await expect(page.get_by_role("log").get_by_text("x for 2")).to_be_visible()
    else:
        await expect(page.get_by_label("players")).to_be_focused()
        await expect(city).to_have_value(taken)
        assert sandbox.people["Ben"].sees() == []


async def test_somebody_who_types_on_takes_back_the_key_that_waits(page: Page) -> None:
    await page.get_by_label("Message in table-1").fill("/game")
    await page.keyboard.press("Enter")
    await expect(page.get_by_label("city")).to_be_focused()
    async with held(page, "/sandbox/autocomplete"):
        await page.keyboard.type("u")
        await page.keyboard.press("Tab")
        await page.keyboard.type("r")
    await expect(page.get_by_role("listbox", name="Suggestions").get_by_role("option")).to_have_text(["Uruk", "Ur"])
    await expect(page.get_by_label("city")).to_have_value("ur")
    await expect(page.get_by_label("city")).to_be_focused()


async def test_tab_passes_by_a_field_in_which_nothing_was_typed(page: Page) -> None:
    await page.get_by_label("Message in table-1").fill("/game")
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("listbox", name="Suggestions")).to_be_visible()
    await page.keyboard.press("Tab")
    await expect(page.get_by_label("players")).to_be_focused()
    await expect(page.get_by_label("city")).to_have_value("")


@pytest.mark.parametrize(("typed", "sent"), [("/secret", "/secret"), ("/we", "/weigh")])
async def test_enter_means_the_same_command_however_slow_the_list_is(page: Page, typed: str, sent: str) -> None:
    async with held(page, "/sandbox/commands"):
        await page.reload()
        await page.get_by_label("Message in table-1").focus()
        await page.keyboard.type(typed)
        await page.keyboard.press("Enter")
        await expect(page.get_by_role("form")).to_have_count(0)
    await expect(page.get_by_role("form", name=sent)).to_be_visible()


class Chooser(View):
    """A menu of each kind that is filled from the server, which says what was chosen."""

    def __init__(self, *defaults: discord.abc.Snowflake) -> None:
        super().__init__(timeout=None)
        known = [discord.SelectDefaultValue(id=one.id, type=discord.SelectDefaultValueType.user) for one in defaults]
        rooms = ChannelSelect[View](placeholder="Rooms", channel_types=[discord.ChannelType.text])
        people = UserSelect[View](placeholder="Players", min_values=0, max_values=2, default_values=known)
        for menu in (people, RoleSelect[View](placeholder="Roles"), MentionableSelect[View](placeholder="Any"), rooms):
            menu.callback = self._told(menu)  # type: ignore[method-assign]
            self.add_item(menu)

    def _told(self, menu: Any) -> Any:
        async def tell(interaction: discord.Interaction) -> None:
            names = ", ".join(getattr(one, "name", "?") for one in menu.values)
            await interaction.response.send_message(f"{menu.placeholder}: {names or 'none'}")

        return tell


async def choose(page: Page, menu: str, *keys: str) -> None:
    """Open a menu and go through it, by keyboard alone."""
    await page.get_by_role("log").get_by_role("button", name=re.compile(f"^{menu}")).press("Enter")
    await expect(page.get_by_role("option").locator("visible=true").first).to_be_visible()
    for key in keys:
        await page.keyboard.press(key)


async def test_people_roles_and_channels_are_chosen_from_menus_by_keyboard(
    page: Page, sandbox: Sandbox, channel: discord.TextChannel
) -> None:
    await sandbox.roles.add("Scribes")
    await channel.send("Who?", view=Chooser(discord.Object(sandbox.people["Cyd"].id)))
    log = page.get_by_role("log")
    await expect(log.get_by_role("button", name="Players: Cyd")).to_be_visible()
    await choose(page, "Players", "b", "Enter", "d", "Enter")
    await expect(log.get_by_role("option", name="Dan")).to_have_attribute("aria-disabled", "true")
    assert await faults(page) == []
    await page.keyboard.press("Tab")
    await page.keyboard.press("Enter")
    await expect(log.get_by_text("Players: cyd, ben")).to_be_visible()
    await choose(page, "Roles", "s", "Enter")
    await expect(log.get_by_text("Roles: Scribes")).to_be_visible()
    await choose(page, "Any", "End", "Enter")
    await expect(log.get_by_text("Any: Scribes")).to_be_visible()
    await choose(page, "Rooms", "Enter")
    await expect(log.get_by_text("Rooms: table-1")).to_be_visible()


async def test_a_sandbox_that_is_started_again_is_told_the_language(browser: Browser) -> None:
    """Not through `opened`: between the two the browser complains that nobody answers."""
    first, second = Sandbox(), Sandbox()
    await first.start()
    page = await browser.new_page()
    await page.goto(first.url)
    await page.get_by_label("Language").select_option("cs")
    await first.until(lambda: first.people["Ann"].locale == "cs")
    port = first.port
    await first.stop()
    await second.start(port)
    await second.until(lambda: second.people["Ann"].locale == "cs")
    await page.close()
    await second.stop()
