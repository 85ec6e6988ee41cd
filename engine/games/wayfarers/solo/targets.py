"""The rival's actions on cards. It chooses the first card in its order, but asks before it acts on one with the human's
influence (R8.19)."""

from msgspec.structs import replace

from engine.game import SeatRef
from engine.games.wayfarers.components.tables import SPOT_EFFECTS, WORKER_COLOURS
from engine.games.wayfarers.draft import Draft, return_influence
from engine.games.wayfarers.reading.prices import find_in_rows
from engine.games.wayfarers.solo.sight import (
    card_to_mark,
    cards_for_worker,
    cards_to_take,
    slot_order,
    workers_to_retrieve,
)
from engine.games.wayfarers.state import RIVAL, Lying, Steps, Target
from engine.games.wayfarers.updates import with_goods, with_rival_worker, with_worker_on_card

HUMAN_SEAT = 0
WANT_TO_TAKE, WANT_TO_PLACE, WANT_TO_RETRIEVE = "take", "place", "retrieve"


def take_card(draft: Draft, kind: str) -> None:
    """Let the rival gain the first card of a row in its order, or ask about it."""
    _pursue_target(draft, Target(WANT_TO_TAKE, cards_to_take(draft, draft.require_rival(), kind)))


def retrieve_worker(draft: Draft) -> None:
    """Let the rival retrieve the first worker in its order, or ask about its card."""
    pairs = workers_to_retrieve(draft, draft.require_rival())
    _pursue_target(
        draft, Target(WANT_TO_RETRIEVE, tuple(card for card, _ in pairs), tuple(worker for _, worker in pairs))
    )


def place_worker(draft: Draft, colours: tuple[str, ...]) -> bool:
    """Let the rival place a worker of the first possible colour. Return whether it could (R8.4)."""
    rival = draft.require_rival()
    for worker in colours:
        cards = cards_for_worker(draft, rival, worker) if rival.workers[WORKER_COLOURS.index(worker)] else ()
        if cards:
            _pursue_target(draft, Target(WANT_TO_PLACE, cards, (worker,) * len(cards)))
            return True
    return False


def place_influence_on_card(draft: Draft) -> None:
    """Let the rival place influence on a card (R8.9)."""
    if card := card_to_mark(draft, draft.require_rival()):
        kind, slot, lying = _find_card(draft, card)
        draft.set_row_card(kind, slot, replace(lying, owner=RIVAL))
        draft.journal.report("rival-marked", card=card, kind=kind, slot=slot + 1, why=_slot_reason(draft, kind))


def allow_card(draft: Draft, good: str) -> None:
    """Give the human a good from the common supply, and let the rival act on the card in question."""
    target = _ask_human(draft)
    draft.agenda.pop()
    draft.players[HUMAN_SEAT] = with_goods(draft.players[HUMAN_SEAT], good, 1)
    draft.journal.report("rival-allowed", who=SeatRef(HUMAN_SEAT), card=target.cards[0], good=good)
    _act_on_card(draft, target)


def deny_card(draft: Draft, good: str) -> None:
    """Take a good from the human, move the card in question to the end, and let the rival go on with the next."""
    target = _ask_human(draft)
    draft.agenda.pop()
    draft.players[HUMAN_SEAT] = with_goods(draft.players[HUMAN_SEAT], good, -1)
    draft.journal.report("rival-denied", who=SeatRef(HUMAN_SEAT), card=target.cards[0], good=good)
    _pursue_target(
        draft,
        replace(
            target,
            cards=(*target.cards[1:], target.cards[0]),
            workers=(*target.workers[1:], *target.workers[:1]),
            denied=target.denied + 1,
        ),
    )


def _pursue_target(draft: Draft, target: Target) -> None:
    """Let the rival act on the first card of `target`, or push the question about that card if the human has influence
    on it. Without a card, do nothing."""
    if not target.cards:
        return
    _, _, lying = _find_card(draft, target.cards[0])
    if lying.owner == HUMAN_SEAT:
        draft.agenda.push(target)
    else:
        _act_on_card(draft, target)


def _ask_human(draft: Draft) -> Target:
    target = draft.agenda.tasks[0]
    if not isinstance(target, Target):
        raise TypeError("the rival does not ask")
    return target


def _find_card(draft: Draft, card: str) -> tuple[str, int, Lying]:
    place = find_in_rows(draft, card)
    if place is None:
        raise ValueError(f"{card} does not lie in its row")
    return place


def _act_on_card(draft: Draft, target: Target) -> None:
    card = target.cards[0]
    kind, slot, lying = _find_card(draft, card)
    rival = draft.require_rival()
    match target.want:
        case "take":
            draft.set_row_card(kind, slot, None)
            for worker in lying.workers:
                rival = with_rival_worker(rival, worker, 1)
            draft.rival = replace(rival, cards=(*rival.cards, card))
            return_influence(draft, lying.owner)
            draft.journal.report("rival-took", card=card, kind=kind, slot=slot + 1, why=_slot_reason(draft, kind))
        case "place":
            worker = target.workers[0]
            draft.rival = with_rival_worker(rival, worker, -1)
            draft.set_row_card(kind, slot, with_worker_on_card(lying, worker))
            draft.turn = replace(draft.turn, worker=(card, worker))
            draft.journal.report(
                "rival-placed-worker", worker=worker, card=card, slot=slot + 1, why=_slot_reason(draft, kind)
            )
            draft.agenda.push(Steps("worker", SPOT_EFFECTS[kind][slot]))
        case "retrieve":
            worker = target.workers[0]
            draft.rival = with_rival_worker(rival, worker, 1)
            workers_left = tuple(colour for colour in lying.workers if colour != worker)
            draft.set_row_card(kind, slot, replace(lying, workers=workers_left))
            draft.journal.report("rival-retrieved", worker=worker, card=card, why=_slot_reason(draft, kind))


def _slot_reason(draft: Draft, kind: str) -> tuple[str, ...]:
    """Return the slots (from 1) in the rival's order, which explains its choice, or () if this is from left to right or
    was already reported."""
    order = slot_order(draft.require_rival(), kind)
    slots = tuple(str(slot + 1) for slot in order)
    return () if sorted(order) == list(order) or draft.journal.has_reported("why", slots) else slots
