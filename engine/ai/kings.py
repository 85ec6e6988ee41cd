"""What speaks for the viewer in a position of Contest of Kings: points, leaders that will score, and threats."""

from collections.abc import Mapping

from engine.ai.fights import lead, promise, ruling, sides
from engine.game import Orders, Seat, Words
from engine.kings.pieces import CARD_COUNTS, EVERY_COLOUR, HAND, JOIN_LEAST, SHIP_COLOURS, TREASURES, Colour
from engine.kings.places import BY_NAME, GAPS
from engine.kings.reading.placement import buildable, offered
from engine.kings.reading.regions import Kingdom, cards_of, kingdoms, place_of, temples_under, treasures_of, wars
from engine.kings.reading.scoring import score, treasures_left
from engine.kings.state import REVOLT, Build, Claim, Conflict, Point, Side, Table
from engine.kings.view import KingsView
from engine.kit.counts import NONE, FourCounts

EXPECTED: Orders = {("attack", "any"): str(HAND), ("defence", "any"): "win", ("point", "any"): "always"}
"""In an imagined conflict the attacker adds all there is, then the defender what wins; all bank what they can."""

_PARTS = (1.0, 0.6, 0.4, 0.25)
"""Value of a point in the seat's smallest colour, the second smallest, and so on."""
_POINT = sum(_PARTS) / len(_PARTS)
"""Value of a point of any colour while the piles are closed."""

# The weights from here on were found by tests.bench.tuner in 670 games of two; with them 88 of 148 games were won
# against those set by hand before.
_TURN = 2.0
_TREASURE = 1.3
_LEADER, _PAIR, _PAIRS = 0.62, 0.1, 3
_INCOME = 1.2
_RIVAL, _RIVAL_POINT = 0.3, 0.25
_ON_RED, _BACKING, _BACKED = 0.15, 0.06, 6
_REACH, _BUILD = 0.15, 0.38
_CATASTROPHE, _CARD, _VARIETY = 0.65, 0.06, 0.13


def terms(view: KingsView, seat: Seat) -> Mapping[str, float]:
    """Return what speaks for `seat`, by name; the sum says how well it stands, of which only differences mean
    something."""
    points = _points(view, seat)
    if view.over:
        return {"points": points}
    needs, hand = _needs(view, seat), view.hand or NONE
    ruled = [_kingdom(view, kingdom, seat, needs) for kingdom in kingdoms(view.table)]
    rivals = _RIVAL_POINT * (sum(view.piles) - view.piles[seat])
    return {
        "points": points,
        "hand": _hand(hand) + _CATASTROPHE * view.catastrophes[seat],
        "turn": _TURN * (view.turn == seat),
        **ruling(ruled, rivals),
        "promised": _due(view, seat, needs),
        "conflict": _fighting(view, seat, needs),
    }


def left(view: KingsView) -> int:
    """Return the number of cards to draw and in hands, and of catastrophes to play: the fewer, the nearer is the
    end."""
    return view.deck + sum(view.hands) + sum(view.catastrophes)


def alike(view: KingsView, _seat: Seat, move: Words) -> tuple[object, ...] | None:
    """Return what a move has in common only with others of exactly the same value; None: nothing is known. Of a
    leader's place only the kingdom counts, and whether a red card lies there."""
    match move:
        case ("leader", leader, where):
            place = BY_NAME[where]
            return leader, place_of(view.table, place), temples_under(view.table, place)
    return None


def _points(view: KingsView, seat: Seat) -> float:
    """Return the worth of the own pile. A treasure is worth more than another card, but nobody sees it in a closed
    pile: there those that have left the table stand for it, so that taking one is better than declining it."""
    pile = view.banked[seat]
    if pile is None:
        return _POINT * view.piles[seat] + (_TREASURE - _POINT) * (TREASURES - treasures_left(view.table))
    return sum(weight * part for weight, part in zip(_PARTS, score(pile), strict=True))


def _needs(view: KingsView, seat: Seat) -> tuple[float, ...]:
    """Return for each colour the worth of a point in it."""
    pile = view.banked[seat]
    if pile is None:
        return (_POINT,) * len(EVERY_COLOUR)
    order = sorted(EVERY_COLOUR, key=lambda colour: pile[colour])
    return tuple(_PARTS[order.index(colour)] for colour in EVERY_COLOUR)


def _hand(hand: FourCounts) -> float:
    return _VARIETY * sum(count > 0 for count in hand) + _CARD * sum(hand)


