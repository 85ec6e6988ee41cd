"""Evaluation of a position of Mesopotamia: points, expected points, and stakes."""

from collections.abc import Iterator, Mapping
from typing import Final

from engine.game import Seat
from engine.games.mesopotamia.computer import aims, battles, defence, ending, siege
from engine.games.mesopotamia.computer.due import open_question_values
from engine.games.mesopotamia.computer.lands import map_value
from engine.games.mesopotamia.computer.riches import holdings_worth
from engine.games.mesopotamia.computer.stage import current_weight
from engine.games.mesopotamia.reading.scoring import Holdings, points_by_category
from engine.games.mesopotamia.state import ASHUR_MODE, UR_MODE, Player
from engine.games.mesopotamia.view import MesopotamiaView, Position

_RANK_POINT_VALUE, _TRACK_STEP_VALUE, _TOKEN_POINT_VALUE = (0.2, 0.8, 0.5), (0.2, 0.7, 0.5), (0.4, 0.9, 0.8)
"""Values of a point for a rank on a track, of a step on the events track, and of a point of a token."""

_GROWTH_VALUE = 1.5

BEGINNER_MARGINS: Final = {"any": 2.5, "end": 0.0}
"""Value by which a beginner's move may be worse than the best, by its verb. The beginner ends no turn too early. A
greedy player then wins about half of the games against it."""

_CARELESS_ROUNDS, _LEARNING_ROUNDS = 80, 20
"""Number of rounds in which a beginner is fully careless, and of further rounds in which that ends. Otherwise two
beginners would take a thousand moves and more to build all gardens."""

_IDLE_COST = 0.6
_IDLE_BY_OPPONENT: Mapping[str, float] = {ASHUR_MODE: 1.3}
"""Cost of a round for a single player. Without it, waiting would be as good as acting, since nobody else takes the
gardens. If waves march, it is about the value of the marker, which returns with the next round."""

_VALUE_BY_ENDING = {"ur-reached": 200.0, "waves-broken": 200.0, "ur-grew": -200.0, "city-fell": -200.0}
"""Values of endings that win or lose whatever the points are (24.12, 25.10)."""

_FEATURE_SHARES: Mapping[str, float] = {
    "gardens": 0.0,
    "quests": 0.0,
    "points": 0.3,
    "trade": 0.3,
    "events": 0.3,
    "population": 0.5,
}
"""Weight of each feature if points decide nothing (24, 25), since goods and units still bring the goal nearer."""


def features(view: MesopotamiaView, seat: Seat) -> Mapping[str, float]:
    """Return the features of a view for `seat` by name. Only differences of their sum have a meaning."""
    position = view.position
    if view.over:
        return {"points": _final_value(view, seat)}
    on_map = Holdings.of(position, seat)
    values: dict[str, float] = {}
    for name, value in (
        *holdings_worth(position, seat),
        *_standing_values(position, seat, on_map),
        ("map", map_value(position, seat, on_map)),
        ("gardens", aims.gardens_value(position, seat)),
        ("quests", aims.quests_value(view, seat, on_map)),
        *open_question_values(position, seat),
        ("battle", battles.open_battle_value(position, seat)),
    ):
        values[name] = values.get(name, 0.0) + value
    if position.config.mode in (UR_MODE, ASHUR_MODE):
        values = {name: _FEATURE_SHARES.get(name, 1.0) * value for name, value in values.items()}
    elif ending.is_last(position):
        values = ending.ending_features(view, seat, values, on_map)
    if position.config.mode == UR_MODE:
        values["siege"] = values.get("siege", 0.0) + siege.ram_progress(position)
    if position.config.mode == ASHUR_MODE:
        values["defence"] = values.get("defence", 0.0) + defence.defence_value(position)
    if position.config.seats == 1:
        values["actions"] = (
            values.get("actions", 0.0) - _IDLE_BY_OPPONENT.get(position.config.mode, _IDLE_COST) * position.turn.round
        )
    return values


def carelessness(view: MesopotamiaView) -> float:
    """Return the share of `BEGINNER_MARGINS` that a beginner uses, from 1 to 0."""
    late = view.position.turn.round - _CARELESS_ROUNDS
    return max(0.0, min(1.0, 1 - late / _LEARNING_ROUNDS))


def _final_value(view: MesopotamiaView, seat: Seat) -> float:
    """Return the value of a finished game: of winning or losing, plus the seat's points."""
    position, points = view.position, sum(points_by_category(view.position, seat, view.quests).values())
    if position.ended in _VALUE_BY_ENDING:
        return _VALUE_BY_ENDING[position.ended] + points
    return ending.CERTAIN_WIN * ending.win_prospect(position, seat, points) + points


def _standing_values(position: Position, player: Player, on_map: Holdings) -> Iterator[tuple[str, float]]:
    """Yield the values of both tracks, trade tokens and built gardens."""
    points = points_by_category(position, player, (), on_map)
    yield "points", float(points["start"])
    rank, step = current_weight(position, _RANK_POINT_VALUE), current_weight(position, _TRACK_STEP_VALUE)
    yield "events", rank * points["events"] + step * position.events.at[player]
    yield "population", rank * points["population"] + _GROWTH_VALUE * position.population.at[player]
    yield "gardens", aims.BUILT_GARDEN_VALUE * points["gardens"]
    amphorae = sum(stall.amphora == player for stall in position.market)
    yield "trade", points["trade"] + current_weight(position, _TOKEN_POINT_VALUE) * points["tokens"] + 0.2 * amphorae
