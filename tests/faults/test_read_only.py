"""The database can only be read for a while: who would change something is told so, who only looks is answered, and
nothing is changed, lost or told twice."""

from collections.abc import Awaitable, Callable
from typing import TypeAlias

import pytest

from bot.model.guild import RETENTION_SECONDS
from bot.runtime import workers
from bot.sandbox.people.answers import InitialResponse
from bot.tables.schedule import RETRY_AFTER
from bot.text.voice import LANGUAGES, Voice
from engine.moves import every_move
from tests.faults.unwritable import read_only, stored
from tests.support.house import House
from tests.support.samples import some

Deed: TypeAlias = Callable[[House], Awaitable[InitialResponse]]


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for the disk in these tests."""
    monkeypatch.setattr(workers, "RETRY_PAUSE_SECONDS", 0.0)


async def middle(house: House) -> None:
    """A game of Ann and Ben in which something can be taken back, and that Cyd watches."""
    table = await house.begin("tigris", "Ann", "Ben")
    await house.type(await house.to_move(), next(every_move(table.game, table.state, 0, ("leader",))))
    await house.slash("Cyd", "table watch", watch="on")


def said(answer: InitialResponse) -> str:
    """What somebody was answered last."""
    return answer.followups[-1].content if answer.followups else answer.content


def refused(answer: InitialResponse) -> bool:
    """Whether somebody was told, in private, that nothing was changed because of the database."""
    begin = Voice("en").say("unstored", reference="").removesuffix(".").rstrip("\u2068\u2069 ")
    return answer.ephemeral and said(answer).startswith(begin)


def everything(house: House) -> list[str]:
    """All that stands in the game's channel."""
    return [one.everything for one in house.person("Guest").sees(house.channel)]


async def typed(house: House) -> InitialResponse:
    return await house.type(await house.to_move(), ("end",))


async def picked(house: House) -> InitialResponse:
    mover = await house.to_move()
    return await house.step(mover, await house.click(mover, "Move"), ("end",))


async def asked_back(house: House) -> InitialResponse:
    table = await house.table()
    return await house.slash(table.roster.names[0], "game undo")


async def pressed_back(house: House) -> InitialResponse:
    table = await house.table()
    return await house.click(table.roster.names[0], "Undo")


async def left(house: House) -> InitialResponse:
    return await house.press("Ben", await house.slash("Ben", "game leave"), "Leave")


def by(name: str, command: str, **options: str) -> Deed:
    """Somebody types a command."""

    def deed(house: House) -> Awaitable[InitialResponse]:
        return house.slash(name, command, **options)

    return deed


DEEDS: dict[str, Deed] = {
    "move": typed,
    "button": picked,
    "undo": asked_back,
    "undo button": pressed_back,
    "leave": left,
    "cancel": by("Ann", "game cancel"),
    "vote": by("Ann", "table vote", what="end"),
    "watch": by("Dan", "table watch", watch="on"),
    "away": by("Ann", "table away", **{"from": "2040-01-12", "to": "2040-01-14"}),
    "order": by("Ann", "orders set", question="attack", answer="win"),
    "language": by("Ann", "settings language", language="cs"),
    "dm": by("Ann", "settings dm", dm="off"),
    "theme": by("Ann", "settings theme", theme="high-contrast"),
    "quiet": by("Ann", "settings quiet", **{"from": "23", "to": "8", "timezone": "Europe/Prague"}),
    "stats": by("Ann", "settings stats", stats="off"),
    "setup": by("Ann", "admin setup", threads="on"),
}


@pytest.mark.parametrize("what", some(DEEDS, "move", "undo button", "leave", "vote", "order", "setup"))
async def test_a_failed_write_is_reported_and_can_be_repeated(house: House, what: str) -> None:
    await middle(house)
    before, public, known = stored(house), everything(house), (await house.table()).row
    async with read_only(house):
        assert refused(await DEEDS[what](house))
        assert (stored(house), everything(house), (await house.table()).row) == (before, public, known)
    answer = await DEEDS[what](house)
    assert answer.ephemeral
    assert not refused(answer)
    assert stored(house) != before


