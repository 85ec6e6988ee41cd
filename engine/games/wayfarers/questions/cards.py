"""Cards: taken from their row, hired, tucked or drawn (R3.6 to R3.17)."""

from abc import abstractmethod
from collections.abc import Iterator, Sequence
from typing import Any, ClassVar

from engine.game import Facts, IllegalMove, Seat, SeatRef, Words
from engine.games.wayfarers.annotations import vp_change
from engine.games.wayfarers.changes.gains import add_to_panorama, open_batch, pay_fee, take_from_row
from engine.games.wayfarers.components.effects import DRAW_CARDS, PROVISION, SILVER, Item
from engine.games.wayfarers.components.effects import GAIN_CARD as OF_CARD
from engine.games.wayfarers.components.tables import (
    CARDS,
    DRAWN_CARDS,
    INSPIRATION,
    KINDS,
    LAND,
    ROW_BY_KIND,
    SPACE,
    SPOT_EFFECTS,
    TOWNSFOLK,
    WATER,
)
from engine.games.wayfarers.draft import Draft
from engine.games.wayfarers.questions import Answer, InTurn, match_word
from engine.games.wayfarers.questions import Situation as Asked
from engine.games.wayfarers.questions.effects import EffectAnswer, annotate_effects, effect_words, first_wanted_effect
from engine.games.wayfarers.questions.paying import (
    charge_cost,
    explain_shortage,
    explain_wrong_fee,
    fee_at,
    fee_receiver,
    moves_with_fee,
)
from engine.games.wayfarers.reading.counting import shared_link_effects
from engine.games.wayfarers.reading.gaining import (
    count_space_places,
    draw_price,
    free_spaces,
    gainable_cards,
    possible_hosts,
    row_and_slot,
)
from engine.games.wayfarers.reading.prices import find_in_rows, net_price, silver_price
from engine.games.wayfarers.state import EVERYBODY_MASK, Batch, Keep, OpenPosition, State, Table
from engine.games.wayfarers.updates import with_card
from engine.games.wayfarers.vocabulary import CARD, DISCARD_WORD, GOOD, HOST, SPACE_CARD
from engine.kit.annotations import Annotations
from engine.kit.question import illegal_move
from engine.kit.resources import unexplained_refusal
from engine.kit.vocabulary import Vocabulary


