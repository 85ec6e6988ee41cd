"""A turn: two actions, and its end (R4.1, R4.3, R5, R6, R11)."""

from collections import Counter
from collections.abc import Sequence

from engine.game import STOP, BadWords, IllegalMove, Seat, SeatRef, VerbKind, Words
from engine.games.kingdoms import turn
from engine.games.tigris.conflicts import start_revolt
from engine.games.tigris.draft import Draft, with_catastrophe, with_tiles, with_unification_tile
from engine.games.tigris.ending import end_game
from engine.games.tigris.pieces import (
    ACTIONS_A_TURN,
    HAND_SIZE,
    SPHERE_BY_LEADER,
    SPHERE_BY_TILE,
    SPHERES,
    TREASURES_LEFT_AT_END,
    Sphere,
)
from engine.games.tigris.places import CELL_BY_NAME, CELL_NAMES, MAPS, OFF_BOARD, cell_names_of_bits
from engine.games.tigris.questions import Answer
from engine.games.tigris.reading.placement import can_be_placed, catastrophe_cells, leader_cells, tile_cells
from engine.games.tigris.reading.regions import (
    adjacent_cells,
    kingdom_at,
    kingdom_names,
    kingdoms_beside,
    name_at,
    survey,
    survey_without_leader,
)
from engine.games.tigris.reading.scoring import income
from engine.games.tigris.state import NO_LEADER_CELLS, Act, Build, Collect, State, Wars
from engine.games.tigris.view import TigrisView
from engine.games.tigris.vocabulary import CELL, LEADER, TILE
from engine.kit.annotations import Annotations
from engine.kit.counts import FourCounts
from engine.kit.question import NO_WORDS, A, illegal_move
from engine.kit.resources import unexplained_refusal


class Action(turn.Action[State, TigrisView, Draft, Act, A]):
    """A verb that uses one of the turn's actions. At the end of the action, treasures are taken (R4.2)."""

    def play(self, draft: Draft, seat: Seat, task: Act, arguments: A) -> None:
        draft.agenda.push(Collect())
        super().play(draft, seat, task, arguments)


def _is_cell_of(board: int, word: str) -> bool:
    """Whether a word names a cell whose bit is set in `board`."""
    return word in CELL_BY_NAME and board >> CELL_BY_NAME[word] & 1 > 0


def _tile_words_in_hand(state: State, seat: Seat) -> Words:
    return tuple(sphere.tile for sphere in SPHERES for _ in range(state.hands[seat][sphere]))


def _annotate_kingdom(annotations: Annotations, view: TigrisView, cell: int) -> None:
    annotations.note("kingdom", name_at(view.naming, view.board, cell))


class PlaceTile(Action[tuple[Sphere, int]]):
    """Place a tile from the hand on an empty cell, and score it or start wars (R6)."""

    name = "tile"
    takes = (TILE, CELL)
    reasons = ("cell-taken", "farm-off-river", "joins-three", "not-in-hand", "tile-on-river")
    events = ("kingdoms-joined", "tile-placed")

    def is_possible(self, state: State, seat: Seat, task: Act) -> bool:
        red, blue, green, black = state.hands[seat]
        if blue and tile_cells(state, Sphere.BLUE):
            return True
        return red + green + black > 0 and tile_cells(state, Sphere.RED) > 0

    def choices(self, state: State, seat: Seat, task: Act, words: Words) -> Sequence[str]:
        if words:
            return cell_names_of_bits(tile_cells(state, SPHERE_BY_TILE[words[0]]))
        hand = state.hands[seat]
        return [sphere.tile for sphere in SPHERES if hand[sphere] and tile_cells(state, sphere)]

    def is_choice(self, state: State, seat: Seat, task: Act, words: Words, word: str) -> bool:
        if words:
            return _is_cell_of(tile_cells(state, SPHERE_BY_TILE[words[0]]), word)
        return word in SPHERE_BY_TILE and state.hands[seat][SPHERE_BY_TILE[word]] > 0

    def carry_out(self, draft: Draft, seat: Seat, arguments: tuple[Sphere, int]) -> None:
        sphere, cell = arguments
        joined = kingdoms_beside(draft.board, cell)
        draft.spend_pieces(seat, sphere)
        draft.board = with_tiles(draft.board, sphere, draft.board.tiles[sphere] | 1 << cell)
        draft.journal.report("tile-placed", who=SeatRef(seat), tile=sphere.tile, cell=CELL_NAMES[cell])
        draft.agenda.push(Build(cell))
        if len(joined) > 1:
            named = kingdom_names(draft.start.naming, draft.start.board)
            first, second = (named[place].numeral for place in joined)
            draft.journal.report(
                "kingdoms-joined", who=SeatRef(seat), cell=CELL_NAMES[cell], first=first, second=second
            )
            draft.board = with_unification_tile(draft.board, cell)
            draft.agenda.push(Wars())
        else:
            _score_tile(draft, sphere, cell)

    def refusal(self, state: State, seat: Seat, task: Act, arguments: tuple[Sphere, int]) -> IllegalMove:
        sphere, cell = arguments
        if not state.hands[seat][sphere]:
            return illegal_move("not-in-hand", "R6.1", tiles=_tile_words_in_hand(state, seat))
        if survey(state.board).occupied >> cell & 1:
            return illegal_move("cell-taken", "R6.1", cell=CELL_NAMES[cell])
        if MAPS[state.map].rivers >> cell & 1 and sphere != Sphere.BLUE:
            return illegal_move("tile-on-river", "R6.1", tile=sphere.tile, cell=CELL_NAMES[cell])
        if sphere == Sphere.BLUE and not MAPS[state.map].rivers >> cell & 1:
            return illegal_move("farm-off-river", "R6.1", cell=CELL_NAMES[cell])
        return illegal_move("joins-three", "R6.2", cell=CELL_NAMES[cell], count=len(kingdoms_beside(state.board, cell)))

    def annotate(self, annotations: Annotations, view: TigrisView, seat: Seat, task: Act, words: Words) -> None:
        match words:
            case (tile,) if view.hand is not None:
                annotations.note("stock", (tile,) * view.hand[SPHERE_BY_TILE[tile]])
            case (_, cell):
                _annotate_kingdom(annotations, view, CELL_BY_NAME[cell])


