"""Building: walls, floors, rams, ships, settlements and the Hanging Gardens (8, 9)."""

from collections.abc import Iterator

from engine.game import STOP, Words
from engine.kit.changing import replace
from engine.mesopotamia.board import can_pay, docks, force, has_room, muster, tally
from engine.mesopotamia.content.tables import BUILDS, FLOORS, PIECES, RAM, SHIP, SixCounts
from engine.mesopotamia.draft import Draft
from engine.mesopotamia.effects import border, launch, pay
from engine.mesopotamia.state import ASHUR, Build, Colour, Player, Spot, State
from engine.mesopotamia.turn.dice import add_die, colours

WALL, SETTLEMENT = PIECES.index("wall"), PIECES.index("settlement")
NOWHERE = ("floor", "garden")
"""What is built without a word for where."""


def cost(state: State, what: str) -> SixCounts:
    """Return the goods that a build costs; a garden's are on its token (8.1, 9.1)."""
    if what == "garden":
        return state.content.gardens[state.garden].cost
    return state.content.builds[what][1]


def places(state: State, player: Player, what: str) -> Iterator[int]:
    """Yield the areas, or for a ship the segments, where something may be built (8.2, 8.3, 8.5, 25.6)."""
    match what:
        case "wall":
            yield from (area for area in unwalled(state, player) if area not in state.breaches)
        case "settlement":
            for area in _sites(state):
                if state.spots[area].settlement is None and force(state.spots[area], player):
                    yield area
        case "ram":
            yield from sorted(muster(state, player))
        case "ship":
            yield from docks(state, player)


def unwalled(state: State, player: Player) -> Iterator[int]:
    """Yield the areas without a wall where a player has what a wall asks for; the enemy of Ashur may just have torn one
    down there (8.2, 8.3)."""
    yield from (area for area in _sites(state) if state.spots[area].wall is None and _lives(state.spots[area], player))


def _sites(state: State) -> Iterator[int]:
    """Yield the areas where walls and settlements may stand: no home, not blocked (8.2)."""
    for area, spot in enumerate(state.spots):
        if spot.here and area not in state.config.blocked and not state.content.map.areas[area].home:
            yield area


def _lives(spot: Spot, player: Player) -> bool:
    return spot.settlement == player or force(spot, player) > 0


def may_build(state: State, player: Player, what: str) -> bool:
    """Whether something could be built if it were paid for: supply, limit and conditions (8.3-8.6, 9.1)."""
    match what:
        case "floor":
            return state.realms[player].floors < min(FLOORS, state.population.at[player])
        case "garden":
            return bool(state.garden) and state.config.mode != ASHUR and meets(state, player, state.garden)
        case "ram":
            return has_room(state, player, RAM) and any(True for _ in muster(state, player))
        case "ship":
            return has_room(state, player, SHIP) and any(True for _ in docks(state, player))
    piece = WALL if what == "wall" else SETTLEMENT
    return any(True for _ in places(state, player, what)) and tally(state, player)[piece] < state.content.pieces[what]


def meets(state: State, player: Player, garden: str) -> bool:
    """Whether a player meets the conditions on a garden token, which are not spent (9.1)."""
    return not any(missing for _, missing in conditions(state, player, garden))


def conditions(state: State, player: Player, garden: str) -> Iterator[tuple[str, int]]:
    """Yield each condition of a garden token with how much a player lacks of it, 0 where it is met (9.1)."""
    for need, least in state.content.gardens[garden].needs.items():
        match need:
            case "population":
                has = state.population.at[player]
            case "events":
                has = state.events.at[player]
            case _:
                has = tally(state, player)[SETTLEMENT]
        yield need, max(0, least - has)


def offers(state: State, player: Player, level: int) -> tuple[str, ...]:
    """Return what may be built now by a card of a level (8.1)."""
    return tuple(what for what in BUILDS if _offered(state, player, level, what))


def _offered(state: State, player: Player, level: int, what: str) -> bool:
    if state.content.builds[what][0] > level or (what == "garden" and not state.garden):
        return False
    return can_pay(state, player, cost(state, what)) and may_build(state, player, what)


def can_build(state: State, player: Player, level: int) -> bool:
    """Whether anything may be built by a card of a level (6.6)."""
    return any(_offered(state, player, level, what) for what in BUILDS)


def words(state: State, player: Player, task: Build, typed: Words) -> tuple[str, ...]:
    """Return the next words of a build or the end of the action (26.1)."""
    match typed:
        case ():
            return (*(("build",) if can_build(state, player, task.level) else ()), "done")
        case ("done",):
            return (STOP,)
        case ("build",):
            return offers(state, player, task.level)
        case ("build", what, *rest) if what in BUILDS and _offered(state, player, task.level, what):
            return _where(state, player, what, tuple(rest))
    return ()


def _where(state: State, player: Player, what: str, typed: Words) -> tuple[str, ...]:
    if what in NOWHERE:
        return () if typed else (STOP,)
    world = state.content.map
    named = world.segments if what == "ship" else world.areas
    names = tuple(named[place].name for place in places(state, player, what))
    if not typed:
        return names
    return (STOP,) if len(typed) == 1 and typed[0] in names else ()


def build(draft: Draft, player: Player, what: str, place: int) -> None:
    """Pay for something and build it; `place` is an area, or a segment for a ship (8, 9)."""
    pay(draft, player, cost(draft.state, what))
    put_up(draft, player, what, place)
    task = draft.state.agenda[0]
    if isinstance(task, Build):
        draft.now(replace(task, left=task.left - 1))
    if what == "floor":
        choose_colour(draft, player)


def put_up(draft: Draft, player: Player, what: str, place: int) -> None:
    """Build something without paying for it."""
    match what:
        case "wall":
            draft.alter(place, wall=player)
        case "settlement":
            draft.alter(place, settlement=player)
        case "ram":
            draft.muster(place, player, RAM)
        case "ship":
            launch(draft, place, player)
            draft.tell("ship-built", who=draft.who(player), border=border(draft, place))
            return
        case "floor":
            realm = draft.realm(player)
            draft.change(player, replace(realm, floors=realm.floors + 1))
            draft.tell("floor-built", who=draft.who(player), count=realm.floors + 1)
            return
        case _:
            _take_garden(draft, player)
            return
    draft.tell("piece-built", who=draft.who(player), what=what, area=draft.name(place))


def _take_garden(draft: Draft, player: Player) -> None:
    """Take the garden token that lies open; the next is turned up for all (9.1)."""
    name = draft.state.garden
    draft.tell("garden-built", who=draft.who(player), garden=name, points=draft.content.gardens[name].vp)
    give_garden(draft, player)
    if not draft.state.garden:
        draft.tell("gardens-complete")


def give_garden(draft: Draft, player: Player) -> None:
    """Move the top garden token to a player and turn up the next."""
    realm, state = draft.realm(player), draft.state
    draft.change(player, replace(realm, gardens=(*realm.gardens, state.garden)))
    below = state.hidden.gardens
    top = below[0] if below else ""
    draft.state = replace(
        draft.state, garden=top, below=max(0, state.below - 1), hidden=replace(draft.state.hidden, gardens=below[1:])
    )
    if top:
        draft.learn()
        draft.tell("garden-shown", garden=top)


def choose_colour(draft: Draft, player: Player) -> None:
    """Let a player choose the colour of the new die, unless only one is left (6.9, 27.7)."""
    choices = colours(draft.realm(player).dice)
    if draft.state.is_bot(player):
        return
    if len(choices) == 1:
        add_die(draft, player, choices[0])
    elif choices:
        draft.push(Colour(player))
