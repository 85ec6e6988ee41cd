"""Duels of cards, the bones that winners lose, and the end of a battle (16.13-16.17, 23.3-23.8)."""

from collections.abc import Sequence

from msgspec.structs import replace

from engine.game import Facts, OrderQuestion, Orders, Seat, Words
from engine.games.mesopotamia.changes.duels import add_bones, end_battle, remove_winner_bone, resolve_duel
from engine.games.mesopotamia.changes.effects import gain_goods
from engine.games.mesopotamia.content.tables import BATTLE_ROWS, BONE
from engine.games.mesopotamia.draft import Draft
from engine.games.mesopotamia.questions import ANY_SCOPE, Answer, BattleQuestion, Question, Situation, side_facts
from engine.games.mesopotamia.reading.battle import (
    BOT_BONES_INDEX,
    bot_bones,
    commander,
    count_refunded_bones,
    human_attacks,
    is_decided,
    open_battle,
    own_fighters,
    plays_tribe,
    rows_with_placed_bones,
)
from engine.games.mesopotamia.reading.goods import counts_of
from engine.games.mesopotamia.state import TRIBE, Battle, Fight, State, Tire
from engine.games.mesopotamia.view import MesopotamiaView
from engine.games.mesopotamia.vocabulary import CARD, ENEMY_CARD, ROW
from engine.standing_orders import order_for

MOBILITY_FIRST, STRENGTH_FIRST = "mobility-first", "strength-first"


def fight_duel(draft: Draft, _task: Fight) -> None:
    """Fight the duel of the first row with cards of both sides. If there is none, make new rows or end the battle
    (16.16, 16.17)."""
    battle = open_battle(draft.state)
    if is_decided(battle):
        draft.agenda.pop()
        end_battle(draft, battle, bool(own_fighters(battle, True)))
        return
    for lane in battle.lanes:
        if lane.attackers and lane.defenders:
            resolve_duel(draft, battle, battle.fighter(lane.attackers[0]), battle.fighter(lane.defenders[0]))
            return
    draft.state = replace(draft.state, battle=replace(battle, lanes=(), queue=()))
    draft.replace_task(Fight("rows"))


class LoseBone(Answer[Tire]):
    """Choose the row from which the winner of a duel loses a placed bone (16.15)."""

    name, rule, takes, group = "tire", "16.15", (ROW,), "battle"

    def choices(self, state: State, seat: Seat, task: Tire, words: Words) -> Sequence[str]:
        return tuple(BATTLE_ROWS[row] for row in rows_with_placed_bones(open_battle(state).fighter(task.card)))

    def play(self, draft: Draft, seat: Seat, task: Tire, arguments: Words) -> None:
        draft.agenda.pop()
        remove_winner_bone(draft, open_battle(draft.state), task.card, BATTLE_ROWS.index(arguments[0]))


class WinnerBoneQuestion(Question[Tire]):
    """Ask which bone the winner of a duel loses."""

    task, kind = Tire, "tire"
    answers = (LoseBone(),)
    standing = (OrderQuestion("tire", (ANY_SCOPE,), (MOBILITY_FIRST, STRENGTH_FIRST)),)

    def active_seat(self, situation: Situation, task: Tire) -> Seat | None:
        state = situation.position
        battle = open_battle(state)
        return commander(state, battle, battle.fighter(task.card).attacks)

    def facts(self, situation: Situation, task: Tire) -> Facts:
        return (("card", task.card), *side_facts(situation, open_battle(situation.position).fighter(task.card).attacks))

    def advance(self, draft: Draft, task: Tire) -> bool:
        """Take the bone if there is no choice or nobody to choose: from mobility, then tactics, then strength
        (23.6)."""
        battle = open_battle(draft.state)
        fighters = [fighter for fighter in battle.fighters if fighter.card == task.card]
        rows = rows_with_placed_bones(fighters[0]) if fighters else ()
        if len(rows) > 1 and self.active_seat(draft.state, task) is not None:
            return False
        draft.agenda.pop()
        if rows:
            remove_winner_bone(draft, battle, task.card, rows[-1])
        return True

    def standing_answer(self, view: MesopotamiaView, task: Tire, orders: Orders) -> Words | None:
        """Return the order's row, the last or the first; for a tribe the last."""
        battle = open_battle(view.position)
        rows = rows_with_placed_bones(battle.fighter(task.card))
        tribal = plays_tribe(view.position, battle, view.seat)
        order = order_for(orders, "tribe" if tribal else "tire", ANY_SCOPE)
        if not order:
            return None
        return ("tire", BATTLE_ROWS[rows[0] if order == STRENGTH_FIRST else rows[-1]])


