"""The view of a seat, without the order of decks, and sampled positions that fit it."""

from collections.abc import Iterator
from functools import lru_cache

from msgspec import Struct

from engine.chance import Chance, Stream
from engine.game import Seat
from engine.games.wayfarers.components.tables import DECKS, KINDS, SCHEMES
from engine.games.wayfarers.state import Keep, State, Table, Task
from engine.kit.hiding import new_key

UNSEEN_CARD = ""
"""A card in a deck that the seat has not seen."""
PUBLIC_BIT = 1 << 4


class WayfarersView(Struct, frozen=True):
    """A position as a seat sees it.

    `seat`: the viewing seat; None means the public.
    `table`: all open components.
    `decks`: the cards of each deck from the top, UNSEEN_CARD for each that the seat has not seen.
    `drawn`: the drawn cards of which the seat keeps one, or as many times UNSEEN_CARD if another seat does.
    `schemes`: the number of cards in the scheme deck of the rival.
    `shuffles`: how often that deck was shuffled.
    """

    seat: Seat | None
    table: Table
    decks: tuple[tuple[str, ...], ...]
    drawn: tuple[str, ...]
    schemes: int
    shuffles: int

    @property
    def agenda(self) -> tuple[Task, ...]:
        """Return the open tasks, the next one first, or () once the game is over."""
        return self.table.agenda


def view(state: State, seat: Seat | None) -> WayfarersView:
    """Return the state as `seat` may see it: decks, future draws and another seat's three drawn cards are hidden
    (R3.9)."""
    table = state.table
    bit = PUBLIC_BIT if seat is None else 1 << seat
    decks = tuple(
        (UNSEEN_CARD,) * len(deck) if not seen else _seen_deck(deck, seen, bit)
        for deck, seen in zip(state.decks, table.seen, strict=True)
    )
    looks = table.agenda[:1] == () or not isinstance(table.agenda[0], Keep) or seat == table.turn.seat
    drawn = state.drawn if looks else (UNSEEN_CARD,) * len(state.drawn)
    return WayfarersView(seat, table, decks, drawn, len(state.schemes), state.shuffles)


@lru_cache(maxsize=1 << 9)
def _seen_deck(deck: tuple[str, ...], masks: tuple[int, ...], bit: int) -> tuple[str, ...]:
    unseen = len(deck) - len(masks)
    drawn = zip(deck[unseen:], masks, strict=True)
    return (*(UNSEEN_CARD,) * unseen, *(card if mask & bit else UNSEEN_CARD for card, mask in drawn))


def sample_state(view: WayfarersView, chance: Chance) -> State:
    """Return a random state that the view's seat cannot distinguish from the true one: unseen cards are shuffled."""
    stream = chance.stream("imagine")
    key = new_key(stream)
    face_up = set(_face_up_cards(view.table))
    decks = []
    drawn = view.drawn
    for cards, deck in zip(DECKS, view.decks, strict=True):
        open_cards = face_up.union(deck, view.drawn)
        unseen = list(stream.shuffle(tuple(card for card in cards if card not in open_cards)))
        decks.append(tuple(card or unseen.pop() for card in deck))
        if UNSEEN_CARD in drawn and KINDS[len(decks) - 1] == _kind_of_drawn_cards(view.table):
            drawn = tuple(unseen.pop() for _ in drawn)
    return State(view.table, tuple(decks), key, drawn, _sample_schemes(view, stream), view.shuffles)


def _kind_of_drawn_cards(table: Table) -> str:
    return next((getattr(task, "kind", "") for task in table.agenda[:1]), "")


def _sample_schemes(view: WayfarersView, stream: Stream) -> tuple[str, ...]:
    rival = view.table.rival
    if rival is None:
        return ()
    return stream.shuffle(tuple(card for card in SCHEMES if card not in rival.opened))


def _face_up_cards(table: Table) -> Iterator[str]:
    """Yield every card in a row, with a player or with the rival."""
    for row in table.rows:
        yield from (lying.card for lying in row if lying is not None)
    for player in table.players:
        yield from (*player.land, *player.water, *player.space)
        yield from (card for _, card in (*player.tucked, *player.hosts))
    if table.rival is not None:
        yield from table.rival.cards
