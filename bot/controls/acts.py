"""What each control does: one function an act."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, replace
from typing import TypeAlias

from bot.controls import ask_undo, branch, orders, past, privacy, show, teach, turn, votes
from bot.controls.address import Address
from bot.controls.answer import answer
from bot.controls.items import Interaction
from bot.controls.picker import Picked
from bot.desk import Desk
from bot.tables import OpenTable
from engine.game import STOP, Words


@dataclass(frozen=True, slots=True)
class Pressed:
    """A control that was used: by whom, where it leads, and what was chosen from a menu."""

    desk: Desk
    interaction: Interaction
    at: Address
    chosen: Words = ()

    @property
    def words(self) -> Words:
        """The words of the address and those chosen."""
        return (*self.at.words, *self.chosen)

    async def table(self) -> OpenTable:
        """The table of the address. Raises NoTable."""
        return await self.desk.tables.find(self.at.table)


Act: TypeAlias = Callable[[Pressed], Awaitable[None]]


async def _pick(press: Pressed) -> None:
    at = await press.table()
    if press.words:
        await _go_on(press, at, turn.pick(at, press.interaction.user.id, press.words, press.at.version))
    else:
        await turn.ask(press.desk, press.interaction, at, turn.opening(at, press.interaction.user.id))


async def _group(press: Pressed) -> None:
    at = await press.table()
    *typed, beginning = press.words
    picked = turn.pick(at, press.interaction.user.id, tuple(typed), press.at.version)
    await _go_on(press, at, replace(picked, beginning=beginning))


async def _go_on(press: Pressed, at: OpenTable, picked: Picked) -> None:
    """Offer what may follow; play what is whole; start anew where nothing can follow any more."""
    if picked.offered == (STOP,):
        await turn.play(press.desk, press.interaction, at, picked.typed, picked.version)
    elif picked.offered:
        await turn.ask(press.desk, press.interaction, at, picked)
    else:
        await turn.now(press.desk, press.interaction, at, "stale-now")


async def _play(press: Pressed) -> None:
    await turn.play(press.desk, press.interaction, await press.table(), press.words, press.at.version)


async def _undo(press: Pressed) -> None:
    await turn.undo(press.desk, press.interaction, await press.table(), press.at.version)


async def _hand(press: Pressed) -> None:
    await show.hand(press.desk, press.interaction, await press.table())


async def _board(press: Pressed) -> None:
    await show.board(press.desk, press.interaction, await press.table())


async def _rules(press: Pressed) -> None:
    game, page = press.words
    await show.rules(press.desk, press.interaction, game, int(page))


async def _lesson(press: Pressed) -> None:
    game, page = press.words
    await teach.turn_page(press.desk, press.interaction, game, int(page))


async def _log(press: Pressed) -> None:
    await past.log(press.desk, press.interaction, await press.table(), int(press.words[0]))


async def _join(press: Pressed) -> None:
    user = press.interaction.user
    mark = press.words[0] if press.words else None
    await press.desk.lobbies.join(press.at.table, user.id, user.display_name, mark)
    await _said(press, "done-join")


async def _leave(press: Pressed) -> None:
    await press.desk.lobbies.leave(press.at.table, press.interaction.user.id)
    await _said(press, "done-leave")


async def _computer(press: Pressed) -> None:
    await press.desk.lobbies.add_computer(press.at.table, press.interaction.user.id)
    await _said(press, "done-computer")


async def _dismiss(press: Pressed) -> None:
    await press.desk.lobbies.remove_computer(press.at.table, press.interaction.user.id)
    await _said(press, "done-dismiss")


async def _start(press: Pressed) -> None:
    await press.desk.lobbies.start(press.at.table, press.interaction.user.id)
    await _said(press, "done-start")


async def _forget(press: Pressed) -> None:
    await privacy.forget(press.desk, press.interaction)


async def _rematch(press: Pressed) -> None:
    await press.desk.lobbies.rematch(press.at.table, press.interaction.user.id, press.interaction.id)
    await _said(press, "done-rematch")


async def _branch(press: Pressed) -> None:
    await branch.pressed(press.desk, press.interaction, press.at, press.words)


async def _vote(press: Pressed) -> None:
    number, said = press.words
    await votes.cast(press.desk, press.interaction, int(number), said == "yes")


async def _take(press: Pressed) -> None:
    await votes.take(press.desk, press.interaction, int(press.words[0]))


async def _notice(press: Pressed) -> None:
    choice, user = press.words
    await votes.noticed(press.desk, press.interaction, await press.table(), press.at.version, choice, int(user))


async def _consent(press: Pressed) -> None:
    await ask_undo.propose(press.desk, press.interaction, await press.table(), press.at.version)


async def _advance(press: Pressed) -> None:
    await orders.offer(press.desk, press.interaction, await press.table(), press.words)


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
    **dict.fromkeys(branch.ACTS, _branch),
    "vote": _vote,
    "take": _take,
    "notice": _notice,
    "consent": _consent,
    "advance": _advance,
}
