"""Promises of every game, as functions that examine random games and raise AssertionError where one does not hold."""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import chain, permutations
from typing import TypeAlias, TypeVar

from engine import codec
from engine.game import (
    STOP,
    Decision,
    Event,
    Game,
    GameOver,
    IllegalMove,
    NotYourTurn,
    Refused,
    Result,
    Seat,
    SeatRef,
    Step,
    Words,
    max_words,
)
from engine.moves import check_move, every_move, is_offered, random_move
from engine.record import UNDO, read_record
from engine.registry import AnyGame
from engine.replay import replay_record
from tests.engine.conformance_explained import components_are_explained
from tests.engine.conformance_means import what_is_lacking_is_what_is_not_offered
from tests.engine.conformance_standing import STANDING_PROMISES
from tests.engine.playouts import Played, Playout

S = TypeVar("S")
V = TypeVar("V")

Promise: TypeAlias = Callable[[AnyGame, Sequence["Playout[object]"]], None]

AT_MOST = 16
"""Of the moves of a question that is asked of several at once, so many at even distances are looked at."""

NONSENSE = ("", "nonsense", "-1", "0", "99", "Z99", UNDO)
LONG_TEXT = 24

PLAIN_WORD = re.compile(r"[A-Za-z0-9-]{1,32}")
"""What survives a record, a button's address and a command line."""


def it_ends_with_a_result(game: Game[S, V], playouts: Sequence[Playout[S]]) -> None:
    for playout in playouts:
        seats = len(playout.header.marks)
        assert len(playout.played) < game.max_moves, "it goes on for ever"
        for state in playout.states:
            result = game.result(state)
            assert (result is None) == (game.decision(state) is not None), "over without a result, or the other way"
            assert result is None or len(result.ranks) == len(result.scores) == seats
            points = [game.points(state, seat) for seat in range(seats)]
            assert result is None or all(own in score[:2] for own, score in zip(points, result.scores, strict=True))
            assert result is None or min(result.ranks) == 1 + _ahead(result), "nobody is first"


def _ahead(result: Result) -> int:
    """How many of the game's own players beat every seat."""
    return sum(all(score < rival for score in result.scores) for rival in result.rivals)


def notes_are_facts_that_the_view_alone_tells(game: Game[S, V], playouts: Sequence[Playout[S]]) -> None:
    for playout in playouts:
        for state in playout.states[:: playout.stride]:
            for seat in _owing(game, state):
                view = game.view(state, seat)
                for prefix, word in _path(random_move(game, state, seat, playout.stream)):
                    notes = game.annotations(view, prefix, word)
                    assert len(dict(notes)) == len(notes), f"{prefix} {word}: a note's name is said twice"
                    assert notes == game.annotations(
                        game.view(game.sample_state(view, playout.chance()), seat), prefix, word
                    )
                purse = game.resources(view)
                assert all(count >= 0 for count in purse.values()), f"somebody has less than nothing: {purse}"
                assert purse == game.resources(game.view(game.sample_state(view, playout.chance()), seat))


def _path(move: Words) -> Iterator[tuple[Words, str]]:
    """Each word of `move` after those before it, and STOP at its end."""
    for place, word in enumerate((*move, STOP)):
        yield move[:place], word


def it_is_described(game: Game[S, V], playouts: Sequence[Playout[S]]) -> None:
    """Verbs, marks and options fit what is played, and words fit where they are written."""
    shapes = {
        verb.name: range(1 + sum(not part.optional for part in verb.arguments), 2 + len(verb.arguments))
        for verb in game.verbs
    }
    assert UNDO not in shapes
    assert len(set(game.marks)) == len(game.marks) >= max(game.seats)
    for played in chain.from_iterable(playout.played for playout in playouts):
        assert len(played.move) in shapes[played.move[0]], f"{played.move} does not fit its verb"
        assert all(PLAIN_WORD.fullmatch(word) for word in played.move), f"{played.move} cannot be written"


