"""Check that the open battle is between units in its area, and that the next step belongs to it."""

from collections.abc import Collection
from functools import partial
from typing import TypeAlias

from engine.games.mesopotamia.content.tables import Content
from engine.games.mesopotamia.reading.battle.bids import SIDES, bid_range, is_simple
from engine.games.mesopotamia.reading.battle.sides import army_size, commander, never_retreats
from engine.games.mesopotamia.reading.battle.solo import human_attacks
from engine.games.mesopotamia.state import NO_UNITS, TRIBE, Battle, Bid, Clash, Fight, Lose, Retreat, State, Tire

_SEALED, _FULL, _SOLO = ("bid",), ("bid", "strength", "rows", "tactics", "mobility", "duels"), ("prepare", "duel")
"""The stages of a simple battle, of a full one, and of one against a bot or an unplayed tribe (16, 18, 23)."""

_Going: TypeAlias = Fight | Lose
"""Tasks that continue the open battle."""


def fight(state: State) -> bool:
    """Whether a battle is open exactly if one is due, between units in its area."""
    battle, going = state.battle, next((task for task in state.agenda if isinstance(task, Fight | Lose)), None)
    if battle is None or going is None:
        return battle is None and going is None and state.hidden.bids == (None, None)
    players = range(len(state.realms))
    return (
        battle.attacker in players
        and battle.defender in {TRIBE, *players} - {battle.attacker}
        and min(*battle.ships, battle.tribe, *battle.bonus, battle.losses) >= 0
        and _ordered(state, battle)
        and _cards(state.content, battle)
        and all(_units_fit_cards(state, battle, attacks) for attacks in SIDES)
        and _stage(state, battle, going)
        and _bids(state, battle, going)
        and _rows(battle, going)
        and _duel(state, battle)
    )


def _ordered(state: State, battle: Battle) -> bool:
    """Whether it is the first of the battles that were put in order (15.4)."""
    clash = next(task for task in state.agenda if isinstance(task, Clash))
    return (clash.area, clash.tribe) == (battle.area, battle.defender == TRIBE)


def _cards(content: Content, battle: Battle) -> bool:
    """Whether each card exists once and has spaces for its bones."""
    names = [fighter.card for fighter in battle.fighters]
    if len(set(names)) < len(names) or not set(names) <= set(content.combat):
        return False
    return all(
        0 <= count <= content.combat[fighter.card].rows[row][1]
        for fighter in battle.fighters
        for row, count in enumerate(fighter.placed)
    )


def _units_fit_cards(state: State, battle: Battle, attacks: bool) -> bool:
    """Whether a side has no more units in the area than cards."""
    player = battle.side(attacks)
    armies = state.spots[battle.area].armies
    units = next((army.units for army in armies if army.owner == player), NO_UNITS)
    kinds = [state.content.combat[fighter.card].unit for fighter in battle.fighters if fighter.attacks == attacks]
    return all(kinds.count(unit) <= count for unit, count in enumerate(units))


def _stage(state: State, battle: Battle, going: _Going) -> bool:
    """Whether a battle is fought by the option's rules, with the right seats deciding for its sides (16, 18, 23)."""
    simple = is_simple(state, battle)
    solo = not simple and any(commander(state, battle, attacks) is None for attacks in SIDES)
    if battle.solo != solo or (simple and battle.fighters):
        return False
    if isinstance(going, Lose):
        return simple and army_size(state, battle, going.attacks) > 0
    stages: Collection[str] = _SEALED if simple else _SOLO if solo else _FULL
    begins = going.stage in ("bid", "prepare")
    if begins and not all(army_size(state, battle, attacks) for attacks in SIDES):
        return False
    return going.stage in stages and (simple or _dealt(state, battle, going.stage))


def _dealt(state: State, battle: Battle, stage: str) -> bool:
    """Whether exactly those sides have cards that should at a stage: a bot gets its own late, and in duels either may
    lose all."""
    dealt = {fighter.attacks for fighter in battle.fighters}
    if stage == "prepare":
        return dealt == {human_attacks(state, battle)}
    return stage in ("duel", "duels") or dealt == set(SIDES)


def _bids(state: State, battle: Battle, going: _Going) -> bool:
    """Whether bids are sealed until both are in, and open from then on (16.6)."""
    sealed = state.hidden.bids
    if going != Fight("bid"):
        return sealed == (None, None) and (battle.bids is None) == battle.solo
    made = tuple(bid is not None for bid in sealed)
    return battle.bids is None and made == battle.ready and all(map(partial(_bid, state, battle), SIDES, sealed))


def _bid(state: State, battle: Battle, attacks: bool, bid: Bid | None) -> bool:
    """Whether a bid is within the side's limits (16.4)."""
    least, most = bid_range(state, battle, attacks)
    return bid is None or (min(bid) >= 0 and least <= sum(bid) <= most)


def _rows(battle: Battle, going: _Going) -> bool:
    """Whether each card is in one row at most, on its side; while rows are made, a card of the smaller side heads each
    (16.11)."""
    sides = {fighter.card: fighter.attacks for fighter in battle.fighters}
    rows = [row for lane in battle.lanes for row in ((True, lane.attackers), (False, lane.defenders))]
    lined = [(name, attacks) for attacks, row in rows for name in row]
    waiting = [(name, sides.get(name)) for name in battle.queue]
    names = [name for name, _ in (*lined, *waiting)]
    if len(set(names)) < len(names) or not {*lined, *waiting} <= set(sides.items()):
        return False
    if going != Fight("rows"):
        return not battle.queue
    larger = {attacks for _, attacks in waiting}
    return len(larger) == 1 and bool(rows) and all(row for attacks, row in rows if attacks not in larger)


def _duel(state: State, battle: Battle) -> bool:
    """Whether the retreating unit may retreat, and the tiring one has beaten its opponent (16.15, 16.19)."""
    sides = {fighter.card: fighter.attacks for fighter in battle.fighters}
    lost = [sides.get(task.card) for task in state.agenda if isinstance(task, Retreat)]
    won = [sides.get(task.card) for task in state.agenda if isinstance(task, Tire)]
    away = all(attacks is not None and not never_retreats(state, battle.side(attacks)) for attacks in lost)
    return away and None not in won and not (lost and lost == won)
