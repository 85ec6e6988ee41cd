"""Watching: a silent message at each new wait, with what everybody may know, for those who do not play."""

from pathlib import Path

from bot.sandbox.people.seen import SeenMessage
from engine.moves import every_move
from tests.e2e.test_secrets import WORTHY, reshuffle
from tests.malice.recorder import seen
from tests.support.house import House


def written(house: House, name: str) -> list[SeenMessage]:
    """What the bot has written to somebody."""
    return house.person(name).sees(house.person(name).dm)


async def end_turn(house: House) -> None:
    """The player to move has nothing more to do."""
    await house.type(await house.to_move(), ("end",))


async def test_each_new_wait_is_reported_to_watchers_once_and_silently(house: House) -> None:
    await house.slash("Ann", "game new", game="tigris")
    await house.click("Ben", "Join")
    answer = await house.slash("Guest", "table watch", watch="on")
    assert answer.ephemeral
    await house.click("Ann", "Start")
    assert len(written(house, "Guest")) == 1
    table, seat = await house.table(), (await house.decision()).seats[0]
    await house.type(table.roster.names[seat], next(every_move(table.game, table.state, seat, ("swap",))))
    assert len(written(house, "Guest")) == 1
    await house.restart()
    await end_turn(house)
    first, second = written(house, "Guest")
    assert f"<#{house.channel.id}>" in second.content
    assert await house.to_move() in second.content
    assert first.silent
    assert second.silent
    assert not second.buttons
    assert not second.attachments
    assert not house.person("Guest").pings
    await house.slash("Guest", "table watch", watch="off")
    await end_turn(house)
    assert len(written(house, "Guest")) == 2


async def test_players_do_not_watch_and_watchers_who_join_are_players(house: House) -> None:
    await house.slash("Ann", "game new", game="tigris")
    assert "You play at this table" in (await house.slash("Ann", "table watch", watch="on")).content
    await house.slash("Ben", "table watch", watch="on")
    await house.slash("Cyd", "table watch", watch="on")
    await house.click("Ben", "Join")
    await house.click("Ann", "Start")
    assert [len(written(house, name)) for name in ("Ann", "Ben", "Cyd")] == [1, 1, 1]
    assert [bool(written(house, name)[0].attachments) for name in ("Ann", "Ben", "Cyd")] == [True, True, False]
    version = (await house.table()).log.version
    await end_turn(house)
    assert (await house.table()).log.version == version + 1
    assert all(one.attachments for name in ("Ann", "Ben") for one in written(house, name))
    assert len(written(house, "Cyd")) == 2


async def test_a_watcher_with_closed_messages_reads_how_to_open_them(house: House) -> None:
    await house.begin("tigris", "Ann", "Ben")
    await house.slash("Guest", "settings dm", dm="off")
    assert "`/settings dm`" in (await house.slash("Guest", "table watch", watch="on")).content
    await end_turn(house)
    assert not written(house, "Guest")


async def test_a_watcher_whose_messages_are_closed_stops_nobody(house: House) -> None:
    await house.begin("tigris", "Ann", "Ben")
    await house.slash("Guest", "table watch", watch="on")
    house.person("Guest").dms_open = False
    await end_turn(house)
    await end_turn(house)
    assert (await house.table()).log.version == 2
    assert not (await house.app.services.people.find(house.person("Guest").id)).is_reachable


async def test_a_game_that_is_over_is_not_watched(house: House) -> None:
    await house.begin("tigris", "Ann", "Ben")
    await house.slash("Guest", "table watch", watch="on")
    await house.slash("Ann", "game cancel")
    assert "no game" in (await house.slash("Guest", "table watch", watch="on")).content
    assert not written(house, "Guest")


async def watched(database: Path, number: int) -> list[tuple[str, tuple[bytes, ...]]]:
    """What a watcher is written when hands and bag hold other things."""
    house = House(database)
    house.seeds = bytes
    async with house:
        await house.begin("tigris", "Ann", "Ben")
        await reshuffle(house, None, number)
        await house.slash("Guest", "table watch", watch="on")
        await end_turn(house)
        await end_turn(house)
        return [seen(one) for one in written(house, "Guest")]


async def test_messages_to_watchers_depend_on_nothing_hidden(tmp_path: Path) -> None:
    one, two = [await watched(tmp_path / str(number), number) for number in (1, 2)]
    assert one == two
    assert len(one) == 2


async def test_a_sealed_bid_is_no_new_wait_to_a_watcher(house: House) -> None:
    house.seeds = lambda count: bytes([WORTHY]) * count
    await house.begin("auction", "Ann", "Ben")
    await house.slash("Guest", "table watch", watch="on")
    await house.type("Ann", ("bid", "2"))
    assert not written(house, "Guest")
    await house.type("Ben", ("pass",))
    (told,) = written(house, "Guest")
    assert "Ann" in told.content
