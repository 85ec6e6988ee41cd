"""The position as text: a line for each area, the ships, both tracks, a line for each player, trade, gardens (28.8).

A line of an area contains its name; its good (`wood`, a home's number `#1`, `.` for none); its event (`.` none, `m?`
face down, `m3` open, `m3!` with points, `m3@Su1=4` on six rounds: owner, option, die); a tribe in brackets; the players
there in the order in which they came (`Su:sp1,ra1`; `-` for a settlement alone); `W:` with the wall's owner; and `S:`
with the settlement's owner. Empires and units are called by their first two letters. `-` means nothing, `?` hidden.
"""

from collections.abc import Iterable, Iterator, Sequence

from msgspec import Struct

from engine import codec
from engine.games.mesopotamia.content.tables import ACTIONS, GOODS, PIECES, UNIT_KINDS
from engine.games.mesopotamia.reading.board import find_army
from engine.games.mesopotamia.state import (
    ALONE,
    EVENT_DOWN,
    EVENT_HELD,
    EVENT_RUNNING,
    TRIBE,
    Army,
    Battle,
    Bid,
    Bot,
    Player,
    Realm,
    Spot,
    Stall,
    State,
    Task,
    Track,
    Turn,
)
from engine.games.mesopotamia.view import MesopotamiaView

NOTHING, HIDDEN = "-", "?"


class DiagramRest(Struct, frozen=True):
    """The parts of a diagram that have no place on the map, in the codec's format.

    `agenda`: the open tasks, the next one first.
    `battle`: the open battle, or None.
    `bids`: the sealed bids of attacker and defender, as far as the reader knows them.
    `bots`: the cards of the automata.
    `winners`: the players who beat a tribe and so free an event, as pairs of a player and an area.
    """

    agenda: tuple[Task, ...]
    battle: Battle | None
    bids: tuple[Bid | None, Bid | None]
    bots: tuple[Bot, ...]
    winners: tuple[tuple[Player, int], ...]


def write_diagram(view: MesopotamiaView) -> str:
    """Return the text of a view, which shows hidden parts as HIDDEN."""
    state = view.position
    names = [empire[:2].capitalize() for empire in state.config.empires]
    areas = [" ".join(_write_area(state, area, names)) for area in range(len(state.spots))]
    return "\n".join([*areas, "", *_write_legend(view, names)]) + "\n"


def join_parts(parts: Iterable[str]) -> str:
    """Return parts joined by commas, or NOTHING if there are none."""
    return ",".join(parts) or NOTHING


def _write_area(state: State, area: int, names: Sequence[str]) -> Iterator[str]:
    printed, spot = state.content.map.areas[area], state.spots[area]
    yield printed.name
    yield f"#{printed.home}" if printed.home else "." if printed.good is None else GOODS[printed.good]
    yield _write_event(printed.shape, spot, names)
    if (tribe := find_army(spot, TRIBE)) is not None:
        yield f"[{write_army(tribe)}]"
    lone = (army.owner for army in spot.armies if army.owner >= 0 and army.owner not in spot.here)
    for player in (*spot.here, *lone):
        player_army = find_army(spot, player)
        yield f"{names[player]}:{write_army(player_army) if player_army else NOTHING}"
    if spot.wall is not None:
        yield f"W:{names[spot.wall]}"
    if spot.settlement is not None:
        yield f"S:{names[spot.settlement]}"


def _write_event(shape: str, spot: Spot, names: Sequence[str]) -> str:
    if not spot.event:
        return "."
    if spot.event == EVENT_DOWN:
        return f"{shape[0]}{HIDDEN}"
    if spot.event == EVENT_HELD:
        return f"{spot.token}!"
    if spot.event == EVENT_RUNNING and spot.owner is not None:
        return f"{spot.token}@{names[spot.owner]}{spot.option}={spot.die}"
    return spot.token


def write_army(army: Army) -> str:
    """Write an army: the first two letters of each kind and its number."""
    counts = (*army.units, army.rams)
    return join_parts(f"{PIECES[unit][:2]}{count}" for unit, count in enumerate(counts) if count)


