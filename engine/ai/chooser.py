"""Look one move ahead: imagine a position that fits the view, try the moves, and take the most promising.

The steps of one choice, in `choose` and `_try_moves`:

1. If the plan of this turn still holds, follow it.
2. Imagine a position; if only one move is possible in it, play that.
3. `_group_equivalent`: group the candidate moves, and evaluate one of each group.
4. `_judge_moves`: evaluate in further positions those moves whose outcome others or luck decide.
5. `_extend_lines`: continue the best moves to the end of the turn; `confirm_line` averages those that luck decides.
6. Take the best. Weaker levels now and then take another one.
"""

from collections.abc import Callable, Container, Hashable, Iterable, Iterator, Mapping, Sequence
from copy import copy
from functools import partial
from itertools import islice, zip_longest
from math import fsum, sqrt
from statistics import fmean
from typing import Final, Generic, NamedTuple, TypeAlias, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from engine.ai.ahead import MAX_NEXT_MOVES, MoveLine, SearchExtent, TurnPlan, Worth, continue_lines
from engine.ai.evaluator import Evaluator, evaluator_of
from engine.chance import SEED_BYTES, Chance, Stream
from engine.game import Game, Seat, Words
from engine.kit.rules import Rules
from engine.moves import every_move, is_offered, random_move

S = TypeVar("S")
V = TypeVar("V")

DROP_AFTER_SAMPLES: Final = (4, 7, 10)
"""Numbers of samples after which a move may be dropped."""

MAX_STANDARD_ERRORS: Final = 2.0
"""Number of standard errors by which the true value of a move may exceed the mean of its samples."""

MAX_RETRIED_MOVES = 30
"""Maximum number of moves to try in further imagined positions."""

MAX_SHARED_SAMPLE_GROUPS = 9
"""Maximum number of groups of moves that are all evaluated in the same sampled positions if others decide the outcome
of each."""

MAX_TRIED_ANSWERS = 6
"""Maximum number of answers to try for an intermediate question for which the game has no expected answer."""

_MAX_COMPARED_QUESTIONS = 1
"""Maximum number of intermediate questions for which several answers are tried. With 2 the slowest one per cent of
choices in Tigris took a third longer, 96 per cent were the same, and as many games were won; in other games all choices
were the same."""

MIN_GAIN = 0.05
"""Minimum gain in value of a move that brings the game no nearer to its end; without it, such moves could repeat
endlessly."""


class Level(Struct, frozen=True):
    """The strength of a computer player.

    `name`: its key in stored rows and texts.
    `max_tried_moves`: the maximum number of moves to try, so that a choice takes less than a tenth of a second.
    `max_lines`: the maximum number of lines to continue to the end of the turn.
    `slip_interval`: on average one choice in this many is not the best; 0 means always the best.
    `extra_positions`: the number of further imagined positions in which to try one of the best moves if others decide
        its outcome.
    `continues_decided`: whether to continue lines even if the first move is already decided or the two best are equal;
        later moves hardly ever separate these.
    `is_careless`: whether to play any move that is within `Evaluator.beginner_margins` of the best.
    """

    name: str
    max_tried_moves: int
    max_lines: int
    slip_interval: int
    extra_positions: int = 14
    continues_decided: bool = True
    is_careless: bool = False


BEGINNER: Final = Level("beginner", max_tried_moves=60, max_lines=0, slip_interval=0, is_careless=True)
"""The beginner's level: it wins about as often as a greedy player, who always takes the most points at once."""
EASY: Final = Level("easy", max_tried_moves=60, max_lines=0, slip_interval=3)
NORMAL: Final = Level("normal", max_tried_moves=800, max_lines=8, slip_interval=0)
ADVISING: Final = Level(
    "advising", max_tried_moves=800, max_lines=2, slip_interval=0, extra_positions=6, continues_decided=False
)
"""The level for proposals to a person. In games with long turns it tries at most 60 per cent of the positions, and the
first move is the same in at least 80 per cent of the questions. In other games it tries half of the positions in which
others decide, and the first move is nearly always the same."""

