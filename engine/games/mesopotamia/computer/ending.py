"""Evaluation in the last round of a game that points decide: points, and what may still bring some."""

from collections.abc import Mapping
from math import tanh

from engine.game import Seat
from engine.games.mesopotamia.computer import battles
from engine.games.mesopotamia.reading.board import count_land_units
from engine.games.mesopotamia.reading.scoring import Holdings, points, total
from engine.games.mesopotamia.state import TOGETHER, Choose, Player
from engine.games.mesopotamia.view import MesopotamiaView, Position

CERTAIN = 200.0
"""What a certain win adds once the end is certain, and a certain loss takes: more than what lasts is worth to anybody
before. So a player who is ahead ends the game, and one who is not leaves it open."""

_LEAD, _UNSEEN, _YET = 3.0, 1.5, 1.5
"""The lead in points that makes a win likely; points that others' quests bring, and that a turn does which is left to
them."""

_LONG = 40
"""Rounds after which anybody ends the game."""

_LASTING = 0.03
"""How much of what lasts still counts: for nothing one would as well do it."""

_EVENT, _BATTLES = 2.0, 0.6
"""Points that an event usually brings, and what battles bring of what they expected_gain."""

_TERMS = {"tokens": "trade", "settlements": "map", "areas": "map", "start": "points"}
"""The term of each kind of points that has another name."""


def is_last(position: Position) -> bool:
    """Whether the game ends with this round."""
    return not position.garden or position.turn.round == position.config.rounds


def ending_features(
    view: MesopotamiaView, seat: Seat, found: Mapping[str, float], on_map: Holdings
) -> dict[str, float]:
    """Return the terms of a position of the last round, in which what is found lasts no longer."""
    position, own = view.position, points(view.position, seat, view.quests, on_map)
    worth = {name: _LASTING * value for name, value in found.items()}
    for name, value in own.items():
        term = _TERMS.get(name, name)
        worth[term] = worth.get(term, 0.0) + value
    worth["gardens"] += (
        CERTAIN * win_prospect(position, seat, sum(own.values())) if position.turn.round <= _LONG else CERTAIN
    )
    worth["events"] += _EVENT * _count_events(position, seat)
    worth["battle"] += _BATTLES * (found["battle"] + _battle_value(position, seat))
    return worth


def win_prospect(position: Position, seat: Seat, own: int) -> float:
    """Return how likely a seat with so many points wins a game that is over or about to be, from -1 to 1."""
    waiting = _players_to_move(position)
    rivals = (
        total(position, player) + (0.0 if position.ended else _UNSEEN) + _YET * (player in waiting)
        for player in position.players
        if player != seat and (position.config.side != TOGETHER or position.is_bot(player))
    )
    return tanh((own + _YET * (seat in waiting) - max(rivals, default=0.0)) / _LEAD)


def _players_to_move(position: Position) -> tuple[Player, ...]:
    """Return whose turns of the round are still to come."""
    order, player = position.turn.order, position.turn.player
    return () if position.ended or player not in order else order[order.index(player) + 1 :]


def _count_events(position: Position, seat: Seat) -> int:
    """Return how many events a seat is about to choose from."""
    return sum(isinstance(task, Choose) and task.player == seat for task in position.agenda)


def _battle_value(position: Position, seat: Seat) -> float:
    """Return what the battles expected_gain in which units of a seat stand."""
    return sum(battles.expected_gain(position, seat, spot) for spot in position.spots if count_land_units(spot, seat))
