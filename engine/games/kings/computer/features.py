"""Numeric features of a position of Contest of Kings, in named groups.

The letters a to d are the four colours, starting with the one in which a seat has the fewest points. Names that begin
with `near` are about the effects of one more card, with `far` of two more cards.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import pairwise
from math import exp
from operator import itemgetter
from typing import TypeAlias

from msgspec import Struct

from engine.game import Seat
from engine.games.kings.pieces import (
    CARD_COUNTS,
    EVERY_COLOUR,
    HAND_SIZE,
    MAX_COLUMN_CARDS,
    MIN_JOINED_CARDS,
    SHIP_COLOURS,
    TREASURE_COUNT,
    Card,
    Colour,
)
from engine.games.kings.places import COLUMN_COUNT
from engine.games.kings.reading.regions import Columns, Kingdom, Leader, kingdoms, temples_under
from engine.games.kings.reading.scoring import count_treasures, points_by_colour
from engine.games.kings.state import FiveCounts, Table
from engine.games.kings.view import KingsView
from engine.kit.counts import NO_PIECES, FourCounts
from engine.kit.memory import MAX_CACHED

Values: TypeAlias = Sequence[float]
FourValues: TypeAlias = tuple[float, ...]

PRIZE_VALUES = (1.0, 0.6, 0.4, 0.25)
"""Value of a point in a seat's weakest colour, the second weakest, and so on, as a prize of conflicts."""

_COLOUR_LETTERS = "abcd"
_MAX_PRIZE, _MAX_BACKING, _MAX_DISTANCE, _MAX_HELD = 5, 6, 2, 5
"""Upper limits: more cards, more backing, a greater distance or more cards of a colour in hand make no difference."""
_LEADER_LOSS = 0.5
"""Value of a leader that returns home, apart from the cards."""
_RED_CARD_WEIGHT = 1.1
"""Weight of a lead of one red card in the chance to win a revolt."""
_CARDS_A_TURN = 4.5
"""Approximate number of cards that a seat draws in a turn."""


def _names_by_colour(*names: str) -> tuple[str, ...]:
    return tuple(f"{name}-{letter}" for name in names for letter in _COLOUR_LETTERS)


def _pile_feature_names(who: str) -> tuple[str, ...]:
    return (*(f"{who}-{place}" for place in (1, 2, 3, 4)), *(f"{who}-near-{place}" for place in (2, 3, 4)))


_WAR_FEATURES = ("win", "lose", "prize", "loss", "best", "worst")

FEATURES: Mapping[str, tuple[str, ...]] = {
    "points": (*_pile_feature_names("own"), "own-treasures"),
    "hand": (*_names_by_colour("hand-1", "hand-2", "hand-3"), "red", "catastrophe", "cards"),
    "leaders": (*_names_by_colour("cover", "single", "pair", "leader", "income", "paid"), "no-leader"),
    "safety": ("on-red", "backing", "risk", "risk-ship", "risk-low"),
    "rivals": (
        *(*_pile_feature_names("rival"), "rival-treasures"),
        *(*_names_by_colour("rival-cover", "rival-income", "rival-leader"), "rival-none"),
        *("red-rivals", "rival-on-red", "rival-backing", "rival-catastrophe"),
        *("rival-reach", "rival-reach-near", "rival-reach-far", "rival-row-3", "rival-row-2"),
    ),
    "conflict": (
        *("attack", "attack-ship", "attack-most"),
        *(f"{when}-{what}" for when in ("war", "near") for what in _WAR_FEATURES),
    ),
    "promised": ("reach", "reach-no-red", "reach-near", "reach-far", "row-3", "row-2"),
    "time": ("one", "treasures-left", "deck", "ships-left"),
}
"""The names of the features of each term, in the order of their values."""


class Pile(Struct, frozen=True):
    """A victory pile as the evaluation sees it. Only the size of a closed pile is known, so it counts as the same
    number of each colour.

    `parts`: the points of each colour with treasures added, the fewest first.
    `order`: the colours, the one with the fewest cards first.
    `treasures`: the number of treasures.
    `values`: the values of its features.
    `ordered`: a function that sorts four numbers of colours into that order.
    """

    parts: FourValues
    order: tuple[Colour, ...]
    treasures: int
    values: FourValues
    ordered: Callable[[Values], FourValues]


