"""The whole position as text, line by line in a fixed order, for screen readers."""

from collections.abc import Iterator

from engine.games.mesopotamia.aim import aim_clause
from engine.games.mesopotamia.content.tables import ACTIONS, BATTLE_ROWS, BONE, FourCounts
from engine.games.mesopotamia.reading.battle import combat_card, is_simple_combat
from engine.games.mesopotamia.reading.board import remaining_amphorae
from engine.games.mesopotamia.reading.scoring import points_by_category
from engine.games.mesopotamia.solo.strategy import card_priority, plans_by_priority
from engine.games.mesopotamia.state import (
    ASHUR_MODE,
    EVENT_DOWN,
    EVENT_HELD,
    EVENT_RUNNING,
    TOGETHER,
    TRIBE,
    Act,
    Army,
    Battle,
    Build,
    Clash,
    Explore,
    Fighter,
    Freed,
    Halves,
    Order,
    Plan,
    Player,
    Settle,
    Spot,
    Task,
    Tick,
    Tire,
)
from engine.games.mesopotamia.view import MesopotamiaView, Position
from render.context import PictureContext
from render.games.mesopotamia.alt import army_text, battle_alt, goods_text, track_text
from render.games.mesopotamia.setting import ENEMY_OF_ASHUR, empire_of, full_name_of, question_of_task
from render.kit.headline import aim_sentence


def describe(view: MesopotamiaView, context: PictureContext) -> tuple[str, ...]:
    """Return lines about all visible facts: the round, the goal, the question, the turn, the reader's quests, the
    battle, the map area by area, ships, tracks, players, trade, gardens, piles."""
    parts = (
        _round_lines,
        _aim_lines,
        _question_lines,
        _turn_lines,
        _phase_lines,
        _quest_lines,
        _battle_lines,
        _area_lines,
        _ship_lines,
        _track_lines,
        _player_lines,
        rival_lines,
        _trade_lines,
    )
    return tuple(line for part in (*parts, _pile_lines) for line in part(view, context))


def _round_lines(view: MesopotamiaView, context: PictureContext) -> Iterator[str]:
    state = view.position
    order = ", ".join(context.word(empire_of(state, player)) for player in state.turn.order)
    yield context.say("picture-twin-round", count=state.turn.round, order=order or "–")


def _aim_lines(view: MesopotamiaView, context: PictureContext) -> Iterator[str]:
    """Yield the winning condition, if it differs from having the most points."""
    if (goal := aim_clause(view)) is not None:
        yield aim_sentence(context, goal)


def _question_lines(view: MesopotamiaView, context: PictureContext) -> Iterator[str]:
    """Yield the open question, and the questions that it interrupted: the rest of an action, or the bone that a winner
    loses."""
    if view.over:
        yield context.say("picture-alt-over")
    for place, task in enumerate(view.agenda):
        question = question_of_task(view, task) if place == 0 or _is_interrupted(task) else None
        if question is not None:
            waiting = tuple(full_name_of(view, context, seat) for seat in question.seats)
            yield context.say(f"decision-{question.kind}", **dict(question.facts), waiting=waiting)


def _is_interrupted(task: Task) -> bool:
    """Whether a task on the agenda has begun and continues after the open question."""
    match task:
        case Explore(left) | Build(_, left):
            return left > 0
        case Halves():
            return any(task.left)
    return isinstance(task, Tire)


def _turn_lines(view: MesopotamiaView, context: PictureContext) -> Iterator[str]:
    """Yield the turn's actions so far, the marker's place, the rerolls left, and the progress of the current action."""
    turn = view.position.turn
    if Act() not in view.agenda:
        return
    if turn.done:
        actions = "; ".join(context.word(ACTIONS[action]) for action in turn.done)
        yield context.say("picture-twin-turn", actions=actions, marker=turn.marker or "–")
    if turn.rerolls:
        yield context.say("picture-twin-rerolls", count=turn.rerolls)
    for task in view.agenda:
        if isinstance(task, Build):
            yield context.say("picture-twin-action", action=f"build-level-{task.level}")
        elif isinstance(task, Halves):
            yield context.say("picture-twin-action", action=f"{ACTIONS[task.action]}-level-{task.level}")
            yield from _used_source_lines(view, context, task)


