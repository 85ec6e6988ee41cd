"""A game put together from questions: the tests' auction, and small games that have what it lacks."""

from collections.abc import Iterator, Sequence
from typing import ClassVar

import pytest
from msgspec import Struct
from msgspec.structs import astuple, replace

from engine.chance import SEED_BYTES, Chance
from engine.game import STOP, BadWords, Facts, IllegalMove, Options, Result, Seat, Step, Words
from engine.kit.annotations import Annotations
from engine.kit.changing import Agenda, Journal
from engine.kit.counts import WinningPoints
from engine.kit.question import NO_WORDS, ONLY_STOP, Answer, ListedAnswer, Question, illegal_move
from engine.kit.rules import AnyAnswer, AnyQuestion, Chores, GameParts, Rules, UndeclaredWarning
from engine.kit.vocabulary import COUNT, plain_vocabulary
from engine.registry import AnyGame
from tests.support.games.auction import Auction
from tests.support.games.auction_state import AuctionState, Block
from tests.support.require import require

AUCTION = Auction()
BIDDING = AuctionState(("red", "blue"), 3, ("bowl", "husk", "crown"), (6, 4), (None,) * 2, (0, 0), (0, 0), (0, 0))


class Take(Struct, frozen=True):
    """A seat takes stones."""

    seat: Seat


class Rain(Struct, frozen=True):
    """A stone falls onto the heap by itself."""


class Heap(Struct, frozen=True, eq=False):
    """A state, and its own view. `label` makes no difference between two of them."""

    stones: int
    seat: Seat | None = None
    agenda: tuple[Take | Rain, ...] = (Take(0),)
    label: str = ""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Heap) and astuple(self)[:-1] == astuple(other)[:-1]

    def __ne__(self, other: object) -> bool:
        return not self == other

    def __hash__(self) -> int:
        return hash(astuple(self)[:-1])


class HeapDraft:
    """A heap that is being changed."""

    def __init__(self, heap: Heap) -> None:
        self.heap, self.stones, self.label = heap, heap.stones, heap.label
        self.agenda: Agenda[Take | Rain] = Agenda(heap.agenda)
        self.journal = Journal()

    @property
    def tasks(self) -> tuple[Take | Rain, ...]:
        return self.agenda.tasks

    def step(self) -> Step[Heap]:
        return self.journal.step(replace(self.heap, stones=self.stones, label=self.label, agenda=self.tasks))


class Stones(Answer[Heap, Heap, HeapDraft, Take, tuple[int]]):
    """So many stones, but not all."""

    name = "stones"
    takes = (COUNT,)

    def choices(self, state: Heap, seat: Seat, task: Take, said: Words) -> Sequence[str]:
        return [str(count) for count in range(1, state.stones)]

    def play(self, draft: HeapDraft, seat: Seat, task: Take, said: tuple[int]) -> None:
        draft.stones -= said[0]
        draft.agenda.pop()
        draft.agenda.push(Rain(), Rain(), Take(1 - seat))
        draft.journal.report("taken", label=draft.heap.label)

    def refusal(self, state: Heap, seat: Seat, task: Take, said: tuple[int]) -> IllegalMove:
        return illegal_move("too-few", "S1", stones=state.stones)

    def annotate(self, annotations: Annotations, view: Heap, seat: Seat, task: Take, said: Words) -> None:
        annotations.note("of", view.stones)


COLOUR = plain_vocabulary("colour", ("red", "green", "blue"))


class Sort(Answer[Heap, Heap, HeapDraft, Take, tuple[str, ...]]):
    """Up to three colours, from red to blue."""

    name = "sort"
    takes = (COLOUR.with_name("first"),)
    takes_optionally = (COLOUR.with_name("second"), COLOUR.with_name("third"))

    def choices(self, state: Heap, seat: Seat, task: Take, said: Words) -> Sequence[str]:
        colours = tuple(COLOUR.meanings)
        return colours[colours.index(said[-1]) + 1 :] if said else colours

    def play(self, draft: HeapDraft, seat: Seat, task: Take, said: tuple[str, ...]) -> None:
        draft.journal.report("sorted", colours=said)


