"""Check the open tasks: whether moves leave such tasks, and whether the first question has an answer."""

from collections.abc import Collection, Iterator, Mapping
from itertools import chain, pairwise
from typing import TypeAlias

from engine.game import STOP
from engine.games.mesopotamia.content.tables import TOP_LEVEL
from engine.games.mesopotamia.draft import Draft
from engine.games.mesopotamia.questions.events import TakeGoods
from engine.games.mesopotamia.reading.board import fighting, has_tribe
from engine.games.mesopotamia.reading.halves import HALVES
from engine.games.mesopotamia.reading.opening import quests_kept
from engine.games.mesopotamia.reading.phase import occupier
from engine.games.mesopotamia.setup import questions
from engine.games.mesopotamia.state import (
    DOWN,
    OPEN,
    RUNNING,
    Act,
    Build,
    Choose,
    Clash,
    Colour,
    Discovery,
    Explore,
    Fallen,
    Fight,
    Freed,
    Goods,
    Halves,
    HandOver,
    Home,
    Lose,
    NextRound,
    Order,
    Player,
    Price,
    Prize,
    Quests,
    Retreat,
    Settle,
    StartRound,
    State,
    Task,
    Tick,
    Tire,
    kind_of,
)
from engine.games.mesopotamia.view import MesopotamiaView
from engine.kit.rules import Rules

MesopotamiaRules: TypeAlias = Rules[State, MesopotamiaView, Draft]

_ENDINGS = ("", "gardens", "rounds", "ur-reached", "ur-grew", "waves-broken", "city-fell")

_MOST_GOODS = len((*TakeGoods.takes, *TakeGoods.also))
"""Maximum number of goods in one move."""

_LAST = None
"""Beneath the last task."""
_GAINS = (Choose, Goods, Price, Discovery, Colour)
_ACTIONS = (Explore, Build, *((Halves, action) for action in HALVES))
_TRIBES, _EMPIRES = (Clash, True), (Clash, False)
_DUELS = ((Fight, "duels"), (Fight, "duel"))
_STAGES = (*_DUELS, *((Fight, stage) for stage in ("bid", "strength", "rows", "tactics", "mobility", "prepare")))

_BENEATH: Mapping[object, Collection[object]] = {
    **dict.fromkeys(_GAINS, (*_GAINS, *_ACTIONS, Act, Freed, Prize, Tick)),
    **dict.fromkeys(_ACTIONS, (Act,)),
    Act: (_LAST,),
    Order: (Fallen,),
    Retreat: (Tire, *_DUELS),
    Tire: _DUELS,
    **dict.fromkeys((*_STAGES, Lose), (_TRIBES, _EMPIRES)),
    _TRIBES: (_TRIBES, Freed),
    Freed: (_EMPIRES, Fallen),
    _EMPIRES: (_EMPIRES, Fallen),
    Fallen: (Settle,),
    Settle: (HandOver,),
    HandOver: (NextRound,),
    Prize: (Tick,),
    Tick: (NextRound,),
    NextRound: (_LAST,),
}
"""The possible next tasks after a task of each kind, from the first round on (5, 6, 15, 19)."""


def quests(state: State) -> bool:
    """Whether each quest exists once, and everybody holds the right number (3.10)."""
    hidden, seats = state.hidden, state.config.seats
    names = [*chain(*hidden.quests, hidden.deck, filter(None, hidden.returned))]
    every = [quest.name for quest in state.content.quests.values() if quest.set in state.config.sets]
    if len(hidden.quests) != seats or len(hidden.returned) != seats or sorted(names) != sorted(every):
        return False
    if any(len(held) != realm.quests for held, realm in zip(hidden.quests, state.realms, strict=False)):
        return False
    choosing = next((task for task in state.agenda if isinstance(task, Quests)), None)
    if choosing is not None:
        return state.deck == len(hidden.deck) and _chosen(state, choosing.waiting)
    return state.deck == len(hidden.deck) + sum(map(bool, hidden.returned))


def _chosen(state: State, waiting: tuple[Player, ...]) -> bool:
    """Whether players who chose their quests have returned one, and waiting ones hold one more."""
    hidden, kept = state.hidden, quests_kept(state)
    return all(
        len(held) == kept + (seat in waiting) and bool(returned) != (seat in waiting)
        for seat, (held, returned) in enumerate(zip(hidden.quests, hidden.returned, strict=True))
    )


