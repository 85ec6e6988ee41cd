"""Placing bones on cards before they fight (16.9-16.10, 23.1-23.2)."""

from collections.abc import Sequence
from typing import ClassVar

from msgspec.structs import replace

from engine.game import Facts, OrderQuestion, Orders, Seat, Words
from engine.games.mesopotamia.annotations import annotate_goods
from engine.games.mesopotamia.changes.duels import add_bones, deal_cards
from engine.games.mesopotamia.content.tables import BATTLE_ROWS, BONE
from engine.games.mesopotamia.draft import Draft
from engine.games.mesopotamia.questions import (
    ANY_SCOPE,
    Answer,
    BattleQuestion,
    EndTask,
    Question,
    Situation,
    side_facts,
)
from engine.games.mesopotamia.reading.battle import (
    SHIP_BONES_INDEX,
    bone_spaces,
    commander,
    empty_spaces,
    human_attacks,
    open_battle,
    plays_tribe,
    solo_bone_spaces,
)
from engine.games.mesopotamia.reading.goods import counts_of
from engine.games.mesopotamia.state import Battle, Fight, State
from engine.games.mesopotamia.view import MesopotamiaView
from engine.games.mesopotamia.vocabulary import CARD, COUNT
from engine.kit.annotations import Annotations
from engine.standing_orders import order_for

FIRST_CARD = "first"


class PlaceBonusBones(Answer[Fight]):
    """Place bonus bones of the current row on a card of its winner (16.9)."""

    name, rule, takes, group = "place", "16.9", (CARD, COUNT), "battle"
    events = ("bones-placed",)

    def free_spaces(self, state: State, task: Fight) -> dict[str, int]:
        """Return the number of bones that each card, or row of a card, can still take, by its word."""
        return dict(bone_spaces(state, open_battle(state), BATTLE_ROWS.index(task.stage)))

    def choices(self, state: State, seat: Seat, task: Fight, words: Words) -> Sequence[str]:
        room = self.free_spaces(state, task)
        return tuple(str(count) for count in range(1, room[words[0]] + 1)) if words else tuple(room)

    def play(self, draft: Draft, seat: Seat, task: Fight, arguments: Words) -> None:
        name, count = arguments[0], int(arguments[1])
        battle, row = open_battle(draft.state), BATTLE_ROWS.index(task.stage)
        battle = add_bones(_set_bonus(battle, row, battle.bonus[row] - count), name, row, count)
        draft.state = replace(draft.state, battle=battle)
        winner = draft.player_fact(battle.side(battle.winners[row]))
        draft.journal.report("bones-placed", who=winner, card=name, row=task.stage, count=count)


def _set_bonus(battle: Battle, row: int, remaining: int) -> Battle:
    """Return the battle with the number of unplaced bonus bones of a row set to `remaining`."""
    bonus = list(battle.bonus)
    bonus[row] = remaining
    return replace(battle, bonus=(bonus[0], bonus[1], bonus[2]))


class ForgoBones(EndTask[Fight]):
    """Stop placing bones in the row; unplaced bones are removed."""

    def play(self, draft: Draft, seat: Seat, task: Fight, arguments: Words) -> None:
        _forgo_bones(draft, BATTLE_ROWS.index(task.stage))


def _forgo_bones(draft: Draft, row: int) -> None:
    draft.state = replace(draft.state, battle=_set_bonus(open_battle(draft.state), row, 0))


class BonusBonesQuestion(Question[Fight]):
    """Ask for the places of a row's bonus bones. `next_stage`: the name of the next stage."""

    answers = (PlaceBonusBones(), ForgoBones())
    next_stage: ClassVar[str]

    def active_seat(self, situation: Situation, task: Fight) -> Seat | None:
        state = situation.position
        battle = open_battle(state)
        return commander(state, battle, battle.winners[BATTLE_ROWS.index(task.stage)])

    def facts(self, situation: Situation, task: Fight) -> Facts:
        battle, row = open_battle(situation.position), BATTLE_ROWS.index(task.stage)
        return (("left", battle.bonus[row]), *side_facts(situation, battle.winners[row]))

    def advance(self, draft: Draft, task: Fight) -> bool:
        """End the task once no bone or no space is left."""
        row = BATTLE_ROWS.index(task.stage)
        if bone_spaces(draft.state, open_battle(draft.state), row):
            return False
        _forgo_bones(draft, row)
        draft.replace_task(Fight(self.next_stage))
        return True

    def standing_answer(self, view: MesopotamiaView, task: Fight, orders: Orders) -> Words | None:
        """Return the standing answer: fill the card with the most empty spaces, or the first card of a tribe."""
        state = view.position
        battle, row = open_battle(state), BATTLE_ROWS.index(task.stage)
        tribal = plays_tribe(state, battle, view.seat)
        if not order_for(orders, "tribe" if tribal else "place", ANY_SCOPE):
            return None
        choices = bone_spaces(state, battle, row)
        widest = max(choices, key=lambda choice: empty_spaces(state, battle.fighter(choice[0]), row))
        name, room = choices[0] if tribal else widest
        return ("place", name, str(room))


