"""Bones and new units (12)."""

from collections.abc import Sequence

from engine.game import STOP, IllegalMove, Seat, Words
from engine.games.mesopotamia.annotations import annotate_goods
from engine.games.mesopotamia.changes.effects import gain_goods, pay_goods
from engine.games.mesopotamia.content.tables import (
    BONE,
    LAND_UNITS,
    WARFARE,
)
from engine.games.mesopotamia.draft import Draft
from engine.games.mesopotamia.questions import EndTask, HalfAnswer, HalvesQuestion, explain_shortage
from engine.games.mesopotamia.reading.board import (
    has_free_settlement,
    has_room,
    mustering_areas,
    remaining_supply,
    unit_limit,
)
from engine.games.mesopotamia.reading.goods import counts_of
from engine.games.mesopotamia.reading.halves import (
    can_do_half,
    card_numbers,
    trainable_units,
)
from engine.games.mesopotamia.state import Halves, Player, State
from engine.games.mesopotamia.view import MesopotamiaView
from engine.games.mesopotamia.vocabulary import AREA, UNIT
from engine.kit.annotations import Annotations
from engine.kit.question import NO_WORDS, illegal_move


class TakeBones(HalfAnswer):
    """Take the number of bones on the player's card from the supply (12.2)."""

    name, rule = "bones", "12.2"

    def carry_out(self, draft: Draft, seat: Seat, task: Halves, words: Words) -> None:
        gain_goods(draft, seat, counts_of(BONE, card_numbers(draft.state, seat, task)["bones"]))

    def annotate(self, annotations: Annotations, view: MesopotamiaView, seat: Seat, task: Halves, words: Words) -> None:
        if words:
            annotate_goods(annotations, gain=counts_of(BONE, card_numbers(view.position, seat, task)["bones"]))


class TrainUnit(HalfAnswer):
    """Pay for a land unit and put it into an area where the player may muster (12.3)."""

    name, rule, takes = "train", "12.3", (UNIT, AREA)
    reasons = ("enemies-there", "limit-reached", "not-held", "nowhere-to-train")
    events = ("unit-trained",)

    def choices(self, state: State, seat: Seat, task: Halves, words: Words) -> Sequence[str]:
        if words:
            return tuple(state.content.map.areas[area].name for area in sorted(mustering_areas(state, seat)))
        return tuple(trainable_units(state, seat, task)) if can_do_half(state, seat, task, self.name) else NO_WORDS

    def carry_out(self, draft: Draft, seat: Seat, task: Halves, words: Words) -> None:
        unit, area = LAND_UNITS.index(words[0]), draft.content.map.by_name[words[1]]
        pay_goods(draft, seat, draft.content.trains[unit][1])
        draft.add_units(area, seat, unit)
        draft.journal.report("unit-trained", who=draft.player_fact(seat), unit=words[0], area=words[1])

    def known_words(self, state: State, seat: Seat, task: Halves) -> Words:
        return LAND_UNITS

    def explain_impossible(self, state: State, seat: Seat, task: Halves) -> IllegalMove | None:
        if not any(True for _ in mustering_areas(state, seat)):
            return illegal_move("nowhere-to-train", "8.7")
        if not any(has_room(state, seat, unit) for unit in range(len(LAND_UNITS))):
            return illegal_move("limit-reached", "20.7", limit=unit_limit(state, seat))
        return None

    def explain_wrong_word(self, state: State, seat: Seat, task: Halves, words: Words, word: str) -> IllegalMove | None:
        area = state.content.map.by_name.get(word)
        if not words or area is None:
            return _training_refusal(state, seat, task, word)
        is_held = state.spots[area].settlement == seat or area == state.realms[seat].home
        reason = "enemies-there" if is_held and not has_free_settlement(state, seat, area) else "not-held"
        return illegal_move(reason, "8.7" if is_held else "12.3", area=word)

    def annotate(self, annotations: Annotations, view: MesopotamiaView, seat: Seat, task: Halves, words: Words) -> None:
        if len(words) == 1 or words[-1:] == (STOP,):
            annotate_goods(annotations, price=view.position.content.trains[LAND_UNITS.index(words[0])][1])


def _training_refusal(state: State, player: Player, task: Halves, word: str) -> IllegalMove | None:
    if word not in LAND_UNITS:
        return None
    unit = LAND_UNITS.index(word)
    level, cost = state.content.trains[unit]
    if level > task.level:
        return illegal_move("level-too-low", "12.3", what="warfare", level=level)
    if not remaining_supply(state, player, unit):
        return illegal_move("none-left", "12.4", what=word)
    if not has_room(state, player, unit):
        return illegal_move("limit-reached", "20.7", limit=unit_limit(state, player))
    return explain_shortage(state, player, "12.3", cost)


class WarfareQuestion(HalvesQuestion):
    """Ask whether to take bones or to train units."""

    task, kind = (Halves, WARFARE), "warfare"
    answers = (TakeBones(), TrainUnit(), EndTask())
