"""What a player of Contest of Kings looks at in a position, as numbers, each group of them under the name of a term.

The letters a to d are the four colours, beginning with the one of which a seat has fewest points. What `near` begins
could come about once one card more lies there, what `far` ends once two do.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import exp
from operator import is_
from typing import TypeAlias

from engine.game import Seat
from engine.kings.pieces import (
    CARD_COUNTS,
    COLUMN_MOST,
    EVERY_COLOUR,
    HAND,
    JOIN_LEAST,
    SHIP_COLOURS,
    SHIPS,
    TREASURES,
    Card,
    Colour,
)
from engine.kings.places import GAPS
from engine.kings.reading.regions import Kingdom, kingdoms, temples_under
from engine.kings.reading.scoring import score, treasures_left
from engine.kings.state import FiveCounts, Table
from engine.kings.view import KingsView
from engine.kit.counts import NONE, FourCounts
from engine.kit.memory import after_last

Values: TypeAlias = Sequence[float]
Four: TypeAlias = tuple[float, ...]
Standing: TypeAlias = tuple[Colour, int, int, int, float]
"""A leader: its colour, whether it stands on a red card, how many cards back it, the number of ships of its colour, and
how likely an attack on it inside its kingdom succeeds."""

PARTS = (1.0, 0.6, 0.4, 0.25)
"""Worth of a point in a seat's smallest colour, the second smallest, and so on, where it is a prize of conflicts."""

_LETTERS = "abcd"
_PRIZE, _BACKED, _NEAR, _HELD = 5, 6, 2, 5
"""Beyond these numbers more cards, more backing, a greater distance and a greater hand of a colour count no more."""
_LOSS = 0.5
"""Worth of a leader that goes home, beside the cards."""
_SURE = 1.1
"""How much a lead of one red card says about who would win inside a kingdom."""
_TURN_CARDS = 4.5
"""About so many cards a seat draws in a turn."""


def _each(*names: str) -> tuple[str, ...]:
    return tuple(f"{name}-{letter}" for name in names for letter in _LETTERS)


def _pile(who: str) -> tuple[str, ...]:
    return (*(f"{who}-{place}" for place in (1, 2, 3, 4)), *(f"{who}-near-{place}" for place in (2, 3, 4)))


_WAR = ("win", "lose", "prize", "loss", "best", "worst")

FEATURES: Mapping[str, tuple[str, ...]] = {
    "points": (*_pile("own"), "own-treasures"),
    "hand": (*_each("hand-1", "hand-2", "hand-3"), "red", "catastrophe", "cards"),
    "leaders": (*_each("cover", "single", "pair", "leader", "income", "paid"), "no-leader"),
    "safety": ("on-red", "backing", "risk", "risk-ship", "risk-low"),
    "rivals": (
        *(*_pile("rival"), "rival-treasures"),
        *(*_each("rival-cover", "rival-income", "rival-leader"), "rival-none"),
        *("red-rivals", "rival-on-red", "rival-backing", "rival-catastrophe"),
        *("rival-reach", "rival-reach-near", "rival-reach-far", "rival-row-3", "rival-row-2"),
    ),
    "conflict": (
        *("attack", "attack-ship", "attack-most"),
        *(f"{when}-{what}" for when in ("war", "near") for what in _WAR),
    ),
    "promised": ("reach", "reach-no-red", "reach-near", "reach-far", "row-3", "row-2"),
    "time": ("one", "treasures-left", "deck", "ships-left"),
}
"""The names of the features of each term, in the order of their values."""


@dataclass(frozen=True, slots=True)
class Pile:
    """A victory pile as it is looked at. Of a closed one only the size is known: it stands for as many of each colour.

    `parts`: the points of each colour, treasures added, the fewest first.
    `order`: the colours, that with the fewest cards first.
    `treasures`: the number of treasures.
    `values`: the values of its features.
    """

    parts: Four
    order: Sequence[Colour]
    treasures: int
    values: Four


def pile_of(view: KingsView, seat: Seat) -> Pile:
    """Return the pile of a seat. A treasure is worth more than another card, but nobody sees it in a closed pile: there
    those that have left the table stand for it in the viewer's own, so that taking one is better than declining it."""
    pile = view.banked[seat]
    if pile is None:
        return _closed(view.piles[seat], TREASURES - treasures_left(view.table) if seat == view.seat else 0)
    return _open(pile)


