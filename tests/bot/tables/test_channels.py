"""Places that are gone: a deleted channel closes its tables at once, without a word."""

from tests.support.house import House


async def test_a_channel_that_is_deleted_closes_its_table_without_a_word(house: House) -> None:
    table = await house.begin("tigris", "Ann", "Ben")
    other = await house.sandbox.places.open_channel("table-2")
    house.app.services.channels.close_tables(other.id)
    await house.settle()
    assert (await house.table()).status == "open"
    said = len(house.person("Ann").sees())
    house.app.services.channels.close_tables(house.channel.id)
    await house.settle()
    assert table.status == "cancelled"
    assert len(house.person("Ann").sees()) == said


async def test_a_channel_that_discord_no_longer_knows_closes_its_table_before_any_event(house: House) -> None:
    """The event may be late, or never come."""
    table = await house.begin("tigris", "Ann", "Ben")
    mover = house.person(await house.to_move())
    house.sandbox.faults.add("POST", f"/channels/{house.channel.id}/messages", 404, code=10003)
    await mover.slash(house.channel, "tigris end")
    await house.settle()
    assert table.status == "cancelled"
    assert await house.app.store.outbox.queues_with_messages() == ()


async def test_a_channel_that_cannot_be_seen_keeps_its_table(house: House) -> None:
    table = await house.begin("tigris", "Ann", "Ben")
    mover = house.person(await house.to_move())
    house.sandbox.faults.add("POST", f"/channels/{house.channel.id}/messages", 403, code=50001)
    await mover.slash(house.channel, "tigris end")
    await house.settle()
    assert table.status == "open"


async def test_leaving_twice_keeps_the_first_time(house: House) -> None:
    await house.begin("tigris", "Ann", "Ben")
    departures = house.app.store.departures
    await departures.store_removal(house.sandbox.guild, 5.0)
    await departures.store_removal(house.sandbox.guild, 9.0)
    assert await departures.deletion_times() == {house.sandbox.guild: 5.0}
    assert await departures.delete_departure(house.sandbox.guild, 5.0)
    assert not await departures.delete_departure(house.sandbox.guild, 5.0)


async def test_a_forgotten_channel_is_found_closed(house: House) -> None:
    table = await house.begin("tigris", "Ann", "Ben")
    assert await house.app.store.departures.delete_server(house.sandbox.guild) == (table.id,)
    house.app.services.tables.forget(table.id)
    assert table.status == "cancelled"
    assert "no game in this channel" in (await house.slash("Ann", "game board")).content
