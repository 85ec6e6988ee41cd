"""What each control does: one function an act."""

import re
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, replace
from typing import TypeAlias

from bot.handlers import history, lessons, orders, play, privacy, records, show, tryouts, votes
from bot.handlers.permissions import admit, reach
from bot.handlers.respond import answer
from bot.handlers.services import Services
from bot.tables.live_table import LiveTable
from bot.ui.buttons import CHOICES
from bot.ui.components import Interaction
from bot.ui.custom_id import Address
from bot.ui.move_picker import Picked
from engine.game import STOP, Words

_NUMBER = re.compile(r"[0-9]{1,19}")
_LARGEST = 2**63 - 1
"""What the store can look for, and Discord's ids are below."""


class UnknownControl(Exception):
    """An address with words that no control of ours has."""


@dataclass(frozen=True, slots=True)
class Pressed:
    """A control that was used: by whom, where it leads, and what was chosen from a menu."""

    desk: Services
    interaction: Interaction
    at: Address
    chosen: Words = ()

    @property
    def words(self) -> Words:
        """The words of the address and those chosen."""
        return (*self.at.words, *self.chosen)

    async def table(self) -> LiveTable:
        """The table of the address. Raises NoTable or NotSeated, also for one that they may not see."""
        table = await self.desk.tables.find(self.at.table)
        reach(self.interaction, table)
        return table

    def number(self, place: int) -> int:
        """The number among the words. Raises UnknownControl where there is none."""
        self.require(place < len(self.words) and _NUMBER.fullmatch(self.words[place]) is not None)
        self.require(int(self.words[place]) <= _LARGEST)
        return int(self.words[place])

    def require(self, holds: bool) -> None:
        """Raise UnknownControl unless the words are such as we give to a control."""
        if not holds:
            raise UnknownControl


Act: TypeAlias = Callable[[Pressed], Awaitable[None]]


async def _pick(press: Pressed) -> None:
    table = await press.table()
    if press.words:
        await _go_on(press, table, play.pick(table, press.interaction.user.id, press.words, press.at.version))
    else:
        await play.ask(press.desk, press.interaction, table, play.opening(table, press.interaction.user.id))


async def _group(press: Pressed) -> None:
    press.require(bool(press.words))
    table = await press.table()
    *typed, beginning = press.words
    picked = play.pick(table, press.interaction.user.id, tuple(typed), press.at.version)
    await _go_on(press, table, replace(picked, beginning=beginning))


async def _go_on(press: Pressed, table: LiveTable, picked: Picked) -> None:
    """Offer what may follow; play what is whole; start anew where nothing can follow any more."""
    if picked.offered == (STOP,):
        await play.play(press.desk, press.interaction, table, picked.typed, picked.version)
    elif picked.offered:
        await play.ask(press.desk, press.interaction, table, picked)
    else:
        await play.now(press.desk, press.interaction, table, "stale-now")


async def _play(press: Pressed) -> None:
    await play.play(press.desk, press.interaction, await press.table(), press.words, press.at.version)


async def _undo(press: Pressed) -> None:
    await play.undo(press.desk, press.interaction, await press.table(), press.at.version)


async def _hand(press: Pressed) -> None:
    await show.hand(press.desk, press.interaction, await press.table())


async def _board(press: Pressed) -> None:
    await show.board(press.desk, press.interaction, await press.table())


async def _rules(press: Pressed) -> None:
    page = press.number(1)
    press.require(press.words[0] in [game.name for game in press.desk.games])
    await show.rules(press.desk, press.interaction, press.words[0], page)


async def _lesson(press: Pressed) -> None:
    page = press.number(1)
    press.require(press.words[0] in [game.name for game in press.desk.games])
    await lessons.turn_page(press.desk, press.interaction, press.words[0], page)


async def _log(press: Pressed) -> None:
    await history.log(press.desk, press.interaction, await press.table(), press.number(0))


async def _join(press: Pressed) -> None:
    user = press.interaction.user
    mark = press.words[0] if press.words else None
    table = await press.table()
    async with press.desk.guilds.sitting(table.guild, user.id, table.id):
        await press.desk.lobbies.join(table.id, user.id, user.display_name, mark)
    await _said(press, "done-join")


async def _leave(press: Pressed) -> None:
    await press.desk.lobbies.leave((await press.table()).id, press.interaction.user.id)
    await _said(press, "done-leave")


async def _computer(press: Pressed) -> None:
    await press.desk.lobbies.add_computer((await press.table()).id, press.interaction.user.id)
    await _said(press, "done-computer")


async def _dismiss(press: Pressed) -> None:
    await press.desk.lobbies.remove_computer((await press.table()).id, press.interaction.user.id)
    await _said(press, "done-dismiss")


async def _start(press: Pressed) -> None:
    await press.desk.lobbies.start((await press.table()).id, press.interaction.user.id)
    await _said(press, "done-start")


async def _forget(press: Pressed) -> None:
    await privacy.forget(press.desk, press.interaction)


async def _rematch(press: Pressed) -> None:
    press.require(press.interaction.guild_id is not None)
    table = (await press.table()).id
    server = await press.desk.guilds.find(press.interaction.guild_id or 0)
    admit(press.interaction, server)
    async with press.desk.guilds.opening(server.guild, press.interaction.user.id):
        await press.desk.lobbies.rematch(table, press.interaction.user.id, press.interaction.id)
    await _said(press, "done-rematch")


async def _branch(press: Pressed) -> None:
    press.require(bool(press.words) or press.at.act != "trygroup")
    await tryouts.pressed(press.desk, press.interaction, press.at, press.words)


async def _vote(press: Pressed) -> None:
    number, said = press.number(0), press.words[1:]
    press.require(said in (("yes",), ("no",)))
    await votes.cast(press.desk, press.interaction, await press.table(), number, said == ("yes",))


async def _take(press: Pressed) -> None:
    await votes.take(press.desk, press.interaction, await press.table(), press.number(0))


async def _notice(press: Pressed) -> None:
    user, choice = press.number(1), press.words[0]
    press.require(choice in CHOICES)
    await votes.noticed(press.desk, press.interaction, await press.table(), press.at.version, choice, user)


async def _consent(press: Pressed) -> None:
    await play.propose(press.desk, press.interaction, await press.table(), press.at.version)


async def _advance(press: Pressed) -> None:
    press.require(len(press.words) in (0, 3))
    await orders.offer(press.desk, press.interaction, await press.table(), press.words)


async def _tablet(press: Pressed) -> None:
    await records.pressed(press.desk, press.interaction, press.at)


async def _said(press: Pressed, key: str) -> None:
    voice = await press.desk.voice(press.interaction)
    await answer(press.interaction, voice.say(key))


ACTS: Mapping[str, Act] = {
    "pick": _pick,
    "group": _group,
    "play": _play,
    "undo": _undo,
    "hand": _hand,
    "board": _board,
    "rules": _rules,
    "lesson": _lesson,
    "log": _log,
    "join": _join,
    "leave": _leave,
    "computer": _computer,
    "dismiss": _dismiss,
    "start": _start,
    "forget": _forget,
    "rematch": _rematch,
    **dict.fromkeys(tryouts.ACTS, _branch),
    "vote": _vote,
    "take": _take,
    "notice": _notice,
    "consent": _consent,
    "advance": _advance,
    **dict.fromkeys(records.ACTS, _tablet),
}
