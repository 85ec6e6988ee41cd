"""What counts in the last round of a game that points decide: them, and what may still bring some."""

from collections.abc import Mapping

from engine.ai.mesopotamia import battles
from engine.game import Seat
from engine.mesopotamia.reading.board import force
from engine.mesopotamia.reading.scoring import Holdings, points
from engine.mesopotamia.state import Choose
from engine.mesopotamia.view import MesopotamiaView, Position

CERTAIN = 100.0
"""What is added once the end is certain: more than what lasts is worth to anybody before, since whoever does not build
the last garden leaves it to others."""

_LASTING = 0.03
"""How much of what lasts still counts: for nothing one would as well do it."""

_EVENT, _BATTLES = 2.0, 0.6
"""Points that an event usually brings, and what battles bring of what they promise."""

_TERMS = {"tokens": "trade", "settlements": "map", "areas": "map", "start": "points"}
"""The term of each kind of points that has another name."""


def is_last(position: Position) -> bool:
    """Whether the game ends with this round."""
    return not position.garden or position.turn.round == position.config.rounds


def by_points(view: MesopotamiaView, seat: Seat, found: Mapping[str, float], on_map: Holdings) -> dict[str, float]:
    """Return the terms of a position of the last round, in which what is found lasts no longer."""
    worth = {name: _LASTING * value for name, value in found.items()}
    for name, value in points(view.position, seat, view.quests, on_map).items():
        term = _TERMS.get(name, name)
        worth[term] = worth.get(term, 0.0) + value
    worth["gardens"] += CERTAIN
    worth["events"] += _EVENT * _events(view.position, seat)
    worth["battle"] += _BATTLES * (found["battle"] + _promised(view.position, seat))
    return worth


def _events(position: Position, seat: Seat) -> int:
    """Return how many events a seat is about to choose from."""
    return sum(isinstance(task, Choose) and task.player == seat for task in position.agenda)


def _promised(position: Position, seat: Seat) -> float:
    """Return what the battles promise in which units of a seat stand."""
    return sum(battles.promise(position, seat, spot) for spot in position.spots if force(spot, seat))
