"""The bot is removed from a server: its tables wait thirty days, and go on if it comes back."""

import sqlite3
from contextlib import closing

import pytest

from bot.tables.channels import RETENTION
from bot.tables.schedule import RETRY
from tests.faults.test_storage import full_disk
from tests.support.house import House


def rows(house: House, name: str) -> int:
    """How many rows there are of one kind."""
    with closing(sqlite3.connect(house.database)) as connection:
        return int(connection.execute(f"SELECT count(*) FROM {name}").fetchone()[0])


async def removed(house: House) -> None:
    """The bot is thrown out, and has noticed."""
    await house.sandbox.places.remove_bot()
    await house.sandbox.until(lambda: rows(house, "departures") == 1)


async def forgotten(house: House) -> None:
    """Everything is deleted."""
    await house.sandbox.until(lambda: rows(house, "tables") == 0)
    assert {name: rows(house, name) for name in ("entries", "debts", "boards", "departures")} == {
        "entries": 0,
        "debts": 0,
        "boards": 0,
        "departures": 0,
    }


async def test_whoever_is_invited_again_goes_on(house: House) -> None:
    table = await house.begin("tigris", "Ann", "Ben")
    await house.type(await house.to_move(), ("end",))
    await removed(house)
    await house.clock.advance(RETENTION - 60)
    await house.restart()
    await house.sandbox.places.invite_bot()
    await house.sandbox.until(lambda: rows(house, "departures") == 0)
    await house.clock.advance(RETENTION)
    await house.type(await house.to_move(), ("end",))
    assert (await house.app.services.tables.find(table.id)).log.version == 2
    assert "Move" in house.board().labels


async def test_after_thirty_days_all_is_deleted(house: House) -> None:
    await house.begin("tigris", "Ann", "Ben")
    await house.type(await house.to_move(), ("end",))
    await removed(house)
    await house.clock.advance(RETENTION - 60)
    assert rows(house, "tables") == 1
    await house.clock.advance(60)
    await forgotten(house)


async def test_what_cannot_be_deleted_in_time_is_deleted_later(house: House, caplog: pytest.LogCaptureFixture) -> None:
    await house.begin("tigris", "Ann", "Ben")
    await removed(house)
    with full_disk():
        await house.clock.advance(RETENTION)
        await house.sandbox.until(lambda: "is forgotten later" in caplog.text)
        assert rows(house, "tables") == 1
    await house.clock.advance(RETRY)
    await forgotten(house)


async def test_a_restart_does_not_begin_the_thirty_days_anew(house: House) -> None:
    await house.begin("tigris", "Ann", "Ben")
    await removed(house)
    await house.clock.advance(RETENTION - 60)
    await house.restart()
    await house.clock.advance(60)
    await forgotten(house)


async def test_a_removal_while_the_bot_does_not_run_is_noticed(house: House) -> None:
    await house.begin("tigris", "Ann", "Ben")
    await house.app.close()
    await house.sandbox.places.remove_bot()
    await house.start()
    assert rows(house, "departures") == 1
    await house.app.close()
    await house.sandbox.places.invite_bot()
    await house.start()
    assert rows(house, "departures") == 0


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
    assert rows(house, "tables") == 1


async def test_no_command_is_for_those_who_added_the_app_to_themselves(house: House) -> None:
    payloads = [command.to_dict(house.app.client.tree) for command in house.app.client.tree.get_commands()]
    assert [one["name"] for one in payloads if one["integration_types"] != [0]] == []
