"""The tables of a server as each member may see them, and a seat taken from the list."""

import pytest

from bot.sandbox.model import PRIVATE_THREAD, Channel
from bot.sandbox.people.answers import InitialResponse
from bot.sandbox.people.seen import NotThere
from bot.tables.live_table import LiveTable
from bot.text.voice import LANGUAGES, Voice
from tests.e2e.test_tables_mine import numbered
from tests.support.house import House
from tests.support.require import require


async def here(house: House, name: str, channel: Channel | None = None, **options: str) -> InitialResponse:
    """Somebody asks for the tables of the server."""
    asked = await house.person(name).slash(channel or house.channel, "tables here", **options)
    answer = await asked.wait_until_finished()
    await house.settle()
    return answer


async def lobby(house: House, name: str, channel: Channel, game: str = "tigris") -> LiveTable:
    """Somebody opens a table."""
    await (await house.person(name).slash(channel, "game new", game=game)).wait_until_finished()
    await house.settle()
    return await house.app.services.tables.find_in_channel(channel.id)


async def test_lobbies_come_before_games_in_progress_each_with_a_link(house: House) -> None:
    other = await house.sandbox.places.open_channel("other")
    await house.begin("tigris", "Ann", "Ben")
    opened = await lobby(house, "Cyd", other, "kings")
    answer = await here(house, "Guest")
    assert answer.ephemeral
    first, second = numbered(answer.content)
    assert f"/{opened.guild}/{opened.channel}/" in first
    assert "with Cyd: waiting for players, 1 of 4 seats taken" in first
    assert f"/{opened.guild}/{house.channel.id}/" in second
    assert f"waiting for {await house.to_move()}" in second
    only = await here(house, "Guest", game="kings")
    assert numbered(only.content) == [first]


async def test_lobbies_and_games_in_progress_are_listed_apart(house: House) -> None:
    other = await house.sandbox.places.open_channel("other")
    await house.begin("tigris", "Ann", "Ben")
    await lobby(house, "Cyd", other, "kings")
    both = numbered((await here(house, "Guest")).content)
    looking = numbered((await here(house, "Guest", state="open")).content)
    running = numbered((await here(house, "Guest", state="running")).content)
    assert [line[3:] for line in both] == [line[3:] for line in [*looking, *running]]
    assert "waiting for players" in looking[0]
    assert not numbered((await here(house, "Guest", state="running", game="kings")).content)


async def test_a_game_is_watched_from_the_list_by_those_who_do_not_play(house: House) -> None:
    table = await house.begin("tigris", "Ann", "Ben")
    answer = await here(house, "Guest", state="running")
    assert answer.message is not None
    watching = await house.person("Guest").select(
        answer.message, "Watch a game …", answer.message.menu()["options"][0]["label"]
    )
    assert "You're following this table" in (await watching.wait_until_finished()).content
    await house.settle()
    assert await house.app.store.watchers.watchers_of(table.id) == (house.person("Guest").id,)
    played = await here(house, "Ann")
    assert not require(played.message).menus


async def test_a_seat_is_taken_from_the_list(house: House) -> None:
    other = await house.sandbox.places.open_channel("other")
    opened = await lobby(house, "Cyd", other)
    answer = await here(house, "Dan")
    joined = await house.click("Dan", "Join 1", require(answer.message))
    assert opened.roster.seat_of(house.person("Dan").id) == 1
    assert f"<#{other.id}>" in joined.content
    assert "2 of 4 seats taken" in joined.content
    assert require(joined.message).labels == []
    for message in house.person("Guest").sees():
        assert "2 of 4" not in message.text


async def test_a_seat_in_a_lobby_that_has_started_meanwhile_is_refused(house: House) -> None:
    other = await house.sandbox.places.open_channel("other")
    opened = await lobby(house, "Cyd", other)
    answer = await here(house, "Dan")
    ben = house.person("Ben")
    await house.app.services.lobbies.join(opened.id, ben.id, ben.name, None)
    await house.app.services.lobbies.start(opened.id, house.person("Cyd").id)
    refused = await house.click("Dan", "Join 1", require(answer.message))
    assert opened.roster.seat_of(house.person("Dan").id) is None
    assert refused.ephemeral


