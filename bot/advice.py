"""Proposals and notes about moves, found in worker threads and remembered while a table does not change."""

import asyncio
import hashlib
import logging
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import islice
from typing import Any, TypeVar

from cachetools import LRUCache

from bot.model import limits
from bot.tables.live_table import LiveTable
from bot.ui.components import shelves
from bot.ui.panel import IN_MENUS, MENUS, ROOM, fits
from engine.ai import Proposal, proposals, ranked, reasons
from engine.chance import Chance
from engine.game import ASIDE, FEE, STOP, Facts, Seat, Words
from engine.games import AnyGame
from engine.series import Series, last_of, moves_of

RANKED = 120
"""Maximum number of moves that are ranked, in less than a tenth of a second."""

PATIENCE = 1.0
"""Seconds for which an answer waits for proposals. Discord gives it three in all
(https://docs.discord.com/developers/interactions/receiving-and-responding#interaction-callback)."""

CAPACITY = 500
"""Maximum number of answers in memory: a panel is shown repeatedly before its table changes."""

EXPANDED = 6
"""Maximum number of words after a verb for which the panel has a button for each of them instead of one for the
verb."""

ALONE = 10
"""Maximum number of buttons for the whole moves of one verb, or for its words where no other verb has any."""

EXTRAS = 2
"""Maximum number of buttons for the longer forms of a move that is whole with its verb alone; more are a menu."""

BUNDLES = 15
"""Maximum number of buttons that make several moves of one verb; where there are more, each move has its own."""

SIFTED = 120
"""Maximum number of whole moves of a verb that are looked at for a menu."""

_log = logging.getLogger(__name__)
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Outlook:
    """What a seat may begin with.

    `groups`: whole moves where they are `few`, else their beginnings.
    `begun`: the beginnings of two words that are no whole moves.
    `asking`: those after which something is asked.
    `notes`: what is noted about each.
    `menus`: the whole moves of verbs that have few.
    `final`: the verbs that are moves by themselves and cannot be taken back.
    `ending`: whole moves that might go on, where what they might go on with is listed as well.
    `rest`: the verbs of which most moves are in the groups or menus, and which lead to the others.
    `bundled`: the verb of which several moves are one choice, by itself where they are chosen one by one; () for none.
    """

    groups: Sequence[list[Words]]
    few: bool
    begun: frozenset[Words]
    asking: frozenset[Words]
    notes: Mapping[Words, Facts]
    menus: Sequence[list[Words]] = ()
    final: frozenset[Words] = frozenset()
    ending: frozenset[Words] = frozenset()
    bundled: Words = ()
    rest: frozenset[Words] = frozenset()


@dataclass(frozen=True, slots=True)
class Recommendation:
    """A move that is recommended, and the names of the considerations that speak for it."""

    proposal: Proposal
    reasons: tuple[str, ...]