class StrengthQuestion(BonusBonesQuestion):
    """Ask for the places of the bones of strength."""

    task, kind, next_stage = (Fight, "strength"), "place-strength", "rows"
    standing = (OrderQuestion("place", (ANY_SCOPE,), (FIRST_CARD,)),)


class TacticsQuestion(BonusBonesQuestion):
    """Ask for the places of the bones of tactics."""

    task, kind, next_stage = (Fight, "tactics"), "place-tactics", "mobility"


class MobilityQuestion(BonusBonesQuestion):
    """Ask for the places of the bones of mobility."""

    task, kind, next_stage = (Fight, "mobility"), "place-mobility", "duels"


class PlaceOwnBones(PlaceBonusBones):
    """Place the human's bones on a row of a card, ships' bones first, before a bot's cards are revealed (23.1)."""

    events = ("bones-placed",)

    def free_spaces(self, state: State, task: Fight) -> dict[str, int]:
        return dict(solo_bone_spaces(state, open_battle(state)))

    def play(self, draft: Draft, seat: Seat, task: Fight, arguments: Words) -> None:
        (name, row), count = arguments[0].rsplit("-", 1), int(arguments[1])
        battle = open_battle(draft.state)
        player = battle.side(human_attacks(draft.state, battle))
        ships = min(battle.bonus[SHIP_BONES_INDEX], count)
        battle = add_bones(
            _set_bonus(battle, SHIP_BONES_INDEX, battle.bonus[SHIP_BONES_INDEX] - ships),
            name,
            BATTLE_ROWS.index(row),
            count,
        )
        draft.state = replace(draft.state, battle=battle)
        draft.change_goods(player, counts_of(BONE, count - ships), -1)
        draft.journal.report("bones-placed", who=draft.player_fact(player), card=name, row=row, count=count)

    def annotate(self, annotations: Annotations, view: MesopotamiaView, seat: Seat, task: Fight, words: Words) -> None:
        """Note the human's bones. Bones of ships are placed first and cost nothing."""
        if len(words) >= len(self.takes):
            annotate_goods(
                annotations,
                price=counts_of(BONE, max(0, int(words[1]) - open_battle(view.position).bonus[SHIP_BONES_INDEX])),
            )


class EndPlacing(EndTask[Fight]):
    """Stop placing bones. Bones of ships must be placed first (16.4, 23.2)."""

    def is_possible(self, state: State, seat: Seat, task: Fight) -> bool:
        return not open_battle(state).bonus[SHIP_BONES_INDEX]

    def play(self, draft: Draft, seat: Seat, task: Fight, arguments: Words) -> None:
        _reveal_bot_cards(draft)


def _reveal_bot_cards(draft: Draft) -> None:
    """Deal the bot's cards, which everybody sees, and go on to the duels (23.2)."""
    battle = open_battle(draft.state)
    battle = deal_cards(draft, battle, not human_attacks(draft.state, battle))
    draft.state = replace(draft.state, battle=battle)
    draft.replace_task(Fight("duel"))


class OwnBonesQuestion(BattleQuestion[Fight]):
    """Ask for the places of the player's bones."""

    task, kind = (Fight, "prepare"), "place"
    answers = (PlaceOwnBones(), EndPlacing())

    def active_seat(self, situation: Situation, task: Fight) -> Seat:
        battle = open_battle(situation.position)
        return battle.side(human_attacks(situation.position, battle))

    def advance(self, draft: Draft, task: Fight) -> bool:
        """End the task once no bone or no space is left."""
        if solo_bone_spaces(draft.state, open_battle(draft.state)):
            return False
        _reveal_bot_cards(draft)
        return True