def decisions_and_events_name_seats(game: Game[S, V], playouts: Sequence[Playout[S]]) -> None:
    for playout in playouts:
        seats = range(len(playout.header.marks))
        for state in playout.states:
            decision = game.decision(state)
            _names_seats(game, state, decision, seats)
        for event in chain.from_iterable(played.step.events for played in playout.played):
            _event_names_seats(event, seats)


def _names_seats(game: Game[S, V], state: S, decision: Decision | None, seats: range) -> None:
    if decision is None:
        return
    assert decision.seats, "a decision of nobody"
    assert len(set(decision.seats)) == len(decision.seats)
    assert set(decision.seats) <= set(seats)
    assert set(decision.sealed_seats) <= set(seats) - set(decision.seats)
    for seat in (*decision.seats, *decision.sealed_seats):
        assert game.words(state, seat, ()), f"seat {seat} owes a choice and has none"


def _event_names_seats(event: Event, seats: range) -> None:
    assert set(event.audience or ()) <= set(seats), f"{event.name} is for nobody at the table"
    assert all(fact.seat in seats for _, fact in event.facts if isinstance(fact, SeatRef))


def offered_moves_are_accepted(game: Game[S, V], playouts: Sequence[Playout[S]]) -> None:
    for playout in playouts:
        for state in playout.states[:: playout.stride]:
            for seat in _owing(game, state):
                _tree_holds(game, state, seat, ())
                for move in _sample(game, state, seat, playout):
                    check_move(game, state, seat, move)
                    _total(game, state, seat, move)


def _owing(game: Game[S, V], state: S) -> tuple[Seat, ...]:
    decision = game.decision(state)
    return decision.seats if decision else ()


def _sample(game: Game[S, V], state: S, seat: Seat, playout: Playout[S]) -> list[Words]:
    return [random_move(game, state, seat, playout.stream) for _ in range(3)]


def _tree_holds(game: Game[S, V], state: S, seat: Seat, prefix: Words) -> None:
    words = game.words(state, seat, prefix)
    assert words, f"{prefix} leads nowhere"
    assert len(set(words)) == len(words), f"{prefix} offers a word twice"
    if prefix and len(prefix) == max_words(game)[prefix[0]]:
        assert tuple(words) == (STOP,), f"{prefix} goes on beyond its verb"
    for word in words:
        if word != STOP:
            _tree_holds(game, state, seat, (*prefix, word))


def _total(game: Game[S, V], state: S, seat: Seat, move: Words) -> Step[S]:
    """Play an offered move. Any exception is the game's fault."""
    try:
        return game.play(state, seat, move)
    except Exception as fault:
        raise AssertionError(f"{move} is offered but cannot be played: {fault!r}") from fault


def other_moves_are_refused(game: Game[S, V], playouts: Sequence[Playout[S]]) -> None:
    for playout in playouts:
        words = tuple({word for played in playout.played for word in played.move}) + NONSENSE
        for played in playout.played[:: playout.stride]:
            before = codec.dumps(played.before)
            for move in _spoilt(played.move, sorted(words), playout):
                _refused_unless_offered(game, played.before, played.seat, move)
            _refused_to_others(game, played, playout)
            assert codec.dumps(played.before) == before, "a refused move changed something"
        _refused(game, playout.states[-1], 0, playout.played[-1].move, GameOver)


def _spoilt(move: Words, words: Sequence[str], playout: Playout[S]) -> Iterator[Words]:
    yield ()
    yield move[:-1]
    yield (*move, move[-1])
    yield (*move, playout.stream.choice(words))
    for place in range(len(move)):
        for _ in range(3):
            yield (*move[:place], playout.stream.choice(words), *move[place + 1 :])


def _refused_unless_offered(game: Game[S, V], state: S, seat: Seat, move: Words) -> None:
    if not is_offered(game, state, seat, move):
        _refused(game, state, seat, move, Refused)
    for count, word in enumerate(move):
        if word not in game.words(state, seat, move[:count]):
            assert not game.words(state, seat, move), f"{move} goes on after {word}, which is not offered"


