"""Positions that look like a view: what is unseen is dealt anew."""

from collections import Counter

from engine.chance import Chance, Stream
from engine.kings.draft import five
from engine.kings.pieces import CARD_COUNTS, EVERY_COLOUR, TREASURES, Card
from engine.kings.regions import cards
from engine.kings.setup import removed_unseen
from engine.kings.state import FiveCounts, State
from engine.kings.view import KingsView
from engine.kit.counts import NONE, FourCounts, counted, spelt


def imagine(view: KingsView, chance: Chance) -> State:
    """Return a state that `view.seat` cannot tell from the true one."""
    stream = chance.stream("imagine")
    banked, unseen = _piles(view, stream)
    hands: list[FourCounts] = []
    for seat, count in enumerate(view.hands):
        if seat == view.seat and view.hand is not None:
            hands.append(view.hand)
        else:
            hands.append(counted(unseen[:count]))
            unseen = unseen[count:]
    removed = removed_unseen(len(view.dynasties))
    return State(
        dynasties=view.dynasties,
        open_piles=view.open_piles,
        table=view.table,
        hands=tuple(hands),
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
