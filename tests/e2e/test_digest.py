"""The daily digest: once a day by its reader's clock, of the tables that wait by then, and never twice."""

from collections.abc import AsyncIterator
from datetime import datetime
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest

from bot.sandbox.people.seen import SeenMessage
from bot.store.database import StoreUnavailable
from bot.store.outbox import NoticeStore
from bot.text.voice import LANGUAGES, Voice
from tests.e2e.test_tables_mine import links, numbered
from tests.support.house import House
from tests.support.manual_clock import ManualClock

PRAGUE = ZoneInfo("Europe/Prague")
HOUR = 3600
WINTER, SUMMER = "2026-03-28T22:00", "2026-10-24T22:00"
"""The evenings before clocks are put forward and back."""


async def begin(house: House) -> None:
    """Begin a game that waits for Ann."""
    await house.begin("tigris", "Ann", "Ben")
    if await house.to_move() != "Ann":
        await house.type("Ben", ("end",))


async def evening(folder: Path, text: str, address: str | None = None) -> House:
    """Return a house on an evening: Ann, who wants a digest at eight, is waited for."""
    house = House(folder / "dubsar.sqlite")
    house.address = address
    house.clock = ManualClock(datetime.fromisoformat(text).replace(tzinfo=PRAGUE).timestamp())
    await house.open()
    await begin(house)
    await house.slash("Ann", "settings digest", time="8:00", timezone="Prague")
    return house


@pytest.fixture
async def night(tmp_path: Path, address: str | None) -> AsyncIterator[House]:
    """A house on the evening before clocks are put forward."""
    house = await evening(tmp_path, WINTER, address)
    yield house
    await house.shut()


async def wait_until(house: House, text: str) -> None:
    """Let the time go by until a moment in Prague."""
    moment = datetime.fromisoformat(text).replace(tzinfo=PRAGUE).timestamp()
    assert moment > house.clock.now()
    await house.clock.advance(moment - house.clock.now())
    await house.settle()


def digests(house: House, name: str = "Ann") -> list[SeenMessage]:
    """The digests that somebody has got."""
    person = house.person(name)
    return [one for one in person.sees(person.dm) if "## Your tables" in one.content]


@pytest.mark.parametrize(
    ("begins", "days"), [(WINTER, ("2026-03-29", "2026-03-30")), (SUMMER, ("2026-10-25", "2026-10-26"))]
)
async def test_a_digest_comes_at_eight_each_day_in_winter_and_in_summer(
    tmp_path: Path, begins: str, days: tuple[str, str]
) -> None:
    house = await evening(tmp_path, begins)
    table = await house.table()
    for count, day in enumerate(days):
        await wait_until(house, f"{day}T07:59:59")
        assert len(digests(house)) == count
        await wait_until(house, f"{day}T08:00")
        assert len(digests(house)) == count + 1
        await wait_until(house, f"{day}T20:00")
        assert len(digests(house)) == count + 1
    message = digests(house)[-1]
    (line,) = numbered(message.content)
    assert "your turn" in line
    assert "Ben" in line
    assert links(message)["Next table (1)"].startswith(f"https://discord.com/channels/{table.guild}/{table.channel}/")
    assert message.silent
    assert not digests(house, "Ben")
    await house.shut()


async def test_a_digest_that_discord_refuses_comes_after_a_restart_once(night: House) -> None:
    dm = night.person("Ann").dm
    night.sandbox.faults.add("POST", f"/channels/{dm.id}/messages", 503)
    await wait_until(night, "2026-03-29T08:00")
    assert not digests(night)
    await night.restart()
    assert len(digests(night)) == 1
    await night.restart()
    await wait_until(night, "2026-03-29T23:00")
    assert len(digests(night)) == 1
    assert not await night.app.store.notices.all_queued()


