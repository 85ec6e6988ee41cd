"""The server of the database falls, and comes back, in a burst of presses: each is done once, and answered once. An
answer that waits for the server says that it is unknown whether the press counted, also if it did."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import cycle
from pathlib import Path

import pytest

from bot.sandbox.model import Channel
from bot.sandbox.people.answers import InitialResponse
from tests.support.house import House
from tests.support.postgres import PostgresHost

HALLS, TURNS = 10, 20
"""So many games at once, and turns in each: a burst of 200 presses."""

PAIRS = (("Ann", "Ben"), ("Cyd", "Dan"))
"""Who plays, in turn: nobody may sit at more than a few tables."""


@asynccontextmanager
async def opened(house: House) -> AsyncIterator[list[Channel]]:
    """The halls of a house, with a game in each."""
    async with house:
        halls = [house.sandbox.places.add_channel(f"hall-{number}") for number in range(HALLS)]
        for hall, names in zip(halls, cycle(PAIRS)):
            house.sandbox.channel = hall
            await house.begin("tigris", *names, reminders="off")
        yield halls


async def play(house: House, hall: Channel, tried: list[InitialResponse]) -> None:
    """Each turn in a hall, tried until it is stored."""
    table = await house.app.services.tables.find_in_channel(hall.id)
    for turn in range(TURNS):
        while table.log.version == turn:
            (seat,) = (table.game.decision(table.state) or pytest.fail("it is over")).seats
            person = house.person(table.roster.names[seat])
            tried.append(await (await person.slash(hall, "tigris end")).wait_until_finished())
            table = await house.app.services.tables.find_in_channel(hall.id)


def seen(house: House, halls: list[Channel]) -> list[list[tuple[str, list[str]]]]:
    """The public messages of each hall."""
    guest = house.person("Guest")
    return [[(one.text, one.labels) for one in guest.sees(hall)] for hall in halls]


def fall(server: PostgresHost) -> None:
    """The server crashes and is started again."""
    server.stop("immediate")
    server.start()


@pytest.mark.full
async def test_in_a_burst_each_press_is_done_once_and_reported_once(postgres: PostgresHost, tmp_path: Path) -> None:
    tried, undisturbed = list[InitialResponse](), list[InitialResponse]()
    twin = House(tmp_path / "twin.sqlite")
    async with opened(twin) as halls:
        for hall in halls:
            await play(twin, hall, undisturbed)
        await twin.settle()
        wanted = seen(twin, halls)
    house = House(tmp_path / "none.sqlite")
    house.address = postgres.new()
    async with opened(house) as halls:
        burst = [asyncio.create_task(play(house, hall, tried)) for hall in halls]
        await house.sandbox.until(lambda: len(tried) > HALLS)
        await asyncio.to_thread(fall, postgres)
        await asyncio.gather(*burst)
        await house.restart()
        assert seen(house, halls) == wanted
    told_again = [one for one in tried if "database" in one.content]
    assert len(undisturbed) == HALLS * TURNS
    assert len(tried) - len(told_again) <= HALLS * TURNS <= len(tried)
