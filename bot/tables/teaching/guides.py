"""Guides: explanations of the questions in a person's first games. They depend on how often the person has met each
question."""

import asyncio
from collections.abc import Sequence

from cachetools import LRUCache
from msgspec import Struct

from bot.store.people import GuideStore
from bot.tables.live_table import LiveTable
from bot.text.voice import Voice
from engine import replay
from engine.game import Seat, Words
from engine.registry import AnyGame
from engine.replay import Fold, PlayedMove

MAX_CACHED_TABLES = 500
"""Maximum number of tables whose answered questions are cached."""

MAX_GUIDED_MOVES = 400
"""Number of moves after which nothing is explained any more, because the first rounds are over."""

MAX_MOVES_WITHOUT_THREAD = 3
"""Number of moves that are replayed without a thread: passing so few to a thread would take as long."""


class AnsweredMove(Struct, frozen=True):
    """A standing move, and the kind of question that it answered."""

    played_move: PlayedMove
    kind: str


def answered_moves(
    game: AnyGame, fold: Fold[object], earlier_moves: Sequence[AnsweredMove] = ()
) -> Sequence[AnsweredMove]:
    """Return the standing moves of a fold with their questions. `earlier_moves`: those of an earlier fold of the same
    game, which are reused."""
    moments = fold.moves
    common_count = min(len(earlier_moves), len(moments))
    while (
        common_count and earlier_moves[common_count - 1].played_move is not moments[common_count - 1]
    ):  # all moves before a common one are common too
        common_count -= 1
    answered = list(earlier_moves[:common_count])
    if common_count == len(moments):
        return answered
    state = replay.fold_at(game, fold, common_count).state
    for index, moment in enumerate(moments[common_count:]):
        if index:
            last_entry = moments[common_count + index - 1].entry
            state = game.play(state, last_entry.seat, last_entry.words).state
        decision = game.decision(state)
        answered.append(AnsweredMove(moment, "" if decision is None else decision.kind))
    return answered


def entry_name(moves: Sequence[AnsweredMove], seat: Seat, kind: str, prefix: Words) -> str:
    """Return the name of the explanation for `seat` after the words `prefix`. It consists of the kind of question, the
    verb, and the number of times that the seat has met this question, including this time."""
    verbs = [
        move.played_move.entry.words[0] for move in moves if move.played_move.entry.seat == seat and move.kind == kind
    ]
    times = sum(not prefix or verb == prefix[0] for verb in verbs)
    return f"{_question_entry(kind, prefix)}-{times + 1}"


def _question_entry(kind: str, prefix: Words) -> str:
    return "-".join(("guide", kind, *prefix[:1]))


def _explain_goal(table: LiveTable, seat: Seat, voice: Voice) -> str:
    """Return the explanation of an unusual goal to a seat that has not moved yet; "" if the goal is the most points or
    the seat has moved."""
    if any(move.entry.seat == seat for move in table.log.fold.moves):
        return ""
    aim = table.game.aim(table.game.view(table.state, None))
    if aim is None or not voice.has(f"guide-{aim.kind}"):
        return ""
    return voice.say(f"guide-{aim.kind}", **dict(aim.facts))


class Guides:
    """Explanations for newcomers to a game, for each question until they know it."""

    def __init__(self, store: GuideStore) -> None:
        self._store = store
        self._answered_moves: LRUCache[int, Sequence[AnsweredMove]] = LRUCache(MAX_CACHED_TABLES)
        self._wants_cache: LRUCache[tuple[int, int], bool] = LRUCache(10 * MAX_CACHED_TABLES)

    async def wants_explanations(self, table: LiveTable, user: int) -> bool:
        """Whether the questions of a table are explained to `user`: the game is in its first rounds, and the person is
        new to it or asked for explanations."""
        if len(table.log.fold.moves) > MAX_GUIDED_MOVES:
            return False
        key = (table.id, user)
        if key not in self._wants_cache:
            self._wants_cache[key] = await self._store.wants_explanations(user, table.game.name)
        return self._wants_cache[key]

    async def set_wanted(self, user: int, game: str, wanted: bool) -> None:
        """Store whether the questions of a game are explained to a person, at all tables."""
        await self._store.store_choice(user, game, wanted)
        self._wants_cache.clear()

    async def explanation_lines(self, table: LiveTable, user: int, prefix: Words, voice: Voice) -> list[str]:
        """Return the lines that explain the goal to `user` before their first move, and the question after `prefix`.
        Return [] if they know them."""
        seat, decision = table.roster.seat_of(user), table.decision
        if seat is None or decision is None:
            return []
        goal = "" if prefix else _explain_goal(table, seat, voice)
        is_explained = voice.has(f"{_question_entry(decision.kind, prefix)}-1")
        if not (goal or is_explained) or not await self.wants_explanations(table, user):
            return []
        entry = await self._find_explanation_name(table, seat, decision.kind, prefix) if is_explained else ""
        texts = (goal, voice.say(entry) if entry and voice.has(entry) else "")
        return [text for text in texts if text]

    async def _find_explanation_name(self, table: LiveTable, seat: Seat, kind: str, prefix: Words) -> str:
        """Return the name of the explanation for `seat` after `prefix`. It depends only on the log."""
        answered, fold = self._answered_moves.get(table.id, ()), table.log.fold
        if len(fold.moves) - len(answered) <= MAX_MOVES_WITHOUT_THREAD:
            moves = answered_moves(table.game, fold, answered)
        else:
            moves = await asyncio.to_thread(answered_moves, table.game, fold, answered)
        self._answered_moves[table.id] = moves
        return entry_name(moves, seat, kind, prefix)
