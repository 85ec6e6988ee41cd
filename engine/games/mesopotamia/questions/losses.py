"""Retreats of beaten units, and the losses of the winner of a simple battle (16.19, 18.3)."""

from collections.abc import Sequence

from engine.game import Facts, Orders, Seat, Words
from engine.games.mesopotamia.changes.duels import destroy_unit, end_battle, retreat_unit
from engine.games.mesopotamia.content.tables import LAND_UNITS
from engine.games.mesopotamia.draft import Draft
from engine.games.mesopotamia.questions import (
    Answer,
    BattleQuestion,
    Question,
    Situation,
    battle_facts,
    has_tribe_order,
)
from engine.games.mesopotamia.reading.battle import (
    army_size,
    commander,
    lowest_unit_type,
    nearest_refuge,
    open_battle,
    retreat_areas,
    unit_words,
)
from engine.games.mesopotamia.state import TRIBE, Battle, Lose, Retreat, State
from engine.games.mesopotamia.view import MesopotamiaView
from engine.games.mesopotamia.vocabulary import AREA, UNIT


class RetreatUnit(Answer[Retreat]):
    """Choose the refuge of a beaten unit (16.19)."""

    name, rule, takes, group = "retreat", "16.19", (AREA,), "battle"

    def choices(self, state: State, seat: Seat, task: Retreat, words: Words) -> Sequence[str]:
        areas = state.content.map.areas
        return tuple(areas[area].name for area in retreat_areas(state, open_battle(state), task.card))

    def play(self, draft: Draft, seat: Seat, task: Retreat, arguments: Words) -> None:
        draft.agenda.pop()
        retreat_unit(draft, open_battle(draft.state), task.card, draft.content.map.by_name[arguments[0]])


class RetreatQuestion(Question[Retreat]):
    """Ask where the beaten unit goes."""

    task, kind = Retreat, "retreat"
    answers = (RetreatUnit(),)

    def active_seat(self, situation: Situation, task: Retreat) -> Seat:
        return open_battle(situation.position).attacker

    def facts(self, situation: Situation, task: Retreat) -> Facts:
        return (("card", task.card), *battle_facts(situation))

    def advance(self, draft: Draft, task: Retreat) -> bool:
        """Retreat if there is no choice: one area, no area (the unit is destroyed), or a bot's unit (23.9)."""
        state, battle = draft.state, open_battle(draft.state)
        refuges = retreat_areas(state, battle, task.card)
        if len(refuges) > 1 and not state.is_bot(battle.attacker):
            return False
        draft.agenda.pop()
        if refuges:
            retreat_unit(draft, battle, task.card, nearest_refuge(state, battle.attacker, refuges))
        else:
            destroy_unit(draft, battle.fighter(task.card))
        return True


class LoseUnit(Answer[Lose]):
    """Choose the unit that the winner of a simple battle loses (18.3)."""

    name, rule, takes, group = "lose", "18.3", (UNIT,), "battle"

    def choices(self, state: State, seat: Seat, task: Lose, words: Words) -> Sequence[str]:
        battle = open_battle(state)
        return unit_words(state, battle.area, battle.side(task.attacks))

    def play(self, draft: Draft, seat: Seat, task: Lose, arguments: Words) -> None:
        battle = open_battle(draft.state)
        draft.agenda.pop()
        _lose_unit(draft, battle, task.attacks, LAND_UNITS.index(arguments[0]))
        end_battle(draft, battle, task.attacks)


def _lose_unit(draft: Draft, battle: Battle, attacks: bool, unit: int) -> None:
    """Return one of the winner's units to its supply."""
    player = battle.side(attacks)
    draft.add_units(battle.area, player, unit, -1)
    owner, area = draft.player_fact(player), draft.area_name(battle.area)
    draft.journal.report("unit-destroyed", who=owner, unit=LAND_UNITS[unit], area=area)


class LossQuestion(BattleQuestion[Lose]):
    """Ask which unit the winner loses."""

    task, kind = Lose, "lose"
    answers = (LoseUnit(),)

    def active_seat(self, situation: Situation, task: Lose) -> Seat | None:
        return commander(situation.position, open_battle(situation.position), task.attacks)

    def advance(self, draft: Draft, task: Lose) -> bool:
        """Take the unit if there is no choice, but never the last one."""
        state, battle = draft.state, open_battle(draft.state)
        player = battle.side(task.attacks)
        if army_size(state, battle, task.attacks) > 1:
            if len(unit_words(state, battle.area, player)) > 1 and self.active_seat(state, task) is not None:
                return False
            _lose_unit(draft, battle, task.attacks, lowest_unit_type(state, battle.area, player))
        draft.agenda.pop()
        end_battle(draft, battle, task.attacks)
        return True

    def standing_answer(self, view: MesopotamiaView, task: Lose, orders: Orders) -> Words | None:
        """Return the move that gives up the lowest unit of a tribe."""
        state = view.position
        if not has_tribe_order(view, orders):
            return None
        battle = open_battle(state)
        return ("lose", LAND_UNITS[lowest_unit_type(state, battle.area, TRIBE)])
