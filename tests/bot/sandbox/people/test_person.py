"""People press, type, choose and fill in; the bot is an unmodified discord.py."""

import asyncio

import discord
import pytest

from bot.sandbox.people.answers import NoAnswer
from bot.sandbox.people.seen import NotThere
from bot.sandbox.people.slash import NotAllowed
from bot.sandbox.sandbox import Sandbox
from tests.support.demo_bot import PNG, DemoBot
from tests.support.manual_clock import HandClock
from tests.support.require import require


async def test_command_posts_picture_and_controls(sandbox: Sandbox, bot: DemoBot) -> None:
    ann, ben = sandbox.people["Ann"], sandbox.people["Ben"]
    answer = await ann.slash(sandbox.channel, "game new", city="Uruk", players=3)
    assert answer.type == 4
    assert answer.content == "Uruk for 3"
    seen = ben.last(sandbox.channel)
    assert seen.labels == ["My hand", "Name"]
    assert [(one.filename, one.description, one.data) for one in seen.attachments] == [("board.png", "One dot", PNG)]


async def test_private_answer_is_seen_by_one(sandbox: Sandbox, bot: DemoBot) -> None:
    ann, ben = sandbox.people["Ann"], sandbox.people["Ben"]
    ann.locale = "cs"
    answer = await ann.slash(sandbox.channel, "secret")
    assert answer.ephemeral
    assert answer.content == "Psst, cs"
    assert [one.content for one in ann.sees()] == ["Psst, cs"]
    assert ben.sees() == []
    ann.dismiss(ann.last())
    assert ann.sees() == []


async def test_a_person_is_offered_what_fits_the_letters_typed(sandbox: Sandbox, bot: DemoBot) -> None:
    ann = sandbox.people["Ann"]
    found = await ann.autocomplete(sandbox.channel, "game new", "city", "u", players=2)
    assert [one.name for one in found] == ["Uruk", "Ur"]


async def test_button_menu_and_form(sandbox: Sandbox, bot: DemoBot) -> None:
    ann, ben = sandbox.people["Ann"], sandbox.people["Ben"]
    board = require((await ann.slash(sandbox.channel, "game new", city="Ur")).message)
    hand = await ben.click(board, "My hand")
    assert hand.ephemeral
    assert hand.attachments[0].description == "Two red"
    chosen = await ben.select(board, "Where?", ["Eridu", "ur"])
    assert chosen.type == 7
    assert ann.now(board).content == "Chosen: eridu, ur"
    opened = await ben.click(board, "form")
    assert opened.modal is not None
    assert opened.modal.title == "Name a city"
    named = await ben.submit(opened.modal, City="Larsa")
    assert named.content == "You named Larsa"


async def test_a_control_that_is_not_there_cannot_be_used(sandbox: Sandbox, bot: DemoBot) -> None:
    ann, ben = sandbox.people["Ann"], sandbox.people["Ben"]
    board = require((await ann.slash(sandbox.channel, "game new", city="Ur")).message)
    with pytest.raises(NotThere, match="Your hand"):
        await ann.click(board, "Your hand")
    with pytest.raises(NotThere, match="players"):
        await ann.slash(sandbox.channel, "game new", city="Ur", players=5)
    with pytest.raises(NotThere, match="city"):
        await ann.slash(sandbox.channel, "game new")
    with pytest.raises(NotAllowed):
        await ben.slash(sandbox.channel, "guard")
    with pytest.raises(NotAllowed):
        await ann.slash(ann.dm, "guard")
    assert (await ann.slash(sandbox.channel, "guard")).content == "On guard"


async def test_deferred_answer_settles(sandbox: Sandbox, bot: DemoBot) -> None:
    ann = sandbox.people["Ann"]
    answer = await ann.slash(sandbox.channel, "slow")
    assert (answer.type, answer.ephemeral, answer.content) == (5, True, "")
    bot.let_go.set()
    await answer.wait_until_finished()
    assert answer.content == "Done"
    assert answer.attachments[0].filename == "board.png"
    await sandbox.until(lambda: answer.followups)
    assert [one.content for one in answer.followups] == ["And more"]


