"""Players who march to one area and meet there, so that a battle of three is fought in a short game."""

from engine.chance import Chance, Stream
from engine.game import Seat, Words
from engine.games.mesopotamia.content.load import HOUSE_CONTENT
from engine.games.mesopotamia.reading.board import distances_from
from engine.games.mesopotamia.state import State
from tests.engine.games.mesopotamia.playing import GAME, eager

MEETING = HOUSE_CONTENT.map.by_name["B4"]
MARCH = ("explore", "warfare", "growth", "gather")
"""Actions, the most useful first."""
DRAWN = 12
"""So many moves are drawn, and the one that leads nearest is played."""
HASTE = 8
"""Once in so many moves somebody goes in first; the others wait beside the area until somebody is there."""


def gathering(state: State, number: int) -> list[tuple[Seat, Words]]:
    """Return the moves of a whole game with a battle of three, the first one from `number` on that has one."""
    while True:
        moves, met = _game(state, Chance(number.to_bytes(32, "big")).stream("meeting"))
        if met:
            return moves
        number += 1


def _game(state: State, stream: Stream) -> tuple[list[tuple[Seat, Words]], bool]:
    moves, met = [], False
    while (decision := GAME.decision(state)) is not None:
        met = met or decision.kind == "pair"
        seat = stream.choice(decision.seats)
        words = _marching(state, seat, stream, decision.kind)
        moves.append((seat, words))
        state = GAME.play(state, seat, words).state
    return moves, met


def _marching(state: State, seat: Seat, stream: Stream, kind: str) -> Words:
    drawn = [eager(state, seat, stream) for _ in range(DRAWN if kind in ("act", "explore") else 1)]
    steps = [move for move in drawn if move[0] == "move"]
    if kind == "explore" and steps:
        there = any(one.owner not in (seat, -1) and any(one.units) for one in state.spots[MEETING].armies)
        return _nearest(state, steps, 0 if there or not stream.below(HASTE) else 1)
    used = {move[1]: move for move in drawn if move[0] == "use"}
    return next((used[action] for action in MARCH if action in used), drawn[0])


def _nearest(state: State, steps: list[Words], wanted: int) -> Words:
    """Return the step that ends nearest to the wanted distance, of a unit that is not there already."""
    far = distances_from(state, (MEETING,), lambda _: True)
    by_name = HOUSE_CONTENT.map.by_name

    def cost(move: Words) -> tuple[bool, int]:
        return wanted == 1 and far[by_name[move[1]]] <= 1, abs(far[by_name[move[-1]]] - wanted)

    return min(steps, key=cost)
