"""Quiet hours, absences and reminders, set by commands in people's own words."""

import pytest

from tests.support.house import House

DAY = 24 * 3600


async def test_times_and_zones_are_suggested(house: House) -> None:
    ann, ben = house.person("Ann"), house.person("Ben")
    ben.locale = "cs"
    zones = await ann.autocomplete(house.channel, "settings quiet", "timezone", "prag", **{"from": "22:00"})
    assert [zone.value for zone in zones] == ["Europe/Prague"]
    likely = await ben.autocomplete(house.channel, "settings quiet", "timezone", **{"from": "22:00"})
    assert (likely[0].value, len(likely)) == ("Europe/Prague", 25)
    hours = await ann.autocomplete(house.channel, "settings quiet", "from", "2")
    assert [hour.value for hour in hours] == ["02:00", "20:00", "21:00", "22:00", "23:00", "off"]
    assert (await ben.autocomplete(house.channel, "settings quiet", "from"))[0].name == "vypnuto"
    assert "07:00" in [h.value for h in await ann.autocomplete(house.channel, "settings quiet", "to", **{"from": "22"})]


async def test_quiet_hours_are_set_changed_and_ended(house: House) -> None:
    told = await house.slash("Ann", "settings quiet", **{"from": "22", "to": "7:30", "timezone": "europe/prague"})
    assert told.ephemeral
    assert "22:00" in told.content
    assert "07:30" in told.content
    changed = await house.slash("Ann", "settings quiet", **{"from": "23", "to": "8"})
    assert "Europe/Prague" in changed.content
    told = await house.slash("Ann", "settings dm", dm="off")
    assert "**My hand** or **My caravan**" in told.content
    await house.restart()
    person = await house.app.services.people.find(house.person("Ann").id)
    assert person.quiet is not None
    assert person.quiet.text == "1380 480 Europe/Prague"
    await house.slash("Ann", "settings quiet", **{"from": "OFF"})
    assert (await house.app.services.people.find(house.person("Ann").id)).quiet is None


@pytest.mark.parametrize(
    ("typed", "right"),
    [
        ({"from": "late", "to": "7", "timezone": "Europe/Prague"}, "22:00"),
        ({"from": "22", "to": "7", "timezone": "Atlantis"}, "Europe/London"),
        ({"from": "22", "to": "22", "timezone": "Europe/Prague"}, "Europe/London"),
        ({"from": "22"}, "Europe/London"),
    ],
)
async def test_what_is_no_quiet_time_is_answered_with_what_would_be(
    house: House, typed: dict[str, str], right: str
) -> None:
    answer = await house.slash("Ann", "settings quiet", **typed)
    assert answer.ephemeral
    assert right in answer.content
    assert (await house.app.services.people.find(house.person("Ann").id)).quiet is None


async def test_days_are_suggested_in_the_readers_language(house: House) -> None:
    ann = house.person("Ann")
    ann.locale = "fi"
    days = await ann.autocomplete(house.channel, "table away", "from", "13")
    assert (days[0].name, days[0].value) == ("tiistai 13. tammikuuta 1970", "1970-01-13")


async def test_what_is_no_absence_is_refused(house: House) -> None:
    await house.begin("tigris", "Ann", "Ben")
    before = len(house.person("Guest").sees(house.channel))
    for first, last, right in (
        ("someday", "1970-01-20", "2026-12-24"),
        ("1970-01-20", "1970-01-19", "60"),
        ("1970-01-01", "1970-01-02", "60"),
        ("1970-01-20", "1970-06-20", "60"),
    ):
        answer = await house.slash("Ann", "table away", **{"from": first, "to": last})
        assert answer.ephemeral
        assert right in answer.content
        assert len(house.person("Guest").sees(house.channel)) == before


async def test_an_absence_is_public_and_its_end_too(house: House) -> None:
    await house.begin("tigris", "Ann", "Ben")
    assert "not announced" in (await house.slash("Ann", "table back")).content
    assert (await house.slash("Ann", "table away", **{"from": "12.1.", "to": "14.1."})).ephemeral
    assert "Ann is away" in house.person("Guest").last(house.channel).text
    assert (await house.slash("Ann", "table back")).ephemeral
    assert house.person("Guest").last(house.channel).text == "Ann is back."
    assert "not playing" in (await house.slash("Guest", "table away", **{"from": "12.1.", "to": "14.1."})).content


async def test_a_table_may_want_no_reminders(house: House) -> None:
    await house.begin("tigris", "Ann", "Ben", reminders="off")
    mover = house.person(await house.to_move())
    await house.clock.advance(30 * DAY)
    await house.app.wait_until_idle()
    assert len(mover.pings) == 1


async def test_a_table_may_want_more_reminders(house: House) -> None:
    await house.begin("tigris", "Ann", "Ben", reminders="6h")
    mover = house.person(await house.to_move())
    await house.clock.advance(DAY / 4)
    await house.app.wait_until_idle()
    assert len(mover.pings) == 2
    assert "a reminder" in mover.pings[-1].message.text
