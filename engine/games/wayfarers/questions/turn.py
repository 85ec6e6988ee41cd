"""A turn: a die, a worker or a rest, its end, and the last round if the journal is blocked (R2, R4.9, R6, R7.8)."""

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations

from msgspec.structs import replace

from engine.game import BadWords, Facts, IllegalMove, Seat, SeatRef, Words
from engine.games.wayfarers.changes.gains import open_batch, pay_fee
from engine.games.wayfarers.changes.turns import end_turn
from engine.games.wayfarers.components.effects import PROVISION, SILVER
from engine.games.wayfarers.components.tables import KINDS, SPOT_EFFECTS, WORKER_COLOURS, WORKERS_BY_ROW, spot_name
from engine.games.wayfarers.draft import Draft, position_with_worker
from engine.games.wayfarers.questions import Answer, InTurn, VerbWithoutWords, match_word
from engine.games.wayfarers.questions import Situation as Asked
from engine.games.wayfarers.questions.effects import annotate_effects, can_apply_any, effect_words
from engine.games.wayfarers.questions.paying import (
    explain_unusable_guild,
    explain_wrong_fee,
    fee_at,
    fee_receiver,
    moves_with_fee,
)
from engine.games.wayfarers.reading.caravan import columns, reach_by_trade, reach_of_value, reachable_values
from engine.games.wayfarers.reading.dice import (
    can_use_guild,
    has_pigeon,
    missing_assets,
    open_slots,
    own_slots,
    placements,
    rest_effects,
    slot_effects,
)
from engine.games.wayfarers.reading.gaining import row_and_slot
from engine.games.wayfarers.reading.prices import cards_in_row, find_in_rows, payable_fees
from engine.games.wayfarers.reading.prospects import is_journal_blocked
from engine.games.wayfarers.state import NO_ROUND, Act, Batch, Lying, OpenPosition, State, Table, ThreeCounts, Wrap
from engine.games.wayfarers.updates import with_worker, with_worker_on_card
from engine.games.wayfarers.vocabulary import CARD, DIE, GOOD, GUILD_HELP, SLOT_OF_DIE, WORKER
from engine.kit.annotations import Annotations
from engine.kit.question import illegal_move
from engine.kit.resources import unexplained_refusal

_ALWAYS_BRINGS = frozenset(
    (kind, slot)
    for kind, spots in SPOT_EFFECTS.items()
    for slot, effects in enumerate(spots)
    if any(item.word in (SILVER, PROVISION) for item in effects)
)
"""The rows and slots whose worker spots bring goods, so that placing a worker there always has an effect."""


def _begin_turn_end(draft: Draft) -> None:
    """Replace the task of acting by the task of ending the turn, below the effects to come."""
    draft.agenda.pop()
    draft.agenda.push(Wrap())


