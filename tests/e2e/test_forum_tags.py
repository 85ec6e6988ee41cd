"""Tables in posts of a forum: tags show which look for players and which are in play."""

import pytest

from bot.sandbox.model import Channel
from bot.sandbox.people.answers import InitialResponse
from bot.sandbox.people.slash import Value
from tests.support.house import House
from tests.support.require import require

WANTED, PLAYING = "Players wanted", "In play"


async def typed(house: House, name: str, channel: Channel, command: str, /, **options: Value) -> InitialResponse:
    """Somebody types a command somewhere; what is owed is paid before this returns."""
    answer = await (await house.person(name).slash(channel, command, **options)).wait_until_finished()
    await house.settle()
    return answer


@pytest.fixture
async def forum(house: House) -> Channel:
    """A forum whose tags the server has chosen, in which the bot may change posts."""
    forum = await house.sandbox.forums.open("games", "Evening", WANTED, PLAYING, "A", "B", "C", "D", "E")
    await house.sandbox.places.change_rights(forum, give=["manage_threads"])
    told = await typed(house, "Ann", house.channel, "admin setup", channel=forum, **chosen(forum))
    assert f"<#{forum.id}>" in told.content
    assert WANTED in told.content
    assert PLAYING in told.content
    return forum


def chosen(forum: Channel) -> dict[str, Value]:
    """The two tags as options of the command."""
    numbers = {tag.name: str(tag.id) for tag in forum.tags}
    return {"tag-open": numbers[WANTED], "tag-running": numbers[PLAYING]}


def tags_of(post: Channel) -> list[str]:
    """The names of the tags that a post has."""
    return [tag.name for number in post.applied for tag in require(post.parent).tags if tag.id == number]


def changes(house: House, post: Channel) -> int:
    """Return the number of requests to change a post."""
    return sum(one.method == "PATCH" and one.path == f"/channels/{post.id}" for one in house.sandbox.requests)


async def begun(house: House, forum: Channel, *tags: str) -> Channel:
    """A post with a table that looks for players."""
    post = await house.person("Ann").begin_post(forum, "Tigris tonight", *tags)
    await typed(house, "Ann", post, "game new", game="tigris")
    return post


async def started(house: House, post: Channel) -> None:
    """Ben joins, and Ann starts the game."""
    for name, button in (("Ben", "Join"), ("Ann", "Start")):
        message = [one for one in house.person(name).sees(post) if button in one.labels][-1]
        await (await house.person(name).click(message, button)).wait_until_finished()
        await house.settle()


async def test_the_tags_of_a_post_follow_its_table_and_no_move_costs_a_request(house: House, forum: Channel) -> None:
    house.sandbox.state.thread_changes = 9
    post = await begun(house, forum, "Evening")
    assert tags_of(post) == ["Evening", WANTED]
    await started(house, post)
    assert tags_of(post) == ["Evening", PLAYING]
    table = await house.app.services.tables.find_in_channel(post.id)
    decision = require(table.game.decision(table.state))
    mover = table.roster.names[decision.seats[0]]
    await typed(house, mover, post, "tigris end")
    await typed(house, mover, post, "game undo")
    assert changes(house, post) == 2
    await typed(house, "Ann", post, "game cancel")
    assert tags_of(post) == ["Evening"]
    assert changes(house, post) == 3
    await typed(house, "Ann", post, "game new", game="tigris")
    assert tags_of(post) == ["Evening", WANTED]


async def test_a_change_that_discord_puts_off_holds_up_no_message_and_comes_right(house: House, forum: Channel) -> None:
    post, ann = await begun(house, forum), house.person("Ann")
    await started(house, post)

    async def open_anew() -> None:
        before = ann.sees(post)[-1].id
        await (await ann.slash(post, "game cancel")).wait_until_finished()
        await (await ann.slash(post, "game new", game="tigris")).wait_until_finished()
        await house.sandbox.until(lambda: any(one.id > before and "Start" in one.labels for one in ann.sees(post)), 10)

    await open_anew()
    assert tags_of(post) == [PLAYING]
    await house.clock.until_sleeping(2)
    house.discord_clock.now += 700
    house.sandbox.state.thread_changes = 9
    await open_anew()
    await house.sandbox.until(lambda: tags_of(post) == [WANTED], 10)
    await house.restart()
    assert tags_of(post) == [WANTED]


@pytest.mark.parametrize("lacking", ["permission", "tags", "room", "setting"])
async def test_without_what_it_takes_nothing_is_asked_and_the_game_goes_on(
    house: House, forum: Channel, lacking: str
) -> None:

    if lacking == "permission":
        await house.sandbox.places.change_rights(forum, take=["manage_threads"])
    elif lacking == "tags":
        await house.sandbox.forums.change_tags(forum, "Evening", "A")
    elif lacking == "setting":
        await typed(house, "Ann", house.channel, "admin setup", unset="tags")
    post = await begun(house, forum, *("ABCDE" if lacking == "room" else ("Evening",)))
    await started(house, post)
    assert (await house.app.services.tables.find_in_channel(post.id)).status == "open"
    assert changes(house, post) == 0
    assert tags_of(post) == (list("ABCDE") if lacking == "room" else ["Evening"])


async def test_the_setup_names_what_is_missing_and_refuses_what_cannot_be(house: House, forum: Channel) -> None:
    offered = await house.person("Ann").autocomplete(house.channel, "admin setup", "tag-open", "play")
    assert [one.name for one in offered] == [WANTED, PLAYING]
    refused = await typed(house, "Ann", house.channel, "admin setup", **{"tag-open": "Nobody made it"})
    assert "Evening" in refused.content
    await house.sandbox.places.change_rights(forum, take=["manage_threads"])
    assert "Manage Threads" in (await typed(house, "Ann", house.channel, "admin setup")).content
    elsewhere = await typed(house, "Ben", house.channel, "game new", game="tigris")
    assert elsewhere.ephemeral
    assert "Make a post there" in elsewhere.content
    told = await typed(house, "Ann", house.channel, "admin setup", channel=house.channel)
    assert WANTED not in told.content
    refused = await typed(house, "Ann", house.channel, "admin setup", **{"tag-open": WANTED})
    assert "forum" in refused.content
    assert (await house.app.services.guilds.find(house.sandbox.guild)).tags == ()


async def test_a_guest_finds_a_table_in_an_archived_post(house: House, forum: Channel) -> None:
    post = await begun(house, forum)
    await house.sandbox.places.archive(post)
    await house.restart()
    assert f"/{post.id}" in (await typed(house, "Guest", house.channel, "tables here")).content
