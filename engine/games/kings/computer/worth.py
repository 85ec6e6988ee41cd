"""Evaluation of a position of Contest of Kings: estimated chance of winning, from features.

The features that `FEATURES` names are weighed by the tables of `learned`, differently at each stage of the game, which
is as long as the deck lasts.
"""

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from functools import cache
from math import tanh
from operator import mul
from typing import Final

from engine.game import Orders, Seat, Words
from engine.games.kingdoms.computer import expected_gain, expected_lead, own_and_opposing_side
from engine.games.kingdoms.conflict import pieces_needed
from engine.games.kings.computer import learned
from engine.games.kings.computer.features import FEATURES, PRIZE_VALUES, Features, Pile, pile_of, rounds_left
from engine.games.kings.pieces import CARD_COUNTS, EVERY_COLOUR, Colour
from engine.games.kings.places import PLACE_BY_NAME
from engine.games.kings.reading.placement import buildable_ships, trade_offer
from engine.games.kings.reading.regions import colours_at_war, kingdom_index, kingdoms, temples_under, treasures_of
from engine.games.kings.state import REVOLT, Build, Claim, Conflict, Fight, Point, Side, Wars
from engine.games.kings.view import KingsView
from engine.kit.counts import NO_PIECES

EXPECTED_ORDERS: Orders = {("defence", "any"): "win", ("point", "any"): "always"}
"""The expected answers in an imagined conflict: the defender adds just enough to win, and everybody banks what they
can."""

_WON_VALUE = 10.0
"""Value of a game that is certainly won. A point of the weakest colour is worth one or two."""
_STEADY_LEAD = 1.5
"""A lead in points that is likely to last."""
_TURN_VALUE = 2.0
"""Value that keeps computers from ending turns early."""
_TWO_SEATS = 2
"""Number of seats for which there are separate weights."""
_LINES_FOR_TWO, _LINES_FOR_SEVERAL = 6, 2
"""Numbers of lines of moves to follow to the end of a turn, with two players and with more."""
REVISITED_MOVES = 20
"""Maximum number of the best single moves to try as second actions."""
BEGINNER_MARGINS: Final = {"any": 1.1}
"""Value by which a beginner's move may be worse than the best. With it, a greedy player wins about half of the
games."""
CAREFUL_VERBS = frozenset(("support", "bank", "keep"))
_SPARE_CARDS = 3
"""Number of cards that an attacker is expected to add beyond those needed."""
_POINT_VALUE, _TREASURE_VALUE, _SHIP_VALUE, _LEADER_VALUE, _RIVAL_LEADER_VALUE, _RIVAL_POINT_VALUE, _CARD_VALUE = (
    1.5,
    1.5,
    0.6,
    0.9,
    0.4,
    0.4,
    0.1,
)
"""Values of what open questions may bring: a point, a treasure, a ship, a leader of the seat, a leader of others, a
point of others, and a card."""
_STAGE_ENDS = (2.0, 4.0, 7.0, 11.0)
"""Numbers of rounds left at which the stages of the game end."""


def features(view: KingsView, seat: Seat) -> Mapping[str, float]:
    """Return the features of a view for `seat` by name. Their sum measures the seat's chance to win; only differences
    have a meaning."""
    if view.over:
        return {"points": _WON_VALUE * _outcome(view, seat)}
    features = Features(view, seat)
    rows = _weights_of(len(view.hands), _weights_name(view, seat), stage(view))
    terms = {name: sum(map(mul, rows[name], values)) for name, values in features.values().items()}
    terms["turn"] = terms.pop("time") + _TURN_VALUE * (view.turn == seat)
    needs = _point_values(features.own)
    terms["promised"] += _open_question_value(view, seat, needs)
    terms["conflict"] += _conflict_value(view, seat, needs)
    return terms


def stage(view: KingsView) -> int:
    """Return the stage of the game by the rounds left, counted down to 0 for the last."""
    return bisect_right(_STAGE_ENDS, rounds_left(view))


def _weights_name(view: KingsView, seat: Seat) -> str:
    """Return the name of the weights for a position: before the last action of the seat's turn, after it, or in another
    seat's turn."""
    if view.turn != seat:
        return "OTHERS"
    return "FIRST" if view.actions else "LAST"


@cache
def _weights_of(seats: int, moment: str, stage: int) -> Mapping[str, Sequence[float]]:
    weights = (learned.TWO_SEATS if seats == _TWO_SEATS else learned.SEVERAL_SEATS)[moment]
    return {term: [weights[name][stage] for name in names] for term, names in FEATURES.items()}


def _outcome(view: KingsView, seat: Seat) -> float:
    """Return a seat's winning margin, from -1 to 1, on the scale to which the weights were fitted."""
    seats = (seat, *(rival for rival in range(len(view.hands)) if rival != seat))
    parts, *rival_parts = (tuple(pile_of(view, scored).parts) for scored in seats)
    best = max(rival_parts)
    first, second, third = (part - rival_part for part, rival_part in zip(parts[:3], best, strict=False))
    lead = first + 0.25 * max(-2, min(2, second)) + 0.1 * max(-2, min(2, third))
    return 0.7 * tanh(lead / _STEADY_LEAD) + 0.3 * ((parts > best) - (parts < best))


