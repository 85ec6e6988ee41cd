"""Positions set up by hand: who stands where, what everybody has; and games played on from them."""

from msgspec.structs import replace

from engine.chance import Chance
from engine.game import STOP, IllegalMove, Refused, Seat, Step, Words
from engine.games.mesopotamia.changes.effects import place_ship
from engine.games.mesopotamia.content.load import HOUSE_CONTENT
from engine.games.mesopotamia.content.tables import ACTIONS, GOODS, LAND_UNITS, PIECES, SixCounts
from engine.games.mesopotamia.draft import Draft
from engine.games.mesopotamia.play import Mesopotamia
from engine.games.mesopotamia.state import (
    EMPTY_SPOT,
    EVENT_DOWN,
    EVENT_RUNNING,
    TRIBE,
    Act,
    Battle,
    Collide,
    Fallen,
    HandOver,
    NextRound,
    Settle,
    Spot,
    State,
    Task,
    Track,
    Turn,
)
from engine.moves import check_move
from tests.engine.playouts import seed
from tests.support.require import require

GAME = Mesopotamia()
MAP = HOUSE_CONTENT.map
AFTER_TURNS: tuple[Task, ...] = (Collide(), Fallen(), Settle(), HandOver(), NextRound())


def start(*marks: str, number: int = 1, **options: str) -> State:
    """The first question of a game."""
    return GAME.setup(marks or ("sumer", "babylon"), options, Chance(seed(number)))


def begun(*marks: str, number: int = 1, **options: str) -> State:
    """A game whose opening questions were all answered by the first word offered, seat 0 in home 1 and so on."""
    state = start(*marks, number=number, **options)
    while not isinstance(state.agenda[0], Act):
        decision = require(GAME.decision(state))
        asked = decision.seats[-1]
        wanted = ("home", str(asked + 1)) if decision.kind == "home" else ()
        state = GAME.play(state, asked, wanted or first_move(state, asked)).state
    return state


def first_move(state: State, seat: Seat) -> Words:
    prefix: Words = ()
    while (word := GAME.words(state, seat, prefix)[0]) != STOP:
        prefix = (*prefix, word)
    return prefix


def bare(*marks: str, **options: str) -> State:
    """A game at the first player's turn, seat 0 first, nothing on the map but what stands in the homes: no events, no
    tribes, no goods."""
    state = begun(*marks, number=1, **options)
    home = {realm.home for realm in state.realms}
    spots = tuple(spot if area in home else EMPTY_SPOT for area, spot in enumerate(state.spots))
    realms = tuple(replace(realm, goods=(0,) * 6) for realm in state.realms)
    state = replace(
        state, spots=spots, realms=realms, fleet=(), hidden=replace(state.hidden, tokens=("",) * len(spots))
    )
    return turn_of(state, 0)


def turn_of(state: State, player: int, *tasks: Task) -> State:
    """The same position in the turn of a player."""
    order = (player, *(other for other in state.turn.order if other != player))
    return replace(state, turn=Turn(state.turn.round, order, player), agenda=tasks or (Act(),))


def at(state: State, area: str, *forces: str, wall: str = "", settlement: str = "", token: str = "") -> State:
    """The position with other pieces in an area: `sumer 2 spearman 1 ram`, in the order in which they came; `tribe` for
    neutral units. A token lies face down."""
    number = MAP.by_name[area]
    draft = Draft(replace(state, spots=tuple(EMPTY_SPOT if a == number else s for a, s in enumerate(state.spots))))
    if settlement:
        draft.change_spot(number, settlement=player(state, settlement))
    for force in forces:
        name, *words = force.split()
        for count, unit in zip(words[::2], words[1::2], strict=True):
            draft.add_units(number, player(state, name), PIECES.index(unit), int(count))
    if wall:
        draft.change_spot(number, wall=player(state, wall))
    tokens = tuple(token if a == number else one for a, one in enumerate(draft.state.hidden.tokens))
    draft.state = replace(draft.state, hidden=replace(draft.state.hidden, tokens=tokens))
    if token:
        draft.change_spot(number, event=EVENT_DOWN)
    return draft.state


def running(state: State, area: str, token: str, owner: str, option: int = 1, die: int = 1) -> State:
    """The position with an event on six rounds."""
    draft = Draft(state)
    number = MAP.by_name[area]
    draft.change_spot(number, token=token, event=EVENT_RUNNING, owner=player(state, owner), option=option, die=die)
    return draft.state


def ship(state: State, owner: str, border: str) -> State:
    """The position with one ship more."""
    draft = Draft(state)
    place_ship(draft, MAP.by_border[border], player(state, owner))
    return draft.state


def player(state: State, empire: str) -> int:
    """The player of an empire."""
    return TRIBE if empire == "tribe" else state.config.empires.index(empire)


def amount(written: str) -> SixCounts:
    """`2 wood 1 clay` as a number for each of the goods."""
    words = written.split()
    found = dict(zip(words[1::2], map(int, words[::2]), strict=True))
    stone, wood, clay, food, tablet, bone = (found.get(good, 0) for good in GOODS)
    return (stone, wood, clay, food, tablet, bone)


