"""Expected outcomes of battles of Mesopotamia: those that a seat's units may fight, and the open one."""

from functools import lru_cache
from math import exp

from engine.game import Seat
from engine.games.mesopotamia.computer import defence, power, siege
from engine.games.mesopotamia.content.load import content_with_digest
from engine.games.mesopotamia.content.tables import BONE, FourCounts
from engine.games.mesopotamia.reading.battle import card, own_fighters, plays_tribe
from engine.games.mesopotamia.reading.board import army, count_land_units, enemies
from engine.games.mesopotamia.state import (
    ASHUR,
    HELD,
    NO_UNITS,
    RUNNING,
    TRIBE,
    UR,
    Army,
    Battle,
    Bid,
    Fight,
    Fighter,
    Player,
    Spot,
)
from engine.games.mesopotamia.view import Position

EVENT = 3.0
"""Value of an event, even if a tribe holds it."""

_TRIBE, _STAKE, _STRENGTHS = 2.0, 1.5, (1.3, 2.2, 2.8, 4.2)

_ODDS = (-0.9, 0.53, 0.4, 3.9, 0.7)
_ODDS_OF_EMPIRES = (0.4, 0.3, 0.2, 1.8, 1.9)
"""Terms of the logarithm of the odds to win against a tribe or an empire: a constant for equal strength; weights of the
lead in strength, of each additional bone up to `_MOST`, of the share of pairs in which the seat's unit has the
advantage, and of those in which the enemy's has it. Fitted to 505 battles with tribes and 348 of empires between
computers."""

_MOST = 4
"""Maximum number of bones beyond the enemy's that count, since cards have no more spaces."""

_LOST, _BID, _SEALED = 0.9, 0.1, 0.2
"""Values of a lost unit, of a bone that a battle may cost, and of a bone that is bid."""

_HELD, _RUNNING, _SETTLED = 1.0, 2.0, 2.0
"""Values of a point that depends on who holds an area (others lose it), of a running event, and of a settlement, in
points."""

_RAID, _PASSED = 2.0, 2.5
"""Values of a settlement and of a running event that are taken at the end of the round."""

SPITE = 0.4
"""The share of a seat's gain against a tribe that counts as a loss for the seat that plays the tribe; all others share
the loss."""

_PLACING = "prepare"
"""The stage of a battle against a bot in which bones are placed."""

_TACTICS, _MOBILITY, _UNPLACED = 1.1, 0.5, 0.6
"""Strengths of a bone on tactics that count, on mobility, and not placed yet, in a battle against a bot. They are about
what 272 battles against waves showed in which bones were placed at random."""


def expected_gain(position: Position, seat: Player, spot: Spot) -> float:
    """Return the expected value of the battles in an area that the seat's units may fight."""
    if not enemies(spot, seat) or position.battle is not None:
        return 0.0
    worth, own, bones = 0.0, _units(spot, seat), position.realms[seat].goods[BONE]
    for one in spot.armies:
        if one.owner != seat and any(one.units):
            against_tribe = one.owner == TRIBE
            theirs = 3.5 + 2 * sum(one.units) if against_tribe else position.realms[one.owner].goods[BONE]
            hope = 1 / (1 + exp(-_odds(position, own, one, bones - theirs)))
            won = _TRIBE + EVENT if against_tribe else _STAKE + 0.5 * sum(one.units) + _area_value(position, seat, spot)
            worth += hope * won - (1 - hope) * _LOST * sum(own) - _BID * min(bones, theirs)
    return worth


def _odds(position: Position, own: FourCounts, foe: Army, more: float) -> float:
    """Return the logarithm of the odds for the attacking units, with `more` additional bones."""
    begun, strength, bone, edge, foes_edge = _ODDS if foe.owner == TRIBE else _ODDS_OF_EMPIRES
    beats, pairs = _types_beaten(position.config.content), sum(own) * sum(foe.units)
    found = begun + strength * (power.army_strength(own, _STRENGTHS) - power.army_strength(foe.units, _STRENGTHS))
    found += bone * max(-_MOST, min(_MOST, more))
    return (
        found
        + (edge * _unit_advantage(beats, own, foe.units) - foes_edge * _unit_advantage(beats, foe.units, own)) / pairs
    )


def _unit_advantage(beats: tuple[tuple[int, ...], ...], own: FourCounts, foes: FourCounts) -> int:
    """Return the number of pairs in which the seat's unit has the advantage over an enemy unit (16.3)."""
    return sum(count * foes[foe] for unit, count in enumerate(own) if count for foe in beats[unit])


@lru_cache(8)
def _types_beaten(content: str) -> tuple[tuple[int, ...], ...]:
    """Return for each unit type the types that it beats, according to the cards of some content."""
    against = {one.unit: one.against for one in content_with_digest(content).combat.values()}
    return tuple(tuple(against[unit]) for unit in range(4))


def _units(spot: Spot, seat: Player) -> FourCounts:
    own = army(spot, seat)
    return own.units if own is not None else NO_UNITS


def _area_value(position: Position, seat: Player, spot: Spot) -> float:
    """Return what a seat gains by taking an area from an empire."""
    return 0.0 if spot.settlement == seat or spot.owner == seat else _holding_value(position, spot)


def _holding_value(position: Position, spot: Spot) -> float:
    """Return the value of holding an area: the points of its event, a running event, a settlement."""
    worth = 0.0 if spot.settlement is None else _SETTLED
    if spot.event == HELD:
        worth += max(option.vp for option in position.content.events[spot.token].options)
    return _HELD * (worth + _RUNNING * (spot.event == RUNNING))


def is_prey(spot: Spot, seat: Player) -> bool:
    """Whether a land unit of a seat would take something in an area without a battle."""
    theirs = spot.settlement not in (None, seat) or (spot.event == RUNNING and spot.owner != seat)
    return theirs and not enemies(spot, seat)