async def test_no_answer_within_three_seconds(sandbox: Sandbox, bot: DemoBot, clock: HandClock) -> None:
    asking = asyncio.ensure_future(sandbox.people["Ann"].slash(sandbox.channel, "mute"))
    await sandbox.until(lambda: sandbox.state.interactions)
    clock.now += 3.1
    sandbox.wake()
    with pytest.raises(NoAnswer):
        await asking


async def test_only_new_loud_messages_notify(sandbox: Sandbox, bot: DemoBot, channel: discord.TextChannel) -> None:
    ann, ben = sandbox.people["Ann"], sandbox.people["Ben"]
    both = f"{ann.mention} {ben.mention}"
    await channel.send(f"one {both}", allowed_mentions=discord.AllowedMentions(users=[discord.Object(ann.id)]))
    await channel.send(f"two {both}", silent=True)
    await channel.send(f"three {both}", allowed_mentions=discord.AllowedMentions.none())
    four = await channel.send("four")
    await four.edit(content=f"four {both}")
    user = await bot.fetch_user(ben.id)
    await user.send("five")
    await user.send("six", silent=True)
    assert [one.message.content.split()[0] for one in ann.pings] == ["one"]
    assert [one.message.content for one in ben.pings] == ["five"]
    assert sandbox.people["Cyd"].pings == []


async def test_everybody_has_a_conversation_of_their_own(sandbox: Sandbox, bot: DemoBot) -> None:
    ann, ben = sandbox.people["Ann"], sandbox.people["Ben"]
    answer = await ann.slash(ann.dm, "slow")
    bot.let_go.set()
    await answer.wait_until_finished()
    assert ann.last(ann.dm).author == "dubsar"
    assert ben.sees() == []
    with pytest.raises(NotAllowed):
        await ben.say(ann.dm, "Hello?")


async def test_everything_holds_what_a_curious_client_finds(sandbox: Sandbox, bot: DemoBot) -> None:
    await sandbox.people["Ann"].slash(sandbox.channel, "game new", city="Ur")
    found = sandbox.people["Ben"].last().everything
    for word in ("board.png", "One dot", '"custom_id": "hand"', "The city of Eridu"):
        assert word in found


async def ask_whom(bot: DemoBot, sandbox: Sandbox, *before: int) -> discord.Message:
    """A message with a menu of people; those of `before` are chosen already."""
    view = discord.ui.View(timeout=None)
    menu: discord.ui.UserSelect[discord.ui.View] = discord.ui.UserSelect(
        placeholder="Who?",
        min_values=0,
        max_values=2,
        default_values=[discord.SelectDefaultValue(id=one, type=discord.SelectDefaultValueType.user) for one in before],
    )

    async def chosen(interaction: discord.Interaction) -> None:
        names = ", ".join(one.display_name for one in menu.values)
        await interaction.response.edit_message(content=f"Chosen: {names}", view=view)

    menu.callback = chosen  # type: ignore[method-assign]
    view.add_item(menu)
    return await bot.get_partial_messageable(sandbox.channel.id).send("Who?", view=view)


async def test_people_are_chosen_from_a_menu_of_people(sandbox: Sandbox, bot: DemoBot) -> None:
    ann, ben = sandbox.people["Ann"], sandbox.people["Ben"]
    await ask_whom(bot, sandbox, ann.id)
    seen = ann.last(sandbox.channel)
    assert [int(one["id"]) for one in seen.menu("Who?")["default_values"]] == [ann.id]
    await ann.select(seen, "Who?", ["Ben", str(ann.id)])
    assert ben.now(seen).content == "Chosen: Ben, Ann"
    await ann.select(ann.now(seen), "Who?", [])
    assert ben.now(seen).content == "Chosen: "
    with pytest.raises(NotThere, match="nothing that the menu offers is called 'Enkidu'"):
        await ann.select(ann.now(seen), "Who?", "Enkidu")
    with pytest.raises(NotThere, match="does not take 3"):
        await ann.select(ann.now(seen), "Who?", ["Ann", "Ben", "Cyd"])


async def test_no_more_people_are_chosen_already_than_a_menu_takes(sandbox: Sandbox, bot: DemoBot) -> None:
    with pytest.raises(discord.HTTPException, match="between 0 and 2"):
        await ask_whom(bot, sandbox, *(one.id for one in list(sandbox.people.values())[:3]))