def _score_tile(draft: Draft, sphere: Sphere, cell: int) -> None:
    kingdom = kingdom_at(draft.board, cell)
    ruler = kingdom and (kingdom.leader(sphere) or kingdom.leader(Sphere.BLACK))
    if ruler:
        draft.add_points(ruler.seat, sphere, 1, "tile")


class PlaceLeader(Action[tuple[Sphere, int]]):
    """Place a leader on a cell, from off the board or from another cell (R5)."""

    name = "leader"
    takes = (LEADER, CELL)
    reasons = ("cell-taken", "leader-joins", "leader-on-river", "leader-stays", "no-temple")
    events = ("leader-moved", "leader-placed")

    def is_possible(self, state: State, seat: Seat, task: Act) -> bool:
        cells = state.board.leaders[seat]
        if OFF_BOARD in cells and can_be_placed(state, seat, SPHERES[cells.index(OFF_BOARD)]):
            return True  # all leaders that are off the board may go to the same cells
        return any(can_be_placed(state, seat, sphere) for sphere in SPHERES if cells[sphere] != OFF_BOARD)

    def choices(self, state: State, seat: Seat, task: Act, words: Words) -> Sequence[str]:
        if words:
            return cell_names_of_bits(leader_cells(state, seat, SPHERE_BY_LEADER[words[0]]))
        return [sphere.leader for sphere in SPHERES if can_be_placed(state, seat, sphere)]

    def is_choice(self, state: State, seat: Seat, task: Act, words: Words, word: str) -> bool:
        if words:
            return _is_cell_of(leader_cells(state, seat, SPHERE_BY_LEADER[words[0]]), word)
        return word in SPHERE_BY_LEADER

    def carry_out(self, draft: Draft, seat: Seat, arguments: tuple[Sphere, int]) -> None:
        sphere, cell = arguments
        start = draft.board.leaders[seat][sphere]
        draft.move_leader(seat, sphere, cell)
        actor, leader = SeatRef(seat), sphere.leader
        if start == OFF_BOARD:
            draft.journal.report("leader-placed", who=actor, leader=leader, cell=CELL_NAMES[cell])
        else:
            draft.journal.report(
                "leader-moved", who=actor, leader=leader, start=CELL_NAMES[start], cell=CELL_NAMES[cell]
            )
        kingdom = kingdom_at(draft.board, cell)
        for rival in kingdom.leaders if kingdom else ():
            if rival.sphere == sphere and rival.seat != seat:
                start_revolt(draft, seat, sphere, rival.seat)
                return

    def refusal(self, state: State, seat: Seat, task: Act, arguments: tuple[Sphere, int]) -> IllegalMove:
        sphere, cell = arguments
        regions = survey_without_leader(state.board, seat, sphere)
        if cell == state.board.leaders[seat][sphere]:
            return illegal_move("leader-stays", "R5.3", leader=sphere.leader, cell=CELL_NAMES[cell])
        if regions.occupied >> cell & 1:
            return illegal_move("cell-taken", "R5.2", cell=CELL_NAMES[cell])
        if MAPS[state.map].rivers >> cell & 1:
            return illegal_move("leader-on-river", "R5.2", leader=sphere.leader, cell=CELL_NAMES[cell])
        if not adjacent_cells(regions.temples) >> cell & 1:
            return illegal_move("no-temple", "R5.2", leader=sphere.leader, cell=CELL_NAMES[cell])
        count = sum(kingdom.near >> cell & 1 for kingdom in regions.kingdoms)
        return illegal_move("leader-joins", "R5.2", cell=CELL_NAMES[cell], count=count)

    def annotate(self, annotations: Annotations, view: TigrisView, seat: Seat, task: Act, words: Words) -> None:
        if not words:
            return
        start = view.board.leaders[seat][SPHERE_BY_LEADER[words[0]]]
        if start != OFF_BOARD:
            annotations.note("from", CELL_NAMES[start])
        if len(words) > 1:
            cell = CELL_BY_NAME[words[1]]
            _annotate_kingdom(annotations, view, cell)
            annotations.note_number("temples", (adjacent_cells(1 << cell) & survey(view.board).temples).bit_count())


