"""Operations on moves that follow from a game's words: checking, listing, drawing at random."""

from collections.abc import Iterator, Mapping
from typing import TypeVar

from engine.chance import Stream
from engine.game import STOP, BadWords, Decision, Game, GameOver, NotYourTurn, Seat, Words, max_words

S = TypeVar("S")
V = TypeVar("V")


def check_move(game: Game[S, V], state: S, seat: Seat, move: Words) -> None:
    """Raise unless `seat` may play `move` now: GameOver, NotYourTurn, BadWords or IllegalMove."""
    check_turn(game, state, game.decision(state), seat, move)


def check_turn(game: Game[S, V], state: S, decision: Decision | None, seat: Seat, move: Words) -> None:
    """Raise the exceptions of `check_move`, given the `decision` of `state`."""
    if decision is None:
        raise GameOver
    if not decision.takes_answers_of(seat):
        raise NotYourTurn(decision.seats)
    if is_offered(game, state, seat, move):
        return
    verbs = tuple(verb.name for verb in game.verbs)
    if not move or move[0] not in verbs:
        raise BadWords("unknown-verb", ("verbs", verbs))
    raise game.refusal(state, seat, move)


def is_offered(game: Game[S, V], state: S, seat: Seat, move: Words) -> bool:
    """Whether `seat` may play the whole move `move`. One call of `words` is enough, since it offers nothing after a
    wrong word."""
    return STOP in game.words(state, seat, move)


def every_move(game: Game[S, V], state: S, seat: Seat, prefix: Words = ()) -> Iterator[Words]:
    """Yield all moves of `seat` that begin with `prefix`."""
    return _every_move(game, state, seat, prefix, max_words(game))


def _every_move(game: Game[S, V], state: S, seat: Seat, prefix: Words, lengths: Mapping[str, int]) -> Iterator[Words]:
    for word in game.words(state, seat, prefix):
        longer = (*prefix, word)
        if word == STOP:
            yield prefix
        elif len(longer) == lengths.get(longer[0]):
            yield longer
        else:
            yield from _every_move(game, state, seat, longer, lengths)


def random_move(game: Game[S, V], state: S, seat: Seat, stream: Stream, prefix: Words = ()) -> Words:
    """Return a random move, drawn word by word. Raises ValueError if no move begins with `prefix`."""
    limits = max_words(game)
    while (word := stream.choice(game.words(state, seat, prefix))) != STOP:
        prefix = (*prefix, word)
        if len(prefix) == limits.get(prefix[0]):
            stream.below(1)  # only STOP is left: draw for it too, so that the stream stays the same
            break
    return prefix
