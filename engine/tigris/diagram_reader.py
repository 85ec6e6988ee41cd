"""Reading a diagram back: the board, and of the legend whatever is written there."""

from dataclasses import dataclass

from engine.game import Seat
from engine.tigris.actions import MONUMENT_WORDS
from engine.tigris.board import BY_NAME, CELLS, HEIGHT, OFF_BOARD, WIDTH
from engine.tigris.diagram import HIDDEN, NOTHING, diagram
from engine.tigris.pieces import ACTIONS, DYNASTIES, LEADERS, TILES, Sphere
from engine.tigris.setup import NONE
from engine.tigris.state import Act, Board, Build, Collect, Conflict, Fight, FourCounts, Monument, Side, Task, Wars
from engine.tigris.view import TigrisView

_TASKS: dict[str, Task] = {"act": Act(), "fight": Fight(), "wars": Wars(), "collect": Collect()}
_TILES = {tile[0]: sphere for sphere, tile in enumerate(TILES)}
_LEADERS = {leader[0]: sphere for sphere, leader in enumerate(LEADERS)}


class BadDiagram(ValueError):
    """A text that is no diagram."""


@dataclass(frozen=True, slots=True)
class _Legend:
    lines: dict[str, str]

    @property
    def dynasties(self) -> tuple[str, ...]:
        return tuple(name for name in self.lines if name in DYNASTIES)

    def seat(self, name: str) -> Seat:
        return self.dynasties.index(name)

    def line(self, name: str, default: str = NOTHING) -> str:
        return self.lines.get(name, default)

    def of_players(self, name: str, default: str) -> tuple[str, ...]:
        """What each player's line says of one thing."""
        lines = (dict(fact.split("=", 1) for fact in self.lines[mark].split()) for mark in self.dynasties)
        return tuple(facts.get(name, default) for facts in lines)


def read_diagram(text: str) -> TigrisView:
    """The view that `diagram` wrote, or a person did. Raises BadDiagram."""
    try:
        view = _read(text)
        if _read(diagram(view)) != view:
            raise BadDiagram("it contradicts itself")
    except (ValueError, KeyError, IndexError) as fault:
        raise BadDiagram(f"no diagram: {fault}") from fault
    return view


def _read(text: str) -> TigrisView:
    lines = [line for line in text.splitlines() if line.strip()]
    pairs = (line.partition(":") for line in lines[HEIGHT:])
    legend = _Legend({name.strip(): value.strip() for name, _, value in pairs})
    seen_by = legend.line("seen-by", HIDDEN)
    seat = None if seen_by == HIDDEN else legend.seat(seen_by)
    turn, actions = legend.line("turn", f"{legend.dynasties[0]} {ACTIONS}").split()
    hands = legend.of_players("hand", HIDDEN)
    swapped = legend.of_players("swapped", HIDDEN)
    return TigrisView(
        seat=seat,
        map=legend.line("map", "standard"),
        dynasties=legend.dynasties,
        english=legend.line("english-variant") == "yes",
        open_scores=legend.line("open-scores") == "yes",
        board=_board(lines[:HEIGHT], legend),
        turn=legend.seat(turn),
        actions=int(actions),
        hand=None if seat is None else _counts(hands[seat]),
        hands=tuple(map(int, legend.of_players("tiles", "0"))),
        swapped=None if seat is None else _counts(swapped[seat]),
        swaps=tuple(map(int, legend.of_players("swaps", "0"))),
        catastrophes=tuple(map(int, legend.of_players("catastrophes", "0"))),
        points=tuple(map(_counts, legend.of_players("points", HIDDEN))),
        treasures=tuple(None if kept == HIDDEN else int(kept) for kept in legend.of_players("treasures", HIDDEN)),
        bag=int(legend.line("bag", "0")),
        out=_counts(legend.line("out", HIDDEN)) or NONE,
        agenda=tuple(_task(word) for word in legend.line("agenda").split() if word != NOTHING),
        conflict=_conflict(legend),
        ended="" if legend.line("ended") == NOTHING else legend.line("ended"),
    )


def _counts(written: str) -> FourCounts | None:
    if written == HIDDEN:
        return None
    red, blue, green, black = map(int, written.split(","))
    return (red, blue, green, black)


def _task(word: str) -> Task:
    name, _, cell = word.partition("=")
    return Build(BY_NAME[cell]) if name == "build" else _TASKS[name]


def _board(rows: list[str], legend: _Legend) -> Board:
    tiles = [0, 0, 0, 0]
    flipped = catastrophes = treasures = 0
    covered = OFF_BOARD
    leaders = [[OFF_BOARD] * 4 for _ in legend.dynasties]
    capitals = [name[0].upper() for name in legend.dynasties]
    for cell, sign in zip(CELLS, _signs(rows), strict=True):
        letter, mark, bit = sign[0], sign[1], 1 << cell
        if letter in capitals:
            leaders[capitals.index(letter)][_LEADERS[mark]] = cell
        elif letter == "#":
            catastrophes |= bit
        elif letter == "x":
            flipped |= bit
        elif letter not in ".~":
            tiles[_TILES[letter]] |= bit
        treasures |= bit if mark == "$" else 0
        covered = cell if mark == "+" else covered
    seats = tuple((row[0], row[1], row[2], row[3]) for row in leaders)
    drawn = (tiles[0], tiles[1], tiles[2], tiles[3])
    return Board(drawn, flipped, catastrophes, treasures, seats, _monuments(legend), covered)


def _signs(rows: list[str]) -> list[str]:
    signs = [row.ljust(3 * WIDTH)[3 * column : 3 * column + 2] for row in rows for column in range(WIDTH)]
    if "  " in signs:
        raise BadDiagram(f"expected {HEIGHT} rows of {WIDTH} cells")
    return signs


def _monuments(legend: _Legend) -> tuple[Monument, ...]:
    pairs = (word.split("=") for word in legend.line("monuments").split() if word != NOTHING)
    return tuple(Monument(MONUMENT_WORDS[word], BY_NAME[cell]) for word, cell in pairs)


def _conflict(legend: _Legend) -> Conflict | None:
    if "conflict" not in legend.lines:
        return None
    kind, leader, cell, winner = legend.line("conflict").split()
    return Conflict(
        kind,
        Sphere(LEADERS.index(leader)),
        BY_NAME[cell],
        _side(legend, "attacker"),
        _side(legend, "defender"),
        None if winner == NOTHING else legend.seat(winner),
    )


def _side(legend: _Legend, name: str) -> Side:
    mark, cell, written, added = legend.line(name).split()
    supporters = [BY_NAME[word] for word in written.split(",") if word != NOTHING]
    bits = sum(1 << supporter for supporter in supporters)
    waits = added == HIDDEN
    return Side(legend.seat(mark), BY_NAME[cell], len(supporters), bits, 0 if waits else int(added), not waits)