class Advice:
    """Proposals and notes about moves, found in a worker thread. Where that fails there are none; play goes on.

    `patience`: seconds for which an answer waits for proposals; None: as long as it takes.
    """

    def __init__(self) -> None:
        self.patience: float | None = PATIENCE
        self._kept: LRUCache[Hashable, object] = LRUCache(CAPACITY)
        self._sought: dict[Hashable, asyncio.Task[object]] = {}

    def forget(self) -> None:
        """Forget all answers."""
        self._kept.clear()

    async def outlook(self, table: LiveTable, seat: Seat) -> Outlook:
        """Return what `seat` may begin with."""
        number, version = table.id, table.log.version
        work = partial(_outlook, table.game, table.state, seat, number, version)
        return await self._found(("outlook", number, version, seat), work)

    async def proposals(self, table: LiveTable, seat: Seat, count: int = RANKED) -> Sequence[Proposal]:
        """Return at most `count` whole moves for `seat`, those that promise most first; () for a game that ranks
        none, and where it takes longer than `patience`: the player waits for an answer.
        """
        key = ("proposals", table.id, table.log.version, seat, count)
        found = asyncio.create_task(self._proposed(key, table, seat, count))
        await asyncio.wait((found,), timeout=None if key in self._kept else self.patience)
        return found.result() if found.done() else ()

    async def recommendations(self, table: LiveTable, seat: Seat, count: int) -> Sequence[Recommendation]:
        """Return at most `count` moves for `seat`, the best first, each with its reasons, however long it takes; ()
        for a game that ranks none."""
        number, version = table.id, table.log.version
        found = await self._proposed(("proposals", number, version, seat, count), table, seat, count)
        work = partial(_reasoned, table.game, table.state, seat, _chance(number, version, seat), found)
        return await self._found(("recommendations", number, version, seat, count), work)

    async def notes(self, table: LiveTable, seat: Seat, moves: Sequence[Words]) -> Mapping[Words, Facts]:
        """Return what is noted about each of `moves`, of which some are only begun."""
        work = partial(_notes, table.game, table.state, seat, moves)
        return await self._found(("notes", table.id, table.log.version, seat, tuple(moves)), work)

    async def whole(self, table: LiveTable, seat: Seat, typed: Words) -> Sequence[Words]:
        """Return all whole moves of `seat` that begin with `typed`, if a page holds them; else ()."""
        work = partial(_whole, table.game, table.state, seat, typed)
        return await self._found(("whole", table.id, table.log.version, seat, typed), work)

    async def asking(self, table: LiveTable, seat: Seat, moves: Sequence[Words]) -> frozenset[Words]:
        """Return those of the begun `moves` after which something is asked."""
        work = partial(_asking, table.game, table.state, seat, moves)
        return await self._found(("asking", table.id, table.log.version, seat, tuple(moves)), work)

    async def _proposed(self, key: Hashable, table: LiveTable, seat: Seat, count: int) -> Sequence[Proposal]:
        """Return at most `count` proposals. The moves are ranked once, however many are asked for; those for who asks
        first are found in the same go, since each switch to a thread and back takes milliseconds under load."""
        game, state, number, version = table.game, table.state, table.id, table.log.version
        chance = _chance(number, version, seat)
        ranking = ("ranking", number, version, seat)
        moves, first, found = await self._found(ranking, partial(_ranked, game, state, seat, chance, count))
        if count == first:
            return found
        return await self._found(key, partial(_proposals, game, state, seat, chance, moves, count))

    async def _found(self, key: Hashable, work: Callable[[], T]) -> T:
        """Return the result of `work`, which runs once for all simultaneous callers."""
        if key in self._kept:
            return self._kept[key]  # type: ignore[return-value]  # what `work` of the same key returned
        if key not in self._sought:
            self._sought[key] = seeking = asyncio.create_task(asyncio.to_thread(work))
            seeking.add_done_callback(lambda _: self._sought.pop(key, None))
        found = await asyncio.shield(self._sought[key])
        self._kept[key] = found
        return found  # type: ignore[return-value]  # what `work` of the same key returned


def _advised(work: Callable[[], T], otherwise: T) -> T:
    """Return what `work` returns, or `otherwise` where it fails: whatever it is, a person can choose without it."""
    try:
        return work()
    except Exception:
        _log.exception("a panel could not be advised")
        return otherwise


def _outlook(game: AnyGame, state: object, seat: Seat, number: int, version: int) -> Outlook:
    """Return what `seat` may begin with at version `version` of table `number`."""
    series = Series(game, state, seat)
    moves = [move for move in islice(series.moves(), ROOM + 1) if fits(number, version, move)]
    bundles = [move for move in series.bundles(BUNDLES) if fits(number, version, move)]
    if bundles and len(moves) <= ROOM:
        moves = [*dict.fromkeys(move[:1] if move[0] == bundles[0][0] else move for move in moves)]
        notes, asking = _notes(game, state, seat, moves), _asking(game, state, seat, moves)
        return Outlook([bundles, moves], True, frozenset(), asking, notes, bundled=bundles[0][:1])
    few = len(moves) <= ROOM
    groups, menus, rest = ([moves], [], frozenset[Words]()) if few else _laid_out(game, state, seat, series)
    listed = [move for group in groups for move in group]
    begun = frozenset(move for move in listed if len(last_of(move)) == 2 and STOP not in series.words(move))
    starts = [] if few else list(series.starts())
    asking = frozenset[Words]() if few else _asking(game, state, seat, [*listed, *starts])
    in_menus = [move for menu in menus for move in menu]
    notes = _notes(game, state, seat, [*listed, *starts, *in_menus])
    final, ending = _final(game, state, seat, listed), ending_here(series, [*listed, *in_menus])
    return Outlook(groups, few, begun, asking, notes, menus, final, ending, rest=rest)