def _write_legend(view: MesopotamiaView, names: Sequence[str]) -> Iterator[str]:
    state = view.position
    yield from _write_options(view)
    yield f"turn: {_write_turn(state.turn, names)}"
    segments = state.content.map.segments
    yield f"ships: {join_parts(f'{segments[segment].name}={names[owner]}' for segment, owner in state.fleet)}"
    yield f"population: {_write_track(state.population, names)}"
    yield f"events: {_write_track(state.events, names)}"
    for player, realm in enumerate(state.realms):
        yield f"{names[player]}: {_write_realm(view, player, realm)}"
    stalls = zip(state.content.slots, state.market, strict=True)
    yield "trade: " + " ".join(f"{slot.name}={_write_stall(stall, names)}" for slot, stall in stalls)
    yield f"garden: {state.garden or NOTHING} {state.below}"
    yield f"finished: {join_parts(state.finished)}"
    yield f"counts: {state.deck} {state.wave} {state.draws}"
    yield f"ended: {state.ended or NOTHING}"
    yield f"open: {codec.dumps(DiagramRest(state.agenda, state.battle, state.hidden.bids, state.bots, state.winners))}"


def _write_options(view: MesopotamiaView) -> Iterator[str]:
    """Yield the lines about the options of the game, the viewer and the map."""
    state, config = view.position, view.position.config
    yield f"content: {config.content} {'house content, not the published cards' if state.content.house else 'own'}"
    yield f"empires: {' '.join(config.empires)}"
    kind = f"{config.mode} {config.combat} {config.luck} {config.level}"
    yield f"options: {kind} {config.rounds} {join_parts(config.sets)}"
    if config.side != ALONE:
        yield f"side: {config.side}"
    yield f"seats: {config.seats}"
    yield f"seen-by: {HIDDEN if view.seat is None else config.empires[view.seat]}"
    yield f"blocked: {_write_area_names(state, config.blocked)}"
    yield f"closed: {_write_area_names(state, config.closed)}"
    if state.breaches:
        yield f"breaches: {_write_area_names(state, state.breaches)}"


def _write_area_names(state: State, areas: Iterable[int]) -> str:
    return join_parts(state.content.map.areas[area].name for area in sorted(areas))


def _write_turn(turn: Turn, names: Sequence[str]) -> str:
    order, done = (
        join_parts(names[player] for player in turn.order),
        join_parts(ACTIONS[action] for action in turn.done),
    )
    return f"{turn.round} {order} {names[turn.player]} {turn.marker or NOTHING} {done} {turn.rerolls}"


def _write_stall(stall: Stall, names: Sequence[str]) -> str:
    return (stall.token or NOTHING) + ("" if stall.amphora is None else f"/{names[stall.amphora]}")


def _write_track(track: Track, names: Sequence[str]) -> str:
    """Return the seals from the highest to the lowest, each with its position."""
    return join_parts(f"{names[player]}{track.at[player]}" for player in track.order)


def _write_realm(view: MesopotamiaView, player: Player, realm: Realm) -> str:
    state = view.position
    dice = (f"{die}{'*' if realm.spent >> place & 1 else ''}" for place, die in enumerate(realm.dice))
    seated = player < len(state.hidden.quests)
    facts = {
        "home": state.content.map.areas[realm.home].name if realm.home >= 0 else NOTHING,
        "levels": "".join(map(str, realm.levels)),
        "goods": ",".join(map(str, realm.goods)),
        "floors": str(realm.floors),
        "dice": join_parts(dice),
        "gardens": join_parts(realm.gardens),
        "quests": str(realm.quests),
        "held": join_parts(state.hidden.quests[player]) if seated else NOTHING,
        "back": (state.hidden.returned[player] if seated and state.hidden.returned else "") or NOTHING,
    }
    return " ".join(f"{name}={value}" for name, value in facts.items())


assert len({piece[:2] for piece in PIECES[:UNIT_KINDS]}) == UNIT_KINDS
