"""Time for turns on Discord: the warning, a day more, the seat that a computer takes, and the way back."""

from tests.support.house import House
from tests.support.manual_clock import PULSE_SECONDS, pass_time

DAY = 86400.0


async def test_a_late_person_is_warned_replaced_and_comes_back(house: House) -> None:
    uptime = house.app.services.uptime
    uptime.pulse_seconds, uptime.outage_seconds = PULSE_SECONDS, 2 * PULSE_SECONDS
    await house.begin("tigris", "Ann", "Ben", pace="1d", late="seat")
    assert "Time for turns: 1 day a turn" in "".join(one.text for one in house.person("Guest").sees(house.channel))
    for _ in range(2):
        await house.slash(await house.to_move(), "tigris end")
    late = await house.to_move()
    await pass_time(house.clock, 19 * 3600, house.settle)
    warning = house.public("I need a day")
    assert "your time here ends" in warning.text
    assert "a computer plays on until you come back" in warning.text
    other = ({"Ann", "Ben"} - {late}).pop()
    assert "no extra day" in (await house.click(other, "I need a day", warning)).text
    await house.click(late, "I need a day", warning)
    await pass_time(house.clock, DAY, house.settle)
    assert (await house.table()).roster.seat_of(house.person(late).id) is not None
    await pass_time(house.clock, DAY, house.settle)
    assert (await house.table()).roster.seat_of(house.person(late).id) is None
    answer = await house.click(late, "Move")
    assert "Would you like your seat back?" in answer.text
    await house.press(late, answer, "Take my seat back")
    assert (await house.table()).roster.seat_of(house.person(late).id) is not None


async def test_everybody_agrees_on_another_time_for_turns(house: House) -> None:
    await house.begin("tigris", "Ann", "Ben", pace="1d")
    refused = await house.slash("Ann", "table vote", what="time", pace="1d")
    assert "already set" in refused.text
    await house.slash("Ann", "table vote", what="time", pace="bank-5d", late="seat")
    vote = house.public("Yes")
    assert "5 days in all, plus 12 hours a turn" in vote.text
    await house.click("Ben", "Yes", vote)
    settings = (await house.table()).row.settings
    assert (settings.pace, settings.late) == ("bank-5d", "seat")
    assert "From now on" in "".join(one.text for one in house.person("Guest").sees(house.channel))