async def test_a_move_on_a_read_only_database_gets_an_error_in_every_language(house: House) -> None:
    await house.begin("tigris", "Ann", "Ben")
    person = house.person(await house.to_move())
    async with read_only(house):
        for language in LANGUAGES:
            person.locale = {"en": "en-GB"}.get(language, language)
            answer = await house.type(person.name, ("end",))
            assert answer.content.split(":")[0] == Voice(language).say("unstored", reference="x").split(":")[0]


async def test_a_command_that_only_reads_is_answered(house: House) -> None:
    await middle(house)
    async with read_only(house):
        for command in ("game board", "game hand", "game log", "table log", "table verify", "privacy export", "try"):
            answer = await house.slash("Ann", command)
            assert answer.ephemeral
            assert not refused(answer)
        assert (await house.click("Ben", "My hand")).attachments
        assert "Error code" not in (await house.click(await house.to_move(), "Move")).content


async def test_a_lobby_is_as_it_was(house: House) -> None:
    async with read_only(house):
        assert refused(await house.slash("Ann", "game new", game="tigris"))
    assert not house.person("Guest").sees(house.channel)
    await house.slash("Ann", "game new", game="tigris")
    async with read_only(house):
        assert refused(await house.click("Ben", "Join"))
    await house.click("Ben", "Join")
    async with read_only(house):
        assert refused(await house.click("Ann", "Start"))
    assert (await house.table()).status == "lobby"
    await house.click("Ann", "Start")
    assert (await house.table()).status == "open"
    assert set((await house.table()).roster.names) == {"Ann", "Ben"}


async def test_no_thread_is_made_for_a_table_that_cannot_be_opened(house: House) -> None:
    await house.slash("Ann", "admin setup", threads="on")
    places = set(house.sandbox.state.channels)
    async with read_only(house):
        assert refused(await house.slash("Ben", "game new", game="tigris"))
    assert not house.person("Guest").sees(house.channel)
    assert set(house.sandbox.state.channels) == places
    assert not refused(await house.slash("Ben", "game new", game="tigris"))


async def test_a_turn_that_was_to_end_by_itself_ends_when_it_can_be_stored(house: House) -> None:
    table = await house.begin("tigris", "Ann", "Ben")
    mover = await house.to_move()
    for _ in range(2):
        await house.type(mover, next(every_move(table.game, table.state, 0, ("leader",))))
    before = everything(house)
    async with read_only(house):
        await house.clock.advance(61)
        await house.settle()
        assert (await house.to_move(), everything(house)) == (mover, before)
    await house.clock.advance(RETRY_AFTER)
    await house.settle()
    assert await house.to_move() != mover
    assert len(everything(house)) == len(before) + 1


async def test_a_channel_that_is_deleted_meanwhile_closes_its_table_later(house: House) -> None:
    table = await house.begin("tigris", "Ann", "Ben")
    async with read_only(house):
        await house.sandbox.places.delete_channel(house.channel)
        await house.sandbox.until(lambda: house.app.client.get_channel(table.channel) is None)
        assert (await house.table()).status == "open"
    await house.settle()
    assert table.status == "cancelled"


async def test_a_return_to_a_server_that_could_not_be_noted_is_not_forgotten(house: House) -> None:
    table = await house.begin("tigris", "Ann", "Ben")
    await house.sandbox.places.remove_bot()
    await house.sandbox.until(lambda: not house.app.client.guilds)
    await house.settle()
    assert await house.app.store.departures.deletion_times()
    async with read_only(house):
        await house.sandbox.places.invite_bot()
        await house.sandbox.until(lambda: house.app.client.guilds)
        await house.clock.advance(RETENTION_SECONDS)
    await house.settle()
    assert not await house.app.store.departures.deletion_times()
    await house.type(await house.to_move(), ("end",))
    assert (table.status, table.log.version) == ("open", 1)