class PlaceDie(Answer[Act]):
    """Place a die from the supply on a slot, with the help of guilds if it needs it (R2.2 to R2.7)."""

    name = "die"
    takes = (DIE, SLOT_OF_DIE, DIE.with_name("face"))
    takes_optionally = (GUILD_HELP, GUILD_HELP.with_name("more"))
    reasons = ("no-dice", "no-free-slot")
    events = ("die-placed",)

    def moves(self, state: State, seat: Seat, task: Act, words: Words) -> Iterator[Words]:
        """Yield a die of the supply, its slot, the value with which it is placed, and the help that it needs."""
        table = state.table
        dice = table.players[seat].dice
        if not words:
            return placements(table, seat, dice)
        values = [value for value in dice if str(value) == words[0]]
        placed = placements(table, seat, values, match_word(open_slots(table, seat), words, 1))
        return (move for move in placed if move[: len(words)] == words)

    def play(self, draft: Draft, seat: Seat, task: Act, arguments: Words) -> None:
        value, slot, face = int(arguments[0]), arguments[1], int(arguments[2])
        _begin_turn_end(draft)
        draft.journal.report(
            "die-placed", who=SeatRef(seat), value=value, slot=slot, face=face, altered=int(face != value)
        )
        for ability in arguments[3:]:
            draft.use_guild("exploration" if ability == "ship" else ability)
        player = draft.player
        dice = list(player.dice)
        dice.remove(value)
        column = columns(player.tiles)[face]
        pigeon = has_pigeon(draft, player, slot, face)
        draft.player = replace(player, dice=tuple(dice), placed=(*player.placed, (slot, face)))
        draft.turn = replace(
            draft.turn, silver_off=column.silver_off, provision_off=column.provision_off, pigeon=pigeon
        )
        open_batch(draft, "die", slot, slot_effects(draft, player, slot))

    def refusal(self, state: State, seat: Seat, task: Act, arguments: Words) -> IllegalMove:
        table = state.table
        return _explain_no_slot(table, seat, arguments) or _explain_no_help(table, seat, arguments)

    def explain_missing(self, state: State, seat: Seat, task: Act, words: Words) -> IllegalMove:
        own = state.table.players[seat].dice
        return illegal_move("no-free-slot" if own else "no-dice", "R2.2")

    def annotate_words(self, annotations: Annotations, table: Table, seat: Seat, words: Words) -> None:
        """Note the effects of a slot, the additional assets of a die's value, and the price of help."""
        player = table.players[seat]
        match words:
            case (_, slot):
                annotate_effects(annotations, slot_effects(table, player, slot))
                annotations.note_component(slot)
            case (_, slot, face):
                column = columns(player.tiles)[int(face)]
                annotations.note("silver-off", column.silver_off)
                annotations.note("provision-off", column.provision_off)
                annotations.note("pigeon", int(has_pigeon(table, player, slot, int(face))))
            case (_, _, _, *helps):
                annotations.note("guild", tuple("exploration" if word == "ship" else "trade" for word in helps))
                annotations.note("price", len(helps))


def _explain_no_slot(table: Table, seat: Seat, words: Words) -> IllegalMove | None:
    """Return why a die of this value can't go to this slot with any help, or None if it can."""
    player, slot = table.players[seat], words[1]
    dice = tuple(str(value) for value in player.dice)
    if words[0] not in dice:
        return illegal_move("no-such-die", "R2.2", dice=dice, slots=())
    if slot not in own_slots(player):
        return illegal_move("not-your-slot", "R2.2", slot=slot, slots=open_slots(table, seat))
    if slot in table.turn.fresh:
        return illegal_move("gained-this-turn", "R3.5", card=slot)
    if slot not in open_slots(table, seat):
        return illegal_move("slot-taken", "R2.2", slot=slot, slots=open_slots(table, seat))
    return None


def _explain_no_help(table: Table, seat: Seat, words: Words) -> IllegalMove:
    """Return the refusal of a face that the die cannot show, or of help that is missing, used or not needed."""
    player, value, slot, face = table.players[seat], int(words[0]), words[1], int(words[2])
    reachable = reach_of_value(player.tiles, value)
    if face not in reachable and not (face in reach_by_trade(player.tiles, value) and "trade" in words):
        return illegal_move("die-cannot-become", "R2.5", die=value, face=face, faces=_as_words(reachable))
    missing = missing_assets(table, player, slot, face)
    if missing and (missing != {"ship": 1} or "ship" not in words):
        return illegal_move("asset-missing", "R2.3", slot=slot, face=face, assets=tuple(Counter(missing).elements()))
    for word, guild in (("ship", "exploration"), ("trade", "trade")):
        if word in words and not can_use_guild(table, seat, guild):
            return explain_unusable_guild(table, guild)
    needed_help = (*(("ship",) if missing else ()), *(() if face in reachable else ("trade",)))
    rule = "R4.10" if words[3:].count("ship") > needed_help.count("ship") else "R4.9"
    return illegal_move("help-not-needed", rule, help=needed_help)


def _as_words(values: frozenset[int]) -> Words:
    return tuple(str(value) for value in sorted(values))