class Pair(ListedAnswer[Heap, Heap, HeapDraft, Take, tuple[str, ...]]):
    """Two numbers that together are the heap, or one alone."""

    name = "pair"
    takes = (COUNT.with_name("one"),)
    takes_optionally = (COUNT.with_name("other"),)

    def moves(self, state: Heap, seat: Seat, task: Take, said: Words) -> Iterator[Words]:
        for one in range(1, state.stones):
            yield str(one), str(state.stones - one)
            yield (str(one),)

    def play(self, draft: HeapDraft, seat: Seat, task: Take, said: tuple[str, ...]) -> None:
        draft.stones = 0


class Stop(Answer[Heap, Heap, HeapDraft, Take, tuple[()]]):
    """The end, once little is left."""

    name = "stop"

    def is_possible(self, state: Heap, seat: Seat, task: Take) -> bool:
        return state.stones < 5

    def play(self, draft: HeapDraft, seat: Seat, task: Take, said: tuple[()]) -> None:
        draft.agenda.tasks = ()


class Taking(Question[Heap, Heap, HeapDraft, Take]):
    """How many stones?"""

    task: ClassVar[object] = Take
    kind = "take"
    answers: ClassVar[tuple[AnyAnswer, ...]] = (Stones(), Sort(), Pair(), Stop())

    def active_seat(self, scene: Heap, task: Take) -> Seat | None:
        return task.seat if scene.stones else None

    def facts(self, scene: Heap, task: Take) -> Facts:
        return (("stones", scene.stones),)

    def advance(self, draft: HeapDraft, task: Take) -> bool:
        """Nobody is asked about no stones."""
        if draft.stones:
            return False
        draft.agenda.pop()
        return True


def rain(draft: HeapDraft, _task: Rain) -> None:
    draft.agenda.pop()
    draft.stones += 1


def follows(annotations: Annotations, _seat: Seat, before: Heap, step: Step[Heap]) -> None:
    annotations.add_to_count("less", before.stones - step.state.stones)
    for event in step.events:
        annotations.add_word("events", " ".join(map(str, (event.name, *dict(event.facts).values()))))


def label(draft: HeapDraft) -> None:
    draft.label += "'"


def first(marks: tuple[str, ...], options: Options, chance: Chance) -> Heap:
    return Heap(chance.stream("heap").below(5) + 3)


PARTS: GameParts[Heap, Heap, HeapDraft] = GameParts(
    setup=first,
    draft=HeapDraft,
    view=lambda heap, seat: replace(heap, seat=seat),
    sample_state=lambda view, chance: replace(view, seat=None, label=view.label),
    result=lambda heap: None,
    points=lambda heap, seat: 0,
    diagram=lambda view: f"{view.stones}\n",
    complete_draft=label,
    annotate_outcome=follows,
)


class Stony(Rules[Heap, Heap, HeapDraft]):
    """Two take stones in turn, while it rains more of them."""

    name = "stony"
    seats = range(2, 3)
    max_moves = 100
    marks: tuple[str, ...] = ("left", "right")
    state_type = Heap
    view_type = Heap
    questions: ClassVar[tuple[AnyQuestion, ...]] = (Taking(),)
    chores: ClassVar[Chores[HeapDraft]] = {Rain: rain}
    other_answer_refusal = ("another-question", "S9")
    verb_order = ("stop", "stones", "sort", "pair")
    reasons = ("too-few",)
    events = ("taken", "sorted")
    parts = PARTS


STONY = Stony()


SIX = Heap(6)


def refused(move: str, heap: Heap = SIX) -> str:
    return str(STONY.refusal(heap, 0, tuple(move.split())))


