"""Expected outcomes of battles of Mesopotamia: those that a seat's units may fight, and the open one."""

from functools import lru_cache
from math import exp

from engine.game import Seat
from engine.games.mesopotamia.computer import defence, power, siege
from engine.games.mesopotamia.content.load import content_with_digest
from engine.games.mesopotamia.content.tables import BONE, FourCounts
from engine.games.mesopotamia.reading.battle import combat_card, own_fighters, plays_tribe
from engine.games.mesopotamia.reading.board import count_enemies, count_land_units, find_army
from engine.games.mesopotamia.state import (
    ASHUR_MODE,
    EVENT_HELD,
    EVENT_RUNNING,
    NO_UNITS,
    TRIBE,
    UR_MODE,
    Army,
    Battle,
    Bid,
    Fight,
    Fighter,
    Player,
    Spot,
)
from engine.games.mesopotamia.view import Position

EVENT_VALUE = 3.0
"""Value of an event, even if a tribe holds it."""

_TRIBE_VALUE, _BATTLE_STAKE, _UNIT_STRENGTHS = 2.0, 1.5, (1.3, 2.2, 2.8, 4.2)
"""Value of beating a tribe; value of beating an empire, apart from its units; strength of each type of land unit."""

_TRIBE_ODDS_TERMS = (-0.9, 0.53, 0.4, 3.9, 0.7)
_EMPIRE_ODDS_TERMS = (0.4, 0.3, 0.2, 1.8, 1.9)
"""Terms of the logarithm of the odds to win against a tribe or an empire: a constant for equal strength; weights of the
lead in strength, of each additional bone up to `_MAX_EXTRA_BONES`, of the share of pairs in which the seat's unit has
the advantage, and of those in which the enemy's has it. Fitted to 505 battles with tribes and 348 of empires between
computers."""

_MAX_EXTRA_BONES = 4
"""Maximum number of bones beyond the enemy's that count, since cards have no more spaces."""

_LOST_UNIT_VALUE, _SPENT_BONE_VALUE, _BID_BONE_VALUE = 0.9, 0.1, 0.2
"""Values of a lost unit, of a bone that a battle may cost, and of a bone that is bid."""

_HELD_POINT_VALUE, _RUNNING_EVENT_VALUE, _SETTLEMENT_VALUE = 1.0, 2.0, 2.0
"""Values of a point that depends on who holds an area (others lose it), of a running event, and of a settlement, in
points."""

_RAIDED_SETTLEMENT_VALUE, _RAIDED_EVENT_VALUE = 2.0, 2.5
"""Values of a settlement and of a running event that are taken at the end of the round."""

TRIBE_LOSS_SHARE = 0.4
"""The share of a seat's gain against a tribe that counts as a loss for the seat that plays the tribe; all others share
the loss."""

_PLACING_STAGE = "prepare"
"""The stage of a battle against a bot in which bones are placed."""

_TACTICS_STRENGTH, _MOBILITY_STRENGTH, _UNPLACED_BONE_STRENGTH = 1.1, 0.5, 0.6
"""Strengths of a bone on tactics that count, on mobility, and not placed yet, in a battle against a bot. They are about
what 272 battles against waves showed in which bones were placed at random."""


def expected_gain(position: Position, player: Player, spot: Spot) -> float:
    """Return the expected value of the battles in an area that the seat's units may fight."""
    if not count_enemies(spot, player) or position.battle is not None:
        return 0.0
    value, units, bones = 0.0, _units_of(spot, player), position.realms[player].goods[BONE]
    for army in spot.armies:
        if army.owner != player and any(army.units):
            against_tribe = army.owner == TRIBE
            enemy_bones = 3.5 + 2 * sum(army.units) if against_tribe else position.realms[army.owner].goods[BONE]
            chance = 1 / (1 + exp(-_log_odds(position, units, army, bones - enemy_bones)))
            prize = (
                _TRIBE_VALUE + EVENT_VALUE
                if against_tribe
                else _BATTLE_STAKE + 0.5 * sum(army.units) + _area_value(position, player, spot)
            )
            value += (
                chance * prize
                - (1 - chance) * _LOST_UNIT_VALUE * sum(units)
                - _SPENT_BONE_VALUE * min(bones, enemy_bones)
            )
    return value


