"""Gathering and trade (11)."""

from collections.abc import Sequence

from engine.game import IllegalMove, Seat, VerbKind, Words
from engine.games.mesopotamia.annotations import annotate_goods
from engine.games.mesopotamia.changes.effects import gain_goods, pay_goods, place_amphora
from engine.games.mesopotamia.content.tables import (
    GATHER,
    GATHERED_GOODS,
    GOODS,
)
from engine.games.mesopotamia.draft import Draft
from engine.games.mesopotamia.questions import EndTask, HalfAnswer, HalvesQuestion, explain_shortage
from engine.games.mesopotamia.reading.board import can_pay, remaining_amphorae
from engine.games.mesopotamia.reading.goods import counts_of, goods_words
from engine.games.mesopotamia.reading.halves import (
    open_sources,
    tradable_places,
)
from engine.games.mesopotamia.state import Halves, Player, Stall, State
from engine.games.mesopotamia.view import MesopotamiaView
from engine.games.mesopotamia.vocabulary import GOOD, SLOT, SOURCE
from engine.kit.annotations import Annotations
from engine.kit.question import illegal_move


class GatherGood(HalfAnswer):
    """Gather one good from a unit, settlement, ship or home not used yet in this action (11.2)."""

    name, rule, takes = "gather", "11.2", (SOURCE, GOOD)
    kind = VerbKind.REPEATABLE
    reasons = ("blocked", "gathered-already", "never-gathered", "no-good-there", "no-source", "other-good-there")
    events = ("gathered",)

    def choices(self, state: State, seat: Seat, task: Halves, words: Words) -> Sequence[str]:
        sources = dict(open_sources(state, seat, task.used))
        return sources[words[0]] if words else tuple(sources)

    def used_source(self, words: Words) -> Words:
        return words[:1]

    def carry_out(self, draft: Draft, seat: Seat, task: Halves, words: Words) -> None:
        source, good = words
        draft.change_goods(seat, counts_of(GOODS.index(good), 1))
        draft.journal.report("gathered", who=draft.player_fact(seat), source=source, goods=(good,))

    def explain_wrong_word(self, state: State, seat: Seat, task: Halves, words: Words, word: str) -> IllegalMove | None:
        if words:
            return self._explain_wrong_good(state, seat, task, words, word)
        if word in task.used:
            return illegal_move("gathered-already", "11.3", source=word)
        area = state.content.map.by_name.get(word.partition("-")[2], -1)
        if area in state.config.blocked:
            return illegal_move("blocked", "11.5", area=word)
        if area >= 0 and state.content.map.areas[area].good is None:
            return illegal_move("no-good-there", "11.4", area=word)
        return illegal_move("no-source", "11.2", source=word)

    def _explain_wrong_good(
        self, state: State, seat: Seat, task: Halves, words: Words, word: str
    ) -> IllegalMove | None:
        if word not in GOODS:
            return None
        if word not in GATHERED_GOODS:
            return illegal_move("never-gathered", "11.6", choices=tuple(self.words(state, seat, task, words)))
        return illegal_move("other-good-there", "11.2", source=words[0], good=word)


class UseTradeToken(HalfAnswer):
    """Trade by the token in a place of the market: pay its left side, take its right side (11.7)."""

    name, rule, takes = "trade", "11.7", (SLOT,)
    reasons = ("level-too-low", "needs-a-ship", "no-token-there", "traded-already")
    events = ("amphora-placed", "toll-taken", "traded")

    def choices(self, state: State, seat: Seat, task: Halves, words: Words) -> Sequence[str]:
        return tuple(tradable_places(state, seat, task))

    def used_source(self, words: Words) -> Words:
        return words

    def known_words(self, state: State, seat: Seat, task: Halves) -> Words:
        return tuple(slot.name for slot, stall in zip(state.content.slots, state.market, strict=True) if stall.token)

    def carry_out(self, draft: Draft, seat: Seat, task: Halves, words: Words) -> None:
        """Pay the supply or the owner of the amphora, and take the goods on the right side of the token (11.8,
        11.9)."""
        number, stall = _find_stall(draft.state, words[0])
        token = draft.content.tokens[stall.token]
        pay_goods(draft, seat, token.cost)
        if stall.amphora is None:
            place_amphora(draft, seat, number, token.vp)
        elif stall.amphora != seat and not draft.state.is_bot(stall.amphora):
            draft.change_goods(stall.amphora, token.cost)
            draft.journal.report("toll-taken", who=draft.player_fact(stall.amphora), goods=goods_words(token.cost))
        draft.journal.report("traded", who=draft.player_fact(seat), slot=words[0], token=stall.token)
        gain_goods(draft, seat, token.gain)

    def explain_wrong_word(self, state: State, seat: Seat, task: Halves, words: Words, word: str) -> IllegalMove | None:
        slots = {slot.name: slot for slot in state.content.slots}
        if word not in slots:
            return None
        slot, (_, stall) = slots[word], _find_stall(state, word)
        if not stall.token:
            return illegal_move("no-token-there", "11.7", slot=word)
        if slot.section > task.level:
            return illegal_move("level-too-low", "11.7", what="gather", level=slot.section)
        if word in task.used:
            return illegal_move("traded-already", "11.7", slot=word)
        if slot.ship and not any(owner == seat for _, owner in state.fleet):
            return illegal_move("needs-a-ship", "11.7", slot=word)
        return _explain_token_shortage(state, seat, word, stall)

    def annotate(self, annotations: Annotations, view: MesopotamiaView, seat: Seat, task: Halves, words: Words) -> None:
        """Note the price and who receives it, the goods, and the points of a new amphora."""
        if not words:
            return
        state = view.position
        _, stall = _find_stall(state, words[0])
        token, owner = state.content.tokens[stall.token], stall.amphora
        annotate_goods(annotations, price=token.cost, gain=token.gain)
        annotations.note_component(stall.token)
        if owner is None:
            annotations.note("points", token.vp)
        elif owner != seat:
            annotations.note("to", state.config.empires[owner])


def _find_stall(state: State, word: str) -> tuple[int, Stall]:
    """Return the number of a market place, and its content."""
    number = [slot.name for slot in state.content.slots].index(word)
    return number, state.market[number]


def _explain_token_shortage(state: State, player: Player, slot: str, stall: Stall) -> IllegalMove:
    cost = state.content.tokens[stall.token].cost
    if not can_pay(state, player, cost):
        return explain_shortage(state, player, "11.8", cost)
    if stall.amphora is None and not remaining_amphorae(state, player):
        return illegal_move("no-amphora-left", "11.10", slot=slot)
    return illegal_move("taken-by-the-city", "24.7", slot=slot)


class GatherQuestion(HalvesQuestion):
    """Ask for the next gathering or trade, or the end of the action."""

    task, kind = (Halves, GATHER), "gather"
    answers = (GatherGood(), UseTradeToken(), EndTask())
