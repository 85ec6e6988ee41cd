"""The whole position in words, line by line in a fixed order: for those who hear a game instead of seeing it."""

from collections.abc import Iterator

from engine.game import Seat, Who
from engine.tigris.board import CELLS, MAPS, NAMES, OFF_BOARD, STRIDE, cells
from engine.tigris.pieces import SPHERES, TILES, monument_word
from engine.tigris.regions import Kingdom, kingdoms, numeral
from engine.tigris.state import Build, Conflict, FourCounts, Monument, Side, Task
from engine.tigris.view import TigrisView
from render.games.tigris.setting import apart, corners, deciding
from render.reader import Reader

_SQUARE = STRIDE + 1
"""From the first cell of a monument to its last."""


def twin(view: TigrisView, look: Reader) -> tuple[str, ...]:
    """All that the view shows: the own hand, what is asked, the land kingdom by kingdom, the players, the map."""
    return (*_own(view, look), *_asked(view, look), *_lands(view, look), *_players(view, look), *_map(view, look))


def _own(view: TigrisView, look: Reader) -> Iterator[str]:
    if view.hand is not None:
        yield look.say("picture-alt-hand", tiles=_counted(view.hand, look))
    if view.swapped is not None and any(view.swapped):
        yield look.say("twin-swapped", tiles=_counted(view.swapped, look))


def _asked(view: TigrisView, look: Reader) -> Iterator[str]:
    yield look.say("twin-turn", who=Who(view.turn), left=view.actions)
    seat = deciding(view)
    if seat is None:
        yield look.say("event-game-ended", reason=view.ended)
    else:
        yield look.say("picture-alt-decides", name=Who(seat))
    if view.agenda:
        yield look.say("twin-agenda", tasks="; ".join(_task(task, look) for task in view.agenda))
    if view.conflict is not None:
        yield from _conflict(view.conflict, look)


def _task(task: Task, look: Reader) -> str:
    if isinstance(task, Build):
        return look.say("twin-task-build", cell=NAMES[task.cell])
    return look.say(f"twin-task-{type(task).__name__.lower()}")


def _conflict(conflict: Conflict, look: Reader) -> Iterator[str]:
    yield look.say(
        f"picture-alt-{conflict.kind}",
        attacker=Who(conflict.attacker.seat),
        defender=Who(conflict.defender.seat),
        leader=conflict.sphere.leader,
        attack=conflict.attacker.strength,
        defence=conflict.defender.strength,
    )
    yield look.say("twin-conflict", cell=NAMES[conflict.cell])
    yield from (_side(side, look) for side in (conflict.attacker, conflict.defender))
    if conflict.winner is not None:
        yield look.say("twin-winner", winner=Who(conflict.winner))


def _side(side: Side, look: Reader) -> str:
    added = look.say("twin-added", count=side.added) if side.committed else look.say("twin-undecided")
    return look.say(
        "twin-side", who=Who(side.seat), cell=NAMES[side.cell], supporters=_named(side.supporters, look), added=added
    )


def _lands(view: TigrisView, look: Reader) -> Iterator[str]:
    outside = sum(1 << cell for cell in CELLS)
    for number, kingdom in enumerate(kingdoms(apart(view.board))):
        outside &= ~kingdom.cells
        yield look.say("twin-kingdom", numeral=numeral(number))
        yield from _leaders(view, look, kingdom)
        yield from _pieces(view, look, kingdom.cells)
    loose = tuple(_pieces(view, look, outside))
    if loose:
        yield look.say("twin-outside")
        yield from loose
    if view.board.covered != OFF_BOARD:
        yield look.say("twin-covered", cell=NAMES[view.board.covered])
    if view.board.catastrophes:
        yield look.say("twin-catastrophes", cells=_named(view.board.catastrophes, look))


def _leaders(view: TigrisView, look: Reader, kingdom: Kingdom) -> Iterator[str]:
    for seat, sphere in kingdom.leaders:
        yield look.say(
            "twin-leader",
            leader=sphere.leader,
            who=Who(seat),
            letter=look.letters[sphere],
            cell=NAMES[view.board.leaders[seat][sphere]],
            strength=(view.board.tiles[sphere] & kingdom.cells).bit_count(),
        )


def _pieces(view: TigrisView, look: Reader, within: int) -> Iterator[str]:
    """What lies on some of the cells, kind by kind."""
    board = view.board
    for sphere in SPHERES:
        if board.tiles[sphere] & within:
            yield look.say("twin-tiles", tile=TILES[sphere], cells=_named(board.tiles[sphere] & within, look))
    if board.flipped & within:
        yield look.say("twin-face-down", cells=_named(board.flipped & within, look))
    if board.treasures & within:
        yield look.say("twin-treasures", cells=_named(board.treasures & within, look))
    for monument in board.monuments:
        if within >> monument.cell & 1:
            yield _monument(monument, look)


def _monument(monument: Monument, look: Reader) -> str:
    first, last = NAMES[monument.cell], NAMES[monument.cell + _SQUARE]
    return look.say("twin-monument", monument=monument_word(monument.colours), first=first, last=last)


def _players(view: TigrisView, look: Reader) -> Iterator[str]:
    for seat, dynasty in enumerate(view.dynasties):
        yield look.say("twin-player", who=Who(seat), dynasty=dynasty)
        yield _scores(view, look, seat)
        yield look.say("twin-held", held=view.hands[seat], number=view.catastrophes[seat])
        if view.swaps[seat]:
            yield look.say("twin-swaps", count=view.swaps[seat])
        home = tuple(sphere.leader for sphere in SPHERES if view.board.leaders[seat][sphere] == OFF_BOARD)
        if home:
            yield look.say("twin-home", leaders=home)


def _scores(view: TigrisView, look: Reader, seat: Seat) -> str:
    points, treasures = view.points[seat], view.treasures[seat]
    if points is None or treasures is None:
        return look.say("twin-hidden")
    red, blue, green, black = points
    return look.say("picture-alt-points", red=red, blue=blue, green=green, black=black, treasures=treasures)


def _map(view: TigrisView, look: Reader) -> Iterator[str]:
    yield look.say("picture-alt-left", bag=view.bag, treasures=view.board.treasures.bit_count())
    if any(view.out):
        yield look.say("twin-out", tiles=_counted(view.out, look))
    chosen = {"map": view.map, "english-variant": _yes(view.english), "open-scores": _yes(view.open_scores)}
    for option, choice in chosen.items():
        yield look.say("lobby-option", option=look.say(f"option-{option}"), choice=choice)
    yield look.say("twin-rivers", stretches=", ".join(_stretches(MAPS[view.map].rivers)))
    yield look.say("twin-corners", cells=_named(corners(view), look))


def _yes(chosen: bool) -> str:
    return "yes" if chosen else "no"


def _stretches(board: int) -> Iterator[str]:
    """The cells row by row, those side by side as one range."""
    first: int | None = None
    for cell in cells(board):
        if first is None:
            first = cell
        if not board >> (cell + 1) & 1:
            yield NAMES[first] if first == cell else f"{NAMES[first]}–{NAMES[cell]}"
            first = None


def _counted(counts: FourCounts, look: Reader) -> str:
    told = [look.say("picture-alt-tiles", tile=TILES[sphere], count=counts[sphere]) for sphere in SPHERES]
    return ", ".join(text for text, count in zip(told, counts, strict=True) if count) or look.say("picture-alt-empty")


def _named(board: int, look: Reader) -> str:
    return ", ".join(NAMES[cell] for cell in cells(board)) or look.say("twin-nothing")