class ChooseDuel(Answer[Fight]):
    """Choose one of the player's cards, and the bot's card that it fights (23.3)."""

    name, rule, takes, group = "duel", "23.3", (CARD, ENEMY_CARD), "battle"

    def choices(self, state: State, seat: Seat, task: Fight, words: Words) -> Sequence[str]:
        battle = open_battle(state)
        attacks = human_attacks(state, battle)
        return tuple(fighter.card for fighter in own_fighters(battle, attacks != bool(words)))

    def play(self, draft: Draft, seat: Seat, task: Fight, arguments: Words) -> None:
        _fight_solo_duel(draft, open_battle(draft.state), *arguments)


def _fight_solo_duel(draft: Draft, battle: Battle, own_card: str, bot_card: str) -> None:
    """Fight one duel. The bot places the bones that it needs, knowing the values (23.4-23.6)."""
    attacks = human_attacks(draft.state, battle)
    human, bot = battle.fighter(own_card), battle.fighter(bot_card)
    bones, reason = bot_bones(draft.state, battle, human, bot)
    bone_words, count = tuple(map(str, bones)), sum(bones)
    bot_fact = draft.player_fact(battle.side(not attacks))
    draft.journal.report("bot-duels", who=bot_fact, card=bot_card, bones=bone_words, count=count, reason=reason)
    lost_bones = int(reason == "beaten" and battle.bonus[BOT_BONES_INDEX] > 0)
    for row, count in enumerate(bones):
        battle = add_bones(battle, bot_card, row, count)
    bones_left = battle.bonus[BOT_BONES_INDEX] - sum(bones) - lost_bones
    battle = replace(battle, bonus=(0, bones_left, 0))
    bot = battle.fighter(bot_card)
    battle = replace(battle, losses=battle.losses + count_refunded_bones(draft.state, battle, human, bot))
    draft.state = replace(draft.state, battle=battle)
    attacker, defender = (human, bot) if attacks else (bot, human)
    resolve_duel(draft, battle, attacker, defender)


def _end_solo_battle(draft: Draft, battle: Battle) -> None:
    """End the battle. The bot keeps the bones it did not place; a beaten human takes some back (23.7, 23.8)."""
    attacks = human_attacks(draft.state, battle)
    human, bot = battle.side(attacks), battle.side(not attacks)
    won = bool(own_fighters(battle, attacks))
    if bot != TRIBE:
        had = draft.state.realms[bot].goods[BONE]
        draft.change_goods(bot, counts_of(BONE, had - min(had, battle.bonus[BOT_BONES_INDEX])), -1)
    if not won:
        gain_goods(draft, human, counts_of(BONE, battle.losses))
    draft.agenda.pop()
    end_battle(draft, battle, won == attacks)


class DuelQuestion(BattleQuestion[Fight]):
    """Ask which card fights which."""

    task, kind = (Fight, "duel"), "duel"
    answers = (ChooseDuel(),)

    def active_seat(self, situation: Situation, task: Fight) -> Seat:
        battle = open_battle(situation.position)
        return battle.side(human_attacks(situation.position, battle))

    def advance(self, draft: Draft, task: Fight) -> bool:
        """Fight the duel if only one is possible. End the battle once one side is left."""
        battle = open_battle(draft.state)
        if is_decided(battle):
            _end_solo_battle(draft, battle)
            return True
        attacks = human_attacks(draft.state, battle)
        fighters, enemies = own_fighters(battle, attacks), own_fighters(battle, not attacks)
        if len(fighters) > 1 or len(enemies) > 1:
            return False
        _fight_solo_duel(draft, battle, fighters[0].card, enemies[0].card)
        return True
