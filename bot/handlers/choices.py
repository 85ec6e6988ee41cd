"""What a person may say at a table now, what their own view promises of it, and how a panel lays it out."""

import asyncio
import hashlib
import logging
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import islice
from typing import TypeAlias, TypeVar

from bot.model.errors import NotSeated
from bot.tables.live_table import LiveTable
from bot.text.voice import Voice
from bot.ui.panel import ROOM, ROW, Choice, Offered, fits, marked, noted
from engine.ai import Proposal, proposals
from engine.chance import Chance
from engine.game import STOP, Facts, GameOver, NotYourTurn, Seat, Words
from engine.games import AnyGame
from engine.moves import complete, every_move

Offer: TypeAlias = Callable[[Words], Sequence[str]]
"""The words that may follow the words so far."""


def seat_of(table: LiveTable, user: int) -> Seat:
    """Return the seat of `user`. Raises NotSeated."""
    seat = table.roster.seat_of(user)
    if seat is None:
        raise NotSeated
    return seat


def owes(table: LiveTable, user: int) -> bool:
    """Whether the table waits for `user`."""
    decision = table.game.decision(table.state)
    return decision is not None and table.roster.seat_of(user) in decision.seats


def offer(table: LiveTable, user: int) -> Offer:
    """Return what `user` may say, word by word. Raises NotSeated, GameOver or NotYourTurn."""
    seat = seat_of(table, user)
    state = table.state
    decision = table.game.decision(state)
    if decision is None:
        raise GameOver
    if seat not in decision.seats:
        raise NotYourTurn(decision.seats)
    return lambda words: table.game.words(state, seat, words)


RANKED = 120
"""Moves that are ranked, which takes less than a tenth of a second."""

KEPT = 500
"""Answers that are remembered: a panel is looked at again and again before its table changes."""

_log = logging.getLogger(__name__)
T = TypeVar("T")


class Advice:
    """Proposals and notes about moves, found in a worker thread. Where that fails there are none; play goes on."""

    def __init__(self) -> None:
        self._kept: OrderedDict[Hashable, object] = OrderedDict()

    def forget(self) -> None:
        """Forget all answers."""
        self._kept.clear()

    async def proposals(self, table: LiveTable, seat: Seat) -> Sequence[Proposal]:
        """Return whole moves for `seat`, those that promise most first; () for a game that ranks none."""
        view, chance = table.game.view(table.state, seat), _chance(table, seat)
        return await self._found(
            (table.id, table.log.version, seat), lambda: proposals(table.game, view, seat, chance, RANKED), ()
        )

    async def notes(self, table: LiveTable, seat: Seat, moves: Sequence[Words]) -> Mapping[Words, Facts]:
        """Return what is noted about each of `moves`, of which some are only begun."""
        game, state = table.game, table.state
        view = game.view(state, seat)
        return await self._found(
            (table.id, table.log.version, seat, tuple(moves)),
            lambda: {move: note(game, state, view, seat, move) for move in moves},
            {},
        )

    async def _found(self, key: Hashable, work: Callable[[], T], otherwise: T) -> T:
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]  # type: ignore[return-value]  # what `work` of the same key returned
        try:
            found = await asyncio.to_thread(work)
        except Exception:  # whatever it is, a person can choose without it
            _log.exception("a panel could not be advised")
            return otherwise
        self._kept[key] = found
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return found


def note(game: AnyGame, state: object, view: object, seat: Seat, words: Words) -> Facts:
    """Return what is noted about a whole move, else about its last word."""
    if STOP in game.words(state, seat, words):
        return game.notes(view, words, STOP)
    return game.notes(view, words[:-1], words[-1]) if words else ()


def _chance(table: LiveTable, seat: Seat) -> Chance:
    """Luck that has nothing of the game's seed: the same proposals as long as nothing changes."""
    return Chance(hashlib.sha256(f"proposals {table.id} {table.log.version} {seat}".encode()).digest())


EXPANDED = 6
"""A verb with at most so many words after it stands on the panel with each of them."""


async def opening(table: LiveTable, user: int, voice: Voice, advice: Advice, *, propose: bool) -> Offered:
    """Return what `user` may begin with: whole moves where they are few, else pieces and what else there is to do.
    Raises NotSeated."""
    game, state, seat = table.game, table.state, seat_of(table, user)
    version = table.log.version
    moves = [move for move in islice(every_move(game, state, seat), ROOM + 1) if fits(table.id, version, move)]
    if len(moves) <= ROOM:
        return Offered(table.id, version, groups=await _labelled(table, seat, [moves], voice, advice), undo=True)
    proposed = await advice.proposals(table, seat) if propose else ()
    whole = [one for one in proposed if len(one.words) > 1 and fits(table.id, version, one.words)]
    beginnings = _fitting(list(_beginnings(table, seat)), ROOM - ROW * bool(whole))
    groups = await _labelled(table, seat, beginnings, voice, advice)
    shown = tuple(_choice(one.words, one.notes, voice) for one in whole[:ROW])
    return Offered(table.id, version, (), shown, groups, undo=True)