def _refused_to_others(game: Game[S, V], played: Played[S], playout: Playout[S]) -> None:
    decision = game.decision(played.before)
    asked = {*decision.seats, *decision.sealed_seats} if decision else set()
    for seat in set(range(len(playout.header.marks))) - asked:
        _refused(game, played.before, seat, played.move, NotYourTurn)


def _refused(game: Game[S, V], state: S, seat: Seat, move: Words, reason: type[Refused]) -> None:
    refused = _complaint(game, state, seat, move)
    assert isinstance(refused, reason), f"{move} of seat {seat}: {refused!r}"
    assert refused.rule or not isinstance(refused, IllegalMove), f"{move} is refused without a rule"


def _complaint(game: Game[S, V], state: S, seat: Seat, move: Words) -> Exception | None:
    try:
        check_move(game, state, seat, move)
    except Exception as complaint:
        return complaint
    return None


def play_is_pure(game: Game[S, V], playouts: Sequence[Playout[S]]) -> None:
    for playout in playouts:
        looked_at = playout.played[:: playout.often]
        before = [codec.dumps(played.before) for played in looked_at]
        for played in looked_at:
            again = game.play(played.before, played.seat, played.move)
            assert again == played.step, f"{played.move} does not always do the same"
        for played, text in zip(looked_at, before, strict=True):
            assert codec.dumps(played.before) == text, f"{played.move} changed the state that it was given"


def the_record_refolds(game: Game[S, V], playouts: Sequence[Playout[S]]) -> None:
    for playout in playouts:
        written = playout.record.text()
        record = read_record(written)
        assert record.text() == written
        refolded = replay_record(game, record)
        assert refolded.fault is None, str(refolded.fault)
        assert codec.dumps(refolded.fold.state) == codec.dumps(playout.states[-1])


def states_and_views_survive_text(game: Game[S, V], playouts: Sequence[Playout[S]]) -> None:
    for playout in playouts:
        for state in playout.states[:: playout.stride]:
            assert _reread(game.state_type, state) == state
            for looker in playout.lookers:
                view = game.view(state, looker)
                assert _reread(game.view_type, view) == view


def _reread(kind: type[S], value: S) -> S:
    try:
        return codec.loads(kind, codec.dumps(value))
    except (ValueError, TypeError) as fault:
        raise AssertionError(f"{kind.__name__} does not survive its text") from fault


def imaginations_look_the_same(game: Game[S, V], playouts: Sequence[Playout[S]]) -> None:
    for playout in playouts:
        for state in (*playout.states[:: playout.stride], playout.states[-1]):
            for looker in playout.lookers:
                view = game.view(state, looker)
                imagined = game.sample_state(view, playout.chance())
                assert game.view(imagined, looker) == view, f"seat {looker} could tell"
                assert codec.dumps(game.decision(imagined)) == codec.dumps(game.decision(state)), "the question tells"
                assert codec.dumps(game.result(imagined)) == codec.dumps(game.result(state)), "the result tells"
                same = looker is None or _tells(game, imagined, looker) == _tells(game, state, looker)
                assert same, f"the words of seat {looker} tell"


def _tells(game: Game[S, V], state: S, seat: Seat) -> list[Words]:
    """All that a seat can find out by asking for words."""
    return list(every_move(game, state, seat))


def refusals_tell_nothing(game: Game[S, V], playouts: Sequence[Playout[S]]) -> None:
    """A refused player reads the same whatever the others hold."""
    for playout in playouts:
        words = sorted({word for played in playout.played for word in played.move})
        for played in playout.played[:: playout.stride]:
            imagined = game.sample_state(game.view(played.before, played.seat), playout.chance())
            for move in _spoilt(played.move, words, playout):
                told = repr(_complaint(game, imagined, played.seat, move))
                assert told == repr(_complaint(game, played.before, played.seat, move)), (
                    f"{move} is refused in two ways"
                )


