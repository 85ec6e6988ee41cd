"""A greedy player, as a beginner plays: whatever brings most points at once, leaders out, just enough support, and else
anything. It measures how weak the weakest computers are:
`python -m tests.bench.arena GAME --level beginner --against greedy`.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any

from engine.chance import Chance, Stream
from engine.game import Seat, Words
from engine.games.kingdoms.conflict import pieces_needed
from engine.games.kings import state as kings
from engine.games.tigris import state as tigris
from engine.games.tigris.places import OFF_BOARD
from engine.kit.counts import lead_measure
from engine.kit.rules import Rules
from engine.moves import every_move
from engine.registry import AnyGame

SEEN = 40
"""Maximum number of moves with one verb that it looks at: it does not see all of thousands."""

LISTED = 400
"""Maximum number of moves with one verb among which these are drawn."""

IDLE = frozenset(("end", "rest", "swap", "done", "decline", "reroll", "skip"))
"""Verbs of moves that are made only where no other brings anything."""


END: Words = ("end",)


def choose(game: AnyGame, view: object, seat: Seat, chance: Chance) -> Words:
    """Return a greedy move for `seat`, which sees `view`."""
    stream, imagined = chance.stream("greedy"), game.sample_state(view, chance)
    moves = list(_seen(game, imagined, seat, stream))
    if moves[0][0] == "support":
        return _enough(imagined, moves)
    now, out = _points(game, imagined, seat), _leaders(imagined, seat)
    ranks = []
    for move in moves:
        after = game.play(imagined, seat, move).state
        gain = 0 if move == END else _points(game, after, seat) - now  # what the end of a turn brings comes anyway
        comes_out = _leaders(after, seat) > out
        ranks.append((gain, comes_out, move[0] not in IDLE))
    best = [move for move, rank in zip(moves, ranks, strict=True) if rank == max(ranks)]
    verb = stream.choice(sorted({move[0] for move in best}))
    return stream.choice([move for move in best if move[0] == verb])


def _seen(game: AnyGame, imagined: object, seat: Seat, stream: Stream) -> Iterator[Words]:
    """Yield the moves that are looked at: of each verb a few."""
    for verb in game.words(imagined, seat, ()):
        yield from stream.shuffle(list(islice(every_move(game, imagined, seat, (verb,)), LISTED)))[:SEEN]


def _enough(imagined: Any, moves: Sequence[Words]) -> Words:
    """Return the least support that is enough against what lies on the board, else none."""
    enough = max(0, pieces_needed(imagined.conflict))
    return next((move for move in moves if move[1] == str(enough)), ("support", "0"))


def _points(game: AnyGame, imagined: object, seat: Seat) -> int:
    """Return all points of a seat, those of every colour and those that it may bank now, whatever counts at the end;
    negative points if the fewest win."""
    match imagined:
        case tigris.State():
            return sum(imagined.points[seat]) + imagined.treasures[seat]
        case kings.State():
            due = Counter(
                task.colour for task in imagined.agenda if isinstance(task, kings.Point) and task.seat == seat
            )
            return sum(imagined.banked[seat]) + sum(min(due[one], imagined.hands[seat][one]) for one in due)
    best = game.parts.winning if isinstance(game, Rules) else "most"
    return lead_measure(game.points, best)(imagined, seat)


def _leaders(imagined: object, seat: Seat) -> int:
    """Return how many leaders a seat has out; 0 in a game without leaders."""
    match imagined:
        case tigris.State():
            return sum(cell != OFF_BOARD for cell in imagined.board.leaders[seat])
        case kings.State():
            return sum(place is not None for place in imagined.table.leaders[seat])
    return 0
