"""The settings of servers are kept, and forgotten with them."""

from bot.model.guild import RETENTION_SECONDS, GuildSettings
from tests.e2e.test_removed import removed
from tests.support.house import House
from tests.support.stored import counted, until

SET = GuildSettings(9, 70, True, (80, 81), {"theme": "high-contrast", "map": "advanced"}, 0, 3)


async def test_settings_are_read_as_they_were_kept_and_the_usual_ones_take_no_room(house: House) -> None:
    book = house.app.store.guilds
    assert await book.find(9) == GuildSettings(9)
    await book.store(SET)
    assert await book.find(9) == SET
    assert await counted(house.app.store, "servers") == 1
    await book.store(GuildSettings(9))
    assert await book.find(9) == GuildSettings(9)
    assert await counted(house.app.store, "servers") == 0


async def test_what_stands_is_told_without_computers_and_without_what_is_over(house: House) -> None:
    await house.slash("Ann", "game new", game="tigris")
    await house.click("Ann", "Add a computer player")
    book, guild = house.app.store.guilds, house.sandbox.guild
    (one,) = await book.unfinished_tables(guild)
    assert (one.channel, one.gathering, one.users) == (house.channel.id, True, (house.person("Ann").id,))
    await house.slash("Ann", "game cancel")
    assert await book.unfinished_tables(guild) == ()


async def test_the_settings_of_a_server_without_tables_are_deleted_thirty_days_after_it_was_left(house: House) -> None:
    await house.slash("Ann", "admin setup", seats=1)
    await removed(house)
    await house.clock.advance(RETENTION_SECONDS - 60)
    assert await counted(house.app.store, "servers") == 1
    await house.clock.advance(60)
    await until(house.app.store, "servers", 0)
    assert await counted(house.app.store, "departures") == 0


async def test_a_server_with_settings_alone_is_missed_when_the_bot_was_removed_meanwhile(house: House) -> None:
    await house.slash("Ann", "admin setup", seats=1)
    await house.app.close()
    await house.sandbox.places.remove_bot()
    await house.start()
    assert await counted(house.app.store, "departures") == 1
