"""Dice: spending, rolling and gaining them (6.5-6.12)."""

from msgspec.structs import replace

from engine.games.mesopotamia.draft import Draft
from engine.games.mesopotamia.reading.dice import ROLLED_DICE, die_rank
from engine.games.mesopotamia.state import Player


def spend_dice(draft: Draft, player: Player, dice: tuple[str, ...]) -> None:
    """Move dice onto a card. They can't be used again this turn (6.5)."""
    realm = draft.realm(player)
    spent = realm.spent
    for die in dice:
        spent |= 1 << next(place for place, face in enumerate(realm.dice) if face == die and not spent >> place & 1)
    draft.set_realm(player, replace(realm, spent=spent))


def roll_dice(draft: Draft, player: Player, dice: tuple[str, ...] | None = None) -> None:
    """Roll some dice of a player, or all if `dice` is None. Everybody sees the new faces (6.11)."""
    realm = draft.realm(player)
    if not realm.dice or draft.state.config.luck != ROLLED_DICE or draft.state.is_bot(player):
        draft.set_realm(player, replace(realm, spent=0)) if dice is None else None
        return
    stream = draft.next_stream("dice")
    dice_left = list(dice or ())
    rolled: list[str] = []
    for place, die in enumerate(realm.dice):
        if dice is None or (die in dice_left and not realm.spent >> place & 1):
            colour = die.partition("-")[0]
            dice_left = dice_left if dice is None else _remove_die(dice_left, die)
            rolled.append(f"{colour}-{stream.choice(draft.content.dice[colour])}")
        else:
            rolled.append(die)
    draft.set_realm(player, replace(realm, dice=tuple(rolled), spent=0 if dice is None else realm.spent))
    draft.journal.report("dice-rolled", who=draft.player_fact(player), dice=tuple(sorted(rolled, key=die_rank)))


def _remove_die(dice: list[str], die: str) -> list[str]:
    place = dice.index(die)
    return dice[:place] + dice[place + 1 :]


def add_die(draft: Draft, player: Player, colour: str) -> None:
    """Give a player a new die, which is rolled for the next turn (6.10)."""
    realm = draft.realm(player)
    draft.set_realm(player, replace(realm, dice=(*realm.dice, colour), spent=realm.spent | 1 << len(realm.dice)))
    draft.journal.report("die-gained", who=draft.player_fact(player), colour=colour)
