"""What is asked before the first round: homes, Sumer's die, Elam's camp, Ebla's ship, quests (3.12, 4)."""

from collections.abc import Iterator
from itertools import combinations

from engine.game import STOP, Event, Words
from engine.kit.changing import replace
from engine.mesopotamia.changes.effects import border, launch
from engine.mesopotamia.draft import Draft
from engine.mesopotamia.reading.dice import colours
from engine.mesopotamia.reading.opening import camps, harbours, homes, quests_kept
from engine.mesopotamia.state import Camp, Colour, Harbour, Home, Player, Quests, State


def goes_by_itself(draft: Draft, task: Home | Colour | Camp | Harbour) -> bool:
    """Answer a question of the set-up that leaves no choice, or that nobody sits behind; return whether it did."""
    state, player = draft.state, task.player
    bot = state.is_bot(player)
    match task:
        case Home():
            choices = homes(state)
            if bot or len(choices) == 1:
                settle_down(draft, player, choices[-1])
                return True
        case Colour():
            if bot or not colours(state.realms[player].dice):
                draft.pop()
                return True
        case Camp():
            places = camps(state, player)
            if bot or not places:
                camp(draft, player, _first(state, places) if places else None)
                return True
        case Harbour():
            segments = harbours(state, player)
            if bot or len(segments) == 1:
                anchor(draft, player, segments[0])
                return True
    return False


def _first(state: State, areas: tuple[int, ...]) -> int:
    return min(areas, key=lambda area: state.content.map.areas[area].name)


def settle_down(draft: Draft, player: Player, number: int) -> None:
    """Give a player a home, with the first unit in it (3.1, 3.11)."""
    area = draft.content.map.homes[number - 1]
    draft.pop()
    draft.change(player, replace(draft.realm(player), home=area))
    draft.muster(area, player, draft.content.empires[draft.state.config.empires[player]].unit)
    draft.tell("home-chosen", who=draft.who(player), home=str(number), area=draft.name(area))


def camp(draft: Draft, player: Player, area: int | None) -> None:
    """Put a settlement and a wall beside Elam's home, or neither (4.4)."""
    draft.pop()
    if area is None:
        draft.tell("camp-declined", who=draft.who(player))
    else:
        draft.alter(area, settlement=player, wall=player)
        draft.tell("camp-made", who=draft.who(player), area=draft.name(area))


def anchor(draft: Draft, player: Player, segment: int) -> None:
    """Put Ebla's ship on a segment of the home (4.8)."""
    draft.pop()
    launch(draft, segment, player)
    draft.tell("ship-anchored", who=draft.who(player), border=border(draft, segment))


def keep(draft: Draft, seat: Player, names: tuple[str, ...]) -> None:
    """Keep some quests; the rest goes under the deck, once all have chosen (3.10)."""
    state = draft.state
    task = state.agenda[0]
    assert isinstance(task, Quests)
    quests, returned = list(state.hidden.quests), list(state.hidden.returned)
    returned[seat] = next(name for name in quests[seat] if name not in names)
    quests[seat] = names
    hidden = replace(state.hidden, quests=tuple(quests), returned=tuple(returned))
    draft.state = replace(state, hidden=hidden)
    draft.change(seat, replace(draft.realm(seat), quests=len(names)))
    draft.tell("quests-kept", who=draft.who(seat))
    draft.events.append(Event("quests-chosen", (("quests", names),), (seat,)))
    waiting = tuple(other for other in task.waiting if other != seat)
    if waiting:
        draft.now(Quests(waiting))
    else:
        draft.pop()
        draft.state = replace(draft.state, deck=draft.state.deck + state.config.seats)


def words(state: State, seat: Player, typed: Words) -> tuple[str, ...]:
    """Return the next words of an answer before the first round (26.1)."""
    task = state.agenda[0]
    world = state.content.map
    match task:
        case Home():
            return answers({"home": tuple(map(str, homes(state)))}, typed)
        case Colour(player):
            return answers({"die": colours(state.realms[player].dice)}, typed)
        case Camp(player):
            areas = tuple(world.areas[area].name for area in camps(state, player))
            return answers({"camp": areas, "decline": (STOP,)}, typed)
        case Harbour(player):
            return answers({"harbour": tuple(world.segments[one].name for one in harbours(state, player))}, typed)
    return tuple(_keeping(state, seat, typed))


def answers(offers: dict[str, tuple[str, ...]], typed: Words) -> tuple[str, ...]:
    """Return the verbs of `offers`; after each its answers, or nothing more."""
    match typed:
        case ():
            return tuple(offers)
        case (verb,) if verb in offers:
            return offers[verb]
        case (verb, answer) if answer != STOP and answer in offers.get(verb, ()):
            return (STOP,)
    return ()


def _keeping(state: State, seat: Player, typed: Words) -> Iterator[str]:
    """Yield the quests that may be named next, in the order in which they were dealt."""
    if not typed:
        yield "keep"
    elif typed[0] == "keep" and len(typed) <= quests_kept(state) + 1:
        ways = [
            way
            for way in combinations(state.hidden.quests[seat], quests_kept(state))
            if way[: len(typed) - 1] == typed[1:]
        ]
        yield from dict.fromkeys(way[len(typed) - 1] if len(way) >= len(typed) else STOP for way in ways)