class _GainCard(EffectAnswer):
    """Gain a card from a row for its price and the fee.

    `kinds`: which kinds of cards the verb gains.
    """

    takes: ClassVar[tuple[Vocabulary[Any], ...]]
    effects: ClassVar[tuple[str, ...]] = ()
    takes_optionally = (GOOD.with_name("fee"),)
    kinds: ClassVar[tuple[str, ...]]
    reasons: ClassVar[tuple[str, ...]] = ("no-such-effect", "not-in-row", "worker-of-this-turn")

    def gain(self, draft: Draft, task: Batch, words: Words, host: str = "", space: str = "") -> None:
        """Pay, take the card out of its row, and add it to the panorama or apply the effect of its spot (R3.16)."""
        card, fee = words[0], fee_at(words, len(self.takes))
        kind, slot = row_and_slot(draft, card)
        item = self.remove_effect(draft, task, words, about=kind)
        lying = draft.row_card(kind, slot)
        pay_fee(draft, lying, fee)
        if price := silver_price(kind, slot, card, item):
            charge_cost(draft, ((SILVER, price),))
        _annotate_gain(draft, card, host, space)
        take_from_row(draft, kind, slot, lying)
        if space == DISCARD_WORD:
            draft.put_under_deck(kind, card, EVERYBODY_MASK)
            open_batch(draft, "spot", card, SPOT_EFFECTS[kind][slot])
        else:
            add_to_panorama(draft, card, host, space)

    def matching_effects(self, batch: Batch) -> Sequence[Item]:
        """Return the effects of a batch that allow gaining a card of the verb's `kinds`."""
        return [item for item in super().matching_effects(batch) if item.about in self.kinds]

    def known_words(self, state: State, seat: Seat, task: Batch) -> Words:
        """Return the cards of the rows from which the batch allows a gain."""
        kinds = dict.fromkeys(item.about for item in self.matching_effects(task))
        return tuple(card for kind in kinds for card in _card_words_in_row(state.table, kind))

    def explain_missing(self, state: State, seat: Seat, task: Batch, words: Words) -> IllegalMove:
        """Return why a card is not offered, whatever fee is named with it."""
        if not words:
            return super().explain_missing(state, seat, task, words)
        found = self.refusal_reason(state.table, seat, task, words)
        return found if found and found.reason != "fee-missing" else self.explain_unfit(state.table, seat, words[0])

    def refusal(self, state: State, seat: Seat, task: Batch, arguments: Words) -> IllegalMove:
        """Return why the card can't be gained, or why it can't go to the named place."""
        return self.refusal_reason(state.table, seat, task, arguments) or self.explain_unfit(
            state.table, seat, arguments[0]
        )

    @abstractmethod
    def explain_unfit(self, table: Table, seat: Seat, card: str) -> IllegalMove:
        """Return why a card that could be paid for has no place in the panorama."""

    def refusal_reason(self, table: Table, seat: Seat, task: Batch, words: Words) -> IllegalMove | None:
        """Return why a card of a row can't be gained, or None if nothing prevents it."""
        kind = CARDS[words[0]].kind
        item = first_wanted_effect(table, OF_CARD, kind) if kind in self.kinds else None
        if item is None:
            return illegal_move("no-such-effect", "R3.1", kind=kind)
        place = find_in_rows(table, words[0])
        if place is None:
            return illegal_move("not-in-row", "R3.6", card=words[0], cards=_card_words_in_row(table, kind))
        if words[0] in table.turn.worker:
            return illegal_move("worker-of-this-turn", "R2.11", card=words[0])
        price = net_price(table, SILVER, silver_price(kind, place[1], words[0], item))
        if table.players[seat].silver < price:
            return explain_shortage(table, seat, ((SILVER, price),), discounted=True)
        return explain_wrong_fee(table, seat, place[2], words[len(self.takes) :], price)

    def annotate_words(self, annotations: Annotations, table: Table, seat: Seat, words: Words) -> None:
        """Note a card's price, fee, workers, effect, links and points."""
        if len(words) != 1:
            return
        card = words[0]
        place, player = find_in_rows(table, card), table.players[seat]
        item = first_wanted_effect(table, OF_CARD, CARDS[card].kind)
        if place is None or item is None:
            return
        kind, slot, lying = place
        if price := silver_price(kind, slot, card, item):
            annotations.note("good", SILVER)
            annotations.note("price", price)
            annotations.note_number("net", net_price(table, SILVER, price))
        annotations.note("fee", fee_receiver(seat, lying))
        annotations.note("workers", lying.workers)
        annotate_effects(annotations, CARDS[card].on_gain)
        annotations.note("links", effect_words(tuple(shared_link_effects(player, card))) if kind == WATER else ())
        if kind not in (INSPIRATION, TOWNSFOLK):
            annotations.note("points", vp_change(table, seat, with_card(player, card, "", "")))


def _card_words_in_row(table: Table, kind: str) -> Words:
    return tuple(lying.card for lying in table.rows[ROW_BY_KIND[kind]] if lying is not None)


def _annotate_gain(draft: Draft, card: str, host: str = "", space: str = "") -> None:
    actor, kind = SeatRef(draft.turn.seat), CARDS[card].kind
    if host:
        draft.journal.report("townsfolk-hired", who=actor, card=card, host=host)
    elif space == DISCARD_WORD:
        draft.journal.report("inspiration-discarded", who=actor, card=card)
    elif space:
        draft.journal.report("inspiration-tucked", who=actor, card=card, space=space)
    else:
        draft.journal.report("card-gained", who=actor, card=card, kind=kind)


class TakeCard(_GainCard):
    """Gain a land, water or space card from its row (R3.6, R3.14)."""

    name, effects = "take", (OF_CARD,)
    takes = (CARD,)
    kinds = (LAND, WATER, SPACE)
    reasons = ("another-verb", "no-place-above")

    def whole_moves(self, situation: OpenPosition, seat: Seat, batch: Batch, words: Words) -> Iterator[Words]:
        """Yield each land, water or space card that may be gained now, with each way to pay the fee."""
        for item in self.matching_effects(batch):
            if item.about != SPACE or count_space_places(situation.players[seat]) > 0:
                for card, ways in gainable_cards(situation, seat, item.about, item, words):
                    yield from moves_with_fee((card,), ways, words)

    def play(self, draft: Draft, seat: Seat, task: Batch, arguments: Words) -> None:
        self.gain(draft, task, arguments)

    def refusal(self, state: State, seat: Seat, task: Batch, arguments: Words) -> IllegalMove:
        table = state.table
        if (
            CARDS[arguments[0]].kind == SPACE
            and first_wanted_effect(table, OF_CARD, SPACE)
            and count_space_places(table.players[seat]) <= 0
        ):
            return illegal_move("no-place-above", "R3.14")
        return super().refusal(state, seat, task, arguments)

    def explain_unfit(self, table: Table, seat: Seat, card: str) -> IllegalMove:
        if CARDS[card].kind == SPACE and count_space_places(table.players[seat]) <= 0:
            return illegal_move("no-place-above", "R3.14")
        return illegal_move("another-verb", "R3.6")


