"""The questions of conflicts: the order of a unification tile's wars, and the tiles that each side adds (R7, R8)."""

from collections.abc import Sequence

from msgspec.structs import replace

from engine.game import IllegalMove, Seat, SeatRef
from engine.games.kingdoms import fight
from engine.games.kingdoms.conflict import decide_conflict, open_conflict, pieces_needed, support_questions
from engine.games.tigris.conflicts import start_war
from engine.games.tigris.draft import Draft, with_tiles, with_unification_tile
from engine.games.tigris.pieces import HAND_SIZE, LEADER_WORDS, Sphere
from engine.games.tigris.places import CELL_NAMES, OFF_BOARD, cells_of_bits
from engine.games.tigris.questions import Situation
from engine.games.tigris.reading.regions import Leader, colours_at_war, lost_tiles
from engine.games.tigris.state import REVOLT, WAR, Fight, State, Wars
from engine.games.tigris.view import TigrisView
from engine.games.tigris.vocabulary import LEADER
from engine.kit.question import illegal_move


class ChooseWar(fight.ChooseWar[State, TigrisView, Draft, Wars, Sphere]):
    """Choose which of the unification tile's wars is fought next, by its leaders (R8.2)."""

    takes = (LEADER,)
    choice_rule = "R8.2"

    def wars(self, situation: Situation | Draft) -> Sequence[Sphere]:
        return colours_at_war(situation.board)

    def start_war(self, draft: Draft, war: Sphere) -> None:
        start_war(draft, war)


class WarQuestion(fight.WarQuestion[State, TigrisView, Draft, Wars]):
    """Ask which war is fought next."""

    task = Wars
    choice = ChooseWar()
    answers = (choice,)

    def end_wars(self, draft: Draft) -> None:
        """Remove the unification tile, then all leaders that are no longer next to a temple (R8.9, R5.5)."""
        draft.board = with_unification_tile(draft.board, OFF_BOARD)
        draft.agenda.pop()
        draft.remove_unsupported_leaders()


class Support(fight.Support[State, TigrisView, Draft, Fight]):
    """Support from the hand for the side whose turn it is. After the second side, the conflict is decided (R7.3)."""

    reasons = ("must-tie", "must-win", "too-few-tiles")
    events = ("support-added",)

    def allowed_counts(self, situation: Situation, held: int) -> Sequence[int]:
        """Return the numbers of tiles that may be added. In the English variant these are 0 and those that win or tie
        (R12.1)."""
        if not situation.english:
            return super().allowed_counts(situation, held)
        conflict = open_conflict(situation.conflict)
        needed = pieces_needed(conflict)
        if conflict.next_side is conflict.attacker:
            return (0, *range(max(1, needed), held + 1))
        return (0, needed) if 0 < needed <= held else (0,)

    def add_support(self, draft: Draft, seat: Seat, count: int, total: int) -> None:
        fought = open_conflict(draft.conflict).support_colour
        draft.spend_pieces(seat, fought, count)
        draft.discard_pieces(fought, count)
        draft.journal.report("support-added", who=SeatRef(seat), count=count, tile=fought.tile, total=total)

    def decide_conflict(self, draft: Draft) -> None:
        conflict = open_conflict(draft.conflict)
        winner, loser = decide_conflict(draft.journal, conflict)
        draft.conflict = replace(conflict, winner=winner.seat)
        draft.remove_leader(loser.seat, conflict.sphere)
        if conflict.kind == REVOLT:
            draft.add_points(winner.seat, Sphere.RED, 1, REVOLT)
        else:
            removed = _remove_lost_tiles(draft, Leader(loser.seat, conflict.sphere), loser.supporters)
            draft.add_points(winner.seat, conflict.sphere, 1 + removed, WAR)

    def refusal(self, state: State, seat: Seat, task: Fight, arguments: tuple[int]) -> IllegalMove:
        (count,), conflict = arguments, open_conflict(state.conflict)
        held = state.hands[seat][conflict.support_colour]
        if count > held:
            return illegal_move("too-few-tiles", "R7.3", tile=conflict.support_colour.tile, held=held)
        reason = "must-win" if conflict.next_side is conflict.attacker else "must-tie"
        return illegal_move(reason, "R12.1", counts=tuple(self.choices(state, seat, task, ())))


def _remove_lost_tiles(draft: Draft, loser: Leader, supporters: int) -> int:
    """Remove the tiles that the loser of a war loses. Return their number (R8.6)."""
    board, sphere = draft.board, loser.sphere
    lost_cells = lost_tiles(board, loser, supporters)
    count = lost_cells.bit_count()
    if count:
        draft.board = with_tiles(board, sphere, board.tiles[sphere] & ~lost_cells)
        draft.discard_pieces(sphere, count)
        names = tuple(CELL_NAMES[cell] for cell in cells_of_bits(lost_cells))
        draft.journal.report("tiles-removed", tile=sphere.tile, count=count, cells=names)
    return count


class SupportQuestion(fight.SupportQuestion[State, TigrisView, Draft, Fight]):
    """Ask for the number of tiles to add."""

    task = Fight
    support = Support()
    answers = (support,)
    standing = support_questions(LEADER_WORDS, HAND_SIZE)
