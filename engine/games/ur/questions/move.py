"""The two questions: throwing the dice, and moving a piece by the throw (2.2-2.7)."""

from collections.abc import Sequence

from msgspec.structs import replace

from engine.game import Fact, Facts, IllegalMove, Seat, SeatRef, Words
from engine.games.ur.annotations import annotate_move
from engine.games.ur.draft import Draft
from engine.games.ur.places import START_NUMBER, Path
from engine.games.ur.questions import Answer, InTurn, Situation
from engine.games.ur.reading import find_obstacle, grants_throw, is_capture, movable_pieces
from engine.games.ur.state import Move, State, Throw
from engine.games.ur.view import UrView
from engine.games.ur.vocabulary import NEW_PIECE, PIECE
from engine.kit.annotations import Annotations
from engine.kit.hiding import luck_stream
from engine.kit.question import illegal_move


class ThrowDice(Answer[Throw, tuple[()]]):
    """Throw the dice. The turn ends if no piece can be moved (2.2, 2.8)."""

    name = "throw"
    events = ("thrown", "turn-lost")

    def play(self, draft: Draft, seat: Seat, task: Throw, arguments: tuple[()]) -> None:
        """Throw the dice, report the number to both players, and end the turn if no piece can move."""
        state = draft.state
        stream = luck_stream(state.key, f"throw {state.throws}")
        dice = state.variant.thrown_dice
        thrown = sum(stream.below(2) for _ in range(dice.count)) or dice.throw_without_ones
        draft.state = replace(state, thrown=thrown, throws=state.throws + 1)
        draft.journal.mark_informed(0, 1)
        draft.journal.report("thrown", who=SeatRef(seat), count=thrown)
        if not thrown or next(movable_pieces(state, seat, thrown), None) is None:
            draft.journal.report("turn-lost", who=SeatRef(seat), count=thrown)
            draft.end_turn()


class ThrowQuestion(InTurn[Throw]):
    """Ask the mover to throw the dice."""

    task, kind, prompt = Throw, "throw", True
    answers = (ThrowDice(),)

    def automatic_move(self, situation: Situation, task: Throw) -> Words:
        """Return the move `throw`, since nothing else is possible."""
        return ("throw",)


def piece_word(path: Path, seat: Seat, start: int) -> str:
    """Return the word for a piece of `seat` that is on the number `start` of its path."""
    return NEW_PIECE if start == START_NUMBER else path.square(seat, start)


def piece_position(path: Path, seat: Seat, word: str) -> int | None:
    """Return the number of the piece that a word names, or None if that square is not on the path of `seat`."""
    return START_NUMBER if word == NEW_PIECE else path.number(seat, word)


class MovePiece(Answer[Move, tuple[str]]):
    """Move the piece on a square, or enter a new piece."""

    name, takes = "move", (PIECE,)
    reasons = ("no-piece", "own-piece", "safe-piece", "too-far")
    events = ("capture-again", "game-ended", "rosette")

    def is_possible(self, state: State, seat: Seat, task: Move) -> bool:
        """Whether a piece can be moved."""
        return next(movable_pieces(state, seat, task.thrown), None) is not None

    def choices(self, state: State, seat: Seat, task: Move, words: Words) -> Sequence[str]:
        """Return the words for the mover's pieces that the throw allows to move."""
        paths = state.variant.paths
        return [piece_word(paths, seat, start) for start in movable_pieces(state, seat, task.thrown)]

    def play(self, draft: Draft, seat: Seat, task: Move, arguments: tuple[str]) -> None:
        """Move the piece, capture a piece at its destination, and decide who throws next."""
        paths = draft.state.variant.paths
        start = piece_position(paths, seat, arguments[0])
        assert start is not None
        end = start + task.thrown
        captured, again = is_capture(draft.state, seat, end), grants_throw(draft.state, seat, end)
        draft.move_piece(seat, start, end)
        _report_move(draft, seat, start, end)
        if captured:
            draft.capture(seat, end)
        is_over = not draft.tasks
        if not is_over and not again:
            draft.end_turn()
            return
        draft.clear_throw()
        if is_over:
            draft.journal.report("game-ended", who=SeatRef(seat), reason="all-off")
        else:
            draft.journal.report("rosette" if end in paths.rosettes else "capture-again", who=SeatRef(seat))

    def refusal(self, state: State, seat: Seat, task: Move, arguments: tuple[str]) -> IllegalMove | None:
        """Return the refusal that names the rule against moving that piece, or None if no rule does."""
        paths = state.variant.paths
        start = piece_position(paths, seat, arguments[0])
        choices = tuple(self.choices(state, seat, task, ()))
        if start is None or start not in state.pieces[seat]:
            return illegal_move("no-piece", "2.3", piece=arguments[0], choices=choices)
        facts: dict[str, Fact] = {"piece": arguments[0], "count": task.thrown, "choices": choices}
        match find_obstacle(state, seat, start + task.thrown):
            case "too-far":
                return illegal_move("too-far", "2.7", **facts)
            case "own-piece":
                return illegal_move("own-piece", "2.4", **facts)
            case "safe-piece":
                return illegal_move("safe-piece", "2.5", square=paths.square(seat, start + task.thrown), **facts)
        return None

    def known_words(self, state: State, seat: Seat, task: Move) -> Words:
        """Return the words for the pieces that have not been borne off."""
        paths = state.variant.paths
        starts = sorted({start for start in state.pieces[seat] if start != paths.off_number})
        return tuple(piece_word(paths, seat, start) for start in starts)

    def annotate(self, annotations: Annotations, view: UrView, seat: Seat, task: Move, words: Words) -> None:
        """Note the piece's destination, its captures, and whether its owner throws again."""
        start = piece_position(view.variant.paths, seat, words[0]) if words else None
        if start is not None:
            annotate_move(annotations, view, seat, start + task.thrown)


class MoveQuestion(InTurn[Move]):
    """Ask the mover which piece to move by the throw."""

    task, kind, prompt = Move, "move", True
    answers = (MovePiece(),)

    def facts(self, situation: Situation, task: Move) -> Facts:
        """Return the fact `count`: the number thrown."""
        return (("count", task.thrown),)

    def automatic_move(self, situation: Situation, task: Move) -> Words:
        """Return the move if only one is possible, otherwise ()."""
        starts = list(movable_pieces(situation, situation.mover, task.thrown))
        return ("move", piece_word(situation.variant.paths, situation.mover, starts[0])) if len(starts) == 1 else ()


def _report_move(draft: Draft, seat: Seat, start: int, end: int) -> None:
    journal, actor, paths = draft.journal, SeatRef(seat), draft.state.variant.paths
    if end == paths.off_number:
        journal.report("borne-off", who=actor, start=paths.square(seat, start))
    elif start == START_NUMBER:
        journal.report("entered", who=actor, square=paths.square(seat, end))
    else:
        journal.report("moved", who=actor, start=paths.square(seat, start), end=paths.square(seat, end))
