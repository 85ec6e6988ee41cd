"""Who may see a channel: Discord is asked once in a while, not for every message."""

from bot.members import GOOD_FOR
from tests.bot.house import House


def asked(house: House) -> int:
    """How often Discord was asked for a member."""
    return sum("/members/" in request.path for request in house.sandbox.requests)


async def next_round(house: House) -> None:
    """Everybody passes, so that everybody is written to."""
    for _ in range(2):
        await house.type(await house.to_move(), ("pass",))


async def test_whoever_has_just_acted_is_not_asked_for(house: House) -> None:
    await house.begin("auction", "Ann", "Ben")
    before = asked(house)
    await next_round(house)
    assert asked(house) == before


async def test_an_answer_is_good_for_a_while(house: House) -> None:
    at = await house.begin("auction", "Ann", "Ben")
    await house.clock.advance(GOOD_FOR)
    before = asked(house)
    await house.app.tables.play_seat(at, 0, ("pass",), None)
    await house.app.tables.play_seat(at, 1, ("pass",), None)
    await house.settle()
    once = asked(house)
    assert once > before
    await house.app.tables.play_seat(at, 0, ("pass",), None)
    await house.app.tables.play_seat(at, 1, ("pass",), None)
    await house.settle()
    assert asked(house) == once