def test_a_question_names_who_is_asked_before_its_facts() -> None:
    decision = require(STONY.decision(Heap(6, agenda=(Take(1),))))
    assert (decision.kind, decision.seats) == ("take", (1,))
    assert [name for name, _ in decision.facts] == ["who", "stones"]
    assert STONY.decision(Heap(6, agenda=())) is None


def test_a_task_that_does_not_come_first_has_its_question_too_and_a_chore_has_none() -> None:
    later = require(STONY.question(Heap(6), Take(1)))
    assert later.seats == (1,)
    assert STONY.question(Heap(6), Rain()) is None


def test_several_seats_are_asked_until_each_has_answered() -> None:
    asked = require(AUCTION.decision(BIDDING))
    assert (asked.seats, asked.facts) == ((0, 1), (("lot", "bowl"), ("worth", 2)))
    sealed = AUCTION.play(BIDDING, 1, ("pass",)).state
    again = require(AUCTION.decision(sealed))
    assert again.seats == (0,)
    assert again.sealed_seats == (1,)
    assert AUCTION.words(sealed, 1, ()) == AUCTION.words(BIDDING, 1, ())


def test_moves_without_a_choice_are_made_before_the_next_question() -> None:
    one = AUCTION.play(BIDDING, 1, ("bid", "3"))
    both = AUCTION.play(one.state, 0, ("bid", "2"))
    assert [event.name for event in one.events] == ["bid-sealed", "bid-noted"]
    assert both.state.points == (0, 2)
    assert both.informed_seats == {0, 1}
    assert STONY.play(Heap(6), 0, ("stones", "3")).state.stones == 6 - 3 + 2


def test_one_class_of_tasks_may_stand_for_two_questions() -> None:
    worth, worthless = AUCTION.question(BIDDING, Block("bowl")), AUCTION.question(BIDDING, Block("husk"))
    assert worth is not None
    assert worthless is not None
    assert (worth.private, worth.automatic_move) == (True, ())
    assert (worthless.private, worthless.automatic_move) == (False, ("pass",))


def test_places_are_filled_one_by_one() -> None:
    heap = Heap(4)
    assert STONY.words(heap, 0, ()) == ("stones", "sort", "pair", "stop")
    assert STONY.words(heap, 0, ("stones",)) == ["1", "2", "3"]
    assert STONY.words(heap, 0, ("stones", "3")) == ONLY_STOP
    assert STONY.words(heap, 0, ("stones", "4")) == NO_WORDS
    assert STONY.words(heap, 0, ("stones", "3", "3")) == NO_WORDS
    assert STONY.words(heap, 0, ("stop",)) == ONLY_STOP
    assert STONY.words(heap, 0, ("stop", STOP)) == NO_WORDS
    assert STONY.words(heap, 0, ("rain",)) == NO_WORDS
    assert STONY.words(heap, 1, ()) == NO_WORDS


def test_a_verb_that_is_impossible_is_not_offered() -> None:
    assert STONY.words(Heap(6), 0, ()) == ("stones", "sort", "pair")
    assert STONY.words(Heap(6), 0, ("stop",)) == NO_WORDS
    assert STONY.words(Heap(1), 0, ()) == ("sort", "stop")


def test_a_move_may_end_where_only_places_are_left_that_may_be_left_out() -> None:
    heap = Heap(4)
    assert STONY.words(heap, 0, ("sort",)) == ("red", "green", "blue")
    assert STONY.words(heap, 0, ("sort", "red")) == ("green", "blue", STOP)
    assert STONY.words(heap, 0, ("sort", "blue")) == (STOP,)
    assert STONY.words(heap, 0, ("sort", "blue", "red")) == NO_WORDS
    assert STONY.words(heap, 0, ("sort", "red", "green", "blue")) == ONLY_STOP
    assert STONY.play(heap, 0, ("sort", "red", "blue")).events[0].facts == (("colours", ("red", "blue")),)