ADVISING_WITH_LINES: Final = replace(ADVISING, continues_decided=True)
"""`ADVISING`, but with the continuation of the turn after the best moves. The order of the moves is nearly always the
same."""

LEVELS: Final = {level.name: level for level in (NORMAL, EASY, BEGINNER)}
"""All levels by name, the default one first."""

SLIP_CHOICES: Final = 6
"""Number of the best kinds of moves from which a slip is chosen."""


TriedMove: TypeAlias = tuple[Words, Worth]
"""A move that was tried, with its worth."""

MoveOrder: TypeAlias = Callable[[Iterable[Words]], Iterator[Words]]
"""A function that returns moves in the order in which to look at them."""


class Ranking(Struct, frozen=True):
    """The moves of a seat, ordered by value.

    `moves`: whole moves, the best first.
    `lines`: for some of them the best continuation of the turn, as far as the level looks ahead: the seat's moves from
        that move on, without a final move that only ends the turn.
    """

    moves: tuple[Words, ...] = ()
    lines: Mapping[Words, tuple[Words, ...]] = {}


def remember_open_cards(game: Game[S, V]) -> Game[S, V]:
    """Return the game with views that show every card that was ever open, which computer players remember. Proposals
    for people use the game itself."""
    if not isinstance(game, Rules) or game.parts.recall_view is None:
        return game
    recalling = copy(game)
    recalling.parts = replace(game.parts, view=game.parts.recall_view)
    return recalling


def choose(
    game: Game[S, V], view: V, seat: Seat, chance: Chance, plan: TurnPlan[V] | None = None, level: Level = NORMAL
) -> Words:
    """Return a move for `seat`, which sees `view`. The same chance, plan and level give the same move.

    `plan`: the plan from earlier choices in this turn. It is followed, and replaced if it fails.
    """
    planned = plan.planned_move(view) if plan is not None else None
    if planned is not None:
        return planned
    imagined, evaluator = game.sample_state(view, chance), evaluator_of(game)
    if evaluator is None:
        return random_move(game, imagined, seat, chance.stream("choose"))
    first_move, *other_moves = islice(every_move(game, imagined, seat), 2)
    if not other_moves:  # there is nothing to compare
        return first_move
    tried, lines = _try_moves(game, evaluator, imagined, view, seat, chance, level)
    is_careful = all(move[0] in evaluator.careful_verbs for move, _ in tried)
    if level.slip_interval and not is_careful and chance.stream("slips").below(level.slip_interval) == 0:
        return _choose_next_best(tried, chance.stream("slip"))
    if level.is_careless and not is_careful:
        return _choose_carelessly(tried, evaluator, evaluator.carelessness(view), chance.stream("slip"))
    best = max(tried, key=_worth_of)[0]
    if plan is not None:
        plan.plan_moves(game, evaluator, imagined, seat, lines.get(best, (best,)))
    return best


def rank_moves(game: Game[S, V], view: V, seat: Seat, chance: Chance, level: Level = ADVISING) -> Ranking:
    """Return the ranking of the moves of `seat`, which sees `view`. It is empty if the game has no evaluator or the
    seat is not asked. The same chance and level give the same ranking."""
    evaluator, imagined = evaluator_of(game), game.sample_state(view, chance)
    if evaluator is None or not game.words(imagined, seat, ()):
        return Ranking()
    tried, lines = _try_moves(game, evaluator, imagined, view, seat, chance, level)
    chains = {first: line[:-1] if line[-1] == evaluator.final_move != first else line for first, line in lines.items()}
    return Ranking(tuple(move for move, _ in sorted(tried, key=_worth_of, reverse=True)), chains)