def _used_source_lines(view: MesopotamiaView, context: PictureContext, task: Halves) -> Iterator[str]:
    """Yield the sources and the trade places that a gather action has used."""
    names = {slot.name for slot in view.position.content.slots}
    if sources := tuple(word for word in task.used if word not in names):
        yield context.say("picture-twin-gathered", sources=sources)
    if slots := tuple(word for word in task.used if word in names):
        yield context.say("picture-twin-traded", slots=slots)


def _phase_lines(view: MesopotamiaView, context: PictureContext) -> Iterator[str]:
    """Yield the battles still to be fought, and the remaining steps of the end of the round with their areas."""
    state = view.position
    names = [area.name for area in state.content.map.areas]
    tribe = context.word("tribe")
    if battles := ", ".join(
        f"{names[area]} ({tribe})" if wild else names[area] for area, wild in _pending_battles(view)
    ):
        yield context.say("picture-twin-battles", battles=battles)
    freed = [*state.winners, *(event for task in view.agenda if isinstance(task, Freed) for event in task.events)]
    if areas := ", ".join(f"{names[area]} ({context.word(empire_of(state, player))})" for player, area in freed):
        yield context.say("picture-twin-freed", areas=areas)
    for task in view.agenda:
        if isinstance(task, Settle | Tick) and task.areas:
            area_names = tuple(names[area] for area in task.areas)
            key = "picture-twin-settling" if isinstance(task, Settle) else "picture-twin-ticking"
            yield context.say(key, areas=area_names)


def _pending_battles(view: MesopotamiaView) -> Iterator[tuple[int, bool]]:
    """Yield the area of each battle still to be fought, and whether it is against the tribe in that area."""
    battle = view.position.battle
    fought = None if battle is None else (battle.area, battle.defender == TRIBE)
    for task in view.agenda:
        if isinstance(task, Order):
            yield from ((area, True) for area in (*task.picked, *task.tribes))
            yield from ((area, False) for area in (*task.settled, *task.empires))
        elif isinstance(task, Clash) and (task.area, task.tribe) != fought:
            yield task.area, task.tribe


def _quest_lines(view: MesopotamiaView, context: PictureContext) -> Iterator[str]:
    if view.quests:
        yield context.say("picture-twin-quests", quests=view.quests)
    for quest in view.position.hidden.returned:
        if quest:
            yield context.say("picture-twin-returned", quest=quest)


def _battle_lines(view: MesopotamiaView, context: PictureContext) -> Iterator[str]:
    battle = view.position.battle
    if battle is None:
        return
    yield battle_alt(view, context, battle)
    for attacks in (True, False):
        name = full_name_of(view, context, battle.side(attacks))
        if battle.solo:
            yield context.say("picture-twin-bones", name=name, count=count_bones(view.position, battle, attacks))
        else:
            yield context.say("picture-twin-bid", name=name, bid=bid_text(view, context, battle, attacks))
        if ships := battle.ships[0 if attacks else 1]:
            yield context.say("picture-twin-support", name=name, count=ships)
    for fighter in battle.fighters:
        yield _fighter_text(view, context, battle, fighter)
    for position, lane in enumerate(battle.lanes, 1):
        sides = {"attackers": lane.attackers or "–", "defenders": lane.defenders or "–"}
        yield context.say("event-row-made", count=position, **sides)


def bid_text(view: MesopotamiaView, context: PictureContext, battle: Battle, is_attacker: bool) -> str:
    """Return the visible part of a side's bid: its numbers (only the first in simple combat), or the word for a sealed
    or a missing bid."""
    own = battle.bids or view.position.hidden.bids
    bid = own[0 if is_attacker else 1]
    if bid is not None:
        return " / ".join(map(str, bid[:1] if is_simple_combat(view.position, battle) else bid))
    return context.say("picture-sealed" if battle.ready[0 if is_attacker else 1] else "picture-not-bid")


def count_bones(state: Position, battle: Battle, is_attacker: bool) -> int:
    """Return the number of bones that a side can still use. In a solo battle an automaton has its own (23.2)."""
    player = battle.side(is_attacker)
    if battle.solo and state.is_bot(player):
        return battle.bonus[1]
    return battle.tribe if player == TRIBE else state.realms[player].goods[BONE]


