"""A bot on several shards: each server is played in, and each connection is lost and found, by itself."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.sandbox.model import Channel, Guild
from tests.e2e.test_health import get
from tests.support.house import House
from tests.support.require import require
from tests.support.stored import until


class Country:
    """A house with a channel in a server of each shard."""

    def __init__(self, house: House, count: int) -> None:
        self.house = house
        self.gateway = house.sandbox.gateway
        self.gateway.admission.shards = self.gateway.admission.max_concurrency = count
        home, sandbox = house.sandbox.state.home, house.sandbox
        channels = [house.channel]
        for step in range(1, count):
            guild = sandbox.add_guild(f"City {step + 1}", (home.shard(count) + step) % count, of=count)
            channels.append(sandbox.places.add_channel(f"table-{step + 1}", guild))
        self.channels = sorted(channels, key=lambda channel: _guild(channel).shard(count))
        house.http_port = 0

    def go(self, shard: int) -> None:
        """Go to the channel of a shard."""
        self.house.sandbox.channel = self.channels[shard]

    def guild(self, shard: int) -> Guild:
        """The server of a shard."""
        return _guild(self.channels[shard])

    async def turn(self, shard: int) -> int:
        """End a turn in the channel of a shard; the number of moves."""
        self.go(shard)
        await self.house.type(await self.house.to_move(), ("end",))
        return (await self.house.table()).log.version

    def up(self) -> list[bool]:
        """Which shards are connected."""
        return [link.is_up for link in self.house.app.client.links]

    async def away(self, count: int = 1) -> set[int]:
        """The servers that the bot was removed from, as far as it knows, when they are so many."""
        await until(self.house.app.store, "departures", count)
        return set(await self.house.app.store.departures.deletion_times())


def _guild(channel: Channel) -> Guild:
    return require(channel.guild)


async def opened(tmp_path: Path, count: int) -> AsyncIterator[Country]:
    """A country with so many shards, and the bot in it."""
    country = Country(House(tmp_path / "dubsar.sqlite"), count)
    await country.house.open()
    yield country
    await country.house.shut()


@pytest.fixture
async def two(tmp_path: Path) -> AsyncIterator[Country]:
    """Two shards."""
    async for country in opened(tmp_path, 2):
        yield country


@pytest.fixture
async def three(tmp_path: Path) -> AsyncIterator[Country]:
    """Three shards."""
    async for country in opened(tmp_path, 3):
        yield country


async def test_a_game_is_played_in_a_server_of_each_shard(three: Country) -> None:
    house = three.house
    assert three.gateway.identified == 3
    for shard in range(3):
        three.go(shard)
        await house.begin("tigris", "Ann", "Ben")
        server = require(house.app.client.get_guild(three.guild(shard).id))
        assert server.shard_id == shard
    for moves in (1, 2):
        assert [await three.turn(shard) for shard in range(3)] == [moves] * 3
    for shard in range(3):
        three.go(shard)
        assert (await house.click("Ann", "My hand")).ephemeral
        assert len([one for one in house.person("Guest").sees(house.channel) if "Move" in one.labels]) == 1


async def test_each_of_twelve_shards_hears_its_servers(tmp_path: Path) -> None:
    async for twelve in opened(tmp_path, 12):
        await twelve.house.sandbox.until(lambda: twelve.up() == [True] * 12)  # noqa: B023
        for shard in (0, 11):
            twelve.go(shard)
            await twelve.house.begin("tigris", "Ann", "Ben")
            assert await twelve.turn(shard) == 1


async def test_a_command_in_a_direct_message_is_answered_by_the_first_shard(three: Country) -> None:
    ann = three.house.person("Ann")
    assert (await ann.slash(ann.dm, "help")).content
    three.gateway.hold_events(0)
    await three.gateway.drop(resumable=True, shard=0)
    await three.house.sandbox.until(lambda: three.up() == [False, True, True])
    await three.gateway.deliver_held()
    assert (await ann.slash(ann.dm, "help")).content


@pytest.mark.parametrize("cut", [0, 1])
async def test_one_shard_is_cut_off_and_resumed_while_the_other_goes_on(two: Country, cut: int) -> None:
    other = 1 - cut
    for shard in (cut, other):
        two.go(shard)
        await two.house.begin("tigris", "Ann", "Ben")
    two.gateway.hold_events(cut)
    await two.gateway.drop(resumable=True, shard=cut)
    await two.house.sandbox.until(lambda: not two.up()[cut])
    assert await get(two.house, "/healthz") == (503, f"not connected to Discord: 1 of 2 shards [{cut}]\n")
    told = (await get(two.house, "/metrics"))[1].splitlines()
    assert {f'dubsar_shard_up{{shard="{cut}"}} 0.0', f'dubsar_shard_up{{shard="{other}"}} 1.0'} <= set(told)
    assert "dubsar_gateway_up 0.0" in told
    assert await two.turn(other) == 1
    await two.house.sandbox.until(lambda: two.gateway.resumed == 1)
    await two.gateway.deliver_held()
    await two.house.sandbox.until(lambda: two.house.app.client.is_linked)
    assert (await get(two.house, "/healthz"))[0] == 200
    assert (two.gateway.identified, await two.turn(cut), await two.turn(other)) == (2, 1, 2)
    assert "dubsar_gateway_identifies_total 2.0" in (await get(two.house, "/metrics"))[1]


async def lost_session(country: Country, shard: int) -> None:
    """A shard begins a new session, and has been told of its servers."""
    ready = asyncio.create_task(country.house.app.client.wait_for("shard_ready"))
    await asyncio.sleep(0)
    await country.gateway.drop(resumable=False, shard=shard)
    assert await ready == shard
    await country.house.settle()


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Shards that begin a new session wait for nothing."""
    monkeypatch.setattr("bot.gateway.shards.IDENTIFY_INTERVAL_SECONDS", 0.0)


