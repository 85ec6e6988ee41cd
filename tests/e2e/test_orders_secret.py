"""Nobody can tell from what they see, or from when they see it, who has left orders, or what anybody holds."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import TypeAlias

import pytest

from bot.model.times import DAY
from engine.game import Words
from tests.e2e.test_orders import LONGEST, before_war, go_by, log, next_due, sides
from tests.malice.recorder import levelled, seen
from tests.support.manual_clock import PULSE_SECONDS, pass_time
from tests.support.warring import TO_WAR

TICK = 20
RICH, POOR = "temple 4 settlement", "temple 4 farm"

Course: TypeAlias = list[tuple[float, list[str]]]
"""When something new was to be read in the channel, and what."""


async def fought(database: Path, order: str | None, by_hand: Words | None, hand: str = RICH) -> tuple[Course, object]:
    """A war in which the attacker has ordered something, or says something at once, or both: what the others see of it
    tick by tick until the defender is asked, and all that they have seen then."""
    async with before_war(database, hand, "2 farm 4 settlement") as house:
        await house.begin("tigris", "Ann", "Ben")
        attacker, defender = await sides(house)
        await house.slash(attacker, "orders set", question="defence", answer="never")
        if order is not None:
            await house.slash(attacker, "orders set", question="attack", answer=order)
        await house.type(attacker, TO_WAR)
        if by_hand is not None:
            await house.type(attacker, by_hand)
        course: Course = []
        guest = house.person("Guest")
        for tick in range(LONGEST // TICK + 1):
            texts = [levelled(one.text) for one in guest.sees(house.channel)]
            if not course or texts != course[-1][1]:
                course.append((tick * TICK, texts))
            await go_by(house, TICK)
        shown = [seen(one) for name in (defender, "Guest") for one in house.person(name).sees()]
        pings = len(house.person(defender).pings)
    return course, (shown, pings)


async def test_an_order_and_an_answer_by_hand_look_the_same(tmp_path: Path) -> None:
    by_order = await fought(tmp_path / "order.sqlite", "2", None)
    by_hand = await fought(tmp_path / "hand.sqlite", None, ("support", "2"))
    instead = await fought(tmp_path / "instead.sqlite", "never", ("support", "2"))
    assert by_order == by_hand == instead
    assert len(by_order[0]) == 2


async def timed(database: Path, order: str, by_hand: Words | None, at: float = 0.0) -> list[object]:
    """A war in a game with time for turns, in which the attacker has ordered something and perhaps says something
    instead `at` some second: all that is public, and every clock, until the defender was warned and is late."""
    async with before_war(database, RICH, "2 farm 4 settlement") as house:
        uptime = house.app.services.uptime
        uptime.pulse_seconds, uptime.outage_seconds = PULSE_SECONDS, 2 * PULSE_SECONDS
        await house.begin("tigris", "Ann", "Ben", pace="1d", late="turn")
        attacker, defender = await sides(house)
        await house.slash(attacker, "orders set", question="attack", answer=order)
        await house.type(attacker, TO_WAR)
        await go_by(house, at)
        if by_hand is not None:
            await house.type(attacker, by_hand)
        await go_by(house, LONGEST - at)
        course: list[object] = []
        for _ in range(26):
            await pass_time(house.clock, PULSE_SECONDS, house.settle)
            row = (await house.table()).row
            shown = [(one.text, one.labels) for name in (defender, "Guest") for one in house.person(name).sees()]
            course.append(([(levelled(text), labels) for text, labels in shown], row.clocks, row.waits))
    return course


async def left(database: Path, order: str | None, by_hand: Words | None) -> float:
    """The time that an attacker has left after a war, of whose bank a day was left before it."""
    async with before_war(database, RICH, "2 farm 4 settlement") as house:
        uptime = house.app.services.uptime
        uptime.pulse_seconds, uptime.outage_seconds = PULSE_SECONDS, 2 * PULSE_SECONDS
        await house.begin("tigris", "Ann", "Ben", pace="bank-3d")
        attacker, _ = await sides(house)
        if order is not None:
            await house.slash(attacker, "orders set", question="attack", answer=order)
        await pass_time(house.clock, 2 * DAY, house.settle)
        await house.type(attacker, TO_WAR)
        if by_hand is not None:
            await house.type(attacker, by_hand)
        await go_by(house, LONGEST)
        (clock,) = [one for one in (await house.table()).row.clocks if one.seat == 0]
    return clock.seconds_left


async def test_an_answer_costs_the_same_by_hand_held_back_and_by_order(tmp_path: Path) -> None:
    kinds = [(None, ("support", "2")), ("never", ("support", "2")), ("2", None)]
    found = {await left(tmp_path / f"{number}.sqlite", *kind) for number, kind in enumerate(kinds)}
    assert len(found) == 1
    assert found.pop() < 2 * DAY


async def test_no_clock_tells_an_order_from_an_answer_by_hand(tmp_path: Path) -> None:
    by_order = await timed(tmp_path / "order.sqlite", "2", None)
    instead = await timed(tmp_path / "instead.sqlite", "never", ("support", "2"), 100.0)
    assert by_order == instead
    assert "your time here ends" in str(by_order)
    assert "so a computer plays this turn" in str(by_order)


async def test_the_time_of_an_order_reveals_neither_hand_nor_order(tmp_path: Path) -> None:
    wars: Sequence[tuple[str, str]] = [("win", RICH), ("win", POOR), ("never", RICH), ("6", POOR)]
    courses = [
        (await fought(tmp_path / f"{number}.sqlite", order, None, hand))[0] for number, (order, hand) in enumerate(wars)
    ]
    moments = [[moment for moment, _ in course] for course in courses]
    assert all(found == moments[0] for found in moments)
    assert courses[1] == courses[3]


@pytest.mark.parametrize("words", [None, ("support", "3")])
async def test_until_then_others_see_what_they_see_without_orders(tmp_path: Path, words: Words | None) -> None:
    shown = []
    for ordered in (False, True):
        async with before_war(tmp_path / f"{ordered}.sqlite") as house:
            await house.begin("tigris", "Ann", "Ben", reminders="6h")
            attacker, defender = await sides(house)
            if ordered:
                await house.slash(attacker, "orders set", question="attack", answer="win")
            await house.type(attacker, TO_WAR)
            assert bool((await house.table()).row.held) is ordered
            if ordered:
                await go_by(house, await next_due(house) - 1)
                if words is not None:
                    await house.type(attacker, words)
                await house.restart()
            answers = [
                await house.slash(name, command)
                for name in (defender, "Guest")
                for command in ("game board", "game log", "table log", "table export", "orders show")
            ]
            files = [file.data for answer in answers for file in answer.attachments]
            sees = [seen(one) for name in (defender, "Guest") for one in house.person(name).sees()]
            pings = {name: len(house.person(name).pings) for name in (attacker, defender, "Guest")}
            shown.append((sees, files, pings, await log(house)))
    assert shown[0] == shown[1]


async def test_own_orders_are_in_the_export_and_go_with_the_rest(tmp_path: Path) -> None:
    async with before_war(tmp_path / "privacy.sqlite") as house:
        await house.begin("tigris", "Ann", "Ben", "Cyd")
        attacker, defender = await sides(house)
        await house.slash(attacker, "orders set", question="attack", answer="win")
        await house.type(attacker, TO_WAR)
        await house.type(attacker, ("support", "2"))
        exported = {}
        for name in (attacker, defender):
            (file,) = (await house.slash(name, "privacy export")).attachments
            (exported[name],) = json.loads(file.data)["tables"]
        assert [order["answer"] for order in exported[attacker]["orders"]] == ["win"]
        assert [answer["words"] for answer in exported[attacker]["waiting_answers"]] == [["support", "2"]]
        assert "orders" not in exported[defender]
        asked = await house.slash(attacker, "privacy delete")
        await house.press(attacker, asked, "Delete everything")
        row = (await house.table()).row
        assert (row.orders, row.held) == ((), ())


async def test_a_substitute_takes_no_orders_over(tmp_path: Path) -> None:
    async with before_war(tmp_path / "substitute.sqlite") as house:
        await house.begin("tigris", "Ann", "Ben", "Cyd")
        attacker, defender = await sides(house)
        third = await house.name_of(2)
        await house.slash(attacker, "orders set", question="attack", answer="win")
        await house.type(attacker, TO_WAR)
        await house.slash(defender, "table vote", what="substitute", player=attacker)
        await house.click(third, "Yes")
        await house.click("Dan", "Take the seat")
        assert (await house.table()).row.held == ()
        await go_by(house, LONGEST)
        assert await log(house) == [TO_WAR]
        assert "You have no standing orders" in (await house.slash("Dan", "orders show")).content
        await house.type("Dan", ("support", "0"))
        assert len(await log(house)) == 2


async def test_orders_work_in_quiet_hours_and_during_an_absence(tmp_path: Path) -> None:
    async with before_war(tmp_path / "quiet.sqlite") as house:
        await house.begin("tigris", "Ann", "Ben")
        attacker, defender = await sides(house)
        await house.slash(defender, "settings quiet", **{"from": "0:00", "to": "23:59", "timezone": "UTC"})
        await house.slash(defender, "table away", **{"from": "1970-01-12", "to": "1970-01-20"})
        await house.slash(defender, "orders set", question="defence", answer="win")
        pings = len(house.person(defender).pings)
        await house.type(attacker, TO_WAR)
        await house.type(attacker, ("support", "1"))
        await go_by(house, await next_due(house))
        assert (await log(house))[-1] == ("support", "1")
        assert len(house.person(defender).pings) == pings