def imaginations_differ(game: Game[S, V], playouts: Sequence[Playout[S]]) -> None:
    """Nobody knows everything, and what one cannot know is drawn afresh each time; where nothing is hidden,
    everybody knows all."""
    if not game.hides_information:
        assert all(_known(game, playout) for playout in playouts), "something is hidden: say `hidden = True`"
        return
    differing, pairs = 0, 0
    wrong: Counter[str] = Counter()
    fresh: Counter[str] = Counter()
    for playout in playouts:
        for state in playout.states[: -1 : playout.stride]:
            for looker in playout.lookers:
                view = game.view(state, looker)
                one, other = (game.sample_state(view, playout.chance()) for _ in range(2))
                truth, first, second = (codec.encode(some) for some in (state, one, other))
                pairs += 1
                differing += first != second
                wrong.update(_differences(truth, first))
                fresh.update(_differences(first, second))
    assert differing > 0.8 * pairs, f"only {differing} of {pairs} pairs of imaginations differ"
    stuck = [path for path, count in wrong.items() if count >= 20 and fresh[path] < count / 4]
    assert not stuck, f"always imagined alike: {', '.join(stuck)}"


def _known(game: Game[S, V], playout: Playout[S]) -> bool:
    """Whether everybody knows all of every position."""
    seen = [
        (state, game.view(state, looker))
        for state in playout.states[: -1 : playout.stride]
        for looker in playout.lookers
    ]
    return all(game.sample_state(view, playout.chance()) == state for state, view in seen)


def _differences(one: object, other: object, path: str = "") -> Iterator[str]:
    """Yield where JSON values have something that `other` has not; a long text (a deck in bytes) is taken sign by
    sign."""
    if one == other:
        return
    branches = _items(one)
    if branches is None:
        yield path
        return
    beside = dict(_items(other) or ())
    for name, branch in branches:
        yield from _differences(branch, beside.get(name), f"{path}/{name}")


def _items(tree: object) -> Iterable[tuple[object, object]] | None:
    if isinstance(tree, dict):
        return tree.items()
    return enumerate(tree) if isinstance(tree, list) or (isinstance(tree, str) and len(tree) > LONG_TEXT) else None


def secret_choices_commute(game: Game[S, V], playouts: Sequence[Playout[S]]) -> None:
    for playout in playouts:
        for state in playout.states:
            seats = _owing(game, state)
            if len(seats) < 2:
                continue
            choices = {seat: random_move(game, state, seat, playout.stream) for seat in seats}
            ends = {_all_choose(game, state, order, choices) for order in list(permutations(seats))[:6]}
            assert len(ends) == 1, f"the order of {choices} matters"


def _all_choose(game: Game[S, V], state: S, order: Sequence[Seat], choices: dict[Seat, Words]) -> str:
    for seat in order:
        state = _total(game, state, seat, choices[seat]).state
    return codec.dumps(state)


def secret_choices_stay_secret(game: Game[S, V], playouts: Sequence[Playout[S]]) -> None:
    """Until the last has chosen, others see the same whatever one chooses."""
    for playout in playouts:
        for state in playout.states:
            for seat in _owing(game, state) if len(_owing(game, state)) > 1 else ():
                steps = [game.play(state, seat, move) for move in _spread(tuple(every_move(game, state, seat)))]
                for looker in set(playout.lookers) - {seat}:
                    seen = [_seen(game, step, looker) for step in steps]
                    assert all(one == seen[0] for one in seen), f"seat {looker} can tell what seat {seat} chose"


def sealed_answers_may_be_replaced(game: Game[S, V], playouts: Sequence[Playout[S]]) -> None:
    """Until the last has chosen, one who has may choose anew, among the same moves as at first. It leads to the same as
    if they had chosen so at once, and nobody else notices."""
    for playout in playouts:
        for state in playout.states[:: playout.often]:
            for seat in _owing(game, state) if len(_owing(game, state)) > 1 else ():
                moves = _spread(tuple(every_move(game, state, seat)))
                firsts = {move: _total(game, state, seat, move) for move in moves}
                for first in firsts.values():
                    decision = game.decision(first.state)
                    if decision is None or seat not in decision.sealed_seats:
                        continue
                    assert set(every_move(game, first.state, seat)) == set(every_move(game, state, seat))
                    for move, at_once in firsts.items():
                        check_move(game, first.state, seat, move)
                        step = _total(game, first.state, seat, move)
                        assert codec.dumps(step.state) == codec.dumps(at_once.state)
                        assert not step.informed_seats
                        assert {event.audience for event in step.events} <= {(seat,)}, "others are told of a new answer"