@lru_cache(maxsize=1 << 10)
def _open(pile: FiveCounts) -> Pile:
    return _looked_at(score(pile), sorted(EVERY_COLOUR, key=lambda colour: pile[colour]), pile[Card.TREASURE])


@lru_cache(maxsize=1 << 8)
def _closed(size: int, treasures: int) -> Pile:
    return _looked_at((size / len(EVERY_COLOUR),) * len(EVERY_COLOUR), EVERY_COLOUR, treasures)


def _looked_at(parts: Four, order: Sequence[Colour], treasures: int) -> Pile:
    least, *others = parts
    near = [min(_NEAR, part - least) for part in others]
    return Pile(parts, order, treasures, (*parts, *near, treasures))


def rounds_left(view: KingsView) -> float:
    """Return about how many rounds the deck lasts."""
    return view.deck / (_TURN_CARDS * len(view.hands))


class Realm:
    """A kingdom as it is looked at.

    `kingdom`, `columns`: what it was found in.
    `counts`: how many of its cards count for each colour.
    `leaders`: its leaders by their colours.
    `standing`: whose they are, of which colours, whether they stand on red cards, how many cards back them, and the
        number of ships of their colours.
    `has_red`: whether a red card lies under no leader.
    `treasures`: the number of its treasures.
    `has_room`: whether a card may be added to it.
    """

    __slots__ = ("columns", "counts", "has_red", "has_room", "kingdom", "leaders", "standing", "treasures")

    def __init__(self, table: Table, kingdom: Kingdom, columns: Sequence[tuple[Card, ...]]) -> None:
        self.kingdom, self.columns, self.counts = kingdom, columns, kingdom.counts
        self.leaders = {leader.colour: leader for leader in kingdom.leaders}
        self.treasures = sum([column[:1] == _TREASURE for column in columns])
        self.has_room = min(map(len, columns)) < COLUMN_MOST
        ships = _NO_SHIPS if len(table.ships) == len(SHIPS) else _ships(columns)
        self.standing = [
            (owner, colour, temples_under(table, place), min(_BACKED, self.counts[colour]), ships[colour])
            for owner, colour, place in kingdom.leaders
        ]
        self.has_red = self.counts[Colour.RED] > sum([red for _, _, red, _, _ in self.standing])

    def is_like(self, kingdom: Kingdom, columns: Sequence[tuple[Card, ...]]) -> bool:
        """Whether it would be found so again. To compare columns by what they are takes longer."""
        return self.kingdom == kingdom and all(map(is_, self.columns, columns))


@after_last
def _realms(table: Table, last: Mapping[int, Realm] | None) -> Mapping[int, Realm]:
    """Return the kingdoms of a table by their first columns. From one position to the next most stays as it is."""
    found: dict[int, Realm] = {}
    for kingdom in kingdoms(table):
        columns = table.columns[kingdom.first : kingdom.last + 1]
        known = last.get(kingdom.first) if last else None
        same = known is not None and known.is_like(kingdom, columns)
        found[kingdom.first] = known if known is not None and same else Realm(table, kingdom, columns)
    return found


_TREASURE = (Card.TREASURE,)
_NO_SHIPS = (0, 0, 0, 0)


def _ships(columns: Sequence[tuple[Card, ...]]) -> FourCounts:
    """Return how many ships of each colour there are."""
    counts = [0, 0, 0, 0]
    for cards in columns:
        for card in cards:
            if card > Card.TREASURE:
                for colour in SHIP_COLOURS[card]:
                    counts[colour] += 1
    return (counts[0], counts[1], counts[2], counts[3])


