"""Forums: the tags of posts, who may change them, and how many times."""

import discord
import pytest

from bot.sandbox.errors import ApiError
from bot.sandbox.model import Channel
from bot.sandbox.sandbox import Sandbox
from tests.support.demo_bot import DemoBot
from tests.support.manual_clock import HandClock


@pytest.fixture
async def post(sandbox: Sandbox) -> Channel:
    """A post in a forum with seven tags."""
    forum = await sandbox.forums.open("games", *"ABCDEFG")
    return await sandbox.people["Ann"].begin_post(forum, "A table", "A")


async def known(bot: DemoBot, post: Channel) -> discord.Thread:
    """The post as the bot has it."""
    found = await bot.fetch_channel(post.id)
    assert isinstance(found, discord.Thread)
    return found


async def test_a_post_gets_tags_of_its_forum_from_those_who_may(sandbox: Sandbox, post: Channel, bot: DemoBot) -> None:
    thread = await known(bot, post)
    assert isinstance(thread.parent, discord.ForumChannel)
    tags = thread.parent.available_tags
    assert [tag.name for tag in thread.applied_tags] == ["A"]
    with pytest.raises(discord.Forbidden):
        await thread.edit(applied_tags=tags[:2])
    assert post.parent is not None
    sandbox.places.allow(post.parent, "manage_threads")
    assert [tag.name for tag in (await thread.edit(applied_tags=tags[1:3])).applied_tags] == ["B", "C"]
    for wrong in (tags[:6], [discord.ForumTag(name="Z")]):
        with pytest.raises(discord.HTTPException) as refused:
            await thread.edit(applied_tags=wrong)
        assert refused.value.code == 50035
    with pytest.raises(discord.HTTPException) as unsent:
        await bot.get_partial_messageable(post.parent.id).send("Nowhere")
    assert unsent.value.code == 50008


async def test_a_post_is_changed_twice_in_ten_minutes(
    sandbox: Sandbox, post: Channel, bot: DemoBot, clock: HandClock
) -> None:
    thread = await known(bot, post)
    assert post.parent is not None
    sandbox.places.allow(post.parent, "manage_threads")
    bot.http.max_ratelimit_timeout = 30
    for name in ("one", "two"):
        await thread.edit(name=name)
    with pytest.raises(discord.RateLimited):
        await thread.edit(name="three")
    clock.now += 601
    await thread.edit(name="three")
    assert post.name == "three"


async def test_a_forum_has_few_tags_with_short_names(sandbox: Sandbox) -> None:
    for wrong in ([str(number) for number in range(21)], ["x" * 21], [""]):
        with pytest.raises(ApiError):
            await sandbox.forums.open("games", *wrong)
