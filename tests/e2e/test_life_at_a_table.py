"""A table over time: old tables get reminders, people who are shut out hear no more, turns return."""

from bot.gateway.members import CACHE_SECONDS
from bot.sandbox.model import Channel
from tests.support.house import House
from tests.support.stored import spoil

DAY = 24 * 3600


def calls(house: House, name: str) -> int:
    """How often somebody's phone has buzzed because of the channel."""
    return sum(ping.channel is house.channel for ping in house.person(name).pings)


def written(house: House, name: str) -> int:
    """How many direct messages somebody has."""
    room: Channel = house.person(name).dm
    return len(house.person(name).sees(room))


async def test_a_table_from_before_reminders_has_them_from_the_next_start_on(house: House) -> None:
    await house.begin("tigris", "Ann", "Ben")
    mover = await house.to_move()
    await spoil(house.app.store, "UPDATE tables SET waits = '[]'")
    await house.restart()
    assert calls(house, mover) == 1
    await house.clock.advance(DAY - 60)
    await house.settle()
    assert calls(house, mover) == 1
    await house.restart()
    await house.clock.advance(60)
    await house.settle()
    assert calls(house, mover) == 2
    assert "a reminder" in house.person(mover).pings[-1].message.text


async def test_a_watcher_who_no_longer_sees_the_channel_hears_no_more_of_it(house: House) -> None:
    await house.begin("tigris", "Ann", "Ben")
    await house.slash("Guest", "table watch", watch="on")
    await house.slash("Cyd", "table watch", watch="on")
    await house.type(await house.to_move(), ("end",))
    assert (written(house, "Guest"), written(house, "Cyd")) == (1, 1)
    await house.sandbox.roles.hide_channel(house.channel, house.person("Guest"))
    await house.type(await house.to_move(), ("end",))
    assert (written(house, "Guest"), written(house, "Cyd")) == (1, 2)
    assert await house.app.store.watchers.watchers_of((await house.table()).id) == (house.person("Cyd").id,)


async def test_a_person_who_has_left_the_server_gets_no_more_messages_of_its_tables(house: House) -> None:
    await house.begin("tigris", "Ann", "Ben")
    await house.slash("Guest", "table watch", watch="on")
    house.sandbox.state.users.pop(house.person("Guest").id)
    await house.clock.advance(CACHE_SECONDS)
    await house.type(await house.to_move(), ("end",))
    assert await house.app.store.watchers.watchers_of((await house.table()).id) == ()


async def test_a_player_who_no_longer_sees_the_channel_is_sent_no_hands(house: House) -> None:
    await house.begin("tigris", "Ben", "Cyd")
    before = written(house, "Ben")
    await house.sandbox.roles.hide_channel(house.channel, house.person("Ben"))
    for _ in range(4):
        table, decision = await house.table(), await house.decision()
        await house.app.services.tables.play_seat(table, decision.seats[0], ("end",), None)
        await house.settle()
    assert written(house, "Ben") == before
    assert written(house, "Cyd") > 2


async def test_whether_somebody_sees_a_channel_is_asked_and_not_knowing_stops_nothing(house: House) -> None:
    await house.begin("tigris", "Ann", "Ben")
    await house.slash("Guest", "table watch", watch="on")
    house.sandbox.faults.add("GET", "/guilds/*/members/*", 403)
    await house.type(await house.to_move(), ("end",))
    assert written(house, "Guest") == 1


async def test_a_player_to_move_again_after_a_rewind_is_pinged(house: House) -> None:
    await house.begin("tigris", "Ben", "Cyd")
    first = await house.to_move()
    await house.type(first, ("end",))
    second = await house.to_move()
    assert (calls(house, first), calls(house, second)) == (1, 1)
    await house.slash("Ann", "admin rewind", move=0)
    assert await house.to_move() == first
    assert (calls(house, first), calls(house, second)) == (2, 1)


async def test_the_answer_wait_begins_the_reminders_anew(house: House) -> None:
    await house.begin("tigris", "Ann", "Ben", reminders="6h")
    mover = await house.to_move()
    other = ({"Ann", "Ben"} - {mover}).pop()
    for _ in range(6):
        await house.clock.advance(DAY / 4)
        await house.settle()
    assert calls(house, mover) == 4
    answer = await house.click(other, "Wait", house.public("Wait"))
    assert answer.ephemeral
    for _ in range(6):
        await house.clock.advance(DAY / 4)
        await house.settle()
    assert calls(house, mover) == 7
