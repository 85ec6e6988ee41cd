"""The battle phase: ships, the order of battles, who fights whom, freed events, walls, settlements (15, 17)."""

from collections import Counter

from engine.kit.changing import replace
from engine.mesopotamia.battle import duels, full, simple, solo
from engine.mesopotamia.changes.bids import open_bids, seal
from engine.mesopotamia.changes.duels import breach, duel, end_battle
from engine.mesopotamia.changes.effects import border, drop_rams, sink
from engine.mesopotamia.draft import Draft
from engine.mesopotamia.reading.battle.bids import SIDES, forced_bid, is_simple, pool
from engine.mesopotamia.reading.battle.duels import is_decided
from engine.mesopotamia.reading.battle.rows import placing
from engine.mesopotamia.reading.battle.sides import attacker_of, commander, opponents, own_fighters, support
from engine.mesopotamia.reading.battle.solo import human_attacks, solo_placing
from engine.mesopotamia.reading.board import fighting, force, has_tribe, may_be_revealed
from engine.mesopotamia.reading.phase import has_settlement_left, occupier, picked, revealable
from engine.mesopotamia.reading.tracks import leader
from engine.mesopotamia.state import ASHUR, TRIBE, Battle, Choose, Clash, Fight, Freed, Order, Player, Settle, Task


def collide(draft: Draft) -> None:
    """Destroy all ships on segments where two empires meet (15.1, 17.5), then list the battles (15.2)."""
    meeting = Counter(segment for segment, _ in draft.state.fleet)
    for segment, owner in draft.state.fleet:
        if meeting[segment] > 1:
            sink(draft, segment, owner)
            draft.tell("ship-lost", who=draft.who(owner), border=border(draft, segment))
    spots = draft.state.spots
    tribes = tuple(area for area, spot in enumerate(spots) if has_tribe(spot) and fighting(spot))
    empires = tuple(area for area, spot in enumerate(spots) if len(fighting(spot)) > 1)
    draft.now(Order(tribes, empires))
    if tribes or empires:
        draft.tell("battles-begin", areas=tuple(draft.name(area) for area in (*tribes, *empires)))


def sort_battles(draft: Draft, task: Order) -> bool:
    """Put battles in order where there is no choice, a bot's by name with its own last (15.3, 22.19); return whether
    the order is clear, and the battles stand on the agenda."""
    state = draft.state
    first = leader(state)
    while task.tribes or task.empires:
        group = task.tribes or task.empires
        if len(group) > 1 and not state.is_bot(first):
            draft.now(task)
            return False
        area = min(group, key=lambda one: (first in fighting(state.spots[one]), draft.name(one)))
        task = picked(task, area)
    battles: tuple[Task, ...] = (
        *(Clash(area, True) for area in task.picked),
        Freed(()),
        *(Clash(area, False) for area in task.settled),
    )
    draft.now(*battles)
    return True


def clash(draft: Draft, area: int, tribe: bool) -> bool:
    """Begin the next battle of an area, or none if all is settled; return whether nothing was to be asked (15.5,
    15.6)."""
    state = draft.state
    spot = state.spots[area]
    empires = fighting(spot)
    if not empires or (tribe and not has_tribe(spot)) or (not tribe and len(empires) < 2):
        draft.pop()
        return True
    if len(empires) > (1 if tribe else 2) and not state.is_bot(leader(state)):
        return False
    own = leader(state)
    if tribe:
        begin(draft, area, (min(empires, key=lambda one: (one == own, one)), TRIBE))
    else:
        begin(draft, area, min(opponents(state, area), key=lambda pair: (own in pair, pair)))
    return True


def begin(draft: Draft, area: int, pair: tuple[Player, Player]) -> None:
    """Begin a battle: who attacks, which ships support, a tribe's bones (15.8, 16.4, 17.10)."""
    attacker, defender = pair if pair[1] == TRIBE else attacker_of(draft.state, area, pair)
    ships = (support(draft.state, area, attacker), 0 if defender == TRIBE else support(draft.state, area, defender))
    draft.tell("battle-began", who=draft.who(attacker), other=draft.who(defender), area=draft.name(area))
    battle = Battle(area, attacker, defender, ships)
    if defender == TRIBE:
        die = 1 + draft.luck("tribe").below(6)
        battle = replace(battle, tribe=die + 2 * force(draft.state.spots[area], TRIBE))
        draft.tell("tribe-rolled", area=draft.name(area), die=die, count=battle.tribe)
    draft.state = replace(draft.state, battle=battle)
    draft.push(Fight("begin"))
    if is_simple(draft.state, battle):
        draft.now(Fight("bid"))
    elif all(commander(draft.state, battle, attacks) is not None for attacks in SIDES):
        full.start(draft, battle)
    else:
        solo.start(draft, battle)


def fight(draft: Draft, battle: Battle, stage: str) -> bool:
    """Carry an open battle on to the next question; return whether nothing was to be asked (16, 18, 23)."""
    match stage:
        case "bid":
            return _bids(draft, battle)
        case "strength" | "tactics" | "mobility":
            row = ("strength", "tactics", "mobility").index(stage)
            if placing(draft.state, battle, row):
                return False
            full.forgo(draft, battle, row)
            draft.now(Fight({"strength": "rows", "tactics": "mobility", "mobility": "duels"}[stage]))
        case "rows":
            if not battle.queue and not battle.lanes:
                battle = full.line_up(draft, battle)
            if not full.fill_rows(draft, battle):
                return False
            draft.now(Fight("tactics"))
        case "duels":
            _duels(draft, battle)
        case "prepare":
            if solo_placing(draft.state, battle):
                return False
            solo.turn_up(draft, battle)
        case _:
            return _solo_duels(draft, battle)
    return True


