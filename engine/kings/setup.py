"""Positions that are dealt: the first one (1), and those that look like a view."""

from collections import Counter

from engine.chance import Chance, Stream
from engine.game import Options
from engine.kings.draft import five
from engine.kings.pieces import (
    CARD_COUNTS,
    CATASTROPHES_EACH,
    EVERY_COLOUR,
    HAND,
    REMOVED_FOR_TWO,
    SHIPS,
    TREASURES,
    Card,
)
from engine.kings.places import COLUMNS, GAPS
from engine.kings.regions import cards
from engine.kings.state import AT_HOME, FiveCounts, State, Table
from engine.kings.view import KingsView
from engine.kit.counts import NONE, counted, dealt, spelt


def setup(marks: tuple[str, ...], options: Options, chance: Chance) -> State:
    """Return the first position: eight treasures in a row, eight cards a hand, the rest shuffled once for the whole
    game (1)."""
    seats = len(marks)
    cards = bytes(chance.stream("deck").shuffled(spelt(CARD_COUNTS)))
    removed, dealt = removed_unseen(seats), seats * HAND
    return State(
        dynasties=marks,
        open_piles=options.get("open-piles", "no") == "yes",
        table=Table(((Card.TREASURE,),) * COLUMNS, (None,) * GAPS, (AT_HOME,) * seats, SHIPS),
        hands=tuple(counted(cards[seat * HAND : (seat + 1) * HAND]) for seat in range(seats)),
        catastrophes=(CATASTROPHES_EACH,) * seats,
        banked=((0, 0, 0, 0, 0),) * seats,
        tops=(None,) * seats,
        deck=cards[dealt + removed :],
        box=counted(cards[dealt : dealt + removed]),
    )


def removed_unseen(seats: int) -> int:
    """Return how many cards are removed unseen in a game of so many seats (1.3)."""
    return REMOVED_FOR_TWO if seats == 2 else 0


def imagine(view: KingsView, chance: Chance) -> State:
    """Return a state that `view.seat` cannot tell from the true one."""
    stream = chance.stream("imagine")
    banked, unseen = _piles(view, stream)
    hands, unseen = dealt(unseen, view.hands, view.seat, view.hand)
    removed = removed_unseen(len(view.dynasties))
    return State(
        dynasties=view.dynasties,
        open_piles=view.open_piles,
        table=view.table,
        hands=hands,
        catastrophes=view.catastrophes,
        banked=banked,
        tops=view.tops,
        deck=unseen[removed:],
        box=counted(unseen[:removed]),
        out=view.out,
        turn=view.turn,
        actions=view.actions,
        agenda=view.agenda,
        conflict=view.conflict,
        ended=view.ended,
        idle=view.idle,
        naming=view.naming,
    )


def _piles(view: KingsView, stream: Stream) -> tuple[tuple[FiveCounts, ...], bytes]:
    """Return the piles, those that are not shown drawn from the cards that could be in them, and the cards left
    over."""
    known = [pile or _top_alone(top) for pile, top in zip(view.banked, view.tops, strict=True)]
    lying = Counter(card for _, card in cards(view.table))
    treasures = _treasures(view, [pile[Card.TREASURE] for pile in known], TREASURES - lying[Card.TREASURE], stream)
    unseen = bytes(stream.shuffled(_unseen(view, lying, known)))
    banked = []
    for pile, size, kept in zip(known, view.piles, treasures, strict=True):
        missing = size - sum(pile[:4]) - kept
        drawn, unseen = counted(unseen[:missing]), unseen[missing:]
        banked.append(five([*(own + more for own, more in zip(pile, drawn, strict=False)), kept]))
    return tuple(banked), unseen


def _unseen(view: KingsView, lying: Counter[Card], known: list[FiveCounts]) -> bytes:
    hand = view.hand or NONE
    return spelt(
        CARD_COUNTS[colour] - lying[colour.card] - view.out[colour] - hand[colour] - sum(pile[colour] for pile in known)
        for colour in EVERY_COLOUR
    )


def _top_alone(top: Card | None) -> FiveCounts:
    return five([int(card == top) for card in range(Card.TREASURE + 1)])


def _treasures(view: KingsView, known: list[int], taken: int, stream: Stream) -> list[int]:
    """Return how many treasures each pile holds: together as many as were taken, none more than it has cards."""
    found = list(known)
    room = [
        size - sum(pile or _top_alone(top)) for pile, top, size in zip(view.banked, view.tops, view.piles, strict=True)
    ]
    for _ in range(min(taken - sum(known), sum(room))):
        seat = stream.choice([seat for seat, free in enumerate(room) for _ in range(free)])
        found[seat] += 1
        room[seat] -= 1
    return found