class WithdrawLeader(Action[tuple[Sphere]]):
    """Take a leader of the seat off the board (R5.1)."""

    name = "withdraw"
    takes = (LEADER,)
    reasons = ("leader-off-board",)
    events = ("leader-withdrawn",)

    def is_possible(self, state: State, seat: Seat, task: Act) -> bool:
        return state.board.leaders[seat] != NO_LEADER_CELLS

    def choices(self, state: State, seat: Seat, task: Act, words: Words) -> Sequence[str]:
        return [sphere.leader for sphere in SPHERES if state.board.leaders[seat][sphere] != OFF_BOARD]

    def carry_out(self, draft: Draft, seat: Seat, arguments: tuple[Sphere]) -> None:
        (sphere,) = arguments
        cell = draft.board.leaders[seat][sphere]
        draft.move_leader(seat, sphere, OFF_BOARD)
        draft.journal.report("leader-withdrawn", who=SeatRef(seat), leader=sphere.leader, cell=CELL_NAMES[cell])

    def refusal(self, state: State, seat: Seat, task: Act, arguments: tuple[Sphere]) -> IllegalMove:
        return illegal_move("leader-off-board", "R5.1", leader=arguments[0].leader)

    def annotate(self, annotations: Annotations, view: TigrisView, seat: Seat, task: Act, words: Words) -> None:
        if words:
            _annotate_kingdom(annotations, view, view.board.leaders[seat][SPHERE_BY_LEADER[words[0]]])


class PlaceCatastrophe(Action[tuple[int]]):
    """Place a catastrophe tile on a cell, which destroys any tile there (R11.1)."""

    name = "catastrophe"
    takes = (CELL,)
    reasons = (
        "catastrophe-on-catastrophe",
        "catastrophe-on-leader",
        "catastrophe-on-monument",
        "catastrophe-on-treasure",
        "no-catastrophes",
    )
    events = ("catastrophe-placed", "tile-destroyed")

    def is_possible(self, state: State, seat: Seat, task: Act) -> bool:
        return state.catastrophes[seat] > 0 and catastrophe_cells(state) > 0

    def choices(self, state: State, seat: Seat, task: Act, words: Words) -> Sequence[str]:
        return cell_names_of_bits(catastrophe_cells(state)) if state.catastrophes[seat] else NO_WORDS

    def is_choice(self, state: State, seat: Seat, task: Act, words: Words, word: str) -> bool:
        return state.catastrophes[seat] > 0 and _is_cell_of(catastrophe_cells(state), word)

    def carry_out(self, draft: Draft, seat: Seat, arguments: tuple[int]) -> None:
        (cell,) = arguments
        draft.use_catastrophe(seat)
        draft.journal.report("catastrophe-placed", who=SeatRef(seat), cell=CELL_NAMES[cell])
        for sphere in SPHERES:
            if draft.board.tiles[sphere] >> cell & 1:
                draft.discard_pieces(sphere)
                draft.journal.report("tile-destroyed", tile=sphere.tile, cell=CELL_NAMES[cell])
        draft.board = with_catastrophe(draft.board, cell)
        draft.remove_unsupported_leaders()

    def refusal(self, state: State, seat: Seat, task: Act, arguments: tuple[int]) -> IllegalMove:
        (cell,), board = arguments, state.board
        if not state.catastrophes[seat]:
            return illegal_move("no-catastrophes", "R11.1")
        for reason, cells in (
            ("catastrophe-on-leader", survey(board).leaders),
            ("catastrophe-on-treasure", board.treasures),
            ("catastrophe-on-monument", board.flipped),
        ):
            if cells >> cell & 1:
                return illegal_move(reason, "R11.1", cell=CELL_NAMES[cell])
        return illegal_move("catastrophe-on-catastrophe", "R11.1", cell=CELL_NAMES[cell])

    def explain_missing(self, state: State, seat: Seat, task: Act, words: Words) -> IllegalMove:
        return illegal_move("no-catastrophes", "R11.1") if not state.catastrophes[seat] else unexplained_refusal()

    def annotate(self, annotations: Annotations, view: TigrisView, seat: Seat, task: Act, words: Words) -> None:
        annotations.note_component(self.name)
        if words:
            _annotate_kingdom(annotations, view, CELL_BY_NAME[words[0]])
        else:
            annotations.note("left", view.catastrophes[seat])


