"""Battles of a person against an automaton or its tribe: the bot's answers (23)."""

from engine.games.mesopotamia.content.tables import BONE, ROWS
from engine.games.mesopotamia.reading.battle.duels import outruns
from engine.games.mesopotamia.reading.battle.sides import (
    card,
    leads,
    mobility,
    never_retreats,
    own_fighters,
    refuges,
    spaces,
    strength,
)
from engine.games.mesopotamia.state import Battle, Fighter, State

SHIPS, BOT = 0, 1
"""Indices of `bonus` in a solo battle: the human's ship bones that are not placed yet, and the bones left to the
bot."""


def human_attacks(state: State, battle: Battle) -> bool:
    """Return whether the person of the battle is the attacker."""
    return not state.is_bot(battle.attacker)


def solo_bone_spaces(state: State, battle: Battle) -> tuple[tuple[str, int], ...]:
    """Return the rows of the human's cards that have spaces, with the number of bones that they can take (23.1)."""
    attacks = human_attacks(state, battle)
    left = battle.bonus[SHIPS] + state.realms[battle.side(attacks)].goods[BONE]
    found = []
    for fighter in own_fighters(battle, attacks):
        for row, name in enumerate(ROWS):
            most = min(left, spaces(state, fighter, row))
            if most > 0:
                found.append((f"{fighter.card}-{name}", most))
    return tuple(found)


def bot_bones(state: State, battle: Battle, human: Fighter, bot: Fighter) -> tuple[tuple[int, int, int], str]:
    """Return the bones that the bot places in each row, and why: it wins, it wins and catches the loser, it gets away,
    or it is beaten (23.4, 23.5)."""
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
    """Whether a bot's unit has the advantage over all remaining human units (23.4)."""
    against = card(state, bot).against
    return all(card(state, one).unit in against for one in own_fighters(battle, not bot.attacks))


def refund(state: State, battle: Battle, human: Fighter, bot: Fighter) -> int:
    """Return the number of bones that the human gets back for a lost duel if the battle is lost: one for each row in
    which the card had a placed bone and was beaten (23.8)."""
    own, other = strength(state, human, bot), strength(state, bot, human)
    if own > other or (own == other and leads(state.events, battle, human.attacks)):
        return 0
    beaten = [True, card(state, bot).unit in card(state, human).against, not outruns(state, battle, human, bot)]
    return sum(down and placed_bones > 0 for down, placed_bones in zip(beaten, human.placed, strict=True))