def having(state: State, empire: str, goods: str = "", levels: str = "", **changes: object) -> State:
    """The position in which an empire has these goods, levels (`explore 4`) and other things."""
    number = player(state, empire)
    realm = state.realms[number]
    words = levels.split()
    raised = dict(zip(words[::2], map(int, words[1::2]), strict=True))
    new = tuple(raised.get(action, level) for action, level in zip(ACTIONS, realm.levels, strict=True))
    held = amount(goods) if goods else realm.goods
    realm = replace(realm, goods=held, levels=new, **changes)
    return replace(state, realms=tuple(realm if one == number else other for one, other in enumerate(state.realms)))


def seals(state: State, population: str = "", events: str = "") -> State:
    """The position with other tracks: `babylon 4 sumer 3`, from the highest to the lowest."""
    return replace(
        state,
        population=track(state, population) if population else state.population,
        events=track(state, events) if events else state.events,
    )


def track(state: State, written: str) -> Track:
    words = written.split()
    places = {player(state, name): int(place) for name, place in zip(words[::2], words[1::2], strict=True)}
    return Track(tuple(places), tuple(places.get(one, 0) for one in state.players))


def say(state: State, *moves: str) -> Step[State]:
    """Play moves written as `sumer move C3 archer B3`; each must be offered. What the last one did."""
    step = Step(state)
    for move in moves:
        name, *words = move.split()
        number = player(step.state, name)
        check_move(GAME, step.state, number, tuple(words))
        step = GAME.play(step.state, number, tuple(words))
    return step


def after(state: State, *moves: str) -> State:
    """The position after moves."""
    return say(state, *moves).state


def refused(state: State, move: str) -> str:
    """The rule by which a move is refused, or the reason where it is no move at all."""
    name, *words = move.split()
    try:
        check_move(GAME, state, player(state, name), tuple(words))
    except IllegalMove as illegal:
        return illegal.rule
    except Refused as other:
        return other.reason
    raise AssertionError(f"{move} is offered")


def words(state: State, prefix: str = "", empire: str = "") -> set[str]:
    """What may follow; of who is asked unless somebody is named."""
    decision = require(GAME.decision(state))
    number = player(state, empire) if empire else decision.seats[0]
    return set(GAME.words(state, number, tuple(prefix.split())))


def kind(state: State) -> str:
    """What is asked."""
    decision = GAME.decision(state)
    return decision.kind if decision else ""


def asked(state: State) -> tuple[str, ...]:
    """Who is asked."""
    decision = GAME.decision(state)
    return tuple(state.config.empires[seat] for seat in decision.seats) if decision else ()


def spot(state: State, area: str) -> Spot:
    """An area."""
    return state.spots[MAP.by_name[area]]


def units(state: State, area: str, empire: str) -> Words:
    """The land units and rams of an empire in an area."""
    number = player(state, empire)
    for army in spot(state, area).armies:
        if army.owner == number:
            land = (unit for unit, count in zip(LAND_UNITS, army.units, strict=True) for _ in range(count))
            return (*land, *("ram",) * army.rams)
    return ()


def goods(state: State, empire: str) -> dict[str, int]:
    """What an empire has of which goods."""
    held = state.realms[player(state, empire)].goods
    return {good: count for good, count in zip(GOODS, held, strict=True) if count}


def run_on(state: State) -> Step[State]:
    """What follows in a position until somebody is asked."""
    draft = Draft(state)
    GAME.advance(draft)
    return draft.step()


def battle_phase(state: State) -> Step[State]:
    """The position after all turns, run on until somebody is asked."""
    return run_on(replace(state, agenda=AFTER_TURNS))


def told(step: Step[State], name: str) -> list[dict[str, object]]:
    """The facts of all events of a name."""
    return [dict(event.facts) for event in step.events if event.name == name]


def with_dice(state: State, empire: str, *dice: str, spent: int = 0) -> State:
    """The position in which an empire has these dice, and a floor for each."""
    return having(state, empire, dice=dice, floors=len(dice), spent=spent)


def kings(human: str = "babylon", number: int = 3, **options: str) -> State:
    return begun(human, number=number, mode="kings", **options)


def empty(state: State) -> State:
    """The same with nothing on the map but the homes."""
    homes = {realm.home for realm in state.realms}
    spots = tuple(one if area in homes else type(one)() for area, one in enumerate(state.spots))
    return replace(state, spots=spots, hidden=replace(state.hidden, tokens=("",) * len(spots)))


def bot_of(state: State) -> str:
    return state.config.empires[1]


def fighting(
    area: str = "C3",
    *forces: str,
    events: str = "sumer 3 babylon 3",
    sumer: str = "6 bone",
    babylon: str = "8 bone",
    combat: str = "full",
    marks: tuple[str, ...] = ("sumer", "babylon"),
) -> State:
    """A battle before any bid: Sumer was there first, so Babylon attacks."""
    state = seals(bare(*marks, combat=combat), events=events)
    state = at(state, area, *(forces or ("sumer 1 archer 1 spearman", "babylon 1 spearman 1 archer 1 rider")))
    return battle_phase(having(having(state, "sumer", sumer), "babylon", babylon)).state


def the_battle(state: State) -> Battle:
    return require(state.battle)
