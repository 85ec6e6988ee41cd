"""Finding players: a role is called once a table and so often a day, full tables start, and forgotten lobbies close."""

import pytest

from bot.model.ratings import StoredResult
from bot.sandbox.model import Channel, Role
from bot.sandbox.people.answers import InitialResponse
from bot.sandbox.people.slash import Value
from bot.text.voice import LANGUAGES, Voice
from tests.e2e.test_tables_here import here
from tests.e2e.test_tables_mine import numbered
from tests.support.house import House

DAY = 86400.0


async def players(house: House, *names: str, mentionable: bool = True) -> Role:
    """Return the role that a server's hosts may call, once a day, with these members."""
    role = await house.sandbox.roles.add("Players", mentionable=mentionable)
    for name in names:
        house.sandbox.roles.give(house.person(name), role)
    await house.sandbox.until(lambda: house.app.client.guilds[0].get_role(role.id) is not None)
    chosen: dict[str, Value] = {"call-role": role, "call-limit": 1}
    await house.slash("Ann", "admin setup", **chosen)
    return role


async def open_table(house: House, name: str, channel: Channel | None = None, **options: str) -> None:
    """Somebody opens a table for a game of Tigris."""
    house.sandbox.channel = channel or house.channel
    await house.slash(name, "game new", game="tigris", **options)


def calls(house: House, name: str) -> int:
    """Return how often somebody was called to a table."""
    return len([one for one in house.person(name).pings if "looks for players" in one.message.content])


async def test_a_host_calls_the_members_of_a_role_once(house: House) -> None:
    role = await players(house, "Cyd", "Dan")
    await open_table(house, "Ann")
    await house.click("Ben", "Join")
    assert "Only the person who opened" in (await house.click("Ben", "Call players")).content
    await house.click("Ann", "Call players")
    assert [calls(house, name) for name in ("Cyd", "Dan", "Ben", "Guest")] == [1, 1, 0, 0]
    message = house.public("Join")
    assert f"<@&{role.id}>" in message.content
    assert "2 of 4 seats" in message.content
    assert not [one for one in house.person("Guest").sees(house.channel) if "Call players" in one.labels]
    await house.restart()
    assert calls(house, "Cyd") == 1
    await house.click("Cyd", "Join", message)
    assert (await house.table()).roster.seat_of(house.person("Cyd").id) is not None


async def press_call(house: House, name: str) -> InitialResponse:
    """Somebody presses the button on a message that is not up to date."""
    table, person = await house.table(), house.person(name)
    message = house.public("Join")
    message.components.append(
        {
            "type": 1,
            "id": 98,
            "components": [{"type": 2, "id": 99, "label": "old", "custom_id": f"d:{table.id}:0:call:"}],
        }
    )
    answer = await (await person.click(message, "old")).wait_until_finished()
    await house.settle()
    return answer


async def test_a_table_and_a_server_have_so_many_calls(house: House) -> None:
    await players(house, "Cyd")
    await open_table(house, "Ann")
    await house.click("Ann", "Call players")
    assert "already been called" in (await press_call(house, "Ann")).content
    await open_table(house, "Ben", await house.sandbox.places.open_channel("second"))
    assert "once a day" in (await house.click("Ben", "Call players")).content
    assert calls(house, "Cyd") == 1
    await house.clock.advance(DAY)
    await house.click("Ben", "Call players")
    assert calls(house, "Cyd") == 2


async def test_without_a_role_that_can_be_mentioned_nobody_is_called(house: House) -> None:
    await open_table(house, "Ann")
    assert not [one for one in house.person("Guest").sees(house.channel) if "Call players" in one.labels]
    assert "call-role" in (await press_call(house, "Ann")).content
    role = await players(house, "Cyd", mentionable=False)
    await open_table(house, "Ann", await house.sandbox.places.open_channel("second"))
    refused = await house.click("Ann", "Call players")
    assert f"<@&{role.id}>" in refused.content
    assert "All Roles" in refused.content
    await house.sandbox.roles.delete(role)
    await house.sandbox.until(lambda: house.app.client.guilds[0].get_role(role.id) is None)
    assert "No role can be called" in (await house.click("Ann", "Call players")).content
    assert "a deleted role" in (await house.slash("Ann", "admin setup")).content
    assert not calls(house, "Cyd")


async def test_a_call_with_an_unknown_outcome_is_not_repeated(house: House) -> None:
    await players(house, "Cyd")
    await open_table(house, "Ann")
    posts = f"/channels/{house.channel.id}/messages"
    house.sandbox.faults.add("POST", posts, "drop", after_effect=True)
    pressed = await house.person("Ann").click(house.public("Call players"), "Call players")
    await pressed.wait_until_finished()
    await house.sandbox.until(lambda: calls(house, "Cyd"))
    await house.restart()
    assert calls(house, "Cyd") == 1


async def join(house: House, name: str) -> None:
    """Somebody joins the table of the channel."""
    await house.click(name, "Join")


