"""Somebody has everything deleted while a message that names them is on its way."""

from tests.e2e.test_privacy import stored
from tests.support.house import House

TURNS = 100
"""Changes to the database, which takes turns: a process that deletes something has had enough of them then."""


async def test_nothing_of_them_stays_behind_it(house: House) -> None:
    await house.begin("tigris", "Ben", "Ann")
    asked = await house.slash("Ben", "privacy delete")
    assert asked.message is not None
    held = house.sandbox.faults.hold("POST", f"/channels/{house.channel.id}/messages")
    await (await house.person("Ben").slash(house.channel, "game cancel")).wait_until_finished()
    await held.met.wait()
    deleted = await house.person("Ben").click(asked.message, "Delete everything")
    for _ in range(TURNS):
        await house.app.store.departures.delete_departure(0, 0.0)
    held.released.set()
    await house.settle()
    assert "Ben" in house.person("Ann").last(house.channel).text
    assert "Deleted" in deleted.content
    assert "Ben" not in await stored(house)
    assert str(house.person("Ben").id) not in await stored(house)
