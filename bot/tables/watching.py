"""Watching a table where one does not play: a silent message at each new wait, about what everybody may know."""

from collections.abc import Sequence

from bot.messages.changes import Owing
from bot.messages.kinds import Debt, Post, Sight
from bot.store.watchers import Watchers
from bot.tables.live_table import OpenTable, TableClosed
from bot.tables.people import People, Person
from bot.text.voice import voice
from engine.fold import Fold
from engine.game import Refused
from engine.games import AnyGame


class PlaysHere(Refused):
    """Whoever plays at a table is told of it anyway, and does not watch it."""

    def __init__(self) -> None:
        super().__init__("plays-here")


class CannotWrite(Refused):
    """Watching is done by direct messages, which do not reach them."""

    def __init__(self) -> None:
        super().__init__("cannot-write")


class Watching:
    """Begins and ends it."""

    def __init__(self, watchers: Watchers, people: People) -> None:
        self._watchers = watchers
        self._people = people

    async def begin(self, at: OpenTable, user: int) -> None:
        """`user` is told of the table from now on. Raises PlaysHere, TableClosed or CannotWrite."""
        if at.roster.seat_of(user) is not None:
            raise PlaysHere
        if at.status not in ("lobby", "open"):
            raise TableClosed
        if not (await self._people.find(user)).reachable:
            raise CannotWrite
        await self._watchers.add(at.id, user)

    async def end(self, at: OpenTable, user: int) -> None:
        """`user` is not told any more."""
        await self._watchers.remove(at.id, user)


def waits_anew(owing: Owing) -> bool:
    """PURE: whether what is owed calls somebody."""
    return any(isinstance(debt, Post) and debt.pings for debt in owing.debts)


def sights(owing: Owing, game: AnyGame, fold: Fold[object], watchers: Sequence[Person]) -> tuple[Debt, ...]:
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
        Sight(user, said.say("watch-wait", game=said.say("game-name"), link=link, decision=said.decision(decision)))
        for user, said in told
    )