def pile_of(view: KingsView, seat: Seat) -> Pile:
    """Return the pile of a seat. A treasure is worth more than another card, but a closed pile hides it. There the
    viewer's pile is credited with the treasures that left the table, so that taking one is better than declining it."""
    pile = view.banked[seat]
    if pile is None:
        return _hidden_pile(view.piles[seat], TREASURE_COUNT - count_treasures(view.table) if seat == view.seat else 0)
    return _open_pile(pile)


@lru_cache(maxsize=1 << 10)
def _open_pile(pile: FiveCounts) -> Pile:
    return _sorted_pile(points_by_colour(pile), tuple(sorted(EVERY_COLOUR, key=pile.__getitem__)), pile[Card.TREASURE])


@lru_cache(maxsize=1 << 8)
def _hidden_pile(size: int, treasures: int) -> Pile:
    return _sorted_pile((size / len(EVERY_COLOUR),) * len(EVERY_COLOUR), EVERY_COLOUR, treasures)


def _sorted_pile(parts: FourValues, order: tuple[Colour, ...], treasures: int) -> Pile:
    smallest, *other_parts = parts
    distances = [min(_MAX_DISTANCE, part - smallest) for part in other_parts]
    return Pile(parts, order, treasures, (*parts, *distances, treasures), itemgetter(*order))


def rounds_left(view: KingsView) -> float:
    """Return the approximate number of rounds until the deck is empty."""
    return view.deck / (_CARDS_A_TURN * len(view.hands))


class Realm:
    """A kingdom as the evaluation sees it.

    `first`: the number of its leftmost column.
    `counts`: the number of its cards that count for each colour.
    `leaders`: its leaders by colour.
    `standing`: for each leader its owner, its colour, whether it stands on a red card, how many cards back it, and the
        number of ships of its colour.
    `rulers`: the seat that receives the point for an added card, by colour.
    `rows`: the equal cards at the ends of columns that might become a ship: 0 for three of them, 1 for two; their
        colour; and the owners of the leaders whom the ship would serve.
    `has_red`: whether a red card lies under no leader.
    `treasures`: the number of its treasures.
    `lacks`: the number of cards that the first and the last column lack to be joined.
    """

    __slots__ = ("counts", "first", "has_red", "lacks", "leaders", "rows", "rulers", "standing", "treasures")

    def __init__(self, kingdom: Kingdom, table: Table) -> None:
        self.first, last, leaders, self.counts = kingdom
        columns = table.columns[self.first : last + 1]
        self.treasures = [column[0] for column in columns if column].count(Card.TREASURE)
        self.lacks = max(0, MIN_JOINED_CARDS - len(columns[0])), max(0, MIN_JOINED_CARDS - len(columns[-1]))
        self.leaders: dict[Colour, Leader] = {}
        self.standing: list[tuple[Seat, Colour, int, int, int]] = []
        self.rulers: Sequence[tuple[Colour, Seat]] = ()
        self.rows: Sequence[tuple[int, Colour, Sequence[Seat]]] = ()
        self.has_red = self.counts[Colour.RED] > 0
        if leaders:
            self._derive_from_leaders(leaders, columns, table)

    def _derive_from_leaders(self, leaders: Sequence[Leader], columns: Columns, table: Table) -> None:
        """Derive the rulers, the rows and the safety of the leaders."""
        counts, ships, red = self.counts, _ships_by_colour(columns), 0
        self.leaders = {leader.colour: leader for leader in leaders}
        for owner, colour, place in leaders:
            safe = temples_under(table, place)
            red += safe
            self.standing.append((owner, colour, safe, min(_MAX_BACKING, counts[colour]), ships[colour]))
        self.has_red = counts[Colour.RED] > red
        self.rows = list(self._possible_ship_rows(columns))
        if min(map(len, columns)) < MAX_COLUMN_CARDS:
            king = self.leaders.get(Colour.BLACK)
            ruling = [(colour, self.leaders.get(colour, king)) for colour in EVERY_COLOUR]
            self.rulers = [(colour, ruler.seat) for colour, ruler in ruling if ruler is not None]

    def _possible_ship_rows(self, columns: Columns) -> Iterator[tuple[int, Colour, Sequence[Seat]]]:
        for lying in columns:
            if not 1 < len(lying) < MAX_COLUMN_CARDS or lying[-1] != lying[-2] or lying[-1] >= Card.TREASURE:
                continue
            last = EVERY_COLOUR[lying[-1]]
            served = [self.leaders[colour].seat for colour in {last, Colour.BLUE} if colour in self.leaders]
            if served:
                yield 0 if len(lying) > 2 and lying[-3] == lying[-1] else 1, last, served


