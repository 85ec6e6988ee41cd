"""Verification of records: whether they can be played, and lead to the same positions as when they were played."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Generic, TypeVar

from msgspec import Struct

from engine.game import Game, Refused
from engine.record import BadRecord, Entry, Record
from engine.redact import is_complete
from engine.registry import AnyGame, UnknownGame, find_game
from engine.replay import Fold, replay_record

S = TypeVar("S")
V = TypeVar("V")

NO_KNOWN_DIGESTS: Mapping[int, str] = MappingProxyType({})


class Verdict(Struct, Generic[S], frozen=True):
    """The result of verifying a record.

    `fold`: the moves before the fault; None if the record cannot begin.
    `fault`: the error, or None.
    `stopped_at`: the faulty entry, or None if there is no single one.
    `refused`: the refusal of that entry, or None if it is legal but leads to another position.
    """

    fold: Fold[S] | None
    fault: BadRecord | None = None
    stopped_at: Entry | None = None
    refused: Refused | None = None

    @property
    def is_valid(self) -> bool:
        """Whether the record can be played to its end and leads to the known positions."""
        return self.fault is None

    @property
    def initial_fold(self) -> Fold[S]:
        """Return the moves before the fault. Raises the fault, a BadRecord, if the record cannot begin."""
        if self.fold is not None:
            return self.fold
        assert self.fault is not None
        raise self.fault


def verify(game: Game[S, V], record: Record, digests: Mapping[int, str] = NO_KNOWN_DIGESTS) -> Verdict[S]:
    """Check whether `record` can be played by the rules of `game` and leads to `digests`, the known digests of the
    positions by the number of the entry (0 means the initial position)."""
    try:
        folded = replay_record(game, record, digests)
    except BadRecord as bad:
        return Verdict(None, bad)
    return Verdict(folded.fold, folded.fault, folded.stopped_at, folded.refused)


def find_game_of_record(record: Record, games: tuple[AnyGame, ...]) -> AnyGame:
    """Return the game of `games` that can play `record`. Raises BadRecord if none can, or if the record does not name
    one completely."""
    try:
        game = find_game(record.header.game, games)
    except UnknownGame as unknown:
        named = " ".join(game.name for game in games)
        raise BadRecord(0, str(unknown), "other-game", ("games", named), field="game") from unknown
    if record.header.rules != game.rules:
        number = record.header.rules
        fault = f"rules {number} of {game.name} are not known, but {game.rules} are"
        raise BadRecord(0, fault, "other-rules", ("known", game.rules), ("number", number), field="game")
    if not is_complete(record):
        fault = "secret words are left out of it, so it cannot be checked until the game is over"
        raise BadRecord(0, fault, "unfinished")
    if not record.header.seed and not record.header.position:
        fault = "without its seed, which is told when the game is over, it cannot be checked"
        raise BadRecord(0, fault, "unfinished")
    return game
