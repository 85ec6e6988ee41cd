"""The goal against empires without a player, and the state of the clocks (2.2, 22.20, 24.1, 25.9)."""

from engine.game import Clause
from engine.games.mesopotamia.content.tables import BONE
from engine.games.mesopotamia.reading.board import count_land_units
from engine.games.mesopotamia.reading.scoring import head_start, home_head_start, points_by_category
from engine.games.mesopotamia.state import ASHUR_MODE, KINGS_MODE, TOGETHER, UR_MODE, Player
from engine.games.mesopotamia.view import MesopotamiaView, Position
from engine.kit.explaining import clause, part

_OPPONENT: Player = 1
"""The opponent without a person, which holds Ur or attacks Ashur."""


def aim_clause(view: MesopotamiaView) -> Clause | None:
    """Return the goal and its clocks, or None if people play against one another or the game is over."""
    state = view.position
    aim = _AIM_BY_MODE.get(state.config.mode)
    return aim(state) if aim is not None and not state.ended else None


def opening_clauses(view: MesopotamiaView) -> tuple[Clause, ...]:
    """Return each empire's points at the start, and those that its home may add (house content), or () if nobody has
    any."""
    state = view.position
    starts = [head_start(state, player) for player in state.players]
    homes = max(home_head_start(state, area) for area in range(len(state.spots)))
    if not any((*starts, homes)):
        return ()
    empires = zip(state.config.empires, starts, strict=True)
    points = part("points", (clause("opening-empire", empire=name, count=count) for name, count in empires), "beside")
    return (clause("opening-head-start", points, homes=homes),)


def _siege_aim_clause(state: Position) -> Clause:
    limit, city = state.content.siege.lose_at, state.content.map.areas[state.realms[_OPPONENT].home].name
    population, events = state.population.at[_OPPONENT], state.events.at[_OPPONENT]
    return clause("aim-siege", area=city, limit=limit, population=population, events=events)


def _defence_aim_clause(state: Position) -> Clause:
    return clause(
        "aim-defence",
        area=state.content.map.areas[state.realms[0].home].name,
        waves=len(state.content.defence.waves),
        wave=state.wave,
        units=sum(count_land_units(spot, _OPPONENT) for spot in state.spots),
        bones=state.realms[_OPPONENT].goods[BONE],
    )


def _automata_aim_clause(state: Position) -> Clause:
    """Return the points of the people and of the best automaton, without quests, which are hidden."""
    points = [sum(points_by_category(state, player, ()).values()) for player in state.players]
    people, best = points[: state.config.seats], max(points[state.config.seats :])
    together = state.config.side == TOGETHER
    return clause(
        "aim-together" if together else "aim-kings",
        own=min(people) if together else max(people),
        best=best,
        gardens=state.below + bool(state.garden),
        round=state.turn.round,
        rounds=state.config.rounds,
    )


_AIM_BY_MODE = {UR_MODE: _siege_aim_clause, ASHUR_MODE: _defence_aim_clause, KINGS_MODE: _automata_aim_clause}
"""The goal of each mode against empires without a player."""