def _kingdom(view: KingsView, kingdom: Kingdom, seat: Seat, needs: tuple[float, ...]) -> tuple[float, float, float]:
    """Return the expected income of `seat` from a kingdom's leaders, how safe they are, and the others' income."""
    if not kingdom.leaders:
        return 0.0, 0.0, 0.0
    shown = _shown(view.table, kingdom)
    own = safe = others = 0.0
    for owner, colour, place in kingdom.leaders:
        if owner != seat:
            others += _RIVAL + _RIVAL_POINT * shown.count(colour)
            continue
        safe += _ON_RED * temples_under(view.table, place)
        safe += _BACKING * min(kingdom.counts[colour], _BACKED)
        own += needs[colour] * (_LEADER + _INCOME * shown.count(colour))
        own += sum(needs[other] * _pairs(view, other) for other in _scored(kingdom, colour))
        own += _reach(view, kingdom) if colour == Colour.GREEN else 0
    return own, safe, others


def _shown(table: Table, kingdom: Kingdom) -> list[Colour]:
    """Return the colours of a kingdom's ships."""
    if len(table.ships) == len(SHIP_COLOURS):
        return []
    return [colour for _, card in cards_of(table, kingdom) if card.is_ship for colour in SHIP_COLOURS[card]]


def _scored(kingdom: Kingdom, colour: Colour) -> list[Colour]:
    """Return the colours in which a leader scores (6.1)."""
    if colour != Colour.BLACK:
        return [colour]
    return [other for other in EVERY_COLOUR if other == colour or kingdom.leader(other) is None]


def _pairs(view: KingsView, colour: Colour) -> float:
    """Return the worth of cards of a colour in pairs: of two one is played and one banked, which is a point."""
    return _PAIR * min((view.hand or NONE)[colour] / 2, _PAIRS)


def _reach(view: KingsView, kingdom: Kingdom) -> float:
    """Return how near the trader is to a treasure: columns beside each other that are long enough, and a red card."""
    table = view.table
    gaps = [gap for gap in (kingdom.first - 1, kingdom.last) if 0 <= gap < GAPS]
    ready = sum(min(len(table.columns[column]), JOIN_LEAST) for gap in gaps for column in (gap, gap + 1))
    return _REACH * (ready / JOIN_LEAST + ((view.hand or NONE)[Colour.RED] > 0))


def _due(view: KingsView, seat: Seat, needs: tuple[float, ...]) -> float:
    """Return what the open questions promise."""
    worth, hand = 0.0, list(view.hand or NONE)
    for task in view.agenda:
        match task:
            case Point(owner, colour, _) if owner != seat:
                worth -= _RIVAL_POINT
            case Point(_, colour, _) if hand[colour]:
                hand[colour] -= 1
                worth += needs[colour] - _CARD
            case Build(column) if buildable(view.table, column):
                worth += _BUILD
            case Claim(gap):
                worth += _claim(view, seat, gap)
    return worth


def _claim(view: KingsView, seat: Seat, gap: int) -> float:
    """Return the worth of a treasure, a point of the smallest colour. Before wars are over the columns on both sides
    count."""
    table = view.table
    if wars(table):
        beside = [kingdom for kingdom in kingdoms(table) if kingdom.last == gap or kingdom.first == gap + 1]
        traders = {leader.seat for kingdom in beside for leader in kingdom.leaders if leader.colour == Colour.GREEN}
        treasures = sum(len(treasures_of(table, kingdom)) for kingdom in beside)
        return _TREASURE / 2 if traders == {seat} and treasures > 1 and (view.hand or NONE)[Colour.RED] else 0.0
    found = offered(table, gap)
    if found is None:
        return 0.0
    if found.seat != seat:
        return -_RIVAL_POINT
    return _TREASURE if (view.hand or NONE)[Colour.RED] else 0.0


def _prize(conflict: Conflict, loser: Side, needs: tuple[float, ...]) -> float:
    if conflict.kind == REVOLT:
        return needs[Colour.RED]
    return needs[conflict.colour] * (1 + loser.on_table)


def _fighting(view: KingsView, seat: Seat, needs: tuple[float, ...]) -> float:
    """Return what an open conflict promises: prize and loss, weighed by the hope to win."""
    conflict = view.conflict
    if conflict is None or conflict.winner is not None:
        return 0.0
    found = sides(conflict, seat)
    if found is None:
        return 0.0
    own, other = found
    ahead = lead(view, conflict, own, other, CARD_COUNTS)
    prize, loss = _prize(conflict, other, needs), needs[conflict.colour] * _LEADER + _prize(conflict, own, needs) / 3
    return promise(ahead, own is conflict.attacker, prize + _RIVAL, loss)