def _spread(moves: Sequence[Words]) -> Sequence[Words]:
    """The first move, and others at even distances."""
    return moves[:: max(1, len(moves) // AT_MOST)]


def _seen(game: Game[S, V], step: Step[S], looker: Seat | None) -> tuple[object, ...]:
    """All that `looker` gets to know by a step: view, events, what is asked of whom, own words."""
    events = tuple(event for event in step.events if event.reaches(looker))
    asked = game.decision(step.state)
    words = () if looker is None else tuple(game.words(step.state, looker, ()))
    return game.view(step.state, looker), events, asked, words


def only_who_learned_can_tell(game: Game[S, V], playouts: Sequence[Playout[S]]) -> None:
    """A move is played in the true world and in one that looks the same to somebody: unless the step says that they
    learned something, they see the same happen."""
    for playout in playouts:
        for played in playout.played[:: 2 * playout.often]:
            for looker in playout.lookers:
                if not _may_learn(played.step, looker, playout):
                    _cannot_tell(game, played, looker, playout)


def _may_learn(step: Step[S], looker: Seat | None, playout: Playout[S]) -> bool:
    everybody = set(range(len(playout.header.marks)))
    return step.informed_seats == everybody if looker is None else looker in step.informed_seats


def _cannot_tell(game: Game[S, V], played: Played[S], looker: Seat | None, playout: Playout[S]) -> None:
    imagined = game.sample_state(game.view(played.before, looker), playout.chance())
    if not is_offered(game, imagined, played.seat, played.move):
        assert looker != played.seat, f"{played.move} is not offered in what its player sees"
        return
    other = game.play(imagined, played.seat, played.move)
    assert _seen(game, other, looker) == _seen(game, played.step, looker), f"seat {looker} learned by {played.move}"


def automatic_moves_are_offered(game: Game[S, V], playouts: Sequence[Playout[S]]) -> None:
    for playout in playouts:
        for state in playout.states:
            decision = game.decision(state)
            alone = {decision.automatic_move, decision.ending_move} - {()} if decision else set()
            for seat in decision.seats if decision else ():
                assert all(is_offered(game, state, seat, move) for move in alone), "cannot be played by itself"
                if decision is not None and decision.prompt:
                    assert [*every_move(game, state, seat)] == [decision.automatic_move], "there is a choice"


def diagrams_tell_positions_apart(game: Game[S, V], playouts: Sequence[Playout[S]]) -> None:
    """A picture that reads back shows all there is: no two positions of a game have the same."""
    for playout in playouts[::3]:
        for looker in playout.lookers:
            drawn: dict[str, V] = {}
            for state in playout.states[:: playout.often]:
                view = game.view(state, looker)
                picture = game.diagram(view)
                assert drawn.setdefault(picture, view) == view, f"two positions look alike:\n{picture}"


PROMISES: tuple[Promise, ...] = (
    it_ends_with_a_result,
    notes_are_facts_that_the_view_alone_tells,
    it_is_described,
    decisions_and_events_name_seats,
    offered_moves_are_accepted,
    other_moves_are_refused,
    play_is_pure,
    the_record_refolds,
    states_and_views_survive_text,
    imaginations_look_the_same,
    refusals_tell_nothing,
    imaginations_differ,
    secret_choices_commute,
    secret_choices_stay_secret,
    sealed_answers_may_be_replaced,
    only_who_learned_can_tell,
    automatic_moves_are_offered,
    diagrams_tell_positions_apart,
    components_are_explained,
    what_is_lacking_is_what_is_not_offered,
    *STANDING_PROMISES,
)