def ending_here(series: Series[Any, Any], moves: Sequence[Words]) -> frozenset[Words]:
    """Return those of `moves` that are whole and begin others of them: who takes one of them wants no more."""
    beginnings = {move[:count] for move in moves for count in range(1, len(move))}
    return frozenset(move for move in beginnings.intersection(moves) if STOP in series.words(move))


def _final(game: AnyGame, state: object, seat: Seat, moves: Iterable[Words]) -> frozenset[Words]:
    """Return those of `moves` that are one word and show somebody what was hidden, so that they stand. It is tried in a
    position that looks like that of `seat`."""

    def work() -> frozenset[Words]:
        imagined = game.imagine(game.view(state, seat), _chance(0, 0, seat))
        whole = [move for move in moves if len(move) == 1 and STOP in game.words(state, seat, move)]
        return frozenset(move for move in whole if game.play(imagined, seat, move).learned)

    return _advised(work, frozenset())


def _laid_out(
    game: AnyGame, state: object, seat: Seat, series: Series[Any, Any]
) -> tuple[list[list[Words]], list[list[Words]], frozenset[Words]]:
    """Return the groups and menus of a first page, and the verbs of which only some moves are there: verbs that have
    few whole moves give way to buttons, else to a menu, as far as there is room. What is spent besides a price stays
    behind the verb, and a verb that is a whole move by itself keeps its button."""
    decision, menus = game.decision(state), list[list[Words]]()
    groups = list(_beginnings(game, series))
    *others, single = groups
    if decision is None or decision.private:
        return groups, menus, frozenset()
    left, rest = list(single), set[Words]()
    room = ROOM - limits.ROW - sum(map(len, groups))
    for beginning in single:
        moves = list(islice(series.moves(beginning), SIFTED))
        if len(moves) == SIFTED:
            continue
        plain = [move for move in moves if not _spends_aside(series.notes(move))]
        helped = _helped(moves, plain, series)
        more = [move for move in plain if move != beginning]
        in_menus = shelves(more)
        if len(plain) + len(helped) < 2:
            continue
        whole = len(plain) + len(helped) == len(moves)
        extras = beginning in plain and len(more) > EXTRAS
        if len(plain) <= ALONE and not extras and len(plain) + len(helped) <= room + whole:
            buttons = [*plain, *helped]
            kept = False
        elif len(plain) > 1 and len(menus) + len(in_menus) <= len(MENUS):
            menus += map(list, in_menus)
            buttons = helped[:room]
            kept = beginning in plain
        else:
            continue
        others.append(buttons)
        room -= len(buttons)
        if whole and not kept:
            left.remove(beginning)
            room += 1
        elif not kept:
            rest.add(beginning)
    return [*filter(None, others), left], menus, frozenset(rest)


def _helped(moves: Sequence[Words], plain: Sequence[Words], series: Series[Any, Any]) -> list[Words]:
    """Return those of `moves` that spend something besides a price, but bring about what no plain one can: one with
    the power of a guild for each beginning of three words, and all with a fee."""
    possible, found = {move[:3] for move in plain}, dict[Words, Words]()
    for move in sorted(set(moves).difference(plain), key=lambda move: (len(move), moves.index(move))):
        if move[:3] not in possible:
            found.setdefault(move if FEE in dict(series.notes(move)) else move[:3], move)
    return list(found.values())


def _whole(game: AnyGame, state: object, seat: Seat, typed: Words) -> Sequence[Words]:
    """Return all whole moves that begin with `typed`, if a page holds them; else (). Those that spend something besides
    a price have buttons of their own only, no menu."""
    series = Series(game, state, seat)
    moves = list(islice(series.moves(typed), IN_MENUS + 1))
    if len(moves) > IN_MENUS:
        return ()
    folded = len(moves) > ROOM and any(_spends_aside(series.notes(move)) for move in moves)
    return () if folded else moves