async def test_a_channel_that_a_member_does_not_see_is_not_listed(house: House) -> None:
    hidden = await house.sandbox.places.open_channel("hidden")
    opened = await lobby(house, "Cyd", hidden)
    answer = await here(house, "Ben")
    await house.sandbox.places.hide(hidden, house.person("Ben"))
    channel = house.app.client.get_channel(hidden.id)
    await house.sandbox.until(lambda: getattr(house.app.client.get_channel(hidden.id), "overwrites", None))
    assert channel is not None
    assert str(hidden.id) not in (await here(house, "Ben")).content
    assert str(hidden.id) in (await here(house, "Dan")).content
    await house.click("Ben", "Join 1", require(answer.message))
    assert opened.roster.seat_of(house.person("Ben").id) is None


async def test_a_private_thread_is_listed_only_to_those_who_sit_there(house: House) -> None:
    thread = await house.sandbox.places.open_thread(house.channel, "secret", house.person("Cyd"))
    thread.type = PRIVATE_THREAD
    thread.members[house.sandbox.state.bot.id] = 0.0
    await house.restart()
    await lobby(house, "Cyd", thread)
    assert str(thread.id) in (await here(house, "Cyd")).content
    assert str(thread.id) not in (await here(house, "Ben")).content


async def test_a_channel_that_the_bot_does_not_see_is_not_listed(house: House) -> None:
    other = await house.sandbox.places.open_channel("other")
    await lobby(house, "Cyd", other)
    await house.sandbox.places.change_rights(other, take=["view_channel"])
    await house.sandbox.until(lambda: getattr(house.app.client.get_channel(other.id), "overwrites", None))
    assert str(other.id) not in (await here(house, "Ben")).content


@pytest.mark.parametrize("language", LANGUAGES)
async def test_an_empty_server_reads_how_to_open_a_table(house: House, language: str) -> None:
    await house.slash("Ann", "settings language", language=language)
    answer = await here(house, "Ann")
    assert Voice(language).say("tables-here-none") in answer.content
    assert "/game new" in answer.content


async def test_people_without_a_turn_are_led_to_the_servers_tables(house: House) -> None:
    await lobby(house, "Cyd", house.channel)
    mine = await house.slash("Dan", "tables mine")
    found = await house.click("Dan", "Find a table", require(mine.message))
    assert len(numbered(found.content)) == 1
    dm = await (await house.person("Dan").slash(house.person("Dan").dm, "tables mine")).wait_until_finished()
    with pytest.raises(NotThere):
        require(dm.message).button("Find a table")


async def test_in_a_direct_message_there_is_no_server(house: House) -> None:
    assert "server channel" in (await here(house, "Ann", house.person("Ann").dm)).content


async def test_five_seats_are_offered_on_a_page_and_more_pages_follow(house: House) -> None:
    for number in range(12):
        channel = await house.sandbox.places.open_channel(f"table-{number}")
        await lobby(house, "Ann" if number < 6 else "Ben", channel)
    answer = await here(house, "Dan")
    assert answer.message is not None
    assert answer.message.labels == [*(f"Join {number}" for number in range(1, 6)), "More"]
    more = await house.click("Dan", "More", answer.message)
    assert require(more.message).labels == ["Join 11", "Join 12", "Back"]


async def test_a_thread_is_called_as_its_game_once(house: House) -> None:
    await house.slash("Ann", "admin setup", threads="on")
    await house.slash("Ann", "game new", game="tigris")
    (line,) = numbered((await here(house, "Ben")).content)
    assert line.count("Tigris & Euphrates") == 1
    assert "· Ann" in line
