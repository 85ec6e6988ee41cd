"""The view of a seat, and sampled positions that fit it."""

from collections import Counter
from typing import Annotated

from engine import codec
from engine.chance import Chance, Stream
from engine.game import Seat
from engine.games.kingdoms.naming import UNNAMED, Naming, Position
from engine.games.kings.pieces import CARD_COUNTS, EVERY_COLOUR, TREASURE_COUNT, Card, removed_cards
from engine.games.kings.state import Conflict, FiveCounts, State, Table, Task, five_counts
from engine.kit.counts import NO_PIECES, FourCounts, count_colours, deal_heaps, list_pieces


class KingsView(Position, frozen=True, eq=False):
    """A position as a seat sees it. Hidden parts are None, or only their number is known.

    `seat`: the viewing seat; None means the public.
    `dynasties`: the dynasty of each seat.
    `open_piles`: whether everybody may look into the victory piles.
    `table`: all open components.
    `turn`: the seat whose turn it is.
    `actions`: the number of actions left in this turn.
    `hand`: the cards of the viewing seat by colour, or None for the public.
    `hands`: the number of cards that each seat holds.
    `catastrophes`: the number of catastrophes that each seat has.
    `tops`: the top card of each victory pile, or None if the pile is empty.
    `piles`: the number of cards in each victory pile.
    `banked`: the number of cards of each colour in each seat's victory pile, or None if it is closed.
    `deck`: the number of cards in the deck.
    `out`: the cards that were discarded openly, by colour.
    `agenda`: the open tasks, the next one first.
    `conflict`: the open conflict, or the one of the last action, or None.
    `ended`: the reason for the end of the game; "" while it goes on.
    `idle`: the number of turns, up to now, in which no card left a hand and none could be added to the table (R25).
    `naming`: the names of the kingdoms. They follow from earlier moves and are part of no digest.
    """

    seat: Seat | None
    dynasties: tuple[str, ...]
    open_piles: bool
    table: Table
    turn: Seat
    actions: int
    hand: FourCounts | None
    hands: tuple[int, ...]
    catastrophes: tuple[int, ...]
    tops: tuple[Card | None, ...]
    piles: tuple[int, ...]
    banked: tuple[FiveCounts | None, ...]
    deck: int
    out: FourCounts
    agenda: tuple[Task, ...]
    conflict: Conflict | None
    ended: str
    idle: int = 0
    naming: Annotated[Naming, codec.UNWRITTEN_FIELD] = UNNAMED

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.ended)


def view(state: State, seat: Seat | None) -> KingsView:
    """Return the state as `seat` may see it: hands are closed, and only the top card of each pile is visible (6.3,
    R20)."""
    return _view(state, seat, state.open_piles or bool(state.ended))


def recall_view(state: State, seat: Seat | None) -> KingsView:
    """Return the view of a seat that remembers every card that came to a pile, since all of them were open then (6.2,
    9.6, 10.7)."""
    return _view(state, seat, with_piles=True)


def _view(state: State, seat: Seat | None, with_piles: bool) -> KingsView:
    return KingsView(
        seat,
        state.dynasties,
        state.open_piles,
        state.table,
        state.turn,
        state.actions,
        None if seat is None else state.hands[seat],
        tuple([sum(hand) for hand in state.hands]),
        state.catastrophes,
        state.tops,
        tuple([sum(pile) for pile in state.banked]),
        state.banked if with_piles else (None,) * len(state.banked),
        len(state.deck),
        state.out,
        state.agenda,
        state.conflict,
        state.ended,
        state.idle,
        state.naming,
    )


def sample_state(view: KingsView, chance: Chance) -> State:
    """Return a random state that `view.seat` cannot distinguish from the true one."""
    stream = chance.stream("imagine")
    banked, unseen = _sample_piles(view, stream)
    hands, unseen = deal_heaps(unseen, view.hands, view.seat, view.hand)
    removed = removed_cards(len(view.dynasties))
    return State(
        dynasties=view.dynasties,
        open_piles=view.open_piles,
        table=view.table,
        hands=hands,
        catastrophes=view.catastrophes,
        banked=banked,
        tops=view.tops,
        deck=unseen[removed:],
        box=count_colours(unseen[:removed]),
        out=view.out,
        turn=view.turn,
        actions=view.actions,
        agenda=view.agenda,
        conflict=view.conflict,
        ended=view.ended,
        idle=view.idle,
        naming=view.naming,
    )


def _sample_piles(view: KingsView, stream: Stream) -> tuple[tuple[FiveCounts, ...], bytes]:
    """Return the piles, with hidden ones drawn from the possible cards, and the remaining cards."""
    open_piles = [pile or _counts_with_only_top(top) for pile, top in zip(view.banked, view.tops, strict=True)]
    table = view.table
    lying = Counter(card for cards in (*table.columns, table.links) for card in cards if card is not None)
    treasures = _sample_treasures(
        view, [pile[Card.TREASURE] for pile in open_piles], TREASURE_COUNT - lying[Card.TREASURE], stream
    )
    unseen = bytes(stream.shuffle(_unseen_cards(view, lying, open_piles)))
    banked = []
    for pile, size, treasure in zip(open_piles, view.piles, treasures, strict=True):
        missing = size - sum(pile[:4]) - treasure
        drawn, unseen = count_colours(unseen[:missing]), unseen[missing:]
        banked.append(five_counts([*(count + extra for count, extra in zip(pile, drawn, strict=False)), treasure]))
    return tuple(banked), unseen


def _unseen_cards(view: KingsView, lying: Counter[Card], known_piles: list[FiveCounts]) -> bytes:
    hand = view.hand or NO_PIECES
    return list_pieces(
        CARD_COUNTS[colour]
        - lying[colour.card]
        - view.out[colour]
        - hand[colour]
        - sum(pile[colour] for pile in known_piles)
        for colour in EVERY_COLOUR
    )


def _counts_with_only_top(top: Card | None) -> FiveCounts:
    return five_counts([int(card == top) for card in range(Card.TREASURE + 1)])


def _sample_treasures(view: KingsView, known_treasures: list[int], taken: int, stream: Stream) -> list[int]:
    """Return a random number of treasures for each pile, never more than its cards; together, all that were taken from
    the table. `known_treasures`: the treasures seen in each pile, `taken`: the number taken."""
    treasures = list(known_treasures)
    room = [
        size - sum(pile or _counts_with_only_top(top))
        for pile, top, size in zip(view.banked, view.tops, view.piles, strict=True)
    ]
    for _ in range(min(taken - sum(known_treasures), sum(room))):
        seat = stream.choice([seat for seat, free in enumerate(room) for _ in range(free)])
        treasures[seat] += 1
        room[seat] -= 1
    return treasures