def agenda(state: State) -> bool:
    """Whether the tasks are such as a move leaves: none when the game is over."""
    if state.ended not in _ENDINGS or bool(state.ended) == bool(state.agenda):
        return False
    if state.agenda[-1:] == (StartRound(),):
        return _opening(state)
    kinds = (*map(kind_of, state.agenda), _LAST)
    follow = all(below in _BENEATH.get(kind, ()) for kind, below in pairwise(kinds))
    chosen = all(realm.home >= 0 for realm in state.realms)
    return follow and chosen and all(_task(state, task) for task in state.agenda) and _events(state)


def _opening(state: State) -> bool:
    """Whether the remaining questions are the last ones before the first round, and exactly the players still to choose
    have no home (3.12)."""
    whole, left = questions(state.content, state.config), state.agenda
    homeless = [player for player, realm in enumerate(state.realms) if realm.home < 0]
    match left[-2:]:
        case (Quests(waiting), StartRound()) if waiting and set(waiting) <= set(range(state.config.seats)):
            choose = sorted(task.player for task in left if isinstance(task, Home))
            return left[:-2] == whole[:-2][len(whole) - len(left) :] and choose == homeless
    return False


def _task(state: State, task: Task) -> bool:
    """Whether a task refers to existing things."""
    areas, players = range(len(state.spots)), range(len(state.realms))
    match task:
        case Act():
            return not state.is_bot(state.turn.player)
        case Goods(player, count):
            return not state.is_bot(player) and 1 <= count <= _MOST_GOODS
        case Price(area, player, count, option):
            return not state.is_bot(player) and 1 <= count <= _MOST_GOODS and option in (1, 2) and area in areas
        case Discovery(player):
            return not state.is_bot(player) and min(state.realms[player].levels) < TOP_LEVEL
        case Colour(player):
            return not state.is_bot(player)
        case Choose(area, player):
            return area in areas and player in players
        case Build(level) | Halves(level=level):
            return 1 <= level <= TOP_LEVEL
        case Clash(area) | Prize(area):
            return area in areas
        case Order():
            return _order(state, task)
        case Settle(places):
            return places is None or _settle(state, places)
    return True


def _order(state: State, task: Order) -> bool:
    """Whether each battle is ordered once, or still to be (15.2)."""
    tribes, empires = (*task.tribes, *task.picked), (*task.empires, *task.settled)
    spots = list(enumerate(state.spots))
    return sorted(tribes) == [area for area, spot in spots if has_tribe(spot) and fighting(spot)] and sorted(
        empires
    ) == [area for area, spot in spots if len(fighting(spot)) > 1]


def _settle(state: State, areas: tuple[int, ...]) -> bool:
    """Whether the asked settlement is next to another empire's unit (17.20)."""
    known = isinstance(state.agenda[0], Settle) and set(areas) <= set(range(len(state.spots)))
    return known and len(set(areas)) == len(areas) and occupier(state, areas[0]) is not None


def _events(state: State) -> bool:
    """Whether each event of a task is in its area, in one task only."""
    due = [place for task in state.agenda for place in _event_areas(task)]
    freed = (*state.winners, *chain(*(task.events for task in state.agenda if isinstance(task, Freed))))
    areas = [*(area for area, _ in due), *(area for _, area in state.winners)]
    return (
        min(areas, default=0) >= 0
        and len(set(areas)) == len(areas)
        and all(state.spots[area].event in allowed for area, allowed in due)
        and {player for player, _ in freed} <= set(state.events.order)
    )


def _event_areas(task: Task) -> Iterator[tuple[int, tuple[str, ...]]]:
    """Yield the areas of a task's events, and the possible states of these."""
    match task:
        case Choose(area):
            yield area, (DOWN, OPEN)
        case Price(area):
            yield area, (OPEN,)
        case Freed(events):
            yield from ((area, (DOWN, OPEN)) for _, area in events)
        case Prize(area):
            yield area, (RUNNING,)
        case Tick(areas):
            yield from ((area, (RUNNING,)) for area in areas)


def question(rules: MesopotamiaRules, state: State) -> bool:
    """Whether every asked seat has an answer to the first question, and nobody is asked after the end."""
    found = rules.decision(state)
    if found is None:
        return bool(state.ended)
    seats = range(state.config.seats)
    return all(seat in seats and _answers(rules, state, seat) for seat in found.seats)


def _answers(rules: MesopotamiaRules, state: State, seat: int) -> bool:
    """Whether the first words offered lead to the end of a move."""
    typed: tuple[str, ...] = ()
    while offered := rules.words(state, seat, typed):
        if STOP in offered:
            return True
        typed = (*typed, offered[0])
    return False