def _fighter_text(view: MesopotamiaView, context: PictureContext, battle: Battle, fighter: Fighter) -> str:
    printed = combat_card(view.position, fighter).rows
    rows = {
        name: f"{bones}+{placed} ({spaces})"
        for name, (bones, spaces), placed in zip(BATTLE_ROWS, printed, fighter.placed, strict=True)
    }
    name = full_name_of(view, context, battle.side(fighter.attacks))
    return context.say("picture-twin-fighter", name=name, card=fighter.card, **rows)


def _area_lines(view: MesopotamiaView, context: PictureContext) -> Iterator[str]:
    state = view.position
    for area, spot in enumerate(state.spots):
        parts = ", ".join(
            (
                *_area_texts(view, context, area),
                *_event_texts(view, context, spot),
                *_presence_texts(view, context, spot),
            )
        )
        yield context.say("picture-twin-area", area=state.content.map.areas[area].name, parts=parts or "–")


def _area_texts(view: MesopotamiaView, context: PictureContext, area: int) -> Iterator[str]:
    """Yield an area's good, the number and owner of its home, and whether the area is closed or blocked."""
    state = view.position
    printed = state.content.map.areas[area]
    if printed.good is not None:
        yield context.word(("stone", "wood", "clay", "food")[printed.good])
    if printed.home:
        yield context.say("picture-twin-home", count=printed.home)
    for player, realm in enumerate(state.realms):
        if realm.home == area:
            yield context.say("picture-twin-home-of", owner=empire_of(state, player), count=realm.floors)
    if area in state.config.closed:
        yield context.say("picture-twin-closed")
    if area in state.config.blocked:
        yield context.say("picture-twin-blocked")


def _event_texts(view: MesopotamiaView, context: PictureContext, spot: Spot) -> Iterator[str]:
    state = view.position
    if spot.event == EVENT_DOWN:
        yield context.say("picture-twin-down")
    elif spot.event == EVENT_RUNNING and spot.owner is not None:
        brings = state.content.events[spot.token].options[spot.option - 1].each_round
        goods = tuple(f"{name}-{count}" for name, count in brings.items())
        facts = {"event": spot.token, "owner": empire_of(state, spot.owner), "goods": goods}
        yield context.say("picture-twin-running", count=spot.die, **facts)
    elif spot.event == EVENT_HELD:
        worth = max(option.vp for option in state.content.events[spot.token].options)
        yield context.say("picture-twin-held", event=spot.token, count=worth)
    elif spot.event:
        yield context.say("picture-twin-open", event=spot.token)


def _presence_texts(view: MesopotamiaView, context: PictureContext, spot: Spot) -> Iterator[str]:
    """Yield an area's settlement, its wall, and its armies: the tribe's first, then in order of arrival."""
    state = view.position
    order = (TRIBE, *spot.here)
    if spot.settlement is not None:
        yield context.say("picture-twin-settlement", owner=empire_of(state, spot.settlement))
    if spot.wall is not None:
        yield context.say("picture-twin-wall", owner=empire_of(state, spot.wall))
    armies = sorted(spot.armies, key=lambda army: order.index(army.owner) if army.owner in order else len(order))
    yield from (army_text(state, context, army) for army in armies)


def _ship_lines(view: MesopotamiaView, context: PictureContext) -> Iterator[str]:
    state = view.position
    for segment, owner in state.fleet:
        border = state.content.map.segments[segment].name
        yield context.say("picture-twin-ship", owner=empire_of(state, owner), border=border)


def _track_lines(view: MesopotamiaView, context: PictureContext) -> Iterator[str]:
    state = view.position
    yield context.say("picture-alt-population", order=track_text(state, context, state.population))
    yield context.say("picture-alt-events", order=track_text(state, context, state.events))


def _player_lines(view: MesopotamiaView, context: PictureContext) -> Iterator[str]:
    for player in view.position.players:
        yield player_line(view, context, player)


