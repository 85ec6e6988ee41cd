"""Watching a table where one does not play: a silent message at each new wait, about what everybody may know."""

from collections.abc import Sequence

from bot.messages.changes import Consequences
from bot.messages.kinds import Outgoing, PostBoard, SendWatcherUpdate
from bot.model.errors import CannotWrite, PlaysHere, TableClosed
from bot.model.person import Person
from bot.store.watchers import WatcherStore
from bot.tables.live_table import LiveTable
from bot.tables.people import People
from bot.text.voice import voice
from engine.fold import Fold
from engine.games import AnyGame


class Watching:
    """Begins and ends it."""

    def __init__(self, watchers: WatcherStore, people: People) -> None:
        self._watchers = watchers
        self._people = people

    async def begin(self, table: LiveTable, user: int) -> None:
        """`user` is told of the table from now on. Raises PlaysHere, TableClosed or CannotWrite."""
        if table.roster.seat_of(user) is not None:
            raise PlaysHere
        if table.status not in ("lobby", "open"):
            raise TableClosed
        if not (await self._people.find(user)).reachable:
            raise CannotWrite
        await self._watchers.add(table.id, user)

    async def end(self, table: LiveTable, user: int) -> None:
        """`user` is not told any more."""
        await self._watchers.remove(table.id, user)


def waits_anew(owing: Consequences) -> bool:
    """PURE: whether what is owed calls somebody."""
    return any(isinstance(debt, PostBoard) and debt.pings for debt in owing.debts)


def sights(owing: Consequences, game: AnyGame, fold: Fold[object], watchers: Sequence[Person]) -> tuple[Outgoing, ...]:
    """PURE: what the watchers of a table are told now that it waits anew; nothing for those who play there."""
    row, decision = owing.row, game.decision(fold.state)
    if decision is None:
        return ()
    told = [
        (person.user, voice(person.speaks or row.language, row.game, row.roster.names))
        for person in watchers
        if person.reachable and row.roster.seat_of(person.user) is None
    ]
    link = f"<#{row.channel}>"
    return tuple(
        SendWatcherUpdate(
            user, said.say("watch-wait", game=said.say("game-name"), link=link, decision=said.decision(decision))
        )
        for user, said in told
    )