async def test_a_sent_digest_is_known_again_although_its_text_has_changed(
    night: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    remove = NoticeStore.delete

    async def unstored(*_: object) -> None:
        raise StoreUnavailable("the disk is full")

    monkeypatch.setattr(NoticeStore, "delete", unstored)
    await wait_until(night, "2026-03-29T08:00")
    assert len(digests(night)) == 1
    assert await night.app.store.notices.all_queued()
    night.sandbox.channel = await night.sandbox.places.open_channel("second")
    await begin(night)
    night.discord_clock.now += HOUR  # Discord has forgotten the nonce
    monkeypatch.setattr(NoticeStore, "delete", remove)
    await night.restart()
    assert not await night.app.store.notices.all_queued()
    assert len(digests(night)) == 1


async def test_a_digest_of_yesterday_is_not_sent(night: House) -> None:
    dm = night.person("Ann").dm
    night.sandbox.faults.add("POST", f"/channels/{dm.id}/messages", 503)
    await wait_until(night, "2026-03-29T08:00")
    await night.app.close()
    await night.clock.advance(20 * HOUR)
    await night.start()
    assert not digests(night)
    await wait_until(night, "2026-03-30T08:00")
    assert len(digests(night)) == 1


async def test_a_digest_missed_while_the_bot_was_away_comes_the_same_day(night: House) -> None:
    await night.app.close()
    await night.clock.advance(15 * HOUR)
    await night.start()
    assert len(digests(night)) == 1
    await wait_until(night, "2026-03-29T20:00")
    assert len(digests(night)) == 1


async def test_quiet_hours_put_a_digest_off_to_their_end(night: House) -> None:
    await night.slash("Ann", "settings quiet", **{"from": "22:00", "to": "9:30", "timezone": "Prague"})
    await wait_until(night, "2026-03-29T09:29")
    assert not digests(night)
    await wait_until(night, "2026-03-29T09:30")
    assert len(digests(night)) == 1
    await night.slash("Ann", "settings quiet", **{"from": "off"})
    await wait_until(night, "2026-03-30T07:59")
    assert len(digests(night)) == 1
    await wait_until(night, "2026-03-30T08:00")
    assert len(digests(night)) == 2


async def test_a_failed_digest_is_reported_once_below_the_next_private_answer(night: House) -> None:
    ann = night.person("Ann")
    ann.dms_open = False
    await wait_until(night, "2026-03-29T08:00")
    assert not (await night.app.services.people.find(ann.id)).digest
    await night.slash("Ann", "help")
    told = [one for one in ann.sees() if "I have turned it off" in one.content]
    assert len(told) == 1
    assert told[0].ephemeral
    await night.restart()
    await night.slash("Ann", "help")
    assert len([one for one in ann.sees() if "I have turned it off" in one.content]) == 1
    ann.dms_open = True
    await wait_until(night, "2026-03-30T08:00")
    assert not digests(night)


async def test_nothing_is_sent_unless_a_table_has_waited_for_six_hours(night: House) -> None:
    await night.type("Ann", ("end",))
    await wait_until(night, "2026-03-29T02:00")
    await night.type("Ben", ("end",))
    await wait_until(night, "2026-03-29T08:00")
    assert not digests(night)
    await wait_until(night, "2026-03-30T08:00")
    assert len(digests(night)) == 1


async def test_a_digest_that_was_turned_off_does_not_come(night: House) -> None:
    assert "any more" in (await night.slash("Ann", "settings digest", time="off")).content
    await wait_until(night, "2026-03-29T12:00")
    again = await night.slash("Ann", "settings digest", time="8:00")
    assert "time zone" in again.content
    await night.slash("Ann", "settings digest", time="8:00", timezone="Europe/Prague")
    await wait_until(night, "2026-03-29T23:00")
    assert not digests(night)
    await night.slash("Ann", "settings dm", dm="off")
    await wait_until(night, "2026-03-30T08:00")
    assert not digests(night)
    assert "direct messages" in (await night.slash("Ann", "settings digest", time="9:00")).content


async def test_a_deleted_person_and_a_left_server_get_no_digest(night: House) -> None:
    night.sandbox.faults.add("POST", f"/channels/{night.person('Ann').dm.id}/messages", 503)
    await wait_until(night, "2026-03-29T08:00")
    assert len(await night.app.store.notices.all_queued()) == 1
    await night.app.services.privacy.delete(night.person("Ann").id)
    assert not await night.app.store.notices.all_queued()
    assert not await night.app.store.notices.digest_days()


async def test_no_digest_names_a_server_that_the_bot_was_removed_from(night: House) -> None:
    night.sandbox.faults.add("POST", f"/channels/{night.person('Ann').dm.id}/messages", 503)
    await wait_until(night, "2026-03-29T08:00")
    await night.sandbox.places.remove_bot()
    await night.sandbox.until(lambda: not night.app.client.guilds)
    await night.clock.advance(HOUR)
    await night.settle()
    assert not digests(night)
    assert not await night.app.store.notices.all_queued()


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_digest_is_worded_in_every_language(night: House, language: str) -> None:
    await night.slash("Ann", "settings language", language=language)
    await wait_until(night, "2026-03-29T08:00")
    ann = night.person("Ann")
    assert Voice(language).say("digest-end") in ann.sees(ann.dm)[-1].content