def _choose_next_best(tried: Sequence[TriedMove], stream: Stream) -> Words:
    """Return a random one of the SLIP_CHOICES best moves, which bring the game nearer to its end if the best one
    does."""
    ordered = sorted(tried, key=_worth_of, reverse=True)
    nearer = [move for move, (goes_on, _) in ordered if goes_on == ordered[0][1][0]]
    return stream.choice(nearer[:SLIP_CHOICES])


def _choose_carelessly(
    tried: Sequence[TriedMove], evaluator: Evaluator[S, V], carelessness: float, stream: Stream
) -> Words:
    """Return a random move among those that bring the game as near to its end as the best and whose value is at most
    the share `carelessness` of their verb's margin below it."""
    goes_on, best_value = max(map(_worth_of, tried))
    margins = evaluator.beginner_margins
    usual_margin = margins.get("any", 0.0)
    close_moves = [
        move
        for move, (nearness, value) in tried
        if nearness == goes_on and best_value - value <= carelessness * margins.get(move[0], usual_margin)
    ]
    return stream.choice(close_moves)


def _worth_of(tried: TriedMove) -> Worth:
    return tried[1]


def _try_moves(
    game: Game[S, V], evaluator: Evaluator[S, V], imagined: S, view: V, seat: Seat, chance: Chance, level: Level
) -> tuple[list[TriedMove], Mapping[Words, tuple[Words, ...]]]:
    """Try the candidate moves in the position `imagined`, one of each group of equivalent moves. Return them with their
    worth, and the continuation of the turn for the best ones."""
    stream, judge = chance.stream("choose"), make_position_judge(game, evaluator, imagined, seat)
    kinds = _group_equivalent(
        game, evaluator, imagined, seat, partial(_shuffle_by_kind, stream=stream), level.max_tried_moves, judge
    )
    worlds = partial(SampledPositions[S, V], game, view, chance)
    judged = _judge_moves(evaluator, judge, worlds, seat, kinds, level.extra_positions)
    lines: dict[Words, MoveLine[S]] = {}
    width = min(evaluator.lookahead_width(view), level.max_lines)
    ordered = sorted(judged, key=lambda pair: pair[1], reverse=True)
    if width and len(judged) > 1 and (level.continues_decided or ordered[0][1] != ordered[1][1]):
        ends = {moves[0]: (end, value) for moves, end, (_, value), _ in kinds}
        starts = [MoveLine(imagined, (moves[0],), worth, *ends[moves[0]]) for moves, worth in ordered[:width]]
        move_order = partial(_shuffle_by_kind, stream=stream, poor=_find_poor_moves(ordered, evaluator.revisited_moves))
        extended = _extend_lines(
            game, evaluator, seat, starts, move_order, SearchExtent(width, len(judged) // 2, level.continues_decided)
        )
        if level.continues_decided or len(extended) > 1:  # a single line has nothing to be compared with
            extended = {first: confirm_line(game, evaluator, line, seat, chance) for first, line in extended.items()}
        lines, floor = extended, min(line.worth for line in extended.values())
        judged.sort(
            key=lambda pair: pair[0][0] not in lines
        )  # of moves with equal worth, those whose lines were followed come first
        judged = [(moves, lines[moves[0]].worth if moves[0] in lines else min(worth, floor)) for moves, worth in judged]
    return [(move, move_worth) for moves, move_worth in judged for move in moves], {
        first: line.moves for first, line in lines.items()
    }


def _group_equivalent(
    game: Game[S, V],
    evaluator: Evaluator[S, V],
    imagined: S,
    seat: Seat,
    move_order: MoveOrder,
    limit: int,
    worth: Callable[[S], tuple[Worth, bool]],
) -> list[tuple[list[Words], S | None, Worth, bool]]:
    """Group equivalent moves, in at most `limit` groups. Return each group with the position after its first move, its
    worth, and whether others or luck decide the outcome. The position is None if the worth is that of another group."""
    view, kinds = game.view(imagined, seat), dict[Hashable, list[Words]]()
    for move in move_order(_candidates(game, evaluator, imagined, view, seat)):
        kind = evaluator.equivalence_key(view, seat, move) or move
        if kind in kinds or len(kinds) < limit:
            kinds.setdefault(kind, []).append(move)
    groups: list[tuple[list[Words], S | None, Worth, bool]] = []
    judgements: dict[Hashable, tuple[Worth, bool]] = {}
    for moves in kinds.values():
        sampled_key, after = evaluator.sampled_equivalence_key(imagined, seat, moves[0]), None
        judgement = judgements.get(sampled_key)
        if judgement is None:
            after = evaluator.outcome(imagined, seat, moves[0])
            judgement = worth(after)
            if sampled_key is not None:
                judgements[sampled_key] = judgement
        groups.append((moves, after, judgement[0], judgement[1] or moves[0][0] in evaluator.chance_verbs))
    return groups


def _find_poor_moves(ordered: Sequence[tuple[list[Words], Worth]], retried: int | None) -> frozenset[Words]:
    """Return the moves outside the best `retried` groups, which come first in `ordered`. Return none if `retried` is
    None."""
    return frozenset() if retried is None else frozenset([move for moves, _ in ordered[retried:] for move in moves])


def _extend_lines(
    game: Game[S, V],
    evaluator: Evaluator[S, V],
    seat: Seat,
    starts: Sequence[MoveLine[S]],
    move_order: MoveOrder,
    extent: SearchExtent,
) -> dict[Words, MoveLine[S]]:
    """Return the best line to the end of the turn for each first move. `starts` are lines of one move, the best
    ones."""

    def follow(position: S, value: float) -> list[tuple[Words, S | None, Worth, bool]]:
        groups = _group_equivalent(
            game,
            evaluator,
            position,
            seat,
            move_order,
            MAX_NEXT_MOVES,
            make_position_judge(game, evaluator, position, seat, value),
        )
        return [(moves[0], end, worth, contested) for moves, end, worth, contested in groups]

    best: dict[Words, MoveLine[S]] = {}
    for line in continue_lines(game, evaluator, seat, starts, follow, extent):
        best_line = best.setdefault(line.moves[0], line)
        if line.worth > best_line.worth:
            best[line.moves[0]] = line
    return best


def confirm_line(
    game: Game[S, V], evaluator: Evaluator[S, V], line: MoveLine[S], seat: Seat, chance: Chance
) -> MoveLine[S]:
    """Return a line with its worth averaged over several positions before its last move. In a single position the best
    of many lines would be the luckiest."""
    if not evaluator.confirmations or line.worth[1] != line.value:  # its worth is already a mean
        return line
    values = [line.worth[1]]
    for world in SampledPositions(game, game.view(line.position_before, seat), chance, evaluator.confirmations):
        end = answer_open_questions(game, evaluator, evaluator.outcome(world, seat, line.moves[-1]), seat).position
        values.append(evaluator.value(game.view(end, seat), seat))
        if values[0] == values[1]:  # the outcome does not depend on luck
            return line
    return replace(line, worth=(line.worth[0], fmean(values)))


def _candidates(game: Game[S, V], evaluator: Evaluator[S, V], imagined: S, view: V, seat: Seat) -> Iterator[Words]:
    """Yield the offered moves that the evaluator proposes for each verb, or all moves with the verb."""
    for verb in game.words(imagined, seat, ()):
        short = evaluator.candidates(view, seat, verb)
        if short is None:
            yield from every_move(game, imagined, seat, (verb,))
        else:
            yield from (move for move in short if is_offered(game, imagined, seat, move))


def _judge_moves(
    evaluator: Evaluator[S, V],
    worth: Callable[[S], tuple[Worth, bool]],
    worlds: Callable[[int], Iterable[S]],
    seat: Seat,
    kinds: Sequence[tuple[list[Words], S | None, Worth, bool]],
    max_samples: int,
) -> list[tuple[list[Words], Worth]]:
    """Return groups of moves with their worth. Groups whose outcome others decide are tried in further sampled
    positions. If others decide the outcome of all groups and these are few, all are tried in the same samples, since a
    single position with a strong opponent would rule out the move that wins in most."""
    if len(kinds) <= MAX_SHARED_SAMPLE_GROUPS * (evaluator.extra_samples > 0) and all(
        contested for *_, contested in kinds
    ):
        again = partial(mean_worth, evaluator, worth, worlds(evaluator.extra_samples), seat)
        return [(moves, again(moves[0], first, None)) for moves, _, first, _ in kinds]
    again = partial(
        mean_worth,
        evaluator,
        worth,
        worlds(max_samples if evaluator.max_samples is None else min(max_samples, evaluator.max_samples)),
        seat,
    )
    return _confirm_worths([(moves, first, contested) for moves, _, first, contested in kinds], again)


def _confirm_worths(
    groups: list[tuple[list[Words], Worth, bool]], again: Callable[[Words, Worth, Worth | None], Worth]
) -> list[tuple[list[Words], Worth]]:
    """Return groups of moves with their worth. A move whose outcome depends on a hidden hand must be tried in several
    samples, by `again`, before it may be the best, since in one sample the best of many would be a lucky one. A move
    that was not tried again counts at most as much as the best."""
    unconfirmed = sorted(groups, key=lambda group: group[1], reverse=True)
    confirmed_groups: list[tuple[list[Words], Worth]] = []
    best: Worth | None = None
    while unconfirmed and (best is None or (unconfirmed[0][1] > best and len(confirmed_groups) < MAX_RETRIED_MOVES)):
        moves, worth, contested = unconfirmed.pop(0)
        confirmed = again(moves[0], worth, best) if contested else worth
        confirmed_groups.append((moves, confirmed))
        best = confirmed if best is None else max(best, confirmed)
    assert best is not None
    return [*confirmed_groups, *((moves, min(worth, best)) for moves, worth, _ in unconfirmed)]


def mean_worth(
    evaluator: Evaluator[S, V],
    worth: Callable[[S], tuple[Worth, bool]],
    worlds: Iterable[S],
    seat: Seat,
    move: Words,
    first_worth: Worth,
    best_worth: Worth | None,
) -> Worth:
    """Return the mean worth of a move in the first sampled position, `first_worth`, and in `worlds`. Sampling stops
    early for a move that can hardly exceed `best_worth`."""
    goes_on, value = first_worth
    values = [value]
    for world in worlds:
        if (
            len(values) in DROP_AFTER_SAMPLES
            and best_worth is not None
            and (goes_on, _optimistic_mean(values)) < best_worth
        ):
            break
        values.append(worth(evaluator.outcome(world, seat, move))[0][1])
    return goes_on, fmean(values)


def _optimistic_mean(values: Sequence[float]) -> float:
    """Return the mean plus MAX_STANDARD_ERRORS, which the mean of many more values would hardly exceed."""
    middle, count = fmean(values), len(values)
    return middle + MAX_STANDARD_ERRORS * sqrt(fsum((value - middle) ** 2 for value in values) / (count * (count - 1)))


class SampledPositions(Generic[S, V]):
    """At most `count` further sampled positions that fit a view, sampled when first needed and then kept."""

    def __init__(self, game: Game[S, V], view: V, chance: Chance, count: int) -> None:
        self._made: list[S] = []
        self._count = count
        self._imagined = partial(game.sample_state, view)
        self._seeds = chance.stream("worlds")

    def __iter__(self) -> Iterator[S]:
        """Yield the positions, the same ones in each iteration."""
        for number in range(self._count):
            if number == len(self._made):
                self._made.append(self._imagined(Chance(self._seeds.below(1 << 64).to_bytes(SEED_BYTES, "big"))))
            yield self._made[number]


def make_position_judge(
    game: Game[S, V], evaluator: Evaluator[S, V], imagined: S, seat: Seat, known_value: float | None = None
) -> Callable[[S], tuple[Worth, bool]]:
    """Return a function that takes a position after a move from the imagined one and returns its worth and whether
    others' answers decided it. `known_value`: the value of the imagined position, or None if it is not evaluated
    yet."""
    view, question = game.view(imagined, seat), game.decision(imagined)
    as_it_is = known_value is not None and evaluator.answers(view, seat) is None
    current_value = known_value if known_value is not None and as_it_is else evaluator.value(view, seat)
    moves_left, kind = evaluator.remaining(view), question and question.kind

    def worth(after: S) -> tuple[Worth, bool]:
        end, contested, chosen = answer_open_questions(game, evaluator, after, seat)
        value = chosen[1] if chosen is not None and chosen[0] == seat else evaluator.value(game.view(end, seat), seat)
        decision = game.decision(end)
        again = decision is not None and decision.kind == kind and seat in decision.seats
        helps = not again or value > current_value + MIN_GAIN or evaluator.remaining(game.view(end, seat)) < moves_left
        return (helps, value), contested

    return worth


class AnsweredPosition(NamedTuple, Generic[S]):
    """A position after its open questions were answered.

    `position`: the position.
    `contested`: whether anybody else was asked.
    `chosen`: the seat that chose this position among several, with its value for that seat; None if nobody chose.
    """

    position: S
    contested: bool = False
    chosen: tuple[Seat, float] | None = None


def answer_open_questions(
    game: Game[S, V],
    evaluator: Evaluator[S, V],
    imagined: S,
    seat: Seat,
    compared_questions: int = _MAX_COMPARED_QUESTIONS,
) -> AnsweredPosition[S]:
    """Answer the open questions of an imagined position, each with the best answer for the asked seat, and return the
    result. `compared_questions`: the number of questions for which several answers are compared. Later questions get
    the first answer."""
    contested = False
    while (decision := game.decision(imagined)) is not None:
        asked = decision.seats[0]
        answers = _answers_to_try(game, evaluator, imagined, asked, compared=compared_questions > 0)
        if not answers:
            break
        contested |= asked != seat
        ends = [
            evaluator.outcome(imagined, asked, answer) for answer in (answers if compared_questions else answers[:1])
        ]
        imagined = ends[0]
        if len(ends) > 1:
            tried = [answer_open_questions(game, evaluator, end, seat, compared_questions - 1) for end in ends]
            values = [evaluator.value(game.view(answered.position, asked), asked) for answered in tried]
            value = max(values)
            best = tried[values.index(value)]
            return AnsweredPosition(best.position, contested or best.contested, (asked, value))
    return AnsweredPosition(imagined, contested)


def _answers_to_try(
    game: Game[S, V], evaluator: Evaluator[S, V], imagined: S, asked: Seat, *, compared: bool
) -> Sequence[Words]:
    """Return the answers of the seat `asked` to try, or () if the position should be evaluated without an answer."""
    foreseen = evaluator.expected_answers(imagined, asked, compared=compared)
    if foreseen:
        return foreseen
    answers = evaluator.answers(game.view(imagined, asked), asked)
    if answers is None:
        return ()
    if len(answers) == 1:
        return answers
    return tuple(answer for answer in answers if is_offered(game, imagined, asked, answer)) or tuple(
        islice(every_move(game, imagined, asked), MAX_TRIED_ANSWERS)
    )


def _shuffle_by_kind(moves: Iterable[Words], stream: Stream, poor: Container[Words] = ()) -> Iterator[Words]:
    """Yield all moves except the poor ones in random order, one of each kind in turn, so that rare kinds come early."""
    kinds: dict[Words, list[Words]] = {}
    for move in moves:
        if move in poor:
            continue
        kinds.setdefault(move[:2], []).append(move)
    for row in zip_longest(*(stream.shuffle(kind) for kind in kinds.values())):
        yield from (move for move in row if move is not None)