class PlaceWorker(Answer[Act]):
    """Place a worker on a face-up card (R2.8 to R2.10)."""

    name = "worker"
    takes = (WORKER, CARD)
    takes_optionally = (GOOD.with_name("fee"),)
    reasons = (
        "no-card-for-workers",
        "no-such-worker",
        "no-workers",
        "not-in-row",
        "nothing-to-do",
        "other-worker",
        "worker-there",
    )
    events = ("worker-placed",)

    def moves(self, state: State, seat: Seat, task: Act, words: Words) -> Iterator[Words]:
        """Yield a worker's colour, the card to place it on, and the good that pays the fee if there is one."""
        table = state.table
        colours = [colour for colour, count in zip(WORKER_COLOURS, table.players[seat].workers, strict=True) if count]
        wanted_card = words[1:2]
        fees_by_card: dict[str, Words] = {}
        for colour in match_word(colours, words, 0):
            for kind in KINDS:
                if colour in WORKERS_BY_ROW[kind]:
                    for slot, lying in cards_in_row(table, kind):
                        card = lying.card
                        if (not wanted_card or card in wanted_card) and colour not in lying.workers:
                            if card not in fees_by_card:  # no effect of a spot asks for the worker's colour
                                fees_by_card[card] = _useful_fees(table, seat, colour, (kind, slot, lying))
                            yield from moves_with_fee((colour, card), fees_by_card[card], words)

    def play(self, draft: Draft, seat: Seat, task: Act, arguments: Words) -> None:
        colour, card = arguments[:2]
        kind, slot = row_and_slot(draft, card)
        _begin_turn_end(draft)
        lying = draft.row_card(kind, slot)
        pay_fee(draft, lying, fee_at(arguments, len(self.takes)))
        draft.player = with_worker(draft.player, colour, -1)
        draft.set_row_card(kind, slot, with_worker_on_card(lying, colour))
        draft.turn = replace(draft.turn, worker=(card, colour))
        draft.journal.report("worker-placed", who=SeatRef(seat), worker=colour, card=card, kind=kind, slot=slot + 1)
        open_batch(draft, "worker", card, SPOT_EFFECTS[kind][slot], is_mandatory=True)

    def refusal(self, state: State, seat: Seat, task: Act, arguments: Words) -> IllegalMove:
        table = state.table
        colour, card = arguments[:2]
        if not table.players[seat].workers[WORKER_COLOURS.index(colour)]:
            return illegal_move("no-such-worker", "R2.8", worker=colour)
        place = find_in_rows(table, card)
        if place is None:
            return illegal_move("not-in-row", "R2.8", card=card, cards=())
        kind, _, lying = place
        if colour not in WORKERS_BY_ROW[kind]:
            return illegal_move("other-worker", "R2.8", kind=kind, workers=WORKERS_BY_ROW[kind])
        if colour in lying.workers:
            return illegal_move("worker-there", "R2.8", card=card, worker=colour)
        reason = explain_wrong_fee(table, seat, lying, arguments[2:], 0)
        return reason or illegal_move("nothing-to-do", "R2.10", card=card)

    def explain_missing(self, state: State, seat: Seat, task: Act, words: Words) -> IllegalMove:
        held = any(state.table.players[seat].workers)
        return illegal_move("no-card-for-workers" if held else "no-workers", "R2.8")

    def annotate_words(self, annotations: Annotations, table: Table, seat: Seat, words: Words) -> None:
        place = find_in_rows(table, words[1]) if len(words) == len(self.takes) else None
        if place is not None:
            kind, slot, lying = place
            annotate_effects(annotations, SPOT_EFFECTS[kind][slot])
            annotations.note_component(spot_name(kind, slot))
            annotations.note("fee", fee_receiver(seat, lying))


def _useful_fees(situation: OpenPosition, seat: Seat, colour: str, card_place: tuple[str, int, Lying]) -> Words:
    """Return the ways to pay the fee after which, with the worker placed, something of a spot's effect can be done
    (R2.10, W26)."""
    kind, slot, lying = card_place
    owed = payable_fees(situation, seat, lying)
    if (kind, slot) in _ALWAYS_BRINGS:
        return owed
    effects = SPOT_EFFECTS[kind][slot]
    batch = Batch("worker", lying.card, effects)
    return tuple(
        [
            fee
            for fee in owed
            if can_apply_any(position_with_worker(situation, seat, colour, card_place, fee), seat, batch, effects)
        ]
    )


