"""Moves done: each one's effects, and what runs on by itself after it (28.6)."""

from collections.abc import Callable

from engine.game import Seat, Words
from engine.mesopotamia import ending, opening
from engine.mesopotamia.battle import duels, full, phase, simple, solo
from engine.mesopotamia.changes.bids import seal
from engine.mesopotamia.changes.dice import add_die
from engine.mesopotamia.changes.duels import end_battle, tire, withdraw
from engine.mesopotamia.changes.events import award, carry_out, choose_option, exchange, hand_over, present_event, tick
from engine.mesopotamia.changes.research import discover
from engine.mesopotamia.changes.turns import end_turn, start_round
from engine.mesopotamia.content.tables import ACTIONS, LAND, ROWS
from engine.mesopotamia.draft import Draft
from engine.mesopotamia.reading.battle.bids import side_of
from engine.mesopotamia.reading.phase import picked
from engine.mesopotamia.reading.turns import is_open
from engine.mesopotamia.solo import bots
from engine.mesopotamia.state import (
    UR,
    Act,
    Battle,
    BotTurn,
    Build,
    Camp,
    Choose,
    Clash,
    Collide,
    Colour,
    Discovery,
    Explore,
    Fallen,
    Fight,
    Freed,
    Goods,
    Halves,
    HandOver,
    Harbour,
    Home,
    Lose,
    NextRound,
    Order,
    Price,
    Prize,
    Quests,
    Retreat,
    Settle,
    StartRound,
    Task,
    Tick,
    Tire,
)
from engine.mesopotamia.turn import build, events, explore, halves, rounds


def perform(draft: Draft, seat: Seat, move: Words) -> None:
    """Do an offered move and all that follows from it."""
    task = draft.state.agenda[0]
    match task:
        case Home() | Colour() | Camp() | Harbour() | Quests():
            _set_up(draft, seat, task, move)
        case Act():
            _act(draft, seat, move)
        case Explore() | Build() | Halves():
            _go_on(draft, seat, task, move)
        case Choose() | Goods() | Price() | Discovery():
            _answer_event(draft, seat, task, move)
        case _:
            _battle_phase(draft, seat, task, move)
    run(draft)


def run(draft: Draft) -> None:
    """Do what needs no answer, until somebody is asked or the game is over."""
    while draft.state.agenda and _runs_on(draft):
        if draft.state.config.mode == UR and ending.check_siege(draft):
            return


def _set_up(draft: Draft, seat: Seat, task: Task, move: Words) -> None:
    match task, move:
        case Home(), (_, number):
            opening.settle_down(draft, seat, int(number))
        case Colour(player), (_, colour):
            draft.pop()
            add_die(draft, player, colour)
        case Camp(player), (verb, *area):
            opening.camp(draft, player, draft.content.map.by_name[area[0]] if verb == "camp" else None)
        case Harbour(player), (_, border):
            opening.anchor(draft, player, draft.content.map.by_border[border])
        case Quests(), (_, *kept):
            opening.keep(draft, seat, tuple(kept))


def _act(draft: Draft, seat: Seat, move: Words) -> None:
    match move:
        case ("use", action, *named):
            rounds.use(draft, seat, action, tuple(named))
        case ("reroll", *named):
            rounds.reroll(draft, seat, tuple(named))
        case _:
            end_turn(draft)


def _go_on(draft: Draft, seat: Seat, task: Explore | Build | Halves, move: Words) -> None:
    world = draft.content.map
    match move:
        case ("done",):
            draft.pop()
        case ("move", area, unit, *path):
            explore.move(draft, seat, world.by_name[area], LAND.index(unit), tuple(path))
        case ("sail", segment, *path):
            explore.sail(draft, seat, world.by_border[segment], tuple(path))
        case ("build", what, *where):
            named = world.by_border if what == "ship" else world.by_name
            build.build(draft, seat, what, named[where[0]] if where else -1)
        case _ if isinstance(task, Halves):
            halves.perform(draft, seat, move)


def _answer_event(draft: Draft, seat: Seat, task: Task, move: Words) -> None:
    draft.pop()
    match task:
        case Choose(area):
            choose_option(draft, area, seat, int(move[1]))
        case Goods():
            exchange(draft, seat, move[1:], 1)
        case Price(area, _, _, option):
            exchange(draft, seat, move[1:], -1)
            carry_out(draft, area, seat, option)
        case _:
            discover(draft, seat, ACTIONS.index(move[1]))


