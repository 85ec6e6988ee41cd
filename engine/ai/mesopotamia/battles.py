"""What battles of Mesopotamia promise: those that stand before a seat's units, and the one that is on."""

from math import exp

from engine.ai.mesopotamia import defence, siege
from engine.ai.mesopotamia.power import power
from engine.game import Seat
from engine.mesopotamia.content.tables import BONE
from engine.mesopotamia.reading.battle.sides import card, own_fighters
from engine.mesopotamia.reading.board import army, enemies, force
from engine.mesopotamia.state import NO_UNITS, TRIBE, Battle, Fight, Fighter, Player, Spot
from engine.mesopotamia.view import Position

EVENT = 3.0
"""Value of an event, which a tribe may hold."""

_TRIBE, _STAKE, _STRENGTHS = 2.0, 1.5, (1.3, 2.2, 2.8, 4.2)


_PLACING = "prepare"
"""The stage of a battle against a bot in which bones are placed."""

_TACTICS, _MOBILITY, _UNPLACED = 1.1, 0.5, 0.6
"""Strength of a bone on tactics that count, on mobility, and not placed yet, in a battle against a bot: about what
272 battles against waves showed in which bones were placed at random."""


def promise(position: Position, seat: Player, spot: Spot) -> float:
    """Return what a battle promises in which units of the seat stand."""
    foes = enemies(spot, seat)
    if not foes or position.battle is not None:
        return 0.0
    own = power(spot, seat, _STRENGTHS) + 0.5 * position.realms[seat].goods[BONE]
    worth = 0.0
    for one in spot.armies:
        if one.owner != seat and any(one.units):
            bones = 3.5 + 2 * sum(one.units) if one.owner == TRIBE else 0.5 * position.realms[one.owner].goods[BONE]
            hope = _hope(own - power(spot, one.owner, _STRENGTHS) - bones * (0.8 if one.owner == TRIBE else 1))
            prize = _TRIBE + EVENT if one.owner == TRIBE else _STAKE + 0.5 * sum(one.units)
            worth += hope * prize - (1 - hope) * 0.9 * force(spot, seat)
    return worth


def _hope(lead: float) -> float:
    return 1 / (1 + exp(-0.9 * max(-20.0, min(20.0, lead))))


def fight(position: Position, seat: Seat) -> float:
    """Return what the open battle promises: prize and loss, weighed by the hope to win."""
    battle = position.battle
    if battle is None or seat not in (battle.attacker, battle.defender):
        return 0.0
    attacks = battle.attacker == seat
    lead = _force(position, battle, attacks, seat) - _force(position, battle, not attacks, seat)
    stake = 2 * _STAKE + _TRIBE * (battle.defender == TRIBE) + _decides(position, battle)
    lost = 0.9 * force(position.spots[battle.area], seat)
    if position.config.mode != "ashur" or battle.defender == TRIBE:
        hope = _hope(lead)
    else:
        hope = defence.hope(position, lead)
        if battle.area == position.realms[seat].home:  # which had to come: that it has begun is no gain
            return (hope - 1) * stake
    return hope * stake - (1 - hope) * lost


def _decides(position: Position, battle: Battle) -> float:
    """Return what a battle decides beside its units, where points decide nothing (24, 25)."""
    match position.config.mode:
        case "ur":
            return siege.STAKE
        case "ashur":
            return defence.stake(position, battle.area) if battle.defender != TRIBE else 0.0
        case _:
            return 0.0


def _force(position: Position, battle: Battle, attacks: bool, seat: Seat) -> float:
    """Return the strength of a side in a battle: cards and placed bones, or units, and its bid or possible bid."""
    player = battle.side(attacks)
    found = power(position.spots[battle.area], player, _STRENGTHS)
    fighters = own_fighters(battle, attacks)
    if fighters and battle.solo and player == seat:
        found = sum(_duels(position, battle, player, one) for one in fighters) + _unplaced(position, battle, player)
    elif fighters:
        found = sum(
            0.6 + one.rows[0][0] + 0.5 * one.rows[1][0] + 0.4 * one.rows[2][0]
            for one in (card(position, fighter) for fighter in fighters)
        )
        found += sum(0.9 * s + 0.6 * t + 0.35 * m for s, t, m in (fighter.placed for fighter in fighters))
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


def _duels(position: Position, battle: Battle, player: Player, fighter: Fighter) -> float:
    """Return the strength of an own unit against a bot's units, which are known: tactics count only against units that
    the own one beats (23.4)."""
    own, foe = card(position, fighter), army(position.spots[battle.area], battle.side(battle.attacker != player))
    units = foe.units if foe is not None else NO_UNITS
    beaten = sum(count for unit, count in enumerate(units) if unit in own.against) / max(1, sum(units))
    rows = [printed[0] + bones for printed, bones in zip(own.rows, fighter.placed, strict=True)]
    return 0.6 + 0.9 * rows[0] + _TACTICS * beaten * rows[1] + _MOBILITY * rows[2]


def _unplaced(position: Position, battle: Battle, player: Player) -> float:
    """Return what the bones are worth that may still be placed in a battle against a bot (23.1)."""
    if Fight(_PLACING) not in position.agenda[:1]:
        return 0.0
    spaces = sum(
        room - placed
        for fighter in own_fighters(battle, battle.attacker == player)
        for (_, room), placed in zip(card(position, fighter).rows, fighter.placed, strict=True)
    )
    return _UNPLACED * min(spaces, position.realms[player].goods[BONE] + battle.bonus[0])
