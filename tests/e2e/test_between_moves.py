"""Quiet hours, absences and reminders, set by commands in people's own words."""

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
