"""The words that may come next (what a menu offers), for each question of the game (26)."""

from engine.game import STOP, Seat, Words
from engine.mesopotamia import opening
from engine.mesopotamia.battle import full, solo
from engine.mesopotamia.content.tables import GATHERED, ROWS
from engine.mesopotamia.decision import asked
from engine.mesopotamia.opening import answers
from engine.mesopotamia.reading.battle.duels import retreats, tiring
from engine.mesopotamia.reading.battle.rows import placing
from engine.mesopotamia.reading.battle.sides import unit_words
from engine.mesopotamia.reading.board import fighting
from engine.mesopotamia.reading.events import possible_options
from engine.mesopotamia.reading.halves import upgrades
from engine.mesopotamia.reading.phase import open_order, revealable
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
    Player,
    Price,
    Quests,
    Retreat,
    Settle,
    State,
    Tire,
)
from engine.mesopotamia.turn import build, explore, halves, rounds


def words(state: State, seat: Seat, typed: Words) -> tuple[str, ...]:
    """Return the possible next words of `seat` after `typed`."""
    if seat not in asked(state):
        return ()
    task = state.agenda[0]
    match task:
        case Act():
            return rounds.words(state, seat, typed)
        case Explore():
            return explore.words(state, seat, typed)
        case Build():
            return build.words(state, seat, task, typed)
        case Halves():
            return halves.words(state, seat, task, typed)
        case Home() | Colour() | Camp() | Harbour() | Quests():
            return opening.words(state, seat, typed)
        case Choose(area):
            return answers({"option": tuple(map(str, possible_options(state, seat, area)))}, typed)
        case Discovery():
            return answers({"discover": tuple(upgrades(state, seat))}, typed)
        case Goods(_, count):
            return _naming("take", (count,) * len(GATHERED), count, typed)
        case Price(_, _, count):
            return _naming("pay", state.realms[seat].goods[: len(GATHERED)], count, typed)
    return _battle_words(state, seat, typed)


def _naming(verb: str, most: tuple[int, ...], count: int, typed: Words) -> tuple[str, ...]:
    """Return the goods that may be named next: `count` in all, in the order of the table, no more than `most` of each
    (26.1)."""
    if not typed:
        return (verb,)
    named = typed[1:]
    if typed[0] != verb or len(named) > count or any(word not in GATHERED for word in named):
        return ()
    places = [GATHERED.index(word) for word in named]
    if places != sorted(places) or any(places.count(good) > most[good] for good in places):
        return ()
    if len(named) == count:
        return (STOP,)
    first = places[-1] if places else 0
    found = []
    for good in range(first, len(GATHERED)):
        left = most[good] - places.count(good)
        if left > 0 and left + sum(most[good + 1 :]) >= count - len(named):
            found.append(GATHERED[good])
    return tuple(found) if found or not named else ()


def _battle_words(state: State, seat: Player, typed: Words) -> tuple[str, ...]:
    areas, empires = state.content.map.areas, state.config.empires
    task = state.agenda[0]
    match task:
        case Order():
            return answers({"order": tuple(areas[area].name for area in open_order(task))}, typed)
        case Clash(area, tribe):
            names = tuple(empires[player] for player in sorted(fighting(state.spots[area])))
            return answers({"first": names}, typed) if tribe else _pairing(names, typed)
        case Freed():
            return answers({"reveal": tuple(areas[area].name for area in revealable(task))}, typed)
        case Settle():
            return answers({"conquer": (STOP,), "destroy": (STOP,)}, typed)
    return _fight_words(state, state.battle, seat, typed) if state.battle is not None else ()


def _pairing(names: tuple[str, ...], typed: Words) -> tuple[str, ...]:
    """Return the empires that may be named next: a pair in the order of seats (15.6)."""
    match typed:
        case ():
            return ("pair",)
        case ("pair",):
            return names[:-1]
        case ("pair", one) if one in names[:-1]:
            return names[names.index(one) + 1 :]
        case ("pair", one, other) if one in names and other in names[names.index(one) + 1 :]:
            return (STOP,)
    return ()


def _fight_words(state: State, battle: Battle, seat: Player, typed: Words) -> tuple[str, ...]:
    task = state.agenda[0]
    match task:
        case Fight("bid"):
            if typed[:1] != ("bid",):
                return () if typed else ("bid",)
            return full.bid_words(state, battle, seat, typed[1:])
        case Fight("prepare"):
            return solo.prepare_words(state, battle, typed)
        case Fight("duel"):
            return solo.duel_words(state, battle, typed)
        case Fight("rows"):
            return full.row_words(battle, typed)
        case Fight(stage):
            return full.place_words(placing(state, battle, ROWS.index(stage)), typed)
        case Tire(card):
            return answers({"tire": tuple(ROWS[row] for row in tiring(battle.fighter(card)))}, typed)
        case Retreat(card):
            areas = state.content.map.areas
            return answers({"retreat": tuple(areas[area].name for area in retreats(state, battle, card))}, typed)
        case Lose(attacks):
            return answers({"lose": unit_words(state, battle.area, battle.side(attacks))}, typed)
    return ()