async def test_a_full_table_starts_after_a_minute_although_the_bot_is_restarted(house: House) -> None:
    await open_table(house, "Ann", seats="2", start="full")
    await join(house, "Ben")
    table = await house.table()
    assert "All seats are taken" in house.public("Not yet").text
    await house.click("Cyd", "Join")
    assert table.roster.seat_of(house.person("Cyd").id) is None
    await house.clock.advance(30)
    await house.restart()
    await house.clock.advance(29)
    await house.settle()
    assert (await house.table()).status == "lobby"
    await house.clock.advance(1)
    await house.settle()
    assert (await house.table()).status == "open"
    assert "Move" in house.board().labels


async def test_leaving_at_the_last_second_stops_the_countdown(house: House) -> None:
    await open_table(house, "Ann", seats="2", start="full")
    await join(house, "Ben")
    await house.clock.advance(59)
    await house.click("Ben", "Leave")
    await house.clock.advance(60)
    await house.settle()
    assert (await house.table()).status == "lobby"
    await join(house, "Cyd")
    await house.clock.advance(59)
    await house.settle()
    assert (await house.table()).status == "lobby"
    await house.clock.advance(1)
    await house.settle()
    assert (await house.table()).status == "open"


async def test_a_host_stops_the_countdown_and_starts_later(house: House) -> None:
    await open_table(house, "Ann", seats="2", start="full")
    await join(house, "Ben")
    assert "Only the person who opened" in (await house.click("Ben", "Not yet")).content
    await house.click("Ann", "Not yet")
    await house.clock.advance(600)
    await house.settle()
    assert (await house.table()).status == "lobby"
    await house.click("Ben", "Start")
    assert (await house.table()).status == "open"


async def test_a_table_has_as_many_seats_as_its_host_wants(house: House) -> None:
    await open_table(house, "Ann", seats="3")
    assert "1 of 3 seats" in (await here(house, "Dan")).content
    await join(house, "Ben")
    await house.click("Ann", "Add a computer player")
    await join(house, "Cyd")
    assert (await house.table()).roster.seat_of(house.person("Cyd").id) is None
    assert (await house.table()).status == "lobby"
    refused = await house.slash("Dan", "game new", game="ur", seats="3")
    assert "Leave it out" in refused.content


async def test_a_lobby_where_nothing_happens_closes_after_its_host_was_asked(house: House) -> None:
    await open_table(house, "Ann")
    await house.clock.advance(6.9 * DAY)
    await house.settle()
    asked = [one for one in house.person("Ann").pings if "Shall it stay open" in one.message.content]
    assert not asked
    await house.clock.advance(0.2 * DAY)
    await house.settle()
    message = house.public("Keep it open")
    assert [ping.message.id for ping in house.person("Ann").pings] == [message.id]
    await house.click("Ann", "Keep it open", message)
    await house.clock.advance(7.1 * DAY)
    await house.restart()
    assert len(house.person("Ann").pings) == 2
    await join(house, "Ben")
    await house.clock.advance(6.9 * DAY)
    await house.settle()
    assert (await house.table()).status == "lobby"
    await house.clock.advance(0.2 * DAY)
    await house.settle()
    await house.clock.advance(2 * DAY)
    await house.settle()
    assert len(house.person("Ann").pings) == 3
    assert [one for one in house.person("Guest").sees(house.channel) if "Nobody has kept this table open" in one.text]
    await open_table(house, "Ann")
    assert (await house.table()).status == "lobby"


async def test_a_server_decides_when_lobbies_close_and_nobody_is_asked_at_night(house: House) -> None:
    await house.slash("Ann", "admin setup", **{"lobby-days": 0})
    await open_table(house, "Ann")
    await house.clock.advance(40 * DAY)
    await house.settle()
    assert not house.person("Ann").pings
    await house.slash("Ann", "settings quiet", **{"from": "0:00", "to": "22:00", "timezone": "UTC"})
    answer = await house.slash("Ann", "admin setup", **{"lobby-days": 1})
    assert "closes after one day" in answer.content
    for _ in range(40):
        await house.clock.advance(3600)
        await house.settle()
        if house.person("Ann").pings:
            break
    assert house.person("Ann").pings
    assert 22 * 3600 <= house.clock.now() % DAY < 23 * 3600


async def test_a_lobby_tells_the_mean_rating_of_those_who_sit_there(house: House) -> None:
    await open_table(house, "Ann")
    table = await house.table()
    assert "average rating" not in (await here(house, "Dan")).content
    ann = StoredResult(house.person("Ann").id, "tigris", 1, 30.0, 2.0)
    await house.app.store.results.store_results(table.id, table.guild, [ann])
    assert "average rating 1480" in numbered((await here(house, "Dan")).content)[0]
    await join(house, "Ben")
    assert "average rating" not in (await here(house, "Dan")).content


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_countdown_is_worded_in_every_language(house: House, language: str) -> None:
    await open_table(house, "Ann", seats="2", start="full", language=language)
    await house.click("Ben", Voice(language).say("button-join"))
    assert house.public(Voice(language).say("button-not-yet"))