def player_line(view: MesopotamiaView, context: PictureContext, player: Player) -> str:
    """Return a sentence on the visible facts about a player that are not on the map."""
    state = view.position
    realm = state.realms[player]
    quests = state.hidden.quests[player] if player < len(state.hidden.quests) else ()
    dice = (f"{die}*" if realm.spent >> place & 1 else die for place, die in enumerate(realm.dice))
    levels = zip(ACTIONS, realm.levels, strict=True)
    return context.say(
        "picture-twin-player",
        name=full_name_of(view, context, player),
        empire=empire_of(state, player),
        goods=goods_text(context, realm.goods),
        levels=", ".join(f"{context.word(action)} {level}" for action, level in levels),
        dice=", ".join(dice) or "–",
        amphorae=remaining_amphorae(state, player),
        quests=realm.quests,
        gardens=", ".join(realm.gardens) or "–",
        points=sum(points_by_category(state, player, quests).values()),
    )


def rival_lines(view: MesopotamiaView, context: PictureContext) -> Iterator[str]:
    """Yield the common goal of the people, each automaton's plans by priority with their finished actions, and the
    waves still to come (22, 25)."""
    state = view.position
    if state.config.side == TOGETHER:
        yield context.say("picture-twin-together")
    for bot in state.bots:
        plans = (_plan_text(state, context, bot.player, plan) for plan in plans_by_priority(state, bot))
        discards = ", ".join(map(context.word, bot.discards)) or "–"
        name = full_name_of(view, context, bot.player)
        yield context.say("picture-twin-plans", name=name, plans="; ".join(plans), count=bot.deck, discards=discards)
    if state.config.mode == ASHUR_MODE:
        waves = state.content.defence.waves
        yield context.say("picture-wave", count=state.wave, most=len(waves))
        if state.breaches:
            areas = ", ".join(state.content.map.areas[area].name for area in sorted(state.breaches))
            yield context.say("picture-twin-breaches", areas=areas)
        for number, (pieces, bones_) in enumerate(waves[state.wave :], state.wave + 1):
            land: FourCounts = (pieces[0], pieces[1], pieces[2], pieces[3])
            army = army_text(state, context, Army(ENEMY_OF_ASHUR, land, pieces[4]))
            yield context.say("picture-twin-wave", count=number, army=army, bones=bones_)


def _plan_text(state: Position, context: PictureContext, player: Player, plan: Plan) -> str:
    """Return a plan's priority, its card, and its finished actions in brackets."""
    actions = state.content.strategies[plan.card].actions
    words = [context.word(ACTIONS[step.action]) for step, marked in zip(actions, plan.marked, strict=True) if marked]
    value = card_priority(state, player, plan.card)[0]
    return " ".join((str(value), context.word(plan.card), *((f"({', '.join(words)})",) if words else ())))


def market_lines(view: MesopotamiaView, context: PictureContext) -> Iterator[str]:
    """Yield lines about the market's picture: the order of play, both tracks, the trade places, the garden."""
    for part in (_round_lines, _track_lines, _trade_lines):
        yield from part(view, context)


def _trade_lines(view: MesopotamiaView, context: PictureContext) -> Iterator[str]:
    state = view.position
    for slot, stall in zip(state.content.slots, state.market, strict=True):
        if stall.token:
            token = state.content.tokens[stall.token]
            cost, gain = goods_text(context, token.cost), goods_text(context, token.gain)
            yield context.say("picture-twin-stall", slot=slot.name, cost=cost, gain=gain, points=token.vp)
        if stall.amphora is not None:
            yield context.say("picture-twin-amphora", slot=slot.name, owner=empire_of(state, stall.amphora))
    if garden := state.content.gardens.get(state.garden):
        cost = goods_text(context, garden.cost)
        facts = {"garden": garden.name, "points": garden.vp, "below": state.below}
        yield context.say("picture-twin-garden", cost=cost, **facts)
    if state.content.house:
        yield context.say("picture-house")


def _pile_lines(view: MesopotamiaView, context: PictureContext) -> Iterator[str]:
    """Yield the events that are out of the game, and the number of quests in the deck."""
    state = view.position
    if state.finished:
        yield context.say("picture-twin-finished", events=state.finished)
    yield context.say("picture-twin-deck", count=state.deck)
