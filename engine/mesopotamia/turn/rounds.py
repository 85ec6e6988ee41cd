"""Rounds and turns: who comes when, what a turn may begin with, how it ends (5, 6)."""

from engine.game import STOP, Words
from engine.kit.changing import replace
from engine.mesopotamia.changes.dice import roll, spend_dice
from engine.mesopotamia.changes.effects import climb, pay
from engine.mesopotamia.content.tables import ACTIONS, BUILD, EXPLORE, FOOD, GROWTH
from engine.mesopotamia.draft import Draft
from engine.mesopotamia.reading.board import technology
from engine.mesopotamia.reading.dice import can_reroll, reroll_price, rerolls, unspent
from engine.mesopotamia.reading.goods import single
from engine.mesopotamia.reading.halves import whole
from engine.mesopotamia.reading.turns import CHEAP_FIRST, usable, ways
from engine.mesopotamia.state import Build, Explore, Player, State, Task


def words(state: State, player: Player, typed: Words) -> tuple[str, ...]:
    """Return the next words of an action, a reroll or the end of the turn (26.1)."""
    match typed:
        case ():
            use = any(usable(state, player, action) for action in CHEAP_FIRST)
            return (*(("use",) if use else ()), *(("reroll",) if can_reroll(state) else ()), "end")
        case ("end",):
            return (STOP,)
        case ("use",):
            return tuple(name for action, name in enumerate(ACTIONS) if usable(state, player, action))
        case ("use", name, *named) if name in ACTIONS and usable(state, player, ACTIONS.index(name)):
            return _paying(ways(state, player, ACTIONS.index(name)), tuple(named))
        case ("reroll", *named) if can_reroll(state):
            own = unspent(state, player)
            if any(die not in rerolls(own, tuple(named[:place])) for place, die in enumerate(named)):
                return ()
            return (*rerolls(own, tuple(named)), *((STOP,) if named else ()))
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
        spend_dice(draft, player, named)
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
        draft.push(tasks[action] if action in tasks else whole(draft.state, player, action))


def reroll(draft: Draft, player: Player, named: tuple[str, ...]) -> None:
    """Roll dice again for a tablet (6.12)."""
    pay(draft, player, single(4, reroll_price(draft.state)))
    draft.state = replace(draft.state, turn=replace(draft.state.turn, rerolls=draft.state.turn.rerolls + 1))
    roll(draft, player, named)