class TakeRest(Answer[Act]):
    """Rest: placed dice return, and they are rolled together with the named dice of the supply (R2.12 to R2.14)."""

    name = "rest"
    takes_optionally = tuple(DIE.with_name(place) for place in ("first", "second", "third", "fourth", "fifth"))
    events = ("rested", "rolled")

    def is_possible(self, state: State, seat: Seat, task: Act) -> bool:
        return True

    def moves(self, state: State, seat: Seat, task: Act, words: Words) -> Iterator[Words]:
        """Yield each choice of dice from the supply to roll too, each in ascending order."""
        dice = [str(value) for value in state.table.players[seat].dice]
        selections = dict.fromkeys(
            selection for count in range(len(dice) + 1) for selection in combinations(dice, count)
        )
        yield from (selection for selection in selections if selection[: len(words)] == words)

    def play(self, draft: Draft, seat: Seat, task: Act, arguments: Words) -> None:
        _begin_turn_end(draft)
        player = draft.player
        effects = rest_effects(player)
        dice = list(player.dice)
        for value in arguments:
            dice.remove(int(value))
        count = len(player.placed) + len(arguments)
        rolled = draft.roll_dice(seat, count) if count else ()
        draft.player = replace(draft.player, dice=tuple(sorted((*dice, *rolled))), placed=())
        draft.journal.report("rested", who=SeatRef(seat), count=count)
        if rolled:
            draft.journal.report("rolled", who=SeatRef(seat), dice=tuple(str(value) for value in rolled))
        if effects:
            open_batch(draft, "rest", "rest", effects)

    def refusal(self, state: State, seat: Seat, task: Act, arguments: Words) -> IllegalMove:
        return _explain_own_dice(state.table, seat, "R2.13")

    def annotate_words(self, annotations: Annotations, table: Table, seat: Seat, words: Words) -> None:
        """Note the effects of a rest, if it has any (R2.12)."""
        if not words:
            player = table.players[seat]
            annotations.note("dice", len(player.placed))
            annotations.note("effect", effect_words(rest_effects(player)))


def _explain_own_dice(table: Table, seat: Seat, rule: str) -> IllegalMove:
    return illegal_move("other-dice", rule, dice=tuple(str(value) for value in table.players[seat].dice))


class AdjustDice(Answer[Act | Wrap]):
    """Adjust one die of the supply by 1 or 2, or two dice by 1 each, for influence on trade (R4.9)."""

    name = "adjust"
    takes = (DIE, DIE.with_name("to"))
    takes_optionally = (DIE.with_name("other"), DIE.with_name("then"))
    reasons = ("incomplete",)

    def read(self, words: Words) -> Words:
        """Return the words after the verb, which are pairs of dice. Raises BadWords for others."""
        meant = super().read(words)
        if len(words) % 2:
            raise BadWords("incomplete", ("verb", self.name))
        return meant

    def is_possible(self, state: State, seat: Seat, task: Act | Wrap) -> bool:
        return _may_adjust(state.table)

    def moves(self, state: State, seat: Seat, task: Act | Wrap, words: Words) -> Iterator[Words]:
        table = state.table
        if not can_use_guild(table, seat, "trade"):
            return
        dice = table.players[seat].dice
        ones = tuple((value, face) for value in dict.fromkeys(dice) for face in reachable_values(value, 1))
        twos = tuple((value, face) for value in dict.fromkeys(dice) for face in reachable_values(value, 2))
        pairs = (
            (*first, *second)
            for first in ones
            for second in ones
            if first <= second and (first[0] != second[0] or dice.count(first[0]) > 1)
        )
        exchanges = (tuple(map(str, values)) for values in (*twos, *pairs))
        yield from (exchange for exchange in exchanges if exchange[: len(words)] == words)

    def play(self, draft: Draft, seat: Seat, task: Act | Wrap, arguments: Words) -> None:
        draft.use_guild("trade")
        for value, face in zip(arguments[::2], arguments[1::2], strict=True):
            draft.shift_die(int(value), int(face))

    def refusal(self, state: State, seat: Seat, task: Act | Wrap, arguments: Words) -> IllegalMove:
        if not can_use_guild(state.table, seat, "trade"):
            return explain_unusable_guild(state.table, "trade")
        return _explain_own_dice(state.table, seat, "R4.9")

    def explain_missing(self, state: State, seat: Seat, task: Act | Wrap, words: Words) -> IllegalMove:
        return self.refusal(state, seat, task, words)

    def annotate_words(self, annotations: Annotations, table: Table, seat: Seat, words: Words) -> None:
        if len(words) == len(self.takes):
            annotations.note("guild", ("trade",))
            annotations.note("price", 1)


