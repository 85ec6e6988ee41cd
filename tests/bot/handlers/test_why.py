"""The reasons for a computer's move tell nothing of what only its seat can see."""

from bot.advice.proposals import explain_last_move
from engine.chance import Chance
from engine.game import Seat, Words
from engine.games.tigris.play import Tigris
from engine.games.tigris.state import State
from engine.moves import every_move
from engine.record import Entry
from engine.replay import Fold, PlayedMove
from tests.engine.playouts import seed
from tests.support.require import require

GAME = Tigris()


def played(state: State, seat: Seat, words: Words) -> Fold[object]:
    """A game of one move."""
    start: object = state
    after: object = GAME.play(state, seat, words).state
    return Fold(start, (PlayedMove(Entry(1, seat, words)),), (after,))


def test_hidden_tiles_change_no_reason() -> None:
    state = GAME.setup(GAME.marks[:2], {one.name: one.choices[0] for one in GAME.options}, Chance(seed(3)))
    decision = require(GAME.decision(state))
    (seat,) = decision.seats
    twin = GAME.sample_state(GAME.view(state, 1 - seat), Chance(seed(4)))
    assert twin.hands[seat] != state.hands[seat]
    for move in ("leader", "tile"):
        both = {*every_move(GAME, state, seat, (move,))} & {*every_move(GAME, twin, seat, (move,))}
        words = min(both)
        told = [explain_last_move(GAME, played(one, seat, words), {seat}) for one in (state, twin)]
        assert told[0] is not None
        assert told[0].reasons
        assert told[0] == told[1]


def test_a_secret_move_is_not_explained() -> None:
    state = GAME.setup(GAME.marks[:2], {one.name: one.choices[0] for one in GAME.options}, Chance(seed(3)))
    decision = require(GAME.decision(state))
    (seat,) = decision.seats
    words = next(iter(every_move(GAME, state, seat, ("swap",))))
    assert explain_last_move(GAME, played(state, seat, words), {seat}) is None
