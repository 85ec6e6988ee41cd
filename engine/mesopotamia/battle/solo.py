"""Battles of a person against an empire or tribe that nobody plays: no bids, duels at choice (23)."""

from engine.game import STOP, Words
from engine.kit.changing import replace
from engine.mesopotamia.battle.full import place_words
from engine.mesopotamia.changes.cards import deal_cards, placed
from engine.mesopotamia.changes.duels import duel, end_battle
from engine.mesopotamia.changes.effects import earn
from engine.mesopotamia.content.tables import BONE, ROWS
from engine.mesopotamia.draft import Draft
from engine.mesopotamia.reading.battle.sides import own_fighters
from engine.mesopotamia.reading.battle.solo import BOT, SHIPS, bot_bones, human_attacks, refund, solo_placing
from engine.mesopotamia.reading.goods import single
from engine.mesopotamia.state import TRIBE, Battle, Fight, State


def start(draft: Draft, battle: Battle) -> None:
    """Draw the human's cards and count the bones (23.1)."""
    attacks = human_attacks(draft.state, battle)
    bot = battle.side(not attacks)
    own = battle.tribe if bot == TRIBE else draft.state.realms[bot].goods[BONE] + battle.ships[1 if attacks else 0]
    battle = deal_cards(draft, replace(battle, solo=True), attacks)
    battle = replace(battle, bonus=(battle.ships[0 if attacks else 1], own, 0))
    draft.state = replace(draft.state, battle=battle)
    draft.now(Fight("prepare"))


def prepare_words(state: State, battle: Battle, typed: Words) -> tuple[str, ...]:
    """Return the next words of placing own bones; ships' must be placed first (16.4, 23.1)."""
    return place_words(solo_placing(state, battle), typed, may_stop=not battle.bonus[SHIPS])


def prepare(draft: Draft, battle: Battle, where: str, count: int) -> None:
    """Place own bones on a card, ships' first (23.1)."""
    name, row = where.rsplit("-", 1)
    player = battle.side(human_attacks(draft.state, battle))
    ships = min(battle.bonus[SHIPS], count)
    bonus = (battle.bonus[SHIPS] - ships, battle.bonus[BOT], 0)
    draft.state = replace(draft.state, battle=replace(placed(battle, name, ROWS.index(row), count), bonus=bonus))
    draft.gain(player, single(BONE, count - ships), -1)
    draft.tell("bones-placed", who=draft.who(player), card=name, row=row, count=count)


def turn_up(draft: Draft, battle: Battle) -> None:
    """Draw the bot's cards and turn them up (23.2)."""
    battle = deal_cards(draft, battle, not human_attacks(draft.state, battle))
    draft.state = replace(draft.state, battle=battle)
    draft.now(Fight("duel"))


def duel_words(state: State, battle: Battle, typed: Words) -> tuple[str, ...]:
    """Return the next words of a duel: an own card, the bot's (23.3)."""
    attacks = human_attacks(state, battle)
    own, foes = (tuple(one.card for one in own_fighters(battle, side)) for side in (attacks, not attacks))
    match typed:
        case ():
            return ("duel",)
        case ("duel",):
            return own
        case ("duel", name) if name in own:
            return foes
        case ("duel", name, foe) if name in own and foe in foes:
            return (STOP,)
    return ()


def fight(draft: Draft, battle: Battle, own: str, foe: str) -> None:
    """Fight one duel: the bot places what it needs, knowing the values (23.4-23.6)."""
    attacks = human_attacks(draft.state, battle)
    human, bot = battle.fighter(own), battle.fighter(foe)
    bones, reason = bot_bones(draft.state, battle, human, bot)
    named, count = tuple(map(str, bones)), sum(bones)
    who = draft.who(battle.side(not attacks))
    draft.tell("bot-duels", who=who, card=foe, bones=named, count=count, reason=reason)
    lost = int(reason == "beaten" and battle.bonus[BOT] > 0)
    for row, count in enumerate(bones):
        battle = placed(battle, foe, row, count)
    left = battle.bonus[BOT] - sum(bones) - lost
    battle = replace(battle, bonus=(0, left, 0))
    bot = battle.fighter(foe)
    battle = replace(battle, losses=battle.losses + refund(draft.state, battle, human, bot))
    draft.state = replace(draft.state, battle=battle)
    one, other = (human, bot) if attacks else (bot, human)
    duel(draft, battle, one, other)


def finish(draft: Draft, battle: Battle) -> None:
    """End the battle: the bot keeps the bones it did not place, a beaten human takes some back (23.7, 23.8)."""
    attacks = human_attacks(draft.state, battle)
    human, bot = battle.side(attacks), battle.side(not attacks)
    won = bool(own_fighters(battle, attacks))
    if bot != TRIBE:
        had = draft.state.realms[bot].goods[BONE]
        draft.gain(bot, single(BONE, had - min(had, battle.bonus[BOT])), -1)
    if not won:
        earn(draft, human, single(BONE, battle.losses))
    draft.pop()
    end_battle(draft, battle, won == attacks)
