"""Duels: who wins, who gets away, what it costs the winner, and what a battle leaves behind (16.13-16.22, 23)."""

from engine.kit.changing import replace
from engine.mesopotamia.battle.sides import (
    card,
    leads,
    mobility,
    never_retreats,
    own_fighters,
    placed,
    refuges,
    strength,
    tie,
)
from engine.mesopotamia.board import distances, force, rams
from engine.mesopotamia.content.tables import LAND, RAM, ROWS
from engine.mesopotamia.draft import Draft
from engine.mesopotamia.effects import drop_rams
from engine.mesopotamia.state import TRIBE, Battle, Fighter, Player, Retreat, State, Task, Tire


def duel(draft: Draft, battle: Battle, one: Fighter, other: Fighter) -> Fighter:
    """Fight a duel of an attacker and a defender: the loser is destroyed or retreats, the winner tires; return the
    winner (16.13-16.15)."""
    state = draft.state
    values = strength(state, one, other), strength(state, other, one)
    wins = values[0] > values[1] or (values[0] == values[1] and leads(state.events, battle, True))
    winner, loser = (one, other) if wins else (other, one)
    draft.tell(
        "duel",
        who=draft.who(battle.side(wins)),
        winner=winner.card,
        loser=loser.card,
        value=max(values),
        other=min(values),
        tied=tie(values, battle),
    )
    tasks: list[Task] = [Tire(winner.card)] if any(winner.placed) else []
    if outruns(state, battle, loser, winner) and not never_retreats(state, battle.side(loser.attacks)):
        tasks.insert(0, Retreat(loser.card))
    else:
        destroy(draft, loser)
    draft.push(*tasks)
    return winner


def outruns(state: State, battle: Battle, loser: Fighter, winner: Fighter) -> bool:
    """Whether a beaten unit gets away: its mobility is higher, or equal and its side wins ties (16.14)."""
    own, other = mobility(state, loser), mobility(state, winner)
    return own > other or (own == other and leads(state.events, battle, loser.attacks))


def destroy(draft: Draft, loser: Fighter) -> None:
    """Take a beaten unit from the map to its owner's supply (16.18)."""
    battle = draft.state.battle
    assert battle is not None
    unit = card(draft.state, loser).unit
    player = battle.side(loser.attacks)
    draft.muster(battle.area, player, unit, -1)
    draft.tell("unit-destroyed", who=draft.who(player), unit=LAND[unit], card=loser.card, area=draft.name(battle.area))
    leave(draft, loser.card)


def leave(draft: Draft, name: str) -> None:
    """Take a unit's card out of the battle and its row."""
    battle = draft.state.battle
    assert battle is not None
    lanes = tuple(
        replace(
            lane,
            attackers=tuple(one for one in lane.attackers if one != name),
            defenders=tuple(one for one in lane.defenders if one != name),
        )
        for lane in battle.lanes
    )
    fighters = tuple(one for one in battle.fighters if one.card != name)
    draft.state = replace(draft.state, battle=replace(battle, fighters=fighters, lanes=lanes))


def retreats(state: State, battle: Battle, name: str) -> tuple[int, ...]:
    """Return where the unit of a card may retreat to (16.19)."""
    return refuges(state, battle.area, battle.side(battle.fighter(name).attacks))


def flee(draft: Draft, battle: Battle, name: str) -> bool:
    """Let a unit retreat where no choice is left: one area, none (destroyed), or a bot's own; return whether that was
    so (16.19, 23.9)."""
    found = retreats(draft.state, battle, name)
    if len(found) > 1 and not draft.state.is_bot(battle.attacker):
        return False
    draft.pop()
    if not found:
        destroy(draft, battle.fighter(name))
    else:
        withdraw(draft, battle, name, _nearest(draft.state, battle.attacker, found) if len(found) > 1 else found[0])
    return True


def _nearest(state: State, player: Player, areas: tuple[int, ...]) -> int:
    """Return the area nearest to a bot's home, then by name (23.9)."""
    far = distances(state, (state.realms[player].home,), lambda _: True)
    return min(areas, key=lambda area: (far[area], state.content.map.areas[area].name))


def withdraw(draft: Draft, battle: Battle, name: str, area: int) -> None:
    """Move a retreating unit, with a ram where it is the last of its empire (16.19-16.21)."""
    fighter = battle.fighter(name)
    player, unit = battle.side(fighter.attacks), card(draft.state, fighter).unit
    draft.muster(battle.area, player, unit, -1)
    draft.muster(area, player, unit)
    left = draft.state.spots[battle.area]
    if rams(left, player) and not force(left, player):
        draft.muster(battle.area, player, RAM, -1)
        draft.muster(area, player, RAM)
    draft.tell("unit-retreated", who=draft.who(player), unit=LAND[unit], card=name, area=draft.name(area))
    leave(draft, name)


def tiring(fighter: Fighter) -> tuple[int, ...]:
    """Return the rows from which a winner may take a placed bone (16.15)."""
    return tuple(row for row, count in enumerate(fighter.placed) if count)


def tire(draft: Draft, battle: Battle, name: str, row: int) -> None:
    """Take one placed bone from the winner of a duel (16.15)."""
    draft.state = replace(draft.state, battle=placed(battle, name, row, -1))
    draft.tell("unit-tired", who=draft.who(battle.side(battle.fighter(name).attacks)), card=name, row=ROWS[row])


def tire_alone(draft: Draft, battle: Battle, name: str, decides: bool) -> bool:
    """Take the bone where there is no choice, or nobody who decides (mobility, tactics, strength: 23.6); return
    whether that was so."""
    rows = tiring(battle.fighter(name))
    if len(rows) > 1 and decides:
        return False
    draft.pop()
    if rows:
        tire(draft, battle, name, rows[-1])
    return True


def is_decided(battle: Battle) -> bool:
    """Whether only one side has units left (16.17)."""
    return not own_fighters(battle, True) or not own_fighters(battle, False)


def end_battle(draft: Draft, battle: Battle, attacker_won: bool) -> None:
    """Close a battle: the wall falls by a ram of either side, lone rams are lost, a freed event waits (16.21-16.22,
    17.12, 17.14)."""
    area, winner = battle.area, battle.side(attacker_won)
    draft.tell("battle-ended", who=draft.who(winner), area=draft.name(area))
    for attacks in (True, False):
        breach(draft, area, battle.side(attacks))
    drop_rams(draft, area)
    if battle.defender == TRIBE and attacker_won:
        draft.tell("tribe-removed", who=draft.who(winner), area=draft.name(area))
        draft.state = replace(draft.state, winners=(*draft.state.winners, (winner, area)))
    draft.state = replace(draft.state, battle=None)


def breach(draft: Draft, area: int, player: Player) -> None:
    """Take a foreign wall and one ram of a player from an area where both stand (17.14)."""
    spot = draft.state.spots[area]
    if spot.wall is not None and spot.wall != player and rams(spot, player):
        draft.muster(area, player, RAM, -1)
        draft.alter(area, wall=None)
        draft.tell("wall-fell", who=draft.who(player), area=draft.name(area))