class StartLastRound(VerbWithoutWords[Act]):
    """Start the last round, as a turn, if nobody can ever take a further step in the journal (R7.8)."""

    name = "conclude"
    reasons = ("journal-open",)
    events = ("last-round-started",)

    def moves(self, state: State, seat: Seat, task: Act, words: Words) -> Iterator[Words]:
        return super().moves(state, seat, task, words) if is_journal_blocked(state.table) else iter(())

    def play(self, draft: Draft, seat: Seat, task: Act, arguments: Words) -> None:
        _begin_turn_end(draft)
        draft.turns_left = len(draft.players)
        draft.journal.report("last-round-started", who=SeatRef(seat))

    def refusal(self, state: State, seat: Seat, task: Act, arguments: Words) -> IllegalMove:
        return illegal_move("journal-open", "R7.8")

    def explain_missing(self, state: State, seat: Seat, task: Act, words: Words) -> IllegalMove:
        return unexplained_refusal()


class EndTurn(VerbWithoutWords[Wrap]):
    """End the turn, without adjusting dice before (R6)."""

    name = "end"

    def play(self, draft: Draft, seat: Seat, task: Wrap, arguments: Words) -> None:
        draft.agenda.pop()
        end_turn(draft)


class TurnQuestion(InTurn[Act]):
    """Ask whether to place a die or a worker, or to rest."""

    task = Act
    kind = "turn"
    answers = (PlaceDie(), PlaceWorker(), TakeRest(), AdjustDice(), StartLastRound())

    def facts(self, situation: Asked, task: Act) -> Facts:
        player = situation.table.players[situation.table.turn.seat]
        return (
            ("dice", _dice_words(player.dice)),
            ("workers", _worker_words(player.workers)),
            ("last", _count_last_turn(situation.table)),
            ("blocked", int(is_journal_blocked(situation.table))),
        )


class TurnEndQuestion(InTurn[Wrap]):
    """Ask whether to adjust dice before the turn ends."""

    task = Wrap
    kind = "wrap"
    answers = (EndTurn(), AdjustDice())

    def facts(self, situation: Asked, task: Wrap) -> Facts:
        return (("adjust", int(_may_adjust(situation.table))),)

    def automatic_move(self, situation: Asked, task: Wrap) -> Words:
        return () if _may_adjust(situation.table) else (EndTurn.name,)

    def ending_move(self, situation: Asked, task: Wrap) -> Words:
        return (EndTurn.name,)


def _may_adjust(table: Table) -> bool:
    """Whether influence on trade could change a die of the player whose turn it is (R4.9, W22)."""
    seat = table.turn.seat
    return bool(table.players[seat].dice) and can_use_guild(table, seat, "trade")


@lru_cache(maxsize=1 << 10)
def _dice_words(dice: tuple[int, ...]) -> Words:
    return tuple(str(value) for value in dice)


@lru_cache(maxsize=1 << 10)
def _worker_words(workers: ThreeCounts) -> Words:
    return tuple(colour for colour, count in zip(WORKER_COLOURS, workers, strict=True) for _ in range(count))


def _count_last_turn(table: Table) -> int:
    """Return 1 if the seat in turn has its last turn, otherwise 0."""
    return int(table.turns_left not in (NO_ROUND, len(table.players) + (table.rival is not None)))
