"""Operations on moves that follow from a game's words: checking, listing, drawing at random, completing."""

from collections.abc import Iterator, Mapping
from typing import TypeVar

from engine.chance import Stream
from engine.game import STOP, BadWords, Decision, Fact, Game, GameOver, NotYourTurn, Price, Seat, Words, max_words

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
    """Whether `words` allows `move` to end here. Nothing follows a word that is not offered, so one call is enough."""
    return STOP in game.words(state, seat, move)


def every_move(game: Game[S, V], state: S, seat: Seat, prefix: Words = ()) -> Iterator[Words]:
    """Yield all moves of `seat` that begin with `prefix`."""
    return _every_move(game, state, seat, prefix, max_words(game))


def _every_move(game: Game[S, V], state: S, seat: Seat, prefix: Words, most: Mapping[str, int]) -> Iterator[Words]:
    for word in game.words(state, seat, prefix):
        longer = (*prefix, word)
        if word == STOP:
            yield prefix
        elif len(longer) == most.get(longer[0]):
            yield longer
        else:
            yield from _every_move(game, state, seat, longer, most)


def random_move(game: Game[S, V], state: S, seat: Seat, stream: Stream, prefix: Words = ()) -> Words:
    """Return a random move, drawn word by word. Raises ValueError if no move begins with `prefix`."""
    most = max_words(game)
    while (word := stream.choice(game.words(state, seat, prefix))) != STOP:
        prefix = (*prefix, word)
        if len(prefix) == most.get(prefix[0]):
            stream.below(1)  # only STOP is left: draw for it too, so that the stream stays the same
            break
    return prefix


def complete(game: Game[S, V], state: S, seat: Seat, prefix: Words) -> Words:
    """Return `prefix` extended by each word that is the only possible one. It stops at a word with a cost that no
    earlier word has shown, so that nobody pays without having seen the price."""
    while len(words := game.words(state, seat, prefix)) == 1 and words[0] != STOP:
        if implied_facts(game, state, seat, (*prefix, words[0])):
            break
        prefix = (*prefix, words[0])
    return prefix


def implied_facts(game: Game[S, V], state: S, seat: Seat, prefix: Words) -> frozenset[tuple[str, Fact]]:
    """Return the costs of the last word of `prefix` that no earlier word has shown."""
    view = game.view(state, seat)
    *before, last = (
        frozenset(Price.of(game.annotations(view, prefix[:place], word)).amounts) for place, word in enumerate(prefix)
    )
    return last.difference(*before)
