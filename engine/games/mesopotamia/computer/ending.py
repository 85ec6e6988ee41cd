"""Evaluation of the last round of a game that points decide: the points so far, and the points that a seat may still
get."""

from collections.abc import Mapping
from math import tanh

from engine.game import Seat
from engine.games.mesopotamia.computer import battles
from engine.games.mesopotamia.reading.board import count_land_units
from engine.games.mesopotamia.reading.scoring import Holdings, points_by_category, total_points
from engine.games.mesopotamia.state import TOGETHER, Choose, Player
from engine.games.mesopotamia.view import MesopotamiaView, Position

CERTAIN_WIN = 200.0
"""Value of a certain win at a certain end, and cost of a certain loss. It exceeds all lasting values, so the leader
ends the game and others keep it going."""

_LIKELY_LEAD, _HIDDEN_QUEST_POINTS, _TURN_POINTS = 3.0, 1.5, 1.5
"""The lead in points that makes a win likely, the points that others' quests bring, and the points that a remaining
turn brings."""

_MAX_ROUNDS = 40
"""Number of rounds after which every computer ends the game."""

_LASTING_WEIGHT = 0.03
"""Weight of lasting values in the last round. With no weight at all, doing nothing would be as good as gaining them."""

_EVENT_POINTS, _BATTLE_SHARE = 2.0, 0.6
"""The points that an event usually brings, and the share of their expected gains that battles really bring."""

_TERM_BY_POINTS = {"tokens": "trade", "settlements": "map", "areas": "map", "start": "points"}
"""The term of each kind of points whose term has another name."""


def is_last(position: Position) -> bool:
    """Whether the game ends with this round."""
    return not position.garden or position.turn.round == position.config.rounds


def ending_features(
    view: MesopotamiaView, seat: Seat, values: Mapping[str, float], on_map: Holdings
) -> dict[str, float]:
    """Return the features of a position in the last round, when lasting values no longer count."""
    position, points = view.position, points_by_category(view.position, seat, view.quests, on_map)
    features = {name: _LASTING_WEIGHT * value for name, value in values.items()}
    for name, value in points.items():
        term = _TERM_BY_POINTS.get(name, name)
        features[term] = features.get(term, 0.0) + value
    features["gardens"] += (
        CERTAIN_WIN * win_prospect(position, seat, sum(points.values()))
        if position.turn.round <= _MAX_ROUNDS
        else CERTAIN_WIN
    )
    features["events"] += _EVENT_POINTS * _count_events(position, seat)
    features["battle"] += _BATTLE_SHARE * (values["battle"] + _battle_value(position, seat))
    return features


def win_prospect(position: Position, seat: Seat, points: int) -> float:
    """Return a seat's prospects with `points` in a game that is over or about to end, from -1 (loss) to 1 (win)."""
    waiting = _players_to_move(position)
    rivals = (
        total_points(position, player)
        + (0.0 if position.ended else _HIDDEN_QUEST_POINTS)
        + _TURN_POINTS * (player in waiting)
        for player in position.players
        if player != seat and (position.config.side != TOGETHER or position.is_bot(player))
    )
    return tanh((points + _TURN_POINTS * (seat in waiting) - max(rivals, default=0.0)) / _LIKELY_LEAD)


def _players_to_move(position: Position) -> tuple[Player, ...]:
    """Return the players who still have a turn in the round."""
    order, player = position.turn.order, position.turn.player
    return () if position.ended or player not in order else order[order.index(player) + 1 :]


def _count_events(position: Position, seat: Seat) -> int:
    """Return the number of events from which a seat is about to choose."""
    return sum(isinstance(task, Choose) and task.player == seat for task in position.agenda)


def _battle_value(position: Position, seat: Seat) -> float:
    """Return the sum of the expected gains of a seat's possible battles in all areas."""
    return sum(battles.expected_gain(position, seat, spot) for spot in position.spots if count_land_units(spot, seat))
