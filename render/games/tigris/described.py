"""Positions as text: the whole position, line by line in a fixed order, and the alt texts of the pictures."""

from collections.abc import Iterator, Sequence

from engine.game import Event, Seat, SeatRef
from engine.games.tigris.pieces import SPHERES, TILE_WORDS, monument_word
from engine.games.tigris.places import CELL_NAMES, CELLS, MAPS, OFF_BOARD, ROW_BITS, cells_of_bits
from engine.games.tigris.reading.regions import (
    Kingdom,
    colours_at_war,
    kingdom_names,
    kingdoms,
    without_unification_tile,
)
from engine.games.tigris.state import Act, Build, Conflict, Monument, Task, Wars
from engine.games.tigris.view import TigrisView
from render.context import PictureContext
from render.games.kingdoms.alt import decision_lines, fight_text, full_name_of, question_lines, side_text
from render.games.kingdoms.symbols import letters_of
from render.games.tigris.setting import corner_cells, deciding_seat
from render.kit.headline import event_sentences
from render.scene import shorten_alt

_MONUMENT_STEP = ROW_BITS + 1
"""Distance from the first cell of a monument to its last, in cell numbers."""


def describe(view: TigrisView, context: PictureContext) -> tuple[str, ...]:
    """Return lines about everything that the view shows: the reader's hand, the question, the land kingdom by kingdom,
    the players, the supplies and the map."""
    parts = (_hand_lines, _question_lines, _kingdom_lines, _player_lines, _map_lines)
    return tuple(line for part in parts for line in part(view, context))


def _hand_lines(view: TigrisView, context: PictureContext) -> Iterator[str]:
    if view.hand is not None:
        yield context.say("picture-alt-hand", tiles=tile_words(view.hand))
    if view.swapped is not None and any(view.swapped):
        yield context.say("twin-swapped", tiles=tile_words(view.swapped))


def _question_lines(view: TigrisView, context: PictureContext) -> Iterator[str]:
    yield from question_lines(view, context, deciding_seat(view), (_task_text(task, context) for task in view.agenda))
    if view.conflict is not None:
        yield from _conflict_lines(view.conflict, context)


def _task_text(task: Task, context: PictureContext) -> str:
    if isinstance(task, Build):
        return context.say("twin-task-build", cell=CELL_NAMES[task.cell])
    return context.say(f"twin-task-{type(task).__name__.lower()}")


def _conflict_lines(conflict: Conflict, context: PictureContext) -> Iterator[str]:
    yield fight_text(context, conflict, SeatRef)
    yield context.say("twin-conflict", cell=CELL_NAMES[conflict.cell])
    for side in (conflict.attacker, conflict.defender):
        yield side_text(context, side, cell=CELL_NAMES[side.cell], supporters=_cell_names(side.supporters, context))
    if conflict.winner is not None:
        yield context.say("twin-winner", winner=SeatRef(conflict.winner))


def _kingdom_lines(view: TigrisView, context: PictureContext) -> Iterator[str]:
    outside = sum(1 << cell for cell in CELLS)
    for name, kingdom in zip(
        kingdom_names(view.naming, view.board), kingdoms(without_unification_tile(view.board)), strict=True
    ):
        outside &= ~kingdom.cells
        for line in (*_leader_texts(view, context, kingdom), *_piece_texts(view, context, kingdom.cells)):
            yield context.say("twin-kingdom", numeral=name.numeral, text=line)
    for line in _piece_texts(view, context, outside):
        yield context.say("twin-outside", text=line)
    if view.board.covered != OFF_BOARD:
        yield context.say("twin-covered", cell=CELL_NAMES[view.board.covered])
    if view.board.catastrophes:
        yield context.say("twin-catastrophes", cells=_cell_names(view.board.catastrophes, context))


def _leader_texts(view: TigrisView, context: PictureContext, kingdom: Kingdom) -> Iterator[str]:
    for seat, sphere in kingdom.leaders:
        yield context.say(
            "twin-leader",
            leader=sphere.leader,
            who=SeatRef(seat),
            letter=letters_of(context)[sphere],
            cell=CELL_NAMES[view.board.leaders[seat][sphere]],
            strength=(view.board.tiles[sphere] & kingdom.cells).bit_count(),
        )


def _piece_texts(view: TigrisView, context: PictureContext, within: int) -> Iterator[str]:
    """Yield a sentence on each kind of piece that is on the cells of the mask `within`."""
    board = view.board
    for sphere in SPHERES:
        if board.tiles[sphere] & within:
            yield context.say(
                "twin-tiles", tile=TILE_WORDS[sphere], cells=_cell_names(board.tiles[sphere] & within, context)
            )
    if board.flipped & within:
        yield context.say("twin-face-down", cells=_cell_names(board.flipped & within, context))
    if board.treasures & within:
        yield context.say("twin-treasures", cells=_cell_names(board.treasures & within, context))
    for monument in board.monuments:
        if within >> monument.cell & 1:
            yield _monument_text(monument, context)


def _monument_text(monument: Monument, context: PictureContext) -> str:
    first, last = CELL_NAMES[monument.cell], CELL_NAMES[monument.cell + _MONUMENT_STEP]
    return context.say("twin-monument", monument=monument_word(monument.colours), first=first, last=last)


def _player_lines(view: TigrisView, context: PictureContext) -> Iterator[str]:
    for seat in range(len(view.dynasties)):
        yield from player_facts(view, context, seat)


