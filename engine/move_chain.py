"""Move chains: several moves in one press, a move that only leads to a question followed by the answer, or a free move
repeated.

The words of a move chain are those of its moves, separated by THEN. Each move is played and recorded separately.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Generic, TypeVar

from engine.chance import FIXED_CHANCE
from engine.game import STOP, Facts, Game, Price, Seat, VerbKind, Words, max_words

S = TypeVar("S")
V = TypeVar("V")

THEN = "&"
"""The word between two moves of a move chain."""


def split_moves(words: Words) -> tuple[Words, ...]:
    """Return the moves of a move chain in order; the last one may be incomplete. () is a move without words."""
    if THEN not in words:
        return (words,)
    ends = [place for place, word in enumerate(words) if word == THEN]
    starts = [0, *(place + 1 for place in ends)]
    return tuple(words[start:end] for start, end in zip(starts, [*ends, len(words)], strict=True))


def last_move(words: Words) -> Words:
    """Return the last move of a move chain, which may be incomplete."""
    return split_moves(words)[-1]


def _verbs_of_kind(game: Game[S, V], kind: VerbKind) -> frozenset[str]:
    return frozenset(verb.name for verb in game.verbs if verb.kind is kind)


def _join_moves(moves: Sequence[Words]) -> Words:
    return tuple(word for place, move in enumerate(moves) for word in ((THEN, *move) if place else move))


class MoveChains(Generic[S, V]):
    """The words that `seat` may choose at `state`, one by one.

    A move that only leads to a question continues with an answer to the question that it leads to. A repeatable move
    may continue with another move of its verb. Nobody learns anything hidden within a move chain.
    """

    def __init__(self, game: Game[S, V], state: S, seat: Seat) -> None:
        self._game = game
        self._state = state
        self._seat = seat
        self._leading = _verbs_of_kind(game, VerbKind.ASKS_NEXT)
        self._repeatable = _verbs_of_kind(game, VerbKind.REPEATABLE)
        self._paths = _verbs_of_kind(game, VerbKind.PATH)
        self._longest = max_words(game)
        self._reached: dict[tuple[Words, ...], S | None] = {(): state}
        self._views: dict[tuple[Words, ...], V] = {}
        self._words: dict[Words, tuple[str, ...]] = {}
        self._notes: dict[Words, Facts] = {}

    def words(self, prefix: Words) -> tuple[str, ...]:
        """Return the possible next words after `prefix`, as `Game.words` does, and THEN if a move may continue as a
        move chain."""
        if prefix not in self._words:
            self._words[prefix] = self._next_words(prefix)
        return self._words[prefix]

    def _next_words(self, prefix: Words) -> tuple[str, ...]:
        *moves, last = split_moves(prefix)
        head = tuple(moves)
        state = self._cached_position_after(head)
        if state is None or (last and last[0] not in self._new_verbs_after(head)):
            return ()
        if not last:
            return self._new_verbs_after(head)
        words = tuple(self._game.words(state, self._seat, last))
        if STOP in words and last[0] in self._leading and self._new_verbs_after((*head, last)):
            return (*(word for word in words if word != STOP), THEN)
        return words

    def moves(self, prefix: Words = ()) -> Iterator[Words]:
        """Yield all moves and move chains that begin with `prefix`. Of several with the same result yield only the
        shortest."""
        for start, moves in groupby(self._moves(prefix), self._path_start):
            ends = dict[str, Words]()
            for move in sorted(moves, key=len) if start else ():
                ends.setdefault(move[-1], move)
            yield from ends.values() if start else moves

    def _moves(self, prefix: Words) -> Iterator[Words]:
        for word in self.words(prefix):
            longer = (*prefix, word)
            if word == STOP:
                yield prefix
            elif self._is_whole(last_move(longer)):
                yield longer
            else:
                yield from self._moves(longer)

    def _is_whole(self, move: Words) -> bool:
        """Whether an offered move has all words of its verb and leads to no question."""
        return bool(move) and move[0] not in self._leading and len(move) == self._longest.get(move[0])

    def _path_start(self, move: Words) -> Words:
        """Return the beginning of a path, or () for a move that is not a path."""
        *head, last = split_moves(move)
        return _join_moves((*head, last[:2])) if last[0] in self._paths else ()

    def first_choices(self, prefix: Words = ()) -> Iterator[Words]:
        """Yield the first choices: the verbs, and moves that lead to a question joined with the verbs that answer it,
        or alone if no question follows."""
        for word in self.words(prefix):
            longer = (*prefix, word)
            last = last_move(longer)
            if word == STOP:
                yield prefix
            elif last and last[0] not in self._leading:
                yield longer
            else:
                yield from self.first_choices(longer)

    def repeatable_moves(self, limit: int) -> Sequence[Words]:
        """Return the move chains that repeat a verb as often as possible, one for each different result. Return () if
        no verb can be repeated, or if there are more than `limit` of them."""
        chains: dict[tuple[str, ...], Words] = {}
        for verb in self._repeatable.intersection(self.words(())):
            for moves in self._longest_repetitions(verb, (), tuple(self.moves((verb,)))):
                chains.setdefault(tuple(sorted(move[-1] for move in moves)), _join_moves(moves))
                if len(chains) > limit:
                    return ()
        return [words for words in chains.values() if THEN in words]

    def _longest_repetitions(
        self, verb: str, head: tuple[Words, ...], moves: Sequence[Words]
    ) -> Iterator[tuple[Words, ...]]:
        """Yield `head` extended by as many of `moves`, in their order, as can be played one after another with the
        verb."""
        state = self._cached_position_after(head)
        if state is None or verb not in self._game.words(state, self._seat, ()):
            yield head
            return
        for place, move in enumerate(moves):
            if STOP in self._game.words(state, self._seat, move):
                yield from self._longest_repetitions(verb, (*head, move), moves[place + 1 :])

    def complete(self, prefix: Words) -> Words:
        """Return `prefix` extended by each word that is the only possible one. It stops at a word with a cost that no
        earlier word has shown, so that nobody pays without having seen the price."""
        while len(words := self.words(prefix)) == 1 and words[0] != STOP:
            if self._new_costs((*prefix, words[0])):
                break
            prefix = (*prefix, words[0])
        return prefix

    def annotations(self, prefix: Words) -> Facts:
        """Return the annotations of the last move of `prefix`: those of the whole move if it is complete, otherwise
        those of its last word."""
        if prefix not in self._notes:
            self._notes[prefix] = self._annotations_of(prefix)
        return self._notes[prefix]

    def _annotations_of(self, prefix: Words) -> Facts:
        *moves, last = split_moves(prefix)
        head = tuple(moves)
        state = self._cached_position_after(head)
        if state is None or not last:
            return ()
        view = self._view_after(head, state)
        if STOP in self._game.words(state, self._seat, last):
            return self._game.annotations(view, last, STOP)
        return self._game.annotations(view, last[:-1], last[-1])

    def _new_costs(self, prefix: Words) -> frozenset[object]:
        """Return the costs of the last word that no earlier word of its move has shown."""
        *moves, last = split_moves(prefix)
        head = tuple(moves)
        state = self._cached_position_after(head)
        if state is None or not last:
            return frozenset()
        view = self._view_after(head, state)
        *earlier, newest = (
            frozenset(Price.of(self._game.annotations(view, last[:place], word)).amounts)
            for place, word in enumerate(last)
        )
        return newest.difference(*earlier)

    def _view_after(self, head: tuple[Words, ...], state: S) -> V:
        """Return the seat's view of `state`, which follows the moves of `head`, cached by these moves."""
        if head not in self._views:
            self._views[head] = self._game.view(state, self._seat)
        return self._views[head]

    def _new_verbs_after(self, head: tuple[Words, ...]) -> tuple[str, ...]:
        """Return the verbs of the question to which `head` leads, without those that were already possible before."""
        state = self._cached_position_after(head)
        if state is None:
            return ()
        verbs = tuple(self._game.words(state, self._seat, ()))
        earlier = self._cached_position_after(head[:-1]) if head else None
        before = self._game.words(earlier, self._seat, ()) if earlier is not None else ()
        again = self._repeatable.intersection(head[-1][:1]) if head else ()
        return tuple(verb for verb in verbs if verb in again or (verb not in before and not again))

    def _cached_position_after(self, head: tuple[Words, ...]) -> S | None:
        """Return the position after the moves of `head`, or None if they are no move chain."""
        if head not in self._reached:
            self._reached[head] = self._position_after(head)
        return self._reached[head]

    def _position_after(self, head: tuple[Words, ...]) -> S | None:
        position, last = self._cached_position_after(head[:-1]), head[-1]
        if position is None or not last or last[0] not in self._new_verbs_after(head[:-1]):
            return None
        if last[0] not in self._leading | self._repeatable:
            return None
        if STOP not in self._game.words(position, self._seat, last):
            return None
        step, decision = self._game.play(position, self._seat, last), self._game.decision(position)
        question = self._game.decision(step.state)
        if step.informed_seats or decision is None or question is None:
            return None
        is_same_question = (question.kind, question.seats, question.private) == (decision.kind, (self._seat,), False)
        return step.state if is_same_question else None

    def revealing_moves(self, moves: Iterable[Words]) -> frozenset[Words]:
        """Return the whole moves and move chains among `moves` that reveal hidden information and therefore cannot be
        undone. They are played in a position sampled from the view of the seat."""
        whole_moves = [move for move in moves if STOP in self.words(move)]
        if not whole_moves:
            return frozenset()
        sampled = self._game.sample_state(self._view_after((), self._state), FIXED_CHANCE)
        return frozenset(move for move in whole_moves if self._is_revealing(sampled, move))

    def _is_revealing(self, position: S, words: Words) -> bool:
        for move in split_moves(words):
            step = self._game.play(position, self._seat, move)
            if step.informed_seats:
                return True
            position = step.state
        return False