def _battle_phase(draft: Draft, seat: Seat, task: Task, move: Words) -> None:
    world, empires = draft.content.map, draft.state.config.empires
    match task, move:
        case Order(), (_, area):
            draft.now(picked(task, world.by_name[area]))
            draft.tell("battle-ordered", who=draft.who(seat), area=area)
        case Clash(area, True), (_, empire):
            phase.begin(draft, area, (empires.index(empire), -1))
        case Clash(area), (_, one, other):
            phase.begin(draft, area, (empires.index(one), empires.index(other)))
        case Freed(), (_, area):
            phase.reveal(draft, task, world.by_name[area])
        case Settle(), (verb,):
            phase.take(draft, task, verb == "conquer")
        case _ if draft.state.battle is not None:
            _fight(draft, draft.state.battle, seat, task, move)


def _fight(draft: Draft, battle: Battle, seat: Seat, task: Task, move: Words) -> None:
    match task, move:
        case Fight("bid"), (_, *numbers):
            first, second, third = (*map(int, numbers), 0, 0)[:3]
            seal(draft, battle, side_of(draft.state, battle, seat), (first, second, third))
            draft.tell("bid-sealed", who=draft.who(seat))
        case Fight("prepare"), ("done",):
            solo.turn_up(draft, battle)
        case Fight("prepare"), (_, where, count):
            solo.prepare(draft, battle, where, int(count))
        case Fight("duel"), (_, own, foe):
            solo.fight(draft, battle, own, foe)
        case Fight("rows"), (_, card, at):
            full.join_row(draft, battle, card, at)
        case Fight(stage), ("done",):
            full.forgo(draft, battle, ROWS.index(stage))
        case Fight(stage), (_, card, count):
            full.place(draft, battle, ROWS.index(stage), card, int(count))
        case Tire(card), (_, row):
            draft.pop()
            tire(draft, battle, card, ROWS.index(row))
        case Retreat(card), (_, area):
            draft.pop()
            withdraw(draft, battle, card, draft.content.map.by_name[area])
        case Lose(attacks), (_, unit):
            draft.pop()
            simple.lose(draft, battle, attacks, LAND.index(unit))
            end_battle(draft, battle, attacks)


def _runs_on(draft: Draft) -> bool:
    """Do the first task as far as it needs no answer; return whether it needed none."""
    state = draft.state
    task = state.agenda[0]
    match task:
        case Home() | Colour() | Camp() | Harbour():
            return opening.goes_by_itself(draft, task)
        case Act():
            return False
        case Explore() | Build() | Halves():
            if is_open(state, state.turn.player, task):
                return False
            draft.pop()
        case Choose(area, player):
            return present_event(draft, area, player)
        case Price() | Discovery():
            return events.settle_alone(draft, task)
        case Fight(stage) if state.battle is not None:
            return phase.fight(draft, state.battle, stage)
        case Tire(card) if state.battle is not None:
            return phase.tire(draft, state.battle, card)
        case Retreat(card) if state.battle is not None:
            return duels.flee(draft, state.battle, card)
        case Lose(attacks) if state.battle is not None:
            return simple.lose_alone(draft, state.battle, attacks)
        case _:
            return _phase_runs_on(draft, task)
    return True


def _phase_runs_on(draft: Draft, task: Task) -> bool:
    match task:
        case Order():
            return phase.sort_battles(draft, task)
        case Clash(area, tribe):
            return phase.clash(draft, area, tribe)
        case Freed():
            return phase.free(draft, task)
        case Settle():
            return phase.settle(draft, task)
        case Tick(areas):
            tick(draft, areas)
        case Prize(area):
            award(draft, area)
        case _ if type(task) in _PLAIN:
            _PLAIN[type(task)](draft)
        case _:
            return False
    return True


_PLAIN: dict[type[Task], Callable[[Draft], None]] = {
    Collide: phase.collide,
    Fallen: phase.fall,
    HandOver: hand_over,
    NextRound: bots.next_round,
    StartRound: start_round,
    BotTurn: bots.turn,
}
"""The tasks that never ask anything."""
