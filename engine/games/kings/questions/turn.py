"""A turn: two actions, its end, and the automatic steps after it (3, 4, 5, 11, 12)."""

from collections.abc import Sequence
from functools import lru_cache
from typing import TypeAlias

from msgspec.structs import replace

from engine.game import IllegalMove, Seat, SeatRef, Words
from engine.games.kingdoms import turn
from engine.games.kings.conflicts import start_revolt
from engine.games.kings.draft import Draft, close_gaps, with_card, with_leader, with_link
from engine.games.kings.ending import end_game
from engine.games.kings.pieces import (
    ACTIONS_A_TURN,
    COLOUR_BY_CARD,
    COLOUR_BY_LEADER,
    EVERY_COLOUR,
    HAND_SIZE,
    LEADER_WORDS,
    MIN_JOINED_CARDS,
    TREASURES_LEFT_AT_END,
    Card,
    Colour,
)
from engine.games.kings.places import CELLS, COLUMN_BY_NAME, COLUMN_NAMES, LINKS, PLACE_BY_NAME, Place
from engine.games.kings.questions import Answer
from engine.games.kings.reading.placement import (
    catastrophe_places,
    has_room,
    leader_places,
    open_columns,
    open_gaps,
    short_columns,
)
from engine.games.kings.reading.regions import Leader, kingdom_at, name_at, temples_under
from engine.games.kings.reading.scoring import count_treasures, income
from engine.games.kings.state import Act, Build, Claim, Point, Refill, State, Table, Wars
from engine.games.kings.view import KingsView
from engine.games.kings.vocabulary import CARD, CARD_PLACE, LEADER, PLACE
from engine.kit.annotations import Annotations
from engine.kit.memory import cache_last
from engine.kit.question import NO_WORDS, A, illegal_move
from engine.kit.resources import unexplained_refusal

_cache_words = lru_cache(maxsize=1 << 10)
"""Decorator that caches the words of places by table, since each position needs them several times."""


Action: TypeAlias = turn.Action[State, KingsView, Draft, Act, A]


class PlaceLeader(Action[tuple[Colour, Place]]):
    """Place a leader on a card, from home or from another card (4.1)."""

    name = "leader"
    takes = (LEADER, PLACE)
    reasons = ("leader-on-ship", "leader-stays", "leader-there", "no-card-there")
    events = ("leader-moved", "leader-placed")

    def is_possible(self, state: State, seat: Seat, task: Act) -> bool:
        return bool(_leader_words(state.table))

    def choices(self, state: State, seat: Seat, task: Act, words: Words) -> Sequence[str]:
        places = _leader_words(state.table)
        return places if words or not places else LEADER_WORDS

    def carry_out(self, draft: Draft, seat: Seat, arguments: tuple[Colour, Place]) -> None:
        colour, place = arguments
        start = draft.table.leaders[seat][colour]
        lifted = with_leader(draft.table, seat, colour, None)
        rival = kingdom_at(lifted, place).leader(colour)
        draft.table = with_leader(lifted, seat, colour, place)
        actor, leader = SeatRef(seat), colour.leader
        if start is None:
            draft.journal.report("leader-placed", who=actor, leader=leader, place=place.name)
        else:
            draft.journal.report("leader-moved", who=actor, leader=leader, start=start.name, place=place.name)
        if rival:
            start_revolt(draft, Leader(seat, colour, place), rival)

    def refusal(self, state: State, seat: Seat, task: Act, arguments: tuple[Colour, Place]) -> IllegalMove:
        colour, place = arguments
        card = state.table.card(place)
        if card is None:
            return illegal_move("no-card-there", "4.1", place=place.name)
        if card.is_ship:
            return illegal_move("leader-on-ship", "4.1", place=place.name)
        if state.table.leaders[seat][colour] == place:
            return illegal_move("leader-stays", "4.1", leader=colour.leader, place=place.name)
        return illegal_move("leader-there", "4.1", place=place.name)

    def annotate(self, annotations: Annotations, view: KingsView, seat: Seat, task: Act, words: Words) -> None:
        if not words:
            return
        start = view.table.leaders[seat][COLOUR_BY_LEADER[words[0]]]
        annotations.note("from", start.name if start else "")
        if len(words) > 1:
            place = PLACE_BY_NAME[words[1]]
            _annotate_kingdom(annotations, view, place)
            annotations.note("temples", temples_under(view.table, place))


