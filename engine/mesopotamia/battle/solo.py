"""Battles of a person against an empire or tribe that nobody plays: no bids, duels at choice (23)."""

from engine.game import STOP, Words
from engine.kit.changing import replace
from engine.mesopotamia.battle.duels import duel, end_battle, outruns
from engine.mesopotamia.battle.full import place_words
from engine.mesopotamia.battle.sides import (
    card,
    deal,
    leads,
    mobility,
    never_retreats,
    own_fighters,
    placed,
    refuges,
    spaces,
    strength,
)
from engine.mesopotamia.content.tables import BONE, ROWS
from engine.mesopotamia.draft import Draft
from engine.mesopotamia.effects import earn, single
from engine.mesopotamia.state import TRIBE, Battle, Fight, Fighter, State

SHIPS, BOT = 0, 1
"""In a solo battle `bonus` holds the human's ship bones not placed yet, and the bones that the bot has left."""


def human_attacks(state: State, battle: Battle) -> bool:
    """Return whether the person of the battle is the attacker."""
    return not state.is_bot(battle.attacker)


def start(draft: Draft, battle: Battle) -> None:
    """Draw the human's cards and count the bones (23.1)."""
    attacks = human_attacks(draft.state, battle)
    bot = battle.side(not attacks)
    own = battle.tribe if bot == TRIBE else draft.state.realms[bot].goods[BONE] + battle.ships[1 if attacks else 0]
    battle = deal(draft, replace(battle, solo=True), attacks)
    battle = replace(battle, bonus=(battle.ships[0 if attacks else 1], own, 0))
    draft.state = replace(draft.state, battle=battle)
    draft.now(Fight("prepare"))


def placing(state: State, battle: Battle) -> tuple[tuple[str, int], ...]:
    """Return the rows of own cards that have spaces, and how many bones may go there (23.1)."""
    attacks = human_attacks(state, battle)
    left = battle.bonus[SHIPS] + state.realms[battle.side(attacks)].goods[BONE]
    found = []
    for fighter in own_fighters(battle, attacks):
        for row, name in enumerate(ROWS):
            most = min(left, spaces(state, fighter, row))
            if most > 0:
                found.append((f"{fighter.card}-{name}", most))
    return tuple(found)


def prepare_words(state: State, battle: Battle, typed: Words) -> tuple[str, ...]:
    """Return the next words of placing own bones; ships' must be placed first (16.4, 23.1)."""
    return place_words(placing(state, battle), typed, may_stop=not battle.bonus[SHIPS])


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
    battle = deal(draft, battle, not human_attacks(draft.state, battle))
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
    bones, reason = answer(draft.state, battle, human, bot)
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


def answer(state: State, battle: Battle, human: Fighter, bot: Fighter) -> tuple[tuple[int, int, int], str]:
    """Return the bones that the bot places in each row, and why: it wins, wins and catches, gets away, or is beaten
    (23.4, 23.5)."""
    have = battle.bonus[BOT]
    tie = 0 if leads(state.events, battle, bot.attacks) else 1
    need = max(0, strength(state, human, bot) - strength(state, bot, human) + tie)
    run = max(0, mobility(state, human) - mobility(state, bot) + tie)
    room = spaces(state, bot, 2)
    helps = card(state, human).unit in card(state, bot).against
    space = spaces(state, bot, 0), spaces(state, bot, 1) if helps else 0
    if need <= min(have, sum(space)):
        first = 1 if _beats_all(state, battle, bot) else 0
        most = min(need, space[first])
        spent = (most, need - most) if first == 0 else (need - most, most)
        if run <= min(have - need, room):
            return (*spent, run), "wins-and-catches"
        return (*spent, 0), "wins"
    away = not never_retreats(state, battle.side(bot.attacks)) and refuges(state, battle.area, battle.side(bot.attacks))
    if away and run <= min(have, room):
        return (0, 0, run), "gets-away"
    return (0, 0, 0), "beaten"


def _beats_all(state: State, battle: Battle, bot: Fighter) -> bool:
    """Whether a bot's unit has the advantage over all human units left (23.4)."""
    against = card(state, bot).against
    return all(card(state, one).unit in against for one in own_fighters(battle, not bot.attacks))


def refund(state: State, battle: Battle, human: Fighter, bot: Fighter) -> int:
    """Return how many bones the human takes back for a lost duel, should the battle be lost: one for each row with a
    placed bone in which the card was beaten (23.8)."""
    own, other = strength(state, human, bot), strength(state, bot, human)
    if own > other or (own == other and leads(state.events, battle, human.attacks)):
        return 0
    beaten = [True, card(state, bot).unit in card(state, human).against, not outruns(state, battle, human, bot)]
    return sum(down and placed_bones > 0 for down, placed_bones in zip(beaten, human.placed, strict=True))


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