def _bids(draft: Draft, battle: Battle) -> bool:
    """Make the bids that leave no choice; once both are in, compare them. Return whether nothing was to be asked
    (16.6-16.8, 18.2)."""
    plain = is_simple(draft.state, battle)
    for place, attacks in enumerate(SIDES):
        if battle.ready[place]:
            continue
        least, most = pool(draft.state, battle, attacks)
        forced = forced_bid(draft.state, battle, attacks) if plain else (0 if least == most == 0 else None)
        if forced is not None:
            seal(draft, battle, attacks, (forced, 0, 0))
            battle = draft.state.battle or battle
    if not all(battle.ready):
        return False
    if plain:
        simple.resolve(draft, battle)
    else:
        full.compare(draft, open_bids(draft, battle))
        draft.now(Fight("strength"))
    return True


def _duels(draft: Draft, battle: Battle) -> None:
    """Fight the next duel of the first row where both sides stand, make new rows, or end the battle (16.16, 16.17)."""
    if is_decided(battle):
        draft.pop()
        end_battle(draft, battle, bool(own_fighters(battle, True)))
        return
    for lane in battle.lanes:
        if lane.attackers and lane.defenders:
            duel(draft, battle, battle.fighter(lane.attackers[0]), battle.fighter(lane.defenders[0]))
            return
    draft.state = replace(draft.state, battle=replace(battle, lanes=(), queue=()))
    draft.now(Fight("rows"))


def _solo_duels(draft: Draft, battle: Battle) -> bool:
    if is_decided(battle):
        solo.finish(draft, battle)
        return True
    own, foes = (own_fighters(battle, side) for side in SIDES)
    if len(own) == len(foes) == 1:
        human = own if human_attacks(draft.state, battle) else foes
        other = foes if human is own else own
        solo.fight(draft, battle, human[0].card, other[0].card)
        return True
    return False


def tire(draft: Draft, battle: Battle, name: str) -> bool:
    """Let the winner of a duel tire; return whether nothing was to be asked (16.15, 23.6)."""
    if all(one.card != name for one in battle.fighters):
        draft.pop()
        return True
    decides = commander(draft.state, battle, battle.fighter(name).attacks) is not None
    return duels.tire_alone(draft, battle, name, decides)


# freed events, walls, settlements ------------------------------------------------------------------------------------


def free(draft: Draft, task: Freed) -> bool:
    """Reveal the next freed event; return whether nothing was to be asked (15.4)."""
    if draft.state.winners:
        order = draft.state.events.order
        found = sorted(draft.state.winners, key=lambda one: (order.index(one[0]), one[1]))
        task = Freed(tuple(one for one in found if may_be_revealed(draft.state.spots[one[1]])))
        draft.state = replace(draft.state, winners=())
    if not task.events:
        draft.pop()
        return True
    player, area = task.events[0]
    if len(revealable(task)) > 1 and not draft.state.is_bot(player):
        draft.now(task)
        return False
    reveal(draft, task, area)
    return True


def reveal(draft: Draft, task: Freed, area: int) -> None:
    """Let the first player choose for the event of an area."""
    rest = tuple(one for one in task.events if one[1] != area)
    draft.now(Choose(area, task.events[0][0]), Freed(rest))


def fall(draft: Draft) -> None:
    """Let walls fall beside which foreign rams stand (17.14), and lose rams that are alone among enemies."""
    for area, spot in enumerate(draft.state.spots):
        if spot.wall is not None:
            for one in spot.armies:
                breach(draft, area, one.owner)
        drop_rams(draft, area)
    draft.pop()


def settle(draft: Draft, task: Settle) -> bool:
    """Conquer or destroy the next settlement that another empire's unit stands beside; return whether nothing was to
    be asked (17.20)."""
    state = draft.state
    if task.areas is None:
        order = state.events.order
        found = [area for area in range(len(state.spots)) if occupier(state, area) is not None]
        task = Settle(tuple(sorted(found, key=lambda area: (order.index(occupier(state, area) or 0), area))))
    if not task.areas:
        draft.pop()
        return True
    area = task.areas[0]
    player = occupier(state, area)
    draft.now(task)
    if player is None:
        draft.now(Settle(task.areas[1:]))
        return True
    left = has_settlement_left(state, player)
    if left and not state.is_bot(player):
        return False
    take(draft, task, conquers=left and not (state.config.mode == ASHUR and state.is_bot(player)))
    return True


def take(draft: Draft, task: Settle, conquers: bool) -> None:
    """Conquer or destroy the settlement of the first area (17.20)."""
    areas = task.areas or ()
    area = areas[0]
    player = occupier(draft.state, area)
    assert player is not None
    name = "settlement-conquered" if conquers else "settlement-destroyed"
    draft.tell(name, who=draft.who(player), area=draft.name(area))
    draft.alter(area, settlement=player if conquers else None)
    draft.now(Settle(areas[1:]))
