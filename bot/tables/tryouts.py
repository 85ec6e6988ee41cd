"""Tryouts: moves that a player tries in a sampled position. They are kept only in memory."""

import secrets
from collections.abc import Callable, Mapping
from itertools import count
from types import MappingProxyType

from cachetools import LRUCache
from msgspec import Struct
from msgspec.structs import replace

from bot.model.errors import NoTryout
from bot.model.position import Position
from bot.model.roster import Roster
from bot.tables.live_table import LiveTable
from engine import replay
from engine.chance import SEED_BYTES, Chance
from engine.game import GameOver, Seat, Words
from engine.record import Entry
from engine.registry import AnyGame
from engine.replay import Fold

MAX_TRYOUTS = 500
"""Maximum number of tryouts in memory. The least recently used one is dropped first."""


class Tryout(Struct, frozen=True):
    """A position in which one person tries moves, independent of the table at which it began.

    `position`: the position; its version is the number of the last change. `roster`: the table's players, by seat.
    `prompt`: whether moves without a choice are made at once, as at the table. `options`: the game's options.
    `proposals`: whether moves are proposed, as at the table.
    """

    position: Position
    roster: Roster
    prompt: bool = False
    options: Mapping[str, str] = MappingProxyType({})
    proposals: bool = True

    @property
    def game(self) -> AnyGame:
        """Return the game of the tryout."""
        return self.position.game

    @property
    def mover(self) -> Seat | None:
        """Return the seat that moves next, or None at the end of the game."""
        decision = self.position.decision
        return decision.seats[0] if decision is not None else None

    def with_move(self, words: Words, version: int) -> "Tryout":
        """Return the tryout after one more move. Raises Refused."""
        if self.mover is None:
            raise GameOver
        fold = self.position.fold
        next_fold = replay.play_entry(self.game, fold, Entry(len(fold.moves) + 1, self.mover, words))
        while self.prompt and (decision := next_fold.decision(self.game)) is not None and decision.prompt:
            entry = Entry(len(next_fold.moves) + 1, decision.seats[0], decision.automatic_move)
            next_fold = replay.play_entry(self.game, next_fold, entry)
        return self._at_version(next_fold, version)

    def without_last_move(self, version: int) -> "Tryout":
        """Return the tryout before the last move that was chosen, or the same tryout at the beginning."""
        now = replay.fold_before(self.game, self.position.fold, len(self.position.fold.moves))
        while self.prompt and now.moves and (decision := now.decision(self.game)) is not None and decision.prompt:
            now = replay.fold_before(self.game, now, len(now.moves))
        return self._at_version(now, version)

    def _at_version(self, folded: Fold[object], version: int) -> "Tryout":
        return replace(self, position=replace(self.position, fold=folded, version=version))


class Tryouts:
    """The tryouts, one for each person. Every change gives a new version, so that older buttons no longer match."""

    def __init__(self, seeds: Callable[[int], bytes]) -> None:
        self._seeds = seeds
        self._by_user: LRUCache[int, Tryout] = LRUCache(MAX_TRYOUTS)
        # Begin at random: buttons from before a restart must not match, and no number may equal the version of a table,
        # because advice is cached by version.
        self._version_numbers = count(secrets.randbelow(10**9) + 10**6)

    def begin(self, table: LiveTable, user: int) -> Tryout:
        """Replace the last tryout of `user` by a new one, and return it. What the user knows is kept, and everything
        else is dealt at random. Raises NotSeated, NotStarted or GameOver."""
        seat, state = table.roster.seat_of_user(user), table.state
        if table.status != "open":
            raise GameOver
        imagined_state = table.game.sample_state(table.game.view(state, seat), Chance(self._seeds(SEED_BYTES)))
        position = Position(table.id, table.game, Fold(imagined_state), next(self._version_numbers))
        settings, options = table.row.settings, dict(table.log.header.options)
        return self._remember(user, Tryout(position, table.roster, settings.auto_end, options, settings.proposals))

    def find(self, user: int, table: int) -> Tryout:
        """Return the tryout of `user` at this table. Raises NoTryout."""
        branch = self._by_user.get(user)
        if branch is None or branch.position.table != table:
            raise NoTryout
        return branch

    def play(self, user: int, table: int, words: Words) -> Tryout:
        """Try a move, and return the tryout after it. Raises NoTryout or Refused."""
        return self._remember(user, self.find(user, table).with_move(words, next(self._version_numbers)))

    def undo(self, user: int, table: int) -> Tryout:
        """Undo the last tried move, and return the tryout before it. Raises NoTryout."""
        return self._remember(user, self.find(user, table).without_last_move(next(self._version_numbers)))

    def delete(self, user: int) -> None:
        """Delete the tryout of `user`, because their data is deleted."""
        self._by_user.pop(user, None)

    def _remember(self, user: int, tryout: Tryout) -> Tryout:
        self._by_user[user] = tryout
        return tryout
