"""The machine's clock is set: nobody is reminded twice, and nothing waits for a time that has gone."""

from engine.moves import every_move
from tests.support.house import House

DAY = 86400.0


def reminded(house: House) -> int:
    """How often anybody was called in the game's channel."""
    return sum(len(house.person(name).pings) for name in ("Ann", "Ben"))


async def test_a_leap_over_ten_days_is_one_reminder(house: House) -> None:
    await house.begin("tigris", "Ann", "Ben")
    calls = reminded(house)
    await house.clock.advance(10 * DAY)
    await house.settle()
    assert reminded(house) == calls + 1
    await house.settle()
    assert reminded(house) == calls + 1
    await house.type(await house.to_move(), ("end",))
    assert (await house.table()).log.version == 1


async def test_a_clock_set_back_repeats_nothing(house: House) -> None:
    await house.begin("tigris", "Ann", "Ben")
    await house.type(await house.to_move(), ("end",))
    calls, seen = reminded(house), len(house.person("Guest").sees(house.channel))
    await house.clock.advance(-2 * DAY)
    await house.restart()
    assert (reminded(house), len(house.person("Guest").sees(house.channel))) == (calls, seen)
    await house.type(await house.to_move(), ("end",))
    assert (await house.table()).log.version == 2
    await house.clock.advance(3 * DAY)
    await house.settle()
    assert reminded(house) == calls + 2


async def test_a_turn_ends_by_itself_also_after_the_clock_was_set_back(house: House) -> None:
    table = await house.begin("tigris", "Ann", "Ben")
    mover = await house.to_move()
    for _ in range(2):
        await house.type(mover, next(every_move(table.game, table.state, 0, ("leader",))))
    assert table.row.due is not None
    await house.clock.advance(-DAY)
    await house.restart()
    assert await house.to_move() == mover
    await house.clock.advance(DAY + 61)
    await house.settle()
    assert await house.to_move() != mover
