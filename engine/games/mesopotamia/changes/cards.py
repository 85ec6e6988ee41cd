"""Cards of units: dealing them, and placing bones on them (16.1, 16.9)."""

from msgspec.structs import replace

from engine.games.mesopotamia.draft import Draft
from engine.games.mesopotamia.state import Battle, Fighter


def deal_cards(draft: Draft, battle: Battle, attacks: bool) -> Battle:
    """Deal a card to each land unit of a side from fresh decks without the removed cards (16.1)."""
    stream = draft.next_stream("cards")
    out = {fighter.card for fighter in battle.fighters}
    player = battle.side(attacks)
    drawn = []
    units = next(one.units for one in draft.state.spots[battle.area].armies if one.owner == player)
    for unit, count in enumerate(units):
        deck = [
            one.name
            for one in draft.content.combat.values()
            if one.unit == unit and one.set in draft.state.config.sets and one.name not in out
        ]
        drawn += list(stream.shuffle(deck)[:count]) if count else []
    draft.journal.report("cards-drawn", who=draft.player_fact(player), cards=tuple(drawn))
    return replace(battle, fighters=(*battle.fighters, *(Fighter(name, attacks) for name in drawn)))


def add_bones(battle: Battle, name: str, row: int, count: int) -> Battle:
    """Return a battle with more bones placed on a card; a negative count removes bones."""
    return replace(
        battle, fighters=tuple(_more(one, row, count) if one.card == name else one for one in battle.fighters)
    )


def _more(fighter: Fighter, row: int, count: int) -> Fighter:
    bones = list(fighter.placed)
    bones[row] += count
    return replace(fighter, placed=(bones[0], bones[1], bones[2]))
