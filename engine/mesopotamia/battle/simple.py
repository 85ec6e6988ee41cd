"""Simple combat: one sealed number each, and the units' own strength (18)."""

from engine.mesopotamia.battle.duels import end_battle
from engine.mesopotamia.battle.full import SIDES, open_bids, pool
from engine.mesopotamia.battle.sides import army_size, cheapest, commander, leads, tie, unit_words
from engine.mesopotamia.content.tables import BONE, LAND
from engine.mesopotamia.draft import Draft
from engine.mesopotamia.effects import earn, single
from engine.mesopotamia.state import TRIBE, Battle, Lose, State


def forced_bid(state: State, battle: Battle, attacks: bool) -> int | None:
    """Return the bid of a side that has no choice: a tribe bids all, an automaton half of its bones rounded up and the
    ships', somebody without bones the ships' alone; None where there is a choice (18.4, 22.18, 27.7)."""
    least, most = pool(state, battle, attacks)
    player = battle.side(attacks)
    if player != TRIBE and state.is_bot(player):
        return least + (most - least + 1) // 2
    return least if least == most else None


def value(state: State, battle: Battle, attacks: bool) -> int:
    """Return the strength of a side: its bones, and 1 to 4 for each unit (18.2)."""
    assert battle.bids is not None
    player = battle.side(attacks)
    units = next(one.units for one in state.spots[battle.area].armies if one.owner == player)
    return battle.bids[0 if attacks else 1][0] + sum(unit * count for unit, count in enumerate(units, 1))


def resolve(draft: Draft, battle: Battle) -> None:
    """Compare strengths: the loser takes back half of the bid and loses all units, the winner one (18.3)."""
    battle = open_bids(draft, battle)
    assert battle.bids is not None
    values = tuple(value(draft.state, battle, attacks) for attacks in SIDES)
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