def default_answer(view: KingsView, seat: Seat) -> Words | None:
    """Return the expected answer of an asked seat: it takes treasures, builds ships and, as an attacker, adds three
    cards more than needed against the cards on the table."""
    match view.agenda[:1], view.conflict:
        case (Claim(gap),), _:
            offer = trade_offer(view.table, gap)
            can_take = offer is not None and (view.hand or NO_PIECES)[Colour.RED]
            return ("treasure", offer.places[0].name) if offer and can_take else ("decline",)
        case (Build(column),), _:
            ships = buildable_ships(view.table, column)
            return ("ship", ships[0].word)
        case (Wars(),), _:
            return ("war", colours_at_war(view.table)[0].leader)
        case (Fight(),), Conflict() as conflict if not conflict.attacker.committed:
            count = max(0, pieces_needed(conflict)) + _SPARE_CARDS
            return ("support", str(min(count, (view.hand or NO_PIECES)[conflict.support_colour])))
    return None


def remaining(view: KingsView) -> int:
    """Return the number of cards in the deck and in hands, of catastrophes to play, and of actions in this turn. The
    fewer, the nearer the end."""
    return view.deck + sum(view.hands) + sum(view.catastrophes) + view.actions


def lookahead_width(view: KingsView) -> int:
    """Return the number of lines of moves to follow to the end of a turn, 0 without actions; fewer with several players
    to save time."""
    if not view.actions:
        return 0
    return _LINES_FOR_TWO if len(view.hands) == _TWO_SEATS else _LINES_FOR_SEVERAL


def equivalence_key(view: KingsView, _seat: Seat, move: Words) -> tuple[object, ...] | None:
    """Return a key shared only by moves of equal value, or None if unknown. Of a leader's place only the kingdom
    counts, and whether there is a red card."""
    match move:
        case ("leader", leader, where):
            place = PLACE_BY_NAME[where]
            return leader, kingdom_index(view.table, place), temples_under(view.table, place)
    return None


def _point_values(pile: Pile) -> tuple[float, ...]:
    """Return the value of a point in each colour, by the rank of the colour in a pile."""
    return tuple([_POINT_VALUE * PRIZE_VALUES[pile.order.index(colour)] for colour in EVERY_COLOUR])


def _open_question_value(view: KingsView, seat: Seat, needs: tuple[float, ...]) -> float:
    """Return the expected value for a seat of the open tasks: points, ships and treasures."""
    value, hand = 0.0, list(view.hand or NO_PIECES)
    for task in view.agenda:
        match task:
            case Point(owner, colour, _) if owner != seat:
                value -= _RIVAL_POINT_VALUE
            case Point(_, colour, _) if hand[colour]:
                hand[colour] -= 1
                value += needs[colour] - _CARD_VALUE
            case Build(column) if buildable_ships(view.table, column):
                value += _SHIP_VALUE
            case Claim(gap):
                value += _treasure_value(view, seat, gap)
    return value


def _treasure_value(view: KingsView, seat: Seat, gap: int) -> float:
    """Return the expected value of the treasure that a joining card brings to a trader, negative if another seat gets
    it. As long as wars are to be fought, the kingdoms on both sides of the gap are looked at."""
    table = view.table
    if colours_at_war(table):
        joined = [kingdom for kingdom in kingdoms(table) if kingdom.last == gap or kingdom.first == gap + 1]
        traders = {leader.seat for kingdom in joined for leader in kingdom.leaders if leader.colour == Colour.GREEN}
        treasures = sum(len(treasures_of(table, kingdom)) for kingdom in joined)
        return (
            _TREASURE_VALUE / 2 if traders == {seat} and treasures > 1 and (view.hand or NO_PIECES)[Colour.RED] else 0.0
        )
    offer = trade_offer(table, gap)
    if offer is None:
        return 0.0
    if offer.seat != seat:
        return -_RIVAL_POINT_VALUE
    return _TREASURE_VALUE if (view.hand or NO_PIECES)[Colour.RED] else 0.0


def _expected_prize(conflict: Conflict, loser: Side, needs: tuple[float, ...]) -> float:
    if conflict.kind == REVOLT:
        return needs[Colour.RED]
    return needs[conflict.colour] * (1 + loser.on_table)


def _conflict_value(view: KingsView, seat: Seat, needs: tuple[float, ...]) -> float:
    """Return the expected value of an open conflict: prize and loss, weighted by the chance to win."""
    conflict = view.conflict
    if conflict is None or conflict.winner is not None:
        return 0.0
    sides = own_and_opposing_side(conflict, seat)
    if sides is None:
        return 0.0
    side, rival = sides
    lead = expected_lead(view, conflict, side, rival, CARD_COUNTS)
    prize, loss = (
        _expected_prize(conflict, rival, needs),
        needs[conflict.colour] * _LEADER_VALUE + _expected_prize(conflict, side, needs) / 3,
    )
    return expected_gain(lead, side is conflict.attacker, prize + _RIVAL_LEADER_VALUE, loss)