class Features:
    """The features of a position for a seat, and what they are made of.

    `own`: the pile of the seat.
    """

    def __init__(self, view: KingsView, seat: Seat) -> None:
        self._view, self._seat, self._table = view, seat, view.table
        self._hand: FourCounts = view.hand or NONE
        self._others = [other for other in range(len(view.hands)) if other != seat]
        self._share = 1 / len(self._others)
        self.own = pile_of(view, seat)
        self._rival = max([pile_of(view, other) for other in self._others], key=_parts)
        self._realms = list(_realms(self._table).values())
        self._of = [realm for realm in self._realms for _ in realm.columns]
        self._treasures = sum([realm.treasures for realm in self._realms])
        self._expected = self._unseen()
        missing = [max(0, JOIN_LEAST - len(column)) for column in self._table.columns]
        self._gaps = [
            (missing[gap] + missing[gap + 1], self._of[gap], self._of[gap + 1])
            for gap in range(GAPS)
            if self._table.links[gap] is None
        ]

    def _unseen(self) -> Values:
        """Return how many cards of each colour another hand has, as far as the cards that lie open tell."""
        view, known = self._view, [pile for pile in self._view.banked if pile is not None]
        hidden = (sum(view.piles) - sum(map(sum, known))) / len(EVERY_COLOUR)
        unseen = [
            all_of - out - held - hidden for all_of, out, held in zip(CARD_COUNTS, view.out, self._hand, strict=True)
        ]
        for counts in (*known, *[realm.counts for realm in self._realms]):
            for colour in EVERY_COLOUR:
                unseen[colour] -= counts[colour]
        unseen[Colour.RED] += self._treasures
        total = sum(unseen)
        return [HAND * count / total for count in unseen] if total > 0 else [0.0] * len(EVERY_COLOUR)

    def values(self) -> Mapping[str, Values]:
        """Return the values of all features by their terms, in the order of `FEATURES`."""
        view, hand = self._view, self._hand
        leaders, safety, rivals, attack = self._leaders()
        own_reach, rival_reach = self._reach()
        own_rows, rival_rows = self._rows()
        held = [hand[colour] for colour in self.own.order]
        red = hand[Colour.RED]
        return {
            "points": self.own.values,
            "hand": [
                *[count > 0 for count in held],
                *[count > 1 for count in held],
                *[max(0, min(_HELD, count) - 2) for count in held],
                *(min(_HELD, red), view.catastrophes[self._seat], sum(hand)),
            ],
            "leaders": leaders,
            "safety": safety,
            "rivals": [
                *self._rival.values,
                *rivals,
                self._share * sum([view.catastrophes[other] for other in self._others]),
                *(*rival_reach, *rival_rows),
            ],
            "conflict": [*attack, *self._wars(0), *self._wars(1)],
            "promised": [own_reach[0] and red > 0, own_reach[0] and not red, *own_reach[1:], *own_rows],
            "time": [1, self._treasures, rounds_left(view), len(self._table.ships)],
        }

    def _leaders(self) -> tuple[Values, Values, Values, Values]:
        """Return what leaders bring, how safe the own ones are, what those of others bring, and which of them could be
        attacked inside their kingdoms."""
        hand, order = self._hand, self.own.order
        red, red_expected = hand[Colour.RED], self._expected[Colour.RED]
        cover, others_cover = self._cover()
        rows = self._standing(True, red_expected - red)
        standing, income, on_red, backing, risk, risk_ship = _summed(rows, 1.0)
        low = sum([danger for colour, _, _, _, danger in rows if colour in order[:2]])
        leaders = [
            *[cover[colour] for colour in order],
            *[cover[colour] and hand[colour] > 0 for colour in order],
            *[cover[colour] and min(2, hand[colour] // 2) for colour in order],
            *[min(1, standing[colour]) for colour in order],
            *[income[colour] for colour in order],
            *[min(income[colour], hand[colour]) for colour in order],
            not rows,
        ]
        others, order = self._standing(False, red - red_expected), self._rival.order
        standing, income, others_on_red, others_backing, attack, attack_ship = _summed(others, self._share)
        most = max([chance * (1 + ships) for _, _, _, ships, chance in others], default=0.0)
        rivals = [
            *[others_cover[colour] for colour in order],
            *[income[colour] for colour in order],
            *[standing[colour] for colour in order],
            not others,
            *(red_expected, others_on_red, others_backing),
        ]
        return leaders, [on_red, backing, risk, risk_ship, low], rivals, [attack, attack_ship, most]

    def _cover(self) -> tuple[Values, Values]:
        """Return for each colour whether a card of it could bring a point to the seat, and to others."""
        own, others = [0, 0, 0, 0], [0, 0, 0, 0]
        for realm in self._realms:
            if realm.leaders and realm.has_room:
                king = realm.leaders.get(Colour.BLACK)
                for colour in EVERY_COLOUR:
                    ruler = realm.leaders.get(colour, king)
                    if ruler is not None:
                        (own if ruler.seat == self._seat else others)[colour] = 1
        return own, others

    def _standing(self, own: bool, lead: float) -> list[Standing]:
        """Return the own leaders or those of others; who attacks them is so many red cards ahead in the hand."""
        return [
            (colour, safe, backed, ships, _hope(_SURE * (lead + realm.has_red - safe - 0.5)))
            for realm in self._realms
            for owner, colour, safe, backed, ships in realm.standing
            if (owner == self._seat) == own
        ]

    def _wars(self, missing: int) -> Values:
        """Return what the conflicts promise and threaten that come of a joining card, in gaps beside which so many
        cards are missing: those likely to be won and lost, their prizes, and the best gap for either side."""
        win = lose = prizes = losses = best = worst = 0.0
        for lack, left, right in self._gaps:
            if lack != missing or not left.leaders or not right.leaders:
                continue
            attack = defence = 0.0
            for colour, first in left.leaders.items():
                second = right.leaders.get(colour)
                if second is None or (first.seat == self._seat) == (second.seat == self._seat):
                    continue
                mine, other = (left, right) if first.seat == self._seat else (right, left)
                ahead = mine.counts[colour] + self._hand[colour] - other.counts[colour] - self._expected[colour]
                wins, loses = _hope(ahead - 0.5), _hope(-ahead - 0.5)
                prize = PARTS[self.own.order.index(colour)] * _prize(other, colour)
                loss = PARTS[self._rival.order.index(colour)] * _prize(mine, colour)
                win, lose = win + wins, lose + loses
                prizes, losses = prizes + wins * prize, losses + loses * loss
                attack += wins * (prize + _LOSS) - (1 - wins) * (loss + _LOSS)
                defence += loses * (loss + _LOSS) - (1 - loses) * (prize + _LOSS)
            best, worst = max(best, attack), max(worst, defence)
        return [win, lose, prizes, losses, best, worst]

    def _reach(self) -> tuple[list[bool], list[bool]]:
        """Return whether the own trader, and one of another seat, would get a treasure of a joining card: now, after
        one card more, and after two."""
        own, others = [False] * 3, [False] * 3
        for lack, left, right in self._gaps:
            if lack < len(own) and left.treasures + right.treasures > 1:
                traders = {
                    trader.seat for realm in (left, right) if (trader := realm.leaders.get(Colour.GREEN)) is not None
                }
                if len(traders) == 1:
                    (own if self._seat in traders else others)[lack] = True
        return own, others

    def _rows(self) -> tuple[list[int], list[int]]:
        """Return how many leaders a ship would serve where three cards of it lie in a row, and where two do: own ones,
        for which the cards are there, and those of others."""
        own, others = [0, 0], [0, 0]
        for realm, lying in zip(self._of, self._table.columns, strict=True):
            if not realm.leaders or not 1 < len(lying) < COLUMN_MOST or lying[-1] != lying[-2]:
                continue
            row, last = 0 if len(lying) > 2 and lying[-3] == lying[-1] else 1, lying[-1].colour
            if lying[-1] >= Card.TREASURE or last is None:
                continue
            if not any(last in SHIP_COLOURS[ship] for ship in self._table.ships):
                continue
            served = [realm.leaders[colour] for colour in {last, Colour.BLUE} if colour in realm.leaders]
            ours = sum(leader.seat == self._seat for leader in served)
            if self._hand[last] > row:
                own[row] = max(own[row], ours)
            others[row] = max(others[row], len(served) - ours)
        return own, others


def _summed(rows: Sequence[Standing], share: float) -> tuple[Values, Values, float, float, float, float]:
    """Return how many leaders of each colour there are and what ships bring them, how many stand on red cards, how well
    they are backed, and how likely they are attacked with success, with ships and without."""
    standing, income = [0.0] * len(EVERY_COLOUR), [0.0] * len(EVERY_COLOUR)
    on_red = backing = danger = danger_ship = 0.0
    for colour, safe, backed, ships, hope in rows:
        standing[colour] += share
        income[colour] += share * ships
        on_red += share * safe
        backing += share * backed
        danger += share * hope
        danger_ship += share * hope * ships
    return standing, income, on_red, backing, danger, danger_ship


def _prize(realm: Realm, colour: Colour) -> float:
    """Return how many points there are for who wins against a leader of a kingdom."""
    treasures = realm.treasures if colour == Colour.RED else 0
    return min(_PRIZE, 1 + max(0, realm.counts[colour] - treasures - 1))


def _parts(pile: Pile) -> Four:
    return pile.parts


def _hope(lead: float) -> float:
    """Return how likely a side wins that is so far ahead."""
    return 1 / (1 + exp(-lead))