def test_places_that_depend_on_one_another_follow_from_whole_moves() -> None:
    heap = Heap(4)
    assert STONY.words(heap, 0, ("pair",)) == ("1", "2", "3")
    assert STONY.words(heap, 0, ("pair", "1")) == ("3", STOP)
    assert STONY.words(heap, 0, ("pair", "1", "3")) == (STOP,)
    assert STONY.words(heap, 0, ("pair", "1", "2")) == NO_WORDS


def test_verbs_are_shown_in_their_order_with_their_arguments() -> None:
    shown = [(verb.name, [(part.name, part.optional) for part in verb.arguments]) for verb in STONY.verbs]
    assert shown == [
        ("stop", []),
        ("stones", [("count", False)]),
        ("sort", [("first", False), ("second", True), ("third", True)]),
        ("pair", [("one", False), ("other", True)]),
    ]


@pytest.mark.parametrize(
    ("move", "told"),
    [
        ("stones", "incomplete verb=stones"),
        ("stones 2 2", "incomplete verb=stones"),
        ("stones many", "unknown-count word=many"),
        ("rain", "incomplete verb=rain"),
        ("", "incomplete verb="),
        ("stones 6", "too-few stones=6 (S1)"),
        ("stop", "another-question verbs=('stones', 'sort', 'pair') (S9)"),
    ],
)
def test_a_refusal_says_what_is_wrong(move: str, told: str) -> None:
    assert refused(move) == told


def test_a_question_may_refuse_answers_to_others_for_its_own_reason() -> None:
    class Waiting(Taking):
        default_other_refusal = ("not-while-it-rains", "S7")

    class Rainy(Stony):
        questions = (Waiting(),)

    assert str(Rainy().refusal(Heap(6), 0, ("stop",))).startswith("not-while-it-rains")


def test_a_question_that_nobody_need_answer_is_passed_over() -> None:
    step = STONY.play(Heap(2, agenda=(Take(0), Take(1))), 0, ("pair", "1"))
    assert step.state.agenda == ()


def test_a_step_is_settled_but_the_outcome_that_is_only_weighed_is_not() -> None:
    heap = Heap(6, label="big")
    assert STONY.play(heap, 0, ("stones", "1")).state.label == "big'"
    assert STONY.outcome(heap, 0, ("stones", "1")).label == "big"


def test_whole_moves_are_tried_for_their_notes_and_begun_ones_are_not() -> None:
    view = STONY.view(Heap(6, label="big"), 0)
    assert STONY.annotations(view, (), "stones") == (("of", 6),)
    whole = (("of", 6), ("less", 3), ("events", ("taken big",)))
    assert STONY.annotations(view, ("stones",), "5") == STONY.annotations(view, ("stones", "5"), STOP) == whole


def test_notes_see_what_equal_views_differ_in() -> None:
    views = [STONY.view(Heap(7, label=label), 0) for label in ("one", "two")]
    assert views[0] == views[1]
    told = [dict(STONY.annotations(view, ("stones",), "2"))["events"] for view in views]
    assert told == [("taken one",), ("taken two",)]


def test_nothing_is_noted_for_the_public_or_for_who_is_not_asked_or_once_it_is_over() -> None:
    assert STONY.annotations(STONY.view(Heap(6), None), (), "stones") == ()
    assert STONY.annotations(STONY.view(Heap(6), 1), (), "stones") == ()
    assert STONY.annotations(STONY.view(Heap(6, agenda=()), 0), (), "stones") == ()
    assert STONY.annotations(STONY.view(Heap(6), 0), (), STOP) == ()


def test_only_who_is_asked_has_ordered_something_for_the_question() -> None:
    orders = {("lot", "any"): "all"}
    assert AUCTION.standing_answer(AUCTION.view(BIDDING, 0), orders) == ("bid", "6")
    assert AUCTION.standing_answer(AUCTION.view(BIDDING, None), orders) is None
    sealed = AUCTION.play(BIDDING, 0, ("pass",)).state
    assert AUCTION.standing_answer(AUCTION.view(sealed, 0), orders) is None


