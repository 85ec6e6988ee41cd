"""Cards of units with their bones, duels, and the aftermath of a battle (16.1, 16.9, 16.13-16.22, 17.14)."""

from msgspec.structs import replace

from engine.games.mesopotamia.changes.effects import destroy_lone_rams
from engine.games.mesopotamia.content.tables import BATTLE_ROWS, LAND_UNITS, RAM
from engine.games.mesopotamia.draft import Draft
from engine.games.mesopotamia.reading.battle import (
    combat_card,
    duel_strength,
    never_retreats,
    outruns,
    tie_breaker,
    wins_ties,
)
from engine.games.mesopotamia.reading.board import count_land_units, count_rams
from engine.games.mesopotamia.state import TRIBE, Battle, Fighter, Player, Retreat, Task, Tire


def deal_cards(draft: Draft, battle: Battle, attacks: bool) -> Battle:
    """Deal a card to each land unit of a side from fresh decks without the removed cards (16.1)."""
    stream = draft.next_stream("cards")
    used_cards = {fighter.card for fighter in battle.fighters}
    player = battle.side(attacks)
    drawn = []
    units = next(army.units for army in draft.state.spots[battle.area].armies if army.owner == player)
    for unit, count in enumerate(units):
        deck = [
            card.name
            for card in draft.content.combat.values()
            if card.unit == unit and card.set in draft.state.config.sets and card.name not in used_cards
        ]
        drawn += list(stream.shuffle(deck)[:count]) if count else []
    draft.journal.report("cards-drawn", who=draft.player_fact(player), cards=tuple(drawn))
    return replace(battle, fighters=(*battle.fighters, *(Fighter(name, attacks) for name in drawn)))


def add_bones(battle: Battle, name: str, row: int, count: int) -> Battle:
    """Return a battle with more bones placed on a card; a negative count removes bones.

    `name`: the card's name; `row`: the index of the row in `BATTLE_ROWS`.
    """
    return replace(
        battle,
        fighters=tuple(
            _with_more_bones(fighter, row, count) if fighter.card == name else fighter for fighter in battle.fighters
        ),
    )


def _with_more_bones(fighter: Fighter, row: int, count: int) -> Fighter:
    bones = list(fighter.placed)
    bones[row] += count
    return replace(fighter, placed=(bones[0], bones[1], bones[2]))


def resolve_duel(draft: Draft, battle: Battle, attacker: Fighter, defender: Fighter) -> Fighter:
    """Fight a duel of an attacker and a defender: the loser is destroyed or retreats, the winner tires. Return the
    winner (16.13-16.15)."""
    state = draft.state
    values = duel_strength(state, attacker, defender), duel_strength(state, defender, attacker)
    wins = values[0] > values[1] or (values[0] == values[1] and wins_ties(state.events, battle, True))
    winner, loser = (attacker, defender) if wins else (defender, attacker)
    draft.journal.report(
        "duel",
        who=draft.player_fact(battle.side(wins)),
        winner=winner.card,
        loser=loser.card,
        value=max(values),
        other=min(values),
        tied=tie_breaker(values, battle),
    )
    tasks: list[Task] = [Tire(winner.card)] if any(winner.placed) else []
    if outruns(state, battle, loser, winner) and not never_retreats(state, battle.side(loser.attacks)):
        tasks.insert(0, Retreat(loser.card))
    else:
        destroy_unit(draft, loser)
    draft.agenda.push(*tasks)
    return winner


def destroy_unit(draft: Draft, loser: Fighter) -> None:
    """Move a beaten unit from the map back to its owner's supply (16.18)."""
    battle = draft.state.battle
    assert battle is not None
    unit = combat_card(draft.state, loser).unit
    player = battle.side(loser.attacks)
    draft.add_units(battle.area, player, unit, -1)
    draft.journal.report(
        "unit-destroyed",
        who=draft.player_fact(player),
        unit=LAND_UNITS[unit],
        card=loser.card,
        area=draft.area_name(battle.area),
    )
    remove_card(draft, loser.card)


def remove_card(draft: Draft, name: str) -> None:
    """Remove a unit's card from its row and the battle."""
    battle = draft.state.battle
    assert battle is not None
    lanes = tuple(
        replace(
            lane,
            attackers=tuple(card for card in lane.attackers if card != name),
            defenders=tuple(card for card in lane.defenders if card != name),
        )
        for lane in battle.lanes
    )
    fighters = tuple(fighter for fighter in battle.fighters if fighter.card != name)
    draft.state = replace(draft.state, battle=replace(battle, fighters=fighters, lanes=lanes))


def retreat_unit(draft: Draft, battle: Battle, name: str, area: int) -> None:
    """Move a retreating unit, along with a ram if it is the last unit of its empire (16.19-16.21)."""
    fighter = battle.fighter(name)
    player, unit = battle.side(fighter.attacks), combat_card(draft.state, fighter).unit
    draft.move_unit(player, unit, battle.area, area, ram=False)
    start_spot = draft.state.spots[battle.area]
    if count_rams(start_spot, player) and not count_land_units(start_spot, player):
        draft.move_unit(player, RAM, battle.area, area, ram=False)
    draft.journal.report(
        "unit-retreated", who=draft.player_fact(player), unit=LAND_UNITS[unit], card=name, area=draft.area_name(area)
    )
    remove_card(draft, name)


def remove_winner_bone(draft: Draft, battle: Battle, name: str, row: int) -> None:
    """Take one placed bone from the winner of a duel (16.15)."""
    draft.state = replace(draft.state, battle=add_bones(battle, name, row, -1))
    draft.journal.report(
        "unit-tired", who=draft.player_fact(battle.side(battle.fighter(name).attacks)), card=name, row=BATTLE_ROWS[row]
    )


def end_battle(draft: Draft, battle: Battle, attacker_won: bool) -> None:
    """Close a battle: a ram of either side breaks the wall, lone rams are lost, a freed event waits (16.21-16.22,
    17.12, 17.14)."""
    area, winner = battle.area, battle.side(attacker_won)
    draft.journal.report("battle-ended", who=draft.player_fact(winner), area=draft.area_name(area))
    for attacks in (True, False):
        breach_wall(draft, area, battle.side(attacks))
    destroy_lone_rams(draft, area)
    if battle.defender == TRIBE and attacker_won:
        draft.journal.report("tribe-removed", who=draft.player_fact(winner), area=draft.area_name(area))
        draft.state = replace(draft.state, winners=(*draft.state.winners, (winner, area)))
    draft.state = replace(draft.state, battle=None)


def breach_wall(draft: Draft, area: int, player: Player) -> None:
    """Remove another player's wall and one of the player's rams from an area with both (17.14)."""
    spot = draft.state.spots[area]
    if spot.wall is not None and spot.wall != player and count_rams(spot, player):
        draft.add_units(area, player, RAM, -1)
        draft.change_spot(area, wall=None)
        draft.journal.report("wall-fell", who=draft.player_fact(player), area=draft.area_name(area))
