"""Simple combat: one sealed number each, and the units' own strength (18)."""

from engine.mesopotamia.changes.bids import open_bids
from engine.mesopotamia.changes.duels import end_battle
from engine.mesopotamia.changes.effects import earn
from engine.mesopotamia.content.tables import BONE, LAND
from engine.mesopotamia.draft import Draft
from engine.mesopotamia.reading.battle.bids import SIDES, army_strength
from engine.mesopotamia.reading.battle.sides import army_size, cheapest, commander, leads, tie, unit_words
from engine.mesopotamia.reading.goods import single
from engine.mesopotamia.state import TRIBE, Battle, Lose


def resolve(draft: Draft, battle: Battle) -> None:
    """Compare strengths: the loser takes back half of the bid and loses all units, the winner one (18.3)."""
    battle = open_bids(draft, battle)
    assert battle.bids is not None
    values = tuple(army_strength(draft.state, battle, attacks) for attacks in SIDES)
    won = values[0] > values[1] or (values[0] == values[1] and leads(draft.state.events, battle, True))
    loser = battle.side(not won)
    winner, tied = draft.who(battle.side(won)), tie(values, battle)
    draft.tell("strengths-compared", who=winner, value=max(values), other=min(values), tied=tied)
    if loser != TRIBE:
        earn(draft, loser, single(BONE, battle.bids[1 if won else 0][0] // 2))
    units = next(one.units for one in draft.state.spots[battle.area].armies if one.owner == loser)
    for unit, count in enumerate(units):
        if count:
            draft.muster(battle.area, loser, unit, -count)
    draft.tell("army-destroyed", who=draft.who(loser), area=draft.name(battle.area))
    draft.now(Lose(won))


def lose_alone(draft: Draft, battle: Battle, attacks: bool) -> bool:
    """Take the winner's unit where there is no choice, never the last one; return whether that was so (18.3)."""
    kinds = unit_words(draft.state, battle.area, battle.side(attacks))
    if army_size(draft.state, battle, attacks) > 1:
        if len(kinds) > 1 and commander(draft.state, battle, attacks) is not None:
            return False
        lose(draft, battle, attacks, cheapest(draft.state, battle.area, battle.side(attacks)))
    draft.pop()
    end_battle(draft, battle, attacks)
    return True


def lose(draft: Draft, battle: Battle, attacks: bool, unit: int) -> None:
    """Take one of the winner's units to its supply (18.3)."""
    player = battle.side(attacks)
    draft.muster(battle.area, player, unit, -1)
    draft.tell("unit-destroyed", who=draft.who(player), unit=LAND[unit], area=draft.name(battle.area))
