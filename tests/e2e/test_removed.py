"""The bot is removed from a server: its tables wait thirty days, and go on if it comes back."""

from bot.model.guild import RETENTION_SECONDS
from tests.support.house import House
from tests.support.stored import counted, until


async def removed(house: House) -> None:
    """The bot is thrown out, and has noticed."""
    await house.sandbox.places.remove_bot()
    await until(house.app.store, "departures", 1)


async def forgotten(house: House) -> None:
    """Everything is deleted."""
    await until(house.app.store, "tables", 0)
    assert {name: await counted(house.app.store, name) for name in ("entries", "debts", "boards", "departures")} == {
        "entries": 0,
        "debts": 0,
        "boards": 0,
        "departures": 0,
    }


async def test_a_bot_that_is_invited_again_continues(house: House) -> None:
    table = await house.begin("tigris", "Ann", "Ben")
    await house.type(await house.to_move(), ("end",))
    await removed(house)
    await house.clock.advance(RETENTION_SECONDS - 60)
    await house.restart()
    await house.sandbox.places.invite_bot()
    await until(house.app.store, "departures", 0)
    await house.clock.advance(RETENTION_SECONDS)
    await house.type(await house.to_move(), ("end",))
    assert (await house.app.services.tables.find(table.id)).log.version == 2
    assert "Move" in house.board().labels


async def test_everything_is_deleted_after_thirty_days_whether_or_not_the_bot_is_restarted(house: House) -> None:
    await house.begin("tigris", "Ann", "Ben")
    await house.type(await house.to_move(), ("end",))
    await removed(house)
    await house.clock.advance(RETENTION_SECONDS - 60)
    await house.restart()
    assert await counted(house.app.store, "tables") == 1
    await house.clock.advance(60)
    await forgotten(house)


async def test_a_removal_while_the_bot_does_not_run_is_noticed(house: House) -> None:
    await house.begin("tigris", "Ann", "Ben")
    await house.app.close()
    await house.sandbox.places.remove_bot()
    await house.start()
    assert await counted(house.app.store, "departures") == 1
    await house.app.close()
    await house.sandbox.places.invite_bot()
    await house.start()
    assert await counted(house.app.store, "departures") == 0


async def test_in_a_server_that_the_bot_is_not_in_nothing_is_begun(house: House) -> None:
    """As where a person has added the app to their own account only."""
    await house.begin("tigris", "Ann", "Ben")
    await removed(house)
    other = house.sandbox.places.add_channel("other")
    refused = await house.person("Cyd").slash(other, "game new", game="tigris")
    assert "I'm not a member of this server" in refused.content
    assert refused.ephemeral
    pressed = await house.person("Guest").click(house.board(), "Move")
    assert "I'm not a member of this server" in pressed.content
    assert await house.person("Ann").autocomplete(house.channel, "tigris leader", "leader") == []
    assert await counted(house.app.store, "tables") == 1


async def test_no_command_is_for_those_who_added_the_app_to_themselves(house: House) -> None:
    payloads = [command.to_dict(house.app.client.tree) for command in house.app.client.tree.get_commands()]
    assert [one["name"] for one in payloads if one["integration_types"] != [0]] == []