def _log_odds(position: Position, units: FourCounts, enemy: Army, extra_bones: float) -> float:
    """Return the logarithm of the odds for the attacking units, with `extra_bones` additional bones."""
    intercept, strength, bone, own_type, foe_type = _TRIBE_ODDS_TERMS if enemy.owner == TRIBE else _EMPIRE_ODDS_TERMS
    beats, pairs = _types_beaten(position.config.content), sum(units) * sum(enemy.units)
    log_odds = intercept + strength * (
        power.units_strength(units, _UNIT_STRENGTHS) - power.units_strength(enemy.units, _UNIT_STRENGTHS)
    )
    log_odds += bone * max(-_MAX_EXTRA_BONES, min(_MAX_EXTRA_BONES, extra_bones))
    return (
        log_odds
        + (
            own_type * _unit_advantage(beats, units, enemy.units)
            - foe_type * _unit_advantage(beats, enemy.units, units)
        )
        / pairs
    )


def _unit_advantage(beats: tuple[tuple[int, ...], ...], units: FourCounts, enemies: FourCounts) -> int:
    """Return the number of pairs in which the seat's unit has the advantage over an enemy unit (16.3)."""
    return sum(count * enemies[enemy] for unit, count in enumerate(units) if count for enemy in beats[unit])


@lru_cache(8)
def _types_beaten(content_digest: str) -> tuple[tuple[int, ...], ...]:
    """Return for each unit type the types that it beats, according to the cards of some content."""
    against = {card.unit: card.against for card in content_with_digest(content_digest).combat.values()}
    return tuple(tuple(against[unit]) for unit in range(4))


def _units_of(spot: Spot, player: Player) -> FourCounts:
    army = find_army(spot, player)
    return army.units if army is not None else NO_UNITS


def _area_value(position: Position, player: Player, spot: Spot) -> float:
    """Return the value for a seat of taking an area from an empire, 0 if a settlement or event there is its own."""
    return 0.0 if spot.settlement == player or spot.owner == player else _holding_value(position, spot)


def _holding_value(position: Position, spot: Spot) -> float:
    """Return the value of holding an area: the points of its event, a running event, a settlement."""
    worth = 0.0 if spot.settlement is None else _SETTLEMENT_VALUE
    if spot.event == EVENT_HELD:
        worth += max(option.vp for option in position.content.events[spot.token].options)
    return _HELD_POINT_VALUE * (worth + _RUNNING_EVENT_VALUE * (spot.event == EVENT_RUNNING))


def can_be_raided(spot: Spot, player: Player) -> bool:
    """Whether a land unit of a seat would take something in an area without a battle."""
    theirs = spot.settlement not in (None, player) or (spot.event == EVENT_RUNNING and spot.owner != player)
    return theirs and not count_enemies(spot, player)


def raid_gain(spot: Spot, player: Player) -> float:
    """Return the value of another seat's settlement and running event that fall to a seat's units at the end of the
    round, or 0 if enemies defend them (17.20, 19.14)."""
    if not can_be_raided(spot, player):
        return 0.0
    return _RAIDED_SETTLEMENT_VALUE * (spot.settlement not in (None, player)) + _RAIDED_EVENT_VALUE * (
        spot.event == EVENT_RUNNING and spot.owner != player
    )


def _win_chance(lead: float) -> float:
    return 1 / (1 + exp(-0.9 * max(-20.0, min(20.0, lead))))


def open_battle_value(position: Position, seat: Seat) -> float:
    """Return the expected value of the open battle: prize and loss, weighted by the chance to win."""
    battle = position.battle
    if battle is None:
        return 0.0
    if seat not in (battle.attacker, battle.defender):
        return _tribe_stake(position, battle, seat)
    attacks = battle.attacker == seat
    lead = _side_strength(position, battle, attacks, seat) - _side_strength(position, battle, not attacks, seat)
    stake = 2 * _BATTLE_STAKE + _TRIBE_VALUE * (battle.defender == TRIBE) + _stake_without_points(position, battle)
    if battle.defender != TRIBE:
        stake += _holding_value(position, position.spots[battle.area])
    loss = _LOST_UNIT_VALUE * count_land_units(position.spots[battle.area], seat)
    if position.config.mode != "ashur" or battle.defender == TRIBE:
        chance = _win_chance(lead)
    else:
        chance = defence.win_chance(position, lead)
        if battle.area == position.realms[seat].home:  # this battle was inevitable, so its beginning is no gain
            return (chance - 1) * stake
    return chance * stake - (1 - chance) * loss - _BID_BONE_VALUE * sum(_with_bid_in_hand(position, attacks))