def _spends_aside(notes: Facts) -> bool:
    return any(name in ASIDE for name, _ in notes)


def _asking(game: AnyGame, state: object, seat: Seat, moves: Iterable[Words]) -> frozenset[Words]:
    """Return those of `moves` after which something is asked: more than one word may follow, or one that costs. Of a
    private question every word is asked."""
    decision, series = game.decision(state), Series(game, state, seat)
    whole = (STOP,)
    if decision is None or decision.private:
        return frozenset(move for move in moves if series.words(move) != whole)
    return frozenset(move for move in moves if series.words(series.completed(move)) != whole)


def _ranked(
    game: AnyGame, state: object, seat: Seat, chance: Chance, count: int
) -> tuple[Sequence[Words], int, Sequence[Proposal]]:
    """Return whole moves for `seat`, those that promise most first; and `count` with so many proposals of them."""

    def work() -> Sequence[Words]:
        return ranked(game, game.view(state, seat), seat, chance)

    moves: Sequence[Words] = _advised(work, ())
    return moves, count, _proposals(game, state, seat, chance, moves, count)


def _proposals(
    game: AnyGame, state: object, seat: Seat, chance: Chance, moves: Sequence[Words], count: int
) -> Sequence[Proposal]:
    """Return at most `count` of the ranked `moves`, the first of each effect."""

    def work() -> Sequence[Proposal]:
        return proposals(game, game.view(state, seat), seat, chance, moves, count)

    return _advised(work, ())


def _reasoned(
    game: AnyGame, state: object, seat: Seat, chance: Chance, found: Sequence[Proposal]
) -> Sequence[Recommendation]:
    """Return the proposals with their reasons."""

    def work() -> Sequence[Recommendation]:
        view = game.view(state, seat)
        why = reasons(game, view, seat, chance, [one.words for one in found])
        return [Recommendation(*pair) for pair in zip(found, why, strict=True)]

    return _advised(work, ())


def _notes(game: AnyGame, state: object, seat: Seat, moves: Sequence[Words]) -> Mapping[Words, Facts]:
    """Return what is noted about each of `moves`, and of a series about the moves before the last one too."""

    def work() -> Mapping[Words, Facts]:
        series = Series(game, state, seat)
        return {part: series.notes(part) for part in dict.fromkeys(part for move in moves for part in parts(move))}

    return _advised(work, {})


def parts(words: Words) -> list[Words]:
    """Return the beginnings of a series after each of its moves, all of it as the last."""
    moves = moves_of(words)
    return [words[: sum(map(len, moves[:count])) + count - 1] for count in range(1, len(moves) + 1)]


def _chance(table: int, version: int, seat: Seat) -> Chance:
    """Luck that has nothing of the game's seed: the same proposals as long as nothing changes."""
    return Chance(hashlib.sha256(f"proposals {table} {version} {seat}".encode()).digest())


def _beginnings(game: AnyGame, series: Series[Any, Any]) -> Iterator[list[Words]]:
    """Each verb by itself, or its few whole moves, or with the few words that may follow it; those by themselves come
    last, together. A verb beside which nothing has words to choose is not asked for. A verb may stand behind moves that
    lead to it."""
    single: list[Words] = []
    longest = {verb.name: len(verb.arguments) for verb in game.verbs}
    nexts = {start: [word for word in series.words(start) if word != STOP] for start in series.starts()}
    only = sum(map(bool, nexts.values())) == 1
    for start, words in nexts.items():
        moves = list(islice(series.moves(start), EXPANDED + 1))
        if 1 < len(moves) <= EXPANDED and start not in moves:
            yield moves
        elif words and ((only and len(words) <= ALONE) or _brief(words, longest[last_of(start)[0]])):
            yield [(*start, word) for word in words]
        else:
            single.append(start)
    yield single


def _brief(nexts: Sequence[str], longest: int) -> bool:
    return len(nexts) <= EXPANDED and longest <= 2
