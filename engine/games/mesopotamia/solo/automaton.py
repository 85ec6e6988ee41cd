"""The turn of an automaton, which carries out its plans without paying (22.3-22.17)."""

from collections.abc import Callable, Mapping

from msgspec.structs import replace

from engine.games.mesopotamia.changes.building import build
from engine.games.mesopotamia.changes.effects import gain_goods, move_up_track, place_amphora, raise_technology
from engine.games.mesopotamia.changes.events import BOT_TECHNOLOGY_ORDER, present_event
from engine.games.mesopotamia.content.tables import (
    ACTIONS,
    BONE,
    BUILD,
    EXPLORE,
    GATHER,
    GROWTH,
    LAND_UNIT_SPEEDS,
    LAND_UNITS,
    PIECES,
    RESEARCH,
    TOP_LEVEL,
    WARFARE,
    BotAction,
)
from engine.games.mesopotamia.draft import Draft
from engine.games.mesopotamia.reading.board import (
    count_enemies,
    count_land_units,
    count_pieces,
    count_rams,
    distances_from,
    docking_segments,
    empires_with_units,
    has_event_to_reveal,
    has_room,
    has_tribe,
    may_leave,
    mustering_areas,
    technology,
)
from engine.games.mesopotamia.reading.building import PLACELESS_BUILDINGS, building_places, may_build
from engine.games.mesopotamia.reading.goods import counts_of
from engine.games.mesopotamia.solo import strategy
from engine.games.mesopotamia.solo.marching import distances_to, enemy_areas, march
from engine.games.mesopotamia.state import EVENT_DOWN, EVENT_RUNNING, TRIBE, Choose, Plan, Player, State

TRIBE_BONES, TRIBE_BONES_PER_UNIT = 4, 2
"""Number of bones that an automaton needs to go to a tribe: a fixed number, plus a number for each unit (22.16)."""
GUARD_DISTANCE = 2
"""Distance of an enemy within which a lone unit guards its event or settlement (22.16)."""


def take_automaton_turn(draft: Draft, bot_index: int) -> None:
    """Sort the plans by priority, draw action cards, carry out the matching actions and one more, and renew the plans
    (22.3-22.9)."""
    bot = draft.state.bots[bot_index]
    valued = strategy.plans_with_priorities(draft.state, bot)
    plans = tuple([plan for _, plan in valued])
    if plans != bot.plans:
        strategy.replace_cards(draft, bot_index, replace(bot, plans=plans))
    values = tuple([str(value) for value, _ in valued])
    draft.journal.report(
        "plans-judged", who=draft.player_fact(bot.player), cards=tuple(plan.card for plan in plans), values=values
    )
    drawn = _draw_actions(draft, bot.player)
    for card, place in strategy.match_actions(draft.state, plans, drawn):
        _mark_action(draft, bot_index, card, place)
        action = draft.content.strategies[card].actions[place]
        draft.journal.report("bot-acts", who=draft.player_fact(bot.player), action=ACTIONS[action.action], card=card)
        carry_out(draft, bot_index, action)
    strategy.renew_plans(draft, bot_index)


def _draw_actions(draft: Draft, player: Player) -> tuple[str, ...]:
    """Draw action cards. Their number depends on the built floors and the level (22.4)."""
    state = draft.state
    count = state.content.draws[state.config.level][state.realms[player].floors]
    drawn = draft.next_stream("actions").shuffle((*ACTIONS, strategy.STAR_CARD))[:count]
    draft.journal.report("actions-drawn", who=draft.player_fact(player), cards=drawn)
    return drawn


def _mark_action(draft: Draft, bot_index: int, card: str, action_index: int) -> None:
    bot = draft.state.bots[bot_index]
    plans = []
    for plan in bot.plans:
        if plan.card == card:
            first, second = (marked or here == action_index for here, marked in enumerate(plan.marked))
            plans.append(Plan(card, (first, second)))
        else:
            plans.append(plan)
    strategy.replace_cards(draft, bot_index, replace(bot, plans=tuple(plans)))


def carry_out(draft: Draft, bot_index: int, action: BotAction) -> None:
    """Carry out an action of a strategy card for an automaton, given by its index in `State.bots` (22.10-22.16)."""
    player = draft.state.bots[bot_index].player
    _CARRY_OUT_BY_ACTION[action.action](draft, bot_index, player, action)


def _grow(draft: Draft, bot_index: int, player: Player, action: BotAction) -> None:
    move_up_track(draft, "population", player, action.number)
    if action.draw:
        _draw_until_research(draft, bot_index)


def _gather(draft: Draft, _number: int, player: Player, action: BotAction) -> None:
    for _ in range(action.number):
        _claim_amphora(draft, player)