def player_facts(view: TigrisView, context: PictureContext, seat: Seat) -> Iterator[str]:
    """Yield sentences on what is visible of one seat: points, hand size, catastrophes, swaps, and leaders at home."""
    yield context.say("twin-player", who=SeatRef(seat), dynasty=view.dynasties[seat])
    yield _scores_text(view, context, seat)
    yield context.say("twin-held", held=view.hands[seat], number=view.catastrophes[seat])
    if view.swaps[seat]:
        yield context.say("twin-swaps", count=view.swaps[seat])
    home = tuple(sphere.leader for sphere in SPHERES if view.board.leaders[seat][sphere] == OFF_BOARD)
    if home:
        yield context.say("twin-home", leaders=home)


def _scores_text(view: TigrisView, context: PictureContext, seat: Seat) -> str:
    points, treasures = view.points[seat], view.treasures[seat]
    if points is None or treasures is None:
        return context.say("twin-hidden")
    red, blue, green, black = points
    return context.say("picture-alt-points", red=red, blue=blue, green=green, black=black, treasures=treasures)


def _map_lines(view: TigrisView, context: PictureContext) -> Iterator[str]:
    yield context.say("picture-alt-left", bag=view.bag, treasures=view.board.treasures.bit_count())
    if any(view.out):
        yield context.say("twin-out", tiles=tile_words(view.out))
    chosen = {"map": view.map, "english-variant": _yes_or_no(view.english), "open-scores": _yes_or_no(view.open_scores)}
    for option, choice in chosen.items():
        yield context.say("lobby-option", option=context.say(f"option-{option}"), choice=choice)
    yield context.say("twin-rivers", stretches=", ".join(_cell_ranges(MAPS[view.map].rivers)))
    yield context.say("twin-corners", cells=_cell_names(corner_cells(view), context))


def _yes_or_no(chosen: bool) -> str:
    return "yes" if chosen else "no"


def _cell_ranges(board: int) -> Iterator[str]:
    """Yield the names of a mask's cells row by row, with adjacent cells joined to a range."""
    first: int | None = None
    for cell in cells_of_bits(board):
        if first is None:
            first = cell
        if not board >> (cell + 1) & 1:
            yield CELL_NAMES[first] if first == cell else f"{CELL_NAMES[first]}–{CELL_NAMES[cell]}"
            first = None


def _cell_names(board: int, context: PictureContext) -> str:
    return ", ".join(CELL_NAMES[cell] for cell in cells_of_bits(board)) or context.say("twin-nothing")


_TOLD_EVENTS = (
    "leader-placed", "leader-moved", "leader-withdrawn", "leader-home", "tile-placed", "catastrophe-placed", "swapped",
    "revolt-began", "war-began", "conflict-won", "monument-built", "treasure-taken", "final-score",
)  # fmt: skip


def board_alt(view: TigrisView, context: PictureContext, recent: Sequence[Event] = ()) -> str:
    """Return a text about recent events, the deciding seat, the conflict or the possible wars, each kingdom with its
    leaders and their strengths, and the remaining supplies."""
    return shorten_alt(" ".join((*event_sentences(context, recent, _TOLD_EVENTS), *_position_sentences(view, context))))


def _position_sentences(view: TigrisView, context: PictureContext) -> Iterator[str]:
    yield from decision_lines(view, context, deciding_seat(view), is_action=view.agenda[:1] == (Act(),))
    if view.agenda[:1] == (Wars(),):
        yield context.say("picture-alt-leaders", leaders=tuple(sphere.leader for sphere in colours_at_war(view.board)))
    for name, kingdom in zip(
        kingdom_names(view.naming, view.board), kingdoms(without_unification_tile(view.board)), strict=True
    ):
        yield context.say("picture-alt-kingdom", numeral=name.numeral, leaders=_leaders_text(view, context, kingdom))
    yield context.say("picture-alt-left", bag=view.bag, treasures=view.board.treasures.bit_count())


def _leaders_text(view: TigrisView, context: PictureContext, kingdom: Kingdom) -> str:
    sentences = []
    for seat, sphere in kingdom.leaders:
        strength = (view.board.tiles[sphere] & kingdom.cells).bit_count()
        name = full_name_of(view, context, seat)
        sentences.append(context.say("picture-alt-leader", leader=sphere.leader, name=name, strength=strength))
    return ", ".join(sentences)


def hand_alt(view: TigrisView, context: PictureContext) -> str:
    """Return a text about the reader's tiles, points and treasures. Only the reader may see it."""
    hand, points, treasures = _hand_counts(view)
    red, blue, green, black = points
    scores = context.say("picture-alt-points", red=red, blue=blue, green=green, black=black, treasures=treasures)
    return shorten_alt(f"{context.say('picture-alt-hand', tiles=tile_words(hand))} {scores}")


def tile_words(counts: Sequence[int]) -> tuple[str, ...]:
    """Return a word for every tile, given the number of tiles of each colour."""
    return tuple(TILE_WORDS[sphere] for sphere, count in enumerate(counts) for _ in range(count))


def _hand_counts(view: TigrisView) -> tuple[tuple[int, ...], tuple[int, ...], int]:
    seat = view.seat if view.seat is not None else 0
    return view.hand or (0, 0, 0, 0), view.points[seat] or (0, 0, 0, 0), view.treasures[seat] or 0
