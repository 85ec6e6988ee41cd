"""Controls of clocks: ask for another day, and resume a resting table."""

from bot.handlers.dispatch import PressedControl, on
from bot.handlers.respond import answer
from bot.model.errors import NoClock


@on("addday")
async def _add_day(press: PressedControl) -> None:
    table, warned = await press.table(), press.number(0)
    press.require(len(press.words) == 1)
    if press.user != warned:
        raise NoClock
    await press.services.clocks.add_day(table, press.user)
    await answer(press.interaction, (await press.services.voice(press.interaction)).say("done-day"))


@on("goon")
async def _go_on(press: PressedControl) -> None:
    press.require(not press.words)
    table = await press.table()
    await press.services.clocks.go_on(table, press.user)
    await answer(press.interaction, (await press.services.voice(press.interaction)).say("done-go-on"))
