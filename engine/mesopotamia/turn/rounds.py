"""Rounds and turns: who comes when, what a turn may begin with, how it ends (5, 6)."""

from engine.game import STOP, Words
from engine.kit.changing import replace
from engine.mesopotamia.battle.phase import PHASE
from engine.mesopotamia.board import technology
from engine.mesopotamia.content.tables import ACTIONS, BUILD, EXPLORE, FOOD, GATHER, GROWTH
from engine.mesopotamia.draft import Draft
from engine.mesopotamia.effects import climb, climbed, pay, single
from engine.mesopotamia.ending import end_game
from engine.mesopotamia.state import (
    ASHUR,
    UR,
    Act,
    BotTurn,
    Build,
    Explore,
    Halves,
    Player,
    StartRound,
    State,
    Task,
    Turn,
)
from engine.mesopotamia.turn import build, dice, explore, halves


def doable(state: State, player: Player, action: int) -> bool:
    """Whether something of an action can be done (6.6)."""
    match action:
        case _ if action == EXPLORE:
            return explore.can_explore(state, player)
        case _ if action == BUILD:
            return build.can_build(state, player, state.realms[player].levels[BUILD])
        case _ if action == GROWTH:
            return _can_grow(state, player)
    return bool(halves.possible(state, player, halves.start(state, player, action)))


def _can_grow(state: State, player: Player) -> bool:
    """Whether the next position is free and the food is there (13.1)."""
    if state.realms[player].goods[FOOD] < technology(state, player, GROWTH).values["food"]:
        return False
    return climbed(state.population, player, 1, state.content.population.positions) is not state.population


def ways(state: State, player: Player, action: int) -> tuple[tuple[str, ...], ...]:
    """Return how an action may be paid for: by the marker, (), or by dice (6.2, 6.5)."""
    marker = () if state.turn.marker else ((),)
    return (*marker, *dice.payments(state, player, technology(state, player, action).signs))


def usable(state: State, player: Player, action: int) -> bool:
    """Whether a player may use an action now: once a turn, paid for, with something to do (6.2, 6.3, 6.6)."""
    return action not in state.turn.done and bool(ways(state, player, action)) and doable(state, player, action)


CHEAP_FIRST = (GATHER, *(action for action in range(len(ACTIONS)) if action != GATHER))
"""The actions in the order in which they are tried; nearly always something can be gathered."""


def is_idle(state: State) -> bool:
    """Whether nothing but the end of the turn is left: no action, no reroll (27.6)."""
    player = state.turn.player
    return not dice.can_reroll(state) and not any(usable(state, player, action) for action in CHEAP_FIRST)


def words(state: State, player: Player, typed: Words) -> tuple[str, ...]:
    """Return the next words of an action, a reroll or the end of the turn (26.1)."""
    match typed:
        case ():
            use = any(usable(state, player, action) for action in CHEAP_FIRST)
            return (*(("use",) if use else ()), *(("reroll",) if dice.can_reroll(state) else ()), "end")
        case ("end",):
            return (STOP,)
        case ("use",):
            return tuple(name for action, name in enumerate(ACTIONS) if usable(state, player, action))
        case ("use", name, *named) if name in ACTIONS and usable(state, player, ACTIONS.index(name)):
            return _paying(ways(state, player, ACTIONS.index(name)), tuple(named))
        case ("reroll", *named) if dice.can_reroll(state):
            own = dice.unspent(state, player)
            if any(die not in dice.rerolls(own, tuple(named[:place])) for place, die in enumerate(named)):
                return ()
            return (*dice.rerolls(own, tuple(named)), *((STOP,) if named else ()))
    return ()


def _paying(payments: tuple[tuple[str, ...], ...], named: tuple[str, ...]) -> tuple[str, ...]:
    """Return the dice that may be named after `named`, STOP where they are enough (26.5)."""
    count = len(named)
    fitting = [way for way in payments if way[:count] == named]
    return tuple(dict.fromkeys(way[count] if len(way) > count else STOP for way in fitting))


def use(draft: Draft, player: Player, name: str, named: tuple[str, ...]) -> None:
    """Begin an action, paid for by the marker or by dice (6.2)."""
    action = ACTIONS.index(name)
    turn = draft.state.turn
    marker = turn.marker if named else name
    draft.state = replace(draft.state, turn=replace(turn, done=(*turn.done, action), marker=marker))
    if named:
        dice.spend(draft, player, named)
    draft.tell("action-used", who=draft.who(player), action=name, dice=named)
    card = technology(draft.state, player, action)
    tasks: dict[int, Task] = {
        EXPLORE: Explore(card.values.get("activations", 0)),
        BUILD: Build(draft.realm(player).levels[BUILD], card.values.get("builds", 0)),
    }
    if action == GROWTH:
        pay(draft, player, single(FOOD, card.values["food"]))
        climb(draft, "population", player, card.values["steps"])
    else:
        draft.push(tasks[action] if action in tasks else halves.start(draft.state, player, action))


def is_open(state: State, player: Player, task: Task) -> bool:
    """Whether an action that was begun can go on; else it ends by itself (26.2)."""
    match task:
        case Explore(left):
            return left > 0 and explore.can_explore(state, player)
        case Build(level, left):
            return left > 0 and build.can_build(state, player, level)
    return isinstance(task, Halves) and bool(halves.possible(state, player, task))


def reroll(draft: Draft, player: Player, named: tuple[str, ...]) -> None:
    """Roll dice again for a tablet (6.12)."""
    pay(draft, player, single(4, dice.reroll_price(draft.state)))
    draft.state = replace(draft.state, turn=replace(draft.state.turn, rerolls=draft.state.turn.rerolls + 1))
    dice.roll(draft, player, named)


def start_round(draft: Draft) -> None:
    """Fix the turn order by the population track; before the first round the dice that there are are rolled (5.2,
    6.11). Ashur's enemy moves after the human (25.4)."""
    state = draft.state
    order = state.population.order
    if state.config.mode == ASHUR:
        order = (0, 1)
    if state.turn.round == 1:
        for player in state.players:
            dice.roll(draft, player)
    draft.tell("round-began", round=state.turn.round, order=tuple(state.config.empires[player] for player in order))
    draft.pop()
    draft.state = replace(draft.state, turn=Turn(state.turn.round, order))
    begin_turn(draft, order[0])


def begin_turn(draft: Draft, player: Player) -> None:
    """Let a player take a turn."""
    turn = Turn(draft.state.turn.round, draft.state.turn.order, player)
    draft.state = replace(draft.state, turn=turn)
    draft.push(BotTurn() if draft.state.is_bot(player) else Act())


def end_turn(draft: Draft) -> None:
    """End a turn: dice are rolled for the next; then the next player, or the battle phase (5.3, 6.11)."""
    turn = draft.state.turn
    draft.pop()
    draft.tell("turn-ended", who=draft.who(turn.player))
    dice.roll(draft, turn.player)
    following = turn.order[turn.order.index(turn.player) + 1 :]
    if following:
        begin_turn(draft, following[0])
    else:
        draft.push(*PHASE)


def next_round(draft: Draft) -> None:
    """End the game when the gardens stand or the rounds are over, else go on with the next round (5.1, 2.4)."""
    state = draft.state
    if not state.garden and state.config.mode not in (UR, ASHUR):
        end_game(draft, "gardens")
    elif state.config.rounds and state.turn.round >= state.config.rounds:
        end_game(draft, "rounds")
    else:
        draft.state = replace(state, turn=replace(state.turn, round=state.turn.round + 1))
        draft.now(StartRound())