async def following(
    table: LiveTable, user: int, typed: Words, page: int, voice: Voice, advice: Advice, *, propose: bool
) -> Offered:
    """Return what may follow `typed`, with every word taken that is the only one possible, unless the question is a
    private one, whose answer must not depend on what is possible. The most useful words come first, the others as the
    game names them. Raises NotSeated."""
    game, state, seat = table.game, table.state, seat_of(table, user)
    decision = game.decision(state)
    if decision is not None and not decision.private:
        typed = complete(game, state, seat, typed)
    words = game.words(state, seat, typed)
    nexts = [word for word in words if word != STOP and fits(table.id, table.log.version, (*typed, word))]
    moves = [(*typed, word) for word in nexts]
    notes = await advice.notes(table, seat, moves)
    ranked = await advice.proposals(table, seat) if propose and len(moves) > ROOM else ()
    useful = _useful_first(moves, notes, ranked, voice)
    choices = tuple(_next(move, notes.get(move, ()), voice) for move in useful)
    offered = Offered(table.id, table.log.version, typed, (), (choices,), STOP in words, page=page)
    return offered if page < offered.pages else replace(offered, page=0)


def _beginnings(table: LiveTable, seat: Seat) -> Iterator[list[Words]]:
    """Each verb by itself, or with the few words that may follow it; those by themselves come last, together."""
    game, state = table.game, table.state
    single: list[Words] = []
    longest = {verb.name: len(verb.arguments) for verb in game.verbs}
    for verb in game.words(state, seat, ()):
        nexts = [word for word in game.words(state, seat, (verb,)) if word != STOP]
        if nexts and len(nexts) <= EXPANDED and longest.get(verb, 0) <= 2:
            yield [(verb, word) for word in nexts]
        else:
            single.append((verb,))
    yield single


def _fitting(groups: list[list[Words]], room: int) -> list[list[Words]]:
    """The groups, the largest ones folded into their verb until all have room."""
    while sum(map(len, groups)) > room and any(len(move) > 1 for group in groups for move in group):
        largest = max((group for group in groups if len(group[0:1] and group[0]) > 1), key=len)
        groups = [group for group in groups if group is not largest]
        groups[-1].append(largest[0][:1])
    return groups


async def _labelled(
    table: LiveTable, seat: Seat, groups: Sequence[Sequence[Words]], voice: Voice, advice: Advice
) -> tuple[tuple[Choice, ...], ...]:
    """Moves or their beginnings as they are called by themselves."""
    notes = await advice.notes(table, seat, [move for group in groups for move in group])

    def labelled(move: Words) -> Choice:
        if len(move) == 2 and STOP not in table.game.words(table.state, seat, move):
            return _next(move, notes.get(move, ()), voice, begun=True)
        return _choice(move, notes.get(move, ()), voice)

    return tuple(tuple(labelled(move) for move in group) for group in groups)


def _next(move: Words, notes: Facts, voice: Voice, *, begun: bool = False) -> Choice:
    label, scores = marked(voice.word(move[-1]), notes, voice, begun=begun)
    return Choice(move, label, noted(notes, replace(voice, markdown=False)), scores)


def _choice(move: Words, notes: Facts, voice: Voice) -> Choice:
    label, scores = marked(called(move, voice), notes, voice)
    return Choice(move, label, noted(notes, replace(voice, markdown=False)), scores)


def called(move: Words, voice: Voice) -> str:
    """Return a short name of a move: its pieces and places, or what its verb is called."""
    if len(move) == 1:
        return voice.say(f"verb-{move[0]}")
    if label := voice.label(move):
        return label
    if len(move) == 2:
        sentence = voice.sentence(move)
        return sentence[:1].upper() + sentence[1:]
    return " ".join(voice.word(word) for word in move[1:])


def _useful_first(
    moves: Sequence[Words], notes: Mapping[Words, Facts], ranked: Sequence[Proposal], voice: Voice
) -> list[Words]:
    """A page of the most useful ones, then the others; each part as the game names them. Most useful are those ranked
    first, or noted like them, then those of which most is noted, gains before all."""
    if len(moves) <= ROOM:
        return list(moves)
    places: dict[object, int] = {}
    for place, one in enumerate(ranked):
        places.setdefault(one.words, place)
        places.setdefault((one.words[:2], one.notes), place)

    def worth(move: Words) -> tuple[int, int, int]:
        facts = notes.get(move, ())
        place = places.get(move, places.get((move[:2], facts), len(ranked)))
        gains = sum(value for name, value in facts if isinstance(value, int) and voice.has(f"gain-{name}"))
        return -place, gains, len(facts)

    best = set(sorted(moves, key=worth, reverse=True)[:ROOM])
    return sorted(moves, key=lambda move: move not in best)
