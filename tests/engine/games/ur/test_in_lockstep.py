"""The rules hold against another program: the library `royalur` plays every combination of options together with ours.

Its own three dice can't be thrown, since they ask for a part by a wrong name; our throws are handed to it.
"""

from itertools import product

import pytest
from royalur import Game, GameSettings, PathPair, PathType, PlayerType  # type: ignore[import-untyped]
from royalur.model import Roll  # type: ignore[import-untyped]

from engine.chance import Chance
from engine.games.ur.places import START_NUMBER
from engine.games.ur.setup import PIECES_OPTION
from engine.games.ur.state import NO_THROW, State
from engine.games.ur.variant import CAPTURES_OPTION, DICE_OPTION, PATH_OPTION
from engine.games.ur.vocabulary import NEW_PIECE
from tests.engine.games.ur.positions import GAME
from tests.engine.playouts import seed

SEATS = (PlayerType.LIGHT, PlayerType.DARK)
PATHS = {"bell": PathType.BELL, "masters": PathType.MASTERS}
COMBINATIONS = [
    *product(PATH_OPTION.choices, DICE_OPTION.choices, ("safe", "open"), CAPTURES_OPTION.choices, PIECES_OPTION.choices)
]


def lying(game: Game, paths: PathPair) -> list[tuple[int, ...]]:
    """The pieces of each seat in our numbers: those off the board, and those on it."""
    board, found = game.get_board(), []
    for player in SEATS:
        state, path = game.get_player(player), paths.get(player)
        lie = ((number, board.get(tile)) for number, tile in enumerate(path, 1))
        own = [number for number, piece in lie if piece is not None and piece.owner == player]
        found.append((*(START_NUMBER,) * state.piece_count, *own, *(len(path) + 1,) * state.score))
    return found


def moves(game: Game) -> dict[str, object]:
    """Their moves, by the words for ours."""
    return {str(one.source or NEW_PIECE): one for one in game.find_available_moves()}


def play_on(state: State, theirs: Game, word: str) -> State:
    """The position after a move of both programs; a throw is ours."""
    if state.thrown == NO_THROW:
        step = GAME.play(state, state.mover, ("throw",))
        theirs.roll_dice(Roll(dict(step.events[0].facts)["count"]))
        return step.state
    theirs.make_move(moves(theirs)[word])
    return GAME.play(state, state.mover, ("move", word)).state


@pytest.mark.parametrize(("path", "dice", "rosettes", "captures", "pieces"), COMBINATIONS)
def test_both_programs_see_the_same_moves_and_positions(
    path: str, dice: str, rosettes: str, captures: str, pieces: str
) -> None:
    options = {"path": path, "dice": dice, "rosettes": rosettes, "captures": captures, "pieces": pieces}
    settings = (
        GameSettings.create_finkel()
        .with_paths(PATHS[path])
        .with_safe_rosettes(rosettes == "safe")
        .with_captures_grant_extra_rolls(captures == "again")
        .with_starting_piece_count(int(pieces))
    )
    chance = Chance(seed(COMBINATIONS.index((path, dice, rosettes, captures, pieces))))
    state, stream = GAME.setup(GAME.marks, options, chance), chance.stream("game")
    theirs = Game.builder().replace_settings(settings).build()
    while state.agenda:
        assert SEATS[state.mover] == theirs.get_turn()
        word = ""
        if state.thrown != NO_THROW:
            offered = GAME.words(state, state.mover, ("move",))
            assert {*offered} == moves(theirs).keys()
            word = stream.choice(offered)
        state = play_on(state, theirs, word)
        assert [*state.pieces] == lying(theirs, settings.paths)
    assert theirs.is_finished()
    assert SEATS[state.mover] == theirs.get_winner()