def raid(spot: Spot, seat: Player) -> float:
    """Return the gain at the end of the round for a seat whose units share an area only with another seat's settlement
    or running event (17.20, 19.14)."""
    if not is_prey(spot, seat):
        return 0.0
    return _RAID * (spot.settlement not in (None, seat)) + _PASSED * (spot.event == RUNNING and spot.owner != seat)


def _win_chance(lead: float) -> float:
    return 1 / (1 + exp(-0.9 * max(-20.0, min(20.0, lead))))


def fight(position: Position, seat: Seat) -> float:
    """Return the expected value of the open battle: prize and loss, weighted by the chance to win."""
    battle = position.battle
    if battle is None:
        return 0.0
    if seat not in (battle.attacker, battle.defender):
        return _tribe_stake(position, battle, seat)
    attacks = battle.attacker == seat
    lead = _force(position, battle, attacks, seat) - _force(position, battle, not attacks, seat)
    stake = 2 * _STAKE + _TRIBE * (battle.defender == TRIBE) + _stake_without_points(position, battle)
    if battle.defender != TRIBE:
        stake += _holding_value(position, position.spots[battle.area])
    lost = _LOST * count_land_units(position.spots[battle.area], seat)
    if position.config.mode != "ashur" or battle.defender == TRIBE:
        hope = _win_chance(lead)
    else:
        hope = defence.win_chance(position, lead)
        if battle.area == position.realms[seat].home:  # this battle was inevitable, so its beginning is no gain
            return (hope - 1) * stake
    return hope * stake - (1 - hope) * lost - _SEALED * sum(_own_bid(position, attacks))


def _own_bid(position: Position, attacks: bool) -> Bid:
    """Return the seat's sealed bid with its bones still in the hand, since the other side's bid is known (16.6)."""
    return position.hidden.bids[0 if attacks else 1] or (0, 0, 0)


def _tribe_stake(position: Position, battle: Battle, seat: Seat) -> float:
    """Return the value of a battle for the seat that plays the tribe: what the others lose."""
    if not plays_tribe(position, battle, seat):
        return 0.0
    hope = _win_chance(_force(position, battle, True, seat) - _force(position, battle, False, seat))
    return -SPITE * hope * EVENT / max(1, len(position.realms) - 1)


def _stake_without_points(position: Position, battle: Battle) -> float:
    """Return the stake of a battle apart from its units in modes where points decide nothing (24, 25)."""
    if position.config.mode == UR:
        return siege.WIN_VALUE
    if position.config.mode == ASHUR and battle.defender != TRIBE:
        return defence.battle_stake(position, battle.area)
    return 0.0


def _force(position: Position, battle: Battle, attacks: bool, seat: Seat) -> float:
    """Return the strength of a side in a battle: its cards and placed bones, or its units, and its actual or possible
    bid."""
    player = battle.side(attacks)
    found = power.power(position.spots[battle.area], player, _STRENGTHS)
    fighters = own_fighters(battle, attacks)
    if fighters and battle.solo and player == seat:
        found = sum(_duels(position, battle, player, one) for one in fighters) + _unplaced_bone_value(
            position, battle, player
        )
    elif fighters:
        foes = own_fighters(battle, not attacks)
        found = sum(_card(position, fighter, foes) for fighter in fighters)
    place = 0 if attacks else 1
    bid = position.hidden.bids[place] if player == seat else None
    if bid is not None:
        return found + 0.8 * bid[0] + 0.55 * bid[1] + 0.3 * bid[2]
    if battle.bids is not None or battle.solo:
        return (
            found
            + 0.5 * sum(battle.bonus) * (not battle.solo)
            + (battle.bonus[1] * 0.7 if battle.solo and player != seat else 0)
        )
    held = battle.tribe if player == TRIBE else position.realms[player].goods[BONE] + battle.ships[place]
    return found + 0.6 * (held if player == TRIBE else 0.5 * held)


def _card(position: Position, fighter: Fighter, foes: tuple[Fighter, ...]) -> float:
    """Return the strength of a unit: tactics count only against types that its card names (16.10)."""
    own = card(position, fighter)
    named = sum(card(position, foe).unit in own.against for foe in foes) / max(1, len(foes))
    rows = [printed[0] + bones for printed, bones in zip(own.rows, fighter.placed, strict=True)]
    return 0.6 + 0.95 * rows[0] + 0.95 * named * rows[1] + 0.35 * rows[2]


def _duels(position: Position, battle: Battle, player: Player, fighter: Fighter) -> float:
    """Return the strength of one of the player's units against a bot's units, which are known. Tactics count only
    against units that it beats (23.4)."""
    own, foe = card(position, fighter), army(position.spots[battle.area], battle.side(battle.attacker != player))
    units = foe.units if foe is not None else NO_UNITS
    beaten = sum(count for unit, count in enumerate(units) if unit in own.against) / max(1, sum(units))
    rows = [printed[0] + bones for printed, bones in zip(own.rows, fighter.placed, strict=True)]
    return 0.6 + 0.9 * rows[0] + _TACTICS * beaten * rows[1] + _MOBILITY * rows[2]


def _unplaced_bone_value(position: Position, battle: Battle, player: Player) -> float:
    """Return the value of the unplaced bones in a battle against a bot (23.1)."""
    if Fight(_PLACING) not in position.agenda[:1]:
        return 0.0
    spaces = sum(
        room - placed
        for fighter in own_fighters(battle, battle.attacker == player)
        for (_, room), placed in zip(card(position, fighter).rows, fighter.placed, strict=True)
    )
    return _UNPLACED * min(spaces, position.realms[player].goods[BONE] + battle.bonus[0])