@cache_last
@_cache_words
def _leader_words(table: Table) -> Sequence[str]:
    return tuple(leader_places(table))


def _annotate_kingdom(annotations: Annotations, view: KingsView, place: Place) -> None:
    annotations.note("kingdom", name_at(view.naming, view.table, place))


class PlayCard(Action[tuple[Colour, int | Place]]):
    """Play a card from the hand to the bottom of a column (5.1) or into a gap (5.2)."""

    name = "card"
    takes = (CARD, CARD_PLACE)
    reasons = ("column-full", "gap-taken", "not-in-hand", "too-short")

    def is_possible(self, state: State, seat: Seat, task: Act) -> bool:
        return any(state.hands[seat]) and has_room(state.table)

    def choices(self, state: State, seat: Seat, task: Act, words: Words) -> Sequence[str]:
        where = _where_words(state.table)
        if words or not where:
            return where
        hand = state.hands[seat]
        return [colour.card.word for colour in EVERY_COLOUR if hand[colour]]

    def carry_out(self, draft: Draft, seat: Seat, arguments: tuple[Colour, int | Place]) -> None:
        colour, where = arguments
        if isinstance(where, Place):
            _join_columns(draft, seat, colour, where.column)
        else:
            _add_to_column(draft, seat, colour, where)

    def refusal(self, state: State, seat: Seat, task: Act, arguments: tuple[Colour, int | Place]) -> IllegalMove:
        colour, place = arguments
        if not state.hands[seat][colour]:
            cards = tuple(kind.card.word for kind in EVERY_COLOUR for _ in range(state.hands[seat][kind]))
            return illegal_move("not-in-hand", "5", cards=cards)
        if not isinstance(place, Place):
            return illegal_move("column-full", "5.1", column=COLUMN_NAMES[place])
        if state.table.links[place.column] is not None:
            return illegal_move("gap-taken", "5.2", place=place.name)
        short_column = short_columns(state.table, place.column)[0]
        return illegal_move("too-short", "5.2", column=COLUMN_NAMES[short_column], least=MIN_JOINED_CARDS)

    def annotate(self, annotations: Annotations, view: KingsView, seat: Seat, task: Act, words: Words) -> None:
        match words:
            case (card,) if view.hand is not None:
                annotations.note("stock", (card,) * view.hand[COLOUR_BY_CARD[card]])
            case (_, where) if where in COLUMN_BY_NAME:
                _annotate_kingdom(annotations, view, CELLS[COLUMN_BY_NAME[where]][0])


@cache_last
@_cache_words
def _where_words(table: Table) -> Sequence[str]:
    columns = [COLUMN_NAMES[column] for column in open_columns(table)]
    return (*columns, *(LINKS[gap].name for gap in open_gaps(table)))


def _add_to_column(draft: Draft, seat: Seat, colour: Colour, column: int) -> None:
    """Add a card to a column; the ruler of its kingdom gets a point (5.1, 6.1)."""
    place = CELLS[column][len(draft.table.columns[column])]
    draft.spend_pieces(seat, colour)
    draft.table = with_card(draft.table, column, colour.card)
    draft.journal.report(
        "card-placed", who=SeatRef(seat), card=colour.card.word, column=COLUMN_NAMES[column], place=place.name
    )
    draft.agenda.push(Build(column))
    kingdom = kingdom_at(draft.table, place)
    if ruler := kingdom.leader(colour) or kingdom.leader(Colour.BLACK):
        draft.agenda.push(Point(ruler.seat, colour, "card"))


def _join_columns(draft: Draft, seat: Seat, colour: Colour, gap: int) -> None:
    """Put a joining card face down into a gap. Wars follow, then perhaps a treasure (5.2, 10.1)."""
    first, second = (name_at(draft.start.naming, draft.table, CELLS[column][0]) for column in (gap, gap + 1))
    draft.spend_pieces(seat, colour)
    draft.table = replace(with_link(draft.table, gap, colour.card), face_down=gap)
    draft.journal.report(
        "kingdoms-joined",
        who=SeatRef(seat),
        card=colour.card.word,
        place=LINKS[gap].name,
        first=first,
        second=second,
    )
    draft.agenda.push(Wars(), Claim(gap))


