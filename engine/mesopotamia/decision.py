"""What the game waits for: the first task on the agenda as a question (27)."""

from engine.game import Decision, Facts, Seat, Who
from engine.mesopotamia.content.tables import ACTIONS, ROWS
from engine.mesopotamia.reading.battle.bids import bidders
from engine.mesopotamia.reading.battle.sides import commander
from engine.mesopotamia.reading.battle.solo import human_attacks
from engine.mesopotamia.reading.board import fighting
from engine.mesopotamia.reading.opening import quests_kept
from engine.mesopotamia.reading.phase import occupier, open_order, revealable
from engine.mesopotamia.reading.tracks import leader
from engine.mesopotamia.reading.turns import is_idle
from engine.mesopotamia.state import (
    Act,
    Battle,
    Build,
    Camp,
    Choose,
    Clash,
    Colour,
    Discovery,
    Explore,
    Fight,
    Freed,
    Goods,
    Halves,
    Harbour,
    Home,
    Lose,
    Order,
    Price,
    Quests,
    Retreat,
    Settle,
    State,
    Task,
    Tire,
)


def asked(state: State) -> tuple[Seat, ...]:
    """Return the seats that owe a choice."""
    if not state.agenda:
        return ()
    task = state.agenda[0]
    match task:
        case Act() | Explore() | Build() | Halves():
            return (state.turn.player,)
        case Quests(waiting):
            return waiting
        case Home(player) | Colour(player) | Camp(player) | Harbour(player):
            return (player,)
        case Choose(_, player) | Goods(player) | Price(_, player) | Discovery(player):
            return (player,)
        case Order() | Clash():
            return (leader(state),)
        case Freed(events):
            return (events[0][0],)
        case Settle(areas):
            return (occupier(state, (areas or (0,))[0]) or 0,)
    return _fighters(state, task) if state.battle is not None else ()


def _fighters(state: State, task: Task) -> tuple[Seat, ...]:
    battle = state.battle
    assert battle is not None
    match task:
        case Fight("bid"):
            return bidders(state, battle)
        case Fight("prepare" | "duel"):
            return (battle.side(human_attacks(state, battle)),)
        case Fight("rows"):
            return _commander(state, battle, battle.winners[1])
        case Fight(stage):
            return _commander(state, battle, battle.winners[ROWS.index(stage)])
        case Tire(card):
            return _commander(state, battle, battle.fighter(card).attacks)
        case Lose(attacks):
            return _commander(state, battle, attacks)
    return (battle.attacker,)


def _commander(state: State, battle: Battle, attacks: bool) -> tuple[Seat, ...]:
    seat = commander(state, battle, attacks)
    return () if seat is None else (seat,)


def decision(state: State) -> Decision | None:
    """Return what the game waits for and whose choice it is, None when the game is over."""
    seats = asked(state)
    if not seats:
        return None
    task = state.agenda[0]
    who: Facts = tuple(("who", Who(seat)) for seat in seats[:1])
    match task:
        case Act():
            idle = is_idle(state)
            return Decision("act", seats, (*who, ("round", state.turn.round)), automatic=("end",) if idle else ())
        case Quests():
            return Decision("quests", seats, (("count", quests_kept(state)),), private=True)
        case Fight("bid"):
            return Decision("bid", seats, _battle_facts(state), private=True)
    return Decision(kind(task), seats, (*who, *_facts(state, task)))


def kind(task: Task) -> str:
    """Return what a question is called (27)."""
    match task:
        case Halves(action):
            return ACTIONS[action]
        case Fight("prepare"):
            return "place"
        case Fight("rows"):
            return "row"
        case Fight("duel" | "bid" as stage):
            return stage
        case Fight(stage):
            return f"place-{stage}"
        case Clash(_, tribe):
            return "first" if tribe else "pair"
    return _KINDS[type(task)]


_KINDS: dict[type[Task], str] = {
    Home: "home",
    Colour: "die",
    Camp: "camp",
    Harbour: "harbour",
    Quests: "quests",
    Act: "act",
    Explore: "explore",
    Build: "build",
    Choose: "event",
    Goods: "goods",
    Price: "price",
    Discovery: "discovery",
    Order: "order",
    Freed: "reveal",
    Settle: "settlement",
    Tire: "tire",
    Retreat: "retreat",
    Lose: "lose",
}


def _facts(state: State, task: Task) -> Facts:
    areas = state.content.map.areas
    match task:
        case Explore(left) | Build(_, left):
            return (("left", left),)
        case Choose(area):
            return (("area", areas[area].name), ("event", state.spots[area].token))
        case Goods(_, count):
            return (("count", count),)
        case Price(area, _, count):
            return (("count", count), ("event", state.spots[area].token))
        case Order():
            return (("areas", tuple(areas[area].name for area in open_order(task))),)
        case Clash(area):
            names = tuple(state.config.empires[player] for player in fighting(state.spots[area]))
            return (("area", areas[area].name), ("empires", names))
        case Freed():
            return (("areas", tuple(areas[area].name for area in revealable(task))),)
        case Settle(found):
            area = (found or (0,))[0]
            owner = state.spots[area].settlement
            return (("area", areas[area].name), ("empire", "" if owner is None else state.config.empires[owner]))
        case Tire(card) | Retreat(card):
            return (("card", card), *_battle_facts(state))
        case Fight("strength" | "tactics" | "mobility" as stage) if state.battle is not None:
            return (("left", state.battle.bonus[ROWS.index(stage)]), *_battle_facts(state))
        case Fight() | Lose():
            return _battle_facts(state)
    return ()


def _battle_facts(state: State) -> Facts:
    battle = state.battle
    if battle is None:
        return ()
    return (("area", state.content.map.areas[battle.area].name),)