def _with_bid_in_hand(position: Position, attacks: bool) -> Bid:
    """Return the seat's own sealed bid, whose bones are not paid yet (16.6), or zeros without one."""
    return position.hidden.bids[0 if attacks else 1] or (0, 0, 0)


def _tribe_stake(position: Position, battle: Battle, seat: Seat) -> float:
    """Return the value of a battle for the seat that plays the tribe, which shares the loss of an attacker's win, or 0
    for other seats."""
    if not plays_tribe(position, battle, seat):
        return 0.0
    hope = _win_chance(_side_strength(position, battle, True, seat) - _side_strength(position, battle, False, seat))
    return -TRIBE_LOSS_SHARE * hope * EVENT_VALUE / max(1, len(position.realms) - 1)


def _stake_without_points(position: Position, battle: Battle) -> float:
    """Return the stake of a battle apart from its units in modes where points decide nothing (24, 25)."""
    if position.config.mode == UR_MODE:
        return siege.WIN_VALUE
    if position.config.mode == ASHUR_MODE and battle.defender != TRIBE:
        return defence.battle_stake(position, battle.area)
    return 0.0


def _side_strength(position: Position, battle: Battle, attacks: bool, seat: Seat) -> float:
    """Return the strength of a side in a battle: its cards and placed bones, or its units, and its actual or possible
    bid."""
    player = battle.side(attacks)
    strength = power.area_strength(position.spots[battle.area], player, _UNIT_STRENGTHS)
    fighters = own_fighters(battle, attacks)
    if fighters and battle.solo and player == seat:
        strength = sum(_duel_strength(position, battle, player, fighter) for fighter in fighters)
        strength += _unplaced_bone_value(position, battle, player)
    elif fighters:
        enemy_fighters = own_fighters(battle, not attacks)
        strength = sum(_card_strength(position, fighter, enemy_fighters) for fighter in fighters)
    place = 0 if attacks else 1
    bid = position.hidden.bids[place] if player == seat else None
    if bid is not None:
        return strength + 0.8 * bid[0] + 0.55 * bid[1] + 0.3 * bid[2]
    if battle.bids is not None or battle.solo:
        return (
            strength
            + 0.5 * sum(battle.bonus) * (not battle.solo)
            + (battle.bonus[1] * 0.7 if battle.solo and player != seat else 0)
        )
    bones = battle.tribe if player == TRIBE else position.realms[player].goods[BONE] + battle.ships[place]
    return strength + 0.6 * (bones if player == TRIBE else 0.5 * bones)


def _card_strength(position: Position, fighter: Fighter, enemies: tuple[Fighter, ...]) -> float:
    """Return the strength of a unit: tactics count only against types that its card names (16.10)."""
    card = combat_card(position, fighter)
    named = sum(combat_card(position, enemy).unit in card.against for enemy in enemies) / max(1, len(enemies))
    rows = [printed[0] + bones for printed, bones in zip(card.rows, fighter.placed, strict=True)]
    return 0.6 + 0.95 * rows[0] + 0.95 * named * rows[1] + 0.35 * rows[2]


def _duel_strength(position: Position, battle: Battle, player: Player, fighter: Fighter) -> float:
    """Return the strength of one of the player's units against a bot's units, which are known. Tactics count only
    against units that it beats (23.4)."""
    card, army = (
        combat_card(position, fighter),
        find_army(position.spots[battle.area], battle.side(battle.attacker != player)),
    )
    units = army.units if army is not None else NO_UNITS
    beaten_share = sum(count for unit, count in enumerate(units) if unit in card.against) / max(1, sum(units))
    rows = [printed[0] + bones for printed, bones in zip(card.rows, fighter.placed, strict=True)]
    return 0.6 + 0.9 * rows[0] + _TACTICS_STRENGTH * beaten_share * rows[1] + _MOBILITY_STRENGTH * rows[2]


def _unplaced_bone_value(position: Position, battle: Battle, player: Player) -> float:
    """Return the value of bones that the player may still place in a battle against a bot, 0 after placing ends
    (23.1)."""
    if Fight(_PLACING_STAGE) not in position.agenda[:1]:
        return 0.0
    spaces = sum(
        room - placed
        for fighter in own_fighters(battle, battle.attacker == player)
        for (_, room), placed in zip(combat_card(position, fighter).rows, fighter.placed, strict=True)
    )
    return _UNPLACED_BONE_STRENGTH * min(spaces, position.realms[player].goods[BONE] + battle.bonus[0])
