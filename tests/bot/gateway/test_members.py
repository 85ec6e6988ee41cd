"""Members of a channel: Discord is asked once in a while, not for every message."""

import asyncio

import pytest

from bot.gateway.members import CACHE_SECONDS, MembershipUnknown
from bot.tables.live_table import LiveTable
from tests.support.house import House
from tests.support.require import require


def asked(house: House) -> int:
    """How often Discord was asked for members."""
    return house.sandbox.gateway.members_asked


async def next_round(house: House) -> None:
    """Both end their turns, so that both are written to."""
    for _ in range(2):
        await house.type(await house.to_move(), ("end",))


async def unseen_round(house: House, table: LiveTable) -> None:
    """The same without an interaction, which would tell who they are."""
    for _ in range(2):
        decision = require(table.game.decision(table.state))
        await house.app.services.tables.play_seat(table, decision.seats[0], ("end",), None)
    await house.settle()


async def test_a_member_who_has_just_acted_is_not_requested(house: House) -> None:
    await house.begin("tigris", "Ann", "Ben")
    before = asked(house)
    await next_round(house)
    assert asked(house) == before


async def test_an_answer_is_good_for_a_while(house: House) -> None:
    table = await house.begin("tigris", "Ann", "Ben")
    await house.clock.advance(CACHE_SECONDS)
    before = asked(house)
    await unseen_round(house, table)
    once = asked(house)
    assert once > before
    await unseen_round(house, table)
    assert asked(house) == once


async def test_simultaneous_member_lookups_are_one_request(house: House) -> None:
    await house.begin("tigris", "Ann", "Ben")
    await house.clock.advance(CACHE_SECONDS)
    before, server = asked(house), house.app.client.guilds[0]
    people = [house.person(name).id for name in ("Ann", "Ben", "Cyd")]
    found = await asyncio.gather(*(house.app.client.members.find(server, user) for user in (*people, 5)))
    assert [member and member.id for member in found] == [*people, None]
    assert asked(house) <= before + 2


async def test_where_discord_says_nothing_nobody_is_left_out(house: House) -> None:
    await house.begin("tigris", "Ann", "Ben")
    await house.clock.advance(CACHE_SECONDS)
    server = house.app.client.guilds[0]
    await house.app.client.close()
    with pytest.raises(MembershipUnknown):
        await house.app.client.members.find(server, house.person("Ann").id)


async def test_somebody_who_no_longer_waits_for_an_answer_takes_it_from_nobody(house: House) -> None:
    await house.begin("tigris", "Ann", "Ben")
    await house.clock.advance(CACHE_SECONDS)
    server, ann = house.app.client.guilds[0], house.person("Ann").id
    asking = [asyncio.create_task(house.app.client.members.find(server, ann)) for _ in range(2)]
    await asyncio.sleep(0)
    asking[0].cancel()
    found = require(await asking[1])
    assert found.id == ann
    assert asking[0].cancelled()
