"""A table is opened only where the bot can play it."""

import pytest

from tests.support.house import House


@pytest.mark.parametrize(("permission", "name"), [("send_messages", "Send Messages"), ("attach_files", "Attach Files")])
async def test_missing_permissions_are_named_before_the_table_is_opened(
    house: House, permission: str, name: str
) -> None:
    house.sandbox.places.deny(house.channel, permission)
    answer = await house.slash("Ann", "game new", game="tigris")
    assert answer.ephemeral
    assert name in answer.content
    house.sandbox.places.allow(house.channel, permission)
    await house.slash("Ann", "game new", game="tigris")
    assert (await house.table()).status == "lobby"


async def test_a_thread_needs_its_own_permission(house: House) -> None:
    thread = await house.sandbox.places.open_thread(house.channel, "a long game", house.person("Ann"))
    house.sandbox.places.deny(house.channel, "send_messages")
    await house.person("Ann").slash(thread, "game new", game="tigris")
    await house.settle()
    assert (await house.app.services.tables.find_in_channel(thread.id)).status == "lobby"