def _build_goals(draft: Draft, _number: int, player: Player, action: BotAction) -> None:
    for _ in range(action.number):
        _build(draft, player, action.words)


def _march(draft: Draft, _number: int, player: Player, action: BotAction) -> None:
    for _ in range(technology(draft.state, player, EXPLORE).values["activations"]):
        if not _explore(draft, player, action.words):
            return


def _research(draft: Draft, _number: int, player: Player, action: BotAction) -> None:
    """Raise the listed actions in order, then others, as many technologies as the action gives (22.11)."""
    for count in range(action.number):
        levels = draft.realm(player).levels
        listed = [ACTIONS.index(action.words[(count + step) % len(action.words)]) for step in range(len(action.words))]
        open_ = [action_index for action_index in (*listed, *BOT_TECHNOLOGY_ORDER) if levels[action_index] < TOP_LEVEL]
        if open_:
            raise_technology(draft, player, open_[0])


def _draw_until_research(draft: Draft, bot_index: int) -> None:
    """Draw and discard strategy cards until one has a research action, which stays face up (22.10)."""
    for _ in range(len(draft.content.strategies)):
        card = strategy.draw_strategy(draft, bot_index)
        bot = draft.state.bots[bot_index]
        if not card:
            return
        if any(action.action == RESEARCH for action in draft.content.strategies[card].actions):
            strategy.replace_cards(draft, bot_index, replace(bot, plans=(*bot.plans, Plan(card))))
            return
        strategy.replace_cards(draft, bot_index, replace(bot, discards=(*bot.discards, card)))


def _claim_amphora(draft: Draft, player: Player) -> None:
    """Put an amphora on the free place with the most points, or on the rightmost free one if none has points
    (22.13)."""
    state = draft.state
    stalls = strategy.available_stalls(state, player)
    amphorae = sum(stall.amphora == player for stall in state.market)
    if not stalls or amphorae >= state.content.pieces["amphora"]:
        draft.journal.report("bot-idle", who=draft.player_fact(player), reason="no-trade")
        return
    points = {number: state.content.tokens[state.market[number].token].vp for number in stalls}
    best = max(stalls, key=lambda number: (points[number], -number)) if max(points.values()) else stalls[-1]
    place_amphora(draft, player, best, points[best])


def _build(draft: Draft, player: Player, goals: tuple[str, ...]) -> bool:
    """Build the first goal that is possible now and not complete. Return whether anything was built (22.14)."""
    state = draft.state
    piece_counts = count_pieces(state, player)
    built = {
        "floor": state.realms[player].floors,
        "garden": len(state.realms[player].gardens),
        **{name: piece_counts[PIECES.index(name)] for name in ("ram", "ship", "wall", "settlement")},
    }
    for place, goal in enumerate(goals):
        if goals[: place + 1].count(goal) > built[goal] and may_build(state, player, goal):
            build(draft, player, goal, _building_site(state, player, goal))
            return True
    draft.journal.report("bot-idle", who=draft.player_fact(player), reason="no-goal")
    return False


def _building_site(state: State, player: Player, goal: str) -> int:
    """Return the building site of an automaton. Walls prefer its settlements; then a printed good counts, then nearness
    to the home (22.14)."""
    if goal == "ship":
        return next(docking_segments(state, player))
    if goal in PLACELESS_BUILDINGS:
        return -1
    distances = distances_from(state, (state.realms[player].home,), lambda _: True)
    areas = state.content.map.areas

    def rank(area: int) -> tuple[bool, bool, int, str]:
        is_own = state.spots[area].settlement == player and goal == "wall"
        return (not is_own, areas[area].good is None, distances[area], areas[area].name)

    return min(building_places(state, player, goal), key=rank)


def _do_warfare(draft: Draft, _number: int, player: Player, action: BotAction) -> None:
    """Take bones, build the first goal if there is one, and train the best units (22.15)."""
    if action.bones:
        gain_goods(draft, player, counts_of(BONE, technology(draft.state, player, WARFARE).values["bones"]))
    if action.words:
        _build(draft, player, action.words)
    for _ in range(action.number if action.train else 0):
        level = draft.realm(player).levels[WARFARE]
        types = [
            unit
            for unit in range(len(LAND_UNITS))
            if draft.content.trains[unit][0] <= level and has_room(draft.state, player, unit)
        ]
        places = tuple(mustering_areas(draft.state, player))
        if not types or not places:
            draft.journal.report("bot-idle", who=draft.player_fact(player), reason="no-unit")
            return
        distances = distances_from(draft.state, enemy_areas(draft.state, player), lambda _: True)
        area = min(places, key=lambda place: (distances.get(place, 99), draft.area_name(place)))
        draft.add_units(area, player, types[-1])
        draft.journal.report(
            "unit-trained", who=draft.player_fact(player), unit=LAND_UNITS[types[-1]], area=draft.area_name(area)
        )


