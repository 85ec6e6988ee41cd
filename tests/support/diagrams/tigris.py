"""Read a diagram of Tigris & Euphrates: the board, and those parts of the legend that are written."""

from typing import TypedDict

from engine.games.kingdoms.legend import HIDDEN, NOTHING
from engine.games.tigris.diagram import write_diagram
from engine.games.tigris.pieces import ACTIONS_A_TURN, DYNASTIES, LEADER_WORDS, TILE_WORDS, Sphere
from engine.games.tigris.places import CELL_BY_NAME, CELLS, MAP_HEIGHT, MAP_WIDTH, OFF_BOARD
from engine.games.tigris.state import Act, Board, Build, Collect, Conflict, Fight, Monument, Side, Task, Wars
from engine.games.tigris.view import TigrisView
from engine.games.tigris.vocabulary import MONUMENT
from engine.kit.counts import NO_PIECES, FourCounts
from tests.support.diagrams.legend import BadDiagram, Legend, four, read_back, read_legend

_TASKS: dict[str, Task] = {"act": Act(), "fight": Fight(), "wars": Wars(), "collect": Collect()}
_TILES = {tile[0]: sphere for sphere, tile in enumerate(TILE_WORDS)}
_LEADERS = {leader[0]: sphere for sphere, leader in enumerate(LEADER_WORDS)}


def read_diagram(text: str) -> TigrisView:
    """Return the view that a text describes, written by `write_diagram` or by a person. Raises BadDiagram."""
    return read_back(text, _read, write_diagram)


def _read(text: str) -> TigrisView:
    lines = [line for line in text.splitlines() if line.strip()]
    legend = read_legend(lines[MAP_HEIGHT:], DYNASTIES)
    turn, actions = legend.turn(ACTIONS_A_TURN)
    return TigrisView(
        seat=legend.viewer,
        map=legend.line("map", "standard"),
        dynasties=legend.marks,
        english=legend.is_set("english-variant"),
        open_scores=legend.is_set("open-scores"),
        board=_board(lines[:MAP_HEIGHT], legend),
        turn=turn,
        actions=actions,
        **_stocks(legend),
        agenda=tuple(map(_task, legend.words("agenda"))),
        conflict=_conflict(legend),
        ended=legend.ended,
    )


class _Stocks(TypedDict):
    hand: FourCounts | None
    hands: tuple[int, ...]
    swapped: FourCounts | None
    swaps: tuple[int, ...]
    catastrophes: tuple[int, ...]
    points: tuple[FourCounts | None, ...]
    treasures: tuple[int | None, ...]
    bag: int
    out: FourCounts


def _stocks(legend: Legend) -> _Stocks:
    """Return the players' stocks, the bag and the tiles that left the game."""
    kept = legend.of_players("treasures", HIDDEN)
    return _Stocks(
        hand=four(legend.own("hand")),
        hands=legend.numbers("tiles"),
        swapped=four(legend.own("swapped")),
        swaps=legend.numbers("swaps"),
        catastrophes=legend.numbers("catastrophes"),
        points=tuple(map(four, legend.of_players("points", HIDDEN))),
        treasures=tuple(None if treasures == HIDDEN else int(treasures) for treasures in kept),
        bag=legend.number("bag"),
        out=four(legend.line("out", HIDDEN)) or NO_PIECES,
    )


def _task(word: str) -> Task:
    name, _, cell = word.partition("=")
    return Build(CELL_BY_NAME[cell]) if name == "build" else _TASKS[name]


def _board(rows: list[str], legend: Legend) -> Board:
    tiles = [0, 0, 0, 0]
    flipped = catastrophes = treasures = 0
    covered = OFF_BOARD
    leaders = [[OFF_BOARD] * 4 for _ in legend.marks]
    capitals = [name[0].upper() for name in legend.marks]
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
    signs = [row.ljust(3 * MAP_WIDTH)[3 * column : 3 * column + 2] for row in rows for column in range(MAP_WIDTH)]
    if "  " in signs:
        raise BadDiagram(f"expected {MAP_HEIGHT} rows of {MAP_WIDTH} cells")
    return signs


def _monuments(legend: Legend) -> tuple[Monument, ...]:
    pairs = (word.split("=") for word in legend.words("monuments"))
    return tuple(Monument(MONUMENT.meanings[word], CELL_BY_NAME[cell]) for word, cell in pairs)


def _conflict(legend: Legend) -> Conflict | None:
    if "conflict" not in legend.lines:
        return None
    kind, leader, cell, winner = legend.line("conflict").split()
    return Conflict(
        kind,
        Sphere(LEADER_WORDS.index(leader)),
        CELL_BY_NAME[cell],
        _side(legend, "attacker"),
        _side(legend, "defender"),
        legend.seat_or_none(winner),
    )


def _side(legend: Legend, name: str) -> Side:
    mark, cell, written, added = legend.line(name).split()
    supporters = [CELL_BY_NAME[word] for word in written.split(",") if word != NOTHING]
    bits = sum(1 << supporter for supporter in supporters)
    waits = added == HIDDEN
    return Side(legend.seat(mark), CELL_BY_NAME[cell], len(supporters), bits, 0 if waits else int(added), not waits)