class DrawCards(EffectAnswer):
    """Draw three cards from a deck, to keep one of them (R3.9)."""

    name, effects = "draw", (OF_CARD, DRAW_CARDS)
    reasons = ("deck-empty", "draw-needs-die", "no-such-effect")
    events = ("drew", "drew-cards")

    def whole_moves(self, situation: OpenPosition, seat: Seat, batch: Batch, words: Words) -> Iterator[Words]:
        """Yield () once for each effect by which three cards may be drawn from a deck."""
        for item in self.matching_effects(batch):
            if item.about not in (LAND, WATER) or not situation.left[KINDS.index(item.about)]:
                continue
            if item.word == DRAW_CARDS or (
                batch.by == "die" and draw_price(situation) <= situation.players[seat].provision
            ):
                yield ()

    def play(self, draft: Draft, seat: Seat, task: Batch, arguments: Words) -> None:
        item: Item = self.remove_effect(draft, task, arguments)
        kind = item.about
        if item.word == OF_CARD and not draft.turn.pigeon:
            charge_cost(draft, ((PROVISION, 1),))
        count = min(DRAWN_CARDS, draft.left[ROW_BY_KIND[kind]])
        draft.journal.report("drew", who=SeatRef(seat), kind=kind, count=count)
        draft.drawn = tuple(draft.draw_top(kind) for _ in range(count))
        draft.journal.report_to(seat, "drew-cards", cards=draft.drawn)
        draft.journal.mark_informed(seat)
        draft.agenda.push(Keep(kind))

    def refusal(self, state: State, seat: Seat, task: Batch, arguments: Words) -> IllegalMove:
        table = state.table
        item = next((item for item in task.items if item.word == DRAW_CARDS), None) or first_wanted_effect(
            table, OF_CARD, LAND, WATER
        )
        if item is None:
            return illegal_move("no-such-effect", "R3.9", kind="draw")
        if not table.left[ROW_BY_KIND[item.about]]:
            return illegal_move("deck-empty", "R3.9", kind=item.about)
        if task.by != "die":
            return illegal_move("draw-needs-die", "R3.9")
        return explain_shortage(table, seat, ((PROVISION, draw_price(table)),), "R3.9", discounted=True)

    def explain_missing(self, state: State, seat: Seat, task: Batch, words: Words) -> IllegalMove:
        """Return why no remaining effect can draw cards."""
        drawing = any(
            item.about in (LAND, WATER) and (item.word == DRAW_CARDS or task.by == "die")
            for item in self.matching_effects(task)
        )
        return self.refusal(state, seat, task, words) if drawing else unexplained_refusal()

    def annotate_words(self, annotations: Annotations, table: Table, seat: Seat, words: Words) -> None:
        for task in table.agenda[:1]:
            if isinstance(task, Batch) and task.by == "die":
                annotations.note("good", PROVISION)
                annotations.note("price", draw_price(table))
                annotations.note_number("net", draw_price(table))


class HireTownsfolk(_GainCard):
    """Gain a townsfolk card and put it under one of the player's cards (R3.17)."""

    name, effects = "hire", (OF_CARD,)
    takes = (CARD, HOST)
    kinds = (TOWNSFOLK,)
    reasons = ("no-host",)

    def whole_moves(self, situation: OpenPosition, seat: Seat, batch: Batch, words: Words) -> Iterator[Words]:
        """Yield each townsfolk card that may be hired now with each possible host and way to pay the fee."""
        for item in self.matching_effects(batch):
            for card, ways in gainable_cards(situation, seat, item.about, item, words):
                for host in match_word(possible_hosts(situation.players[seat], card), words, 1):
                    yield from moves_with_fee((card, host), ways, words)

    def play(self, draft: Draft, seat: Seat, task: Batch, arguments: Words) -> None:
        self.gain(draft, task, arguments, host=arguments[1])

    def explain_unfit(self, table: Table, seat: Seat, card: str) -> IllegalMove:
        return illegal_move(
            "no-host", "R3.17", card=card, under=CARDS[card].under, hosts=possible_hosts(table.players[seat], card)
        )

    def annotate_words(self, annotations: Annotations, table: Table, seat: Seat, words: Words) -> None:
        super().annotate_words(annotations, table, seat, words)
        if len(words) == len(self.takes):
            card = CARDS[words[0]]
            annotations.note("effect", effect_words((*card.with_host, *card.on_rest)))
            annotations.note("lends", card.lends)
            annotations.note("points", vp_change(table, seat, with_card(table.players[seat], words[0], words[1], "")))