# exploring -----------------------------------------------------------------------------------------------------------


def _explore(draft: Draft, player: Player, kinds: tuple[str, ...]) -> bool:
    """Move the unit that is nearest to the first kind of target that exists. Return whether a unit moved (22.16)."""
    for kind in kinds:
        targets = _target_areas(draft.state, player, kind)
        mover = _unit_to_move(draft.state, player, targets)
        if mover:
            area, unit, distances = mover
            end = march(draft, player, area, unit, distances)
            if end != area:
                if has_event_to_reveal(draft.state.spots[end]):
                    draft.agenda.push(Choose(end, player))
                    present_event(draft, end, player)
                return True
    draft.journal.report("bot-idle", who=draft.player_fact(player), reason="nowhere-to-go")
    return False


def _target_areas(state: State, player: Player, kind: str) -> tuple[int, ...]:
    """Return the areas that a strategy card calls `kind`: `event`, `enemy-unit`, `enemy-wall`, `free-area` (22.16)."""
    if kind == "event":
        return _event_targets(state, player)
    if kind == "enemy-unit":
        return tuple(area for area in enemy_areas(state, player) if state.content.map.areas[area].home == 0)
    if kind == "enemy-wall":
        return tuple(area for area, spot in enumerate(state.spots) if spot.wall not in (None, player))
    return tuple(area for area in range(len(state.spots)) if _is_free_for_settlement(state, area))


def _event_targets(state: State, player: Player) -> tuple[int, ...]:
    """Return the unexplored events. Those with tribes count only if there are no others and the automaton has enough
    bones for the tribe."""
    downs = [(area, spot) for area, spot in enumerate(state.spots) if spot.event == EVENT_DOWN]
    free = tuple(area for area, spot in downs if not has_tribe(spot))
    bones = state.realms[player].goods[BONE]
    brave = (
        area for area, spot in downs if bones >= TRIBE_BONES + TRIBE_BONES_PER_UNIT * count_land_units(spot, TRIBE)
    )
    return free or tuple(brave)


def _is_free_for_settlement(state: State, area: int) -> bool:
    """Whether an area holds no units and no settlement, and a settlement may stand there."""
    spot = state.spots[area]
    if empires_with_units(spot) or spot.settlement is not None or has_tribe(spot):
        return False
    return not state.content.map.areas[area].home and area not in state.config.blocked


def _unit_to_move(state: State, player: Player, targets: tuple[int, ...]) -> tuple[int, int, dict[int, int]] | None:
    """Return the unit to move, or None: the area, the type, and the distances of every area to a target. It is the unit
    nearest to a target that can get nearer; ties go to the fastest, then by name."""
    candidates, distances_by_ram = [], dict[bool, dict[int, int]]()
    for area, spot in enumerate(state.spots):
        if (
            not spot.armies
            or not count_land_units(spot, player)
            or not may_leave(spot, player)
            or _must_guard(state, player, area)
        ):
            continue
        ram = count_rams(spot, player) > 0
        if ram not in distances_by_ram:
            distances_by_ram[ram] = distances_to(state, player, targets, with_ram=ram)
        if steps := distances_by_ram[ram].get(area):
            units = next(army.units for army in spot.armies if army.owner == player)
            name = state.content.map.areas[area].name
            candidates += [
                (steps, -LAND_UNIT_SPEEDS[unit], name, area, unit, ram) for unit, count in enumerate(units) if count
            ]
    if not candidates:
        return None
    *_, area, unit, ram = min(candidates)
    return area, unit, distances_by_ram[ram]


def _must_guard(state: State, player: Player, area: int) -> bool:
    """Whether a lone unit stays on its event or settlement because an enemy is near (22.16)."""
    spot = state.spots[area]
    has_post = spot.settlement == player or (spot.event == EVENT_RUNNING and spot.owner == player)
    if not has_post or count_land_units(spot, player) > 1 or count_enemies(spot, player):
        return False
    distances = distances_from(state, (area,), lambda _: True)
    return any(distances[enemy_area] <= GUARD_DISTANCE for enemy_area in enemy_areas(state, player))


_CARRY_OUT_BY_ACTION: Mapping[int, Callable[[Draft, int, Player, BotAction], None]] = {
    EXPLORE: _march,
    BUILD: _build_goals,
    RESEARCH: _research,
    GATHER: _gather,
    WARFARE: _do_warfare,
    GROWTH: _grow,
}
"""The function that carries out each action for an automaton."""