class PlayCatastrophe(Action[tuple[Place]]):
    """Play a catastrophe: remove a card without a leader, neither ship nor treasure, from the table (11)."""

    name = "catastrophe"
    takes = (PLACE,)
    reasons = (
        "catastrophe-on-leader",
        "catastrophe-on-ship",
        "catastrophe-on-treasure",
        "no-card-there",
        "no-catastrophe",
    )
    events = ("catastrophe-played",)

    def is_possible(self, state: State, seat: Seat, task: Act) -> bool:
        return state.catastrophes[seat] > 0 and bool(_catastrophe_words(state.table))

    def choices(self, state: State, seat: Seat, task: Act, words: Words) -> Sequence[str]:
        return _catastrophe_words(state.table) if state.catastrophes[seat] else NO_WORDS

    def carry_out(self, draft: Draft, seat: Seat, arguments: tuple[Place]) -> None:
        (place,) = arguments
        card = draft.table.card(place)
        draft.use_catastrophe(seat)
        if card is not None:
            draft.discard_pieces(Colour(card))
            draft.journal.report("catastrophe-played", who=SeatRef(seat), card=card.word, place=place.name)
        draft.table = close_gaps(draft.table, (place,))
        draft.discard_beside_empty()

    def refusal(self, state: State, seat: Seat, task: Act, arguments: tuple[Place]) -> IllegalMove:
        (place,) = arguments
        if not state.catastrophes[seat]:
            return illegal_move("no-catastrophe", "11")
        card = state.table.card(place)
        if card is None:
            return illegal_move("no-card-there", "11", place=place.name)
        if card.is_ship:
            return illegal_move("catastrophe-on-ship", "11", place=place.name)
        reason = "catastrophe-on-treasure" if card == Card.TREASURE else "catastrophe-on-leader"
        return illegal_move(reason, "11", place=place.name)

    def explain_missing(self, state: State, seat: Seat, task: Act, words: Words) -> IllegalMove:
        return illegal_move("no-catastrophe", "11") if not state.catastrophes[seat] else unexplained_refusal()

    def annotate(self, annotations: Annotations, view: KingsView, seat: Seat, task: Act, words: Words) -> None:
        if words:
            _annotate_kingdom(annotations, view, PLACE_BY_NAME[words[0]])
        else:
            annotations.note("left", view.catastrophes[seat])


@cache_last
@_cache_words
def _catastrophe_words(table: Table) -> Sequence[str]:
    return tuple(catastrophe_places(table))


class EndTurn(Answer[Act, tuple[()]]):
    """End the turn (3). Ask about points for ships, then refill the hands."""

    name = "end"
    events = ("turn-ended",)

    def play(self, draft: Draft, seat: Seat, task: Act, arguments: tuple[()]) -> None:
        draft.journal.report("turn-ended", who=SeatRef(draft.turn))
        draft.conflict = None
        draft.agenda.tasks = (*income(draft.table, draft.turn), Refill())


class ActionQuestion(turn.ActionQuestion[State, KingsView, Draft, Act]):
    """Ask for one of the two actions of a turn, or its end."""

    task = Act
    answers = (PlaceLeader(), PlayCard(), PlayCatastrophe(), EndTurn())
    action_limit_rule = "3"


def refill(draft: Draft, _task: Refill) -> None:
    """Fill all hands to eight, then begin the next player's turn or end the game (12, 13, R19, R25)."""
    wanted = {seat: HAND_SIZE - sum(draft.hands[seat]) for seat in draft.clockwise()}
    if sum(wanted.values()) > len(draft.deck):
        end_game(draft, "cards")
        return
    for seat, count in wanted.items():
        draft.draw(seat, count)
    if count_treasures(draft.table) <= TREASURES_LEFT_AT_END:
        end_game(draft, "treasures")
        return
    draft.idle = 0 if any(wanted.values()) or has_room(draft.table) else draft.idle + 1
    if draft.idle == len(draft.hands):
        end_game(draft, "standstill")
        return
    draft.turn = (draft.turn + 1) % len(draft.hands)
    draft.actions = ACTIONS_A_TURN
    draft.agenda.tasks = (Act(),)