class GainInspiration(_GainCard):
    """Gain an inspiration card, tucked with a space card or discarded (R3.16)."""

    name, effects = "inspire", (OF_CARD,)
    takes = (CARD, SPACE_CARD)
    kinds = (INSPIRATION,)
    reasons = ("no-space-card",)

    def whole_moves(self, situation: OpenPosition, seat: Seat, batch: Batch, words: Words) -> Iterator[Words]:
        """Yield inspiration cards with the space card with which they are tucked, or with `discard`."""
        places = (*free_spaces(situation.players[seat]), DISCARD_WORD)
        for item in self.matching_effects(batch):
            for card, ways in gainable_cards(situation, seat, item.about, item, words):
                for place in match_word(places, words, 1):
                    yield from moves_with_fee((card, place), ways, words)

    def play(self, draft: Draft, seat: Seat, task: Batch, arguments: Words) -> None:
        self.gain(draft, task, arguments, space=arguments[1])

    def explain_unfit(self, table: Table, seat: Seat, card: str) -> IllegalMove:
        return illegal_move("no-space-card", "R3.16", spaces=(*free_spaces(table.players[seat]), DISCARD_WORD))

    def annotate_words(self, annotations: Annotations, table: Table, seat: Seat, words: Words) -> None:
        super().annotate_words(annotations, table, seat, words)
        if len(words) != len(self.takes):
            return
        card, space = words
        if space == DISCARD_WORD:
            place = find_in_rows(table, card)
            annotate_effects(annotations, SPOT_EFFECTS[place[0]][place[1]] if place else ())
        else:
            annotations.note("points", vp_change(table, seat, with_card(table.players[seat], card, "", space)))


class KeepCard(Answer[Keep]):
    """Keep one of the drawn cards. The player chooses the order of the other two under the deck (R3.9)."""

    name = "keep"
    takes = (CARD,)
    takes_optionally = (CARD.with_name("lowest"),)
    secret = True
    reasons = ("not-drawn",)

    def moves(self, state: State, seat: Seat, task: Keep, words: Words) -> Iterator[Words]:
        for card in match_word(state.drawn, words, 0):
            returned = tuple(drawn_card for drawn_card in state.drawn if drawn_card != card)
            if len(returned) > 1:
                yield from ((card, last) for last in match_word(returned, words, 1))
            else:
                yield (card,)

    def play(self, draft: Draft, seat: Seat, task: Keep, arguments: Words) -> None:
        card, lowest = arguments[0], arguments[1:]
        draft.agenda.pop()
        rest = [other_card for other_card in draft.drawn if other_card not in arguments]
        for other_card in (*rest, *lowest):
            draft.put_under_deck(task.kind, other_card, 1 << seat)
        draft.drawn = ()
        _annotate_gain(draft, card)
        add_to_panorama(draft, card)

    def refusal(self, state: State, seat: Seat, task: Keep, arguments: Words) -> IllegalMove:
        return illegal_move("not-drawn", "R3.9", cards=state.drawn)

    def annotate_words(self, annotations: Annotations, table: Table, seat: Seat, words: Words) -> None:
        if len(words) != 1:
            return
        card, player = words[0], table.players[seat]
        annotate_effects(annotations, CARDS[card].on_gain)
        annotations.note(
            "links", effect_words(tuple(shared_link_effects(player, card))) if CARDS[card].kind == WATER else ()
        )
        annotations.note("points", vp_change(table, seat, with_card(player, card, "", "")))


class KeepQuestion(InTurn[Keep]):
    """Ask which of the drawn cards to keep."""

    task = Keep
    kind = "keep"
    private = True
    answers = (KeepCard(),)

    def facts(self, situation: Asked, task: Keep) -> Facts:
        return (("kind", task.kind),)