def test_the_rest_of_the_contract_is_answered_by_the_parts() -> None:
    assert STONY.setup(STONY.marks, {}, Chance(bytes(SEED_BYTES))).agenda == (Take(0),)
    assert STONY.sample_state(STONY.view(Heap(6), 0), Chance(bytes(SEED_BYTES))) == Heap(6)
    assert STONY.diagram(Heap(6)) == "6\n"
    assert STONY.result(Heap(6)) is None


def test_an_order_of_other_verbs_is_no_order() -> None:
    class Forgetful(Stony):
        verb_order = ("stones", "sort", "pair", "end")

    with pytest.raises(ValueError, match="order of verbs lacks or adds"):
        Forgetful()


def test_a_verb_is_spelt_in_one_way() -> None:
    class Other(Answer[Heap, Heap, HeapDraft, Take, tuple[int, int]]):
        name = "stones"
        takes = (COUNT, COUNT.with_name("more"))

    class Twice(Taking):
        answers = (Stones(), Other())

    class Muddled(Stony):
        questions = (Twice(),)

    with pytest.raises(ValueError, match="stones is spelt in two ways"):
        Muddled()


def test_a_kind_of_task_has_one_question() -> None:
    class Doubled(Stony):
        questions = (Taking(), Taking())

    with pytest.raises(ValueError, match="two questions are of one kind of task"):
        Doubled()


def test_words_that_are_no_move_in_any_position_cannot_be_read() -> None:
    with pytest.raises(BadWords, match="unknown-colour"):
        Sort().read(("red", "violet"))
    assert Sort().read(("red", "blue")) == ("red", "blue")


def test_moves_are_listed_once_for_a_position_and_anew_for_another() -> None:
    listed: list[Heap] = []

    class Counted(Pair):
        def moves(self, state: Heap, seat: Seat, task: Take, said: Words) -> Iterator[Words]:
            listed.append(state)
            return super().moves(state, seat, task, said)

    pair, task, low, high = Counted(), Take(0), Heap(2), Heap(3)
    for heap in (low, high):
        for first in pair.words(heap, 0, task, ()):
            assert pair.words(heap, 0, task, (first,)) == Pair().words(heap, 0, task, (first,)) != ()
    assert listed == [low, high]
    assert pair.words(low, 0, task, ()) == Pair().words(low, 0, task, ()) != pair.words(high, 0, task, ())


class Pebbles(Struct, frozen=True):
    """Stones that each seat has; `agenda`: whether more are taken."""

    marks: tuple[str, ...]
    stones: tuple[int, ...]
    agenda: tuple[Take, ...] = ()


@pytest.mark.parametrize(("best", "ranks", "ahead"), [("most", (2, 1, 2), 1), ("least", (1, 3, 1), 0)])
def test_points_rank_the_seats_of_a_game_that_has_no_other_result(
    best: WinningPoints, ranks: tuple[int, ...], ahead: Seat
) -> None:
    class Heaps(Stony):
        parts = replace(
            PARTS, result=None, reason="all-taken", winning=best, points=lambda heap, seat: heap.stones[seat]
        )

    game: AnyGame = Heaps()
    over = Pebbles(("left", "right", "middle"), (3, 5, 3))
    assert game.result(replace(over, agenda=(Take(0),))) is None
    assert game.result(over) == Result(ranks, ((3,), (5,), (3,)), "all-taken")
    assert max(range(3), key=lambda seat: game.progress(over, seat)) == ahead


def test_an_event_or_a_reason_that_no_action_declares_is_an_error() -> None:
    game = Stony()
    game.declared_events = frozenset({"sorted"})
    game.declared_reasons = STONY.declared_reasons - {"too-few"}
    with pytest.raises(UndeclaredWarning, match="taken"):
        game.play(Heap(6), 0, ("stones", "3"))
    with pytest.raises(UndeclaredWarning, match="too-few"):
        game.refusal(Heap(6), 0, ("stones", "9"))
    assert STONY.declared_reasons >= {"incomplete", "another-question", "too-few"}