def _realms(table: Table) -> list[Realm]:
    """Return the kingdoms of a table from the left. Most are cached, since they stay the same from one position to the
    next."""
    return [_realm(kingdom, table) for kingdom in kingdoms(table)]


_CACHED_REALMS: list[tuple[tuple[Kingdom, Realm], ...]] = [()] * COLUMN_COUNT
"""The last few kingdoms that begin at each column. They are tuples because threads share them."""


def _realm(kingdom: Kingdom, table: Table) -> Realm:
    """Return the `Realm` of a kingdom, cached by the identity of the kingdom."""
    cached = _CACHED_REALMS[kingdom.first]
    for cached_kingdom, realm in cached:
        if cached_kingdom is kingdom:
            return realm
    realm = Realm(kingdom, table)
    _CACHED_REALMS[kingdom.first] = ((kingdom, realm), *cached[: MAX_CACHED - 1])
    return realm


def _ships_by_colour(columns: Columns) -> FourCounts:
    """Return the number of ships in the columns that serve each colour."""
    built = [card for column in columns for card in column if card > Card.TREASURE]
    if not built:
        return NO_PIECES
    counts = [0, 0, 0, 0]
    for ship in built:
        for colour in SHIP_COLOURS[ship]:
            counts[colour] += 1
    return (counts[0], counts[1], counts[2], counts[3])


@lru_cache(maxsize=1 << 10)
def _hand_values(hand: FourCounts, order: tuple[Colour, ...], catastrophes: int) -> Values:
    """Return the feature values of a hand, with its colours in `order`, and of the seat's catastrophes."""
    counts = [hand[colour] for colour in order]
    return (
        *[count > 0 for count in counts],
        *[count > 1 for count in counts],
        *[max(0, min(_MAX_HELD, count) - 2) for count in counts],
        *(min(_MAX_HELD, hand[Colour.RED]), catastrophes, sum(hand)),
    )


@lru_cache(maxsize=1 << 10)
def _revolt_chances(lead: float) -> Sequence[Values]:
    """Return the chances of success of a revolt with `lead` more red cards in the hand: without and with a free red
    card in the kingdom, against a leader who does not and who does stand on a red card."""
    return [[_win_chance(_RED_CARD_WEIGHT * (lead + has_red - safe - 0.5)) for safe in (0, 1)] for has_red in (0, 1)]


class LeaderTotals:
    """Sums over leaders, each counted with its share of one.

    `count_by_colour`: their number by colour.
    `income`: their income from ships.
    `has_any`: whether there are any.
    `on_red`: the number on red cards.
    `backing`: the number of cards that back them.
    `danger`: the probability that an attack on them succeeds.
    `danger_ship`: that probability times their ships.
    """

    __slots__ = ("_share", "backing", "count_by_colour", "danger", "danger_ship", "has_any", "income", "on_red")

    def __init__(self, share: float) -> None:
        self._share, self.has_any = share, False
        self.count_by_colour, self.income = [0.0] * len(EVERY_COLOUR), [0.0] * len(EVERY_COLOUR)
        self.on_red = self.backing = self.danger = self.danger_ship = 0.0

    def add(self, colour: Colour, safe: int, backed: int, ships: int, danger: float) -> None:
        """Add a leader. `safe`: 1 if it stands on a red card, otherwise 0. `backed`: the number of cards that back it.
        `ships`: the number of ships of its colour. `danger`: the chance that an attack on it succeeds."""
        share, self.has_any = self._share, True
        self.count_by_colour[colour] += share
        self.income[colour] += share * ships
        self.on_red += share * safe
        self.backing += share * backed
        self.danger += share * danger
        self.danger_ship += share * danger * ships


