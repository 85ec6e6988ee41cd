"""Retrieving workers, and rolling or turning dice (R2.11, R2.15, R2.16)."""

from collections.abc import Iterator

from msgspec.structs import replace

from engine.game import IllegalMove, Seat, SeatRef, Words
from engine.games.wayfarers.changes.gains import pay_fee
from engine.games.wayfarers.components.effects import REFRESH_DIE, RETRIEVE_WORKER, SHIFT_DIE
from engine.games.wayfarers.components.tables import KINDS, ROW_BY_KIND, SLOT_BY_NAME
from engine.games.wayfarers.draft import Draft
from engine.games.wayfarers.questions import match_word
from engine.games.wayfarers.questions.effects import EffectAnswer
from engine.games.wayfarers.questions.paying import explain_wrong_fee, fee_at, fee_receiver, moves_with_fee
from engine.games.wayfarers.reading.caravan import reachable_values
from engine.games.wayfarers.reading.gaining import row_and_slot
from engine.games.wayfarers.reading.prices import cards_in_row, find_in_rows, payable_fees
from engine.games.wayfarers.state import Batch, OpenPosition, State, Table
from engine.games.wayfarers.updates import with_worker
from engine.games.wayfarers.vocabulary import CARD, DIE, DIE_PLACE, GOOD, WORKER
from engine.kit.annotations import Annotations
from engine.kit.question import illegal_move


class RetrieveWorker(EffectAnswer):
    """Retrieve a worker from a face-up card (R2.11)."""

    name, effects = "retrieve", (RETRIEVE_WORKER,)
    takes = (CARD, WORKER)
    takes_optionally = (GOOD.with_name("fee"),)
    reasons = ("no-such-effect", "no-worker-there", "worker-of-this-turn")
    events = ("worker-retrieved",)

    def whole_moves(self, situation: OpenPosition, seat: Seat, batch: Batch, words: Words) -> Iterator[Words]:
        """Yield the workers on face-up cards, with the fee."""
        for kind in KINDS:
            for _, lying in cards_in_row(situation, kind):
                if lying.workers and lying.card in match_word((lying.card,), words, 0):
                    fees = payable_fees(situation, seat, lying)
                    for worker in match_word(lying.workers, words, 1):
                        if (lying.card, worker) != situation.turn.worker:
                            yield from moves_with_fee((lying.card, worker), fees, words)

    def play(self, draft: Draft, seat: Seat, task: Batch, arguments: Words) -> None:
        card, colour = arguments[:2]
        self.remove_effect(draft, task, arguments)
        kind, slot = row_and_slot(draft, card)
        lying = draft.row_card(kind, slot)
        pay_fee(draft, lying, fee_at(arguments, len(self.takes)))
        left = tuple(worker for worker in lying.workers if worker != colour)
        draft.set_row_card(kind, slot, replace(lying, workers=left))
        draft.player = with_worker(draft.player, colour, 1)
        draft.journal.report("worker-retrieved", who=SeatRef(seat), worker=colour, card=card)

    def refusal(self, state: State, seat: Seat, task: Batch, arguments: Words) -> IllegalMove:
        table = state.table
        place = find_in_rows(table, arguments[0])
        if not self.matching_effects(task):
            return illegal_move("no-such-effect", "R3.1", kind="retrieve")
        if place is None or arguments[1] not in place[2].workers:
            return illegal_move("no-worker-there", "R2.11", card=arguments[0], cards=_cards_with_workers(table))
        if arguments[:2] == table.turn.worker:
            return illegal_move("worker-of-this-turn", "R2.11", card=arguments[0])
        reason = explain_wrong_fee(table, seat, place[2], arguments[2:], 0)
        return reason or illegal_move("no-worker-there", "R2.11", card=arguments[0], cards=())

    def annotate_words(self, annotations: Annotations, table: Table, seat: Seat, words: Words) -> None:
        if len(words) == 1:
            place = find_in_rows(table, words[0])
            annotations.note("fee", fee_receiver(seat, place[2]) if place else None)


def _cards_with_workers(table: Table) -> Words:
    return tuple(lying.card for kind in KINDS for lying in table.rows[ROW_BY_KIND[kind]] if lying and lying.workers)


class RefreshDie(EffectAnswer):
    """Roll a die again, one that is placed or in the supply (R2.15)."""

    name, effects = "refresh", (REFRESH_DIE,)
    takes = (DIE_PLACE,)
    reasons = ("no-such-die",)
    events = ("die-refreshed",)

    def whole_moves(self, situation: OpenPosition, seat: Seat, batch: Batch, words: Words) -> Iterator[Words]:
        """Yield the slots with a die, and the dice in the supply."""
        player = situation.players[seat]
        places = (*(slot for slot, _ in player.placed), *dict.fromkeys(str(value) for value in player.dice))
        yield from ((word,) for word in match_word(places, words, 0))

    def play(self, draft: Draft, seat: Seat, task: Batch, arguments: Words) -> None:
        self.remove_effect(draft, task, arguments)
        player = draft.player
        if arguments[0] in SLOT_BY_NAME:
            dice = player.dice
            draft.player = replace(
                player, placed=tuple(placed for placed in player.placed if placed[0] != arguments[0])
            )
        else:
            place = player.dice.index(int(arguments[0]))
            dice = (*player.dice[:place], *player.dice[place + 1 :])
        (value,) = draft.roll_dice(seat, 1)
        draft.player = replace(draft.player, dice=tuple(sorted((*dice, value))))
        draft.journal.report("die-refreshed", who=SeatRef(seat), place=arguments[0], value=value)

    def refusal(self, state: State, seat: Seat, task: Batch, arguments: Words) -> IllegalMove:
        player = state.table.players[seat]
        placed, dice = tuple(slot for slot, _ in player.placed), tuple(str(value) for value in player.dice)
        return illegal_move("no-such-die", "R2.15", dice=dice, slots=placed)


class ShiftDie(EffectAnswer):
    """Turn a die in the supply one up or down (R2.16)."""

    name, effects = "shift", (SHIFT_DIE,)
    takes = (DIE, DIE.with_name("to"))
    reasons = ("no-such-die", "one-step-only")

    def whole_moves(self, situation: OpenPosition, seat: Seat, batch: Batch, words: Words) -> Iterator[Words]:
        """Yield the dice in the supply, each one up and one down."""
        for value in dict.fromkeys(situation.players[seat].dice):
            if str(value) in match_word((str(value),), words, 0):
                faces = tuple(str(face) for face in reachable_values(value, 1))
                yield from ((str(value), face) for face in match_word(faces, words, 1))

    def play(self, draft: Draft, seat: Seat, task: Batch, arguments: Words) -> None:
        self.remove_effect(draft, task, arguments)
        draft.shift_die(int(arguments[0]), int(arguments[1]))

    def refusal(self, state: State, seat: Seat, task: Batch, arguments: Words) -> IllegalMove:
        dice = tuple(str(value) for value in state.table.players[seat].dice)
        if arguments[0] not in dice:
            return illegal_move("no-such-die", "R2.16", dice=dice, slots=())
        return illegal_move("one-step-only", "R2.16", die=arguments[0])