@pytest.mark.usefixtures("hurried")
async def test_a_server_that_was_left_while_its_shard_was_away_is_left(two: Country) -> None:
    for shard in (0, 1):
        two.go(shard)
        await two.house.begin("tigris", "Ann", "Ben")
    two.guild(1).inside = False
    await lost_session(two, 1)
    assert await two.away() == {two.guild(1).id}
    assert [guild.id for guild in two.house.app.client.guilds] == [two.guild(0).id]
    two.guild(1).inside = True
    await lost_session(two, 1)
    assert await two.away(0) == set()
    assert [await two.turn(shard) for shard in (0, 1)] == [1, 1]


@pytest.mark.usefixtures("hurried")
async def test_a_new_session_of_one_shard_tells_nothing_of_servers_of_others(two: Country) -> None:
    for shard in (0, 1):
        two.go(shard)
        await two.house.begin("tigris", "Ann", "Ben")
    await two.house.sandbox.places.remove_bot(two.guild(0))
    assert await two.away() == {two.guild(0).id}
    for shard, moves in ((1, 1), (0, 2)):
        await lost_session(two, shard)
        assert await two.turn(1) == moves
        assert await two.away() == {two.guild(0).id}


@pytest.mark.usefixtures("hurried")
async def test_a_shard_that_begins_anew_interrupts_no_other_that_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.gateway.shards.GUILD_WAIT_SECONDS", 0.5)
    async for two in opened(tmp_path, 2):
        client = two.house.app.client
        await lost_session(two, 0)
        ready = [asyncio.create_task(client.wait_for("shard_ready", check=shard.__eq__)) for shard in (0, 1)]
        for shard, sessions in ((1, 4), (0, 5)):
            await two.gateway.drop(resumable=False, shard=shard)
            await two.house.sandbox.until(lambda: two.gateway.identified == sessions and all(two.up()))  # noqa: B023
        assert await asyncio.gather(*ready) == [0, 1]
        joined = asyncio.create_task(client.wait_for("guild_available"))
        await asyncio.sleep(0)
        await two.house.sandbox.places.invite_bot(two.guild(1))
        assert (await joined).id == two.guild(1).id