class Features:
    """The computation of the features of a position for a seat.

    `own`: the pile of the seat.
    """

    def __init__(self, view: KingsView, seat: Seat) -> None:
        self._view, self._seat, self._table = view, seat, view.table
        self._hand: FourCounts = view.hand or NO_PIECES
        self._others = [rival_seat for rival_seat in range(len(view.hands)) if rival_seat != seat]
        self._share = 1 / len(self._others)
        self.own = pile_of(view, seat)
        self._rival = max([pile_of(view, rival_seat) for rival_seat in self._others], key=_prize_parts)
        self._realms = _realms(self._table)
        self._treasures = sum([realm.treasures for realm in self._realms])
        self._expected = self._unseen_by_colour()
        self._gaps = [
            (left.lacks[1] + right.lacks[0], left, right)
            for left, right in pairwise(self._realms)
            if self._table.links[right.first - 1] is None
        ]

    def _unseen_by_colour(self) -> Values:
        """Return the expected number of cards of each colour in another player's hand, derived from the open cards."""
        view, open_piles = self._view, [pile for pile in self._view.banked if pile is not None]
        hidden = (sum(view.piles) - sum(map(sum, open_piles))) / len(EVERY_COLOUR)
        lying = map(sum, zip(*[realm.counts for realm in self._realms], *open_piles, strict=False))
        unseen = [
            all_of - discarded - in_hand - hidden - on_table
            for all_of, discarded, in_hand, on_table in zip(CARD_COUNTS, view.out, self._hand, lying, strict=True)
        ]
        unseen[Colour.RED] += self._treasures
        total = sum(unseen)
        return [HAND_SIZE * count / total for count in unseen] if total > 0 else [0.0] * len(EVERY_COLOUR)

    def values(self) -> Mapping[str, Values]:
        """Return the values of all features by their terms, in the order of `FEATURES`."""
        view, red = self._view, self._hand[Colour.RED]
        leaders, safety, rivals, attack = self._leader_values()
        own_reach, rival_reach = self._traders_reaching()
        own_rows, rival_rows = self._leaders_served_by_ships()
        return {
            "points": self.own.values,
            "hand": _hand_values(self._hand, self.own.order, view.catastrophes[self._seat]),
            "leaders": leaders,
            "safety": safety,
            "rivals": [
                *self._rival.values,
                *rivals,
                self._share * sum([view.catastrophes[rival_seat] for rival_seat in self._others]),
                *(*rival_reach, *rival_rows),
            ],
            "conflict": [*attack, *self._expected_wars(0), *self._expected_wars(1)],
            "promised": [own_reach[0] and red > 0, own_reach[0] and not red, *own_reach[1:], *own_rows],
            "time": [1, self._treasures, rounds_left(view), len(self._table.ships)],
        }

    def _leader_values(self) -> tuple[Values, Values, Values, Values]:
        """Return the feature values of the seat's leaders, of their safety, of rivals' leaders, and of revolts against
        these."""
        hand, seat = self._hand, self._seat
        red, red_expected = hand[Colour.RED], self._expected[Colour.RED]
        attacked, attacking = _revolt_chances(red_expected - red), _revolt_chances(red - red_expected)
        totals, rival_totals, endangered = LeaderTotals(1.0), LeaderTotals(self._share), self.own.order[:2]
        cover, others_cover = [0, 0, 0, 0], [0, 0, 0, 0]
        low_danger = best_revolt = 0.0
        for realm in self._realms:
            for colour, ruler in realm.rulers:
                (cover if ruler == seat else others_cover)[colour] = 1
            for owner, colour, safe, backed, ships in realm.standing:
                if owner == seat:
                    danger = attacked[realm.has_red][safe]
                    totals.add(colour, safe, backed, ships, danger)
                    if colour in endangered:
                        low_danger += danger
                else:
                    chance = attacking[realm.has_red][safe]
                    rival_totals.add(colour, safe, backed, ships, chance)
                    best_revolt = max(best_revolt, chance * (1 + ships))
        ordered = self.own.ordered
        leaders = [
            *ordered(cover),
            *ordered([covered and count > 0 for covered, count in zip(cover, hand, strict=True)]),
            *ordered([covered and min(2, count // 2) for covered, count in zip(cover, hand, strict=True)]),
            *ordered(totals.count_by_colour),
            *ordered(totals.income),
            *ordered(list(map(min, totals.income, hand))),
            not totals.has_any,
        ]
        ordered = self._rival.ordered
        rivals = [
            *ordered(others_cover),
            *ordered(rival_totals.income),
            *ordered(rival_totals.count_by_colour),
            not rival_totals.has_any,
            *(red_expected, rival_totals.on_red, rival_totals.backing),
        ]
        safety = [totals.on_red, totals.backing, totals.danger, totals.danger_ship, low_danger]
        return leaders, safety, rivals, [rival_totals.danger, rival_totals.danger_ship, best_revolt]

    def _expected_wars(self, missing: int) -> Values:
        """Return the expected results of the conflicts that a joining card would start, in gaps that lack `missing`
        cards: likely wins and losses, their prizes, and the best gap for each side."""
        total_wins = total_losses = prizes = losses = best = worst = 0.0
        for cards_missing, left, right in self._gaps:
            if cards_missing != missing or not left.leaders or not right.leaders:
                continue
            attack = defence = 0.0
            for colour, left_leader in left.leaders.items():
                right_leader = right.leaders.get(colour)
                if right_leader is None or (left_leader.seat == self._seat) == (right_leader.seat == self._seat):
                    continue
                realm, rival = (left, right) if left_leader.seat == self._seat else (right, left)
                lead = realm.counts[colour] + self._hand[colour] - rival.counts[colour] - self._expected[colour]
                win_chance, loss_chance = _win_chance(lead - 0.5), _win_chance(-lead - 0.5)
                prize = PRIZE_VALUES[self.own.order.index(colour)] * _points_at_stake(rival, colour)
                loss = PRIZE_VALUES[self._rival.order.index(colour)] * _points_at_stake(realm, colour)
                total_wins, total_losses = total_wins + win_chance, total_losses + loss_chance
                prizes, losses = prizes + win_chance * prize, losses + loss_chance * loss
                attack += win_chance * (prize + _LEADER_LOSS) - (1 - win_chance) * (loss + _LEADER_LOSS)
                defence += loss_chance * (loss + _LEADER_LOSS) - (1 - loss_chance) * (prize + _LEADER_LOSS)
            best, worst = max(best, attack), max(worst, defence)
        return [total_wins, total_losses, prizes, losses, best, worst]

    def _traders_reaching(self) -> tuple[list[bool], list[bool]]:
        """Return whether the seat's trader, and a trader of another seat, would get a treasure from a joining card:
        now, after one more card, and after two."""
        own_reach, rival_reach = [False] * 3, [False] * 3
        for cards_missing, left, right in self._gaps:
            if cards_missing < len(own_reach) and left.treasures + right.treasures > 1:
                traders = {
                    trader.seat for realm in (left, right) if (trader := realm.leaders.get(Colour.GREEN)) is not None
                }
                if len(traders) == 1:
                    (own_reach if self._seat in traders else rival_reach)[cards_missing] = True
        return own_reach, rival_reach

    def _leaders_served_by_ships(self) -> tuple[list[int], list[int]]:
        """Return the number of leaders that a ship would serve, for rows of three of its cards and of two: the seat's
        leaders if it holds the missing cards, and others' leaders."""
        own_leaders, rival_leaders, ships = [0, 0], [0, 0], self._table.ships
        for realm in self._realms:
            for row, last, served in realm.rows:
                if any(last in SHIP_COLOURS[ship] for ship in ships):
                    own_count = served.count(self._seat)
                    if self._hand[last] > row:
                        own_leaders[row] = max(own_leaders[row], own_count)
                    rival_leaders[row] = max(rival_leaders[row], len(served) - own_count)
        return own_leaders, rival_leaders


def _points_at_stake(realm: Realm, colour: Colour) -> float:
    """Return the points at stake in a conflict against a leader of a kingdom."""
    treasures = realm.treasures if colour == Colour.RED else 0
    return min(_MAX_PRIZE, 1 + max(0, realm.counts[colour] - treasures - 1))


def _prize_parts(pile: Pile) -> FourValues:
    return pile.parts


def _win_chance(lead: float) -> float:
    """Return the chance to win a conflict with a lead of that many cards."""
    return 1 / (1 + exp(-lead))
