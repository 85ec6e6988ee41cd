"""A game in progress: one entry at a time, stored before it is so."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Generic, TypeAlias, TypeVar

from engine import fold
from engine.fold import Fold
from engine.game import Event, Game, GameOver, Refused, Seat, Step, Words
from engine.moves import check
from engine.record import UNDO, Entry, Header

S = TypeVar("S")
V = TypeVar("V")


class Stale(Refused):
    """The version that was looked at is no longer the newest."""

    def __init__(self) -> None:
        super().__init__("stale")


class CannotUndo(Refused):
    """Somebody learned or decided something since, or there is nothing of one's own to take back."""

    def __init__(self) -> None:
        super().__init__("cannot-undo")


@dataclass(frozen=True, slots=True)
class Answer(Generic[S]):
    """An entry that followed another by itself, and what it did."""

    entry: Entry
    step: Step[S]


@dataclass(frozen=True, slots=True)
class Change(Generic[S]):
    """An entry about to stand; `step` is what the move did, None when it takes one back. `followed`: the answers that
    come in the same breath; `after` is after them."""

    entry: Entry
    before: Fold[S]
    after: Fold[S]
    step: Step[S] | None
    followed: tuple[Answer[S], ...] = ()

    @property
    def entries(self) -> tuple[Entry, ...]:
        """The entry and those that followed."""
        return (self.entry, *(answer.entry for answer in self.followed))

    @property
    def events(self) -> tuple[Event, ...]:
        """All that happened."""
        steps = (*((self.step,) if self.step else ()), *(answer.step for answer in self.followed))
        return tuple(event for step in steps for event in step.events)


Save: TypeAlias = Callable[[Change[S]], Awaitable[None]]
Follow: TypeAlias = Callable[[S], tuple[Seat, Words] | None]
"""Who answers at once what a position asks, and how; None: nobody."""


class Table(Generic[S, V]):
    """A header and a log that grows by one entry at a time; who comes at once waits in line."""

    def __init__(self, game: Game[S, V], header: Header, folded: Fold[S], entries: tuple[Entry, ...] = ()) -> None:
        self.game = game
        self.header = header
        self.fold = folded
        self.entries = entries
        self.lock = asyncio.Lock()

    @property
    def version(self) -> int:
        """The number of entries: it only grows."""
        return len(self.entries)

    async def play(
        self, seat: Seat, words: Words, version: int | None, save: Save[S], follow: Follow[S] | None = None
    ) -> Change[S]:
        """Play `words` and what follows them, saved by `save` before they count. Raises Refused: Stale, or what `check`
        says."""
        async with self.lock:
            self._see(seat, version)
            entry = Entry(self.version + 1, seat, words)
            played = fold.move(self.game, self.fold, entry)
            after, followed = self._followed(played, follow) if follow else (played, ())
            return await self._keep(Change(entry, self.fold, after, played.step, followed), save)

    def examine(self, seat: Seat, words: Words, version: int | None) -> None:
        """Raise what `play` would raise."""
        self._see(seat, version)
        check(self.game, self.fold.state, seat, words)

    async def undo(self, seat: Seat, version: int | None, save: Save[S]) -> Change[S]:
        """Take back the seat's last move. Raises Refused: Stale, GameOver or CannotUndo."""
        async with self.lock:
            self._see_all(version)
            return await self._take_back(self.fold.freely_undone(seat), seat, save)

    async def undo_to(self, first: int, seat: Seat, version: int | None, save: Save[S]) -> Change[S]:
        """Take back entry `first` and all after it for `seat`, whoever learned or decided what since: others have
        agreed. Raises Refused: Stale, GameOver, or CannotUndo when that entry does not stand."""
        async with self.lock:
            self._see_all(version)
            stands = any(moment.entry.number == first for moment in self.fold.moments)
            return await self._take_back(first if stands else 0, seat, save)

    def _followed(self, after: Fold[S], follow: Follow[S]) -> tuple[Fold[S], tuple[Answer[S], ...]]:
        answers: list[Answer[S]] = []
        while (following := follow(after.state)) is not None:
            entry = Entry(after.moments[-1].entry.number + 1, *following, follows=True)
            after = fold.move(self.game, after, entry)
            answers.append(Answer(entry, after.step))
        return after, tuple(answers)

    def _see_all(self, version: int | None) -> None:
        if self.game.decision(self.fold.state) is None:
            raise GameOver
        if version not in (None, self.version):
            raise Stale

    async def _take_back(self, first: int, seat: Seat, save: Save[S]) -> Change[S]:
        if not first:
            raise CannotUndo
        entry = Entry(self.version + 1, seat, (UNDO, str(first)))
        return await self._keep(Change(entry, self.fold, fold.add(self.game, self.fold, entry), None), save)

    async def _keep(self, change: Change[S], save: Save[S]) -> Change[S]:
        await save(change)
        self.fold, self.entries = change.after, (*self.entries, *change.entries)
        return change

    def _see(self, seat: Seat, version: int | None) -> None:
        if version not in (None, self.version) and not self._still_asked(seat, version or 0):
            raise Stale

    def _still_asked(self, seat: Seat, version: int) -> bool:
        """Whether others, who were choosing at once with `seat`, have merely been faster."""
        since = self.entries[version:] if 0 <= version < self.version else ()
        faster = {entry.seat for entry in since}
        asked = self.game.decision(fold.before(self.game, self.fold, version + 1).state)
        waiting = self.game.decision(self.fold.state)
        if asked is None or waiting is None or seat in faster or not all(self._stands(entry) for entry in since):
            return False
        left = tuple(other for other in asked.seats if other not in faster)
        return bool(since) and (waiting.kind, waiting.facts, waiting.seats) == (asked.kind, asked.facts, left)

    def _stands(self, entry: Entry) -> bool:
        return any(moment.entry == entry for moment in self.fold.moments)
