"""Trying things out: lines of play that are imagined from what one player knows. They are kept in memory only."""

import secrets
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, replace
from itertools import count

from bot.tables.registry import OpenTable
from engine import fold
from engine.chance import SEED_BYTES, Chance
from engine.fold import Fold
from engine.game import GameOver, Refused, Seat, Words
from engine.games import AnyGame
from engine.record import Entry

KEPT = 500
"""So many people's branches are remembered; the one that was not used for longest is forgotten first."""


class NoBranch(Refused):
    """What they tried out is no longer remembered."""

    def __init__(self) -> None:
        super().__init__("no-branch")


@dataclass(frozen=True, slots=True)
class Line:
    """A position that was imagined and the moves that were tried from it; `version` is the number of this look."""

    fold: Fold[object]
    version: int


@dataclass(frozen=True, slots=True)
class Branch:
    """What one person tries out, apart from the table `id` that it began at: it has no way to play there."""

    id: int
    game: AnyGame
    names: tuple[str, ...]
    table: Line

    @property
    def mover(self) -> Seat | None:
        """The seat whose move is tried next; None at the end of the game."""
        decision = self.game.decision(self.table.fold.state)
        return decision.seats[0] if decision is not None else None

    def played(self, words: Words, version: int) -> "Branch":
        """One move further. Raises Refused."""
        if self.mover is None:
            raise GameOver
        entry = Entry(len(self.table.fold.moments) + 1, self.mover, words)
        return replace(self, table=Line(fold.move(self.game, self.table.fold, entry), version))

    def undone(self, version: int) -> "Branch":
        """One move back, if there is one."""
        last = len(self.table.fold.moments)
        return replace(self, table=Line(fold.before(self.game, self.table.fold, last), version))


class Branches:
    """One branch a person. Every change has a number of its own, so that a button tells which position it is about."""

    def __init__(self, seeds: Callable[[int], bytes] = secrets.token_bytes) -> None:
        self._seeds = seeds
        self._kept: OrderedDict[int, Branch] = OrderedDict()
        # Not from 1: after a restart buttons from before it must not seem to be of this run.
        self._numbers = count(secrets.randbelow(10**9) + 1)

    def begin(self, at: OpenTable, user: int) -> Branch:
        """A new branch, in the place of the last one: what `user` knows is true, the rest is dealt anew. Raises
        NotSeated, NotStarted or GameOver."""
        seat, state = at.roster.seated(user), at.table.fold.state
        if at.status != "open":
            raise GameOver
        imagined = at.game.imagine(at.game.view(state, seat), Chance(self._seeds(SEED_BYTES)))
        return self._keep(user, Branch(at.id, at.game, at.roster.names, Line(Fold(imagined), next(self._numbers))))

    def find(self, user: int, table: int) -> Branch:
        """What `user` tries out from this table. Raises NoBranch."""
        branch = self._kept.get(user)
        if branch is None or branch.id != table:
            raise NoBranch
        return branch

    def play(self, user: int, table: int, words: Words) -> Branch:
        """Try a move. Raises NoBranch or Refused."""
        return self._keep(user, self.find(user, table).played(words, next(self._numbers)))

    def undo(self, user: int, table: int) -> Branch:
        """Take the last tried move back. Raises NoBranch."""
        return self._keep(user, self.find(user, table).undone(next(self._numbers)))

    def end(self, user: int) -> None:
        """Throw away what they tried."""
        self._kept.pop(user, None)

    def _keep(self, user: int, branch: Branch) -> Branch:
        self._kept[user] = branch
        self._kept.move_to_end(user)
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return branch
