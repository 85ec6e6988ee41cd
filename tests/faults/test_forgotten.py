"""Somebody has everything deleted while a message that names them is on its way."""

import pytest

from tests.bot.house import House
from tests.e2e.test_privacy import everything

TURNS = 100
"""Questions to the database, which takes turns: whoever deletes something has had enough of them then."""


async def on_its_way(house: House, method: str, path: str) -> None:
    """Ben has everything deleted while this request is kept waiting."""
    asked = await house.slash("Ben", "privacy delete")
    assert asked.message is not None
    held = house.sandbox.faults.hold(method, path)
    await (await house.person(await house.to_move()).slash(house.channel, "tigris end")).settled()
    await held.met.wait()
    deleted = await house.person("Ben").click(asked.message, "Delete everything")
    for _ in range(TURNS):
        await house.app.store.person(0)
    held.released.set()
    await house.settle()
    assert "deleted" in deleted.content
    assert not deleted.components


@pytest.mark.parametrize(("method", "path"), [("POST", "/channels/*/messages"), ("PATCH", "/channels/*/messages/*")])
async def test_nothing_of_them_stays_behind_it(house: House, method: str, path: str) -> None:
    await house.begin("tigris", "Ann", "Ben")
    await on_its_way(house, method, path)
    stored = everything(house.database)
    assert "Ben" not in stored
    assert str(house.person("Ben").id) not in stored
    assert (await house.at()).roster.users == (house.person("Ann").id,)
    await house.type("Ann", ("end",))
    stored = everything(house.database)
    assert "Ben" not in stored
    assert str(house.person("Ben").id) not in stored