class SwapTiles(Action[FourCounts]):
    """Put away tiles unseen, given in the order of colours, and draw as many new ones (R11.2)."""

    name = "swap"
    takes = (TILE.with_name("tile1"),)
    takes_optionally = tuple([TILE.with_name(f"tile{place}") for place in range(2, HAND_SIZE + 1)])
    secret = True
    kind = VerbKind.NAMES_ONLY
    reasons = ("incomplete", "not-in-hand", "swap-order")
    events = ("swapped",)

    def read(self, words: Words) -> FourCounts:
        if not words:
            raise BadWords("incomplete", ("verb", self.name))
        spheres = [TILE.read(word) for word in words]
        if spheres != sorted(spheres):
            raise BadWords("swap-order", ("tiles", tuple(sphere.tile for sphere in sorted(spheres))))
        red, blue, green, black = (spheres.count(sphere) for sphere in SPHERES)
        return (red, blue, green, black)

    def is_possible(self, state: State, seat: Seat, task: Act) -> bool:
        return any(state.hands[seat])

    def choices(self, state: State, seat: Seat, task: Act, words: Words) -> Sequence[str]:
        hand, first = state.hands[seat], SPHERE_BY_TILE[words[-1]] if words else 0
        return [sphere.tile for sphere in SPHERES[first:] if hand[sphere] > words.count(sphere.tile)]

    def is_choice(self, state: State, seat: Seat, task: Act, words: Words, word: str) -> bool:
        if word not in SPHERE_BY_TILE or (words and SPHERE_BY_TILE[word] < SPHERE_BY_TILE[words[-1]]):
            return False
        return state.hands[seat][SPHERE_BY_TILE[word]] > words.count(word)

    def carry_out(self, draft: Draft, seat: Seat, arguments: FourCounts) -> None:
        for sphere in SPHERES:
            if arguments[sphere]:
                draft.remove_unseen(seat, sphere, arguments[sphere])
        count = sum(arguments)
        draft.journal.report("swapped", who=SeatRef(seat), count=count)
        if not draft.draw(seat, count):
            end_game(draft, "tiles")

    def refusal(self, state: State, seat: Seat, task: Act, arguments: FourCounts) -> IllegalMove:
        return illegal_move("not-in-hand", "R11.2", tiles=_tile_words_in_hand(state, seat))

    def annotate(self, annotations: Annotations, view: TigrisView, seat: Seat, task: Act, words: Words) -> None:
        """Note the tiles that stay in the hand after a whole move, if they have one colour and the swapped ones
        several."""
        *tiles, last = words or ("",)
        if view.hand is not None and last == STOP:
            left = Counter({sphere.tile: view.hand[sphere] for sphere in SPHERES}) - Counter(tiles)
            if len(left) == 1 < len({*tiles}):
                annotations.note("stays", tuple(left.elements()))


class EndTurn(Answer[Act, tuple[()]]):
    """End the turn: income, new tiles, then the next player's turn or the end of the game (R4.3)."""

    name = "end"
    events = ("turn-ended",)

    def play(self, draft: Draft, seat: Seat, task: Act, arguments: tuple[()]) -> None:
        draft.journal.report("turn-ended", who=SeatRef(seat))
        draft.conflict = None
        for sphere in income(draft.board, seat):
            draft.add_points(seat, sphere, 1, "monument")
        if not _refill_hands(draft):
            end_game(draft, "tiles")
        elif draft.board.treasures.bit_count() <= TREASURES_LEFT_AT_END:
            end_game(draft, "treasures")
        else:
            draft.turn = (seat + 1) % len(draft.hands)
            draft.actions = ACTIONS_A_TURN
            draft.agenda.tasks = (Act(),)


def _refill_hands(draft: Draft) -> bool:
    """Refill all hands that are not full until the bag has too few tiles. Return whether it had enough."""
    for seat in draft.clockwise():
        missing = HAND_SIZE - sum(draft.hands[seat])
        if missing and not draft.draw(seat, missing):
            return False
    return True


class ActionQuestion(turn.ActionQuestion[State, TigrisView, Draft, Act]):
    """Ask for one of the two actions of a turn, or its end."""

    task = Act
    answers = (PlaceTile(), PlaceLeader(), WithdrawLeader(), PlaceCatastrophe(), SwapTiles(), EndTurn())
    action_limit_rule = "R4.1"
